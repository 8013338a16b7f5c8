"""What many requests and answers have in common: puzzles, boards and shapes, read and written for the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from pencilmark.board.boards import board
from pencilmark.board.drawing import Disc, Point, Polyline, Shape, Style
from pencilmark.board.errors import InputError
from pencilmark.board.geometry import MAX_SIZE, Geometry
from pencilmark.board.grid import grid_lines
from pencilmark.board.masks import bits, values
from pencilmark.board.model import Candidate, Puzzle, Rule
from pencilmark.board.task import Slowly, finished
from pencilmark.doors.protocol.pieces import AskedPuzzle, BoardData, LinesData, MinutesData, PuzzleData, ShapeData
from pencilmark.engine.answers import Solution, Uncovered
from pencilmark.human.effort import Minutes
from pencilmark.rules.lifted import on_board
from pencilmark.rules.picture import draw_found, drawing
from pencilmark.rules.rule import lacking, parse_rules
from pencilmark.rules.variants.registry import VARIANTS

_DIGITS = 3  # a thousandth of a cell is finer than any screen shows
OF_BOARDS = {variant.word: variant for variant in VARIANTS.values() if variant.takes == "board" and variant.word}
"""For each word of a board that is a variant too: that variant."""
LARGE = 16
"""The largest board that the kernel fills alone: beyond it python-sat helps."""


def asked(data: AskedPuzzle) -> Puzzle:
    """Read the puzzle that a request is about.

    Rules that a board has a word for become part of the board: a puzzle is the same whichever way they came. Raises
    InputError, also if rules are about regions that no rule divides the board into.

    >>> asked({"board": "4", "givens": [0] * 16, "rules": ["diagonals"]}).geometry.name
    '4 x'
    """
    puzzle = written(data)
    if error := lacking(puzzle):
        raise error
    return on_board(puzzle)


def of_digits(data: AskedPuzzle) -> Puzzle:
    """Read a puzzle as `asked` does. Raises InputError if it has more than givens: isomorphs are known only for these.

    >>> of_digits({"board": "4", "givens": [0] * 16, "rules": ["killer 3: a1 a2"]})
    Traceback (most recent call last):
    pencilmark.board.errors.InputError: expected a puzzle of digits only, found one with 1 rule
    """
    puzzle = on_board(written(data), marks=False)
    if puzzle.rules:
        raise InputError("has-rules", count=len(puzzle.rules))
    if puzzle.candidates:
        raise InputError("has-candidates")
    return puzzle


def written(data: AskedPuzzle, placed: Sequence[int] | None = None) -> Puzzle:
    """Read a puzzle as `asked` does, with its rules as they are written. Raises InputError.

    >>> written({"board": "4", "givens": [0] * 16, "rules": ["Killer 3: a1 a2"]}).rules[0].text
    'killer 3: r1c1 r1c2'
    """
    geometry, rules = board(data["board"]), data.get("rules", ())
    values, candidates = tuple(placed) if placed else None, masks_of(data.get("candidates"))
    return Puzzle(geometry, tuple(data["givens"]), values, candidates, parse_rules(rules, geometry))


def sat_wheels(sizes: Iterable[int]) -> tuple[str, ...]:
    """Name the wheels for boards of these *sizes*.

    >>> sat_wheels([9, 25])
    ('six', 'python-sat')
    """
    return ("six", "python-sat") if any(size > LARGE for size in sizes) else ()


def masks_of(marks: Sequence[Sequence[int]] | None) -> tuple[int, ...] | None:
    """Turn lists of values into masks, as `Puzzle` has them; None if there are no values at all.

    >>> masks_of([[1, 3], []]), masks_of([[], []])
    ((5, 0), None)

    A value that no board has sets a bit that no board has, which `Puzzle` refuses.
    """
    if not marks or not any(marks):
        return None
    return tuple(sum({1 << min(value, MAX_SIZE + 1) - 1 for value in own if value > 0}) for own in marks)


def marks_data(masks: Iterable[int]) -> list[list[int]]:
    """Write masks as lists of values; the inverse of `masks_of`."""
    return [values(mask) for mask in masks]


def pairs_data(candidates: Iterable[Candidate]) -> list[list[int]]:
    """Write candidates as pairs of a cell and a value."""
    return [[cell, value] for cell, value in candidates]


def puzzle_data(puzzle: Puzzle, format_name: str, shapes: list[ShapeData] | None = None) -> PuzzleData:
    """Describe a puzzle to the page, with the *shapes* of its rules if they are drawn already."""
    empty = (0,) * puzzle.geometry.cell_count
    data = PuzzleData(
        board=board_data(puzzle.geometry),
        givens=list(puzzle.givens),
        placed=list(puzzle.placed or empty),
        candidates=marks_data(puzzle.candidates or empty),
        format=format_name,
    )
    if puzzle.rules:
        data["rules"] = [rule.text for rule in puzzle.rules]
    shapes = finished(drawn_data(puzzle.rules, puzzle.geometry)) if shapes is None else shapes
    if shapes:
        data["shapes"] = shapes
    return data


def board_data(geometry: Geometry) -> BoardData:
    """Describe the board to the page.

    >>> board_data(board("4"))["regions"]
    [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]
    """
    regions = [-1] * geometry.cell_count
    for house in geometry.houses:
        if house.kind in ("box", "region"):
            for cell in house.cells:
                regions[cell] = house.number - 1 + max(house.grid - 1, 0) * geometry.value_count
    data = BoardData(
        name=geometry.name,
        size=geometry.size,
        regions=regions,
        houses=[list(house.cells) for house in geometry.houses],
        pairs=[list(pair) for pair in geometry.pairs],
    )
    if geometry.value_count != geometry.size:
        data["top"] = geometry.value_count
    if not geometry.first:
        data["first"] = geometry.first
    if geometry.signs:
        data["signs"] = geometry.signs
    if any(house.kind == "diagonal" for house in geometry.houses) and not geometry.grids:
        data["diagonals"] = True
    if geometry.grids:
        data["holes"], data["lines"] = bits(geometry.holes), _lines(geometry)
    if geometry.extent != (geometry.size, geometry.size):
        data["extent"] = list(geometry.extent)
    shaded = {cell for house in geometry.houses if house.kind in ("window", "extra") for cell in house.cells}
    if shaded:
        data["shaded"] = sorted(shaded)
    found = [OF_BOARDS[word] for word in geometry.name.split() if word in OF_BOARDS]
    if says := [f"{variant.title}: {variant.text}" for variant in found]:
        data["says"] = says
    return data


def _lines(geometry: Geometry) -> LinesData:
    """Write the lines of several grids as paths; those of their diagonals are as thin as those between cells."""
    paths = dict.fromkeys(("hair", "region", "frame"), "")
    for weight, points, is_closed in grid_lines(geometry):
        paths[weight] += f"M{'L'.join(f'{x:g} {y:g}' for x, y in points)}{'Z' * is_closed}"
    return LinesData(hair=paths["hair"], region=paths["region"], frame=paths["frame"])


def shapes_data(shapes: Iterable[Shape]) -> list[ShapeData]:
    """Write *shapes* for the page, in their order.

    >>> shapes_data([Disc((0.5, 0.5), 0.4, Style(fill="tint"))])[0]["radius"]
    0.4
    """
    return [_shape(shape) for shape in shapes]


def found_data(solutions: Iterable[Solution], geometry: Geometry) -> list[list[ShapeData]]:
    """Draw for the page what *solutions* have besides digits; nothing if they have no more."""
    found = [it for it in solutions if isinstance(it, Uncovered)]
    return [shapes_data(draw_found(it.regions, it.shades, geometry)) for it in found]


def drawn_data(rules: Iterable[Rule], geometry: Geometry) -> Slowly[list[ShapeData]]:
    """Draw the *rules* and write their shapes for the page, with pauses."""
    shapes = yield from drawing(rules, geometry)
    data: list[ShapeData] = []
    for shape in shapes:
        data.append(_shape(shape))
        yield None
    return data


def _shape(shape: Shape) -> ShapeData:
    """Write one shape, without fields that say nothing."""
    if isinstance(shape, Polyline):
        data = _base("path", shape.points, shape.style)
        if shape.closed:
            data["closed"] = True
        if shape.curved:
            data["curved"] = True
        return data
    if isinstance(shape, Disc):
        return {**_base("disc", (shape.centre,), shape.style), "radius": round(shape.radius, _DIGITS)}
    data = _base("text", (shape.centre,), shape.style)
    data = {**data, "text": shape.text, "height": round(shape.height, _DIGITS)}
    if shape.face != "plain":
        data["face"] = shape.face
    return data


def _base(kind: Literal["path", "disc", "text"], points: Iterable[Point], style: Style) -> ShapeData:
    """Return the fields that all kinds of shapes have."""
    data = ShapeData(
        kind=kind,
        points=[[round(x, _DIGITS), round(y, _DIGITS)] for x, y in points],
        stroke=style.stroke or "",
        fill=style.fill or "",
        width=style.width,
    )
    if style.dashed:
        data["dashed"] = True
    if style.head:
        data["head"] = True
    if style.over:
        data["over"] = True
    return data


def minutes_data(found: Minutes | None) -> MinutesData | None:
    """Write for the page how long a puzzle takes people, if that is known."""
    if found is None:
        return None
    return MinutesData(typical=found.typical, average=list(found.average), fast=list(found.fast))
