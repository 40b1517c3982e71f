"""The pictures of the book: every number on them comes from a derivation or from the edition."""

from collections.abc import Callable

from zhouli import derivations  # noqa: F401  (registers them)
from zhouli.charts.bars import grants, sensitivity, tax_staircase
from zhouli.charts.channels import lodged_well, two_grids
from zhouli.charts.districts import nine_zones, officers
from zhouli.charts.figure import Figure
from zhouli.charts.land import borrowing, eighteen_parts, nested_squares
from zhouli.charts.networks import graph, transmission
from zhouli.charts.people import ladders, nine_grades
from zhouli.charts.wells import cheng_and_tong, three_sides, well

CHARTS: dict[str, Callable[[], Figure]] = {
    f.__name__: f
    for f in (
        nested_squares,
        eighteen_parts,
        borrowing,
        tax_staircase,
        sensitivity,
        grants,
        ladders,
        nine_grades,
        officers,
        nine_zones,
        well,
        cheng_and_tong,
        three_sides,
        two_grids,
        lodged_well,
        transmission,
        graph,
    )
}
__all__ = ["CHARTS", "Figure", *CHARTS]
