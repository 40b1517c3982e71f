"""Decision tables: what they answer, what they leave unsaid, where they say two things, and what they refuse."""

from collections.abc import Callable, Iterator

import pytest

from zhouli.citing import cite
from zhouli.coverage import numerals_of
from zhouli.decision import Table, decision_table, find_table, table_fingerprint, tables
from zhouli.derivation import Refused
from zhouli.library import current, edition
from zhouli.sphinx_ext import blocks

LAND = {"園廛": "gardens and house-plots", "近郊": "the near suburb", "遠郊": "the far suburb", "甸": "the *dian*", "漆林": "lacquer groves"}
AT = "zaishi.3.jing.1"


def rates(t: Table) -> None:
    """The rates of 載師 as a table."""
    t.asks("land", "which land", LAND)
    t.gives("rate", "what share is taken")
    t.rule("garden", "園廛【二十而一】", {"land": "園廛"}, "rate")
    t.rule("near", "近郊【十一】", {"land": "近郊"}, "rate")
    t.rule("far", "遠郊【二十而三】", {"land": "遠郊"}, "rate")
    t.rule("beyond", "甸、稍、縣、都皆無過【十二】", {"land": "甸"}, "rate")


@pytest.fixture
def make() -> Iterator[Callable[..., Table]]:
    """Set up throw-away tables; the library is as before when the test is over."""
    before = dict(tables())

    def register(body: Callable[[Table], None], **rest: str) -> Table:
        made = decision_table("try", **{"title": "A trial", "authority": "周禮", "at": AT, **rest})(body)
        tables().setdefault("try", {})[made.reading] = made
        current().owners["try"] = current().home
        current().memory.clear()
        assert made.rules is not None
        return made

    yield register
    tables().clear()
    tables().update(before)
    current().owners.pop("try", None)
    current().memory.clear()


def test_case_is_answered_in_the_words_of_the_text(make: Callable[..., Table]) -> None:
    found = make(rates).ask({"land": "近郊"})["rate"]
    assert (found.words, found.rules, found.verdict) == (("十一",), ("near",), "answered")


def test_what_is_left_unsaid_is_worked_out(make: Callable[..., Table]) -> None:
    table = make(rates)
    assert table.gaps() == {"rate": [{"land": "漆林"}]} and table.clashes() == {"rate": []}
    assert table.status == "silent on rate in 1 of 5"


def test_exception_goes_before_a_rule_and_the_rest_comes_last(make: Callable[..., Table]) -> None:
    def body(t: Table) -> None:
        rates(t)
        t.exception("lacquer", "唯其漆林之征【二十而五】", {"land": "漆林"}, "rate")

    assert make(body).status == "complete"

    def crossed(t: Table) -> None:
        rates(t)
        t.rule("lacquer", "唯其漆林之征【二十而五】", {"land": ("漆林", "近郊")}, "rate", why="a trial")
        t.rest("rest", "國宅【無征】", "rate")

    table = make(crossed, reading="crossed")
    assert table.clashes() == {"rate": [{"land": "近郊"}]}
    assert table.ask({"land": "近郊"})["rate"].verdict == "clash"
    assert table.ask({"land": "園廛"})["rate"].words == ("二十而一",)


def test_other_words_are_laid_over_an_answer(make: Callable[..., Table]) -> None:
    table = make(rates)
    assert table.ask({"land": "近郊"}, {"near": "二十而一"})["rate"].words == ("二十而一",)
    with pytest.raises(Refused, match="try has no rule nearly; write near"):
        table.ask({"land": "近郊"}, {"nearly": "十一"})


def test_other_words_for_one_answer_are_no_clash(make: Callable[..., Table]) -> None:
    def body(t: Table) -> None:
        t.asks("land", "which land", {"近郊": "the near suburb"})
        t.gives("rate", "what share is taken", same={"二十而三": "十一"})
        t.rule("near", "近郊【十一】", {"land": "近郊"}, "rate")
        t.rule("far", "遠郊【二十而三】", {"land": "近郊"}, "rate", why="a trial")

    assert make(body).status == "complete"


def test_place_that_repeats_a_rule_is_compared_with_it(make: Callable[..., Table]) -> None:
    def body(t: Table) -> None:
        rates(t)
        t.again("near", "遠郊【二十而三】")

    assert list(make(body).faults()) == [f"try.near: rate is 十一, and 二十而三 in {AT}"]


def test_slip_is_noticed_where_a_rule_is_repeated(make: Callable[..., Table]) -> None:
    def body(t: Table) -> None:
        rates(t)
        t.again("near", "近郊【十一】")

    table = make(body)
    assert table.unchecked() == ["garden.rate", "far.rate", "beyond.rate"]
    assert {other for name, other, noticed in table.slips() if noticed} == {"二十而一", "二十而三", "十二"}


def test_table_is_cited_and_its_fingerprint_is_of_the_words(make: Callable[..., Table]) -> None:
    table = make(rates)
    assert table_fingerprint("try") == table.fingerprint and table.fingerprint in cite("try")

    def other(t: Table) -> None:
        rates(t)
        t.again("near", "近郊【十一】")

    assert make(other).fingerprint != table.fingerprint
    assert find_table("try").title == "A trial"


def test_numeral_in_a_cell_is_accounted_for(make: Callable[..., Table]) -> None:
    make(rates)
    uses = {c.numeral.text: [u.derivation for u in c.uses] for c in numerals_of(AT)}
    assert "try" in uses["二十而三"]


REFUSED: dict[str, tuple[Callable[[Table], object], str]] = {
    "words not there": (lambda t: t.rule("a", "近郊【千一】", {"land": "近郊"}, "rate"), "近郊千一 stands there 0 times"),
    "a case not quoted": (lambda t: t.rule("a", "近郊【十一】", {"land": "遠郊"}, "rate"), "遠郊 is not in 近郊【十一】; quote the words"),
    "an unknown option": (lambda t: t.rule("a", "近郊【十一】", {"land": "郊"}, "rate"), "land is never 郊; write one of 園廛、近郊"),
    "an unknown question": (lambda t: t.rule("a", "近郊【十一】", {"place": "近郊"}, "rate"), "nothing is asked as place; write land"),
    "an unknown answer": (lambda t: t.rule("a", "近郊【十一】", {"land": "近郊"}, "share"), "nothing is given as share; write rate"),
    "marks and answers": (lambda t: t.rule("a", "【近郊】【十一】", {"land": "近郊"}, "rate"), "2 marks for rate; write one answer for each"),
    "a name twice": (lambda t: t.rule("near", "近郊【十一】", {"land": "近郊"}, "rate"), "near is made twice"),
    "again too early": (lambda t: t.again("later", "近郊【十一】"), "comes before the rule; move it below"),
}  # fmt: skip


@pytest.mark.parametrize("step, says", REFUSED.values(), ids=REFUSED)
def test_body_that_says_what_it_should_not_is_refused(
    step: Callable[[Table], object], says: str, make: Callable[..., Table]
) -> None:
    def body(t: Table) -> None:
        rates(t)
        step(t)

    with pytest.raises(Refused, match=says):
        make(body)


def test_case_left_open_or_unknown_is_refused(make: Callable[..., Table]) -> None:
    table = make(rates)
    with pytest.raises(Refused, match="try: say land=…, one of 園廛、近郊"):
        table.ask({})
    with pytest.raises(Refused, match="land is never 郊"):
        table.ask({"land": "郊"})
    with pytest.raises(Refused, match="no table trry; did you mean try"):
        find_table("trry")


def test_cases_that_cannot_be_are_left_out(make: Callable[..., Table]) -> None:
    def body(t: Table) -> None:
        rates(t)
        t.never("a trial", {"land": "漆林"})

    assert make(body).status == "complete"
    assert edition()[AT].layer == "jing"


def test_table_on_a_page_shows_rules_gaps_and_a_form_and_escapes_what_it_shows(make: Callable[..., Table]) -> None:
    def body(t: Table) -> None:
        rates(t)
        t.again("near", "近郊【十一】")

    make(body, title="<script>alert(1)</script>")
    page = blocks.MAKERS["table"](["try"], {"home": "yes"}, lambda id: f"id/{id}.html")
    assert page.count("data-rule=") == 4 and 'id="derivation-try"' in page
    assert "Silent on" in page and "漆林" in page and "Two answers" not in page
    assert page.count("<option") == len(LAND)
    assert "<script>" not in page and "&lt;script&gt;" in page
    assert ">+1</summary>" in page and f"id/{AT}.html" in page
