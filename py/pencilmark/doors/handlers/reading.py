"""Reads the text of a puzzle or a list, and writes puzzles in every form."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import cast

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import line_on
from pencilmark.board.speech import say
from pencilmark.board.task import finished
from pencilmark.doors.handlers import Handler
from pencilmark.doors.handlers.pieces import board_data, drawn_data, marks_data, masks_of, puzzle_data, written
from pencilmark.doors.protocol import reading as messages
from pencilmark.doors.protocol.pieces import AboutData, ErrorData, PuzzleData, ShapeData
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.exchange.found import ListEntry, Listing, Question, Reading
from pencilmark.exchange.read import read_entry, recognising
from pencilmark.exchange.written import link, write
from pencilmark.rules.text import reading

RATINGS = ("rating", "er", "difficulty", "level", "se")
"""Columns of a list that say how hard a puzzle is, the best known first."""


def read(request: messages.ReadRequest) -> Work[messages.ReadData]:
    """Read a text. Raises FormatError or BoardError, which say what is wrong and where."""
    yield None
    found = yield from recognising(request["text"], request.get("board"), request.get("choice", ""))
    if isinstance(found, Question):
        return messages.ReadData(
            choices=[messages.ChoiceData(name=choice.name, label=choice.label) for choice in found.choices]
        )
    if isinstance(found, Listing):
        told = yield from _listed(found, request.get("board"))
        return messages.ReadData(list=told)
    if rules := request.get("rules"):
        ruled, errors = yield from reading(rules, found.puzzle.geometry)
        if errors:
            raise errors[0]
        found = replace(found, puzzle=replace(found.puzzle, rules=ruled.puzzle.rules))
    shapes = yield from drawn_data(found.puzzle.rules, found.puzzle.geometry)
    return messages.ReadData(puzzle=reading_data(found, shapes))


def _listed(found: Listing, on: str | None) -> Generator[Note | None, None, messages.ListData]:
    """Read the puzzles of a list one by one, sending them in notes."""
    geometry = board(on) if on else None
    broken, count, boards = 0, len(found.entries), {""}
    for number, entry in enumerate(found.entries, 1):
        told = _entry_data(entry, geometry)
        broken += "error" in told
        if told["board"] not in boards:
            boards.add(told["board"])
            told["layout"] = board_data(board(told["board"]))
        yield Note(done=number / count, text=say("puzzles-read", number=number, total=count), listed=[told])
    return messages.ListData(format=found.format, title=found.title, count=count, broken=broken)


def _entry_data(entry: ListEntry, geometry: Geometry | None) -> messages.ListedData:
    """Write one puzzle of a list, or what is wrong with it."""
    try:
        reading = read_entry(entry, geometry)
    except InputError as error:
        wrong = cast(ErrorData, error.as_dict() | {"line": entry.line})
        return messages.ListedData(line=entry.line, text=entry.text[:2000], puzzle="", board="", clues=0, error=wrong)
    puzzle = reading.puzzle
    data = messages.ListedData(
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
    """Describe to the page what was read: the puzzle, the player's marks, the solution that came with it."""
    data = puzzle_data(found.puzzle, found.format, shapes)
    if found.marks:
        data["marks"] = marks_data(found.marks)
    if found.solution:
        data["solution"] = list(found.solution)
    if found.title or found.author or found.text or found.warnings:
        data["about"] = about_data(found)
    return data


def about_data(found: Reading) -> AboutData:
    """Report what a text says about its puzzle: title, author, words."""
    return AboutData(title=found.title, author=found.author, text=found.text, missing=list(found.warnings))


def export(request: messages.ExportRequest) -> Work[messages.ExportData]:
    """Write the puzzle. Raises FormatError if the form has no room for its board."""
    yield None
    puzzle = written(request, request.get("placed"))
    told = (request.get("title", ""), request.get("author", ""), request.get("text", ""))
    made = write(Reading(puzzle, "", *told, marks=masks_of(request.get("marks"))), request["form"])
    return messages.ExportData(text=link(made, request["form"]) or made.text, missing=list(made.warnings))


HANDLERS = {"read": Handler(read), "export": Handler(export)}
