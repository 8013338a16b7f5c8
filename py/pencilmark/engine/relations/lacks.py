"""What houses lack that have all values but one: the three rows of a band lack the same values as its three boxes.

Houses of two families (rows and boxes, say) that cover the same cells hold the same digits, so they lack the same
values, too. Where all nine boxes lack different ones, the rows of a band differ from the boxes of the other two bands,
and with them they lack every value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pencilmark.board.masks import mask_of, union

Lack = tuple[tuple[int, ...], int]
"""The cells of a house, and the variable that says which value it lacks."""


def exchanged(families: Sequence[Sequence[Lack]]) -> Iterator[tuple[int, ...]]:
    """Yield the variables of each family with some exchanged for those of another's houses of the same cells.

    >>> rows = [((0, 1), 20), ((2, 3), 21), ((4, 5), 22)]
    >>> boxes = [((0, 2), 30), ((1, 3), 31), ((4, 5), 32)]
    >>> list(exchanged([rows, boxes]))
    [(22, 30, 31), (32, 20, 21), (21, 20, 32), (30, 31, 22)]
    """
    for number, one in enumerate(families):
        for other in families[:number]:
            for ours, theirs in _of_the_same_cells(other, one):
                yield *ours, *[lack for _, lack in one if lack not in theirs]
                yield *theirs, *[lack for _, lack in other if lack not in ours]


def _of_the_same_cells(one: Sequence[Lack], other: Sequence[Lack]) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the smallest parts of two families, as many houses of each, that have the same cells once; never all."""
    left = list(one)
    while left:
        ours = [left.pop()]
        theirs = _meeting(ours, other)
        while more := _meeting(theirs, left):
            left = [lack for lack in left if lack not in more]
            ours += more
            theirs = _meeting(ours, other)
        if len(ours) == len(theirs) < len(one) and _once(ours) == _once(theirs) != 0:
            yield [lack for _, lack in ours], [lack for _, lack in theirs]


def _meeting(houses: Sequence[Lack], others: Sequence[Lack]) -> list[Lack]:
    """List those of *others* that share a cell with one of the *houses*."""
    cells = _cells(houses)
    return [lack for lack in others if mask_of(lack[0]) & cells]


def _cells(houses: Sequence[Lack]) -> int:
    return union([mask_of(cells) for cells, _ in houses])


def _once(houses: Sequence[Lack]) -> int:
    """Return the cells of *houses*; 0 where one of them is in several."""
    cells = _cells(houses)
    return cells if cells.bit_count() == sum([len(cells) for cells, _ in houses]) else 0
