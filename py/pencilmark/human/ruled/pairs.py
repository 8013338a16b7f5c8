"""Steps of clues about one cell, of clues about two cells, and of lines along which digits grow.

True because a digit that goes with no digit of the other cell is false, and because a digit that is in every way to
fill the two cells is in one of them, so no cell that sees both can hold it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from pencilmark.board.masks import bits, highest, lowest, mask_of, union
from pencilmark.board.model import Candidate, Evidence, Position, Rule, Step
from pencilmark.human.ruled.views import Pair, views
from pencilmark.rules.language.memory import Narrow
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.registry import VARIANTS


def find_cells(position: Position) -> Iterator[Step]:
    """Find candidates that a clue forbids in their own cell, for all cells of a clue together."""
    gone: dict[int, list[Candidate]] = {}
    for single in views(position).singles:
        lost = position.cell_digits[single.cell] & ~single.digits
        gone.setdefault(single.rule, []).extend(Candidate(single.cell, digit + 1) for digit in bits(lost))
    for rule, candidates in gone.items():
        if candidates:
            cells = union(1 << candidate.cell for candidate in candidates)
            yield Step("clue-cell", (), tuple(sorted(candidates)), Evidence(cells, rules=(rule,)))


def two_cells(position: Position) -> Iterator[Pair]:
    """Yield the clues about two cells, except those of longer lines along which digits only grow: see `find_order`."""
    for pair in views(position).pairs:
        clue = clue_of(position.rules[pair.rule])
        rises = VARIANTS[clue.name].rises if clue and len(clue.cells) > 2 else None
        if rises is None or not _just_grows(pair.with_a, abs(rises)):
            yield pair


@lru_cache(maxsize=256)
def _just_grows(table: tuple[int, ...], rise: int) -> bool:
    """Report whether a *table* (which digits of one cell go with each of the other) says only that they grow.

    >>> _just_grows((0b110, 0b100, 0), 1), _just_grows((0b010, 0b100, 0), 1)
    (True, False)
    """
    every = (1 << len(table)) - 1
    for least in {rise, 1}:  # by 1 if the houses keep the two different
        up = tuple(every >> digit + least << digit + least for digit in range(len(table)))
        down = tuple((1 << max(0, digit + 1 - least)) - 1 for digit in range(len(table)))
        if table in (up, down):
            return True
    return False


def keeps(position: Position, cell: int, gone: Iterable[Candidate]) -> bool:
    """Report whether a cell would keep a candidate; if not, a digit that stands is wrong."""
    lost = mask_of(one.value - 1 for one in gone if one.cell == cell)
    return not lost or bool(position.cell_digits[cell] & ~lost)


def held(position: Position, cell: int) -> int:
    """Return the digits (mask) that a cell can still hold: its candidates, or the one that stands there.

    >>> held(Position.of(Puzzle(board("4"), (2,) + (0,) * 15)), 0)
    2
    """
    value = position.values[cell]
    return 1 << value - 1 if value else position.cell_digits[cell]


def unsupported(position: Position, cells: Sequence[int], narrow: Narrow) -> tuple[Candidate, ...]:
    """List the candidates of *cells* that *narrow* finds impossible; none if it finds a contradiction."""
    left = narrow(tuple([held(position, cell) for cell in cells]))
    if left is None:
        return ()
    gone = [
        Candidate(cell, digit + 1)
        for cell, mask in zip(cells, left, strict=True)
        for digit in bits(position.cell_digits[cell] & ~mask)
    ]
    return tuple(sorted(gone))


def _ways(pair: Pair) -> tuple[tuple[int, int, tuple[int, ...]], tuple[int, int, tuple[int, ...]]]:
    return (pair.a, pair.b, pair.with_a), (pair.b, pair.a, pair.with_b)


def find_known(position: Position) -> Iterator[Step]:
    """Find candidates that a filled cell rules out by a clue, in all its neighbours by that clue together."""
    gone: dict[tuple[int, int], list[Candidate]] = {}
    for pair in two_cells(position):
        for cell, other, table in _ways(pair):
            value = position.values[cell]
            if value and position.cell_digits[other]:
                lost = position.cell_digits[other] & ~table[value - 1]
                found = [Candidate(other, digit + 1) for digit in bits(lost)]
                if found:
                    gone.setdefault((pair.rule, cell), []).extend(found)
    for (rule, cell), candidates in gone.items():
        yield Step("pair-known", (), tuple(sorted(set(candidates))), Evidence(1 << cell, rules=(rule,)))


def find_open(position: Position) -> Iterator[Step]:
    """Find candidates with no partner left in the other cell, if that is not filled."""
    for pair in two_cells(position):
        for cell, other, table in _ways(pair):
            digits = position.cell_digits[cell]
            if digits and position.cell_digits[other]:
                lost = position.cell_digits[other] & ~union(table[digit] for digit in bits(digits))
                if lost:
                    found = tuple(Candidate(other, digit + 1) for digit in bits(lost))
                    yield Step("pair-open", (), found, Evidence(1 << cell, digits, rules=(pair.rule,)))


def find_must(position: Position) -> Iterator[Step]:
    """Find digits that one of the two cells must hold, and cells that see both."""
    peers = position.geometry.peer_masks
    for pair in views(position).pairs:
        digits = position.cell_digits[pair.a]
        if not digits or not position.cell_digits[pair.b]:
            continue
        common = peers[pair.a] & peers[pair.b]
        if not common:
            continue
        for digit in bits(must(position, pair)):
            gone = position.digit_cells[digit] & common
            if gone:
                found = tuple(Candidate(cell, digit + 1) for cell in bits(gone))
                yield Step("pair-must", (), found, Evidence(1 << pair.a | 1 << pair.b, 1 << digit, rules=(pair.rule,)))


def must(position: Position, pair: Pair) -> int:
    """Return the digits (mask) that are in every way to fill a pair."""
    every, theirs = position.geometry.all_digits, position.cell_digits[pair.b]
    for digit in bits(position.cell_digits[pair.a]):
        for other in bits(pair.with_a[digit] & theirs):
            every &= 1 << digit | 1 << other
    return every


def lines_of(rule: Rule) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the growing lines of a rule, from the smallest cell, each with its least difference."""
    clue = clue_of(rule)
    rises = VARIANTS[clue.name].rises if clue else None
    if clue and rises is not None:
        for group in clue.groups:
            if len(group) > 2:
                yield (group[::-1] if rises < 0 else group), abs(rises)


def bounds(position: Position, line: tuple[int, ...], rise: int) -> tuple[list[int], list[int]]:
    """Return the least and the largest digit that each cell of a growing line can have."""
    low, high, least, most = list[int](), list[int](), 1 - rise, position.geometry.value_count + rise
    for cell in line:
        mask = held(position, cell) >> (least + rise - 1)
        least += rise + max(0, lowest(mask))
        low.append(least)
    for cell in reversed(line):
        top = max(0, most - rise)
        mask = held(position, cell) & (1 << top) - 1
        most = highest(mask) + 1 if mask else top
        high.append(most)
    return low, high[::-1]


def find_order(position: Position) -> Iterator[Step]:
    """Find candidates below what the cells before leave room for, or above what the cells after do."""
    for place, rule in enumerate(position.rules):
        for line, rise in lines_of(rule):
            low, high = bounds(position, line, rise)
            found = []
            for cell, least, most in zip(line, low, high, strict=True):
                digits = bits(position.cell_digits[cell])
                found += [Candidate(cell, digit + 1) for digit in digits if not least <= digit + 1 <= most]
            if found:
                cells = mask_of(line)
                yield Step("line-order", (), tuple(sorted(found)), Evidence(cells, rules=(place,)))
