"""The nouns of the edition: passages, spans of their words, and changes laid over them."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from zhouli.edition.schema import Aside, Mend, Variant, Voice, Work

LAYERS = {"jing": "經", "zhu": "注", "shu": "疏", "yinyi": "音義", "kaozheng": "考證", "tu": "圖"}
MARK = re.compile("【(.+?)】")
SIGNS = re.compile(r"[\W_]+")


class NotFound(ValueError):
    """Words or an id that the edition does not hold; the message says what to write instead."""


@cache
def bare(text: str) -> str:
    """Strip `text` of punctuation and space, leaving the characters that the witnesses share.

    >>> bare("云「積百同」者，")
    '云積百同者'
    """
    return SIGNS.sub("", text)


@cache
def _kept(text: str) -> tuple[int, ...]:
    """Places of the characters that `bare` leaves."""
    return tuple(i for i, c in enumerate(text) if c.isalnum())


@dataclass(frozen=True, order=True)
class Span:
    """A stretch of one passage: code points `start` to `end` of its text as printed here."""

    passage: str
    start: int
    end: int


@dataclass(frozen=True)
class Change:
    """Other words for a stretch of a passage: a variant, a mend or a slip. `span` is the least that differs."""

    span: Span
    words: str

    def within(self, span: Span, words: str) -> str | None:
        """Give `words`, the text at `span`, as this change alters them; None when it leaves them alone."""
        if self.span.passage != span.passage or self.span.end < span.start or self.span.start > span.end:
            return None
        if self.span.start < span.start or self.span.end > span.end:
            return None
        start, end = self.span.start - span.start, self.span.end - span.start
        return bare(words[:start] + self.words + words[end:])


@dataclass(frozen=True)
class Passage:
    """A run of text in one layer, with everything the edition says of it.

    `pages` are the first and last page of the print that it stands on, empty where it has none; `of` is the fingerprint of the
    Chinese that `translation` renders, `heard` that of the voices as they were last settled.
    """

    id: str
    text: str
    speaker: str
    translation: str
    pages: tuple[str, str]
    base: str
    heading: str = ""
    of: str = ""
    heard: str = ""
    read_twice: bool = False
    notes: tuple[str, ...] = ()
    voices: tuple[Voice, ...] = ()
    variants: tuple[Variant, ...] = ()
    mends: tuple[Mend, ...] = ()
    asides: tuple[Aside, ...] = ()

    @property
    def office(self) -> str:
        """Slug of the work, as `zaishi`."""
        return self.id.split(".")[0]

    @property
    def section(self) -> str:
        """Section within the work, as `zaishi.2`."""
        return ".".join(self.id.split(".")[:2])

    @property
    def layer(self) -> str:
        """Layer slug: jing, zhu, shu, yinyi, kaozheng, tu, or one that the work declares."""
        return self.id.split(".")[2]

    @property
    def fingerprint(self) -> str:
        """Twelve hexadecimal digits that change when a character of the Chinese does."""
        return hashlib.sha256(bare(self.text).encode()).hexdigest()[:12]

    @property
    def voicing(self) -> str:
        """Twelve hexadecimal digits that change when the passage, or words in it, are given to someone else."""
        rows = [[v.who, v.words, v.kind, v.through] for v in self.voices]
        line = json.dumps([self.speaker, *rows], ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(line.encode()).hexdigest()[:12]

    @property
    def status(self) -> str:
        """One of: translation outdated, translated, translated and read twice."""
        if self.of != self.fingerprint:
            return "translation outdated"
        return "translated and read twice" if self.read_twice else "translated"

    def spans(self, quotation: str) -> list[Span]:
        """Locate the stretches marked 【】 in `quotation`, or the whole of it when nothing is marked.

        Punctuation does not count. Raises NotFound unless the words stand exactly once in the passage.
        """
        keep = _kept(self.text)
        plain = bare(quotation)
        held = bare(self.text)
        count = held.count(plain) if plain else 0
        if count != 1:
            mend = "quote more of it" if count else "quote the words as the edition has them"
            raise NotFound(f"{self.id}: {plain or 'an empty quotation'} stands there {count} times; {mend}")
        first = held.index(plain)
        marks = [
            (len(bare(quotation[: m.start()])), len(bare(m[1]))) for m in MARK.finditer(quotation)
        ] or [(0, len(plain))]
        return [Span(self.id, keep[first + at], keep[first + at + size - 1] + 1) for at, size in marks]

    def stretches(self, words: str) -> list[Span]:
        """Locate a voice: every place of its words, or of "first words…last words" the first.

        Raises NotFound when they do not stand in the passage.
        """
        first, dots, last = words.partition("…")
        last = last or first
        held, keep = bare(self.text), _kept(self.text)
        out: list[Span] = []
        start = held.find(bare(first)) if bare(first) and bare(last) else -1
        while start >= 0 and (stop := held.find(bare(last), start)) >= 0 and not (dots and out):
            out.append(Span(self.id, keep[start], keep[stop + len(bare(last)) - 1] + 1))
            start = held.find(bare(first), stop + 1)
        if not bare(first) or not out:
            raise NotFound(
                f"{self.id}: {words} is not found; write its first and last words as the text has them"
            )
        return out

    def voice(self, span: Span) -> str:
        """Say who asserts the words at `span`, and through whom.

        The innermost voice counts: 孟子 quoted inside the 疏 is `孟子, through 賈公彥`.
        """
        heard = [(s, v) for v in self.voices for s in self.stretches(v.words)]
        inside = [
            (s.end - s.start, k)
            for k, (s, _) in enumerate(heard)
            if s.start <= span.start and span.end <= s.end
        ]
        if not inside:
            return self.speaker
        voice = heard[min(inside)[1]][1]
        return f"{voice.who}, {'repeated by' if voice.kind == 'lemma' else 'through'} {voice.through or self.speaker}"

    def change(self, words: str, other: str) -> Change:
        """Reduce "`other` in place of `words`" to the least stretch that differs."""
        old, new = bare(words), bare(other)
        head = 0
        while head < min(len(old), len(new)) and old[head] == new[head]:
            head += 1
        tail = 0
        while tail < min(len(old), len(new)) - head and old[-1 - tail] == new[-1 - tail]:
            tail += 1
        span = self.spans(words)[0]
        keep = [i for i in range(span.start, span.end) if self.text[i].isalnum()] + [span.end]
        stop = keep[len(old) - tail - 1] + 1 if len(old) > tail + head else keep[head]
        return Change(Span(self.id, keep[head], stop), new[head : len(new) - tail])


@dataclass(frozen=True)
class Edition:
    """All passages by id, with what is laid over spans of them (`laid`), the text itself untouched."""

    passages: Mapping[str, Passage]
    works: Mapping[str, Work] = field(default_factory=dict)
    laid: Mapping[Span, str] = field(default_factory=dict)

    def __getitem__(self, id: str) -> Passage:
        if id not in self.passages:
            near = [p for p in self.passages if p.startswith(".".join(id.split(".")[:2]) + ".")]
            hint = f"there are {near[0]} to {near[-1]}" if near else "`zhouli passages` lists them"
            raise NotFound(f"no passage {id}; {hint}")
        return self.passages[id]

    def __iter__(self) -> Iterator[Passage]:
        return iter(self.passages.values())

    def layer(self, passage: Passage) -> str:
        """Name the layer of a passage as the texts do: 經, 注, 疏.

        >>> Edition({}).layer(Passage("a.1.zhu.1", "", "", "", ("", ""), ""))
        '注'
        """
        work = self.works.get(passage.office)
        return {**LAYERS, **(work.layers if work else {})}[passage.layer]

    def transmitted(self, span: Span) -> str:
        """Return the words at `span` without punctuation, as transmitted."""
        return bare(self[span.passage].text[span.start : span.end])

    def words(self, span: Span) -> str:
        """Return the words at `span`, or what is laid over it."""
        return self.laid.get(span) or self.transmitted(span)

    def lay(self, over: Mapping[Span, str]) -> "Edition":
        """Return the same edition with other words laid over some spans."""
        return replace(self, laid={**self.laid, **over})

    def mended(self, span: Span) -> str | None:
        """Return the words at `span` as the edition would mend them, or None when it has no mend there."""
        passage = self[span.passage]
        for mend in passage.mends:
            words = passage.change(mend.words, mend.mended).within(span, passage.text[span.start : span.end])
            if words is not None:
                return words
        return None
