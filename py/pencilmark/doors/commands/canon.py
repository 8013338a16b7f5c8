"""The command `canon`: the least member of a puzzle's isomorphism class."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from pencilmark.board.canon import canonical
from pencilmark.board.english import say
from pencilmark.board.line import line_on
from pencilmark.doors.commands.frame import Command, Row
from pencilmark.doors.commands.reading import Text, puzzle_of


def options(parser: ArgumentParser) -> None:
    """Add no options: `canon` has none of its own."""


def answer(text: Text, args: Namespace) -> Row:
    """Find the least member of the class of one puzzle."""
    puzzle = puzzle_of(text, args)
    found = canonical(puzzle.geometry, puzzle.givens)
    return {
        "puzzle": line_on(puzzle.givens, puzzle.geometry),
        "canonical": line_on(found.least, puzzle.geometry),
        "automorphisms": found.automorphisms,
    }


def words(row: Row) -> str:
    """Write a row of `canon` for people."""
    return say(
        "canon-automorphisms", canonical=row["canonical"], automorphisms=row["automorphisms"], puzzle=row["puzzle"]
    )


COMMAND = Command("canon", options, words, answer)
