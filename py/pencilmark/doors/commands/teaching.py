"""Commands for steps: the next one, all that there are now, the way to the solution."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from pencilmark.board.geometry import Geometry
from pencilmark.board.line import in_signs, write_line
from pencilmark.board.model import Position, Step
from pencilmark.board.notation import step_text
from pencilmark.board.rows import write_grid
from pencilmark.board.speech import say
from pencilmark.doors.commands.frame import SLOW, Blocks, Command, Row, add_rules, budget_of
from pencilmark.engine import plain
from pencilmark.human import logic
from pencilmark.human.explain import Explanation, explain
from pencilmark.human.guarded import CHEAP, guarded, knowing
from pencilmark.human.lessons import summary_of
from pencilmark.human.levels import se_rating
from pencilmark.human.ruled.ladder import called, ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques import Technique, code_of
from pencilmark.human.techniques.ladders import LADDERS, TEACHING
from pencilmark.human.techniques.trial import beyond_words
from pencilmark.human.walkthrough import path_html, path_text, written

if TYPE_CHECKING:
    from pencilmark.doors.commands.reading import Text


def steps_options(parser: ArgumentParser) -> None:
    """Add the options of `steps`: rules, one technique, and whether to explain."""
    add_rules(parser)
    parser.add_argument("--technique", metavar="ID", help=say("steps-only-one-x-wing"))
    parser.add_argument("--explain", action="store_true", help=say("steps-explain-each-step"))


def position_of(text: Text, args: Namespace) -> Position:
    """Read the position in a text; it knows its own truth, so that no step strikes anything true."""
    from pencilmark.doors.commands import reading  # late: blocks of plain lines never need it

    seconds = args.seconds if getattr(args, "verify", False) else min(CHEAP, args.seconds / 2)
    return guarded(Position.of(with_sight(reading.position_of(text, args))), seconds)


def step_row(step: Step, geometry: Geometry) -> dict[str, Any]:
    """Return a step as plain data, with its *rating* if Sukaku Explainer's scale has it.

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
    """Find the techniques called *name*; without a name, those of the teaching ladder except forcing ones."""
    if name is None:
        return ladder_for(
            position, tuple(rung for rung in TEACHING if "forcing" not in rung and rung != "trial-and-error")
        )
    return called(name, position)


def steps_row(text: Text, args: Namespace) -> Row:
    """List the steps of one position."""
    return _steps(position_of(text, args), args)


def _steps(position: Position, args: Namespace) -> Row:
    size = position.geometry.size
    found = []
    for step in logic.all_steps(position, wanted(args.technique, position)):
        told = {"text": written(position, step, explain(position, step))} if args.explain else {}
        found.append(step_row(step, position.geometry) | told)
    return {"puzzle": write_line(position.values, size), "steps": found}


def steps_words(row: Row) -> str:
    """Write a row of `steps` for people."""
    lines = [f"   {step['technique']}: {_told(step)}" for step in row["steps"]]
    return "\n".join([say("steps-steps", puzzle=row["puzzle"], count=len(lines)), *lines])


def _told(step: dict[str, Any]) -> str:
    """Write a step: its explanation if there is one, else what it does."""
    text: str = step.get("text") or step["notation"]
    return text.replace("\n", "\n      ")


def in_blocks(row_of: Callable[[Position, Namespace], Row]) -> Blocks:
    """Return answers for blocks of positions, whose puzzles are solved together; any without one solution is left."""

    def rows(givens: bytes, args: Namespace) -> Iterator[Row | None]:
        for puzzle, (kind, solution, _) in zip(plain.puzzles_of(givens), plain.solutions(givens), strict=True):
            is_known = kind == plain.UNIQUE
            yield row_of(knowing(Position.of(with_sight(puzzle)), tuple(solution)), args) if is_known else None

    return Blocks(lambda args: True, rows, lambda args: True, SLOW)


STEPS = Command("steps", steps_options, steps_words, steps_row, blocks=in_blocks(_steps))


WHERE, TECHNIQUE, WHOLE, DONE = 1, 2, 3, 4


def hint_options(parser: ArgumentParser) -> None:
    """Add the options of `hint`: rules, and how deep."""
    add_rules(parser)
    parser.add_argument(
        "--depth",
        type=int,
        choices=(WHERE, TECHNIQUE, WHOLE, DONE),
        default=WHOLE,
        help=say("hint-where-look-which-technique"),
    )


def hint_row(text: Text, args: Namespace) -> Row:
    """Find the next step of one position; the row's step is None if there is none.

    The step's `text` is what its depth says. At depth 4 the row has the `grid` after the step.
    """
    return _hint(position_of(text, args), args)


def _hint(position: Position, args: Namespace) -> Row:
    geometry = position.geometry
    row: Row = {"puzzle": write_line(position.values, geometry.size), "step": None}
    row |= {"signs": geometry.signs} if geometry.signs else {}
    step = logic.next_step(position, ladder_for(position))
    if step:
        told = explain(position, step)
        names = {"name": told.name, "where": told.where, "text": _text(told, args.depth, position, step)}
        row["step"] = step_row(step, geometry) | names
        if args.depth == DONE:
            after = logic.apply(position, step)
            row["grid"] = write_grid(after.values, geometry)
    elif reason := beyond_words(position):
        row["beyond"] = reason
    return row


def _text(told: Explanation, depth: int, position: Position, step: Step) -> str:
    """Choose what a hint of this *depth* says."""
    if depth == WHERE:
        return told.where
    if depth == TECHNIQUE:
        return f"{told.where} {told.name}: {' '.join(summary_of(told.technique))}"
    return f"{told.name}: {written(position, step, told)}"


def hint_words(row: Row) -> str:
    """Write a row of `hint` for people."""
    puzzle = in_signs(row["puzzle"], row.get("signs", ""))
    lines = [
        "{}: {}".format(puzzle, row["step"]["text"] if row["step"] else row.get("beyond") or say("hint-no-step-found"))
    ]
    return "\n".join([*lines, row["grid"]] if "grid" in row else lines)


HINT = Command("hint", hint_options, hint_words, hint_row, blocks=in_blocks(_hint))


def path_options(parser: ArgumentParser) -> None:
    """Add the options of `path`: rules, the ladder, and the form."""
    add_rules(parser)
    parser.add_argument("--ladder", choices=LADDERS, default="teaching", help=say("path-ladder-default-teaching"))
    parser.add_argument("--verify", action="store_true", help=say("path-verify"))
    parser.add_argument("--html", action="store_true", help=say("path-write-html-document-drawing"))


def path_row(text: Text, args: Namespace) -> Row:
    """Solve one position step by step; the row has each step, and the whole as `text` or `html`."""
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
    """Report how many steps of a *path* were checked against the solution, and the *false* ones, each with its number.

    None are *held* if no solution was found in time, or if rules leave several.
    """
    geometry = path.position.geometry
    false = [step_row(step, geometry) | {"number": number} for step, number in path.refused.items()]
    return {"held": len(path.steps) + len(false) if path.position.truth else None, "false": false}


def path_words(row: Row) -> str:
    """Write a row of `path` for people: the text, or the document; then what was found false."""
    told: str = row["html"] if "html" in row else row["text"] + "\n"
    if "held" not in row:
        return told
    false = [say("path-false", number=one["number"], step=one["notation"]) for one in row["false"]]
    held = say("path-not-held") if row["held"] is None else say("path-held", count=row["held"])
    return "\n".join([told, *false, held])


PATH = Command("path", path_options, path_words, path_row)
