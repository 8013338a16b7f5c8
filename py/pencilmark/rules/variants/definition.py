"""What a variant is: its name and rule text, how its line is read, what it says in the rule language, its drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from pencilmark.board.drawing import Shape
from pencilmark.board.english import say
from pencilmark.board.geometry import Geometry

Takes = Literal["board", "cells", "line", "parts", "sight", "labels"]
Tuples = Iterable[tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Clue:
    """A line that names a variant: its *numbers* and the *groups* of its cells; *labels* of a jigsaw.

    Whatever way the cells were written, a group lists them one by one, in the order of the line.
    """

    name: str
    numbers: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    labels: str = ""

    @property
    def cells(self) -> tuple[int, ...]:
        """List the cells of all groups."""
        return self.groups[0] if len(self.groups) == 1 else tuple(cell for group in self.groups for cell in group)


@dataclass(frozen=True, slots=True)
class Context:
    """What a clue is read against: the board, and the *others* of its puzzle (for rules about what is not marked)."""

    geometry: Geometry
    others: tuple[Clue, ...] = ()


Draw = Callable[[Clue, Geometry], list[Shape]]


@dataclass(frozen=True, slots=True)
class Each:
    """A *rule* that goes for each of many tuples of cells; it calls them {a}, {b}, {c}, ... or {all}."""

    tuples: Callable[[Clue, Context], Tuples]
    rule: str


Rules = Sequence[str | Each]


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant. To add one, write one of these, a drawing in `drawings` and an example in the tests.

    *name* begins its line, and so may each of the *aliases*; `text` is the rule in one
    sentence, from the catalogue (``variant-NAME``). *takes* says what
    stands behind the name: ``board`` nothing; ``cells`` cells in any order; ``line`` cells in the order of a line;
    ``parts`` groups of cells apart by *joint*; ``sight`` cells as seen from an edge; ``labels`` a letter a cell.
    *numbers* are how many numbers it may have, at least and at most; *default* stands for one left out.
    *counts* bounds the cells of each group.

    *rules* are lines of the rule language with blanks: {cells}, {first}, {last}, {inner} (all but the ends),
    {length}, {n} (the number), {least} and {top} (the least and the largest value) and {count} (how many values). A
    line with {n} is left out where there is no number; one with {a} and {b} goes for each two cells that follow each
    other, one with {x} for each cell. Or they are a function that makes such lines of a clue and its context.
    *draw* makes the shapes of a clue (see `pencilmark.rules.variants.drawings`).
    *word* is the board's word of the same meaning, if there is one. *context* says that the meaning depends on the
    other clues of the puzzle. *settle* completes a clue that was
    read, or refuses one that makes no sense, given the column of its cells.
    """

    name: str
    takes: Takes
    rules: Rules | Callable[[Clue, Context], Rules]
    draw: Draw
    aliases: tuple[str, ...] = ()
    numbers: tuple[int, int] = (0, 0)
    default: int | None = None
    counts: tuple[int, int] = (1, 10_000)
    parts: tuple[int, int] = (1, 1)
    joint: str = "|"
    word: str = ""
    context: bool = False
    settle: Callable[[Clue, Geometry, int | None], Clue] | None = None

    @property
    def title(self) -> str:
        """Return the name as people read it.

        >>> Variant("german-whispers", "line", (), lambda clue, geometry: []).title
        'German whispers'
        """
        return self.name.replace("-", " ").capitalize()

    @property
    def text(self) -> str:
        """Return the rule in one sentence."""
        return say(f"variant-{self.name}")

    @property
    def syntax(self) -> str:
        """Show how its line is written."""
        number = " N" if self.numbers[0] else " [N]" if self.numbers[1] else ""
        number += " [N ...]" if self.numbers[1] > 1 else ""
        cells = {
            "board": "",
            "labels": ": LETTERS",
            "sight": ": EDGE",
            "parts": f": CELLS {self.joint} CELLS",
        }.get(self.takes, ": CELLS")
        return f"{self.name}{number}{cells}"
