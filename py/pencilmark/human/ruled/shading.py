"""What people find out about shades: from clues, squares, the border, and the cells of a shade being connected."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.kept import derived, kept
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Position
from pencilmark.board.task import finished
from pencilmark.human.ruled.facts import End, Fact, without_spare
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.views import by_rules
from pencilmark.rules.language.connections import around, beside, edges, hung_together, reached
from pencilmark.rules.language.hidden import SHADE, SHADED
from pencilmark.rules.propagation.compile import compiling
from pencilmark.rules.propagation.propagators import Propagator
from pencilmark.rules.rule import clue_of, clues_of
from pencilmark.rules.variants.definition import Clue, Context
from pencilmark.rules.variants.places import squares
from pencilmark.rules.variants.unknown import GIVEN_SHADES, YIN_YANG, border

SHADES = (SHADED, SHADED + 1)


@derived
def shading(position: Position) -> Shading:
    """Find out as much as possible about the shades, wave by wave."""
    found = Shading(position)
    while found.wave():
        pass
    return found


@kept(20_000, lambda made: 1 + len(made[0]), by_rules)
def _about_shades(position: Position) -> tuple[tuple[Propagator, ...], int]:
    """List what clues and formulas say about shades, and the place of yin-yang among the rules, -1 if there is none.

    Of yin-yang only what it says about digits is listed; the rest is argued apart.
    """
    count, found, balanced = position.geometry.cell_count, list[Propagator](), -1
    others, first = clues_of(position.rules), SHADE * count
    for place, rule in enumerate(position.rules):
        clue = clue_of(rule)
        is_whole = clue is not None and clue.name == YIN_YANG
        balanced = place if is_whole else balanced
        for one in finished(compiling(rule, position.geometry, place, others)):
            has_shade = any(cell >= first for cell in one.cells)
            has_digit = any(cell < count for cell in one.cells)
            has_region = any(count <= cell < first for cell in one.cells)
            if has_shade and not has_region and (has_digit or not is_whole):
                found.append(one)
    return tuple(found), balanced


class Shading:
    """The *shade* of each cell, if known (0: not yet), the *facts* in order, and their *ends*."""

    def __init__(self, position: Position) -> None:
        self.position, self.geometry = position, position.geometry
        self.count = position.geometry.cell_count
        self.shade, self.place = [0] * self.count, [-1] * self.count
        self.facts, self._new = list[Fact](), dict[int, Fact]()
        self.pairs = edges(range(self.count), self.geometry.size)
        self.near = beside(self.pairs)
        self.propagators, self.balanced = _about_shades(position)
        self._squares = list(squares(Clue(""), Context(self.geometry))) if self.balanced >= 0 else []

    def wave(self) -> bool:
        """Find all that follows at once from what is known; report whether anything does."""
        for one in self.propagators:
            self._by_clue(one)
        if self.balanced >= 0:
            self._by_squares()
            self._by_border()
            for shade in SHADES:
                self._by_way(shade)
        new, self._new = self._new, {}
        for cell, fact in new.items():
            self.place[cell] = len(self.facts)
            self.facts.append(fact)
            self.shade[cell] = fact.other
        return bool(new)

    def _learn(self, cell: int, shade: int, why: str, before: int, cells: int = 0, rule: int = -1) -> None:
        """Note a shade because of the cells *before* (mask), unless it is known or was found in a plainer way."""
        if not self.shade[cell] and cell not in self._new:
            places = tuple(sorted(self.place[one] for one in bits(before)))
            self._new[cell] = Fact("shade", cell, shade, why, places, cells, rule)

    def _masks(self, one: Propagator, known: frozenset[int]) -> tuple[int, ...]:
        """Return what the cells of a propagator can be if only the shades of *known* cells are given."""
        first, found = SHADE * self.count, list[int]()
        for cell in one.cells:
            shade = self.shade[cell - first] if cell >= first and cell - first in known else 0
            found.append(held(self.position, cell) if cell < first else 1 << shade - 1 if shade else 0b11)
        return tuple(found)

    def _known(self, one: Propagator) -> tuple[int, ...]:
        first = SHADE * self.count
        return tuple(cell - first for cell in one.cells if cell >= first and self.shade[cell - first])

    def _by_clue(self, one: Propagator) -> None:
        known, first = self._known(one), SHADE * self.count
        left = one.narrow(self._masks(one, frozenset(known)))
        for place, cell in enumerate(one.cells):
            if left and cell >= first and not self.shade[cell - first] and left[place] != 0b11:
                mask = left[place]
                needs = self._needs(one, known, place, mask)
                clue = clue_of(self.position.rules[one.rule or 0])
                why = "given" if clue and clue.name in GIVEN_SHADES else "clue"
                self._learn(cell - first, mask, why, mask_of(needs), rule=one.rule or 0)

    def _needs(self, one: Propagator, known: tuple[int, ...], place: int, mask: int) -> tuple[int, ...]:
        """List the *known* cells whose shades leave no more than a mask at a place of a propagator."""
        return without_spare(known, lambda few: self._says(one, few, place, mask))

    def _says(self, one: Propagator, known: tuple[int, ...], place: int, mask: int) -> bool:
        """Report whether *known* shades leave no more than a mask at a place of a propagator."""
        left = one.narrow(self._masks(one, frozenset(known)))
        return bool(left) and not (left or ())[place] & ~mask

    def ends(self) -> Iterator[End]:
        """Yield the digits that a clue now has no room for."""
        for one in self.propagators:
            known = self._known(one)
            masks = self._masks(one, frozenset(known))
            left = one.narrow(masks)
            for place, cell in enumerate(one.cells):
                if left and cell < self.count and left[place] != masks[place]:
                    gone = tuple(Candidate(cell, digit + 1) for digit in bits(masks[place] & ~left[place]))
                    places = tuple(sorted(self.place[needed] for needed in self._needs(one, known, place, left[place])))
                    cells = mask_of(cell % self.count for cell in one.cells)
                    yield End(gone, "clue", places, cells, one.rule or 0)

    def _by_squares(self) -> None:
        for square in self._squares:
            for cell in square:
                others = [other for other in square if other != cell]
                shades = [self.shade[other] for other in others]
                if self.shade[cell] or 0 in shades:
                    continue
                if len(set(shades)) == 1:
                    self._learn(cell, 3 - shades[0], "square", mask_of(others), mask_of(square))
                    continue
                far = square[3 - square.index(cell)]
                beside = [self.shade[other] for other in others if other != far]
                if beside[0] == beside[1]:  # and so is the one across
                    self._learn(cell, beside[0], "chequer", mask_of(others), mask_of(square))

    def _by_border(self) -> None:
        """Find cells of the border that one shade would cut into four stretches: each shade has at most one."""
        ring = border(self.geometry.size)
        for place, cell in enumerate(ring):
            if not self.shade[cell] and (three := self._alternating(ring, place)):
                self._learn(cell, self.shade[three[0]], "border", mask_of(three), mask_of((*three, cell)))

    def _alternating(self, ring: tuple[int, ...], place: int) -> tuple[int, int, int] | None:
        """Find three cells around the border, the first and the last of one shade, the middle one of the other.

        The cell at the *place* lies between the last and the first: the shade of the middle one would part them there.
        """
        turned = [*ring[place + 1 :], *ring[:place]]
        known = [cell for cell in turned if self.shade[cell]]
        if not known or self.shade[known[0]] != self.shade[known[-1]]:
            return None
        middle = next((cell for cell in known if self.shade[cell] != self.shade[known[0]]), None)
        return None if middle is None else (known[0], middle, known[-1])

    def _by_way(self, shade: int) -> None:
        """Find cells without which those of a *shade* fall apart, and those that they cannot reach."""
        possible = mask_of(cell for cell in range(self.count) if self.shade[cell] in (0, shade))
        sure = mask_of(cell for cell in range(self.count) if self.shade[cell] == shade)
        found = hung_together(possible, sure, self.pairs) if sure else None
        if not found:
            return
        barred = (1 << self.count) - 1 & ~possible
        for cell in bits(possible & ~found[0]):
            self._learn(cell, 3 - shade, "cut", sure & -sure | self._wall(1 << cell, barred), sure & -sure)
        for cell in bits(found[1] & ~sure):
            ends, wall = self._parted(cell, possible, sure)
            self._learn(cell, shade, "way", ends | wall, ends)

    def _parted(self, cell: int, possible: int, sure: int) -> tuple[int, int]:
        """Return two cells of a shade (mask) that only *cell* can connect, and those of the other between them."""
        barred = (1 << self.count) - 1 & ~possible
        one = sure & -sure
        part = reached(one, possible & ~(1 << cell), self.near)
        other = sure & ~part
        return one | other & -other, self._wall(one, barred | 1 << cell) & ~(1 << cell)

    def _wall(self, start: int, barred: int) -> int:
        """Return those *barred* cells that border on what can be reached from *start*."""
        return around(reached(start, (1 << self.count) - 1 & ~barred, self.near), self.near) & barred
