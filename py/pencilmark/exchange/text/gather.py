"""Several grids of one text put together: a puzzle with its solution, its state or its candidates; or a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pencilmark.board.english import say
from pencilmark.board.line import line_on
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import Entry, Listing, Reading
from pencilmark.exchange.text.puzzles import Grid, puzzle_of
from pencilmark.exchange.text.single import write_candidates


def joined(grids: Sequence[Grid], name: str, titles: Sequence[str] = ()) -> Slowly[Reading | Listing]:
    """Put *grids* together, with pauses: one puzzle where each later one says more of the first, else a list.

    A later full grid is the solution, one with more values the state of a player, one with candidates his marks. The
    puzzles of a list have *titles*.
    """
    first, *others = grids
    reading = Reading(puzzle_of(first), name, marks=first.candidates if first.placed else None)
    second = grids[1] if len(grids) == 2 else first
    if first.is_full and first.candidates is None and not second.is_full and first.extends(second):
        return replace(Reading(puzzle_of(second), name), solution=first.values)
    for other in others:
        more = _added(reading, first, other)
        if more is None:
            return (yield from _listed(grids, titles))
        reading = more
        yield None
    return reading


def _added(reading: Reading, first: Grid, other: Grid) -> Reading | None:
    """Add what another grid says of the puzzle of the *first*; None when it is another puzzle."""
    if first.candidates is not None or other.geometry is not first.geometry:
        return None
    if other.candidates is not None:
        fits = all(
            not clue or mask >> (clue - 1) & 1 for clue, mask in zip(first.values, other.candidates, strict=True)
        )
        return replace(reading, marks=other.candidates) if fits else None
    if other.values == first.values:
        return reading
    if not other.extends(first) or not any(first.values):
        return None
    if other.is_full:
        return replace(reading, solution=other.values)
    placed = tuple(0 if clue else value for clue, value in zip(first.values, other.values, strict=True))
    return replace(reading, puzzle=replace(reading.puzzle, placed=placed))


def _listed(grids: Sequence[Grid], titles: Sequence[str]) -> Slowly[Listing]:
    """Make a list of grids; a full grid that solves the one before it is its solution."""
    entries: list[Entry] = []
    last: Grid | None = None
    for place, grid in enumerate(grids):
        yield None
        if last and grid.is_full and not last.is_full and grid.extends(last):
            solution = line_on(grid.values, grid.geometry)
            known = entries[-1].reading
            reading = replace(known, solution=grid.values) if known else None
            entries[-1] = replace(entries[-1], solution=solution, reading=reading)
            last = None
            continue
        puzzle = puzzle_of(grid)
        top = grid.geometry.value_count
        text = write_candidates(puzzle) if puzzle.candidates and top <= 16 else line_on(puzzle.values, puzzle.geometry)
        title = titles[place] if place < len(titles) else ""
        columns = (("name", title),) if title else ()
        entries.append(Entry(grid.first, text, columns, reading=Reading(puzzle, "grid", title=title, columns=columns)))
        last = grid
    return Listing(say("gather-list-grids", count=len(entries)), tuple(entries))
