"""The option `--rules FILE`: rules that go for every puzzle that is read."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.doors.commands.files import read_file
from pencilmark.exchange.read import read
from pencilmark.rules.text import RuleText, names_board, read_rules


def text_of(file: str) -> str:
    """Read a file of rules; raise PencilmarkError when it can't be read."""
    try:
        return read_file(file, phrase("rules-file-rules"))
    except InputError as error:
        raise error.coded(error.code) from error


@lru_cache(maxsize=16)
def _read(text: str, on: str | None) -> RuleText:
    return read_rules(text, board(on) if on else None)


def ruled_of(file: str, on: str | None) -> RuleText:
    """Read the rules in *file*, on the board *on* if they name none. Raises PencilmarkError with the place."""
    try:
        return _read(text_of(file), on)
    except InputError as error:
        places: list[object] = [file]
        places += [phrase("at-line", at=error.line)] if error.line else []
        places += [phrase("at-column", at=error.column)] if error.column else []
        why, line, column = error.says, error.line, error.column
        raise PencilmarkError("in-file", code=error.code, line=line, column=column, places=places, why=why) from error


def puzzle_with_rules(text: str, file: str, on: str | None) -> Puzzle:
    """Read a puzzle's *text* and give it the rules of *file*; without text, the rules are the puzzle.

    The board is the one that the rules name, else *on*, else the one that the text shows.
    """
    if not text.strip():
        return ruled_of(file, on).puzzle
    if on is None and not names_board(text_of(file)):
        on = read(text).geometry.name
    ruled = ruled_of(file, on)
    puzzle = read(text, ruled.geometry)
    givens = tuple(given or own for given, own in zip(puzzle.givens, ruled.givens, strict=True))
    return replace(puzzle, givens=givens, rules=ruled.puzzle.rules)
