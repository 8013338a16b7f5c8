"""Puzzles in SudokuPad's format (scl, ctc): cells, regions and cages that have a meaning, and drawings that have none.

SudokuPad itself does not know what a line or a dot means: the rules say it to the solver in words. We read
the cages, regions and global rules, and of the drawings those with one plain meaning; the others are named. What we
write has our own drawings, and beside them, under `metadata.pencilmark`, the rules in our language, so that
`reading_sudokupad` is the inverse of `write_sudokupad`.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.drawing import Shape
from pencilmark.board.errors import BoardError, FormatError, InputError, RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import values
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.cages import bounded, reading_cages
from pencilmark.exchange.cosmetic import pad_drawings
from pencilmark.exchange.drawn import reading_drawings
from pencilmark.exchange.everywhere import everywhere
from pencilmark.exchange.fog import KEYS, read_fog, write_fog
from pencilmark.exchange.found import Reading, Written
from pencilmark.exchange.grids import Grid, longest, read_grid
from pencilmark.exchange.layout import DRAWN, laid_out, regions_of, squared
from pencilmark.exchange.own import read_own, write_own
from pencilmark.exchange.said import Said
from pencilmark.exchange.sketch import sketch
from pencilmark.exchange.valued import values_told
from pencilmark.exchange.worded import worded
from pencilmark.rules.rule import clue_of, named
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import LATIN, VARIANTS, called, with_word
from pencilmark.rules.variants.well_made import well_made

_KNOWN = called("sudokupad")
GLOBALS = {key: meant[""] for key, meant in _KNOWN.items() if key != "cage"}
"""Rules for the whole board."""
SILENT = {"id", "cellSize", "cells", "regions", "cages", "metadata", "metaData", "global", "settings"}
SILENT |= {"duration", "videos", *DRAWN, *KEYS}


def reading_sudokupad(data: dict[str, Any]) -> Slowly[Reading]:
    """Read the *data* of SudokuPad, with pauses.

    Raises FormatError if it has no rows of cells, or more clues than a text of rules may have lines.

    >>> cells = [[{} for _ in range(4)] for _ in range(4)]
    >>> cage = {"cells": [[0, 0], [0, 1]], "value": 3}
    >>> found = finished(reading_sudokupad({"cells": cells, "cages": [cage], "lines": [{}]}))
    >>> [rule.text for rule in found.puzzle.rules], found.warnings
    (['killer 3: r1c1 r1c2'], ('1 line is drawn: what it means is only in the rules, in words',))
    """
    about = _about(data)
    notes: list[str] = []
    yield None
    own = read_own(about, data, notes)
    data, name = (data, "") if own else laid_out(data, notes)
    words = [str(about.get(key) or "")[:10_000].strip() for key in ("title", "author", "rules")]
    try:
        if own:
            grid, geometry = read_grid({"grid": _cells(data)}, own.top), board(own.board)
            found = yield from own.reading_rules(geometry)
        else:
            grid, geometry, besides = _board(data, name, words[2], notes)
            found = yield from _rules(data, geometry, Said(words[2], bool(geometry.modifiers)), notes)
            found += [named(clue, geometry) for clue in besides]
    except (BoardError, RuleError) as error:
        raise FormatError("bad-link/sudokupad", why=error.says) from error
    puzzle = Puzzle(geometry, grid.givens, None, own.masks(geometry) if own else None, tuple(found))
    return Reading(puzzle, "SudokuPad", words[0], words[1], words[2], tuple(notes[:40]), grid.marks)


def _board(data: dict[str, Any], name: str, text: str, notes: list[str]) -> tuple[Grid, Geometry, list[Clue]]:
    """Return the cells, the board (by *name*, if it has one), and the rules for the whole board in a *text*."""
    cells = _cells(data)
    size = longest(cells)
    values = values_told("" if name else text, size, notes)
    grid = read_grid({"grid": cells}, board(name).value_count if name else values.top, values.least)
    notes += grid.warnings
    name = name or (f"{len(cells)}x{len(cells[0])} free" if values.is_short else "")
    geometry = board(" ".join([name or grid.board, *values.words(size), *_words(data, notes)]))
    has_regions = bool(data.get("regions"))
    if not name and not has_regions and not Said(text).has_boxes:
        geometry = with_word(geometry, LATIN)
    geometry, besides = worded(text, geometry, has_regions, notes)
    geometry, more = everywhere(Said(text, bool(geometry.modifiers)), geometry, notes)
    return grid, geometry, values.clues() + besides + more


def _rules(data: dict[str, Any], geometry: Geometry, said: Said, notes: list[str]) -> Slowly[list[Rule]]:
    """Read fog, cages and drawings, whose meaning the words *said*. Raises InputError."""
    found: list[Rule] = []
    clues = read_fog(data, geometry.size, squared(_about(data).get("solution"), *geometry.extent))
    clues += _on_the_board(data)
    clues += yield from reading_cages(_listed(data.get("cages")), geometry, said, notes)
    clues += yield from _drawn(data, geometry, said, notes)
    for clue in clues:
        found.append(named(clue, geometry))
        yield None
    return found


def _on_the_board(data: dict[str, Any]) -> list[Clue]:
    """Read the rules for the whole board that are not part of its name."""
    given = data.get("global")
    names = set(map(str, given)) if isinstance(given, list) else set()
    return [Clue(variant.name) for key, variant in GLOBALS.items() if key in names and not variant.word]


def _about(data: dict[str, Any]) -> dict[str, Any]:
    """Gather the puzzle's own title, author and words: an object, or cages without cells such as "title: Anna"."""
    found: dict[str, Any] = {}
    for cage in _listed(data.get("cages")):
        value = cage.get("value")
        if isinstance(value, str) and not cage.get("cells") and ": " in value:
            key, text = value.split(": ", 1)
            found[key] = text
    for key in ("metaData", "metadata"):
        more = data.get(key)
        found |= more if isinstance(more, dict) else {}
    return found


def _listed(value: object) -> list[dict[str, Any]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _cells(data: dict[str, Any]) -> list[Any]:
    """Return the cells as in f-puzzles, each with its region."""
    rows = data.get("cells")
    if not isinstance(rows, list):
        return []
    cells = [[_cell(cell) for cell in row] if isinstance(row, list) else row for row in rows]
    regions = regions_of(data)
    for row in cells if regions else ():
        for cell in row if isinstance(row, list) else ():
            cell["region"] = None
    for number, region in enumerate(regions):
        for row, column in region:
            if 0 <= row < len(cells) and isinstance(cells[row], list) and 0 <= column < len(cells[row]):
                cells[row][column]["region"] = number
    return cells


def _cell(cell: object) -> dict[str, Any]:
    if not isinstance(cell, dict):
        return {}
    value = cell.get("value")
    number = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 3 else value
    found = {"value": number, "given": True} if number else {}
    marks = {"centerPencilMarks": cell.get("centremarks"), "cornerPencilMarks": cell.get("pencilMarks")}
    return found | {key: marks[key] for key in marks if marks[key]}


def _words(data: dict[str, Any], notes: list[str]) -> list[str]:
    """Read the rules for the whole board."""
    given = data.get("global")
    names = [str(name) for name in given] if isinstance(given, list) else []
    notes += [say("sudokupad-global-rule-not-supported", name=name[:40]) for name in names if name not in GLOBALS]
    notes += [say("sudokupad-not-supported", key=key[:40]) for key in data if key not in SILENT and data[key]]
    return [variant.word for name in names if (variant := GLOBALS.get(name)) and variant.word]


def _drawn(data: dict[str, Any], geometry: Geometry, said: Said, notes: list[str]) -> Slowly[list[Clue]]:
    """Read the drawings that have one plain meaning, say so, and name the others."""
    found, left = yield from reading_drawings({key: _listed(data.get(key)) for key in DRAWN}, geometry, said)
    bounded(found)
    clues = []
    for clue in found:
        yield None
        try:
            clues.append(well_made(clue, geometry))
        except InputError as error:
            notes.append(say("sudokupad-drawing-left-out", name=clue.name, message=error.message))
    if clues:
        counts = Counter(VARIANTS[clue.name].title for clue in clues)
        names = ", ".join(f"{name} × {count}" for name, count in counts.items())
        notes.append(say("sudokupad-read-from-drawing-compared", names=names))
    for key, entries in left.items():
        notes.append(say("sudokupad-drawn-what-only-rules", count=len(entries), key=key))
    clues += yield from pad_drawings(left)
    bounded(clues)
    return clues


def write_sudokupad(
    puzzle: Puzzle, shapes: tuple[Shape, ...] = (), title: str = "", author: str = "", text: str = ""
) -> Written:
    """Write a puzzle as JSON text of SudokuPad, drawn with *shapes*; `reading_sudokupad` is the inverse.

    *text* is the rules in the setter's own words.
    *warnings* name the rules that have no drawing: there they are only in words.
    """
    geometry = puzzle.geometry
    size = geometry.size
    clues = [clue_of(rule) for rule in puzzle.rules]
    texts = [VARIANTS[clue.name].text if clue else rule.text for clue, rule in zip(clues, puzzle.rules, strict=True)]
    about = {
        "title": title or say("sudokupad-untitled"),
        "author": author or say("sudokupad-unknown"),
        "rules": text or "\n".join([say("fpuzzles-normal-sudoku-rules-apply"), *dict.fromkeys(texts)]),
    }
    regions = [house.cells for house in geometry.houses if house.kind in ("box", "region")]
    fog, solution = write_fog(puzzle)
    if solution:
        about["solution"] = solution
    data: dict[str, Any] = {
        "cellSize": 50,
        "metadata": about,
        "cells": _written_cells(puzzle),
        "regions": [[list(divmod(cell, size)) for cell in cells] for cells in regions],
        "cages": [_written_cage(clue, size) for clue in clues if clue and clue.name == _KNOWN["cage"][""].name],
        "global": [key for word in geometry.name.split() for key, meant in GLOBALS.items() if meant.word == word],
        **sketch(shapes),
        **fog,
    }
    about |= write_own(puzzle, data)
    formulas = tuple(rule.text for clue, rule in zip(clues, puzzle.rules, strict=True) if clue is None)
    return Written(json.dumps(data, ensure_ascii=False, separators=(",", ":")), formulas)


def _written_cage(clue: Clue, size: int) -> dict[str, Any]:
    places = [list(divmod(cell, size)) for cell in clue.cells]
    number = {"value": str(clue.numbers[0]), "sum": clue.numbers[0]} if clue.numbers else {}
    return {"cells": places, "unique": True, **number}


def _written_cells(puzzle: Puzzle) -> list[list[dict[str, Any]]]:
    size, full = puzzle.geometry.size, puzzle.geometry.all_digits
    cells: list[dict[str, Any]] = []
    for cell, given in enumerate(puzzle.givens):
        mask = puzzle.candidates[cell] if puzzle.candidates else full
        marks = {"centremarks": values(mask)} if mask not in (0, full) else {}
        cells.append(({"value": str(given)} if given else {}) | marks)
    rows, columns = puzzle.geometry.extent
    return [cells[row * size : row * size + columns] for row in range(rows)]
