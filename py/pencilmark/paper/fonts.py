"""The faces that are embedded: Source Serif and Source Sans, whose licence (SIL Open Font License) allows that.

Each comes in its own package, which the extra `pencilmark[pdf]` installs. Lines are broken by the widths of the serif,
the wider of the two, so that a book has the same pages in each pair of fonts.

Japanese and Chinese are set in the *wide* font of the current language, which has the signs that the others lack.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, get_args

from pencilmark.board.drawing import Face
from pencilmark.board.errors import Unavailable
from pencilmark.board.speech import language

Pair = Literal["serif", "mixed", "sans"]
"""The fonts of a book: the serif, the serif with headings and digits in the sans, or the sans."""
PAIRS: tuple[Pair, ...] = get_args(Pair)
CUTS: dict[Face, str] = {"plain": "-Regular.ttf", "strong": "-Semibold.ttf", "slanted": "-It.ttf"}
FAMILIES: dict[str, tuple[str, str]] = {
    "serif": ("font-source-serif-pro", "SourceSerifPro"),
    "sans": ("font-source-sans-pro", "SourceSansPro"),
}
"""The package of each family, and the beginning of its files' names."""
WIDE = {"ja": "pencilmark-font-ja", "zh-Hans": "pencilmark-font-zh-hans"}
"""The package of the wide font of each language that needs one; `build.py` makes them."""
DIGIT_HEIGHT = 0.655
"""The height of digits as a part of the font's size."""
_ENDS = "、。，．・：；？！ー々）」』】〉》…ぁぃぅぇぉっゃゅょァィゥェォッャュョ%％"
_BEGINS = "（「『【〈《"
_UNBROKEN = re.compile(rf"[{_BEGINS}]*(?:[\u2e80-\u9fff\uff00-\uffef]|[^\u2e80-\u9fff\uff00-\uffef]+)[{_ENDS}]*|.")
"""A full-width sign, or a word of other signs, with its punctuation."""
EM = 1000
"""Units of these fonts per size."""
ALONE = 0.2
"""The least share of a line that a word alone on the last line must fill."""


def missing(name: str) -> Unavailable:
    """Make the error that says what to install for PDF if the package *name* is missing."""
    return Unavailable("no-pdf", name=name)


def family_of(face: Face, pair: Pair) -> str:
    """Return the family of a *face* in a *pair*.

    >>> [family_of(face, "mixed") for face in CUTS]
    ['serif', 'sans', 'serif']
    """
    return "sans" if pair == "sans" or (pair == "mixed" and face == "strong") else "serif"


def packages_of(pair: Pair) -> tuple[str, ...]:
    """List the packages that a *pair* needs: always the serif, since lines are measured with it, and the wide font.

    >>> packages_of("serif")
    ('font-source-serif-pro',)
    """
    families = dict.fromkeys(["serif", *(family_of(face, pair) for face in CUTS)])
    wide = WIDE.get(language())
    return (*(FAMILIES[family][0] for family in families), *((wide,) if wide else ()))


def font_file(face: Face, pair: Pair = "serif") -> Path:
    """Find the TrueType file of a *face* in a *pair*. Raises Unavailable if the font is not installed."""
    family = family_of(face, pair)
    name, stem = FAMILIES[family]
    try:
        package = import_module("font_source_sans_pro") if family == "sans" else import_module("font_source_serif_pro")
    except ModuleNotFoundError as error:
        raise missing(name) from error
    assert package.__file__
    return _beside(package.__file__, f"files/{stem}{CUTS[face]}")


@lru_cache(maxsize=32)
def _beside(module: str, name: str) -> Path:
    """Return the path of a file beside a *module*, made once: thousands of lines of text ask for it."""
    return Path(module).parent / name


def wide_file(face: Face) -> Path | None:
    """Find the TrueType file of the wide font, None if the language needs none.

    Raises Unavailable if it needs one that is not installed.
    """
    name = WIDE.get(language())
    if name is None:
        return None
    try:
        package = (
            import_module("pencilmark_font_ja") if language() == "ja" else import_module("pencilmark_font_zh_hans")
        )
    except ModuleNotFoundError as error:
        raise missing(name) from error
    assert package.__file__
    return Path(package.__file__).with_name("Bold.ttf" if face == "strong" else "Regular.ttf")


def _widths(face: Face, pair: Pair = "serif") -> Mapping[int, int]:
    """Return the width of each character in units: in the pair's font, or in the wide one if that lacks it."""
    own, wide = _widths_in(font_file(face, pair)), wide_file(face)
    return own if wide is None else ChainMap(own, _widths_in(wide))


@lru_cache(maxsize=16)
def _widths_in(path: Path) -> dict[int, int]:
    """Read the width of each character of a font, in its units."""
    try:
        fonts: Any = import_module("fontTools.ttLib")
    except ModuleNotFoundError as error:
        raise missing("fonttools") from error
    font = fonts.TTFont(path)
    metrics = font["hmtx"].metrics
    return {code: metrics[glyph][0] for code, glyph in font.getBestCmap().items()}


def lacking(text: str, face: Face = "plain", pair: Pair = "serif") -> str:
    """Return the characters of a *text* that a *face* of a *pair* lacks. Raises Unavailable without the font.

    >>> lacking("Sudoku 数独")
    '数独'
    """
    widths = _widths(face, pair)
    return "".join(dict.fromkeys(sign for sign in text if ord(sign) not in widths))


def text_width(text: str, size: float, face: Face = "plain") -> float:
    """Measure a *text* set in a *face* at a *size*, in the unit of the size. Raises Unavailable without the font.

    >>> text_width("1234", 10)
    20.0
    """
    widths = _widths(face)
    return sum(widths.get(ord(sign), EM // 2) for sign in text) * size / EM


def runs(text: str, face: Face = "plain", pair: Pair = "serif") -> Iterator[tuple[bool, str]]:
    """Cut a *text* into pieces: whether each is set in the wide font, and the piece.

    >>> list(runs("r1c2"))
    [(False, 'r1c2')]
    """
    if wide_file(face) is None:
        yield False, text
        return
    own = _widths_in(font_file(face, pair))
    for is_wide, signs in groupby(text, lambda sign: ord(sign) not in own):
        yield is_wide, "".join(signs)


def wrapped(text: str, width: float, size: float, face: Face = "plain") -> list[str]:
    """Break a *text* into lines no wider than *width*, in the unit of the *size*; a longer word gets its own line.

    >>> wrapped("Row 5 needs a 7", 45, 10), wrapped("Cross out each of the digits that are there", 170, 10)
    (['Row 5', 'needs a 7'], ['Cross out each of the digits that', 'are there'])
    """
    lines = [""]
    for blank, word in words_of(text):
        longer = lines[-1] + blank + word if lines[-1] else word
        if lines[-1] and text_width(longer, size, face) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return _company(lines, width, size, face)


def _company(lines: list[str], width: float, size: float, face: Face) -> list[str]:
    """Move a word down to a short one that is alone on the last of *lines*."""
    if len(lines) > 1 and " " not in lines[-1] and text_width(lines[-1], size, face) < width * ALONE:
        rest, _, word = lines[-2].rpartition(" ")
        if " " in rest and text_width(f"{word} {lines[-1]}", size, face) < width / 2:
            return [*lines[:-2], rest, f"{word} {lines[-1]}"]
    return lines


def words_of(text: str) -> Iterator[tuple[str, str]]:
    """Yield the unbreakable parts, each with the blank before it: a word, or a sign of Chinese or Japanese.

    Closing signs stay with the part before them, opening signs with the one after them.

    >>> ["".join(found) for found in words_of("数独。 r1c2")]
    [' 数', '独。', ' r1c2']
    """
    for word in text.split():
        blank = " "
        for part in _UNBROKEN.findall(word):
            yield blank, part
            blank = ""
