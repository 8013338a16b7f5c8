"""The command `grid`: examines a solution grid, and searches for its minimal puzzles."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from time import process_time
from typing import TYPE_CHECKING, Any

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.doors.commands.frame import Command, Row, budget_of, error_row, number_from
from pencilmark.doors.commands.progress import told
from pencilmark.doors.commands.reading import Text, puzzle_of
from pencilmark.doors.commands.table import kept_rows
from pencilmark.engine import many
from pencilmark.engine.answers import Solution
from pencilmark.engine.hitting import Hitting, OpenPart
from pencilmark.engine.laboratory import AT_ONCE, Laboratory, examine, grid_of
from pencilmark.engine.plain import line_of
from pencilmark.engine.unavoidable import unavoidable_sets
from pencilmark.make.generator.dig import values_at

if TYPE_CHECKING:
    from concurrent.futures import Executor

NINE = board("9")
PAUSE = 10
"""Seconds of search between two rows from which a run that was killed goes on."""
ALL = (1 << NINE.cell_count) - 1


def options(parser: ArgumentParser) -> None:
    """Add the options: how large the sets are, whether they are listed, and which puzzles are searched."""
    parser.add_argument("--sets", type=number_from(4), default=AT_ONCE, metavar="N", help=say("grid-option-sets"))
    parser.add_argument("--list", action="store_true", help=say("grid-option-list"))
    parser.add_argument("--puzzles", type=number_from(17), default=None, metavar="K", help=say("grid-option-puzzles"))


def several(texts: Iterable[tuple[int, Text]], args: Namespace, executor: Executor | None, kept: int) -> Iterator[Row]:
    """Yield the row of each grid, or its minimal puzzles; an earlier run left *kept* rows."""
    if args.puzzles is None:
        replies = many.map(partial(_answered, args), islice(texts, kept, None), executor, chunk=1)
        yield from told((reply for reply in replies if isinstance(reply, dict)), lambda row: 1, args, kept)
        return
    earlier = kept_rows(args.save, kept)
    for number, text in texts:
        try:
            grid = grid_of(puzzle_of(text, args), backend=args.backend)
        except InputError as error:
            row = error_row(error, number)
            if row not in earlier:
                yield row
            continue
        yield from puzzles_of(grid, args, [row for row in earlier if row.get("grid") == _line(grid)])


def _answered(args: Namespace, numbered: tuple[int, Text]) -> Row:
    number, text = numbered
    try:
        return row_of(examine(grid_of(puzzle_of(text, args), backend=args.backend), args.sets, budget_of(args)), args)
    except InputError as error:
        return error_row(error, number)


def row_of(found: Laboratory, args: Namespace) -> Row:
    """Return the row of a grid that was examined for sets of up to `args.sets` cells."""
    sizes = found.sizes()
    row: Row = {
        "grid": _line(found.grid),
        "canonical": _line(found.least),
        "automorphisms": found.automorphisms,
        "bands": [band.number for band in found.bands[:3]],
        "stacks": [band.number for band in found.bands[3:]],
        "completions": [band.completions for band in found.bands],
        "sets_up_to": found.complete,
        "sets": {str(size): number for size, (number, _) in sizes.items()},
        "orbits": {str(size): number for size, (_, number) in sizes.items()},
        "mcn": found.mcn,
        "mcn_proved": found.packing.is_proved,
        "disjoint": [_cells(one) for one in found.packing.sets],
    }
    row |= {"unavoidable": [_cells(one) for one in found.sets]} if args.list else {}
    return row | ({"timeout": True} if found.complete < args.sets else {})


def puzzles_of(grid: Solution, args: Namespace, earlier: list[Row]) -> Iterator[Row]:
    """Yield the minimal puzzles of a grid with at most `args.puzzles` givens as they are found, and how far it is.

    The *earlier* rows are those of a run that this one continues.
    """
    line, known = _line(grid), {row["puzzle"] for row in earlier if "puzzle" in row}
    marks = [row for row in earlier if "left" in row]
    if marks and not marks[-1]["left"]:
        return
    nodes = [_node(one) for one in marks[-1]["left"]] if marks else None
    search = Hitting(Puzzle(NINE, grid), grid, ALL, args.puzzles, unavoidable_sets(NINE, grid, args.sets), nodes)
    budget, last = budget_of(args), process_time()
    for chosen in search:
        if chosen is not None:
            if (puzzle := line_of(bytes(values_at(grid, chosen)))) not in known:
                yield {"grid": line, "puzzle": puzzle, "clues": chosen.bit_count()}
        elif budget.is_spent():
            break
        elif args.save and process_time() - last > PAUSE:
            last = process_time()
            yield _mark(line, search)
    yield _mark(line, search) | ({"timeout": True} if search.nodes else {})


def _mark(line: str, search: Hitting) -> Row:
    """Return the row that says how far a search is, and what is left of it."""
    left = [[f"{node.chosen:x}", f"{node.left:x}", node.share] for node in search.nodes]
    return {"grid": line, "searched": search.searched, "left": left}


def _node(written: list[Any]) -> OpenPart:
    chosen, left, share = written
    return OpenPart(int(chosen, 16), int(left, 16), share)


def _line(values: Solution) -> str:
    return line_of(bytes(values))


def _cells(mask: int) -> list[str]:
    return [NINE.cell_name(cell) for cell in bits(mask)]


def words(row: Row) -> str:
    """Write a row of `grid` for people."""
    if "puzzle" in row:
        return f"{row['puzzle']}  {row['clues']}"
    if "searched" in row:
        return say("grid-searched" if row["left"] else "grid-searched-all", share=f"{100 * row['searched']:.3g}")
    sets = ", ".join(f"{size}: {number}" for size, number in row["sets"].items())
    orbits = ", ".join(f"{size}: {number}" for size, number in row["orbits"].items())
    lines = [
        say("grid-class", automorphisms=row["automorphisms"], least=row["canonical"]),
        say("grid-bands", bands=" ".join(map(str, row["bands"])), stacks=" ".join(map(str, row["stacks"]))),
        say("grid-completions", numbers=" ".join(map(str, row["completions"]))),
        say("grid-unavoidable", most=row["sets_up_to"], sets=sets),
        *([say("grid-orbits", sets=orbits)] if row["automorphisms"] > 1 else []),
        say("grid-mcn-proved" if row["mcn_proved"] else "grid-mcn", mcn=row["mcn"], most=row["sets_up_to"]),
        *("  " + " ".join(cells) for cells in row["disjoint"]),
        *(" ".join(cells) for cells in row.get("unavoidable", ())),
    ]
    return "\n   ".join([row["grid"], *lines])


GRID = Command("grid", options, words, several=several)
