"""Citations: five formats, for the book, a derivation and a passage."""

import json
import re
from dataclasses import replace

import pytest
from msgspec import structs

from zhouli import __version__
from zhouli.citing import FORMATS, citable, cite, locus, place
from zhouli.derivation import Refused, registry
from zhouli.edition.schema import Work
from zhouli.library import current, edition
from zhouli.numerals import write
from zhouli.solving import fingerprint

HEAD = current().home.head
(AUTHORS,), BOOK_TITLE, RELEASED = HEAD.authors, HEAD.title, HEAD.released
THREE = ["book", "borrow-90-tong", "zaishi.2.zhu.6"]
PLACE = "《周禮·地官·載師》鄭玄注，文淵閣四庫全書本周禮注疏卷十三葉三下"


@pytest.fixture(autouse=True)
def relative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses are relative to the site unless a test says otherwise."""
    monkeypatch.delenv("ZHOULI_BASE_URL", raising=False)


def test_there_are_five_formats() -> None:
    assert FORMATS == ("text", "bibtex", "csl", "ris", "gbt7714")


def test_text_of_the_book() -> None:
    assert cite("book") == f"{AUTHORS}, {BOOK_TITLE}, version {__version__}, {RELEASED[:4]}. index.html"


def test_text_of_a_passage() -> None:
    print_ = edition()["zaishi.2.zhu.6"].fingerprint
    assert cite("zaishi.2.zhu.6") == (
        f"{AUTHORS}, “注 zaishi.2.zhu.6” (zaishi.2.zhu.6, {print_}), in {BOOK_TITLE}, version {__version__}, "
        f"{RELEASED[:4]}. On {PLACE}. id/zaishi.2.zhu.6.html"
    )


def test_text_of_a_derivation() -> None:
    said = cite("borrow-90-tong")
    assert "“Ninety tong: borrow half, return half”" in said
    assert f"(borrow-90-tong, {fingerprint('borrow-90-tong')})" in said
    assert "賈公彥疏，文淵閣四庫全書本周禮注疏卷十三葉十下" in said
    assert said.endswith(" id/borrow-90-tong.html")


def bibtex(id: str) -> tuple[str, dict[str, str]]:
    """Take a BibTeX entry apart."""
    head, *rows, tail = cite(id, "bibtex").splitlines()
    found = re.fullmatch(r"@(\w+)\{zhouli:" + re.escape(id) + ",", head)
    assert found and tail == "}"
    return found[1], dict(re.fullmatch(r"  (\w+) = \{(.*)\},?", row).groups() for row in rows)  # type: ignore[union-attr]


def test_bibtex() -> None:
    kind, fields = bibtex("book")
    assert kind == "book"
    assert fields == {
        "author": "{" + AUTHORS + "}", "title": BOOK_TITLE, "year": RELEASED[:4], "version": __version__, "url": "index.html",
    }  # fmt: skip
    kind, fields = bibtex("zaishi.2.zhu.6")
    assert kind == "incollection"
    assert (fields["booktitle"], fields["url"]) == (BOOK_TITLE, "id/zaishi.2.zhu.6.html")
    assert fields["note"].split("; ") == ["zaishi.2.zhu.6", edition()["zaishi.2.zhu.6"].fingerprint, PLACE]


@pytest.mark.parametrize("id", THREE)
def test_bibtex_braces_balance(id: str) -> None:
    said = cite(id, "bibtex")
    assert said.count("{") == said.count("}")
    assert all(row.endswith(",") for row in said.splitlines()[1:-2]) and not said.splitlines()[-2].endswith(
        ","
    )


@pytest.mark.parametrize(
    "id, kind", [("book", "book"), ("borrow-90-tong", "chapter"), ("zaishi.2.zhu.6", "chapter")]
)
def test_csl(id: str, kind: str) -> None:
    (row,) = json.loads(cite(id, "csl"))
    assert (row["id"], row["type"], row["version"]) == (f"zhouli:{id}", kind, __version__)
    assert row["author"] == [{"literal": AUTHORS}]
    assert row["issued"] == {"date-parts": [[int(part) for part in RELEASED.split("-")]]}
    assert row["URL"] == citable(id).url
    assert ("container-title" in row) == (id != "book")


@pytest.mark.parametrize(
    "id, kind", [("book", "BOOK"), ("borrow-90-tong", "CHAP"), ("zaishi.2.zhu.6", "CHAP")]
)
def test_ris(id: str, kind: str) -> None:
    lines = cite(id, "ris").splitlines()
    rows = [re.fullmatch(r"([A-Z][A-Z0-9])  - (.*)", line) for line in lines]
    assert all(rows)
    fields = {row[1]: row[2] for row in rows if row}
    assert (lines[0], lines[-1]) == (f"TY  - {kind}", "ER  - ")
    assert (fields["AU"], fields["PY"], fields["ET"], fields["UR"]) == (
        AUTHORS,
        RELEASED[:4],
        __version__,
        citable(id).url,
    )
    assert fields.get("T2") == (None if id == "book" else BOOK_TITLE)


def test_gbt7714() -> None:
    assert (
        cite("book", "gbt7714")
        == f"{AUTHORS}. {BOOK_TITLE}[M/OL]. {__version__} 版. {RELEASED[:4]}. index.html."
    )
    said = cite("zaishi.2.zhu.6", "gbt7714")
    assert f"[M/OL]//{BOOK_TITLE}. {__version__} 版. {RELEASED[:4]}" in said
    assert said.endswith("id/zaishi.2.zhu.6.html.")


@pytest.mark.parametrize("base", ["https://example.org/book", "https://example.org/book/"])
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("id", THREE)
def test_address_is_whole_when_the_site_is_known(
    id: str, format: str, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "index.html" if id == "book" else f"id/{id}.html"
    assert path in cite(id, format) and "https://" not in cite(id, format)
    monkeypatch.setenv("ZHOULI_BASE_URL", base)
    assert f"https://example.org/book/{path}" in cite(id, format)


@pytest.mark.parametrize("id", [*registry(), *[p.id for p in edition()]])
def test_everything_can_be_cited(id: str) -> None:
    what = citable(id)
    assert what.url == f"id/{id}.html"
    assert what.title and "*" not in what.title
    assert len(what.fingerprint) == 12 and what.fingerprint in cite(id)
    if id in edition().passages or not next(iter(registry()[id].values())).ours:
        at = id if id in edition().passages else next(iter(registry()[id].values())).at
        work = edition().works[edition()[at].office]
        assert f"《{work.title}》" in what.locus and f"{work.division}葉" in what.locus


@pytest.mark.parametrize("places, pages, written", [
    ("leaf", ("KR1d0003_WYG_013-3b", "KR1d0003_WYG_013-3b"), "葉三下"), ("leaf", ("x-11a", "x-11a"), "葉十一上"),
    ("leaf", ("20a", "21b"), "葉二十上至二十一下"), ("page", ("17", "18"), "頁十七至十八"), ("page", ("s-17", "s-17"), "頁十七"),
    ("none", ("", ""), ""),
])  # fmt: skip
def test_place(places: str, pages: tuple[str, str], written: str) -> None:
    passage = replace(edition()["zaishi.2.zhu.6"], pages=pages)
    assert place(passage, structs.replace(edition().works["zaishi"], places=places)) == written


def test_locus_of_one_page_of_several_and_of_the_classic() -> None:
    assert locus(edition()["zaishi.2.zhu.6"]) == PLACE
    assert locus(edition()["zaishi.2.zhu.9"]).endswith("卷十三葉四上至四下")
    assert locus(edition()["zaishi.1.jing.1"]) == "《周禮·地官·載師》經，文淵閣四庫全書本周禮注疏卷十三葉一上"
    examined = "《周禮·地官·小司徒》官本考證，文淵閣四庫全書本周禮注疏卷十一葉三十八上"
    assert locus(edition()["xiaositu.1.kaozheng.1"]) == examined
    assert locus(edition()["sanlitu.1.tu.1"]) == "劉績《三禮圖》，文淵閣四庫全書本卷一葉六上"


@pytest.mark.parametrize("work", edition().works.values(), ids=lambda work: work.slug)
def test_division_is_the_one_whose_leaves_are_counted(work: Work) -> None:
    # As a count of leaves: alone, 十一 is one in ten as well as eleven.
    assert work.division == "卷" + write(int(work.scan[-3:]), unit="葉").removesuffix("葉")


@pytest.mark.parametrize("id, format, message", [
    ("no-such", "text", "nothing to cite under no-such; write book, or an id from"),
    ("book", "endnote", "no format endnote; write one of text, bibtex, csl, ris, gbt7714"),
])  # fmt: skip
def test_unknown_id_or_format_is_refused(id: str, format: str, message: str) -> None:
    with pytest.raises(Refused, match=message):
        cite(id, format)


def test_version_of_the_book_is_that_of_the_package() -> None:
    assert HEAD.version == __version__
