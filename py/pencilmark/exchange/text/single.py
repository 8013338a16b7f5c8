"""A puzzle on one line of a text, and what the line adds: its solution, a rating, a name.

line         n*n characters, or n*n numbers or fields between separators, or n groups of n characters
jigsaw       n*n characters, then n*n letters that name each cell's region
candidates   n*n*n characters, n for each cell: value k or a blank at the k-th
"""

from __future__ import annotations

import re

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import DIGITS, Geometry
from pencilmark.board.line import BLANKS, parse_line, square_size
from pencilmark.board.masks import where
from pencilmark.board.model import Puzzle
from pencilmark.exchange.text.cells import values
from pencilmark.exchange.text.rows import WAYS, fits

SMALLEST = 4
LONGEST = 20_000
"""Signs of a line that are looked at: 36 x 36 cells as numbers in quotation marks take 8,000."""
_WORD = re.compile(r"[^\s,;:|\"'`\[\](){}<>]+")
_ENDS = " \t,;:|\"'`[](){}<>"


@dataclass(frozen=True, slots=True)
class Hit:
    """A puzzle on a line: its *text*, the form of that, its *size*, a *solution* beside it, and the other words.

    *before* is the number of words before it.
    """

    form: str
    text: str
    size: int
    solution: str = ""
    others: tuple[str, ...] = ()
    column: int = 1
    before: int = 0


def hit_of(line: str, size: int | None = None) -> Hit | None:
    """Find the puzzle on a line; None if there is no complete one.

    >>> hit = hit_of("7 1..2...........4 1.5")
    >>> hit.form, hit.size, hit.others
    ('line', 4, ('7', '1.5'))
    """
    if len(line) > LONGEST:
        return _first(line[: max(map(line[:LONGEST].rfind, _ENDS)) + 1], size)  # a word that was cut is not one
    return _first(line, size) or _spread(line, size)


def _first(line: str, size: int | None) -> Hit | None:
    """Find the first word on a line that is a puzzle."""
    found = list(_WORD.finditer(line))
    for place, match in enumerate(found):
        form = form_of(match[0], size) if len(match[0]) >= SMALLEST**2 else None
        if form:
            rest = [word[0] for word in found[:place]], [word[0] for word in found[place + 1 :]]
            return _with_solution(form[0], match[0], form[1], rest, match.start() + 1, line)
    return None


def form_of(word: str, size: int | None = None) -> tuple[str, int] | None:
    """Say which form of a puzzle a *word* is, and the size of its board; None if it is not a puzzle.

    >>> form_of("1..2...........4"), form_of("1234" * 16), form_of("1..............." + "AABBAABCDDBCDDCC")
    (('line', 4), ('candidates', 4), ('jigsaw', 4))
    """
    count = len(word)
    if count < SMALLEST**2:
        return None
    candidates = candidate_size(word)
    if candidates and size in (None, candidates) and (candidates > 4 or not _has_empty_cell(word, candidates)):
        return "candidates", candidates
    square = square_size(count)
    if square and size in (None, square) and fits((word,), square, True):
        return "line", square
    half = square_size(count // 2)
    head, tail = word[: count // 2], word[count // 2 :]
    if not half or len(head) != len(tail) or half < SMALLEST or size not in (None, half):
        return None
    if fits((head,), half, True) and tail.isalnum() and len(set(tail)) == half:
        return ("line", half) if _is_solution(head, tail, half) else ("jigsaw", half)
    return None


def _is_solution(givens: str, tail: str, size: int) -> bool:
    """Say whether the second half of a word fills the grid of the first: every row a different order of all values."""
    rows = {tail[start : start + size] for start in range(0, len(tail), size)}
    agrees = all(given == own for given, own in zip(givens, tail, strict=True) if given.isalnum() and given != "0")
    return agrees and len(rows) == size and all(len(set(row)) == size for row in rows)


def _with_solution(form: str, word: str, size: int, rest: tuple[list[str], list[str]], column: int, line: str) -> Hit:
    """Make a hit, with the solution from among the other words if it is there."""
    cells = size * size
    if form == "line" and len(word) == 2 * cells:
        return Hit("line", word[:cells], size, word[cells:], (*rest[0], *rest[1]), column)
    others = [*rest[0], *rest[1]]
    solution = next((other for other in others if form == "line" and len(other) == cells and extends(other, word)), "")
    if solution:
        others.remove(solution)
    elif form == "line" and "0" not in word and not set(word) & set(BLANKS):
        puzzle = next(
            (o for o in others if len(o) == cells and form_of(o, size) == ("line", size) and extends(word, o)), ""
        )
        if puzzle:
            others.remove(puzzle)
            return Hit(form, puzzle, size, word, tuple(others), line.index(puzzle) + 1)
    return Hit(form, word, size, solution, tuple(others), column, len(rest[0]) if len(others) >= len(rest[0]) else 0)


def extends(full: str, word: str) -> bool:
    """Report whether *full* has a value in every cell, those of the puzzle *word* among them."""
    return (
        full.isalnum()
        and "0" not in full
        and all(own == given or given in "0xX" or not given.isalnum() for own, given in zip(full, word, strict=True))
    )


def _spread(line: str, size: int | None) -> Hit | None:
    """Find a puzzle whose cells or rows are separated on the line."""
    for name in ("commas", "commas, one more", "semicolons", "tabs", "bars", "words"):
        cells = WAYS[name](line)
        found = square_size(len(cells))
        if found and found >= SMALLEST and size in (None, found) and (numbers := values(cells, found)) is not None:
            return Hit("numbers", " ".join(map(str, numbers)), found)
    signs = "".join(line.translate(_APART).split())
    found = square_size(len(signs))
    if found and found >= SMALLEST and size in (None, found) and fits((signs,), found, True):
        words = line.translate(_APART).split()
        if len(words) == 1 or (len({len(word) for word in words}) == 1 and set(words) != {DIGITS[1 : found + 1]}):
            return Hit("line", signs, found)  # all values n times is a row of candidates
    return _blank(line.strip("\n"), size)


def _blank(line: str, size: int | None) -> Hit | None:
    """Read blanks as empty cells if there is nothing but digits and blanks."""
    found = square_size(len(line))
    if not found or found < BLANKS_FROM or size not in (None, found) or " " not in line:
        return None
    cells = line.replace(" ", ".")
    plain = set(cells) <= set(".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return Hit("line", line, found) if plain and fits((cells,), found, True) else None


BLANKS_FROM = 6
"""The smallest board of which blanks on a line are read as cells."""
_APART = str.maketrans(dict.fromkeys("|/\\,;!\"'`[](){}", " "))


def candidate_size(text: str) -> int | None:
    """Return the size n of a text of n*n*n candidates (each character its value or a blank), None for other texts.

    >>> candidate_size("1234" * 16), candidate_size("." * 64)
    (4, None)
    """
    size = round(len(text) ** (1 / 3))
    if size**3 != len(text) or not 2 <= size <= 16 or not set(text) - set(BLANKS):
        return None
    fits_all = all(sign in BLANKS or sign == DIGITS[k % size + 1] for k, sign in enumerate(text.upper()))
    return size if fits_all else None


def _has_empty_cell(text: str, size: int) -> bool:
    return any(set(text[start : start + size]) <= set(BLANKS) for start in range(0, len(text), size))


def parse_candidates(text: str, geometry: Geometry | None = None) -> Puzzle:
    """Read n*n*n candidates; a cell with one candidate is not a given. Raises FormatError."""
    size = candidate_size(text)
    if size is None or (geometry and geometry.size != size):
        raise FormatError("bad-length/n-n-n-candidates")
    cells = [text[start : start + size] for start in range(0, len(text), size)]
    masks = tuple(where(sign not in BLANKS for sign in cell) for cell in cells)
    return Puzzle(geometry or board(size), (0,) * (size * size), None, masks)


def write_candidates(puzzle: Puzzle) -> str:
    """Write a puzzle up to 16 x 16 as n*n*n candidates; `parse_candidates` is the inverse."""
    size, full = puzzle.geometry.size, puzzle.geometry.all_digits
    masks = [
        1 << (value - 1) if value else mask
        for value, mask in zip(puzzle.values, puzzle.candidates or (full,) * len(puzzle.values), strict=True)
    ]
    return "".join(DIGITS[digit + 1] if mask >> digit & 1 else "." for mask in masks for digit in range(size))


def parse_jigsaw(text: str) -> Puzzle:
    """Read n*n characters followed by n*n region letters."""
    half = len(text) // 2
    size = square_size(half)
    if size is None or len(text) != 2 * half:
        raise FormatError("bad-length/givens-many-region-letters", found=len(text))
    return parse_line(text[:half], board(f"{size} regions={text[half:]}"))


def parse_hit(hit: Hit, geometry: Geometry | None) -> Puzzle:
    """Read the puzzle of a *hit*, on the board *geometry* if given. Raises FormatError with its column on the line."""
    if hit.form == "jigsaw":
        return parse_jigsaw(hit.text)
    if hit.form == "candidates":
        return parse_candidates(hit.text, geometry)
    if hit.form == "numbers":
        return Puzzle(geometry or board(hit.size), tuple(map(int, hit.text.split())))
    try:
        return parse_line(hit.text, geometry)
    except FormatError as error:
        column = error.column and hit.column + error.column - 1
        raise error.placed(column=column) from None
