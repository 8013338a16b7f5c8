"""The command `check`: is a puzzle valid, unique and minimal, and which givens and formulas are at fault."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.line import line_on
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.doors.commands.frame import Blocks, Command, Row, add_rules, budget_of
from pencilmark.engine import plain

if TYPE_CHECKING:
    from pencilmark.doors.commands.reading import Text
    from pencilmark.engine.answers import Check
    from pencilmark.make.formulas.questions import RuleCheck


def answer(text: Text, args: Namespace) -> Row:
    """Check one puzzle."""
    from pencilmark.doors.commands.reading import puzzle_of  # late: blocks of plain lines never need it

    puzzle, budget = puzzle_of(text, args), budget_of(args)
    if puzzle.rules:
        from pencilmark.make.formulas import questions

        checked = questions.check(puzzle, budget=budget)
        return _row(puzzle, checked, checked.redundant_rules, checked.conflict_rules)
    return _row(puzzle, engine.check(puzzle, budget=budget, backend=args.backend))


def _row(
    puzzle: Puzzle, found: Check | RuleCheck, redundant: tuple[int, ...] = (), conflicts: tuple[int, ...] = ()
) -> Row:
    """Return the row of a puzzle; *redundant* and *conflicts* are numbers of its rules that can go or are at fault."""
    texts, name = [rule.text for rule in puzzle.rules], puzzle.geometry.cell_name
    row: Row = {
        "puzzle": line_on(puzzle.givens, puzzle.geometry),
        "valid": found.valid,
        "unique": found.unique,
        "minimal": found.minimal,
        "redundant": [name(cell) for cell in found.redundant] + [texts[rule] for rule in redundant],
        "conflicts": [name(cell) for cell in found.conflicts] + [texts[rule] for rule in conflicts],
    }
    return row if found.exact else row | {"exact": False}


def words(row: Row) -> str:
    """Write a row of `check` for people."""
    if row["conflicts"]:
        return say("check-no-solution-at-fault", conflicts=row["conflicts"], puzzle=row["puzzle"])
    if not row.get("exact", True):
        return say("check-undecided-time-given", puzzle=row["puzzle"])
    if not row["unique"]:
        return say("check-several-solutions" if row["valid"] else "check-no-solution", puzzle=row["puzzle"])
    spare = say("check-can-go", redundant=row["redundant"]) if row["redundant"] else say("check-minimal")
    return say("check-unique", spare=spare, puzzle=row["puzzle"])


def block_rows(givens: bytes, args: Namespace) -> Iterator[Row | None]:
    """Yield the rows of a block, except those that name givens at fault."""
    name, kinds, size = board("9").cell_name, plain.kinds(givens), plain.CELLS
    unique = b"".join(givens[size * at : size * (at + 1)] for at, kind in enumerate(kinds) if kind == plain.UNIQUE)
    spare = plain.spare(unique)
    for puzzle, kind in zip(plain.lines_of(givens), kinds, strict=True):
        cells = next(spare) if kind == plain.UNIQUE else b""
        if cells is None or kind not in (plain.UNIQUE, plain.MULTIPLE):
            yield None
            continue
        found = [name(cell) for cell, can_go in enumerate(cells) if can_go] if any(cells) else []
        is_unique = kind == plain.UNIQUE
        row: Row = {"puzzle": puzzle, "valid": True, "unique": is_unique, "minimal": is_unique and not found}
        yield row | {"redundant": found, "conflicts": []}


CHECK = Command("check", add_rules, words, answer, blocks=Blocks(lambda args: True, block_rows))
