"""The faces that are embedded: Source Serif Pro, whose licence (SIL Open Font License) allows that, and their widths.

The font comes in a package of its own, which the extra `pencilmark[pdf]` installs.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from pencilmark.board.drawing import Face
from pencilmark.board.errors import Unavailable

FILES: dict[Face, str] = {
    "plain": "SourceSerifPro-Regular.ttf",
    "strong": "SourceSerifPro-Semibold.ttf",
    "slanted": "SourceSerifPro-It.ttf",
}
DIGIT_HEIGHT = 0.655
"""How high digits are, where 1 is the size of the font."""
EM = 1000
"""Units of these fonts in one size of the font."""


def missing(name: str) -> Unavailable:
    """Say what to install for PDF, as the package *name* isn't there."""
    return Unavailable("no-pdf", name=name)


def font_file(face: Face) -> Path:
    """Find the TrueType file of a *face*. Raises Unavailable when the font isn't installed."""
    try:
        package = import_module("font_source_serif_pro")
    except ModuleNotFoundError as error:
        raise missing("font-source-serif-pro") from error
    assert package.__file__
    return Path(package.__file__).with_name("files") / FILES[face]


@lru_cache(maxsize=8)
def _widths(face: Face) -> dict[int, int]:
    """Read how wide each character is, in units of the font."""
    try:
        fonts: Any = import_module("fontTools.ttLib")
    except ModuleNotFoundError as error:
        raise missing("fonttools") from error
    font = fonts.TTFont(font_file(face))
    metrics = font["hmtx"].metrics
    return {code: metrics[glyph][0] for code, glyph in font.getBestCmap().items()}


def lacking(text: str, face: Face = "plain") -> str:
    """Return the characters of a *text* that a *face* has no sign for. Raises Unavailable without the font.

    >>> lacking("Sudoku 数独")
    '数独'
    """
    widths = _widths(face)
    return "".join(dict.fromkeys(sign for sign in text if ord(sign) not in widths))


def text_width(text: str, size: float, face: Face = "plain") -> float:
    """Measure a *text* set in a *face* at a *size*, in the unit of the size. Raises Unavailable without the font.

    >>> text_width("1234", 10)
    20.0
    """
    widths = _widths(face)
    return sum(widths.get(ord(sign), EM // 2) for sign in text) * size / EM


def wrapped(text: str, width: float, size: float, face: Face = "plain") -> list[str]:
    """Break a *text* into lines no wider than *width*, in the unit of the *size*; a longer word has a line of its own.

    >>> wrapped("Row 5 needs a 7", 45, 10)
    ['Row 5', 'needs a 7']
    """
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size, face) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
