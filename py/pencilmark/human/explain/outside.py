"""Words for clues outside the grid: why a digit cannot stand where the clue sees it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from pencilmark.board.phrase import Phrase, phrase
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.sums import span
from pencilmark.human.telling.case import Case
from pencilmark.rules.variants.definition import Clue

Reason = Callable[[Case, Clue, int, int], Phrase | None]


def can(case: Case, cell: int, value: int) -> bool:
    """Report whether a cell can still hold a value."""
    return bool(held(case.position, cell) >> value - 1 & 1)


def gaps(total: int, top: int) -> list[int]:
    """List the numbers of cells between 1 and *top* that can add up to *total*.

    >>> gaps(17, 9), gaps(0, 9)
    ([3, 4], [0])
    """
    inner = range(2, top)
    return [
        count for count in range(len(inner) + 1) if any(sum(found) == total for found in combinations(inner, count))
    ]


def sandwich(case: Case, clue: Clue, cell: int, value: int) -> Phrase | None:
    """Say why the least or the greatest digit cannot be in a cell of a sandwich, or why they leave a digit no way."""
    top, line, total = case.geometry.value_count, clue.groups[0], clue.numbers[0]
    if value not in (1, top):
        return _inside(case, clue, cell, value)
    place, other = line.index(cell), top + 1 - value
    far = [at for gap in gaps(total, top) for at in (place - gap - 1, place + gap + 1) if 0 <= at < len(line)]
    ends = [line[at] for at in sorted(far)]
    able = [end for end in ends if can(case, end, other)]
    known = {"value": value, "cell": case.cell(cell), "other": other}
    if not ends:
        return phrase("outside-sandwich-no-room", **known)
    if not able:
        return phrase("outside-sandwich-cannot-be", **known, ends=case.names_of(ends))
    return phrase("outside-sandwich-between", **known, ends=case.names_of(able), total=total)


def _inside(case: Case, clue: Clue, cell: int, value: int) -> Phrase | None:
    """Say where the ends of a sandwich can be, if that is what forbids a digit."""
    top, line, total = case.geometry.value_count, clue.groups[0], clue.numbers[0]
    ends = []
    for first, second in combinations(range(len(line)), 2):
        if second - first - 1 in gaps(total, top):
            pair = line[first], line[second]
            if any(can(case, pair[a], 1) and can(case, pair[1 - a], top) for a in (0, 1)):
                ends.append(pair)
    if not 0 < len(ends) <= 3:
        return None
    pairs = [phrase("one-and-other", one=case.cell(a), other=case.cell(b)) for a, b in ends]
    return phrase("outside-sandwich-ends", top=top, pairs=pairs, value=value, cell=case.cell(cell), total=total)


def x_sum(case: Case, clue: Clue, cell: int, value: int) -> Phrase | None:
    """Say why a digit cannot be in the first cell of an X-sum."""
    line, total = clue.groups[0], clue.numbers[0]
    if cell != line[0] or value > len(line):
        return None
    least, most = span(case.position, line[1:value]) if value > 1 else (0, 0)
    low, high = value + least, value + most
    known = {"value": value, "cell": case.cell(cell), "total": total}
    if value == 1:
        return phrase("outside-x-sum-alone", **known)
    if low <= total <= high:
        return phrase("outside-x-sum-cannot", **known)
    if high < total:
        return phrase("outside-x-sum-at-most", **known, most=high)
    return phrase("outside-x-sum-at-least", **known, least=low)


def skyscraper(case: Case, clue: Clue, cell: int, value: int) -> Phrase | None:
    """Say why a digit is too tall for its place, if it is."""
    top, line, total = case.geometry.value_count, clue.groups[0], clue.numbers[0]
    place = line.index(cell) + 1
    most = place + top - value
    if most >= total:
        return None
    name = "outside-skyscraper-tallest" if value == top else "outside-skyscraper-tall"
    return phrase(name, value=value, cell=case.cell(cell), taller=top - value, most=most, total=total)


def numbered_room(case: Case, clue: Clue, cell: int, value: int) -> Phrase | None:
    """Say why the first digit cannot point at a cell, or why the number stands elsewhere."""
    line, number = clue.groups[0], clue.numbers[0]
    if cell == line[0] and value <= len(line):
        how = "itself" if value == 1 else "twice" if value == number else "cannot"
        room = case.cell(line[value - 1])
        return phrase(f"outside-room-{how}", value=value, cell=case.cell(cell), room=room, number=number)
    if value == number:
        able = [place for place in range(1, len(line) + 1) if number == 1 or place not in (1, number)]
        rooms = [line[at - 1] for at in able if can(case, line[0], at) and can(case, line[at - 1], number)]
        if cell not in rooms:
            return phrase("outside-room-there", first=case.cell(line[0]), rooms=case.names_of(rooms), number=number)
    return None


REASONS: dict[str, Reason] = {
    "sandwich": sandwich,
    "x-sum": x_sum,
    "skyscraper": skyscraper,
    "numbered-room": numbered_room,
}


def opening(case: Case, clue: Clue) -> Phrase | None:
    """Say what a clue comes to; nothing if its text says enough."""
    if clue.name != "sandwich":
        return None
    top, total = case.geometry.value_count, clue.numbers[0]
    counts = [str(count) for count in gaps(total, top)]
    if counts == ["0"]:
        return phrase("outside-sandwich-side-by-side", top=top)
    return phrase("outside-sandwich-digits", total=total, counts=counts, most=int(counts[-1]), top=top)
