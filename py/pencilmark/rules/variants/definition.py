"""A variant: its name and rule text, the form of its line, its meaning in the rule language, its drawing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from sys import maxsize
from typing import Literal

from pencilmark.board.drawing import Shape, Tone
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import has, say

Takes = Literal["board", "cells", "line", "parts", "sight", "labels"]
Site = Literal["drawn", "fpuzzles", "ipuz", "iss", "lisudoku", "sudokumaker", "sudokupad"]
Tuples = Iterable[tuple[int, ...]]
Classes = list[tuple[str, list[int]]]
"""Classes of values, each with its name in sentences."""
ZERO, ONE, TWO, THREE = [(least, maxsize) for least in range(4)]
"""The least number of cells in a group, and no largest."""


@dataclass(frozen=True, slots=True)
class Clue:
    """A line that names a variant: its *numbers* and the *groups* of its cells; *labels* of a jigsaw, a *pattern*.

    However the cells were written, a group lists them one by one, in the order of the line.
    """

    name: str
    numbers: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    labels: str = ""
    pattern: str = ""

    @property
    def cells(self) -> tuple[int, ...]:
        """List the cells of all groups."""
        return self.groups[0] if len(self.groups) == 1 else tuple(cell for group in self.groups for cell in group)


@dataclass(frozen=True, slots=True)
class Context:
    """What a clue depends on: the board, and the *others* of its puzzle (for rules about what is not marked)."""

    geometry: Geometry
    others: tuple[Clue, ...] = ()


Draw = Callable[[Clue, Geometry], list[Shape]]


def nothing(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw nothing: the rule text says it all."""
    return []


@dataclass(frozen=True, slots=True)
class Each:
    """A *rule* that applies to many tuples of cells; it calls the cells {a}, {b}, {c}, ... or {all}."""

    tuples: Callable[[Clue, Context], Tuples]
    rule: str


Rules = Sequence[str | Each]


@dataclass(frozen=True, slots=True)
class Proposed:
    """How puzzles of a variant are made: the *way* of `pencilmark.make.setting.propose` that lays out its clues.

    Without a way the variant is a rule of the whole board. *name* is the name of the puzzles, if it is not the
    variant's; *also* are other names for them. *of* lists the variants of the clues, if there are several.
    *lengths* are the lines' lengths in cells, *most* the largest number of lines. Clues outside the grid are at *edges*
    (none: all). If regions or shades are to be found, *each* has a function for each sort of clue: from a cell and the
    size of the board, it makes the clues that the cell can have. *bare*: the clues can do without givens. *swap*:
    "ends" or "all" digits can change places (1 with 9, 2 with 8, ...) while every clue stays true, so that without a
    given there is another solution. *better* names what makes grids whose clues say more, where those of random grids
    say too little. *is_rare*: few grids will do without givens.
    """

    way: str = ""
    name: str = ""
    also: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    lengths: tuple[int, ...] = ()
    most: int = 0
    edges: tuple[str, ...] = ()
    each: tuple[Callable[[int, int], Iterator[Clue]], ...] = ()
    bare: bool = True
    swap: Literal["", "ends", "all"] = ""
    better: str = ""
    is_rare: bool = False


SUM = r"\b(sums?|total\w*|adds?)\b"
"""Matches words that say that cells add up."""


def adds(sentence: str) -> bool:
    """Report whether a *sentence* in lower case says that cells add up."""
    return bool(re.search(SUM, sentence))


@dataclass(frozen=True, slots=True)
class Worded:
    """How the rules in other sites' files name a variant in words: one sentence matches each of *says* (patterns).

    The first says what the sentence is about; one that also matches *never* means something else. *anywhere*: a match
    of the first alone names the variant. Lines of the variant usually have the *tone*, and if they need a number, a
    group of the patterns finds it; variants of one number (see `elsewhere`) have no patterns. *is_sure*: its
    own words make those on other lines doubtful. *can_be*: whether a clue outside the grid can be a number, given how
    many cells it sees.
    """

    says: tuple[str, ...]
    never: str = ""
    anywhere: bool = False
    tone: Tone | None = None
    is_sure: bool = False
    can_be: Callable[[int, int, Geometry], bool] = lambda number, length, on: True

    def is_about(self, sentence: str) -> bool:
        """Report whether a *sentence* in lower case is about the variant."""
        return bool(re.search(self.says[0], sentence))

    def is_said(self, sentence: str) -> bool:
        """Report whether a *sentence* names the variant."""
        return all(re.search(part, sentence) for part in self.says)

    def numbers(self, sentence: str) -> set[str]:
        """Return what the groups of the patterns find in a *sentence*: a number, as it is written there."""
        return {one for part in self.says for match in re.finditer(part, sentence) for one in match.groups() if one}

    def is_other(self, sentence: str) -> bool:
        """Report whether a *sentence* means another variant."""
        return bool(self.never and re.search(self.never, sentence))


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant. To add one, write one of these, a drawing in `drawings` and an example in the tests.

    Its line begins with *name* or one of the *aliases*; `text` is the rule in one
    sentence, from the catalogue (``variant-NAME``). *takes* says what
    follows the name: ``board`` nothing; ``cells`` cells in any order; ``line`` cells in the order of a line;
    ``parts`` groups of cells separated by *joint*; ``sight`` cells as seen from an edge; ``labels`` a letter a cell.
    *numbers* are how many numbers it can have, at least and at most; *default* replaces one left out.
    *quotes* shows what is in quotes after the name, for a variant that has a pattern.
    *counts* bounds the number of cells in each group; if it begins with 0, the line may end at the name.

    *rules* are lines of the rule language with blanks: {cells}, {first}, {last}, {inner} (all but the ends),
    {length}, {n} (the number), {least} and {top} (the least and the largest value) and {count} (how many values). A
    line with {n} is left out if there is no number; one with {a} and {b} applies to each two consecutive cells,
    one with {x} to each cell. Or *rules* is a function that makes such lines from a clue and its context.
    Without rules, the variant asks nothing of the digits: it only shows or hides (see `asks`).
    *draw* makes the shapes of a clue, if it has any (see `pencilmark.rules.variants.drawings`).
    *word* is the board's word with the same meaning, if there is one. *context* says that the meaning depends on the
    other clues of the puzzle. *settle* completes a clue that was
    read, or refuses one that makes no sense, given the column of its cells.

    *from_one*: its values number cells, lines or values, from 1; with 0 among them, the meaning would be unclear.
    *rises* is the least by which each digit of a line is larger than the one before it, negative where it is smaller.
    *as_set*: only the set of digits in its cells matters, and hints treat it so even if there are just two cells.
    *between*: it is a mark between two neighbours. *diagonal*: a sight along a diagonal, not a row or column.
    *proposed* says how puzzles of it are made, if they are. *elsewhere* has the variant's keys in the files of other
    sites (see `called`), separated by spaces; ``key=value`` if the value of an entry, or of one number, tells the
    variants of that key apart. *worded* is how their rules name it in words, if it is read from words or a drawing.
    *classes* sorts the values, from 1 to the largest, if cells that belong together have one of each class.
    """

    name: str
    takes: Takes
    rules: Rules | Callable[[Clue, Context], Rules]
    draw: Draw = nothing
    aliases: tuple[str, ...] = ()
    numbers: tuple[int, int] = (0, 0)
    default: int | None = None
    quotes: str = ""
    counts: tuple[int, int] = ONE
    parts: tuple[int, int] = (1, 1)
    joint: str = "|"
    word: str = ""
    context: bool = False
    settle: Callable[[Clue, Geometry, int | None], Clue] | None = None
    between: bool = False
    diagonal: bool = False
    from_one: bool = False
    rises: int | None = None
    as_set: bool = False
    proposed: Proposed | None = None
    elsewhere: Mapping[Site, str] = field(default_factory=dict, hash=False)
    worded: Worded | None = None
    classes: Callable[[Clue, int], Classes] | None = None

    @property
    def title(self) -> str:
        """Return the name as people read it, from the catalogue if that has it.

        >>> Variant("german-whispers", "line", ()).title, Variant("my-line", "line", ()).title
        ('German whispers', 'My line')
        """
        own = f"title-{self.name}"
        return say(own) if has(own) else self.name.replace("-", " ").capitalize()

    @property
    def text(self) -> str:
        """Return the rule in one sentence."""
        return say(f"variant-{self.name}")

    @property
    def noun(self) -> str:
        """Return what one of its clues is called in the middle of a sentence: its name, if the catalogue has no noun.

        >>> Variant("extra-region", "cells", ()).noun
        'extra region'
        """
        own = f"noun-{self.name}"
        return say(own) if has(own) else self.name.replace("-", " ")

    def called(self, site: Site) -> Iterator[tuple[str, str]]:
        """Yield the keys of the variant at a *site*, each with the value that tells it from others, if any.

        >>> list(Variant("x", "line", (), elsewhere={"fpuzzles": "xv=X"}).called("fpuzzles"))
        [('xv', 'X')]
        """
        for name in self.elsewhere.get(site, "").split():
            key, _, value = name.partition("=")
            yield key, value

    @property
    def asks(self) -> bool:
        """Report whether it asks anything of the digits."""
        return self.rules != ()

    @property
    def of_pairs(self) -> bool:
        """Report whether it asks something only of pairs of consecutive cells of its line."""
        return isinstance(self.rules, tuple) and all(isinstance(rule, str) and "{b}" in rule for rule in self.rules)

    @property
    def syntax(self) -> str:
        """Return how its line is written."""
        number = " N" if self.numbers[0] else " [N]" if self.numbers[1] else ""
        number += " [N ...]" if self.numbers[1] > 1 else f' "{self.quotes}"' if self.quotes else ""
        cells = {"board": "", "labels": ": LETTERS", "sight": ": EDGE", "parts": f": CELLS {self.joint} CELLS"}.get(
            self.takes, ": CELLS" if self.counts[0] else "[: CELLS]"
        )
        return f"{self.name}{number}{cells}"
