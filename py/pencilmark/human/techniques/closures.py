"""All that follows from each candidate being true or false: the tables of forcing chains and nets.

A table is a pair of masks of nodes: those that become true, and those that become false. Each belongs to a state: 2 *
node + 1 for a true node, 2 * node for a false one. Tables of chains hold what links and groups say directly. Tables of
nets also hold what four rounds of naked and hidden singles say, looking ahead from the assumption as HoDoKu does. Each
table is then closed: the tables of all that it holds are added until nothing new follows.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, lowest, single
from pencilmark.board.model import Position
from pencilmark.human.techniques.network import StateNetwork, network_of

LOOK_AHEAD = 4

Table = tuple[int, int]


def chain_tables(position: Position) -> dict[int, Table]:
    """Return what links say directly about each state (2 * node + 1 if true, 2 * node if false)."""
    network = network_of(position, True)
    tables: dict[int, Table] = {}
    for node in _nodes(network):
        tables[2 * node + 1] = 1 << node, network.weak_mask(node)
        tables[2 * node] = network.strong_masks.get(node, 0), 1 << node
    return tables


def net_tables(position: Position) -> dict[int, Table]:
    """Return what looking ahead by singles says about each state, and what groups say."""
    network = network_of(position, True)
    tables = chain_tables(position)
    for node in bits(network.links.candidates):
        for state in (2 * node + 1, 2 * node):
            true, false = _Ahead(network, state).look()
            tables[state] = tables[state][0] | true, tables[state][1] | false
    return tables


def _nodes(network: StateNetwork) -> Iterator[int]:
    yield from bits(network.links.candidates)
    yield from range(network.links.limit, network.links.limit + len(network.groups))


class _Ahead:
    """Singles that follow from one state, found round by round."""

    def __init__(self, network: StateNetwork, state: int) -> None:
        self.links, self.geometry = network.links, network.geometry
        self.true = self.false = 0
        self.places = list(network.links.position.digit_cells)
        self.marks = list(network.links.position.cell_digits)
        self.naked: list[tuple[int, int]] = []
        self.hidden: list[tuple[int, int]] = []
        self.filled: set[int] = set()
        digit, cell = divmod(state >> 1, self.links.count)
        if state & 1:
            self._place(cell, digit)
        else:
            self.false |= 1 << (state >> 1)
            self._remove(cell, digit)
            if self.naked:
                self._place(*self.naked[0])

    def look(self) -> Table:
        """Place singles for some rounds; return what is true and what is false then."""
        for _ in range(LOOK_AHEAD):
            singles = self._singles()
            if not singles:
                break
            for cell, digit in singles:
                self._place(cell, digit)
        return self.true, self.false

    def _singles(self) -> list[tuple[int, int]]:
        found = [single for single in self.naked if single[0] not in self.filled]
        masks, houses_of, seen = self.geometry.house_masks, self.geometry.full_houses_of, set()
        for cell, digit in self.hidden:
            if cell in self.filled or cell in seen or not self.marks[cell] >> digit & 1:
                continue
            places = self.places[digit]
            if any(places & masks[house] == 1 << cell for house in houses_of[cell]):
                found.append((cell, digit))
                seen.add(cell)
        return found

    def _place(self, cell: int, digit: int) -> None:
        node = digit * self.links.count + cell
        self.true |= 1 << node
        self.false |= self.links.weak(node)
        if cell in self.filled:
            return
        self.filled.add(cell)
        for peer in bits(self.places[digit] & self.geometry.peer_masks[cell]):
            self._remove(peer, digit)
        mark, self.marks[cell] = self.marks[cell], 0
        for other in bits(mark):
            self.places[other] &= ~(1 << cell)
            if other != digit:
                self._note_hidden(cell, other)

    def _remove(self, cell: int, digit: int) -> None:
        mark = self.marks[cell] & ~(1 << digit)
        self.marks[cell] = mark
        self.places[digit] &= ~(1 << cell)
        self._note_hidden(cell, digit)
        if single(mark):
            self.naked.append((cell, lowest(mark)))

    def _note_hidden(self, cell: int, digit: int) -> None:
        places, masks = self.places[digit], self.geometry.house_masks
        for house in self.geometry.full_houses_of[cell]:
            left = places & masks[house]
            if single(left):
                self.hidden.append((lowest(left), digit))


def close(tables: dict[int, Table]) -> dict[int, Table]:
    """Close every table: add the tables of all that it makes true or false."""
    closed: dict[int, Table] = {}
    for state, (true, false) in tables.items():
        here = 1 << (state >> 1)
        closed[state] = _grow(tables, closed, *((true | here, false) if state & 1 else (true, false | here)))
    return closed


def _grow(tables: dict[int, Table], closed: dict[int, Table], true: int, false: int) -> Table:
    """Add what follows from all nodes of *true* and *false*; tables that are *closed* are added whole."""
    done_true = done_false = 0
    while True:
        while fresh := true & ~done_true:
            low = fresh & -fresh
            state = 2 * low.bit_length() - 1
            whole = closed.get(state)
            more_true, more_false = whole or tables[state]
            true |= more_true
            false |= more_false
            done_true |= low
            if whole:
                done_true |= more_true
                done_false |= more_false
        if not (fresh := false & ~done_false):
            return true, false
        low = fresh & -fresh
        state = 2 * low.bit_length() - 2
        whole = closed.get(state)
        more_true, more_false = whole or tables[state]
        true |= more_true
        false |= more_false
        done_false |= low
        if whole:
            done_true |= more_true
            done_false |= more_false


@derived
def closed_chains(position: Position) -> dict[int, Table]:
    """Return the closed tables of chains in *position*."""
    return close(chain_tables(position))


@derived
def closed_nets(position: Position) -> dict[int, Table]:
    """Return the closed tables of nets in *position*."""
    return close(net_tables(position))
