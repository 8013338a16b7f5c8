"""What people find out about regions: which cells belong together, and which do not.

Nobody knows at first which region is which. Cells that belong together are a group, even a single cell, and two groups
can be known to be apart. Each group has to grow to as many connected cells as there are values, with every value once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, lowest, mask_of
from pencilmark.board.model import Candidate, Position, Rule
from pencilmark.human.ruled.facts import End, Fact
from pencilmark.human.ruled.pairs import held
from pencilmark.rules.language.connections import around, beside, edges, hung_together
from pencilmark.rules.language.hidden import compares_regions
from pencilmark.rules.language.tree import Not, cells_of, flat
from pencilmark.rules.rule import clue_of, clues_of, relation_of
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.unknown import CHAOS, COUNTING, counted

Places = tuple[int, ...]


@derived
def territory(position: Position) -> Territory:
    """Find out as much as possible about the regions, wave by wave."""
    found = Territory(position)
    if found.is_asked:
        found.survey()
        while found.wave():
            found.survey()
    return found


class Territory:
    """The groups of cells known to belong together, the *facts* in their order, and their *ends*."""

    def __init__(self, position: Position) -> None:
        self.position, self.size = position, position.geometry.value_count
        self.count = position.geometry.cell_count
        self.is_asked = any(clue.name == CHAOS for clue in clues_of(position.rules))
        self.facts = list[Fact]()
        self.group = [1 << cell for cell in range(self.count)]
        """The cells (mask) of the group of each cell."""
        self.joined: list[dict[int, int]] = [{} for _ in range(self.count)]
        """For each cell those that a fact (place) joins it to."""
        self.parted: list[dict[int, int]] = [{} for _ in range(self.count)]
        """For each cell those that a fact (place) parts it from."""
        self.pairs = edges(range(self.count), position.geometry.size) if self.is_asked else ()
        self.near = beside(self.pairs)
        self.reach, self.need = dict[int, int](), dict[int, int]()
        self._far = dict[tuple[int, int], int]()
        self._new = list[Fact]()

    def survey(self) -> None:
        """Work out which cells each group can still reach, and which it needs."""
        self.reach, self.need = {}, {}
        for group in dict.fromkeys(self.group):
            possible = mask_of(cell for cell in range(self.count) if not self._barred(group, self.group[cell]))
            found = hung_together(possible | group, group, self.pairs, self.size)
            self.reach[group], self.need[group] = found or (possible | group, group)

    def wave(self) -> bool:
        """Find all that follows at once from what is known; report whether anything does."""
        for place, rule in enumerate(self.position.rules):
            if clue := clue_of(rule):
                self._by_clue(place, clue)
            else:
                self._by_formula(place, rule)
        for group in self.reach:
            for cell in bits(self.need[group] & ~group):
                self._learn(Fact("together", cell, lowest(group), "room", self._around(group), group))
            for cell, value in self._only(group):
                if not group >> cell & 1:
                    self._learn(Fact("together", cell, lowest(group), "digit", self._around(group), group, -1, value))
        new, self._new = self._new, []
        taken = [self._take(fact) for fact in new]
        return any(taken)

    def _learn(self, fact: Fact) -> None:
        self._new.append(fact)

    def _take(self, fact: Fact) -> bool:
        """Keep a fact if it says anything new; report whether it does."""
        one, other = self.group[fact.cell], self.group[fact.other]
        if one == other or (fact.kind == "apart" and self._explicit(one, other) is not None):
            return False
        place, kept = len(self.facts), self.joined if fact.kind == "together" else self.parted
        self.facts.append(fact)
        kept[fact.cell][fact.other] = kept[fact.other][fact.cell] = place
        if fact.kind == "together":
            for cell in bits(one | other):
                self.group[cell] = one | other
        return True

    def _explicit(self, one: int, other: int) -> tuple[int, int, int] | None:
        """Find a fact that keeps two groups apart: its place, and its cell in each of them."""
        for cell in bits(one):
            for far, place in self.parted[cell].items():
                if other >> far & 1:
                    return place, cell, far
        return None

    def _equal(self, one: int, other: int) -> tuple[int, int] | None:
        """Find a cell of each of two groups that have the same digit."""
        values = {value: cell for cell in bits(one) if (value := self.position.values[cell])}
        found = (cell for cell in bits(other) if self.position.values[cell] in values)
        cell = next(found, None)
        return None if cell is None else (values[self.position.values[cell]], cell)

    def _barred(self, one: int, other: int) -> bool:
        """Report whether two groups cannot belong together, even if they are far apart."""
        if one == other:
            return False
        is_full = (one | other).bit_count() > self.size
        return is_full or self._equal(one, other) is not None or self._explicit(one, other) is not None

    def _path(self, start: int, end: int) -> Places:
        """List the facts (places) that join two cells of a group."""
        come, waiting = {start: (start, -1)}, [start]
        for cell in waiting:
            for near, place in self.joined[cell].items():
                if near not in come:
                    come[near] = cell, place
                    waiting.append(near)
        found = list[int]()
        while end != start:
            end, place = come[end]
            found.append(place)
        return tuple(found)

    def _joins(self, group: int) -> Places:
        """List all facts (places) that join the cells of a group."""
        return tuple({place for cell in bits(group) for place in self.joined[cell].values()})

    def _bar(self, one: int, other: int, at: int, far: int) -> Places:
        """List the facts (places) because of which the groups of two cells cannot belong together."""
        if explicit := self._explicit(one, other):
            place, cell, there = explicit
            return place, *self._path(at, cell), *self._path(far, there)
        if equal := self._equal(one, other):
            return *self._path(at, equal[0]), *self._path(far, equal[1])
        return *self._joins(one), *self._joins(other)

    def _around(self, group: int) -> Places:
        """List the facts (places) that bound what a group can reach."""
        found, reach = set(self._joins(group)), self.reach[group]
        for cell in bits(around(reach, self.near) & ~reach):
            if self._barred(group, self.group[cell]):
                found.update(self._bar(group, self.group[cell], lowest(group), cell))
        return tuple(sorted(found))

    def is_apart(self, cell: int, other: int) -> bool:
        """Report whether two cells are known to be in different regions."""
        one, two = self.group[cell], self.group[other]
        return self._barred(one, two) or not self.reach[one] >> other & 1 or not self.reach[two] >> cell & 1

    def _apart(self, cell: int, other: int) -> Places:
        """List the facts (places) by which two cells are in different regions; what is seen at once becomes a fact."""
        one, two = self.group[cell], self.group[other]
        if self._explicit(one, two):
            return self._bar(one, two, cell, other)
        if (cell, other) not in self._far:
            self._far[cell, other] = len(self.facts)
            self.facts.append(self._seen(cell, other))
        return (self._far[cell, other],)

    def _seen(self, cell: int, other: int) -> Fact:
        one, two = self.group[cell], self.group[other]
        if equal := self._equal(one, two):
            value = self.position.values[equal[0]]
            return Fact("apart", cell, other, "equal", self._bar(one, two, cell, other), mask_of(equal), -1, value)
        if (one | two).bit_count() > self.size:
            return Fact("apart", cell, other, "full", self._bar(one, two, cell, other), one | two)
        if not self.reach[one] >> other & 1:
            return Fact("apart", cell, other, "far", self._around(one), one)
        return Fact("apart", other, cell, "far", self._around(two), two)

    def _only(self, group: int) -> Iterator[tuple[int, int]]:
        """Yield the cells that are the only ones for a value in the region of a group, with that value."""
        cells = [(cell, held(self.position, cell)) for cell in bits(self.reach[group])]
        for digit in range(self.size):
            places = [cell for cell, mask in cells if mask >> digit & 1]
            if len(places) == 1:
                yield places[0], digit + 1

    def _by_clue(self, rule: int, clue: Clue) -> None:
        counted = RegionCount.of(self, clue)
        if not counted:
            return
        digits = bits(held(self.position, counted.cell))
        if digits and digits[-1] + 1 == counted.least:
            for other in counted.next:
                self._learn(Fact("apart", counted.cell, other, "clue", counted.sure, 0, rule))
        if digits and digits[0] + 1 == counted.most:
            for other in counted.open:
                self._learn(Fact("together", other, counted.cell, "clue", counted.gone, 0, rule))

    def _by_formula(self, place: int, rule: Rule) -> None:
        """Note what a formula says about two cells."""
        for part in flat(relation_of(rule, self.position.geometry)):
            pair = part.relation if isinstance(part, Not) else part
            if compares_regions(pair, self.position.geometry):
                is_one = (pair.operator == "=") is not isinstance(part, Not)
                one, other = (cell - self.count for cell in cells_of(pair))
                self._learn(Fact("together" if is_one else "apart", one, other, "clue", (), 0, place))

    def ends(self) -> Iterator[End]:
        """Yield the digits that regions rule out for cells."""
        if not self.is_asked:
            return
        for place, rule in enumerate(self.position.rules):
            clue = clue_of(rule)
            counted = RegionCount.of(self, clue) if clue else None
            if clue and counted:
                for wrong, before in counted.wrong(self.position):
                    gone = tuple(Candidate(counted.cell, digit + 1) for digit in bits(wrong))
                    yield End(gone, "clue", before, mask_of(clue.cells), place)
        for group in dict.fromkeys(self.group):
            yield from self._of_group(group)

    def _of_group(self, group: int) -> Iterator[End]:
        digits = self.position.cell_digits
        for cell in bits(group):
            value = self.position.values[cell]
            for other in bits(group) if value else ():
                if digits[other] >> value - 1 & 1:
                    yield End((Candidate(other, value),), "same", self._path(cell, other), 1 << cell, -1, value)
        for cell, value in self._only(group):
            rest = digits[cell] & ~(1 << value - 1)
            if rest:
                gone = tuple(Candidate(cell, digit + 1) for digit in bits(rest))
                yield End(gone, "only", self._around(group), group, -1, value)


class RegionCount:
    """What a clue that counts cells of a region says now: its *cell*, and the *least* and *most* that it can count.

    *next* are the cells that would be counted next, *open* those that may be counted in the end; *sure* are the facts
    (places) about cells that are counted, *gone* about those that are not.
    """

    def __init__(self, cell: int, base: int) -> None:
        self.cell, self.least, self.most = cell, base, base
        self.next, self.open = list[int](), list[int]()
        self._sure, self._gone = set[int](), set[int]()

    @classmethod
    def of(cls, known: Territory, clue: Clue) -> RegionCount | None:
        """Count for a *clue* by what is *known*; return None if it counts nothing."""
        if clue.name not in COUNTING:
            return None
        base, arms = counted(clue)
        found = cls(clue.groups[0][0], base)
        for arm in arms:
            found._along(known, arm)
        return found

    def _along(self, known: Territory, arm: Iterable[int]) -> None:
        """Count along an arm up to the first cell of another region."""
        is_run = True
        for other in arm:
            if known.is_apart(self.cell, other):
                self._gone.update(known._apart(self.cell, other))
                return
            self.most += 1
            if known.group[self.cell] >> other & 1:
                if is_run:
                    self.least += 1
                    self._sure.update(known._path(self.cell, other))
                continue
            self.next += [other] if is_run else []
            self.open.append(other)
            is_run = False

    @property
    def sure(self) -> Places:
        """Return the facts about cells that are counted."""
        return tuple(sorted(self._sure))

    @property
    def gone(self) -> Places:
        """Return the facts about cells that are not counted."""
        return tuple(sorted(self._gone))

    def wrong(self, position: Position) -> Iterator[tuple[int, Places]]:
        """Yield the digits (mask) that the cell cannot have, too small ones and too large ones, and why."""
        digits = position.cell_digits[self.cell]
        small, large = digits & (1 << self.least - 1) - 1 if self.least else 0, digits >> self.most << self.most
        if small:
            yield small, self.sure
        if large:
            yield large, self.gone
