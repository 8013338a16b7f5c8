"""The fonts of the page: what they can write, what they are called, and that they are always the same."""

import pytest
from fontTools.ttLib import TTFont

from tooling import fonts
from tooling.subset import cut

NEEDED = "0123456789ABCXYZabcxyz.,:;!?×·÷−≤≥≠√Σπ←→✓…–’“”‹›éüøß"


@pytest.fixture(params=fonts.CUTS)
def name(request: pytest.FixtureRequest) -> str:
    fonts.ensure_fonts()
    return str(request.param)


def test_each_font_writes_what_the_page_says(name: str) -> None:
    characters = TTFont(fonts.FONTS / name).getBestCmap()
    italic = {"←", "→", "✓", "√", "Σ", "π"} if "italic" in name else set()  # its makers drew no such signs
    assert [sign for sign in NEEDED if ord(sign) not in characters and sign not in italic] == []


def test_digits_are_all_of_one_width(name: str) -> None:
    font = TTFont(fonts.FONTS / name)
    glyphs, characters = font.getGlyphSet(), font.getBestCmap()
    assert len({glyphs[characters[ord(digit)]].width for digit in "0123456789"}) == 1


def test_a_cut_font_does_not_bear_the_reserved_name(name: str) -> None:
    names = [str(record) for record in TTFont(fonts.FONTS / name)["name"].names if record.nameID in (1, 3, 4, 6, 16)]
    assert names
    assert not [said for said in names if "Source" in said]


def test_the_same_font_is_cut_to_the_same_bytes(tmp_path_factory: pytest.TempPathFactory) -> None:
    source = fonts.source_of("sans-regular.woff2")
    target = tmp_path_factory.mktemp("fonts") / "again.woff2"
    cut(str(source), str(target), fonts.FAMILIES["sans"])
    assert target.read_bytes() == (fonts.ensure_fonts() / "sans-regular.woff2").read_bytes()


def test_the_licence_goes_along() -> None:
    for licence in fonts.LICENCES:
        assert "SIL OPEN FONT LICENSE" in (fonts.ensure_fonts() / licence).read_text("utf-8")
