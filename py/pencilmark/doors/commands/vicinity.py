"""The command `vicinity`: the puzzles near a puzzle, or near those of a list, and the way to harder ones."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, get_args

from pencilmark import engine
from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import line_on, parse_either
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.doors.commands.frame import Command, Row, beside, error_row, refuse
from pencilmark.doors.commands.reading import Text, puzzle_of
from pencilmark.doors.commands.table import kept_rows
from pencilmark.engine.vicinity import read_exchange
from pencilmark.human.techniques.technique import LEVELS, level_name
from pencilmark.make.nearby import Ascent, Nearby, Neighbour, Scale, Wanted, climbed, differences

if TYPE_CHECKING:
    from concurrent.futures import Executor

STEPS = 20


def options(parser: ArgumentParser) -> None:
    """Add the options: what counts as near, what is wanted of it, and whether to climb."""
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--exchange", metavar="{-X+Y}", default="{-1+1}", help=say("vicinity-exchange"))
    kind.add_argument("--twins", action="store_true", help=say("vicinity-twins"))
    kind.add_argument("--below", action="store_true", help=say("vicinity-below"))
    parser.add_argument("--minimal", action="store_true", help=say("vicinity-minimal"))
    parser.add_argument("--level", type=str.capitalize, choices=LEVELS, default=None, help=say("vicinity-level"))
    for name, kind_of in (("er", float), ("hodoku-score", int)):
        parser.add_argument(
            f"--{name}", nargs=2, type=kind_of, metavar=("MIN", "MAX"), default=None, help=say(f"vicinity-{name}")
        )
    parser.add_argument("--climb", choices=get_args(Scale), default=None, help=say("vicinity-climb"))
    parser.add_argument("--steps", type=int, metavar="N", default=STEPS, help=say("vicinity-steps", most=STEPS))


def wanted_of(args: Namespace) -> Wanted:
    """Return what the options want as a value. Raises WishError."""
    if args.climb:
        refuse(args, ("twins", "below", "level", "er", "hodoku_score"), beside("climb"))
    return Wanted(
        "twins" if args.twins else "below" if args.below else "exchange",
        read_exchange(args.exchange),
        args.minimal,
        args.level,
        tuple(args.er) if args.er else None,
        tuple(args.hodoku_score) if args.hodoku_score else None,
    )


def several(texts: Iterable[tuple[int, Text]], args: Namespace, executor: Executor | None, kept: int) -> Iterator[Row]:
    """Yield what is near each puzzle; the first rows were *kept* from an earlier run."""
    wanted = wanted_of(args)
    nearby, earlier = Nearby(wanted, executor, args.seconds), kept_rows(args.save, kept)
    for number, text in texts:
        try:
            puzzle = puzzle_of(text, args)
            engine.only_solution(puzzle, backend=args.backend)
        except InputError as error:
            row = error_row(error, number)
            if earlier and earlier[0] == row:
                earlier.pop(0)
            else:
                yield row
            continue
        yield from _rows(puzzle, args, nearby, executor, earlier)


def _rows(
    puzzle: Puzzle, args: Namespace, nearby: Nearby, executor: Executor | None, earlier: list[Row]
) -> Iterator[Row]:
    """Yield the rows of one puzzle, taking its own ones from the *earlier* rows."""
    own, geometry = line_on(puzzle.givens, puzzle.geometry), puzzle.geometry
    number = next((at for at, row in enumerate(earlier) if row.get("of") != own), len(earlier))
    kept, earlier[:number] = earlier[:number], []
    if args.climb:
        steps = climbed(puzzle, args.climb, nearby.wanted, executor, args.seconds, args.steps)
        yield from (_step(one, puzzle, args.climb) for one in islice(steps, len(kept), None))
        return
    passed = (_givens(row["puzzle"], geometry) for row in kept)
    yield from map(_row, nearby.of(puzzle, passed))


def _givens(line: str, geometry: Geometry) -> bytes:
    return bytes(parse_either(line, geometry).givens)


def _row(found: Neighbour) -> Row:
    geometry, rating = found.of.geometry, found.rating
    gone, new = differences(bytes(found.of.givens), found.puzzle)
    row: Row = {
        "puzzle": line_on(found.puzzle, geometry),
        "of": line_on(found.of.givens, geometry),
        "clues": sum(map(bool, found.puzzle)),
        "removed": [f"{geometry.cell_name(cell)}={value}" for cell, value in gone],
        "added": [f"{geometry.cell_name(cell)}={value}" for cell, value in new],
    }
    rated = {name: getattr(rating, name) for name in ("level", "hodoku_score", "er", "ep", "ed")}
    row |= {name: value for name, value in rated.items() if value is not None}
    return row | {"timeout": True, "unfinished": list(rating.unfinished)} if rating.unfinished else row


def _step(one: Ascent, puzzle: Puzzle, scale: Scale) -> Row:
    geometry = puzzle.geometry
    row: Row = {"puzzle": line_on(one.puzzle, geometry), "of": line_on(puzzle.givens, geometry), "step": one.step}
    return row | {scale.replace("-", "_"): one.height, "rated": one.rated}


def words(row: Row) -> str:
    """Write a row of `vicinity` for people."""
    parts = [row["puzzle"]]
    if "step" in row:
        parts.append(say("vicinity-step", step=row["step"], rated=row["rated"]))
    else:
        parts += [f"-{given}" for given in row["removed"]] + [f"+{given}" for given in row["added"]]
    if row.get("level"):
        parts.append(level_name(row["level"]))
    if row.get("er") is not None:
        parts.append(f"ER {row['er']}")
    if row.get("hodoku_score") is not None:
        parts.append(f"HoDoKu {row['hodoku_score']}")
    if "unfinished" in row:
        parts.append(say("rate-out-of-time", scales=[say(f"scale-{name}") for name in row["unfinished"]]))
    return "  ".join(parts)


VICINITY = Command("vicinity", options, words, several=several)
