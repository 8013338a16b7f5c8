"""lisudoku's links: ``?import=`` and the cells in a line, or compressed JSON, translated here to f-puzzles' terms.

A cell is ``{"row": 0, "col": 0}``. Unknown constraints keep their names, so that the reader of f-puzzles reports them.
"""

from __future__ import annotations

from typing import Any

from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import MAX_SIZE, cell_name
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import Reading
from pencilmark.exchange.fpuzzles import reading_fpuzzles
from pencilmark.rules.variants.definition import Variant
from pencilmark.rules.variants.registry import called

_KNOWN = called("lisudoku")
_DIAGONALS = {"primaryDiagonal": "diagonal-", "secondaryDiagonal": "diagonal+"}
_GRID = ("gridSize", "fixedNumbers", "regions")
Data = dict[str, Any]


def is_lisudoku(data: Data) -> bool:
    """Report whether JSON is a puzzle of lisudoku.

    >>> is_lisudoku({"gridSize": 4}), is_lisudoku({"size": 4, "grid": []})
    (True, False)
    """
    return isinstance(data.get("gridSize"), int) and "grid" not in data


def reading_lisudoku(data: Data) -> Slowly[Reading]:
    """Read the JSON of lisudoku, with pauses. Raises FormatError.

    >>> cage = {"sum": 3, "region": [{"row": 0, "col": 0}, {"row": 0, "col": 1}]}
    >>> found = finished(reading_lisudoku({"gridSize": 4, "killerCages": [cage], "topBottom": True}))
    >>> [rule.text for rule in found.puzzle.rules], found.warnings
    (['killer 3: r1c1 r1c2'], ('topBottom: 1 not supported',))
    """
    size = data["gridSize"]
    if not 1 <= size <= MAX_SIZE:
        raise FormatError("bad-link/lisudoku-changed")
    try:
        told = {"size": size, "grid": _grid(data, size)} | _constraints(data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise FormatError("bad-link/lisudoku-changed") from error
    return (yield from reading_fpuzzles(told, "lisudoku"))


def _grid(data: Data, size: int) -> list[list[Data]]:
    rows: list[list[Data]] = [[{} for _ in range(size)] for _ in range(size)]
    for region, cells in enumerate(data.get("regions") or []):
        for cell in cells:
            _at(rows, cell)["region"] = region
    for given in data.get("fixedNumbers") or []:
        _at(rows, given["position"]).update(value=given["value"], given=True)
    return rows


def _at(rows: list[list[Data]], cell: Data) -> Data:
    row, column = cell["row"], cell["col"]
    if not 0 <= min(row, column) <= max(row, column) < len(rows):
        raise ValueError(cell)
    return rows[row][column]


def _constraints(data: Data) -> Data:
    """Return all but the grid, by the names of f-puzzles."""
    told: Data = {}
    for key, value in data.items():
        if key in _GRID or value in (False, None, []):
            continue
        if key in _DIAGONALS:
            told[_DIAGONALS[key]] = True
        elif key not in _KNOWN:
            told[key] = value
        elif "" in _KNOWN[key] and _KNOWN[key][""].takes == "board":
            told |= {name: [sign] if sign else True for name, sign in _KNOWN[key][""].called("fpuzzles")}
        else:
            for entry in value:
                name, takes = _meant(_KNOWN[key], entry)
                told.setdefault(name, []).append(_entry(entry, takes))
    return told


def _meant(meant: dict[str, Variant], entry: Any) -> tuple[str, str]:
    """Return f-puzzles' name for an *entry*, and what its variant takes."""
    kind = entry.get("dotType", "") if isinstance(entry, dict) else ""
    variant = meant.get(kind.lower())
    if variant is None:
        return kind, "line"
    return next(variant.called("fpuzzles"))[0], variant.takes


def _entry(entry: Any, takes: str) -> Data:
    """Write an *entry* as f-puzzles does."""
    if isinstance(entry, list):
        return {"lines": [_names(entry)]} if takes == "line" else {"cells": _names(entry)}
    if "row" in entry:
        return {"cell": _names([entry])[0]}
    if "region" in entry:
        return {"cells": _names(entry["region"]), "value": entry.get("sum")}
    if "circleCells" in entry:
        return {"cells": _names(entry["circleCells"]), "lines": [_names(entry["arrowCells"])]}
    return {"cells": _names([entry["cell1"], entry["cell2"]])}


def _names(cells: list[Data]) -> list[str]:
    return [cell_name(cell["row"] * MAX_SIZE + cell["col"], MAX_SIZE).upper() for cell in cells]
