"""The command `rate`: how hard puzzles are, on every scale."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from pencilmark import engine
from pencilmark.board.errors import WishError
from pencilmark.board.line import write_line
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.notation import step_text
from pencilmark.doors.commands.frame import Command, Row, budget_of
from pencilmark.doors.commands.steps import read_any, step_row
from pencilmark.human import logic, rating, sukaku
from pencilmark.human.hodoku_path import hodoku_path
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import LADDERS, climb

SCALED = ("er", "ep", "ed", "hodoku_score", "hodoku_level", "level")
_SUKAKU: dict[str, sukaku.Mode] = {"sukaku": "default", "sukaku-classic": "classic"}


def options(parser: ArgumentParser) -> None:
    """Add the options: which scales, and the path."""
    parser.add_argument("--path", action="store_true", help="tell every step as well")
    parser.add_argument("--ladder", choices=LADDERS, default="hodoku", help="the ladder of the path (default hodoku)")
    parser.add_argument("--without", default="", metavar="ID,...", help="techniques the path does without")
    parser.add_argument("--scales", default=",".join(rating.SCALES), metavar="NAME,...", help="se, hodoku, own")
    parser.add_argument("--classic", action="store_true", help="ER of the classic Sudoku Explainer")


def answer(text: str, args: Namespace) -> Row:
    """Rate one puzzle."""
    puzzle = read_any(text, args)
    name = write_line(puzzle.givens, puzzle.geometry.size)
    budget = budget_of(args)
    mode: sukaku.Mode = "classic" if args.classic else "default"
    status = engine.solve(puzzle, limit=2, budget=budget, backend=args.backend).status
    if status != "unique":
        return {"puzzle": name, "status": status} | dict.fromkeys(SCALED) | {"steps": {}, "solved_by_logic": False}
    found = rating.rate(puzzle, _scales(args.scales), lambda: not budget.is_spent(0), mode)
    row: Row = {
        "puzzle": name,
        "er": found.er,
        "ep": found.ep,
        "ed": found.ed,
        "hodoku_score": found.hodoku_score,
        "hodoku_level": found.hodoku_level,
        "level": found.level,
        "steps": found.histogram,
        "solved_by_logic": found.solved_by_logic,
    }
    return row | {"path": _path(puzzle, args)} if args.path else row


def _scales(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if not set(names) <= set(rating.SCALES):
        raise WishError("bad-scale", f"expected some of {', '.join(rating.SCALES)}, found {text!r}")
    return names


def _path(puzzle: Puzzle, args: Namespace) -> list[Row]:
    size = puzzle.geometry.size
    ladder = climb(LADDERS[args.ladder], [name for name in args.without.split(",") if name])
    if args.ladder == "hodoku":
        steps = hodoku_path(puzzle, ladder).steps
    elif args.ladder in _SUKAKU and puzzle.geometry.is_classic and not args.without:
        steps = [step for step in sukaku.steps(Position.of(puzzle), _SUKAKU[args.ladder]) if step]
    else:
        steps = logic.solve_path(Position.of(puzzle), ladder).steps
    return [step_row(step, size) | {"text": step_text(step, TECHNIQUES[step.technique].name, size)} for step in steps]


def words(row: Row) -> str:
    """Write a row of `rate` for people."""
    if "status" in row:
        return f"{row['puzzle']}  not to be rated, its solutions are: {row['status']}"
    parts = [row["puzzle"]]
    if row["level"]:
        parts.append(row["level"])
    if row["er"] is not None:
        parts.append(f"ER {row['er']} EP {row['ep']} ED {row['ed']}")
    if row["hodoku_score"] is not None:
        parts.append(f"HoDoKu {row['hodoku_level']} ({row['hodoku_score']})")
    lines = ["  ".join(parts)]
    return "\n".join(lines + ["   " + step["text"] for step in row.get("path", ())])


COMMAND = Command("rate", "tell how hard puzzles are", options, words, answer)
