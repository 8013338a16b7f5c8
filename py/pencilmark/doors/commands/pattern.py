"""The command `pattern`: what is known about a pattern of givens, and the search for its puzzles by rating."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board.errors import InputError
from pencilmark.board.line import line_on, parse_line
from pencilmark.board.masks import where
from pencilmark.board.speech import say
from pencilmark.board.task import finished
from pencilmark.doors.commands.frame import Command, Row, error_row, number_from, refuse, without
from pencilmark.doors.commands.progress import now_and_then
from pencilmark.doors.commands.reading import Text, puzzle_of
from pencilmark.doors.commands.table import kept_rows
from pencilmark.make import pattern_census, pattern_game
from pencilmark.make.generator.pattern import Sampled
from pencilmark.make.usual import odds
from pencilmark.make.wish import read_pattern, write_pattern

if TYPE_CHECKING:
    from concurrent.futures import Executor

SAMPLE = 2000
"""Grids from which the number of classes is estimated, unless another number is asked for."""
_HUNTING = ("er", "ep", "ed", "minimal", "changed", "each_er")


def options(parser: ArgumentParser) -> None:
    """Add the options: whether to search, for which ratings, and from which seed."""
    parser.add_argument("--find", type=number_from(1), default=None, metavar="N", help=say("pattern-find"))
    for name in ("er", "ep", "ed"):
        parser.add_argument(
            f"--{name}",
            nargs=2,
            type=float,
            metavar=("MIN", "MAX"),
            default=None,
            help=say("pattern-rated", scale=name.upper()),
        )
    parser.add_argument("--minimal", action="store_true", help=say("vicinity-minimal"))
    parser.add_argument("--changed", type=int, choices=(1, 2, 3), default=1, help=say("pattern-changed"))
    parser.add_argument("--each-er", action="store_true", help=say("pattern-each-er"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say("generate-same-seed-gives-same"))
    parser.add_argument(
        "--sample", type=number_from(0), default=SAMPLE, metavar="N", help=say("pattern-sample", usual=SAMPLE)
    )


def several(texts: Iterable[tuple[int, Text]], args: Namespace, executor: Executor | None, kept: int) -> Iterator[Row]:
    """Yield a row for each pattern, or the puzzles found on it; the first rows were *kept* from an earlier run."""
    refuse(args, () if args.find else _HUNTING, without("find"))
    patterns, earlier = dict[int, list[bytes]](), kept_rows(args.save, kept)
    for number, text in texts:
        try:
            cells, puzzle = _read(text, args)
        except InputError as error:
            if (row := error_row(error, number)) not in earlier:
                yield row
            continue
        patterns.setdefault(cells, []).extend([puzzle] if puzzle else [])
    for cells, puzzles in patterns.items():
        if args.find:
            found = [row for row in earlier if "puzzle" in row and where(_givens(row)) == cells]
            yield from _found(cells, puzzles, found, args, executor)
        elif all(row.get("pattern") != _drawn(cells) for row in earlier):
            yield _census(cells, puzzles, args)


def _read(text: Text, args: Namespace) -> tuple[int, bytes]:
    """Read a drawn pattern, or a puzzle, which has one. Raises InputError."""
    words = text if isinstance(text, str) else getattr(text, "text", "")
    if (drawn := pattern_game.read_drawn(words)) is not None:
        return drawn, b""
    puzzle = puzzle_of(text, args)
    if not puzzle.geometry.is_classic:
        raise InputError("only-nine")
    engine.only_solution(puzzle)
    return where(puzzle.givens), bytes(puzzle.givens)


def _givens(row: Row) -> bytes:
    return bytes(parse_line(row["puzzle"], pattern_census.NINE).givens)


def _drawn(cells: int) -> str:
    return write_pattern(tuple(bool(cells >> cell & 1) for cell in range(pattern_census.NINE.cell_count)))


def _census(cells: int, puzzles: list[bytes], args: Namespace) -> Row:
    found = finished(pattern_census.census(cells, args.sample, Random(args.seed)))
    return {
        "pattern": _drawn(cells),
        "clues": cells.bit_count(),
        "automorphisms": found.automorphisms,
        "puzzles": len(puzzles),
        "classes": pattern_game.classes_of(puzzles),
        "minimal": sum(not pattern_game.redundant(puzzle) for puzzle in puzzles),
        "sample": found.sample,
        "hits": found.hits,
        "classes_about": found.classes,
    }


def _found(
    cells: int, puzzles: list[bytes], earlier: list[Row], args: Namespace, executor: Executor | None
) -> Iterator[Row]:
    """Search a pattern, and yield the rows of what is found; those of an *earlier* run count as found."""
    er, ep, ed = (tuple(wish) if wish else None for wish in (args.er, args.ep, args.ed))
    sought = pattern_game.Sought(er, ep, ed, args.minimal, args.changed)
    hunt = pattern_game.Hunt(sought, pattern_game.shared(sought, executor, args.seconds))
    known, ratings, left = {_givens(row) for row in earlier}, {row["er"] for row in earlier}, args.find - len(earlier)
    start = [*dict.fromkeys([*puzzles, *known])]
    for seen in _told(hunt, start, pattern_game.filled(cells, Random(args.seed + len(earlier)))):
        if left < 1:
            return
        if seen.fits and seen.puzzle not in known and not (args.each_er and seen.rating.er in ratings):
            ratings.add(seen.rating.er)
            left -= 1
            yield _row(seen)


def _told(hunt: pattern_game.Hunt, given: list[bytes], more: pattern_game.Starts) -> Iterator[pattern_game.RatedPuzzle]:
    """Yield what a *hunt* sees, and report on standard error how far it is, at most once a second."""
    is_due, rated, fits = now_and_then(), 0, 0
    for seen in hunt.run(given, more):
        if isinstance(seen, pattern_game.RatedPuzzle):
            rated, fits = rated + 1, fits + seen.fits
            yield seen
        if not sys.stderr.isatty() or not is_due():
            continue
        if isinstance(seen, Sampled) and seen.vain:
            print(say("pattern-vain", sample=seen.vain, bound=odds(seen.vain)), file=sys.stderr)
        else:
            print(say("pattern-told", rated=rated, found=fits), file=sys.stderr)


def _row(seen: pattern_game.RatedPuzzle) -> Row:
    rating = seen.rating
    return {
        "puzzle": line_on(seen.puzzle, pattern_census.NINE),
        "clues": sum(map(bool, seen.puzzle)),
        "er": rating.er,
        "ep": rating.ep,
        "ed": rating.ed,
        "redundant": [pattern_census.NINE.cell_name(cell) for cell in pattern_game.redundant(seen.puzzle)],
        "of": line_on(seen.of, pattern_census.NINE) if seen.of else None,
    }


def words(row: Row) -> str:
    """Write a row of `pattern` for people; a puzzle as in the lists of the game."""
    if "pattern" not in row:
        return f"{row['puzzle']} ED={row['er']}/{row['ep']}/{row['ed']}"
    found = pattern_census.Census(where(read_pattern(row["pattern"])), row["automorphisms"], row["sample"], row["hits"])
    told = say("pattern-known", puzzles=row["puzzles"], classes=row["classes"], minimal=row["minimal"])
    return "\n  ".join([row["pattern"], *found.lines, *([told] if row["puzzles"] else [])])


PATTERN = Command("pattern", options, words, several=several)
