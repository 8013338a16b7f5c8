"""Fog in the files of SudokuPad and f-puzzles: cells that are clear from the start, and what clears others.

SudokuPad has `foglight`, a list of cells, or a cage with the value FOGLIGHT; f-puzzles names its cells, and under
`fogofwar` the middles of squares of 3 x 3. A `triggereffect` clears cells other than those around a correct digit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from pencilmark import engine
from pencilmark.board.geometry import DIGITS, cell_name
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget
from pencilmark.rules.rule import clues_of
from pencilmark.rules.variants.cells import around
from pencilmark.rules.variants.definition import Clue

LIGHTS, LAMPS, EFFECTS = "foglight", "fogofwar", "triggereffect"
KEYS = {LIGHTS, LAMPS, EFFECTS}
MOST = 2_000
"""Effects that are read."""
EFFORT = Budget(nodes=20_000)
"""The budget for finding the solution that SudokuPad needs to clear its fog."""
_CAGE = re.compile(r"\s*foglight\b:?(.*)", re.IGNORECASE | re.DOTALL)
_NAME = re.compile(r"r([0-9]{1,2})c([0-9]{1,2})(?:-r([0-9]{1,2})c([0-9]{1,2}))?", re.IGNORECASE)


def read_fog(data: dict[str, Any], size: int, solution: object = None) -> list[Clue]:
    """Return the clues that say how fog covers a puzzle; none if there is no fog.

    *solution* is the file's: a value for each cell, as text or as a list.

    >>> read_fog({"foglight": [[0, 0]]}, 4), read_fog({"fogofwar": ["R1C1"]}, 4)[0].groups, read_fog({}, 4)
    ([Clue(name='fog', numbers=(), groups=((0,),), labels='', pattern='')], ((0, 1, 4, 5),), [])
    """
    cages = [text for cage in _cages(data) if (text := _of_cage(cage, size)) is not None]
    links = list(_links(data.get(EFFECTS), size))
    if not cages and not links and not any(isinstance(data.get(key), list) for key in (LIGHTS, LAMPS)):
        return []
    lights = {cell for cells in cages for cell in cells}
    lights.update(_places(data.get(LIGHTS), size))
    lights.update(near for cell in _places(data.get(LAMPS), size) for near in (cell, *around(cell, size)))
    found = [Clue("fog", (), (tuple(sorted(lights)),) if lights else ()), *links]
    labels = _labels(solution, size)
    return found + ([Clue("fog-solution", labels=labels)] if labels else [])


def is_light(cage: dict[str, Any]) -> bool:
    """Report whether a cage in a file only says where there is light."""
    return _CAGE.match(str(cage.get("value") or "")) is not None


def _cages(data: dict[str, Any]) -> Iterable[dict[str, Any]]:
    for key in ("cages", "cage", "killercage"):
        listed = data.get(key)
        yield from (cage for cage in listed if isinstance(cage, dict)) if isinstance(listed, list) else ()


def _of_cage(cage: dict[str, Any], size: int) -> list[int] | None:
    """Return the cells that a cage lights up, its own and those it names; None if it is another kind of cage."""
    match = _CAGE.match(str(cage.get("value") or ""))
    return [*_places(cage.get("cells"), size), *_named(match[1], size)] if match else None


def _places(listed: object, size: int) -> list[int]:
    """Return the cells of a list of [row, column] or names such as R1C1; anything else is left out."""
    found = list[int]()
    for place in listed[: size * size] if isinstance(listed, list) else ():
        if isinstance(place, str):
            found += _named(place, size)
        elif (
            isinstance(place, list) and len(place) == 2 and all(isinstance(at, int) and 0 <= at < size for at in place)
        ):
            found.append(place[0] * size + place[1])
    return found


def _named(text: object, size: int) -> list[int]:
    """Return the cells named one after the other in a *text*; r1c1-r2c2 is a rectangle.

    >>> _named("r1c1r1c4, r3c3-r4c4", 4)
    [0, 3, 10, 11, 14, 15]
    """
    found = list[int]()
    for match in _NAME.finditer(text[:MOST]) if isinstance(text, str) else ():
        row, column = int(match[1]) - 1, int(match[2]) - 1
        last, end = (int(match[3]) - 1, int(match[4]) - 1) if match[3] else (row, column)
        if min(row, column) >= 0 and max(last, end) < size:
            found += [at * size + beside for at in range(row, last + 1) for beside in range(column, end + 1)]
    return list(dict.fromkeys(found))


def _links(listed: object, size: int) -> Iterable[Clue]:
    """Yield the clues of cells that clear cells other than those around them."""
    for entry in listed[:MOST] if isinstance(listed, list) else ():
        trigger, effect = (entry.get("trigger"), entry.get("effect")) if isinstance(entry, dict) else (None, None)
        if isinstance(trigger, dict) and isinstance(effect, dict) and effect.get("type") == LIGHTS:
            groups = tuple(_named(trigger.get("cell"), size)), tuple(_named(effect.get("cells"), size))
            if all(groups):
                yield Clue("fog-link", (), groups)


def _labels(solution: object, size: int) -> str:
    """Write a solution with a letter or digit for each cell, and a dot for an unknown one."""
    if isinstance(solution, list):
        signs = [DIGITS[value] if isinstance(value, int) and 0 < value <= size else "." for value in solution]
        solution = "".join(signs)
    if not isinstance(solution, str) or len(solution) != size * size:
        return ""
    known = set(DIGITS[1 : size + 1])
    labels = "".join(sign if sign in known else "." for sign in solution.upper())
    return labels if labels.strip(".") else ""


def write_fog(puzzle: Puzzle) -> tuple[dict[str, Any], str]:
    """Return the entries for the fog of a puzzle in a file of SudokuPad, and the solution that clears it, if known.

    Without a solution SudokuPad takes any digit to be correct.
    """
    clues, size = clues_of(puzzle.rules), puzzle.geometry.size
    found: dict[str, Any] = {}
    for clue in clues:
        if clue.name == "fog":
            found.setdefault(LIGHTS, []).extend(list(divmod(cell, size)) for cell in clue.cells)
        elif clue.name == "fog-link":
            cause, light = ("".join(cell_name(cell, size) for cell in group) for group in clue.groups)
            effect = {"trigger": {"type": "cellvalue", "cell": cause}, "effect": {"type": LIGHTS, "cells": light}}
            found.setdefault(EFFECTS, []).append(effect)
    if not found:
        return {}, ""
    found.setdefault(LIGHTS, [])
    told = next((clue.labels for clue in clues if clue.name == "fog-solution"), "")
    return found, told or _solved(puzzle)


def _solved(puzzle: Puzzle) -> str:
    answer = engine.solve(puzzle, budget=EFFORT)
    fits = answer.status == "unique" and puzzle.geometry.last < 10
    return "".join(map(str, answer.solutions[0])) if fits else ""
