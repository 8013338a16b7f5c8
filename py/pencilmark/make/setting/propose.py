"""Clues that are true in a solution: cages, lines, dots and edge clues, at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.english import say
from pencilmark.board.geometry import Geometry
from pencilmark.engine.answers import Solution
from pencilmark.make.generator.layouts import around, neighbours
from pencilmark.make.setting.said import by_diagonals, by_skyscrapers
from pencilmark.make.setting.telling import telling
from pencilmark.make.setting.telling_lines import telling_arrows, telling_thermometers
from pencilmark.rules.language.evaluate import holds, value_of
from pencilmark.rules.language.tree import Compare, Number, Relation, nodes
from pencilmark.rules.variants.cells import EDGES, diagonals, seen_from
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.expand import expand
from pencilmark.rules.variants.registry import VARIANTS

Grow = Callable[[tuple[int, ...], int], bool]
MOST_CAGE = 5
LINES_TRIED = 400


def anywhere(proposer: Proposer) -> Grow:
    """Let a line grow to any cell."""
    return lambda line, cell: True


def upwards(proposer: Proposer) -> Grow:
    """Let a line grow to larger digits only."""
    solution = proposer.solution
    return lambda line, cell: solution[cell] > solution[line[-1]]


def up_to_the_first(proposer: Proposer) -> Grow:
    """Let a line grow as long as its cells add up to no more than its first."""
    solution = proposer.solution
    return lambda line, cell: sum(solution[other] for other in (*line[1:], cell)) <= solution[line[0]]


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of a variant: their *lengths* in cells, at *most* how many, and the way they *grow*."""

    name: str
    lengths: tuple[int, ...]
    most: int
    grow: Callable[[Proposer], Grow] = anywhere


class Proposer:
    """Proposes clues that are true in one *solution* on a board; *bare*: that must do without givens."""

    def __init__(self, geometry: Geometry, solution: Solution, rng: Random, bare: bool = False) -> None:
        self.geometry, self.solution, self.rng, self.bare = geometry, solution, rng, bare
        self.size = geometry.size

    def numbered(self, name: str, *groups: tuple[int, ...]) -> Clue | None:
        """Make the clue of these cells with the number that the solution gives it; None when it is never true."""
        if not VARIANTS[name].numbers[1] or VARIANTS[name].default is not None:
            default = VARIANTS[name].default
            clue = Clue(name, () if default is None else (default,), groups)
            return clue if holds(expand(clue, self.geometry))(self.solution) else None
        number = self._number(expand(Clue(name, (0,), groups), self.geometry))
        return None if number is None else Clue(name, (number,), groups)

    def _number(self, relation: Relation) -> int | None:
        """Find what a term of the relation that equals 0 is worth in the solution."""
        for node in nodes(relation):
            if isinstance(node, Compare) and node.operator == "=" and node.right == Number(0):
                try:
                    return value_of(node.left)(self.solution)
                except ArithmeticError:
                    return None
        return None

    def cages(self) -> list[Clue]:
        """Divide the whole board into killer cages, of two cells or more where that can be."""
        left, cages = set(range(self.geometry.cell_count)), list[list[int]]()
        for cell in shuffled(self.rng, range(self.geometry.cell_count)):
            if cell in left:
                cages.append(self._cage(cell, left))
        for lonely in [cage for cage in cages if len(cage) == 1]:
            self._join(lonely, cages)
        found = [self.numbered("killer", tuple(sorted(cage))) for cage in cages]
        return [clue for clue in found if clue]

    def _cage(self, start: int, left: set[int]) -> list[int]:
        """Grow a cage of different digits, and take it from the cells that are *left*."""
        cage, wanted = [start], 2 + roll(self.rng, MOST_CAGE - 1)
        left.discard(start)
        while len(cage) < wanted:
            digits = {self.solution[cell] for cell in cage}
            beside = {near for cell in cage for near in neighbours(cell, self.size)}
            free = sorted(cell for cell in beside & left if self.solution[cell] not in digits)
            if not free:
                break
            cage.append(pick(self.rng, free))
            left.discard(cage[-1])
        return cage

    def _join(self, lonely: list[int], cages: list[list[int]]) -> None:
        """Return a cell that was left alone to a cage beside it, if one can take its digit."""
        (cell,) = lonely
        for cage in cages:
            digits = {self.solution[other] for other in cage}
            beside = set(neighbours(cell, self.size)) & set(cage)
            if cage is not lonely and beside and self.solution[cell] not in digits:
                cage.append(cell)
                cages.remove(lonely)
                return

    def walk(self, used: set[int], length: int, grow: Grow) -> tuple[int, ...] | None:
        """Walk from a random cell to cells beside it, diagonally too, where *grow* allows the next; avoid *used*."""
        line: tuple[int, ...] = (roll(self.rng, self.geometry.cell_count),)
        while len(line) < length and line[-1] not in used:
            ways = [cell for cell in around(line[-1], self.size) if cell not in used and cell not in line]
            ways = [cell for cell in ways if grow(line, cell)]
            if not ways:
                return None
            line += (pick(self.rng, ways),)
        return line if len(line) == length and not used & set(line) else None

    def lines(self, lines: Lines) -> list[Clue]:
        """Lay out lines that share no cell; longer ones first."""
        used, found = set[int](), list[Clue]()
        for length in sorted(lines.lengths, reverse=True):
            for _ in range(LINES_TRIED):
                line = self.walk(used, length, lines.grow(self))
                clue = self._line(lines.name, line) if line and len(found) < lines.most else None
                if clue:
                    found.append(clue)
                    used |= set(clue.cells)
        return found

    def arrows(self) -> list[Clue]:
        """Lay out arrows that say much; more, some from one circle, where people must begin without givens."""
        most, twins = (2 * self.size, self.size) if self.bare else (self.size * 3 // 2, 0)
        chosen = telling_arrows(self.solution, self.geometry, self.rng, most, twins)
        return [Clue("arrow", (), ((circle,), tuple(shaft))) for circle, *shaft in chosen]

    def thermometers(self) -> list[Clue]:
        """Lay out thermometers that say much: the longer the longest may be, the plainer the puzzles."""
        longest = max(3, self.size // 2 + roll(self.rng, min(self.size // 2, 4)))
        most = 2 * self.size if self.bare else self.size * 4 // 3
        chosen = telling_thermometers(self.solution, self.size, self.rng, longest, most)
        return [Clue("thermo", (), (tuple(line),)) for line in chosen]

    def another(self, lines: Lines, clues: list[Clue], cells: list[int]) -> Clue | None:
        """Find one more line through one of *cells* that shares at most one cell with others."""
        used = {cell for clue in clues for cell in clue.cells}
        for _ in range(LINES_TRIED):
            line = self.walk(set(), pick(self.rng, lines.lengths), lines.grow(self))
            clue = self._line(lines.name, line) if line and len(used & set(line)) < 2 else None
            if clue and not set(cells).isdisjoint(clue.cells):
                return clue
        return None

    def _line(self, name: str, line: tuple[int, ...]) -> Clue | None:
        if VARIANTS[name].takes == "parts":
            return self.numbered(name, line[:1], line[1:])
        return self.numbered(name, line)

    def pairs(self, within_boxes: bool = False) -> Iterator[tuple[int, int]]:
        """Yield the pairs of cells that share an edge, the first above or left."""
        for cell in range(self.geometry.cell_count):
            for near in neighbours(cell, self.size):
                same = self.geometry.region_of[cell] == self.geometry.region_of[near]
                if near > cell and (same or not within_boxes):
                    yield cell, near

    def dots(self) -> list[Clue]:
        """Mark all neighbours that differ by 1 or are double; between 1 and 2 either dot may stand."""
        found = []
        for pair in self.pairs():
            kinds = [clue for name in ("difference", "ratio") if (clue := self.numbered(name, pair))]
            found += [pick(self.rng, kinds)] if kinds else []
        return found

    def letters(self) -> list[Clue]:
        """Mark all neighbours that add up to 10 or 5."""
        marks = [self.numbered(name, pair) for pair in self.pairs() for name in ("x", "v")]
        return [clue for clue in marks if clue]

    def signs(self) -> list[Clue]:
        """Put a sign between all neighbours of a box."""
        found = []
        for first, second in self.pairs(within_boxes=True):
            larger = (first, second) if self.solution[first] > self.solution[second] else (second, first)
            found.append(Clue("greater", (), (larger,)))
        return found

    def sights(self, name: str, edges: tuple[str, ...] = EDGES) -> list[Clue]:
        """Put a clue at every place of these edges."""
        lines = [seen_from(edge, number + 1, self.size) for edge in edges for number in range(self.size)]
        return [clue for line in lines if (clue := self.numbered(name, line))]

    def diagonals(self) -> list[Clue]:
        """Put a sum at one end of every diagonal of two cells or more."""
        return [clue for line in diagonals(self.size) if (clue := self.numbered("little-killer", line))]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of puzzle that can be made; `title_of` names it.

    *propose* makes its clues, all that the puzzle may have; *always* are lines that are part of what it is.
    *word* is the board's word for it, when it is a matter of the board. *bare* says that it can do without givens.
    *lines* are the lines that are proposed, if any. *swap* lists what takes the place of the digits from 1 on while
    every clue stays true: without a given such a puzzle always has another solution. *better* makes of a grid one whose
    clues say more, where those of random grids say too little. *is_rare*: without givens few grids will do.
    """

    propose: Callable[[Proposer], list[Clue]] = lambda proposer: []
    always: tuple[str, ...] = ()
    word: str = ""
    bare: bool = True
    lines: Lines | None = None
    swap: Callable[[int], tuple[int, ...]] | None = None
    better: Callable[[Solution, Geometry], Solution] | None = None
    is_rare: bool = False


def _lines(
    name: str,
    lengths: tuple[int, ...],
    most: int,
    grow: Callable[[Proposer], Grow] = anywhere,
    swap: Callable[[int], tuple[int, ...]] | None = None,
) -> Kind:
    lines = Lines(name, lengths, most, grow)
    return Kind(lambda proposer: proposer.lines(lines), bare=swap is None, lines=lines, swap=swap)


def ends_swapped(top: int) -> tuple[int, ...]:
    """List the digits up to *top* with the first and the last swapped.

    >>> ends_swapped(4)
    (4, 2, 3, 1)
    """
    return (top, *range(2, top), 1)


def turned_round(top: int) -> tuple[int, ...]:
    """List the digits from *top* down.

    >>> turned_round(4)
    (4, 3, 2, 1)
    """
    return tuple(range(top, 0, -1))


KINDS: dict[str, Kind] = {
    "killer": Kind(Proposer.cages),
    "thermo": Kind(Proposer.thermometers, lines=Lines("thermo", (6, 5, 4, 3), 12, upwards), is_rare=True),
    "arrow": Kind(Proposer.arrows, lines=Lines("arrow", (5, 4, 3), 18, up_to_the_first)),
    "kropki": Kind(Proposer.dots, ("kropki-negative",)),
    "xv": Kind(Proposer.letters, ("xv-negative",), bare=False),
    "greater": Kind(Proposer.signs),
    "sandwich": Kind(lambda proposer: proposer.sights("sandwich", ("left", "top")), bare=False, swap=ends_swapped),
    "little-killer": Kind(Proposer.diagonals, better=partial(telling, said_by=by_diagonals)),
    "skyscraper": Kind(
        lambda proposer: proposer.sights("skyscraper"), better=partial(telling, said_by=by_skyscrapers), is_rare=True
    ),
    "x-sum": Kind(lambda proposer: proposer.sights("x-sum")),
    "numbered-room": Kind(lambda proposer: proposer.sights("numbered-room")),
    "german-whispers": _lines("german-whispers", (6, 5, 4), 8, swap=turned_round),
    "renban": _lines("renban", (5, 4, 3), 12, swap=turned_round),
    "palindrome": _lines("palindrome", (5, 4, 3), 10, swap=turned_round),
    "non-consecutive": Kind(always=("non-consecutive",), bare=False),
    "diagonals": Kind(word="x", bare=False),
    "windoku": Kind(word="windoku", bare=False),
    "jigsaw": Kind(word="jigsaw", bare=False),
}


def title_of(name: str) -> str:
    """Return what a kind of puzzle is called.

    >>> title_of("kropki")
    'Kropki dots'
    """
    return say(f"made-{name}")


SAME = {"thermometer": "thermo", "greater-than": "greater", "x": "diagonals", "whispers": "german-whispers"}
