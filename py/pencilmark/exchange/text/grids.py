"""Grids over several lines: one, several that belong together, a list, or two side by side."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from pencilmark.board.geometry import Geometry
from pencilmark.board.line import square_size
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.found import Choice, Found, Listing, Question, Reading
from pencilmark.exchange.text.lists import SMALL, in_lines
from pencilmark.exchange.text.nested import FEW
from pencilmark.exchange.text.puzzles import Contents, grid_of, joined
from pencilmark.exchange.text.rows import PAUSE, Line, blocks, is_border, weight


def rows_or_list(lines: Sequence[Line], geometry: Geometry | None, drawn: bool) -> Slowly[Found | None]:
    """Read grids over several lines; a question if each row could also be a small puzzle, unless one is *drawn*."""
    found = yield from in_blocks(lines, geometry)
    if not isinstance(found, Reading) or found.puzzle.geometry.size not in (16, 25, 36) or geometry or drawn:
        return found
    listed = yield from in_lines(lines, None, SMALL)
    filled = sum(not line.is_empty for line in lines)
    if not isinstance(listed, Listing) or len(listed.entries) < filled:
        return found
    size = found.puzzle.geometry.size
    small = square_size(size)
    grid = Choice("grid", say("read-one-puzzle-x", size=size), found)
    return Question((Choice("list", say("read-list-puzzles-x", count=len(listed.entries), small=small), listed), grid))


def in_blocks(lines: Sequence[Line], geometry: Geometry | None) -> Slowly[Found | None]:
    """Read the grids in lines, and join those that belong together."""
    found = yield from blocks(lines, geometry.size if geometry else None)
    if not found:
        return (yield from _side_by_side(lines, geometry))
    read_grids = yield from each(lambda block: grid_of(block, geometry), found, FEW)
    lasts = [0, *(grid.last for grid in read_grids)]
    numbers = [line.number for line in lines]

    def title(last: int, first: int) -> str:
        return _title(lines[bisect_right(numbers, last) : bisect_left(numbers, first)])

    titles = yield from each(lambda at: title(lasts[at], read_grids[at].first), range(len(read_grids)))
    result = yield from joined(read_grids, _form_of(read_grids), titles)
    if isinstance(result, Listing):
        return result
    return (yield from _with_words(result, lines, read_grids))


def _form_of(found: Sequence[Contents]) -> str:
    if len(found) > 2 and found[-1].candidates is not None:
        return say("read-simple-sudoku")
    if found[0].placed is not None:
        return "SudoCue .sdx"
    return say("read-grid-candidates") if found[0].candidates is not None else "grid"


def _title(lines: Sequence[Line]) -> str:
    """Return the words on the last of the *lines* before a grid."""
    above = next((line.text.strip() for line in reversed(lines) if not line.is_empty), "")
    return above.strip("#;/% ")[:200]


def _with_words(reading: Reading, lines: Sequence[Line], found: Sequence[Contents]) -> Slowly[Reading]:
    """Keep the text above and below the grids; the first line above is the title."""
    inside = {number for grid in found for number in range(grid.first, grid.last + 1)}
    said = yield from each(_said, [line for line in lines if line.number not in inside])
    words = [line for line in said if line]
    above = bool(words) and any(line.number < found[0].first and not line.is_empty for line in lines)
    title = words[0][:200] if above else ""
    return Reading(
        reading.puzzle,
        reading.format,
        title=title,
        text="\n".join(words[1:] if above else words)[:10_000],
        marks=reading.marks,
        solution=reading.solution,
    )


def _said(line: Line) -> str:
    """Return the words on a line, "" if there are none."""
    words = "" if is_border(line.text) else line.text.strip().strip("#;/%").strip()
    return words if any(sign.isalnum() for sign in words) else ""


def _side_by_side(lines: Sequence[Line], geometry: Geometry | None) -> Slowly[Found | None]:
    """Read two grids side by side, such as a puzzle and its solution."""
    by_width: dict[tuple[bool, int], list[list[str]]] = {}

    def take(line: Line) -> None:
        words = line.text.replace("|", " ").split()
        by_width.setdefault((False, len(words)), []).append(words)
        packed = _two_words(line)
        by_width.setdefault((True, len(packed)), []).append(packed)

    yield from each(take, lines, PAUSE, weight)
    for size in (9, 4, 6, 16):
        for found in (by_width.get((packed, 2 * size), []) for packed in (False, True)):
            if len(found) != size:
                continue
            halves = [[Line(at + 1, " ".join(row[part])) for at, row in enumerate(found)] for part in _halves(size)]
            both = []
            for half in halves:
                both += yield from blocks(half, size)
            if len(both) == 2:
                return (yield from joined([grid_of(block, geometry) for block in both], "grid"))
    return None


def _two_words(line: Line) -> list[str]:
    """Return the signs of a line of two words of equal length; none otherwise."""
    words = line.text.split()
    return list("".join(words)) if len(words) == 2 and len(words[0]) == len(words[1]) else []


def _halves(size: int) -> tuple[slice, slice]:
    return slice(0, size), slice(size, 2 * size)
