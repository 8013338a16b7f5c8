"""The command `steps`: every step that techniques offer in a position now."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from pencilmark.board.english import say
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import write_line
from pencilmark.board.model import Position, Step
from pencilmark.board.notation import step_text
from pencilmark.doors.commands import reading
from pencilmark.doors.commands.frame import Command, Row, add_rules
from pencilmark.doors.commands.reading import Text
from pencilmark.human import logic
from pencilmark.human.explain import explain
from pencilmark.human.explain.numbered import written
from pencilmark.human.guarded import CHEAP, guarded
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.techniques import RULED
from pencilmark.human.scores import se_rating
from pencilmark.human.techniques import TECHNIQUES, Technique, code_of, named
from pencilmark.human.techniques.ladders import TEACHING


def options(parser: ArgumentParser) -> None:
    """Add the options: rules, one technique, and whether to explain."""
    add_rules(parser)
    parser.add_argument("--technique", metavar="ID", help=say("steps-only-one-x-wing"))
    parser.add_argument("--explain", action="store_true", help=say("steps-explain-each-step"))


def position_of(text: Text, args: Namespace) -> Position:
    """Read the position that a text is of; it knows what is true in it, so that no step strikes that."""
    seconds = args.seconds if getattr(args, "verify", False) else min(CHEAP, args.seconds / 2)
    return guarded(Position.of(with_sight(reading.position_of(text, args))), seconds)


def step_row(step: Step, geometry: Geometry) -> dict[str, Any]:
    """Return a step as plain data, with its *rating* where Sukaku Explainer's scale knows it.

    *notation* is the step in one line, as the forums write it.
    """
    size = geometry.size
    row = {
        "technique": step.technique,
        "code": code_of(step.technique),
        "placements": [candidate.text("=", size) for candidate in step.placements],
        "eliminations": [candidate.text("<>", size) for candidate in step.eliminations],
        "notation": step_text(step, "", geometry),
    }
    rating = se_rating(step)
    return row if rating is None else row | {"rating": rating}


def wanted(name: str | None, position: Position) -> tuple[Technique, ...]:
    """Find the techniques called *name*; without a name those of the teaching ladder that force nothing."""
    if name is None:
        return ladder_for(
            position, tuple(rung for rung in TEACHING if "forcing" not in rung and rung != "trial-and-error")
        )
    found = (RULED[name],) if name in RULED else named(name)
    if not found:
        raise WishError("bad-technique/technique", example=next(iter(TECHNIQUES)), found=name)
    return found


def answer(text: Text, args: Namespace) -> Row:
    """List the steps of one position."""
    position = position_of(text, args)
    size = position.geometry.size
    found = []
    for step in logic.all_steps(position, wanted(args.technique, position)):
        told = {"text": written(position, step, explain(position, step))} if args.explain else {}
        found.append(step_row(step, position.geometry) | told)
    return {"puzzle": write_line(position.values, size), "steps": found}


def words(row: Row) -> str:
    """Write a row of `steps` for people."""
    lines = [f"   {step['technique']}: {_told(step)}" for step in row["steps"]]
    return "\n".join([say("steps-steps", puzzle=row["puzzle"], count=len(lines)), *lines])


def _told(step: dict[str, Any]) -> str:
    """Write a step: its explanation where there is one, else what it does."""
    text: str = step.get("text") or step["notation"]
    return text.replace("\n", "\n      ")


COMMAND = Command("steps", options, words, answer)
