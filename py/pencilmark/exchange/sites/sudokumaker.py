"""SudokuMaker's links: compressed JSON with cells and a list of constraints, each with the number of its type.

0, 1 and 2003 are givens, regions, and rows with columns; the others are variants, whose own records have the numbers
(`Variant.elsewhere`).
Source: notes of people who write constraints for it; unknown constraints are named in the warnings.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import DIGITS, MAX_SIZE, Geometry, cell_name, diagonal_houses
from pencilmark.board.joined import AT, SEVERAL
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import Reading
from pencilmark.exchange.grids import board_of, oblong_of
from pencilmark.exchange.kinds import brief
from pencilmark.exchange.sites.sudokumaker_clues import (
    UNKNOWN,
    Block,
    Numbering,
    entries_of,
    list_of,
    read_entry,
    told_by,
)
from pencilmark.exchange.sites.sudokumaker_seen import FOG, SEEN, fog_of, seen_of
from pencilmark.exchange.worded import worded
from pencilmark.rules.rule import named, parse_rule
from pencilmark.rules.text import MAX_LINES
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS, called
from pencilmark.rules.variants.well_made import well_made

MAX_WARNINGS = 40
REGIONS, LINES = 1, 2003
BOARD = (0, REGIONS, LINES)
DIAGONALS = (10, 11)
WHITE, BLACK, XV = 200, 201, 202
_FREES = {WHITE: "overrideNegativeRatios", BLACK: "overrideNegativeDifferences"}
"""The key by which a dot exempts its pair from the negative rule of the other colour."""
_KNOWN = called("sudokumaker")


def is_sudokumaker(data: dict[str, Any]) -> bool:
    """Report whether JSON is a puzzle of SudokuMaker: it has a list of cells and one of constraints.

    >>> is_sudokumaker({"puzzle": {"cells": [{}], "constraints": []}}), is_sudokumaker({"cells": [[{}]]})
    (True, False)
    """
    inner = data.get("puzzle")
    puzzle = inner if isinstance(inner, dict) else data
    cells = puzzle.get("cells")
    flat = isinstance(cells, list) and bool(cells) and all(isinstance(cell, dict) for cell in cells)
    return flat and isinstance(puzzle.get("constraints"), list)


def reading_sudokumaker(document: dict[str, Any]) -> Slowly[Reading]:
    """Read SudokuMaker's *document*, with pauses. Raises FormatError.

    >>> cells = [{"value": 1, "given": True}, {"candidates": 12}] + [{}] * 14
    >>> cage = {"type": 301, "cages": [{"cells": [0, 1], "value": 5}]}
    >>> puzzle = {"width": 4, "height": 4, "cells": cells, "constraints": [cage]}
    >>> found = finished(reading_sudokumaker({"puzzle": puzzle}))
    >>> found.puzzle.givens[:2], found.marks[1], [rule.text for rule in found.puzzle.rules]
    ((1, 0), 6, ['killer 5: r1c1 r1c2'])
    """
    data = document.get("puzzle")
    data = data if isinstance(data, dict) else document
    blocks = [one for one in list_of(data, "constraints") if isinstance(one, dict) and one.get("disabled") is not True]
    notes: list[str] = []
    grid, cells = _grid(data)
    title, author, text = (str(data.get(key) or "").strip()[:10_000] for key in ("name", "author", "comment"))
    geometry = _board(data, blocks, grid, notes)
    if geometry.size != grid.size:  # several grids that are not where the cells are
        raise FormatError("bad-link/sudokumaker-cells")
    geometry, besides = worded(text, geometry, any(block.get("type") == REGIONS for block in blocks), notes)
    givens, placed, marks = [0] * geometry.cell_count, [0] * geometry.cell_count, [0] * geometry.cell_count
    for at, entry in enumerate(cells):
        cell = grid.cell(at)
        givens[cell], placed[cell], marks[cell] = _cell(entry, geometry)
    fog = fog_of(blocks, grid, [given or own for given, own in zip(givens, placed, strict=True)])
    rules: list[Rule] = []
    for rule in chain(_values(data, geometry), _rules(blocks, geometry, grid, notes)):
        rules.append(rule)
        yield None
        if len(rules) > MAX_LINES:
            raise FormatError("too-long/clues-link", most=MAX_LINES)
    drawn = yield from seen_of(blocks, cells, grid, notes)
    rules += [named(clue, geometry) for clue in [*besides, *fog, *drawn]]
    own = tuple(placed) if any(placed) and not any(clue.name == "fog-solution" for clue in fog) else None
    puzzle = Puzzle(geometry, tuple(givens), own, rules=tuple(rules[:MAX_LINES]))
    seen = tuple(marks) if any(marks) else None
    return Reading(puzzle, "SudokuMaker", title[:200], author[:200], text, tuple(notes[:MAX_WARNINGS]), seen)


def _grid(data: Block) -> tuple[Numbering, list[Block]]:
    """Return the grid and its cells."""
    cells = [cell if isinstance(cell, dict) else {} for cell in list_of(data, "cells")]
    size = next((n for n in range(1, MAX_SIZE + 1) if n * n == len(cells)), 0)
    rows, columns = data.get("height", size), data.get("width", size)
    is_grid = isinstance(rows, int) and isinstance(columns, int) and min(rows, columns) >= 1
    if not is_grid or max(rows, columns) > MAX_SIZE or rows * columns != len(cells):
        raise FormatError("bad-link/sudokumaker-cells")
    return Numbering(rows, columns), cells


def _cell(entry: Block, geometry: Geometry) -> tuple[int, int, int]:
    """Return the given of a cell, the player's digit, and the player's marks as a mask."""
    value, mask = entry.get("value"), entry.get("candidates")
    number = value + 1 - geometry.first if isinstance(value, int) and geometry.first <= value <= geometry.last else 0
    marks = mask >> geometry.first & geometry.all_digits if isinstance(mask, int) and mask > 0 and not number else 0
    return (number, 0, 0) if entry.get("given") else (0, number, marks)


def _board(data: Block, blocks: list[Block], grid: Numbering, notes: list[str]) -> Geometry:
    """Return the board: its regions, its values, and the rules that are words of it."""
    kinds = {kind for block in blocks if isinstance(kind := block.get("type"), int)}
    least, most = data.get("minDigit", 1), data.get("maxDigit")
    areas = [area for block in blocks if block.get("type") == LINES for area in list_of(block, "areas")]
    given = next((list_of(block, "regions") for block in blocks if block.get("type") == REGIONS), [])
    labels = [label if isinstance(label, int) and label >= 0 else None for label in given]
    words = sorted({_KNOWN[str(kind)][""].word for kind in kinds if str(kind) in _KNOWN and "" in _KNOWN[str(kind)]})
    words = [word for word in words if word not in ("", "house")] + ["x"] * kinds.issuperset(DIAGONALS)
    size = grid.size if len(areas) < 2 else areas[0].get("width") if isinstance(areas[0], dict) else 0
    is_known = isinstance(least, int) and isinstance(most, int | None)
    if not is_known or not 0 <= least <= (least if most is None else most):
        raise FormatError("other-program/sudokumaker-digits")
    if (least, most) not in ((1, None), (1, size)):
        count = size if isinstance(size, int) else grid.size
        words.append(f"values=0-{most}" if least == 0 else f"values={least + count - 1 if most is None else most}")
    is_free = data.get("type") in ("custom", 1) and LINES not in kinds
    try:
        if len(areas) > 1:
            places = " / ".join(f"{area.get('y')},{area.get('x')}" for area in areas if isinstance(area, dict))
            return board(" ".join([SEVERAL, str(size), *words, AT, places]))
        return board(" ".join([_regions(labels, grid, is_free, notes), *words]))
    except InputError as error:
        raise FormatError("bad-link/sudokumaker-board", why=error.says) from error


def _values(data: Block, geometry: Geometry) -> Iterator[Rule]:
    """Yield the rule that no cell has a value below the least digit, since boards have these values."""
    if data.get("minDigit", 1) > 1:
        clue = Clue("only-values", tuple(range(data["minDigit"], geometry.last + 1)))
        yield named(well_made(clue, geometry), geometry)


def _regions(labels: list[int | None], grid: Numbering, is_free: bool, notes: list[str]) -> str:
    """Return the words of the size and the regions, if there is one for each cell; *is_free*: rows are not houses."""
    rows, columns = grid.rows, grid.columns
    labels = labels if len(labels) == rows * columns else []
    name = str(rows) if rows == columns else f"{rows}x{columns}"
    order = [label for label in dict.fromkeys(labels) if label is not None]
    if is_free:
        regions = [[grid.cell(at) for at, own in enumerate(labels) if own == label] for label in order]
        houses = ["".join(cell_name(cell, grid.size) for cell in cells) for cells in regions if len(cells) > 1]
        return " ".join([name, "free", *(f"house={house}" for house in houses)])
    if rows != columns:
        return oblong_of(labels, rows, columns)
    return board_of(labels, rows, notes) if 0 < len(order) < len(DIGITS) else f"{name} latin"


def _rules(blocks: list[Block], geometry: Geometry, grid: Numbering, notes: list[str]) -> Iterator[Rule]:
    """Yield the rules of the constraints, without those that are words of the board."""
    for block in blocks:
        kind = block.get("type")
        meant = _KNOWN.get(str(kind)) if isinstance(kind, int) else None
        told = told_by(block, geometry)
        if meant is None or told == UNKNOWN:
            if kind not in (*BOARD, *DIAGONALS, *SEEN, *FOG):
                notes.append(_unknown(block))
            continue
        nouns = [variant.noun for variant in meant.values()]
        for key, entry in entries_of(block, next(iter(meant.values()))):
            try:
                found = read_entry(key, entry, meant, told, grid)
                yield from [named(well_made(clue, geometry), geometry) for clue in found]
            except (ValueError, InputError) as error:  # its message is ours
                notes.append(say("sudokumaker-left-out", nouns=nouns, why=getattr(error, "message", error)))
    slopes = {kind for kind in DIAGONALS if any(block.get("type") == kind for block in blocks)}
    if len(slopes) == 1 and grid.rows == grid.columns:
        cells = diagonal_houses(grid.size)[DIAGONALS.index(slopes.pop())].cells
        yield parse_rule(f"distinct({', '.join(map(geometry.cell_name, cells))})", geometry)
    yield from (named(clue, geometry) for clue in _negatives(blocks, notes))


def _unknown(block: Block) -> str:
    """Name a constraint that is not read, by its own name if it has one."""
    definition = block.get("definition")
    own = definition.get("name") if isinstance(definition, dict) else None
    name = str(block.get("name") or own or "").strip()[:40]
    kind = brief(block.get("type"))[:10]
    return (
        say("sudokumaker-not-supported", name=name)
        if name
        else say("sudokumaker-constraint-type-not-supported", kind=kind)
    )


def _negatives(blocks: list[Block], notes: list[str]) -> Iterator[Clue]:
    """Yield the rules for neighbours without a mark; a dot of the other colour may exempt its pair."""
    of = {kind: [block for block in blocks if block.get("type") == kind] for kind in (WHITE, BLACK, XV)}
    asked = {
        kind: {n for block in own for n in list_of(block, "negative") if isinstance(n, int)} for kind, own in of.items()
    }
    frees = {kind: any(block.get(key, True) for block in of[kind]) for kind, key in _FREES.items()}
    dots = {kind: any(list_of(block, "clues") for block in of[kind]) for kind in _FREES}
    if asked[WHITE] == {1} and asked[BLACK] == {2} and all(frees.values()):
        yield Clue("kropki-negative")
        asked[WHITE], asked[BLACK] = set(), set()
    for kind, other, name in ((WHITE, BLACK, "difference"), (BLACK, WHITE, "ratio")):
        if not (dots[other] and frees[other]):
            yield from (Clue(f"{name}-negative", (n,)) for n in sorted(asked[kind]))
        elif asked[kind]:
            notes.append(say("sudokumaker-all-them-shown-not", nouns=[VARIANTS[name].noun]))
    if asked[XV] == {5, 10}:
        yield Clue("xv-negative")
    elif asked[XV]:
        notes.append(say("sudokumaker-all-them-shown-not", nouns=[VARIANTS[name].noun for name in ("x", "v")]))
