"""Puzzles and answers in braille: a BRF file, North American Braille ASCII of 40 cells by 25 lines.

A page holds one puzzle: its number and level, then the grid, a blank cell between digits, two between boxes and a
blank line below each band of boxes. Digits are a to j without number signs, an empty cell is dots 3-6. Words are
uncontracted, letters have no accents.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import Book

WIDE, HIGH = 40, 25
EMPTY = "-"
_DIGITS = "JABCDEFGHI"
_MARKS = {",": "1", ";": "2", ":": "3", ".": "4", "!": "6", "?": "8", "-": "-", "'": "'"}
_SHOWN = frozenset(("row", "column", "box"))
"""The houses that the grid itself shows."""


def can_be_felt(puzzle: Puzzle) -> bool:
    """Report whether a grid of digits shows the whole *puzzle*: no rules, no special houses, values up to 9."""
    geometry = puzzle.geometry
    kinds = {house.kind for house in geometry.houses}
    return not puzzle.rules and kinds <= _SHOWN and geometry.value_count < 10 and not geometry.pairs


def in_braille(text: str) -> str:
    """Write a *text* in uncontracted Unified English Braille; "" if it has letters of other scripts.

    >>> in_braille("Hard 3 of 5."), in_braille("Très difficile"), in_braille("3b"), in_braille("数独")
    (',HARD #C OF #E4', ',TRES DIFFICILE', '#C;B', '')
    """
    plain = [sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign)]
    written, is_number = [], False
    for sign in plain:
        if sign.isascii() and sign.isdigit():
            written.append(("" if is_number else "#") + _DIGITS[int(sign)])
        elif sign.isascii() and sign.isalpha():
            letter = "," if sign.isupper() else ";" if is_number and sign in "abcdefghij" else ""
            written.append(letter + sign.upper())
        elif sign.isalpha():
            return ""
        else:
            written.append(_MARKS.get(sign, " "))
        is_number = sign.isascii() and sign.isdigit()
    return " ".join("".join(written).split())


def grid_lines(geometry: Geometry, values: Sequence[int]) -> Iterator[str]:
    """Write a grid line by line, with room between boxes if they are in rows and columns.

    >>> [*grid_lines(board("4"), (1, 2, 0, 0) * 4)][:3]
    ['A B  - -', 'A B  - -', '']
    """
    size, (rows, columns) = geometry.size, geometry.extent
    digits = f"J{geometry.signs}" if geometry.signs.isascii() and geometry.signs else _DIGITS
    boxes = [house.cells for house in geometry.houses if house.kind == "box"]
    wide = len({cell % size for cell in boxes[0]}) if boxes else columns
    high = len({cell // size for cell in boxes[0]}) if boxes else rows
    for row in range(rows):
        signs = [digits[value] if value else EMPTY for value in values[row * size : row * size + columns]]
        yield "  ".join(" ".join(signs[start : start + wide]) for start in range(0, columns, wide))
        if row % high == high - 1 and row + 1 < rows:
            yield ""


def folded(text: str) -> Iterator[str]:
    """Break a *text* into lines as wide as a page, indented by two cells from the second."""
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > WIDE:
            yield line
            line = "  " + word
        else:
            line = f"{line} {word}" if line else word
    if line:
        yield line


def write_braille(book: Book, entries: Sequence[BookEntry]) -> bytes:
    """Write the puzzles of a *book* that `can_be_felt`, then their answers, each on its own page.

    Raises WishError if there are none.
    """
    felt = [entry for entry in entries if can_be_felt(entry.puzzle)]
    if not felt:
        raise WishError("no-braille")
    front = [*folded(in_braille(book.title)), *folded(in_braille(book.author)), "", *folded(in_braille(say("braille")))]
    pages = [front[:HIGH]]
    for are_answers in (False, True):
        for entry in felt:
            number = in_braille(f"{entry.number}")
            said = (in_braille(say("heading-answers")), number) if are_answers else (number, in_braille(entry.level))
            values = entry.made.solution if are_answers else entry.puzzle.givens
            pages.append([*folded(" ".join(said)), "", *grid_lines(entry.puzzle.geometry, values)])
    return "\f".join("".join(f"{line.rstrip()}\r\n" for line in page) for page in pages).encode("ascii")
