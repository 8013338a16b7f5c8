"""What SudokuMaker's files show and hide: lines, shapes, texts, cages and colours without a meaning, and fog."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from pencilmark.board.geometry import DIGITS
from pencilmark.board.masks import highest
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.cosmetic import MOST_DRAWINGS, meaningless_cage, pad_drawings
from pencilmark.exchange.fog import is_light
from pencilmark.exchange.kinds import Data
from pencilmark.exchange.sites.sudokumaker_clues import Block, Numbering, list_of
from pencilmark.exchange.sketch import PIXELS
from pencilmark.rules.variants.definition import Clue

LINES, CAGES, SYMBOLS = SEEN = (2000, 2001, 2002)
LIGHTS, TRIGGERS = FOG = (4000, 4001)
COLOURS = (
    *("white", "red", "orange", "yellow", "green", "green", "turquoise", "blue", "violet", "pink"),
    *("grey", "grey", "black", "pink", "orange", "green", "turquoise", "blue", "violet"),
)
"""The colours of cells, by the numbers of their bits."""
AROUND = {0, 1, 2}
"""The patterns in which a correct digit clears fog here: its cell, those beside it, those at its corners."""
_KNIGHT = 3
_LINES = (4, 5)


def seen_of(blocks: list[Block], cells: list[Block], grid: Numbering, notes: list[str]) -> Slowly[list[Clue]]:
    """Return what is drawn without a meaning, with pauses; anything that cannot be drawn goes into *notes*."""
    drawn: dict[str, list[Data]] = {"underlays": [], "lines": [], "overlays": []}
    cages: list[Clue] = []
    for number, entry in enumerate(cells):
        colours = entry.get("colors")
        if isinstance(colours, int) and 0 < colours < 1 << len(COLOURS):
            tint = COLOURS[highest(colours)]
            middle = [number // grid.columns + 0.5, number % grid.columns + 0.5]
            drawn["underlays"].append({"center": middle, "width": 1, "height": 1, "backgroundColor": tint})
    for block in blocks:
        if block.get("type") == LINES:
            drawn["lines"] += _lines(block)
        elif block.get("type") == SYMBOLS:
            drawn["overlays"] += _symbols(block, notes)
        elif block.get("type") == CAGES:
            cages += _cages(block, grid, drawn["overlays"])
    clues = yield from pad_drawings(drawn)
    return [*clues, *cages][:MOST_DRAWINGS]


def _style(block: Block, key: str = "") -> Block:
    style = block.get("style")
    style = style if isinstance(style, dict) else {}
    return style if not key else style[key] if isinstance(style.get(key), dict) else {}


def _place(place: object) -> list[object]:
    """Return the [row, column] of a point."""
    return [place.get("y"), place.get("x")] if isinstance(place, dict) else []


def _pixels(width: object) -> float | None:
    return width * PIXELS if isinstance(width, int | float) else None


def _lines(block: Block) -> Iterator[Data]:
    style = _style(block)
    for line in list_of(block, "lines"):
        points = [_place(point) for point in line] if isinstance(line, list) else []
        yield {"wayPoints": points, "color": style.get("color"), "thickness": _pixels(style.get("thickness"))}


def _symbols(block: Block, notes: list[str]) -> Iterator[Data]:
    """Yield symbols, each with its own form, or with the number of a form in a list."""
    forms = list_of(block, "params")
    for entry in list_of(block, "symbols"):
        if isinstance(entry, dict):
            middle, form = _place(entry.get("position")), entry.get("params")
        else:
            x, y, number, *_ = [*entry, 0, 0, 0] if isinstance(entry, list) and len(entry) > 1 else (None, None, 0)
            middle, form = [y, x], forms[number] if isinstance(number, int) and 0 <= number < len(forms) else None
        if isinstance(form, dict):
            yield from _symbol(form, middle, notes)


def _symbol(form: Block, middle: list[object], notes: list[str]) -> Iterator[Data]:
    kind, fill = form.get("type"), form.get("fill")
    painted = {"center": middle, "backgroundColor": fill, "borderColor": form.get("stroke")}
    if kind == "rectangle":
        yield painted | {"width": form.get("width"), "height": form.get("height")}
    elif kind == "ellipse":
        radii = [radius * 2 if isinstance(radius := form.get(key), int | float) else 1 for key in ("rx", "ry")]
        yield painted | {"width": radii[0], "height": radii[1], "rounded": True}
    elif kind == "text":
        yield {"center": middle, "text": form.get("text"), "fontSize": _pixels(form.get("size")), "color": fill}
    elif (note := say("sudokumaker-drawing-not-kept")) not in notes:  # arrows: which way they point is not documented
        notes.append(note)


def _cages(block: Block, grid: Numbering, texts: list[Data]) -> Iterator[Clue]:
    """Yield cages; the texts in them are added to *texts*."""
    for cage in list_of(block, "cages"):
        with suppress(ValueError):
            if isinstance(cage, dict) and not is_light(cage):
                cells = tuple(dict.fromkeys(grid.cells(cage.get("cells"))))
                yield meaningless_cage({"borderColor": _style(block, "cage").get("color")}, cells)
                row, column = divmod(min(cells), grid.size)
                texts.append({"center": [row + 0.2, column + 0.2], "text": cage.get("value"), "fontSize": 20})


def fog_of(blocks: list[Block], grid: Numbering, values: list[int]) -> list[Clue]:
    """Return the clues that say how fog covers a puzzle; none if there is no fog.

    *values* are those of all cells; they are the solution if none is missing.
    """
    is_foggy = any(block.get("type") in FOG for block in blocks)
    cages = [cage for block in blocks for cage in list_of(block, "cages") if isinstance(cage, dict) and is_light(cage)]
    lit = [cell for cage in cages for cell in list_of(cage, "cells")]
    for block in blocks:
        if block.get("type") == LIGHTS:
            lit += list_of(block, "lightCells") or list_of(block, "cells")
    if not lit and not is_foggy:
        return []
    lights = _known(lit, grid)
    found = [Clue("fog", (), (lights,) if lights else ())]
    for block in blocks:
        if block.get("type") == TRIGGERS:
            found += _triggers(block, grid)
    cells = [grid.cell(number) for number in range(grid.rows * grid.columns)]
    if all(values[cell] for cell in cells) and max(values) < len(DIGITS):
        found.append(Clue("fog-solution", labels="".join(DIGITS[value] if value else "." for value in values)))
    return found


def _known(numbers: list[object], grid: Numbering) -> tuple[int, ...]:
    found = set[int]()
    for number in numbers:
        with suppress(ValueError):
            found.add(grid.cell(number))
    return tuple(sorted(found))


def _triggers(block: Block, grid: Numbering) -> Iterator[Clue]:
    """Yield which cells clear which, by the patterns, unless these are the usual ones here."""
    patterns, triggers = list_of(block, "patterns"), list_of(block, "triggers")
    kept = _known(list_of(block, "overrides"), grid)
    if not triggers and not kept and set(map(str, patterns)) == set(map(str, AROUND)):
        return
    every = [grid.cell(number) for number in range(grid.rows * grid.columns)]
    for cell in every:
        cleared = tuple(other for other in every if cell not in kept and _clears(cell, other, patterns, grid.size))
        if cleared:
            yield Clue("fog-link", (), ((cell,), cleared))
    for trigger in triggers:
        if isinstance(trigger, dict):
            effects = [one for one in list_of(block, "effects") if isinstance(one, dict)]
            own = [one for one in effects if one.get("label") == trigger.get("label")]
            lit = _known([cell for one in own for cell in list_of(one, "cells")], grid)
            if (causes := _known(list_of(trigger, "cells"), grid)) and lit:
                yield Clue("fog-link", (), (causes, lit))


def _clears(cell: int, other: int, patterns: list[object], size: int) -> bool:
    """Report whether a correct digit in one cell clears another: itself, beside, at a corner, a knight's move, a line.

    >>> [other for other in range(9) if _clears(0, other, [0, 3], 3)]
    [0, 5, 7]
    """
    down, across = abs(cell // size - other // size), abs(cell % size - other % size)
    own = {(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 2, (1, 2): _KNIGHT, (2, 1): _KNIGHT}.get((down, across))
    return own in patterns or (not down and _LINES[0] in patterns) or (not across and _LINES[1] in patterns)
