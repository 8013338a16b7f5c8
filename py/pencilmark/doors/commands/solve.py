"""The command `solve`: solutions, a summary of many, or the log of the search."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import in_signs, line_on
from pencilmark.board.rows import write_marks
from pencilmark.board.speech import say
from pencilmark.doors.commands.frame import Blocks, Command, Row, add_rules, budget_of, number_from
from pencilmark.engine import plain
from pencilmark.engine.plain import line_of, lines_of

if TYPE_CHECKING:
    from pencilmark.doors.commands.reading import Text
    from pencilmark.engine.trace import Event


def options(parser: ArgumentParser) -> None:
    """Add the options of `solve`."""
    add_rules(parser)
    parser.add_argument("--limit", type=number_from(1), default=2, help=say("solve-stop-after-n-solutions"))
    parser.add_argument("--summary", action="store_true", help=say("solve-only-how-many-unique"))
    parser.add_argument("--seed", type=int, default=None, help=say("solve-choose-cells-values-random"))
    parser.add_argument("--trace", action="store_true", help=say("solve-log-every-step-search"))
    parser.add_argument("--grids", action="store_true", help=say("solve-trace-candidate-grid-after"))


def answer(text: Text, args: Namespace) -> Row:
    """Solve one puzzle."""
    from pencilmark.doors.commands.reading import (  # late: blocks of plain lines never need it
        puzzle_of,
        reading_of,
        told,
    )

    reading = None if args.rules else reading_of(text, args)
    puzzle = reading.asked if reading else puzzle_of(text, args)
    budget, size = budget_of(args), puzzle.geometry.size
    row: Row = {"puzzle": line_on(puzzle.givens, puzzle.geometry), "size": size}
    if puzzle.geometry.name != str(size):
        row["board"] = puzzle.geometry.name
    if puzzle.rules:
        row["rules"] = [rule.text for rule in puzzle.rules]
    if reading:
        row |= told(reading)
    rng = None if args.seed is None else Random(args.seed)
    if args.trace:
        events: list[Event] = []
        found = engine.watch(puzzle, events.append, limit=args.limit, budget=budget, rng=rng)
        row["trace"] = [event_row(event, puzzle.geometry, args.grids) for event in events]
    else:
        found = engine.solve(puzzle, limit=args.limit, budget=budget, backend=args.backend, rng=rng)
    lines = [line_on(solution, puzzle.geometry) for solution in found.solutions]
    row |= {"status": found.status, "count": len(lines), "solutions": lines, "backend": found.backend}
    return row | {"exact": False} if found.ended == "budget" else row


def event_row(event: Event, geometry: Geometry, grids: bool) -> Row:
    """Turn an event of the search into plain data."""
    size = geometry.size
    row: Row = {
        "event": event.kind,
        "depth": event.depth,
        "where": event.where,
        "placed": [candidate.text("=", size) for candidate in event.placed],
        "removed": [candidate.text("<>", size) for candidate in event.removed],
        "text": event.text(size),
    }
    return row | ({"grid": write_marks(event.grid, size).split("\n")} if grids else {})


def words(row: Row) -> str:
    """Write a row of `solve` for people."""
    if "puzzles" in row:
        counts = ", ".join(f"{row[key]} {key}" for key in ("unique", "multiple", "none", "timeout", "errors"))
        values = {key: row[key] for key in ("puzzles", "seconds", "backend")}
        return say("solve-summary", counts=counts, **values)
    lines = []
    for event in row.get("trace", ()):
        lines.append(event["text"])
        lines += ["  " * event["depth"] + "    " + line for line in event.get("grid", ())]
    cut = say("solve-cut") if row["status"] == "multiple" and not row.get("exact", True) else ""
    shown = [in_signs(line, row.get("signs", "")) for line in (row["puzzle"], *row["solutions"])]
    return "\n".join([*lines, f"{row['status']}{cut}: {shown[0]}", *shown[1:]])


def summary(rows: Iterable[Row]) -> Iterator[Row]:
    """Add the rows up, each as many *times* as it says; bad lines are passed on."""
    start, statuses, backends = time.perf_counter(), Counter[str](), set[str]()
    for row in rows:
        times = row.pop("times", 1)
        if "error" in row:
            yield row
        statuses[row.get("status", "errors")] += times
        backends.add(row.get("backend", ""))
    kinds = {kind: statuses[kind] for kind in ("unique", "multiple", "none", "timeout", "errors")}
    names = "+".join(sorted(filter(None, backends)))
    seconds = round(time.perf_counter() - start, 3)
    yield {"puzzles": sum(statuses.values()), **kinds, "backend": names, "seconds": seconds}


MOST = 255
"""Solutions that a block's rows have at most."""
_SUMMED: dict[int, Row | None] = {
    kind: {"status": status, "backend": "wasm"} for kind, status in plain.STATUSES.items()
}


def suits(args: Namespace) -> bool:
    """Report whether the options let blocks be solved together."""
    return not args.trace and args.seed is None and 2 <= args.limit <= MOST


def block_rows(givens: bytes, args: Namespace) -> Iterator[Row | None]:
    """Yield the rows of a block; for a summary, what it needs of them."""
    if args.summary:
        yield from (_SUMMED.get(kind) for kind in plain.kinds(givens))
        return
    answered = zip(lines_of(givens), plain.solutions(givens), strict=True)
    for place, (puzzle, (kind, solution, backend)) in enumerate(answered):
        found: list[bytes] | None = [solution] if solution else []
        if kind == plain.MULTIPLE:
            found = plain.first_solutions(givens[plain.CELLS * place : plain.CELLS * (place + 1)], args.limit)
        if found is None or kind == plain.LATE:
            yield None
            continue
        yield {
            "puzzle": puzzle,
            "size": 9,
            "status": plain.STATUSES[kind],
            "count": len(found),
            "solutions": [line_of(one) for one in found],
            "backend": backend,
        }


def tells(args: Namespace) -> bool:
    """Report whether the output has a row for each puzzle."""
    return not args.summary


SOLVE = Command(
    "solve", options, words, answer, summary=summary, blocks=Blocks(suits, block_rows, few=tells, alone=tells)
)
