"""What several tests share: derivations registered for one test, and an edition with one passage more."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from zhouli.derivation import Derivation, derivation, registry
from zhouli.edition import Edition
from zhouli.edition.model import Mend
from zhouli.library import current, edition

NOTE, LADDER = "zaishi.2.zhu.6", ("hundred-mu-field", "tong-ladder")


@pytest.fixture
def make() -> Iterator[Callable[..., Derivation]]:
    """Register throw-away derivations; the book is as before when the test is over."""
    before = {id: dict(readings) for id, readings in registry().items()}

    def register(body: Callable[[Derivation], None], id: str = "try", **rest: object) -> Derivation:
        settings = {
            "title": "A trial",
            "authority": "鄭玄",
            "at": NOTE,
            "results": "",
            "measures": LADDER,
            **rest,
        }
        made = derivation(id, **settings)(body)
        assert made.nodes is not None  # the body is run
        registry().setdefault(id, {})[made.reading] = made
        return made

    yield register
    registry().clear()
    registry().update(before)


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Put words of the test's own into the edition, as the passage `zaishi.9.zhu.1`, with a mend if need be."""

    def put(words: str, mend: tuple[str, str] | None = None) -> str:
        mends = (Mend(*mend, "certain", "for the test"),) if mend else ()
        passage = replace(
            edition()[NOTE], id="zaishi.9.zhu.1", text=words, voices=(), variants=(), mends=mends
        )
        held = edition()
        monkeypatch.setitem(
            current().__dict__, "edition", Edition({**held.passages, passage.id: passage}, held.works)
        )
        return passage.id

    return put
