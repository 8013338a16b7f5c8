"""The command `hint`: the next step of the teaching ladder, in words."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from pencilmark import logic
from pencilmark.commands.frame import Command, Row
from pencilmark.commands.steps import position_of, step_row
from pencilmark.formats import write_line
from pencilmark.notation import step_text
from pencilmark.techniques import TECHNIQUES
from pencilmark.techniques.ladders import TEACHING, climb


def options(parser: ArgumentParser) -> None:
    """Add no options: `hint` has none of its own."""


def answer(text: str, args: Namespace) -> Row:
    """Find the next step of one position; the row's step is None when there is none."""
    position = position_of(text, args)
    size = position.geometry.size
    row: Row = {"puzzle": write_line(position.values, size), "step": None}
    step = logic.next_step(position, climb(TEACHING))
    if step:
        row["step"] = step_row(step, size) | {"text": step_text(step, TECHNIQUES[step.technique].name, size)}
    return row


def words(row: Row) -> str:
    """Write a row of `hint` for people."""
    return f"{row['puzzle']}: {row['step']['text'] if row['step'] else 'no step to be found'}"


COMMAND = Command("hint", "tell the next step", options, words, answer)
