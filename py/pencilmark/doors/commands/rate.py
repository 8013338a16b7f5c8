"""The command `rate`: how hard puzzles are, on every scale."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board.errors import WishError
from pencilmark.board.line import write_line
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.notation import step_text
from pencilmark.board.speech import listed, say
from pencilmark.doors.commands.frame import SLOW, Blocks, Command, Row, add_rules, budget_of
from pencilmark.engine import plain
from pencilmark.engine.answers import Budget
from pencilmark.human import depth, effort, logic, rating, sukaku
from pencilmark.human.guarded import knowing
from pencilmark.human.hodoku_path import hodoku_path
from pencilmark.human.levels import name_of
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.ladders import LADDERS, SINGLES, climb
from pencilmark.human.techniques.technique import level_name

if TYPE_CHECKING:
    from pencilmark.doors.commands.reading import Text

FIELDS = ("er", "ep", "ed", "hodoku_score", "hodoku_level", "level", "minutes")
_SUKAKU: dict[str, sukaku.Mode] = {"sukaku": "default", "sukaku-classic": "classic"}


def options(parser: ArgumentParser) -> None:
    """Add the options: rules, which scales, and the path."""
    add_rules(parser)
    parser.epilog = say("rate-hodokus-score-may-differ")
    parser.add_argument("--path", action="store_true", help=say("rate-tell-every-step-well"))
    parser.add_argument("--ladder", choices=LADDERS, default="hodoku", help=say("rate-ladder-path-default-hodoku"))
    parser.add_argument("--without", default="", metavar="ID,...", help=say("rate-techniques-path-does-without"))
    parser.add_argument("--scales", default=",".join(rating.SCALES), metavar="NAME,...", help=say("rate-se-hodoku-own"))
    parser.add_argument("--classic", action="store_true", help=say("rate-er-classic-sudoku-explainer"))
    parser.add_argument("--depth", action="store_true", help=say("rate-also-what-singles-do"))
    parser.add_argument("--class", dest="of_class", action="store_true", help=say("rate-also-er-least-isomorph"))


def answer(text: Text, args: Namespace) -> Row:
    """Rate one puzzle."""
    from pencilmark.doors.commands.reading import puzzle_of  # late: blocks of plain lines never need it

    puzzle = puzzle_of(text, args)
    puzzle.geometry.from_one("teaching")
    budget = budget_of(args)
    answer = engine.solve(puzzle, limit=2, budget=budget, backend=args.backend)
    if answer.status != "unique":
        return _not_rated(write_line(puzzle.givens, puzzle.geometry.size), answer.status)
    return _rated(puzzle, answer.solutions[0], budget, args)


def _not_rated(name: str, status: str) -> Row:
    """Return the row of a puzzle that does not have exactly one solution, or for which that is not known."""
    return {"puzzle": name, "status": status} | dict.fromkeys(FIELDS) | {"steps": {}, "solved_by_logic": False}


def _rated(puzzle: Puzzle, solution: Sequence[int], budget: Budget, args: Namespace) -> Row:
    """Rate a puzzle with one *solution*."""
    name = write_line(puzzle.givens, puzzle.geometry.size)
    mode: sukaku.Mode = "classic" if args.classic else "default"
    scales = _scales(args.scales) + ((rating.CLASS_SCALE,) if args.of_class else ())
    found = rating.rate(puzzle, scales, budget, mode, solution)
    row = _row(name, found, args.of_class)
    if args.depth:
        row["depth"] = _depth(puzzle, depth.measure(puzzle, solution, budget))
    return row | {"path": _path(puzzle, solution, args)} if args.path and not found.unfinished else row


def _depth(puzzle: Puzzle, found: depth.Depth) -> Row:
    name = puzzle.geometry.cell_name
    doors = None if found.backdoors is None else [[name(cell) for cell in cells] for cells in found.backdoors]
    return {
        "singles": found.singles,
        "trial_and_error": found.trial,
        "braid_class": found.braid_class or None,
        "backdoors": doors,
    }


def _row(name: str, found: rating.Rating, of_class: bool) -> Row:
    """Return the row of a rating; an interrupted one says which scales are unfinished, and what ER is certain."""
    row: Row = {
        "puzzle": name,
        "status": "timeout" if found.unfinished else "unique",
        "er": found.er,
        "ep": found.ep,
        "ed": found.ed,
        "hodoku_score": found.hodoku_score,
        "hodoku_level": found.hodoku_level,
        "level": found.level,
        "minutes": found.minutes and found.minutes._asdict(),
        "steps": found.histogram,
        "solved_by_logic": found.solved_by_logic,
        "hardest": found.hardest,
    }
    if found.clue_score is not None:
        row["clue_score"] = found.clue_score
    if of_class:
        row["class_er"] = found.class_er
    if found.unfinished:
        row |= {"unfinished": list(found.unfinished), "er_at_least": found.er_at_least}
    return row


def _scales(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if not set(names) <= set(rating.SCALES):
        raise WishError("bad-scale", known=rating.SCALES, found=text)
    return names


def _path(puzzle: Puzzle, solution: Sequence[int], args: Namespace) -> list[Row]:
    from pencilmark.doors.commands.teaching import step_row  # late: only a path needs it

    without = [name for name in args.without.split(",") if name]
    ladder = climb(LADDERS[args.ladder], without)
    start = knowing(Position.of(with_sight(puzzle)), solution)
    if puzzle.rules:
        named = tuple(name for name in LADDERS[args.ladder] if name not in without)
        steps = logic.solve_path(start, ladder_for(start, named)).steps
    elif args.ladder == "hodoku" and not set(SINGLES) & set(without):  # its walk takes every single
        steps = hodoku_path(puzzle, ladder, truth=start.truth).steps
    elif args.ladder in _SUKAKU and puzzle.geometry.is_classic and not args.without:
        steps = [step for step in sukaku.steps(start, _SUKAKU[args.ladder]) if step]
    else:
        steps = logic.solve_path(start, ladder).steps
    geometry = puzzle.geometry
    return [step_row(step, geometry) | {"text": step_text(step, name_of(step.technique), geometry)} for step in steps]


def _depth_words(found: Row) -> str:
    doors = found["backdoors"]
    size = (
        say("rate-not-known")
        if doors is None
        else say("rate-backdoors", size=len(doors[0]), count=len(doors))
        if doors
        else say("rate-above", most=2)
    )
    trial = "?" if found["trial_and_error"] is None else found["trial_and_error"]
    if found["braid_class"]:
        trial = say("rate-class-braids", trial=trial, braids=found["braid_class"])
    return say("rate-t-e-depth-backdoor", trial=trial, size=size, singles=found["singles"])


def words(row: Row) -> str:
    """Write a row of `rate` for people."""
    if "hardest" not in row:
        return say("rate-not-rated-its-solutions", puzzle=row["puzzle"], status=row["status"])
    lines = ["  ".join([row["puzzle"], *_figures(row)])]
    return "\n".join(lines + ["   " + step["text"] for step in row.get("path", ())])


def _figures(row: Row) -> Iterator[str]:
    """Write what each scale says, then what there was no time for."""
    if row["level"]:
        yield level_name(row["level"])
    if row["minutes"]:
        yield effort.minutes_in_words(effort.Minutes(**row["minutes"]))
    if "clue_score" in row:
        yield say("rate-clue-score", clue_score=row["clue_score"])
    if row["er"] is not None:
        yield f"ER {row['er']} EP {row['ep']} ED {row['ed']}"
    elif row.get("er_at_least"):
        yield say("rate-er-least-so-far", er_at_least=row["er_at_least"])
    if row.get("class_er") is not None:
        yield say("rate-class-er", class_er=row["class_er"])
    if row["hodoku_score"] is not None:
        yield f"HoDoKu {level_name(row['hodoku_level'])} ({row['hodoku_score']})"
    if "depth" in row:
        yield _depth_words(row["depth"])
    names = dict.fromkeys(name_of(name) for name in row["hardest"].values())
    if names:
        yield say("rate-hardest", names=listed([*names], ""))
    if "unfinished" in row:
        yield say("rate-out-of-time", scales=[say(f"scale-{name}") for name in row["unfinished"]])


def block_rows(givens: bytes, args: Namespace) -> Iterator[Row | None]:
    """Yield the rows of a block, whose puzzles are solved together."""
    for puzzle, (kind, solution, _) in zip(plain.puzzles_of(givens), plain.solutions(givens), strict=True):
        if kind == plain.UNIQUE:
            yield _rated(puzzle, tuple(solution), budget_of(args), args)
        else:
            status = plain.STATUSES.get(kind)
            yield _not_rated(write_line(puzzle.givens, puzzle.geometry.size), status) if status else None


RATE = Command("rate", options, words, answer, blocks=Blocks(lambda args: True, block_rows, lambda args: True, SLOW))
