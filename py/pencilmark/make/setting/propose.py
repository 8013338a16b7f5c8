"""Clues that are true in a solution: cages, lines, dots and edge clues, at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import product
from random import Random

from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import has, say
from pencilmark.engine.answers import Solution
from pencilmark.make.setting.telling import Said, by_diagonals, by_skyscrapers, telling
from pencilmark.make.setting.telling_lines import telling_arrows, telling_thermometers
from pencilmark.rules.language.evaluate import holds, value_of
from pencilmark.rules.language.tree import Compare, Number, Relation, nodes
from pencilmark.rules.rule import in_values
from pencilmark.rules.variants.cells import EDGES, around, near_edges, sight_lines, whole_diagonals
from pencilmark.rules.variants.definition import Clue, Proposed, Variant
from pencilmark.rules.variants.expand import expand
from pencilmark.rules.variants.registry import VARIANTS

Grow = Callable[[tuple[int, ...], int], bool]
MOST_CAGE = 5
LINES_TRIED = 400


def growing(variant: Variant, solution: Solution) -> Grow:
    """Return how a line of a variant may grow: to digits larger by at least its rise, an arrow up to its first cell."""
    if variant.takes == "parts" and variant.joint == "=":
        return lambda line, cell: sum(solution[other] for other in (*line[1:], cell)) <= solution[line[0]]
    rises = variant.rises
    if rises is None:
        return lambda line, cell: True
    if rises < 0:
        return lambda line, cell: solution[cell] - solution[line[-1]] <= rises
    return lambda line, cell: solution[cell] - solution[line[-1]] >= rises


class Proposer:
    """Proposes clues that are true in one *solution* on a board; if *bare*, for a puzzle without givens."""

    def __init__(self, geometry: Geometry, solution: Solution, rng: Random, bare: bool = False) -> None:
        self.geometry, self.solution, self.rng, self.bare = geometry, solution, rng, bare
        self.size, size = geometry.value_count, geometry.size  # there may be more behind the board
        self.cells = [cell for cell in range(size * size) if not geometry.holes >> cell & 1]
        inside = set(self.cells)
        self.beside = {cell: [near for near in near_edges(cell, size) if near in inside] for cell in self.cells}
        self.around = {cell: [near for near in around(cell, size) if near in inside] for cell in self.cells}
        self.lines_high = len(self.cells) // self.size

    def numbered(self, name: str, *groups: tuple[int, ...]) -> Clue | None:
        """Return the clue of these cells with the number that the solution gives it; None if it is never true."""
        if not VARIANTS[name].numbers[1] or VARIANTS[name].default is not None:
            default = VARIANTS[name].default
            clue = Clue(name, () if default is None else (default,), groups)
            return clue if holds(self._meaning(clue))(self.solution) else None
        number = self._number(self._meaning(Clue(name, (0,), groups)))
        return None if number is None or number < 0 else Clue(name, (number,), groups)

    def _meaning(self, clue: Clue) -> Relation:
        return in_values(clue, expand(clue, self.geometry), self.geometry)

    def _number(self, relation: Relation) -> int | None:
        """Return the value, in the solution, of the relation's term that equals 0."""
        for node in nodes(relation):
            if isinstance(node, Compare) and node.operator == "=" and node.right == Number(0):
                try:
                    return value_of(node.left)(self.solution)
                except ArithmeticError:
                    return None
        return None

    def cages(self, name: str) -> list[Clue]:
        """Divide the whole board into cages, of two or more cells if possible."""
        left, cages = set(self.cells), list[list[int]]()
        for cell in shuffled(self.rng, self.cells):
            if cell in left:
                cages.append(self._cage(cell, left))
        for lonely in [cage for cage in cages if len(cage) == 1]:
            self._join(lonely, cages)
        found = [self.numbered(name, tuple(sorted(cage))) for cage in cages]
        return [clue for clue in found if clue]

    def _cage(self, start: int, left: set[int]) -> list[int]:
        """Grow a cage of different digits, and take its cells from those that are *left*."""
        cage, wanted = [start], 2 + roll(self.rng, MOST_CAGE - 1)
        left.discard(start)
        while len(cage) < wanted:
            digits = {self.solution[cell] for cell in cage}
            beside = {near for cell in cage for near in self.beside[cell]}
            free = sorted(cell for cell in beside & left if self.solution[cell] not in digits)
            if not free:
                break
            cage.append(pick(self.rng, free))
            left.discard(cage[-1])
        return cage

    def _join(self, lonely: list[int], cages: list[list[int]]) -> None:
        """Add a cell that was left alone to a neighbouring cage, if one can take its digit."""
        (cell,) = lonely
        for cage in cages:
            digits = {self.solution[other] for other in cage}
            beside = set(self.beside[cell]) & set(cage)
            if cage is not lonely and beside and self.solution[cell] not in digits:
                cage.append(cell)
                cages.remove(lonely)
                return

    def walk(self, used: set[int], length: int, grow: Grow) -> tuple[int, ...] | None:
        """Walk from a random cell to neighbours, diagonals included, while *grow* allows; avoid *used* ones."""
        line: tuple[int, ...] = (pick(self.rng, self.cells),)
        while len(line) < length and line[-1] not in used:
            ways = [cell for cell in self.around[line[-1]] if cell not in used and cell not in line]
            ways = [cell for cell in ways if grow(line, cell)]
            if not ways:
                return None
            line += (pick(self.rng, ways),)
        return line if len(line) == length and not used & set(line) else None

    def lines(self, name: str, how: Proposed) -> list[Clue]:
        """Lay out lines that share no cell; longer ones first."""
        used, found = set[int](), list[Clue]()
        grow = growing(VARIANTS[name], self.solution)
        for length in sorted(how.lengths, reverse=True):
            for _ in range(LINES_TRIED):
                line = self.walk(used, length, grow)
                clue = self._line(name, line) if line and len(found) < how.most else None
                if clue:
                    found.append(clue)
                    used |= set(clue.cells)
        return found

    def arrows(self, name: str) -> list[Clue]:
        """Lay out arrows that say much; more of them, some from one circle, if people must begin without givens."""
        count = self.lines_high
        most, twins = (2 * count, count) if self.bare else (count * 3 // 2, 0)
        chosen = telling_arrows(self.solution, self.geometry, self.rng, most, twins)
        return [Clue(name, (), ((circle,), tuple(shaft))) for circle, *shaft in chosen]

    def thermometers(self, name: str) -> list[Clue]:
        """Lay out thermometers that say much: the longer the longest may be, the easier the puzzles."""
        longest = max(3, self.size // 2 + roll(self.rng, min(self.size // 2, 4)))
        most = 2 * self.lines_high if self.bare else self.lines_high * 4 // 3
        chosen = telling_thermometers(self.solution, self.geometry.size, self.rng, longest, most)
        return [Clue(name, (), (tuple(line),)) for line in chosen]

    def another(self, kind: Kind, clues: list[Clue], cells: list[int]) -> Clue | None:
        """Find one more line through one of *cells* that shares at most one cell with others."""
        used = {cell for clue in clues for cell in clue.cells}
        grow = growing(kind.variant, self.solution)
        for _ in range(LINES_TRIED):
            line = self.walk(set(), pick(self.rng, kind.how.lengths), grow)
            clue = self._line(kind.variant.name, line) if line and len(used & set(line)) < 2 else None
            if clue and not set(cells).isdisjoint(clue.cells):
                return clue
        return None

    def _line(self, name: str, line: tuple[int, ...]) -> Clue | None:
        if VARIANTS[name].takes == "parts":
            return self.numbered(name, line[:1], line[1:])
        return self.numbered(name, line)

    def pairs(self, within_boxes: bool = False) -> Iterator[tuple[int, int]]:
        """Yield the pairs of cells that share an edge, the first above or left."""
        for cell in self.cells:
            for near in self.beside[cell]:
                same = self.geometry.region_of[cell] == self.geometry.region_of[near]
                if near > cell and (same or not within_boxes):
                    yield cell, near

    def any_mark(self, names: Sequence[str]) -> list[Clue]:
        """Mark all neighbours for which one of these marks is true: with any one if several are."""
        return [pick(self.rng, marks) for marks in self._marks(names) if marks]

    def marks(self, names: Sequence[str]) -> list[Clue]:
        """Mark all neighbours with each of these marks that is true."""
        return [mark for marks in self._marks(names) for mark in marks]

    def _marks(self, names: Sequence[str]) -> Iterator[list[Clue]]:
        for pair in self.pairs():
            yield [clue for name in names if (clue := self.numbered(name, pair))]

    def signs(self, name: str) -> list[Clue]:
        """Put a sign between all neighbours in a box, along the pair or against it."""
        ways = [(self.numbered(name, pair), pair) for pair in self.pairs(within_boxes=True)]
        signs = [clue or self.numbered(name, pair[::-1]) for clue, pair in ways]
        return [sign for sign in signs if sign]

    def sights(self, name: str, edges: Sequence[str]) -> list[Clue]:
        """Put a clue at every place of these edges, or of all edges if none are given."""
        lines = [line for edge in edges or EDGES for line in sight_lines(edge, self.geometry)]
        return [clue for line in lines if (clue := self.numbered(name, line))]

    def diagonals(self, name: str) -> list[Clue]:
        """Put a sum at one end of every diagonal of two cells or more."""
        return [clue for line in whole_diagonals(self.geometry) if (clue := self.numbered(name, line))]


def by_few_marks(names: tuple[str, ...]) -> Said:
    """Return a measure of grids that is larger the fewer neighbours have one of these marks.

    >>> from pencilmark.board.boards import board
    >>> by_few_marks(("difference",))((1, 2, 4, 3, 3, 4, 1, 2, 2, 1, 3, 4, 4, 3, 2, 1), board("4"))
    -12
    """

    def said(solution: Solution, geometry: Geometry) -> int:
        pairs, marked = _marking(names, geometry)
        return -sum([(solution[one], solution[other]) in marked for one, other in pairs])

    return said


@lru_cache(maxsize=16)
def _marking(names: tuple[str, ...], geometry: Geometry) -> tuple[list[tuple[int, int]], set[tuple[int, int]]]:
    """List the neighbours of a board, and the pairs of digits that have a mark."""
    values = [0] * geometry.cell_count
    pairs, marked = list(Proposer(geometry, (), Random(0)).pairs()), set[tuple[int, int]]()
    one, other = pairs[0]
    digits = range(1, geometry.value_count + 1)
    for values[one], values[other] in product(digits, digits):
        proposer = Proposer(geometry, tuple(values), Random(0))
        if any(proposer.numbered(name, pairs[0]) for name in names):
            marked.add((values[one], values[other]))
    return pairs, marked


HIDDEN = "hidden"
"""The way of puzzles whose regions or shades are found with the digits (see `pencilmark.make.setting.uncovering`)."""
Laying = Callable[[Proposer, str, Proposed], list[Clue]]
WAYS: dict[str, Laying] = {
    "": lambda proposer, name, how: [],
    "any-mark": lambda proposer, name, how: proposer.any_mark(how.of),
    "arrows": lambda proposer, name, how: proposer.arrows(name),
    "cages": lambda proposer, name, how: proposer.cages(name),
    "diagonals": lambda proposer, name, how: proposer.diagonals(name),
    "lines": lambda proposer, name, how: proposer.lines(name, how),
    "marks": lambda proposer, name, how: proposer.marks(how.of or (name,)),
    "sights": lambda proposer, name, how: proposer.sights(name, how.edges),
    "signs": lambda proposer, name, how: proposer.signs(name),
    "thermometers": lambda proposer, name, how: proposer.thermometers(name),
}
"""The ways to lay out the clues of a variant."""


SWAPS: dict[str, Callable[[int], tuple[int, ...]]] = {
    "ends": lambda top: (top, *range(2, top), 1),
    "all": lambda top: tuple(range(top, 0, -1)),
}
"""The digits from 1 to the largest in another order: the first and the last swapped, or all turned round."""
BETTER: dict[str, Callable[[Solution, Geometry], Solution]] = {
    "diagonals": partial(telling, said_by=by_diagonals),
    "skyscrapers": partial(telling, said_by=by_skyscrapers),
}


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of puzzle that can be made: a *variant*, and *how*; `title_of` names it."""

    variant: Variant
    how: Proposed

    def propose(self, proposer: Proposer) -> list[Clue]:
        """List all clues that the puzzle may have."""
        return WAYS[self.how.way](proposer, self.variant.name, self.how)

    @property
    def word(self) -> str:
        """Return the board's word for it, if the board expresses it."""
        return self.variant.word if self.variant.takes in ("board", "labels") else ""

    @property
    def always(self) -> tuple[str, ...]:
        """Return the lines of rules that belong to every such puzzle."""
        return (self.variant.name,) if self.variant.takes == "board" and not self.word else ()

    def needs_square(self, is_oblong: bool) -> bool:
        """Report whether there is no such puzzle on an oblong board, or else on one of several grids.

        >>> [name for name, kind in KINDS.items() if kind.needs_square(is_oblong=False)]
        ['jigsaw', 'chaos-construction', 'yin-yang']
        """
        return self.how.way == HIDDEN or self.word == "regions" or (is_oblong and bool(self.word))

    @property
    def swap(self) -> Callable[[int], tuple[int, ...]] | None:
        """Return a function that lists digits to replace those from 1 on so that every clue stays true."""
        return SWAPS.get(self.how.swap)

    @property
    def better(self) -> Callable[[Solution, Geometry], Solution] | None:
        """Return a function that turns a grid into one whose clues say more."""
        return BETTER.get(self.how.better)


KINDS = {how.name or variant.name: Kind(variant, how) for variant in VARIANTS.values() if (how := variant.proposed)}


def kind_named(name: str) -> str:
    """Return the name in KINDS of what may be called by its variant's name, or by another one.

    >>> kind_named("thermometer"), kind_named("x"), kind_named("killer"), kind_named("kilts")
    ('thermo', 'diagonals', 'killer', 'kilts')
    """
    return name if name in KINDS else _ALSO.get(name, name)


_ALSO = {
    also: name
    for name, kind in KINDS.items()
    for also in (*kind.how.also, *kind.variant.aliases, kind.variant.name, kind.word)
}


def title_of(name: str) -> str:
    """Return what a kind of puzzle is called.

    >>> title_of("kropki"), title_of("killer")
    ('Kropki dots', 'Killer')
    """
    return say(title_id(name))


def title_id(name: str) -> str:
    """Return the id of that name in the catalogue: some kinds are not named like the variant of a single clue."""
    own = f"made-{name}"
    return own if has(own) else f"title-{KINDS[name].variant.name}"
