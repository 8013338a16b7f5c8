"""Reads the text of a puzzle for the page."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import cast

from pencilmark.board.boards import board
from pencilmark.board.english import say
from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import line_on
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import marks_data
from pencilmark.doors.handlers.shapes import drawn_data
from pencilmark.doors.protocol.pieces import AboutData, BoardData, ErrorData, PuzzleData, ShapeData
from pencilmark.doors.protocol.reading import ChoiceData, ListData, ListedData, ReadData, ReadRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.exchange.found import Entry, Listing, Question, Reading
from pencilmark.exchange.read import read_entry, recognising
from pencilmark.rules.text import reading
from pencilmark.rules.variants.registry import VARIANTS

RATINGS = ("rating", "er", "difficulty", "level", "se")
"""Columns of a list that say how hard a puzzle is, the best known first."""
OF_BOARDS = {variant.word: variant for variant in VARIANTS.values() if variant.takes == "board" and variant.word}
"""For each word of a board that is a variant too: that variant."""


def answer(request: ReadRequest, clock: Clock) -> Work[ReadData]:
    """Read a text; raises FormatError or BoardError, which tell the page what is wrong and where."""
    yield None
    found = yield from recognising(request["text"], request.get("board"), request.get("choice", ""))
    if isinstance(found, Question):
        return ReadData(choices=[ChoiceData(name=choice.name, label=choice.label) for choice in found.choices])
    if isinstance(found, Listing):
        told = yield from _listed(found, request.get("board"))
        return ReadData(list=told)
    if rules := request.get("rules"):
        ruled, errors = yield from reading(rules, found.puzzle.geometry)
        if errors:
            raise errors[0]
        found = replace(found, puzzle=replace(found.puzzle, rules=ruled.puzzle.rules))
    shapes = yield from drawn_data(found.puzzle.rules, found.puzzle.geometry)
    return ReadData(puzzle=reading_data(found, shapes))


def _listed(found: Listing, on: str | None) -> Generator[Note | None, None, ListData]:
    """Read the puzzles of a list one by one, and hand them over in notes."""
    geometry = board(on) if on else None
    broken, count, boards = 0, len(found.entries), {""}
    for number, entry in enumerate(found.entries, 1):
        told = _entry_data(entry, geometry)
        broken += "error" in told
        if told["board"] not in boards:
            boards.add(told["board"])
            told["layout"] = board_data(board(told["board"]))
        yield Note(done=number / count, text=say("puzzles-read", number=number, total=count), listed=[told])
    return ListData(format=found.format, title=found.title, count=count, broken=broken)


def _entry_data(entry: Entry, geometry: Geometry | None) -> ListedData:
    """Write one puzzle of a list, or what is wrong with it."""
    try:
        reading = read_entry(entry, geometry)
    except InputError as error:
        wrong = cast(ErrorData, error.as_dict() | {"line": entry.line})
        return ListedData(line=entry.line, text=entry.text[:2000], puzzle="", board="", clues=0, error=wrong)
    puzzle = reading.puzzle
    data = ListedData(
        line=entry.line,
        text=entry.text,
        puzzle=line_on(puzzle.givens, puzzle.geometry),
        board=puzzle.geometry.name,
        clues=puzzle.clue_count,
    )
    if puzzle.candidates:
        data["candidates"] = marks_data(puzzle.candidates)
    if puzzle.rules:
        data["rules"] = [rule.text for rule in puzzle.rules]
        data["shapes"] = finished(drawn_data(puzzle.rules, puzzle.geometry))
    columns = dict(reading.columns)
    if name := columns.get("name", columns.get("id", columns.get("title", ""))):
        data["name"] = name
    if rating := next((columns[key] for key in RATINGS if key in columns), ""):
        data["rating"] = rating
    if reading.solution:
        data["solution"] = line_on(reading.solution, puzzle.geometry)
    return data


def reading_data(found: Reading, shapes: list[ShapeData]) -> PuzzleData:
    """Describe what was read to the page: the puzzle, the player's marks, the solution that came with it."""
    data = puzzle_data(found.puzzle, found.format, shapes)
    if found.marks:
        data["marks"] = marks_data(found.marks)
    if found.solution:
        data["solution"] = list(found.solution)
    if found.title or found.author or found.text or found.warnings:
        data["about"] = about_data(found)
    return data


def puzzle_data(puzzle: Puzzle, format_name: str, shapes: list[ShapeData] | None = None) -> PuzzleData:
    """Describe a puzzle to the page, with the *shapes* of its rules where they are drawn already."""
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


def about_data(found: Reading) -> AboutData:
    """Report to the page what a text tells of its puzzle."""
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
    if not geometry.first:
        data["first"] = geometry.first
    if any(house.kind == "diagonal" for house in geometry.houses):
        data["diagonals"] = True
    shaded = {cell for house in geometry.houses if house.kind in ("window", "extra") for cell in house.cells}
    if shaded:
        data["shaded"] = sorted(shaded)
    found = [OF_BOARDS[word] for word in geometry.name.split() if word in OF_BOARDS]
    if says := [f"{variant.title}: {variant.text}" for variant in found]:
        data["says"] = says
    return data
