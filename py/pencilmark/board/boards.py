"""The text of a board, such as ``9``, ``6 3x2`` or ``9 x windoku``, and the board it names.

Grammar, words separated by blanks, commas or ``+``, in any order and case after the size:

    board   = SIZE word*                     SIZE 1 to 36
    word    = ROWSxCOLUMNS                   boxes of that shape (else the squarest there is)
            | latin                          no boxes
            | free                           neither rows nor columns nor boxes are houses
            | values=N                       the values 1 to N instead of 1 to SIZE; rules then do the solving
            | signs=WORD                     a different letter or symbol for each value, to show puzzles in
            | regions=LETTERS                jigsaw: size*size letters or digits, row by row
            | areas=LETTERS                  the same with regions of any sizes; . is a cell in none
            | x                              both diagonals
            | windoku                        windows
            | disjoint                       disjoint groups
            | antiknight | antiking          cells a leap apart differ
            | house=r1c1r2c2...              one more house, with no more cells than values; may be repeated
            | doublers | negators ...        cells to find that change values (see `pencilmark.board.modifiers`)

`pencilmark.board.joined` reads boards of several grids, such as ``samurai`` or ``grids 9 at 0,0 / 6,6``, and
`pencilmark.board.oblong` oblong ones, such as ``6x9``.
"""

from __future__ import annotations

import copyreg
import re
from collections.abc import Callable
from functools import lru_cache
from unicodedata import category, normalize

from pencilmark.board.errors import BoardError
from pencilmark.board.geometry import (
    DIGITS,
    KING,
    KNIGHT,
    MAX_SIZE,
    Geometry,
    House,
    area_houses,
    box_houses,
    cell_number,
    column_houses,
    diagonal_houses,
    group_houses,
    leap_pairs,
    region_houses,
    row_houses,
    window_houses,
    without_shared,
)
from pencilmark.board.joined import is_joined, joined
from pencilmark.board.modifiers import is_modifier, modified
from pencilmark.board.oblong import is_oblong, oblong

_SHAPE = re.compile(r"(\d{1,2})x(\d{1,2})")
_HOUSE = re.compile(r"(?:r\d{1,2}c\d{1,2})+")
_VALUES = re.compile(r"values=(?:(0)-)?(\d{1,2})")
_SIGNS = "signs="
MOST_FROM_ZERO = len(DIGITS)
"""Most values of a board from 0: each must be one character, because the number 0 would be read as a blank."""
_FLAGS = ("x", "windoku", "disjoint", "antiknight", "antiking")
MAX_TEXT = 20_000


def squarest_box(size: int) -> tuple[int, int]:
    """Find the squarest box of *size* cells, never taller than wide.

    >>> squarest_box(9), squarest_box(6), squarest_box(7)
    ((3, 3), (2, 3), (1, 7))
    """
    rows = max(r for r in range(1, size + 1) if size % r == 0 and r * r <= size)
    return rows, size // rows


class _Words:
    """The parsed and checked words of a board's text."""

    def __init__(self, text: str) -> None:
        words = re.split(r"[\s,+]+", text.strip())
        if len(text) > MAX_TEXT or not words[0].isascii() or not words[0].isdigit() or len(words[0]) > 2:
            raise BoardError("bad-board/size-first", most=MAX_SIZE, found=words[0][:20])
        self.size = int(words[0])
        if not 1 <= self.size <= MAX_SIZE:
            raise BoardError("bad-size", most=MAX_SIZE, found=self.size)
        self.box: tuple[int, int] | None = squarest_box(self.size)
        self.regions = self.areas = ""
        self.flags: set[str] = set()
        self.extra: list[tuple[int, ...]] = []
        self.free = False
        self.top, self.first = self.size, 1
        self._shape_word = self.signs = ""
        for word in words[1:]:
            self._take(word.lower())
        if self.box and 1 in self.box:
            self.box = None
        if self.signs and (len(self.signs) != self.top or not self.first):
            raise BoardError("bad-signs", count=self.top, found=self.signs[:40])
        if any(len(cells) > max(self.size, self.top) for cells in self.extra):
            raise BoardError("bad-house", size=max(self.size, self.top), found=text[:40])

    def _take(self, word: str) -> None:
        shape = _SHAPE.fullmatch(word)
        if word in _FLAGS:
            self.flags.add(word)
        elif shape or word in ("latin", "free") or word.startswith(("regions=", "areas=")):
            self._take_shape(word, shape)
        elif match := _VALUES.fullmatch(word):
            self.first = 0 if match[1] else 1
            self.top = int(match[2]) + 1 - self.first
            if not 1 <= self.top <= (MAX_SIZE if self.first else MOST_FROM_ZERO):
                raise BoardError("bad-values", most=MAX_SIZE, found=word)
        elif word.startswith(_SIGNS):
            self.signs = signs_of(word.removeprefix(_SIGNS))
            if not self.signs:
                raise BoardError("bad-signs", count=self.top, found=word[:40])
        elif word.startswith("house=") and _HOUSE.fullmatch(word[6:]):
            self._take_house(word[6:])
        else:
            raise BoardError("bad-board/word", known=tuple(_FLAGS), found=word[:40])

    def _take_shape(self, word: str, shape: re.Match[str] | None) -> None:
        if self._shape_word:
            raise BoardError("bad-board/contradict-each-other", other=self._shape_word[:20], word=word[:20])
        self._shape_word = word
        self.box = None
        if shape:
            self.box = int(shape[1]), int(shape[2])
            if self.box[0] * self.box[1] != self.size:
                raise BoardError("bad-box", word=word, cells=self.box[0] * self.box[1], size=self.size)
        elif word == "free":
            self.free = True
        elif word.startswith("areas="):
            self.areas = word[6:].upper()
        elif word != "latin":
            self.regions = word[8:].upper()

    def _take_house(self, text: str) -> None:
        cells = tuple(cell_number(name, self.size) for name in re.findall(r"r\d+c\d+", text))
        if len(set(cells)) != len(cells) or len(cells) < 2:
            raise BoardError("bad-house", size=self.size, found=text[:40])
        self.extra.append(tuple(sorted(cells)))


def signs_of(word: str) -> str:
    """Return the letters or symbols of a *word* in upper case; empty if two are equal or one is neither.

    >>> signs_of("planetius"), signs_of("●▲■★"), signs_of("noon"), signs_of("r2d2")
    ('PLANETIUS', '●▲■★', '', '')
    """
    found = [sign.upper() if len(sign.upper()) == 1 else sign for sign in normalize("NFC", word)]
    are_signs = all(sign.isalpha() or category(sign) == "So" for sign in found)
    return "".join(found) if are_signs and len(set(found)) == len(found) <= len(DIGITS) - 1 else ""


def signed(geometry: Geometry, signs: str) -> Geometry:
    """Return the board with its values shown as these *signs*, as digits if they are empty. Raises BoardError.

    >>> signed(board("4 x signs=WORD"), ""), signed(board("4 x"), "word").name
    (<Geometry 4 x>, '4 x signs=WORD')
    """
    if signs == geometry.signs:
        return geometry
    return board(f"{geometry.plain_name} {_SIGNS}{signs}" if signs else geometry.plain_name)


def _special_houses(words: _Words) -> list[House]:
    """Make the houses that the flags name; windows and groups need boxes."""
    houses = diagonal_houses(words.size) if "x" in words.flags else []
    makers: dict[str, Callable[[int, int], list[House]]] = {"windoku": window_houses, "disjoint": group_houses}
    for flag, make in makers.items():
        if flag in words.flags:
            if not words.box or (flag == "windoku" and words.box[0] != words.box[1]):
                sentence = "bad-board/needs-square-boxes" if flag == "windoku" else "bad-board/needs-boxes"
                raise BoardError(sentence, flag=flag)
            houses += make(*words.box)
    return houses


def _regions(words: _Words) -> list[House]:
    """Make the boxes, or the regions in their place."""
    if words.areas:
        return area_houses(words.size, words.areas, max(words.size, words.top))
    if words.regions:
        return region_houses(words.size, words.regions)
    return box_houses(*words.box) if words.box else []


def _canonical_name(words: _Words, regions: list[House]) -> str:
    parts = [str(words.size)]
    if words.regions or words.areas:
        labels = {cell: DIGITS[house.number - 1] for house in regions for cell in house.cells}
        written = "".join(labels.get(cell, ".") for cell in range(words.size**2))
        parts.append(f"regions={written}" if words.regions else f"areas={written}")
    elif words.free:
        parts.append("free")
    elif words.box is None and 1 not in squarest_box(words.size):
        parts.append("latin")
    elif words.box is not None and words.box != squarest_box(words.size):
        parts.append(f"{words.box[0]}x{words.box[1]}")
    if not words.first:
        parts.append(f"values=0-{words.top - 1}")
    elif words.top != words.size:
        parts.append(f"values={words.top}")
    parts += [flag for flag in _FLAGS if flag in words.flags]
    for cells in words.extra:
        parts.append("house=" + "".join(f"r{c // words.size + 1}c{c % words.size + 1}" for c in cells))
    parts += [f"{_SIGNS}{words.signs}"] if words.signs else []
    return " ".join(parts)


@lru_cache(maxsize=64)
def board(text: str | int) -> Geometry:
    """Make the board that *text* names (grammar above); equal boards are the same object.

    >>> board("9 windoku x").name
    '9 x windoku'
    >>> board("6").box, board(5).box
    ((2, 3), None)
    >>> board("9 2x4")
    Traceback (most recent call last):
    pencilmark.board.errors.BoardError: boxes of 2x4 have 8 cells, not 9
    """
    words_of = re.split(r"[\s,+]+", str(text).strip())
    if modifying := [word for word in words_of if is_modifier(word.lower())]:
        rest = board(" ".join(word for word in words_of if word not in modifying))
        found = modified(rest, [word.lower() for word in modifying])
        return found if found.name == text else board(found.name)
    for is_one, make in ((is_joined, joined), (is_oblong, oblong)):
        if is_one(str(text)):
            found = make(str(text), board)
            return found if found.name == text else board(found.name)
    words = _Words(str(text))
    size = words.size
    regions = _regions(words)
    name = _canonical_name(words, regions)
    if name != text:
        return board(name)
    lines = [] if words.free else row_houses(size) + column_houses(size)
    houses = lines + regions + _special_houses(words)
    houses += [House("extra", i + 1, cells) for i, cells in enumerate(words.extra)]
    pairs: set[tuple[int, int]] = set()
    for flag, leaps in (("antiknight", KNIGHT), ("antiking", KING)):
        if flag in words.flags:
            pairs.update((min(pair), max(pair)) for pair in leap_pairs(size, leaps))
    apart = without_shared(pairs, houses) if pairs else ()
    return Geometry(size, name, words.box, tuple(houses), apart, words.top, words.first, words.signs)


def _reduced(geometry: Geometry) -> tuple[Callable[[str], Geometry], tuple[str]]:
    return board, (geometry.name,)


copyreg.pickle(Geometry, _reduced)  # a board travels between processes as its name
