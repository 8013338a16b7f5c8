"""Counts, ranks and indexes: digits that say where other digits are, or how often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.cells import EDGES, edge_of, seen_from
from pencilmark.rules.variants.definition import THREE, TWO, Clue, Context, Rules, Variant
from pencilmark.rules.variants.places import names

LARGEST_DIGIT = 9


def _look_and_say(clue: Clue, context: Context) -> Rules:
    """Each number is a count and a digit."""
    cells = [cell_name(cell, context.geometry.size) for cell in clue.cells]
    said = [divmod(number, 10) for number in clue.numbers]
    return [f"count({', '.join(f'{cell} = {digit}' for cell in cells)}) = {times}" for times, digit in said]


def _sayable(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    most = min(geometry.last, LARGEST_DIGIT)
    if any(number > 99 or not geometry.first <= number % 10 <= most for number in clue.numbers):
        raise RuleError("bad-variant/look-and-say", most=most, column=column)
    return clue


def _circles(clue: Clue, context: Context) -> Rules:
    cells = [cell_name(cell, context.geometry.size) for cell in clue.cells]
    values = range(context.geometry.first, context.geometry.last + 1)
    return [f"count({', '.join(f'{cell} = {value}' for cell in cells)}) in {{0, {value}}}" for value in values]


def _rellik(clue: Clue, context: Context) -> Rules:
    """Forbid that any of the cells, alone or together, add up to the number."""
    cells = [cell_name(cell, context.geometry.size) for cell in clue.cells]
    sums = ["+".join(some) for count in range(1, len(cells) + 1) for some in combinations(cells, count)]
    differ = ["distinct({cells})"] if len(cells) > 1 else []
    return [*differ, f"{clue.numbers[0]} not in {{{', '.join(sums)}}}"]


def _full_rank(clue: Clue, context: Context) -> Rules:
    """Require that of all rows and columns, read from both ends as numbers, rank - 1 are smaller."""
    size = context.geometry.size
    lines = [seen_from(edge, number, size) for edge in EDGES for number in range(1, size + 1)]
    own, *others = [
        f"digits({cell_name(line[0], size)}..{cell_name(line[-1], size)})"
        for line in (clue.cells, *[line for line in lines if line != clue.cells])
    ]
    smaller = ", ".join(f"{other} < {own}" for other in others)
    return [f"count({smaller}) = {clue.numbers[0] - 1}"]


def _whole_line(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if edge_of(clue.cells, geometry.size) is None:
        raise RuleError("bad-variant/whole-line", column=column)
    if not 1 <= clue.numbers[0] <= 4 * geometry.size:
        raise RuleError("bad-variant/range", most=4 * geometry.size, column=column)
    return clue


def _index(by_column: bool, cell: int, geometry: Geometry, sign: str = "=") -> str:
    """Require that a cell says where in its row the number of its column is, or where in its column that of its row."""
    size = geometry.size
    row, column = divmod(cell, size)
    line, number = (
        (seen_from("left", row + 1, size), column) if by_column else (seen_from("top", column + 1, size), row)
    )
    there = tuple(other for other in line if geometry.covered >> other & 1)
    return f"item({cell_name(cell, size)}, {names(there, size)}) {sign} {number + 1}"


def _indexing(by_column: bool) -> Callable[[Clue, Context], Rules]:
    """Make the function that writes the rules, for whole lines and single cells alike."""

    def rules(clue: Clue, context: Context) -> Rules:
        geometry = context.geometry
        return [_index(by_column, cell, geometry) for cell in _indexed(clue, by_column, geometry.size)]

    return rules


def _indexed(clue: Clue, by_column: bool, size: int) -> tuple[int, ...]:
    edge = "top" if by_column else "left"
    return clue.cells or tuple(cell for number in clue.numbers for cell in seen_from(edge, number, size))


def _not_indexing(by_column: bool) -> Callable[[Clue, Context], Rules]:
    """Make the function that writes the rules that no cell without a mark is an indexer."""

    def rules(clue: Clue, context: Context) -> Rules:
        kinds, size = INDEXERS[by_column], context.geometry.size
        marks = [other for other in context.others if other.name in kinds]
        marked = {cell for mark in marks for cell in _indexed(mark, by_column, size)}
        return [_index(by_column, cell, context.geometry, "!=") for cell in range(size * size) if cell not in marked]

    return rules


INDEXERS = (("indexing-rows", "row-indexer"), ("indexing-columns", "column-indexer"))
"""The variants of whole lines and of single cells that say a row, and those that say a column."""


def _numbers_of_lines(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if geometry.value_count != geometry.size or (geometry.holes and not clue.numbers):
        raise RuleError("bad-variant/as-many-values", name=clue.name, column=column)
    if not all(1 <= number <= geometry.size for number in clue.numbers):
        raise RuleError("bad-variant/range", most=geometry.size, column=column)
    return clue


def _count_distinct(clue: Clue, context: Context) -> Rules:
    """The first cell is the number of different values in the others."""
    geometry = context.geometry
    (first,), others = (names(group, geometry.size).split(", ") for group in clue.groups)
    values = range(geometry.first, geometry.last + 1)
    there = ", ".join(f"{value} in {{{', '.join(others)}}}" for value in values)
    return [f"{first} = count({there})"]


def one_before(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    """Require one cell before the sign. Raises RuleError."""
    if len(clue.groups[0]) != 1:
        raise RuleError("bad-variant/cells", many="1", name=clue.name, found=len(clue.groups[0]), column=column)
    return clue


def _value_indexing(clue: Clue, context: Context) -> Rules:
    """The second cell says how far beyond it the value of the first is."""
    value, place, *others = names(clue.cells, context.geometry.size).split(", ")
    return [f"item({place}, {', '.join(others)}) = {value}"]


def _indexers(line: str, edge: str, number: str) -> Iterator[Variant]:
    """Yield the variants of cells that say a place: in whole lines, in single cells, and in no cells without a mark."""
    by_column = line == "column"
    yield Variant(
        f"indexing-{line}s",
        "board",
        _indexing(by_column),
        drawings.indexes(edge),
        aliases=(f"indexing-{line}",),
        numbers=(1, 9),
        settle=_numbers_of_lines,
        from_one=True,
        elsewhere={"fpuzzles": f"{line}indexer"},
    )
    yield Variant(
        f"{line}-indexer",
        "cells",
        _indexing(by_column),
        drawings.indexer(by_column),
        from_one=True,
        elsewhere={"sudokumaker": number},
    )
    yield Variant(
        f"{line}-indexer-negative",
        "board",
        _not_indexing(by_column),
        context=True,
        settle=_numbers_of_lines,
        from_one=True,
    )


COUNTS = (
    Variant(
        "counting-circles",
        "cells",
        _circles,
        drawings.circles,
        aliases=("circles",),
        elsewhere={"iss": "countingcircles"},
    ),
    Variant(
        "look-and-say",
        "cells",
        _look_and_say,
        drawings.said,
        numbers=(1, 9),
        settle=_sayable,
        elsewhere={"sudokumaker": "304"},
    ),
    Variant(
        "count-distinct",
        "parts",
        _count_distinct,
        drawings.counted,
        parts=(2, 2),
        joint="=",
        settle=one_before,
        elsewhere={"iss": "countdistinct"},
    ),
    Variant(
        "value-indexing",
        "line",
        _value_indexing,
        drawings.pointing,
        counts=THREE,
        from_one=True,
        elsewhere={"iss": "valueindexing"},
    ),
    Variant(
        "rellik",
        "cells",
        _rellik,
        drawings.cage("≠"),
        aliases=("rellik-cage",),
        numbers=(1, 1),
        counts=(1, 9),
        elsewhere={"iss": "rellikcage"},
    ),
    Variant(
        "full-rank",
        "sight",
        _full_rank,
        drawings.outside,
        numbers=(1, 1),
        counts=TWO,
        settle=_whole_line,
        elsewhere={"iss": "fullrank"},
    ),
    *_indexers("column", "top", "601"),
    *_indexers("row", "left", "600"),
)
