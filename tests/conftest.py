"""What several tests share: derivations registered for one test, and an edition with one passage more."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from zhouli import derivations  # noqa: F401  (registers them)
from zhouli.derivation import BOOK, Derivation, derivation
from zhouli.edition import Edition, edition
from zhouli.edition.model import Mend

NOTE, LADDER = "zaishi.2.zhu.6", ("hundred-mu-field", "tong-ladder")


@pytest.fixture
def make() -> Iterator[Callable[..., Derivation]]:
    """Register throw-away derivations; the book is as before when the test is over."""
    before = {id: dict(readings) for id, readings in BOOK.items()}

    def register(body: Callable[[Derivation], None], id: str = "try", **rest: object) -> Derivation:
        settings = {
            "title": "A trial",
            "authority": "鄭玄",
            "at": NOTE,
            "results": "",
            "measures": LADDER,
            **rest,
        }
        return derivation(id, **settings)(body)

    yield register
    BOOK.clear()
    BOOK.update(before)


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Put words of the test's own into the edition, as the passage `zaishi.9.zhu.1`, with a mend if need be."""

    def put(words: str, mend: tuple[str, str] | None = None) -> str:
        mends = (Mend(*mend, "certain", "for the test"),) if mend else ()
        passage = replace(
            edition()[NOTE], id="zaishi.9.zhu.1", text=words, voices=(), variants=(), mends=mends
        )
        whole = Edition({**edition().passages, passage.id: passage}, edition().offices)
        monkeypatch.setattr("zhouli.edition.edition", lambda: whole)
        return passage.id

    return put
