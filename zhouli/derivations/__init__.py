"""Every derivation of the book, one module a subject, in the order in which they rest on one another.

Importing this package registers them in `zhouli.derivation.BOOK`.
"""

from zhouli.derivations import (  # noqa: F401, I001
    measures, eighteenths, domain, rings, borrowing, taxes, grants,
    ladders, labour, grades, armies, census, outer_districts, liu_ji,
    wells, pastures, levies, wells_ours, allotments, channels, public_field,
)  # fmt: skip
