"""What f-puzzles says about whole boards and lines: keys that are true, marks whose absence counts, indexing cells.

A variant's own record says which of them it is (`Variant.elsewhere`): ``nonconsecutive negative=ratio`` are two signs.
A digit in a cell of ``columnindexer`` is the place, in its row, of the number of the cell's column; ``rowindexer`` is
the same with rows and columns exchanged. Whole lines are a variant, single cells another. Meaning:
dclamage/SudokuSolver, `ColumnIndexerConstraint`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.speech import say
from pencilmark.exchange.kinds import brief, cells_of, listed, names_of
from pencilmark.rules.variants import counts
from pencilmark.rules.variants.definition import Clue, Each, Variant
from pencilmark.rules.variants.marks import Unmarked
from pencilmark.rules.variants.registry import VARIANTS, called

Signs = frozenset[tuple[str, str]]
"""Keys, each with a value from its list; "" if it is just true or false."""
NEGATIVE = "negative"
SIGNS: dict[str, Signs] = {
    name: signs
    for name, variant in VARIANTS.items()
    if variant.takes == "board" and not variant.numbers[0] and (signs := frozenset(variant.called("fpuzzles")))
}
FLAGS = {key for signs in SIGNS.values() for key, _ in signs}
_KNOWN: Signs = frozenset().union(*SIGNS.values())
_RIVALS = {name for name in SIGNS if VARIANTS[name].context and list(SIGNS.values()).count(SIGNS[name]) > 1}
_ORDER = sorted(SIGNS, key=lambda name: (-len(SIGNS[name]), (NEGATIVE in dict(SIGNS[name])), name not in _RIVALS))
"""The order of reading: most signs first, and variants that only a mark distinguishes from another before that one."""


def read_whole(data: dict[str, Any], marks: Collection[str]) -> tuple[list[Variant], list[str]]:
    """Return the variants that *data* names, and its unknown marks.

    *marks* are the variants of the clues: if the same signs could mean all neighbours, those without a mark are meant
    only if there are marks.

    >>> found, unknown = read_whole({"nonconsecutive": True, "negative": ["xv", "clock"]}, ())
    >>> [variant.name for variant in found], unknown
    (['non-consecutive', 'xv-negative'], ['clock'])
    """
    signs = signs_in(data)
    unknown = sorted(value for key, value in signs - _KNOWN if key == NEGATIVE)
    found = list[Variant]()
    for name in _ORDER:
        if signs >= SIGNS[name] and (name not in _RIVALS or _marks_of(name) & set(marks)):
            signs -= SIGNS[name]
            found.append(VARIANTS[name])
    return found, unknown


def signs_in(data: dict[str, Any]) -> set[tuple[str, str]]:
    """Return the signs in *data*, in the form of `Signs`."""
    listed = data.get(NEGATIVE)
    negative = {(NEGATIVE, str(name)) for name in listed} if isinstance(listed, list) else set()
    return {(key, "") for key in FLAGS if data.get(key) is True} | negative


def _marks_of(name: str) -> set[str]:
    """Return the marks whose absence a variant is about."""
    rules = VARIANTS[name].rules
    parts = () if callable(rules) else [rule.tuples for rule in rules if isinstance(rule, Each)]
    return {mark for part in parts if isinstance(part, Unmarked) for mark in part.names}


def write_whole(variant: Variant, data: dict[str, Any]) -> None:
    """Add the signs of a variant to *data*; the inverse of `read_whole`."""
    for key, value in variant.called("fpuzzles"):
        if not value:
            data[key] = True
        elif value not in data.setdefault(key, []):
            data[key].append(value)


INDEXERS = {
    key: meant[""].name
    for key, meant in called("fpuzzles").items()
    if "" in meant and meant[""].takes == "board" and meant[""].numbers[0]
}
"""The variants of whole lines, by their keys."""
CELLS = {key: dict(counts.INDEXERS)[name] for key, name in INDEXERS.items()}
"""The variants of single cells."""


def read_indexers(data: dict[str, Any], geometry: Geometry, notes: list[str]) -> list[str]:
    """Return rules for the indexing cells of *data*; anything but a list of cells goes into *notes*.

    >>> read_indexers({"columnindexer": [{"cells": ["R1C2"]}]}, board("4"), [])
    ['column-indexer: r1c2']
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
            except ValueError as error:  # its message is ours
                notes.append(say("fpuzzles-left-out", key=key, number=number, message=error))
        found += _rules(key, name, cells, geometry)
    return found


def _rules(key: str, name: str, cells: set[int], geometry: Geometry) -> list[str]:
    size = geometry.size
    whole = [n for n in range(1, size + 1) if cells and cells >= set(_line(key, n, size))]
    if geometry.value_count != size:
        whole = []
    rest = sorted(cells - {cell for n in whole for cell in _line(key, n, size)})
    single = [f"{CELLS[key]}: {' '.join(cell_name(cell, size) for cell in rest)}"] if rest else []
    return [*(f"{name} {n}" for n in whole), *single]


def _line(key: str, number: int, size: int) -> range:
    """Return the cells of the indexing line with a *number*."""
    return (
        range(number - 1, size * size, size) if key.startswith("column") else range((number - 1) * size, number * size)
    )


def write_indexers(clue: Clue, size: int, data: dict[str, Any]) -> None:
    """Add the cells of a *clue* to *data*; the inverse of `read_indexers`."""
    key = next(key for key, name in (*INDEXERS.items(), *CELLS.items()) if name == clue.name)
    lines = [tuple(_line(key, number, size)) for number in clue.numbers] or [clue.cells]
    data.setdefault(key, []).extend({"cells": names_of(cells, size)} for cells in lines)
