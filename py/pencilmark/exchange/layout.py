"""Where the board lies among the cells of a SudokuPad file, which may have cells for notes and clues beside it.

Its regions show it: n regions of n cells fill a square, which is the board. What is in the cells around it becomes text
there; if several squares are filled, each is a grid. Rows and columns of boards that are not square are known only if
regions as large as the longer side fill all cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import MAX_SIZE
from pencilmark.board.joined import AT, SEVERAL
from pencilmark.board.speech import say
from pencilmark.exchange.fog import EFFECTS, LIGHTS, is_light
from pencilmark.exchange.kinds import Data

Place = tuple[int, int]
Region = frozenset[Place]
FEWEST = 4
MOST_GRIDS = 8
DEEPEST = 8
"""Deepest nesting of lists and objects in which cells are named; effects need four."""
DRAWN = ("lines", "arrows", "overlays", "underlays")
UNSEEN = ("disjoint", "rowcol")
"""Types of cages that say which cells are rows, columns or groups, and are not drawn."""
ABOUT = ("metadata", "metaData")
_NAME = re.compile(r"r(\d{1,2})c(\d{1,2})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle of cells: its first *row* and *column* from 0, and how many *rows* and *columns* it has."""

    row: int
    column: int
    rows: int
    columns: int

    def __contains__(self, place: Place) -> bool:
        return 0 <= place[0] - self.row < self.rows and 0 <= place[1] - self.column < self.columns


def laid_out(data: Data, notes: list[str]) -> tuple[Data, str]:
    """Return the *data* of the board alone, with all other places counted from its corner, and the board's name.

    The name is empty if cells and regions already say what board it is. What is left out goes into *notes*.

    >>> cells = [[{} for _ in range(6)] for _ in range(5)]
    >>> regions = [[[r + i, c + j] for i in (0, 1) for j in (0, 1)] for r in (1, 3) for c in (1, 3)]
    >>> overlays = [{"center": [0.5, 1.5], "text": "7"}]
    >>> found, name = laid_out({"cells": cells, "regions": regions, "overlays": overlays}, [])
    >>> len(found["cells"]), found["regions"][0][0], found["overlays"][0]["center"], name
    (4, [0, 0], [-0.5, 0.5], '')
    >>> laid_out({"cells": [[{}, {}], [{}, {}], [{}, {}]]}, [])[1]
    '3x2 free'
    """
    cells: list[Any] = data["cells"] if isinstance(data.get("cells"), list) else []
    rows, columns = len(cells), len(cells[0]) if cells and isinstance(cells[0], list) else 0
    whole = Window(0, 0, rows, columns)
    is_grid = 1 <= min(rows, columns) <= max(rows, columns) <= MAX_SIZE
    if not is_grid or any(not isinstance(row, list) or len(row) != columns for row in cells):
        return data, ""
    regions = regions_of(data)
    windows = list(_windows(regions, whole))
    name = _several(windows, regions) if 1 < len(windows) <= MOST_GRIDS else ""
    if name or len(windows) == 1:
        window = _around(windows)
        if more := rows * columns - window.rows * window.columns:
            notes.append(say("sudokupad-cells-beside", cells=more))
        return (data if window == whole else _moved(data, window)), name
    filled = all(len(region) == max(rows, columns) for region in regions)
    if rows == columns or (filled and sum(map(len, regions)) == rows * columns):
        return data, ""
    notes.append(say("sudokupad-no-houses"))
    return data, f"{rows}x{columns} free"


def regions_of(data: Data) -> list[Region]:
    """List the regions of a file, ignoring all but lists of [row, column]."""
    regions, found = data.get("regions"), list[Region]()
    for region in regions[: MAX_SIZE * MAX_SIZE] if isinstance(regions, list) else ():
        places: list[Any] = region[: MAX_SIZE * MAX_SIZE] if isinstance(region, list) else []
        if places and all(map(is_place, places)):
            found.append(frozenset((row, column) for row, column in places))
    return found


def is_place(place: object) -> bool:
    """Report whether JSON is [row, column]."""
    return isinstance(place, list) and len(place) == 2 and all(type(at) is int for at in place)


def _windows(regions: list[Region], whole: Window) -> Iterator[Window]:
    """Yield the squares on the *whole* grid that n regions of n cells fill."""
    for size in sorted({len(region) for region in regions if FEWEST <= len(region) <= MAX_SIZE}):
        alike = [region for region in regions if len(region) == size]
        if not size <= len(alike) <= MOST_GRIDS * size:
            continue
        corners = {(min(row for row, _ in region), min(column for _, column in region)) for region in alike}
        for row, column in sorted(corners):  # the region in the first corner of a square has them
            window, end = Window(row, column, size, size), (row + size - 1, column + size - 1)
            inside = _inside(alike, window) if (row, column) in whole and end in whole else []
            if len(inside) == size and len(frozenset[Place]().union(*inside)) == size * size:
                yield window


def _inside(regions: list[Region], window: Window) -> list[Region]:
    return [region for region in regions if all(place in window for place in region)]


def _around(windows: list[Window]) -> Window:
    row, column = min(one.row for one in windows), min(one.column for one in windows)
    last, end = max(one.row + one.rows for one in windows), max(one.column + one.columns for one in windows)
    return Window(row, column, last - row, end - column)


def _several(windows: list[Window], regions: list[Region]) -> str:
    """Name the board of several grids; empty if one may not be a grid, or if its regions are not boxes."""
    around = _around(windows)
    for number, window in enumerate(windows):
        others = windows[:number] + windows[number + 1 :]
        own = [one for one in _inside(regions, window) if not any(_inside([one], other) for other in others)]
        if not own:
            return ""
    places = " / ".join(f"{one.row - around.row},{one.column - around.column}" for one in windows)
    with suppress(BoardError):
        geometry = board(" ".join([SEVERAL, str(windows[0].rows), AT, places]))
        boxes = {house.cells for house in geometry.houses if house.kind == "box"}
        given = {
            tuple(sorted((row - around.row) * geometry.size + column - around.column for row, column in region))
            for window in windows
            for region in _inside(regions, window)
            if len(region) == window.rows
        }
        return geometry.name if boxes == given else ""
    return ""


def _moved(data: Data, window: Window) -> Data:
    """Return *data* cut to the cells of a *window*, with all places counted from its first row and column."""
    found = dict(data)
    rows = data["cells"][window.row : window.row + window.rows]
    found["cells"] = [row[window.column : window.column + window.columns] for row in rows]
    found["regions"] = [
        [[row - window.row, column - window.column] for row, column in sorted(region)]
        for region in _inside(regions_of(data), window)
    ]
    cages = [cage for cage in data.get("cages") or () if isinstance(cage, dict)]
    inside = [cage for cage in cages if _is_on(cage, window)]
    seen = [cage for cage in cages if cage.get("type") not in UNSEEN and not cage.get("hidden")]
    outside = [cage for cage in seen if not _is_on(cage, window)]
    found["cages"] = [cage | {"cells": _shifted(cage.get("cells"), window), **_lit(cage, window)} for cage in inside]
    for key in DRAWN:
        entries = data.get(key)
        found[key] = [_entry(entry, window) for entry in entries] if isinstance(entries, list) else []
    found["overlays"] += [*_written_outside(data["cells"], window), *_texts_of(outside, window)]
    found["lines"] += [line for cage in outside for line in _outline(cage, window)]
    if LIGHTS in data:
        lights = [place for place in data[LIGHTS] if is_place(place)] if isinstance(data[LIGHTS], list) else []
        found[LIGHTS] = _shifted([place for place in lights if tuple(place) in window], window)
    if EFFECTS in data:
        found[EFFECTS] = _renamed(data[EFFECTS], window)
    for key in ABOUT:
        if isinstance(data.get(key), dict):
            found[key] = data[key] | _solution(data[key].get("solution"), len(data["cells"][0]), window)
    return found


def _shifted(places: object, window: Window) -> Any:
    """Count [row, column] from the corner of a *window*; anything but a list of them is returned unchanged."""
    if not isinstance(places, list) or not all(map(is_place, places)):
        return places
    return [[row - window.row, column - window.column] for row, column in places]


def _is_on(cage: Data, window: Window) -> bool:
    """Report whether no cell of a cage is outside the *window*; cages that only light up cells are on it."""
    places = cage.get("cells")
    known = isinstance(places, list) and all(map(is_place, places))
    return is_light(cage) or not known or all((row, column) in window for row, column in cage["cells"])


def _lit(cage: Data, window: Window) -> Data:
    """Name the cells that a cage lights up."""
    return {"value": _renamed(cage.get("value"), window)} if is_light(cage) else {}


def _entry(entry: object, window: Window) -> object:
    if not isinstance(entry, dict):
        return entry
    found = dict(entry)
    if "center" in entry:
        found["center"] = _point(entry["center"], window)
    if isinstance(points := entry.get("wayPoints"), list):
        found["wayPoints"] = [_point(point, window) for point in points]
    return found


def _point(point: object, window: Window) -> object:
    is_point = isinstance(point, list) and len(point) == 2 and all(isinstance(at, int | float) for at in point)
    return [point[0] - window.row, point[1] - window.column] if is_point else point  # type: ignore[index]  # a list


def _written_outside(cells: list[list[Any]], window: Window) -> Iterator[Data]:
    """Yield texts for the values of the cells around a *window*."""
    for row, listed in enumerate(cells):
        for column, cell in enumerate(listed):
            if isinstance(cell, dict) and cell.get("value") not in (None, "") and (row, column) not in window:
                yield _text(row, column, cell["value"], window)


def _texts_of(cages: list[Data], window: Window) -> Iterator[Data]:
    """Yield the texts written in *cages*."""
    for cage in cages:
        if cage.get("value") not in (None, ""):
            row, column = min(cage["cells"])
            yield _text(row, column, cage["value"], window)


def _outline(cage: Data, window: Window) -> Iterator[Data]:
    """Yield a line for each edge of a cage."""
    cells = {(row - window.row, column - window.column) for row, column in cage["cells"]}
    for row, column in sorted(cells):
        corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        beside = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        for start, end, other in zip(corners, [*corners[1:], corners[0]], beside, strict=True):
            if other not in cells:
                yield {"wayPoints": [list(start), list(end)], "color": "#000000", "thickness": 1.5}


def _text(row: int, column: int, value: object, window: Window) -> Data:
    return {"center": [row + 0.5 - window.row, column + 0.5 - window.column], "text": str(value)}


def _renamed(value: object, window: Window, deep: int = DEEPEST) -> object:
    """Rename cells by their places in a *window*, in the texts of a JSON *value* down to this depth (*deep*)."""
    if isinstance(value, str):
        return _NAME.sub(lambda at: f"r{int(at[1]) - window.row}c{int(at[2]) - window.column}", value)
    if not deep or not isinstance(value, list | dict):
        return value
    if isinstance(value, list):
        return [_renamed(one, window, deep - 1) for one in value]
    return {key: _renamed(one, window, deep - 1) for key, one in value.items()}


def _solution(text: object, columns: int, window: Window) -> dict[str, str]:
    """Cut a solution, a sign for each cell in rows with that many *columns*, to a *window*."""
    if not isinstance(text, str):
        return {}
    lines = [text[start : start + columns] for start in range(0, len(text), columns)]
    inside = lines[window.row : window.row + window.rows]
    return {"solution": "".join(line[window.column : window.column + window.columns] for line in inside)}


def squared(text: object, rows: int, columns: int) -> object:
    """Write a text with a sign for each cell of an oblong board for the square around it, with dots for the holes.

    >>> squared("123231", 2, 3), squared("12", 2, 3)
    ('123231...', '12')
    """
    if not isinstance(text, str) or len(text) != rows * columns:
        return text
    lines = [text[start : start + columns].ljust(rows, ".") for start in range(0, len(text), columns)]
    return "".join(lines).ljust(max(rows, columns) ** 2, ".")
