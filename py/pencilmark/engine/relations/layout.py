"""A model as the bytes that the relation kernel works on; the docstrings of the propagators describe the records."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import or_
from struct import pack, unpack
from typing import Any

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import mask_of
from pencilmark.engine.kernel.memory import TOP
from pencilmark.engine.relations import memory
from pencilmark.engine.relations import model as kinds
from pencilmark.engine.relations.memory import BASE, EVERYTHING, HEADER, RANKS, ROOM, SCRATCH_SIZE, TAIL, WHOLE
from pencilmark.engine.relations.model import Model
from pencilmark.engine.relations.puzzle import houses, of_board


class TooLarge(Exception):
    """A puzzle does not fit into the kernel's memory."""


@dataclass(frozen=True, slots=True)
class MemoryLayout:
    """The *header* of memory, its *content* from BASE on, which no search changes, and the *state* after that.

    The first position follows the state (see `frame_of`).
    """

    header: bytes
    content: bytes
    state: bytes


class _Writer:
    """Writes the parts of a model one after another."""

    def __init__(self, model: Model, family: int) -> None:
        self.model, self.family = model, family
        self.content = bytearray()
        self.records: list[list[int]] = [[] for _ in range(RANKS)]
        self.eager: list[list[int]] = [[0] * len(model.domains) for _ in range(RANKS)]
        self.fixed: list[list[int]] = [[0] * len(model.domains) for _ in range(RANKS)]
        self.known: dict[object, int] = {}
        self.numbers = dict.fromkeys(model.numbers(), 0)  # how many constraints each of these is in

    def begin(self, other: _Writer) -> None:
        """Begin with what another writer wrote."""
        self.content[:] = other.content
        self.known.update(other.known)
        for rank in range(RANKS):
            self.records[rank][:] = other.records[rank]
            self.eager[rank][: len(other.eager[rank])] = other.eager[rank]
            self.fixed[rank][: len(other.fixed[rank])] = other.fixed[rank]

    def put(self, content: bytes) -> int:
        """Append *content* and return its address."""
        self.content += content
        return BASE + len(self.content) - len(content)

    def shared(self, key: object, make: Callable[[], bytes]) -> int:
        """Append what *make* returns unless that is there already; return its address."""
        if key not in self.known:
            self.known[key] = self.put(make())
        return self.known[key]

    def sets(self, family: int) -> int:
        """Append a family of sets; return its address, or 0 for no sets."""
        return self.shared(("sets", family), lambda: family.to_bytes(self.family, "little")) if family else 0

    def record(
        self, kind: int, rank: int, cells: Iterable[int], content: bytes, watched: Iterable[int], lazy: bool = False
    ) -> None:
        """Append a record; it runs when a *watched* variable changes, a *lazy* one when such a variable gets one value.

        Before it stands what to blame: its *cells* and watched numbers, or only the numbers if it watches no cell.
        """
        watched = tuple(watched)
        numbers = [variable for variable in watched if variable in self.numbers]
        for number in numbers:
            self.numbers[number] += 1
        blamed = _offsets(numbers if numbers and min(watched) >= self.model.cells else [*cells, *numbers])
        records = self.records[rank]
        bit = 1 << len(records)
        records.append(BASE + len(self.content) + len(blamed) + 4)
        self.content += b"".join((blamed, pack("<3I", len(blamed) // 4, kind, rank), content))
        lists = self.fixed[rank] if lazy else self.eager[rank]
        for variable in watched:
            lists[variable] |= bit

    def write(self, constraint: kinds.Constraint, cells: tuple[int, ...]) -> None:
        """Append a constraint."""
        _WRITE[type(constraint)](self, constraint, cells)

    def alone(self) -> None:
        """Append, for each cell, that once it has a value, all its peers lose it."""
        for cell in range(self.model.cells):
            self.record(memory.ALONE, 0, (cell,), pack("<2I", cell * 8, 0), (cell,), lazy=True)

    def different(self, it: kinds.Different, cells: tuple[int, ...]) -> None:
        if max(it.cells) >= self.model.cells:  # else they are cells that see each other: see `alone`
            self.record(memory.DIFFER, 1, cells, pack("<2I", len(it.cells), 0) + _offsets(it.cells), it.cells)
        if it.full:
            content = pack("<IIQ", len(it.cells), 0, it.full) + _offsets(it.cells)
            self.record(memory.HOUSE, 1, cells, content, it.cells)

    def locked(self, it: kinds.Locked, cells: tuple[int, ...]) -> None:
        own = self.put(mask_of(it.cells).to_bytes(8 * ((self.model.cells + 63) // 64), "little"))
        content = pack("<IIQ", len(it.cells), own, it.values) + _offsets(it.cells)
        self.known["locked", frozenset(it.cells)] = own
        self.record(memory.LOCKED, 3, cells, content, it.cells)

    def crossed(self, it: kinds.Crossed, cells: tuple[int, ...]) -> None:
        every = [cells for part in it.parts for cells in part]
        lists = [self.put(pack("<I", 4 * len(found)) + _offsets(found)) if found else 0 for found in every]
        self.record(memory.CROSSED, 3, cells, pack(f"<{2 + len(lists)}I", len(it.parts), 0, *lists), cells)

    def table(self, it: kinds.Table, cells: tuple[int, ...]) -> None:
        if len(it.variables) == 2:
            self.pair(it, cells)
            return
        words = (len(it.tuples) + 63) // 64
        content = pack("<2I", len(it.variables), words)
        for place, variable in enumerate(it.variables):
            content += pack("<2I", variable * 8, self._tuples(it, place, words))
        self.record(memory.TABLE, 2, cells, content, it.variables)

    def _tuples(self, it: kinds.Table, place: int, words: int) -> int:
        most = self.model.mask(it.variables[place]).bit_length()  # another table's variables may have more values

        def make() -> bytes:
            found = [0] * max(most, 1 + max(values[place] for values in it.tuples))
            for number, values in enumerate(it.tuples):
                found[values[place]] |= 1 << number
            return b"".join(tuples.to_bytes(8 * words, "little") for tuples in found)

        return self.shared(("tuples", id(it.tuples), place, most), make)

    def pair(self, it: kinds.Table, cells: tuple[int, ...]) -> None:
        """Append a table of two variables, as masks."""
        first, second = it.variables
        if it.lazy and first < self.model.cells > second and self.model.peers[first] >> second & 1:
            return  # they must only differ, which peers do anyway
        content = pack("<4I", first * 8, second * 8, self._masks(it, 0), self._masks(it, 1))
        self.record(memory.PAIR, 0, cells, content, it.variables, it.lazy)

    def _masks(self, it: kinds.Table, place: int) -> int:
        def make() -> bytes:
            found = [0] * 64
            for values in it.tuples:
                found[values[place]] |= 1 << values[1 - place]
            return array("Q", found).tobytes()

        return self.shared(("masks", id(it.tuples), place), make)

    def _filtered(self, cells: Sequence[int], filters: dict[int, int]) -> bytes:
        numbers = array("I", bytes(8 * len(cells)))
        for place, cell in enumerate(cells):
            numbers[2 * place] = cell * 8
        for place, family in filters.items():
            numbers[2 * place - 1] = self.sets(family)
        return numbers.tobytes()

    def chain(self, it: kinds.Sets, cells: tuple[int, ...]) -> None:
        is_locked = not it.filters or ("locked", frozenset(it.cells)) in self.known
        content = pack("<2I", len(it.cells), int(not is_locked)) + self._filtered(it.cells, dict(it.filters))
        self.record(memory.SETS, 2 if len(it.cells) < 6 else 3, cells, content, it.cells)

    def sum(self, it: kinds.Sum, cells: tuple[int, ...]) -> None:
        allowed = self.put(it.allowed.to_bytes(8 * it.words, "little"))
        is_short = it.words == 1 and all(abs(group.weight) == 1 for group in it.groups)
        content = pack("<4I", len(it.groups), it.words, allowed, int(is_short))
        for group in it.groups:
            at = self.put(self._filtered(group.cells, {}))
            content += pack("<IiII", len(group.cells), group.weight, group.most, at)
        self.record(memory.SUM, 2, cells, content, [cell for group in it.groups for cell in group.cells])

    def linear(self, it: kinds.Linear, cells: tuple[int, ...]) -> None:
        says = it.says
        content = pack("<IIIIQq", len(it.terms), it.relation, says.variable * 8, 0, says.mask, it.constant)
        content += b"".join(pack("<IiQ", term.variable * 8, term.number, term.how) for term in it.terms)
        self.record(memory.LINEAR, 2, cells, content, [says.variable, *[term.variable for term in it.terms]])

    def clause(self, it: kinds.Clause, cells: tuple[int, ...]) -> None:
        places = {literal.mask for literal in it.literals}
        is_place = (
            len(places) == 1
            and max(places).bit_count() == 1
            and all(literal.variable < self.model.cells for literal in it.literals)
        )
        content = pack("<4IQ", len(it.literals), int(is_place), it.says.variable * 8, 0, it.says.mask)
        content += b"".join(pack("<2IQ", literal.variable * 8, 0, literal.mask) for literal in it.literals)
        self.record(memory.CLAUSE, 0, cells, content, [it.says.variable, *[it.variable for it in it.literals]])

    def read(self, it: kinds.Read, cells: tuple[int, ...]) -> None:
        content = pack("<4I", len(it.layers), it.states, it.last, 0)
        for place, (variable, layer) in enumerate(zip(it.variables, it.layers, strict=True)):
            at = self.shared(("arcs", id(it.layers), place), lambda layer=layer: _arcs(layer))  # type: ignore[misc]
            content += pack("<4I", variable * 8, len(layer), at, 0)
        if 2 * it.states > SCRATCH_SIZE:
            raise TooLarge
        self.record(memory.READ, 3, cells, content, it.variables)

    def seen(self, it: kinds.Visible, cells: tuple[int, ...]) -> None:
        self.record(memory.SEEN, 3, cells, pack("<4I", len(it.cells), it.seen, 0, 0) + _offsets(it.cells), it.cells)

    def ranked(self, it: kinds.Ranked, cells: tuple[int, ...]) -> None:
        watched = {*it.own, *[cell for side in it.sides for line in side for cell in line]}
        lines = [it.own, *[line for side in it.sides for line in side]]
        content = pack("<4IQ", len(it.own), it.smaller, it.tie, len(it.sides), it.first)
        content += b"".join(map(_offsets, lines))
        self.record(memory.RANKED, 3, cells, content, watched)

    def item(self, it: kinds.Item, cells: tuple[int, ...]) -> None:
        content = pack("<4I", len(it.variables), 0, it.place * 8, it.result * 8) + _offsets(it.variables)
        self.record(memory.ITEM, 0, cells, content, [it.place, it.result, *it.variables])

    def between(self, it: kinds.Between, cells: tuple[int, ...]) -> None:
        ways = bytearray()
        for way in it.ways:
            allowed = self.sets(way.allowed)
            ways += pack("<4I2Q", way.ends, way.size, allowed, 0, way.end_mask, way.rest_mask)
            ways += bytes(way.order) + bytes(-len(way.order) % 8)
        content = pack("<4I", len(it.cells), len(it.ways), self.put(bytes(ways)), 0) + _offsets(it.cells)
        self.record(memory.BETWEEN, 3, cells, content, it.cells)

    def hung(self, it: kinds.Hung, cells: tuple[int, ...]) -> None:
        content = array("I", (it.width + 1, 0))
        for variable, cell in zip(it.variables, it.cells, strict=True):
            content.extend((variable * 8, cell + cell // it.width))
        head = pack("<2IQ", len(it.variables), it.size, it.mask)
        self.record(memory.HUNG, 3, cells, head + content.tobytes(), it.variables)

    def filled(self, it: kinds.Filled, cells: tuple[int, ...]) -> None:
        content = pack("<2I2Q", len(it.cells), 0, it.region, it.values)
        content += b"".join(_offsets(both) for both in zip(it.cells, it.regions, strict=True))
        self.record(memory.FILLED, 2, cells, content, (*it.cells, *it.regions))

    def operation(self, it: kinds.Operation, cells: tuple[int, ...]) -> None:
        content = pack("<2I", len(it.terms) - 1, 0)
        content += b"".join(pack("<IiQ", term.variable * 8, term.number, term.how) for term in it.terms)
        self.record(it.kind, 2, cells, content, [term.variable for term in it.terms])

    def waiting(self) -> dict[int, int]:
        """Append the records' addresses and the lists of each variable's propagators; return these parts of the header.

        A propagator is a bit of a word; each rank has its own words. One more list, after those of the variables, has
        all propagators.
        """
        starts, words, records = [], 0, array("I")
        for entries in self.records:
            starts.append(words)
            words += (len(entries) + 63) // 64
            records.extend(entries)
            records.extend([0] * (64 * words - len(records)))
        group = max(1, (words + 63) // 64)
        words += -words % group  # the last group is whole
        all_ = sum([(1 << len(entries)) - 1 << 64 * start for entries, start in zip(self.records, starts, strict=True)])
        eager = [*self._joined(self.eager, starts), all_]
        fixed = map(or_, eager, [*self._joined(self.fixed, starts), all_])
        return {
            memory.RECORDS: self.put(records.tobytes()),
            memory.EAGER: self.lists(eager, words, group),
            memory.FIXED: self.lists(list(fixed), words, group),
            memory.WORDS: words,
            memory.GROUP: group,
        }

    @staticmethod
    def _joined(listening: list[list[int]], starts: list[int]) -> list[int]:
        """Join the masks of each variable's propagators over all ranks, whose first words are *starts*."""
        found = listening[0]
        for masks, start in zip(listening[1:], starts[1:], strict=True):
            found = [one | mask << 64 * start for one, mask in zip(found, masks, strict=True)]
        return found

    def lists(self, listening: list[int], words: int, group: int) -> int:
        """Append lists of propagators, each as its words that are not 0, with an index of addresses."""
        index = BASE + len(self.content)
        at, places, entries = index + 4 * len(listening) + 4, list[int](), list[int]()
        for mask in listening:
            places.append(at + 8 * len(entries))
            found = unpack(f"<{words}Q", mask.to_bytes(8 * words, "little"))
            for word, bits in compress(enumerate(found), found):
                entries += (16 * word, bits, 1 << word // group)
        places.append(at + 8 * len(entries))
        return self.put(array("I", places).tobytes() + array("Q", entries).tobytes())


def _offsets(variables: Iterable[int]) -> bytes:
    return array("I", [variable * 8 for variable in variables]).tobytes()


def _arcs(found: Iterable[tuple[int, int, int]]) -> bytes:
    return b"".join(pack("<2IQ", start, end, mask) for start, end, mask in found)


_WRITE: dict[type, Callable[[_Writer, Any, tuple[int, ...]], None]] = {
    kinds.Different: _Writer.different,
    kinds.Locked: _Writer.locked,
    kinds.Crossed: _Writer.crossed,
    kinds.Table: _Writer.table,
    kinds.Sets: _Writer.chain,
    kinds.Sum: _Writer.sum,
    kinds.Linear: _Writer.linear,
    kinds.Clause: _Writer.clause,
    kinds.Read: _Writer.read,
    kinds.Visible: _Writer.seen,
    kinds.Item: _Writer.item,
    kinds.Between: _Writer.between,
    kinds.Ranked: _Writer.ranked,
    kinds.Hung: _Writer.hung,
    kinds.Filled: _Writer.filled,
    kinds.Operation: _Writer.operation,
}


@lru_cache(maxsize=16)
def _board_writer(geometry: Geometry, values: int, full: kinds.Full, family: int) -> _Writer:
    """Write the constraints of a board."""
    constraints = list(of_board(geometry, full))
    model = Model(geometry.cell_count, geometry.value_count, values, [values] * geometry.cell_count, constraints)
    model.peers += geometry.peer_masks
    writer = _Writer(model, family)
    writer.alone()
    for constraint, cells in constraints:
        writer.write(constraint, cells)
    return writer


def lay_out(model: Model, geometry: Geometry, family: int = 0) -> MemoryLayout:
    """Write a model; a family of sets takes *family* bytes. Raises TooLarge if it does not fit."""
    writer = _Writer(model, family)
    known = model.of_board if model.cells == geometry.cell_count else 0
    if known:
        writer.begin(_board_writer(geometry, model.values, model.full, family))
    else:
        writer.alone()
    for constraint, cells in model.constraints[known:]:
        writer.write(constraint, cells)
    words = (model.cells + 63) // 64
    frame = 8 * len(model.domains) + TAIL
    header = {
        **writer.waiting(),
        memory.HOUSES: writer.put(houses(model.full).tobytes()),
        memory.PEERS: writer.put(b"".join(mask.to_bytes(8 * words, "little") for mask in model.peers)),
        memory.PEER_WORDS: words,
        memory.SCRATCH: memory.SCRATCH_AT,
        memory.SUMS: memory.SUMS_AT,
        memory.CELLS: model.cells,
        memory.FRAME: frame,
        memory.ALL: model.values,
        memory.NUMBERS: writer.put(pack("<I", len(writer.numbers)) + _offsets(writer.numbers)),
    }
    waiting, weighed = bytes(16 * header[memory.WORDS]), model.weights(writer.numbers)
    state = writer.put(b"")
    stack = state + len(waiting) + len(weighed)
    header |= {memory.WAITING: state, memory.WEIGHTS: state + len(waiting), memory.STACK: stack, TOP: stack + frame}
    guessed = model.cells + len(writer.numbers)
    if stack + frame * (guessed + 2) > ROOM:  # each guess on the stack has settled another variable
        raise TooLarge
    head = bytearray(HEADER)
    for at, number in sorted(header.items()):  # later ones overwrite the upper half of those with 32 bits
        head[at : at + 8] = number.to_bytes(8, "little")
    return MemoryLayout(bytes(head), bytes(writer.content), waiting + weighed)


def frame_of(domains: Iterable[kinds.Domain]) -> bytes:
    """Write the first position of a search."""
    parts = [it.to_bytes(8, "little") if isinstance(it, int) else pack("<2i", *it) for it in domains]
    return b"".join(parts) + pack("<IIQ", EVERYTHING, 0, WHOLE)
