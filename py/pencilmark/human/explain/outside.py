"""Words for clues outside the grid: why a digit cannot stand where it is seen from."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from pencilmark.human.explain.case import Case
from pencilmark.human.explain.words import listed
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.sums import span
from pencilmark.rules.variants.definition import Clue

Reason = Callable[[Case, Clue, int, int], str]


def can(case: Case, cell: int, value: int) -> bool:
    """Report whether a cell can still hold a value."""
    return bool(held(case.position, cell) >> value - 1 & 1)


def _one_of(case: Case, cells: list[int]) -> str:
    return case.cells(sum(1 << cell for cell in cells), "or")


def gaps(total: int, top: int) -> list[int]:
    """List the numbers of cells between 1 and *top* that can add up to *total*.

    >>> gaps(17, 9), gaps(0, 9)
    ([3, 4], [0])
    """
    inner = range(2, top)
    return [
        count for count in range(len(inner) + 1) if any(sum(found) == total for found in combinations(inner, count))
    ]


def sandwich(case: Case, clue: Clue, cell: int, value: int) -> str:
    """Say why the least or the largest digit cannot be in a cell of a sandwich, "" for other digits."""
    top, line, total = case.position.geometry.value_count, clue.groups[0], clue.numbers[0]
    if value not in (1, top):
        return _inside(case, clue, cell, value)
    place, other = line.index(cell), top + 1 - value
    far = [at for gap in gaps(total, top) for at in (place - gap - 1, place + gap + 1) if 0 <= at < len(line)]
    ends = [line[at] for at in sorted(far)]
    start = f"with the {value} in {case.cell(cell)}"
    if not ends:
        return f"{start}, there is no room for the {other}"
    able = [end for end in ends if can(case, end, other)]
    if not able:
        return f"{start}, the {other} would have to be in {_one_of(case, ends)}, where it cannot be"
    return f"{start}, the {other} would be in {_one_of(case, able)}, and what is between cannot make {total}"


def _inside(case: Case, clue: Clue, cell: int, value: int) -> str:
    """Say where the ends of a sandwich can be, when that is what forbids a digit."""
    top, line, total = case.position.geometry.value_count, clue.groups[0], clue.numbers[0]
    ends = []
    for first, second in combinations(range(len(line)), 2):
        if second - first - 1 in gaps(total, top):
            pair = line[first], line[second]
            if any(can(case, pair[a], 1) and can(case, pair[1 - a], top) for a in (0, 1)):
                ends.append(pair)
    if not 0 < len(ends) <= 3:
        return ""
    named = listed([f"{case.cell(a)} and {case.cell(b)}" for a, b in ends], "or")
    return f"the 1 and the {top} can only be in {named}, and with {value} in {case.cell(cell)} {total} cannot be made"


def x_sum(case: Case, clue: Clue, cell: int, value: int) -> str:
    """Say why the first cell of an X-sum cannot be a digit."""
    line, total = clue.groups[0], clue.numbers[0]
    if cell != line[0] or value > len(line):
        return ""
    least, most = span(case.position, line[1:value]) if value > 1 else (0, 0)
    low, high = value + least, value + most
    if low <= total <= high:
        return f"with {value} in {case.cell(cell)}, the first {value} cells would have to make {total}, and cannot"
    bound = f"at most {high}" if high < total else f"at least {low}"
    return f"with {value} in {case.cell(cell)}, the first {value} cells make {bound}, not {total}"


def skyscraper(case: Case, clue: Clue, cell: int, value: int) -> str:
    """Say why a digit is too tall for its place, when that is so."""
    top, line, total = case.position.geometry.value_count, clue.groups[0], clue.numbers[0]
    place = line.index(cell) + 1
    most = place + top - value
    if most < total:
        after = "nothing behind it" if value == top else f"no more than {top - value} behind it"
        return f"with {value} in {case.cell(cell)}, {after} is taller, so at most {most} are seen, not {total}"
    return ""


def numbered_room(case: Case, clue: Clue, cell: int, value: int) -> str:
    """Say why the first digit cannot point at a cell, or why the number stands elsewhere."""
    line, number = clue.groups[0], clue.numbers[0]
    if cell == line[0] and value <= len(line):
        room = line[value - 1]
        return f"with {value} in {case.cell(cell)}, {case.cell(room)} would be {number}, which it cannot be"
    if value == number:
        rooms = [room for place, room in enumerate(line, 1) if can(case, line[0], place) and can(case, room, number)]
        if cell not in rooms:
            return f"{case.cell(line[0])} can only point at {_one_of(case, rooms)}, so the {number} is there"
    return ""


REASONS: dict[str, Reason] = {
    "sandwich": sandwich,
    "x-sum": x_sum,
    "skyscraper": skyscraper,
    "numbered-room": numbered_room,
}


def opening(case: Case, clue: Clue) -> str:
    """Say what a clue comes to, "" where its text says enough."""
    if clue.name != "sandwich":
        return ""
    top, total = case.position.geometry.value_count, clue.numbers[0]
    counts = [str(count) for count in gaps(total, top)]
    if counts == ["0"]:
        return f"0 is made by nothing, so the 1 and the {top} stand side by side"
    return f"{total} is made by {listed(counts, 'or')} digits between the 1 and the {top}"
