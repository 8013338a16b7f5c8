"""The command `hint`: the next step of the teaching ladder, from where to look to the grid after it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from pencilmark.board.english import say
from pencilmark.board.line import write_line
from pencilmark.board.model import Position, Step
from pencilmark.board.rows import write_grid
from pencilmark.doors.commands.frame import Command, Row, add_rules
from pencilmark.doors.commands.reading import Text
from pencilmark.doors.commands.steps import position_of, step_row
from pencilmark.human import logic
from pencilmark.human.explain import Explanation, explain
from pencilmark.human.explain.numbered import written
from pencilmark.human.lessons import summary_of
from pencilmark.human.ruled.ladder import ladder_for

WHERE, TECHNIQUE, WHOLE, DONE = 1, 2, 3, 4


def options(parser: ArgumentParser) -> None:
    """Add the options: rules, and how deep."""
    add_rules(parser)
    parser.add_argument(
        "--depth",
        type=int,
        choices=(WHERE, TECHNIQUE, WHOLE, DONE),
        default=WHOLE,
        help=say("hint-where-look-which-technique"),
    )


def answer(text: Text, args: Namespace) -> Row:
    """Find the next step of one position; the row's step is None when there is none.

    The step's `text` is what its depth tells. At depth 4 the row has the `grid` after the step.
    """
    position = position_of(text, args)
    geometry = position.geometry
    row: Row = {"puzzle": write_line(position.values, geometry.size), "step": None}
    step = logic.next_step(position, ladder_for(position))
    if step:
        told = explain(position, step)
        names = {"name": told.name, "where": told.where, "text": _text(told, args.depth, position, step)}
        row["step"] = step_row(step, geometry) | names
        if args.depth == DONE:
            after = logic.apply(position, step)
            row["grid"] = write_grid(after.values, geometry)
    return row


def _text(told: Explanation, depth: int, position: Position, step: Step) -> str:
    """Choose what a hint of this *depth* says."""
    if depth == WHERE:
        return told.where
    if depth == TECHNIQUE:
        return f"{told.where} {told.name}: {' '.join(summary_of(told.technique))}"
    return f"{told.name}: {written(position, step, told)}"


def words(row: Row) -> str:
    """Write a row of `hint` for people."""
    lines = ["{}: {}".format(row["puzzle"], row["step"]["text"] if row["step"] else say("hint-no-step-found"))]
    return "\n".join([*lines, row["grid"]] if "grid" in row else lines)


COMMAND = Command("hint", options, words, answer)
