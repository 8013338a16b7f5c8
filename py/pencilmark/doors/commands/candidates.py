"""The command `candidates`: the values that each cell takes in some solution."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from math import isqrt

from pencilmark import engine
from pencilmark.board.english import say
from pencilmark.board.line import line_on
from pencilmark.board.rows import write_marks
from pencilmark.doors.commands.frame import Command, Row, add_rules, budget_of
from pencilmark.doors.commands.reading import Text, puzzle_of


def options(parser: ArgumentParser) -> None:
    """Add the options of `candidates`."""
    add_rules(parser)


def answer(text: Text, args: Namespace) -> Row:
    """Find the true candidates of one puzzle."""
    puzzle = puzzle_of(text, args)
    found = engine.true_candidates(puzzle, budget=budget_of(args), backend=args.backend)
    first = puzzle.geometry.first
    cells = [[value - 1 + first for value in engine.candidate_values(mask)] for mask in found.cells]
    row: Row = {"puzzle": line_on(puzzle.givens, puzzle.geometry), "candidates": cells}
    if not first:
        row["first"] = first
    return row if found.exact else row | {"exact": False}


def words(row: Row) -> str:
    """Write a row of `candidates` for people: a grid."""
    cells, first = row["candidates"], row.get("first", 1)
    masks = [sum(1 << value - first for value in values) for values in cells]
    cut = "" if row.get("exact", True) else say("candidates-cut") + "\n"
    return cut + write_marks(masks, isqrt(len(cells)), first) + "\n"


COMMAND = Command("candidates", options, words, answer)
