"""The command `path`: the way to the solution, every step explained, as text or as an HTML document."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from pencilmark.board.english import say
from pencilmark.board.line import write_line
from pencilmark.doors.commands.frame import Command, Row, add_rules, budget_of
from pencilmark.doors.commands.reading import Text
from pencilmark.doors.commands.steps import position_of, step_row
from pencilmark.human import logic
from pencilmark.human.explain import explain
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.techniques.ladders import LADDERS
from pencilmark.human.walkthrough import path_html, path_text


def options(parser: ArgumentParser) -> None:
    """Add the options: rules, the ladder, and the form."""
    add_rules(parser)
    parser.add_argument("--ladder", choices=LADDERS, default="teaching", help=say("path-ladder-default-teaching"))
    parser.add_argument("--verify", action="store_true", help=say("path-verify"))
    parser.add_argument("--html", action="store_true", help=say("path-write-html-document-drawing"))


def answer(text: Text, args: Namespace) -> Row:
    """Walk from one position up the ladder; the row tells each step, and the whole as `text` or `html`."""
    start = position_of(text, args)
    size, budget = start.geometry.size, budget_of(args)
    path = logic.solve_path(start, ladder_for(start, LADDERS[args.ladder]), budget)
    rows, here = [], start
    for step in path.steps:
        rows.append(step_row(step, start.geometry) | {"text": explain(here, step).text})
        here = logic.apply(here, step)
    row: Row = {"puzzle": write_line(start.values, size), "solved": path.is_solved, "steps": rows}
    if args.verify:
        row |= _verified(path)
    return row | ({"html": path_html(start, path.steps)} if args.html else {"text": path_text(start, path.steps)})


def _verified(path: logic.Path) -> Row:
    """Report how many steps of a *path* were held against the solution, and the *false* ones, each with its number.

    None are *held* where no solution was found in time, or where rules leave several.
    """
    geometry = path.position.geometry
    false = [step_row(step, geometry) | {"number": number} for step, number in path.refused.items()]
    return {"held": len(path.steps) + len(false) if path.position.truth else None, "false": false}


def words(row: Row) -> str:
    """Write a row of `path` for people: the text, or the document; then what was found false."""
    told: str = row["html"] if "html" in row else row["text"] + "\n"
    if "held" not in row:
        return told
    false = [say("path-false", number=one["number"], step=one["notation"]) for one in row["false"]]
    held = say("path-not-held") if row["held"] is None else say("path-held", count=row["held"])
    return "\n".join([told, *false, held])


COMMAND = Command("path", options, words, answer)
