"""The options of `generate` that ask for formula puzzles, and the rows that answer them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from pencilmark.board.english import say
from pencilmark.board.errors import WishError
from pencilmark.board.line import write_line
from pencilmark.doors.commands.frame import Row
from pencilmark.doors.commands.setting import first_seed, follow
from pencilmark.make.batch import Order
from pencilmark.make.formulas.order import is_cyclic
from pencilmark.make.formulas.part import OPERATORS, TRIES, FormulaPart
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

ANY = "any"


def add_formula_options(parser: ArgumentParser) -> None:
    """Add the options; with --formulas the puzzles are formula puzzles."""
    group = parser.add_argument_group(say("formulas-formula-puzzles"))
    group.add_argument("--formulas", nargs="?", const=ANY, metavar="N", help=say("formulas-n-formulas-without-n"))
    signs = " ".join(OPERATORS).replace("%", "%%")  # argparse would read a lone % as a format
    group.add_argument("--operators", default="+-*/", metavar="SIGNS", help=say("formulas-default", signs=signs))
    group.add_argument("--operands", type=int, default=2, metavar="N", help=say("formulas-most-n-formula-default"))
    group.add_argument(
        "--largest", type=int, default=9, metavar="N", help=say("formulas-largest-constant-default-none")
    )
    group.add_argument("--givens", default="0", metavar="N", help=say("formulas-n-givens-any-default"))
    group.add_argument("--shape", choices=("acyclic", "cyclic"), help=say("formulas-do-formulas-depend-each"))
    group.add_argument("--guesses", choices=("none", "some"), help=say("formulas-solved-propagation-alone"))
    group.add_argument("--spare", action="store_true", help=say("formulas-formulas-could-go-may"))


def _number(text: str, what: str) -> int | None:
    if text == ANY:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise WishError("bad-wish/number", what=what, word=ANY, found=text)
    return int(text)


def operators_of(text: str) -> tuple[str, ...]:
    """Split the operators, written with or without blanks.

    >>> operators_of("+-//"), operators_of("+ / //")
    (('+', '-', '//'), ('+', '/', '//'))
    """
    found = list[str]()
    for word in text.split():
        rest = word
        while rest:
            sign = "//" if rest.startswith("//") else rest[0]
            found.append(sign)
            rest = rest[len(sign) :]
    return tuple(dict.fromkeys(found))


def formula_wish(args: Namespace) -> Wish:
    """Turn the options into a wish. Raises WishError."""
    part = FormulaPart(
        _number(args.formulas, "formulas"),
        operators_of(args.operators),
        args.operands,
        args.largest,
        _number(args.givens, "givens"),
        None if args.shape is None else args.shape == "cyclic",
        None if args.guesses is None else args.guesses == "some",
        getattr(args, "tries", None) or TRIES,
    )
    return Wish(args.board or str(args.size or 9), minimal=not args.spare, part=part)


def make_formulas(args: Namespace) -> Iterator[Made]:
    """Make formula puzzles: the i-th has the seed S + i, with which alone it comes again."""
    return follow(args, [Order(formula_wish(args), args.count)], first_seed(args))


def formula_row(made: Made) -> Row:
    """Turn a formula puzzle into a row."""
    puzzle, top = made.puzzle, made.puzzle.geometry.value_count
    return {
        "puzzle": write_line(puzzle.givens, top),
        "board": puzzle.geometry.name,
        "rules": [rule.text for rule in puzzle.rules],
        "solution": write_line(made.solution, top),
        "clues": puzzle.clue_count,
        "seed": made.seed,
        "minimal": made.minimal,
        "cyclic": is_cyclic(puzzle),
        "nodes": made.nodes,
    }


def formula_words(row: Row) -> str:
    """Write a formula puzzle as a text of rules that `solve --rules` reads."""
    notes = say("formulas-seed-solution", seed=row["seed"], solution=row["solution"])
    givens = [f"givens: {row['puzzle']}"] if row["clues"] else []
    return "\n".join([notes, f"board: {row['board']}", *givens, *row["rules"]]) + "\n"
