"""What is exchanged: a puzzle, what it tells of itself, and what of it could not be taken over."""

from __future__ import annotations

from dataclasses import dataclass

from pencilmark.board.model import Puzzle


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A *puzzle* of another program's *format*, with its title, its author and its rules in words.

    *warnings* name what of it was not understood: the puzzle is then not the whole of what its setter meant.
    """

    puzzle: Puzzle
    format: str
    title: str = ""
    author: str = ""
    text: str = ""
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """A puzzle as *json* text for another program; *warnings* name what that program does not know."""

    json: str
    warnings: tuple[str, ...] = ()
