"""Our own forms: JSON that holds all of a puzzle, and a drawing (SVG) that carries it along."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import escape, unescape
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import line_on, parse_either
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.svg import picture
from pencilmark.exchange.found import Reading
from pencilmark.rules.picture import draw_rules
from pencilmark.rules.text import read_rules

NAME = "pencilmark"
_WORDS = ("title", "author", "text")
_CARRIED = re.compile(r'<metadata id="pencilmark">(.*?)</metadata>', re.DOTALL)


def write_own(found: Reading) -> str:
    """Write all of a puzzle as JSON; `parse_own` is the inverse."""
    puzzle = found.puzzle
    data: dict[str, Any] = {
        "format": NAME,
        "board": puzzle.geometry.name,
        "givens": line_on(puzzle.givens, puzzle.geometry),
    }
    if puzzle.placed and any(puzzle.placed):
        data["placed"] = line_on(puzzle.placed, puzzle.geometry)
    if puzzle.candidates is not None:
        data["candidates"] = _lists(puzzle.candidates, puzzle.geometry)
    if found.marks and any(found.marks):
        data["marks"] = _lists(found.marks, puzzle.geometry)
    if puzzle.rules:
        data["rules"] = [rule.text for rule in puzzle.rules]
    data |= {word: getattr(found, word) for word in _WORDS if getattr(found, word)}
    return json.dumps(data, ensure_ascii=False) + "\n"


def is_own(data: dict[str, Any]) -> bool:
    """Report whether JSON data is of this form."""
    return data.get("format") == NAME and "givens" in data


def parse_own(data: dict[str, Any]) -> Reading:
    """Read a puzzle from data that `write_own` wrote. Raises FormatError.

    >>> parse_own({"format": "pencilmark", "board": "4", "givens": "1..2...........4"}).puzzle
    <Puzzle 4: 1..2...........4>
    """
    try:
        geometry = board(str(data.get("board", "9"))[:20_000])
        rules = data.get("rules")
        text = "\n".join(map(str, rules)) if isinstance(rules, list) else ""
        puzzle = Puzzle(
            geometry,
            _values(data["givens"], geometry),
            _values(data["placed"], geometry) if "placed" in data else None,
            _masks(data.get("candidates"), geometry),
            read_rules(text, geometry).puzzle.rules if text else (),
        )
    except InputError as error:
        raise FormatError("bad-own/puzzle", why=error.says) from error
    title, author, words = (str(data.get(word) or "")[:10_000] for word in _WORDS)
    return Reading(puzzle, "Pencilmark JSON", title, author, words, marks=_masks(data.get("marks"), geometry))


def _lists(masks: tuple[int, ...], geometry: Geometry) -> list[list[int]]:
    return [[bit + geometry.first for bit in bits(mask)] for mask in masks]


def _values(text: object, geometry: Geometry) -> tuple[int, ...]:
    line = str(text)
    return parse_either(line, geometry).givens


def _masks(lists: object, geometry: Geometry) -> tuple[int, ...] | None:
    """Read lists of values, a list for each cell. Raises FormatError."""
    if not isinstance(lists, list):
        return None
    first, top = geometry.first, geometry.last
    known = range(first, top + 1)
    fits = all(isinstance(own, list) and all(type(value) is int and value in known for value in own) for own in lists)
    if not fits or len(lists) != geometry.cell_count:
        raise FormatError("bad-own/marks", count=geometry.cell_count, first=first, top=top)
    return tuple(sum({1 << value - first for value in own}) for own in lists)


def write_picture(found: Reading) -> str:
    """Draw a puzzle as SVG that contains its JSON: a picture that can be opened again."""
    puzzle = found.puzzle
    none = (0,) * puzzle.geometry.cell_count
    shown = replace(puzzle, candidates=found.marks or puzzle.candidates or none)
    drawn = picture(Position.of(shown), draw_rules(puzzle.rules, puzzle.geometry))
    start = drawn.index(">") + 1
    told = escape(write_own(found).strip(), quote=False)
    return f'{drawn[:start]}<metadata id="{NAME}">{told}</metadata>{drawn[start:]}\n'


def carried(text: str) -> Reading | None:
    """Read the puzzle that a drawing carries; None if it carries none. Raises FormatError."""
    match = _CARRIED.search(text)
    if not match:
        return None
    try:
        data = json.loads(unescape(match[1]))
    except ValueError:
        return None
    return parse_own(data) if isinstance(data, dict) and is_own(data) else None
