"""A board as tables in memory, for the kernel of any board.

A cell is known by its *offset*, 8 times its number: where its candidates are within a frame. Lists of offsets and
of houses are 16-bit numbers; a list of lists has an index of 32-bit addresses, one more than there are lists.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits

CELL = 8  # bytes of a cell's candidates in a frame


@dataclass(frozen=True)
class Lists:
    """Lists of 16-bit numbers in memory: *index* is the address of the first list's address."""

    index: int
    number: int


@dataclass(frozen=True)
class Tables:
    """The tables of a board, from *address* on, and their *content*; *houses* are its full houses.

    *peers*: for each cell the offsets of those that differ from it. *houses_of*: for each cell the full houses it
    is in. *members*: for each full house its offsets. *locks*: for each full house, for each house that shares
    cells with it: 8 times the number of its cells outside the other, their offsets, and the same of the other.
    *flags* is a byte for each full house, *queue* a 16-bit number for each cell: space for the search.
    """

    content: bytes
    houses: int
    peers: Lists
    houses_of: Lists
    members: Lists
    locks: Lists
    flags: int
    queue: int
    size: int


def tables_of(geometry: Geometry, address: int) -> Tables:
    """Lay out the tables of a board from *address* on."""
    content = bytearray()

    def put(lists: Sequence[Sequence[int]], factor: int) -> Lists:
        index = address + len(content)
        places, numbers = [index + 4 * len(lists) + 4], array("H")
        for entries in lists:
            numbers.extend(array("H", entries))
            places.append(places[0] + 2 * len(numbers))
        # All entries are multiplied at once, as one large integer: none grows beyond its 16 bits.
        scaled = (int.from_bytes(numbers.tobytes(), "little") * factor).to_bytes(2 * len(numbers), "little")
        content.extend(array("I", places).tobytes() + scaled + bytes(-len(scaled) % 4))
        return Lists(index, len(lists))

    full = geometry.full_houses
    number_of = {place: number for number, place in enumerate(full)}
    peers = put(geometry.peers, CELL)
    houses_of = put([[number_of[place] for place in places if place in number_of] for places in geometry.houses_of], 1)
    members = put([geometry.houses[place].cells for place in full], CELL)
    locks = put([_locks(geometry, place) for place in full], CELL)
    flags = address + len(content)
    queue = flags + len(full) + len(full) % 2
    size = queue + 2 * geometry.cell_count - address
    return Tables(bytes(content), len(full), peers, houses_of, members, locks, flags, queue, size)


def _locks(geometry: Geometry, place: int) -> list[int]:
    """List, for a full house, what each house that shares two cells or more with it leaves out on both sides."""
    masks, own = geometry.house_masks, geometry.houses[place].cells
    found: list[int] = []
    for other, mask in enumerate(masks):
        shared = masks[place] & mask
        if other != place and shared & (shared - 1):
            inside = set(bits(shared))
            for cells in (own, geometry.houses[other].cells):
                rest = [cell for cell in cells if cell not in inside]
                found += [len(rest), *rest]
    return found
