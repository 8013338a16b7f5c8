"""Puzzles from texts and rules, their answers, and texts from puzzles; whoever asks no more imports no more."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board.boards import board as board_of
from pencilmark.board.model import Puzzle as Puzzle
from pencilmark.engine.answers import Answer, Budget, Count
from pencilmark.rules import text as text_of_rules

if TYPE_CHECKING:
    from pencilmark.exchange.written import FormName


def read(text: str, board: str | None = None) -> Puzzle:
    """Read a puzzle in any known form.

    *board* names the board, such as ``"9 x"``, if the text does not show it. Raises InputError.

    >>> read("1...2...3...4...")
    <Puzzle 4: 1...2...3...4...>
    """
    from pencilmark.exchange import read as reader  # late: rules and answers need no form of a text

    return reader.read(text, board)


def read_rules(text: str, board: str | None = None) -> Puzzle:
    """Read a text of rules, its board and its givens included, as a puzzle. Raises InputError.

    >>> read_rules("board: 4\\na1 = b2 + c3").rules
    (Formula(text='a1 = b2 + c3'),)
    """
    return text_of_rules.read_rules(text, board_of(board) if board else None).puzzle


def write(puzzle: Puzzle | str, form: FormName = "line") -> str:
    """Write a puzzle in a *form*: "line", "grid", "hodoku", "json", "svg" and others. Raises FormatError.

    >>> write("1...2...3...4...", "csv")
    '1,,,\\n2,,,\\n3,,,\\n4,,,\\n'
    """
    from pencilmark.exchange import written  # late, like all forms
    from pencilmark.exchange.found import Reading

    return written.write(Reading(puzzle_of(puzzle), ""), form).text


def puzzle_of(puzzle: Puzzle | str) -> Puzzle:
    """Return a puzzle, read if it is a text. Raises InputError."""
    return read(puzzle) if isinstance(puzzle, str) else puzzle


def budget_of(seconds: float) -> Budget:
    """Return a budget of *seconds* of this process's time, however busy the machine is."""
    return Budget(seconds=seconds, clock=process_time)


def solve(puzzle: Puzzle | str, limit: int = 2, seconds: float = 60) -> Answer:
    """Find up to *limit* solutions within *seconds*.

    >>> solve("12..34....43..21")
    <Answer unique: 1234341221434321>
    """
    return engine.solve(puzzle_of(puzzle), limit=limit, budget=budget_of(seconds))


def count(puzzle: Puzzle | str, maximum: int | None = None, seconds: float = 60) -> Count:
    """Count the solutions, up to a *maximum*, within *seconds*.

    >>> count("1...2...........").count
    24
    """
    return engine.count(puzzle_of(puzzle), maximum=maximum, budget=budget_of(seconds))
