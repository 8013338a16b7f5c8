"""Fonts: cut to what is said; those of Chinese and Japanese fetched once, known by their hashes."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from pencilmark.board.naming import named
from tooling import fonts, installed, wide
from tooling.subset import ONLY_LATIN, cut
from tooling.talk import Trouble

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
    cut(str(source), str(target), fonts.FAMILIES["sans"], ONLY_LATIN)
    assert target.read_bytes() == (fonts.ensure_fonts() / "sans-regular.woff2").read_bytes()


def test_the_licence_goes_along() -> None:
    for licence in fonts.LICENCES:
        assert "SIL OPEN FONT LICENSE" in (fonts.ensure_fonts() / licence).read_text("utf-8")


@pytest.mark.parametrize("font", wide.FONTS, ids=lambda font: font.tag)
def test_the_page_has_a_sign_for_all_that_it_says(font: wide.Wide) -> None:
    wide.ensure_wide()
    cells = named(" ".join(f"r{number}c{number}" for number in range(1, 37)), "kanji", 36)
    said = set(map(ord, wide.signs_of(font.tag) + cells + "2026年11月28日"))
    for path in wide.page_files(font).values():
        assert said <= {*(TTFont(path).getBestCmap() or ()), *range(wide.WIDEST_LATIN)}


def test_what_is_there_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    wide.ensure_wide()
    assert wide.is_there()
    monkeypatch.setattr(wide, "cut_all", None)
    wide.ensure_wide()


def test_a_package_that_is_another_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def pack(command: object, doing: str, environment: object) -> str:
        (tmp_path / "other.tgz").write_bytes(b"another")
        return "other.tgz\n"

    monkeypatch.setattr(installed, "run", pack)
    with pytest.raises(Trouble, match="it is not the one that we know"):
        installed.packed("other", "0", "", tmp_path)
