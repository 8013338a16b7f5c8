"""Writes the pieces of a book that one Python made, for another that makes the book."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from pencilmark.board.model import Puzzle
from pencilmark.doors.handlers.puzzles import written
from pencilmark.doors.protocol.printing import BookPartData
from pencilmark.human.rating import Rating
from pencilmark.make.made import Made
from pencilmark.paper.book.ahead import Piece, pieces_of
from pencilmark.paper.book.puzzles import Ahead
from pencilmark.paper.book.wish import Book


def read_ahead(book: Book, parts: Sequence[BookPartData]) -> Ahead:
    """Read what other Pythons made of a *book*, by what it was made of."""
    pieces = pieces_of(book) if parts else []
    return {
        piece.what: read_made(data, piece)
        for part in parts
        for piece, data in zip(pieces[part["first"] :], json.loads(part["made"]), strict=False)
        if data
    }


def made_data(made: Made) -> dict[str, Any]:
    """Write a puzzle that was made as plain data, but for what it was made of."""
    puzzle = made.puzzle
    return {
        "board": puzzle.geometry.name,
        "givens": puzzle.givens,
        "rules": [rule.text for rule in puzzle.rules],
        "solution": made.solution,
        "counts": [made.tried, made.nodes, made.minimal],
        "rating": {name: value for name, value in asdict(made.rating).items() if value is not None},
    }


def read_made(data: dict[str, Any], piece: Piece) -> Made:
    """Read what `made_data` wrote of a *piece*: the same."""
    tried, nodes, minimal = data["counts"]
    rating = Rating(**data["rating"] | {"unfinished": tuple(data["rating"]["unfinished"])})
    known = tuple(data["solution"]), tried, nodes, minimal, rating
    if isinstance(piece.what, Puzzle):
        return Made(piece.what, *known)
    return Made(written(data["board"], data["givens"], data["rules"]), *known, *piece.what)
