"""Reads the text of a puzzle for the page."""

from __future__ import annotations

from dataclasses import replace

from pencilmark import exchange
from pencilmark.board.geometry import Geometry, bits
from pencilmark.board.model import Puzzle
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.shapes import shapes_data
from pencilmark.doors.protocol import AboutData, BoardData, PuzzleData, ReadRequest, Work
from pencilmark.exchange import Exchanged
from pencilmark.exchange import read as formats
from pencilmark.rules.sheet import reading
from pencilmark.rules.variants.picture import draw_rules
from pencilmark.rules.variants.registry import VARIANTS

SAYINGS = {
    variant.word: f"{variant.title}: {variant.text}"
    for variant in VARIANTS.values()
    if variant.takes == "board" and variant.word
}
"""For each word of a board that is a variant too: its rule in words."""


def answer(request: ReadRequest, clock: Clock) -> Work[PuzzleData]:
    """Read the puzzle; raises FormatError or BoardError, which tell the page what is wrong and where."""
    yield None
    if exchange.is_link(request["text"]):
        found = exchange.read_link(request["text"])
        return {**puzzle_data(found.puzzle, found.format), "about": about_data(found)}
    recognised = formats.recognise(request["text"], request.get("board"))
    puzzle = recognised.puzzle
    if rules := request.get("rules"):
        sheet, errors = yield from reading(rules, puzzle.geometry)
        if errors:
            raise errors[0]
        puzzle = replace(puzzle, rules=sheet.puzzle.rules)
    return puzzle_data(puzzle, recognised.format)


def puzzle_data(puzzle: Puzzle, format_name: str) -> PuzzleData:
    """Describe a puzzle to the page."""
    empty = (0,) * puzzle.geometry.cell_count
    data = PuzzleData(
        board=board_data(puzzle.geometry),
        givens=list(puzzle.givens),
        placed=list(puzzle.placed or empty),
        candidates=[[bit + 1 for bit in bits(mask)] for mask in puzzle.candidates or empty],
        format=format_name,
    )
    if puzzle.rules:
        data["rules"] = list(puzzle.rules)
    if shapes := draw_rules(puzzle.rules, puzzle.geometry):
        data["shapes"] = shapes_data(shapes)
    return data


def about_data(found: Exchanged) -> AboutData:
    """Tell the page what another program's puzzle tells of itself."""
    return AboutData(title=found.title, author=found.author, text=found.text, missing=list(found.warnings))


def board_data(geometry: Geometry) -> BoardData:
    """Describe the board to the page.

    >>> from pencilmark.board.boards import board
    >>> board_data(board("4"))["regions"]
    [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]
    """
    regions = [-1] * geometry.cell_count
    for house in geometry.houses:
        if house.kind in ("box", "region"):
            for cell in house.cells:
                regions[cell] = house.number - 1
    data = BoardData(
        name=geometry.name,
        size=geometry.size,
        regions=regions,
        houses=[list(house.cells) for house in geometry.houses],
        pairs=[list(pair) for pair in geometry.pairs],
    )
    if geometry.value_count != geometry.size:
        data["top"] = geometry.value_count
    if any(house.kind == "diagonal" for house in geometry.houses):
        data["diagonals"] = True
    shaded = {cell for house in geometry.houses if house.kind in ("window", "extra") for cell in house.cells}
    if shaded:
        data["shaded"] = sorted(shaded)
    if says := [SAYINGS[word] for word in geometry.name.split() if word in SAYINGS]:
        data["says"] = says
    return data
