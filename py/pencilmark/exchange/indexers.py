"""Indexing cells of f-puzzles, which lists them one by one: whole lines are a variant, other cells rules of their own.

A digit in a cell of ``columnindexer`` is the place, in its row, of the number of the cell's column; ``rowindexer`` is
the same with rows and columns exchanged. Meaning: dclamage/SudokuSolver, `ColumnIndexerConstraint`.
"""

from __future__ import annotations

from typing import Any

from pencilmark.board.english import say
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.exchange.kinds import brief, cells_of, listed, names_of
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import called

INDEXERS = {
    key: meant[""].name
    for key, meant in called("fpuzzles").items()
    if "" in meant and meant[""].takes == "board" and meant[""].numbers[0]
}
"""The variants of whole lines, by their keys."""


def read_indexers(data: dict[str, Any], geometry: Geometry, notes: list[str]) -> list[str]:
    """Return rules for the indexing cells of *data*; what is no list of cells goes into *notes*.

    >>> from pencilmark.board.boards import board
    >>> read_indexers({"columnindexer": [{"cells": ["R1C2"]}]}, board("4"), [])
    ['item(r1c2, r1c1, r1c2, r1c3, r1c4) = 2']
    >>> read_indexers({"rowindexer": [{"cells": ["R3C1", "R3C2", "R3C3", "R3C4"]}]}, board("4"), [])
    ['indexing-rows 3']
    """
    found: list[str] = []
    for key, name in INDEXERS.items():
        entries = data.get(key) or []
        cells: set[int] = set()
        for number, entry in enumerate(entries if isinstance(entries, list) else [entries], 1):
            try:
                if not isinstance(entry, dict):
                    raise ValueError(say("kinds-expected-object", found=brief(entry)))
                cells |= set(cells_of(listed(entry, "cells"), geometry.size))
            except ValueError as error:  # in our words
                notes.append(say("fpuzzles-left-out", key=key, number=number, message=error))
        found += _rules(key, name, cells, geometry)
    return found


def _rules(key: str, name: str, cells: set[int], geometry: Geometry) -> list[str]:
    size = geometry.size
    whole = [n for n in range(1, size + 1) if cells and cells >= set(_line(key, n, size))]
    if geometry.value_count != size:
        whole = []
    rest = sorted(cells - {cell for n in whole for cell in _line(key, n, size)})
    return [*(f"{name} {n}" for n in whole), *(_rule(key, cell, size) for cell in rest)]


def _line(key: str, number: int, size: int) -> range:
    """Return the cells of the line of a *number* that index."""
    return (
        range(number - 1, size * size, size) if key.startswith("column") else range((number - 1) * size, number * size)
    )


def _rule(key: str, cell: int, size: int) -> str:
    row, column = divmod(cell, size)
    by_column = key.startswith("column")
    line = range(row * size, (row + 1) * size) if by_column else range(column, size * size, size)
    names = ", ".join(cell_name(other, size) for other in line)
    return f"item({cell_name(cell, size)}, {names}) = {(column if by_column else row) + 1}"


def write_indexers(clue: Clue, size: int, data: dict[str, Any]) -> None:
    """Add the cells of a *clue* to *data*; the inverse of `read_indexers`."""
    key = next(key for key, name in INDEXERS.items() if name == clue.name)
    entries = [{"cells": names_of(_line(key, number, size), size)} for number in clue.numbers]
    data.setdefault(key, []).extend(entries)
