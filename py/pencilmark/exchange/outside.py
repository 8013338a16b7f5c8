"""Clues outside the grid in SudokuPad's drawings: numbers beside rows, columns and diagonals.

A number in a cell beside the grid is a little killer if an arrow in that cell points along a diagonal and the words of
the rules have such sums; else it is the one kind of clue that the words name. If they name several, or say something
about clues outside the grid that is not understood, or a number cannot be such a clue, none is read; nor is any beside
several grids, where a row goes through more than one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import floor
from typing import Any

from pencilmark.board.geometry import Geometry
from pencilmark.exchange.kinds import Data
from pencilmark.exchange.said import Said, is_denied
from pencilmark.rules.variants.cells import ray
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS

Place = tuple[int, int]
FAR = 100
_SHORTEST, _LONGEST = 0.05, 1.2
"""Shortest and longest arrow, in cells."""
_KINDS = {name: it for name, variant in VARIANTS.items() if variant.takes == "sight" and (it := variant.worded)}
(DIAGONAL,) = (name for name in _KINDS if VARIANTS[name].diagonal)
_OUTSIDE = re.compile(r"\b(outside|(edges?|border|perimeter) of the grid|around the grid)\b")
_ANYTHING = re.compile(
    r"\b(either|neither|unless|except|multipl\w+|products?|primes?|squares?|average|mean|most|xor|divi\w+|factors?"
    r"|encod\w+|cipher\w*|encrypt\w*|letters?|ranks?|path|loop|snake|shaded|unshaded|ships?|region|cages?|lines? in"
    r"|wrong|largest|longest|equal|distinct|unique digits|odd|even|consecutive|determine\w*|bent|bend|values?|ignor\w*"
    r"|count\w* (as|double)|self|broken|reverse\w*|hidden|battlefield|two|both|at least|minimum|maximum|difference"
    r"|before|after|until|japanese|blank|mirrors?|same (sum|total)|doubled?|off by|last [xn]"
    r"|outside( of)?( the)?( digits?)? \d)\b"
)
"""Words with which a sentence on clues outside the grid departs from their plain meaning."""
_BENT = re.compile(r"\b(reflect\w*|bounc\w*|deflect\w*|wrap\w*|toroid\w*)\b")
"""Words of rules for clues that look around corners or beyond the edge."""
_HARMLESS = re.compile(r"\b(seen|look\w*|visible) from (either|both) (side|end|direction)s?\b|\bplaced? in\b")
_NUMBER = re.compile("[0-9]{1,3}")
_BOUND = re.compile(r"\bbetween( the)?( digits?)? (\d+)s? and( the)? (\d+)\b")


def kinds_outside(said: Said, geometry: Geometry) -> tuple[str, ...]:
    """Return the kinds of clues outside the grid in the words: the one for diagonals, and the one for rows and columns.

    >>> words = "Clues outside the grid give the sum of the digits between the 1 and the 9 in that row or column."
    >>> kinds_outside(Said(words), board("9")), kinds_outside(Said(words + " Skyscrapers: as usual."), board("9"))
    (('sandwich',), ())
    """
    if said.is_altered or not said.text or len(geometry.grids) > 1:
        return ()
    about = {name: [one for one in said.sentences if words.is_about(one)] for name, words in _KINDS.items()}
    kinds = [name for name, words in _KINDS.items() if any(map(words.is_said, about[name]))]
    straight = [name for name in _KINDS if about[name] and name != DIAGONAL]
    known = [one for name in about for one in about[name]]
    others = [one for one in said.sentences if _OUTSIDE.search(one) and one not in known]
    is_bent = bool(_BENT.search(said.text))
    found = [name for name in kinds if name == DIAGONAL or (straight == [name] and not others)] if not is_bent else []
    return tuple(name for name in found if all(_is_plain(one, name, geometry) for one in about[name]))


def _is_plain(sentence: str, name: str, geometry: Geometry) -> bool:
    """Report whether a sentence on a kind of clue states only its plain meaning on this board."""
    words = _KINDS[name]
    if name == DIAGONAL and not words.is_said(sentence):
        return True
    bare = _HARMLESS.sub("", sentence)
    bounds = _BOUND.search(sentence) if name == "sandwich" else None
    is_whole = not bounds or (int(bounds[3]), int(bounds[5])) == (geometry.first, geometry.last)
    return is_whole and not words.is_other(bare) and not _ANYTHING.search(bare) and not is_denied(bare)


def clues_outside(
    texts: list[Data], arrows: list[Data], geometry: Geometry, said: Said
) -> Iterator[tuple[Clue, list[Data]]]:
    """Yield the clues of numbers outside the grid, each with the entries that show it."""
    kinds = kinds_outside(said, geometry)
    if not kinds:
        return
    beside = _by_place(texts, "center", geometry)
    ways = _by_place(arrows, "wayPoints", geometry)
    far = any(_is_far(place, geometry) for place in beside)
    found: dict[str, list[tuple[Clue, list[Data]]]] = {}
    for place, entries in beside.items():
        number, *more = {str(entry.get("text")).strip() for entry in entries}
        steps = [(arrow, step) for arrow in ways.get(place, ()) if (step := step_of(arrow))]
        slanted = [(arrow, step) for arrow, step in steps if 0 not in step]
        if more or not _NUMBER.fullmatch(number) or len(slanted) > 1:
            continue
        name = DIAGONAL if slanted else next((kind for kind in kinds if kind != DIAGONAL), "")
        cells = _seen(place, slanted[0][1] if slanted else _inward(place, geometry), geometry)
        if name in kinds and cells and not (far and not slanted):
            clue = Clue(name, (int(number),), (cells,))
            found.setdefault(name, []).append((clue, [*entries, *(arrow for arrow, _ in steps)]))
    for name, clues in found.items():
        if all(_KINDS[name].can_be(clue.numbers[0], len(clue.cells), geometry) for clue, _ in clues):
            yield from clues


def _by_place(entries: list[Data], key: str, geometry: Geometry) -> dict[Place, list[Data]]:
    """Return the entries that lie or begin outside the grid, by their cells there."""
    rows, columns = geometry.extent
    found: dict[Place, list[Data]] = {}
    for entry in entries:
        value = entry.get(key)
        point: Any = value[0] if key == "wayPoints" and isinstance(value, list) and value else value
        if not is_point(point) or (key == "center" and not str(entry.get("text", "") or "").strip()):
            continue
        place = floor(point[0] - 1e-6 * (point[0] >= rows)), floor(point[1] - 1e-6 * (point[1] >= columns))
        if not (0 <= place[0] < rows and 0 <= place[1] < columns):
            found.setdefault(place, []).append(entry)
    return found


def is_point(point: object) -> bool:
    """Report whether JSON is a [row, column] near a board, or between its cells."""
    is_pair = isinstance(point, list) and len(point) == 2
    return is_pair and all(isinstance(at, int | float) and abs(at) < FAR for at in point)  # type: ignore[attr-defined]


def _is_far(place: Place, geometry: Geometry) -> bool:
    """Report whether a place is not in the first row or column outside the grid."""
    rows, columns = geometry.extent
    return not (-1 <= place[0] <= rows and -1 <= place[1] <= columns)


def step_of(arrow: Data) -> Place | None:
    """Return the direction of a short straight arrow; None for other arrows and those without a direction."""
    points = arrow["wayPoints"]
    if not all(map(is_point, points)) or len(points) != 2:
        return None
    down, across = (end - start for start, end in zip(*points, strict=True))
    if not _SHORTEST < max(abs(down), abs(across)) < _LONGEST:
        return None
    if abs(abs(down) - abs(across)) < _SHORTEST:
        return (1 if down > 0 else -1), (1 if across > 0 else -1)
    return ((down > 0) - (down < 0), 0) if abs(down) > abs(across) else (0, (across > 0) - (across < 0))


def _inward(place: Place, geometry: Geometry) -> Place:
    """Return the way from a place into its row or column; (0, 0) at a corner."""
    rows, columns = geometry.extent
    step = (place[0] < 0) - (place[0] >= rows), (place[1] < 0) - (place[1] >= columns)
    return step if 0 in step else (0, 0)


def _seen(place: Place, step: Place, geometry: Geometry) -> tuple[int, ...]:
    """List the cells seen from a place outside the grid, perhaps none."""
    (row, column), (rows, columns) = (place[0] + step[0], place[1] + step[1]), geometry.extent
    if step == (0, 0) or not (0 <= row < rows and 0 <= column < columns):
        return ()
    return geometry.within(ray(row * geometry.size + column, step, geometry.size))
