"""Lines of a text as rows of cells: every way to cut a line, and the grids that the lines make.

A grid is n lines that the same way cuts into n cells, with nothing but borders and empty lines between them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import DIGITS, MAX_SIZE
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.text.cells import BLANK_SIGNS, bare, group, value

SMALLEST = 4
"""Smaller grids are read only if the text is nothing else."""
PAUSE = 20
"""Lines between two pauses, fewer where they are long."""
MOST_FIELDS = 2 * MAX_SIZE**2 + 2
"""Most separators on a line of a puzzle."""
LONGEST = 5_000
"""Most signs on a line of a grid."""
_BARS = str.maketrans("|!,;&\t\"'`[]{}()", " " * 15)
_NOTHING = str.maketrans("", "", " |!,;&\t\"'`[]{}()")
_RULING = "-=_~^#*"
_SEPARATORS = set(" |!,;&\t\"'`")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text: its *number* from 1, and the *text* without its newline."""

    number: int
    text: str

    @property
    def is_empty(self) -> bool:
        """Report whether there is nothing on the line."""
        return not self.text.strip()


def weight(line: Line) -> int:
    """Return how many short lines a line counts for between two pauses."""
    return 1 + len(line.text) // 200


@dataclass(frozen=True, slots=True)
class Block:
    """A grid in a text: *rows* of cells' texts, cut by the *way* with that name, and its first and last line.

    It is *packed* if cells were cut sign by sign.
    """

    way: str
    rows: tuple[tuple[str, ...], ...]
    first: int
    last: int

    @property
    def packed(self) -> bool:
        """Report whether every sign is a cell."""
        return self.way == "packed"

    @property
    def size(self) -> int:
        """Count the rows."""
        return len(self.rows)


def lines_of(text: str) -> Slowly[list[Line]]:
    """Number the lines of a text that hold anything but borders, with pauses; empty lines are kept."""
    texts = text.split("\n")
    blanks = yield from each(_signs_for_blanks, texts)
    cells = set[str]().union(*blanks)
    drawn = yield from each(lambda line: is_border(line, cells), texts)
    kept = (place for place, is_drawn in enumerate(drawn) if not is_drawn)
    return (yield from each(lambda place: Line(place + 1, texts[place]), kept))


def _signs_for_blanks(text: str) -> set[str] | frozenset[str]:
    """Find the signs for blanks on a line that has nothing else but digits."""
    signs = set(text)
    digits = {sign for sign in signs if sign.isdigit()}
    fit = digits and "+" not in signs and signs - digits - _SEPARATORS <= BLANK_SIGNS
    return signs & BLANK_SIGNS if fit else frozenset()


def is_border(text: str, cells: set[str] | frozenset[str] = frozenset()) -> bool:
    """Report whether a line is part of a drawing; signs that mean blank *cells* elsewhere draw nothing.

    >>> is_border("|---+---+---|"), is_border("---------", {"-"}), is_border("53..7...."), is_border("|:-:|:-:|")
    (True, False, False, True)
    """
    signs = set(text) - {" ", "\t"}
    if not signs or any(sign.isalnum() for sign in signs):
        return False
    if "+" in signs and signs & set("-=_~"):
        return True
    if signs <= set("|-:") and "-" in signs and "|" in signs and "-" not in cells:
        return True
    drawn = [sign for sign in _RULING if sign * 3 in text and sign not in cells]
    return bool(drawn) and (len(signs) == 1 or drawn != ["*"])


Cut = Callable[[str], list[str]]


def _words(text: str) -> list[str]:
    return text.translate(_BARS).split()


def _packed(text: str) -> list[str]:
    return list(text.strip().rstrip("+\\").translate(_NOTHING))


def fields(sign: str, *, twice: bool = False, last: bool = True) -> Cut:
    """Make the way that cuts at a *sign*; *twice*: two count as one; not *last*: one may end the line."""

    def cut(text: str) -> list[str]:
        if not 0 < text.count(sign) <= MOST_FIELDS:
            return []
        body = text.strip() if sign != "\t" else text.strip("\n\r")
        body = body.replace(sign * 2, sign) if twice else body
        if sign in "|!":
            body = body.removeprefix(sign).removesuffix(".").removesuffix(sign)
        elif not last:
            body = body.rstrip(" ").removesuffix(sign)
        return [bare(cell) for cell in body.split(sign)]

    return cut


WAYS: dict[str, Cut] = {
    "words": _words,
    "packed": _packed,
    "bars": fields("|"),
    "double bars": fields("|", twice=True),
    "tabs": fields("\t"),
    "commas": fields(","),
    "commas, one more": fields(",", last=False),
    "semicolons": fields(";"),
    "semicolons, one more": fields(";", last=False),
    "ampersands": fields("&"),
}


def fits(cells: Sequence[str], size: int, packed: bool) -> bool:
    """Report whether *cells* can be a row of a board of *size*."""
    if packed:
        return _fits_packed("".join(cells), size)
    marks = size <= 9
    return all(
        value(cell, size) is not None
        or (marks and (group(cell, size) is not None or _is_players(cell, size)))
        or (size == 9 and len(cell) == 1 and cell.upper() in "ABCDEFGHI")
        for cell in cells
    )


def _is_players(cell: str, size: int) -> bool:
    """Report whether a cell is a digit entered by the player, as SudoCue writes it."""
    return len(cell) == 2 and cell[0] in "uU" and cell[1].isdigit() and int(cell[1]) <= size


def _fits_packed(text: str, size: int) -> bool:
    signs = set(text.upper())
    others = signs - BLANK_SIGNS - set(DIGITS[1 : min(size, 35) + 1])
    return not others or (not signs & set("123456789") and others <= set(DIGITS[10 : 10 + size]))


def sizes(lines: Sequence[Line]) -> Slowly[list[tuple[str, int]]]:
    """List the ways and sizes with which *lines* may be a grid, large sizes first."""
    counts: Counter[tuple[str, int]] = Counter()

    def count(line: Line) -> None:
        if not line.is_empty and len(line.text) <= LONGEST:
            counts.update([(name, len(way(line.text))) for name, way in WAYS.items()])

    yield from each(count, lines, PAUSE, weight)
    order = list(WAYS)
    found = [(name, size) for (name, size), times in counts.items() if SMALLEST <= size <= MAX_SIZE and times >= size]
    return sorted(found, key=lambda item: (-item[1], order.index(item[0])))


def blocks(lines: Sequence[Line], size: int | None = None) -> Slowly[list[Block]]:
    """Find the grids in *lines*, with pauses: those of the largest size, or of *size* only."""
    for name, found in (yield from sizes(lines)):
        if size in (None, found) and (grids := (yield from _grids(lines, (name,), found))):
            mixed = yield from _grids(lines, (name, *WAYS), found)
            return mixed if len(mixed) > len(grids) else grids
    return []


def _grids(lines: Sequence[Line], names: Sequence[str], size: int) -> Slowly[list[Block]]:
    """Find the grids of a size, cut by any of the ways with these *names*; none if rows are left over."""
    found: list[Block] = []
    rows: list[tuple[Line, str, tuple[str, ...]]] = []
    spent = 0
    for line in [*lines, Line(0, "end")]:
        spent += weight(line)
        if spent >= PAUSE:
            yield None
            spent = 0
        if line.is_empty:
            continue
        cut = _cut(line.text, names, size) if len(line.text) <= LONGEST else None
        if cut:
            rows.append((line, *cut))
            continue
        if len(rows) % size:
            return []
        for start in range(0, len(rows), size):
            part = rows[start : start + size]
            way = "packed" if all(name == "packed" for _, name, _ in part) else names[0]
            found.append(Block(way, tuple(row for *_, row in part), part[0][0].number, part[-1][0].number))
        rows = []
    return found


def _cut(text: str, names: Sequence[str], size: int) -> tuple[str, tuple[str, ...]] | None:
    """Cut a line into *size* cells by the first way that can."""
    for name in names:
        cells = WAYS[name](text)
        if len(cells) == size and fits(cells, size, name == "packed"):
            return name, tuple(cells)
    return None
