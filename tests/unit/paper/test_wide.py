"""Paper in Japanese and Chinese: every character has a sign, lines are as wide as asked, and break where they may."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from pypdf import PdfReader
from pypdfium2 import PdfDocument

from pencilmark.board import speech
from pencilmark.board.errors import Unavailable
from pencilmark.paper import fonts
from pencilmark.paper.page import Page, TextLine
from pencilmark.paper.pdf import write_pdf
from tooling import wide

TEXTS = {"ja": "数独の本 r1c2 には、7だけが入ります。", "zh-Hans": "数独之书：r1c2 只能填 7。"}


@pytest.fixture(params=TEXTS)
def tag(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak one of these languages."""
    wide.ensure_wide()
    before = speech.language()
    speech.use(request.param)
    yield request.param
    speech.use(before)


def test_written_text_is_read_back(tag: str) -> None:
    page = Page(
        210, 297, (TextLine(20, 40, TEXTS[tag], 5), TextLine(20, 60, TEXTS[tag], 5, face="strong", align="middle"))
    )
    read = PdfDocument(write_pdf([page]))[0].get_textpage().get_text_range()
    assert read.splitlines() == [TEXTS[tag]] * 2


def test_the_document_says_its_language(tag: str) -> None:
    reader = PdfReader(BytesIO(write_pdf([Page(100, 100, ())])))
    assert reader.root_object["/Lang"] == tag


def test_no_sign_is_lacking(tag: str) -> None:
    assert [fonts.lacking(TEXTS[tag], face) for face in fonts.CUTS] == [""] * len(fonts.CUTS)
    assert fonts.lacking(wide.signs_of(tag)) == ""


def test_lines_are_as_wide_as_asked_at_most_and_lose_nothing(tag: str) -> None:
    text = TEXTS[tag] * 8
    lines = fonts.wrapped(text, 50, 4)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(fonts.text_width(line, 4) <= 50 for line in lines)
    assert all(line[0] not in "。、：" for line in lines)


def test_a_font_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, tag: str) -> None:
    def none(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(fonts, "import_module", none)
    with pytest.raises(Unavailable, match="pencilmark-font-"):
        fonts.wide_file("plain")


def test_whoever_speaks_english_needs_none() -> None:
    assert fonts.wide_file("plain") is None
    assert fonts.packages_of("serif") == ("font-source-serif-pro",)
