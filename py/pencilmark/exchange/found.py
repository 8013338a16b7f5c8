"""The results of reading a text: a puzzle with its title and words, a list of puzzles, or a question with its answers.

And what is written: the names of the forms, and a puzzle in one of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias

from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle

FormName: TypeAlias = Literal[
    "line",
    "grid",
    "marks",
    "text",
    "hodoku",
    "csv",
    "json",
    "opensudoku",
    "sadman",
    "ipuz",
    "f-puzzles",
    "sudokupad",
    "svg",
]
"""The forms in which a puzzle is written."""
RULES = "rules"
"""The format of a text that states rules, and nothing else."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A *puzzle* in a text of that *format*, with its title, its author and its words (rules or comments) as *text*.

    The puzzle's own candidates are part of it; *marks* (masks, 0 for none) are those of a player, as are its placed
    values. *solution* is the text's. *columns* are what a list says about it, by name. *warnings* name what was
    not understood: the puzzle is then not all that its setter meant.
    """

    puzzle: Puzzle
    format: str
    title: str = ""
    author: str = ""
    text: str = ""
    warnings: tuple[str, ...] = ()
    marks: tuple[int, ...] | None = None
    solution: tuple[int, ...] | None = None
    columns: tuple[tuple[str, str], ...] = ()

    @property
    def asked(self) -> Puzzle:
        """Return the puzzle as set, without the player's work."""
        return replace(self.puzzle, placed=None) if self.puzzle.placed and any(self.puzzle.givens) else self.puzzle

    @property
    def position(self) -> Puzzle:
        """Return the puzzle as it stands: with the player's digits and marks as candidates."""
        if self.marks is None:
            return self.puzzle
        full = self.puzzle.geometry.all_digits
        return replace(self.puzzle, candidates=tuple(mask or full for mask in self.marks))


@dataclass(frozen=True, slots=True)
class ListEntry:
    """One puzzle of a list, on the *line* with that number: its *text*, which is read when it is wanted.

    *columns* and *solution* (a line of values) are what else the list says about it. A *reading* may be known already.
    """

    line: int
    text: str
    columns: tuple[tuple[str, str], ...] = ()
    solution: str = ""
    reading: Reading | None = None


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of puzzles in a text of that *format*; an entry may turn out not to be a puzzle when it is read."""

    format: str
    entries: tuple[ListEntry, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the things that a text can be: its *name* (kebab case), a *label* for a person, and what was *found*."""

    name: str
    label: str
    found: Reading | Listing


@dataclass(frozen=True, slots=True)
class Question:
    """A text that can be several things: the *choices*, the likeliest first."""

    choices: tuple[Choice, ...]

    def refusal(self) -> FormatError:
        """Make the error for when there is nobody to ask."""
        labels = [choice.label for choice in self.choices]
        names = ", ".join(choice.name for choice in self.choices)
        return FormatError("ambiguous", labels=labels, known=names)


Found: TypeAlias = Reading | Listing | Question


@dataclass(frozen=True, slots=True)
class Written:
    """A puzzle as *text* in some form, JSON for other programs; *warnings* name what that form leaves out."""

    text: str
    warnings: tuple[str, ...] = ()
