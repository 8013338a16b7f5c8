"""A book whose puzzles were made ahead, by other Pythons, is the same to the byte."""

import json
from typing import Any

import pytest

from pencilmark.board.task import finished
from pencilmark.doors.handlers import handler
from pencilmark.doors.handlers.books import read_ahead
from pencilmark.doors.protocol.books import BookPartData
from pencilmark.make.batch import Means
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.made import Made, made_data
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.ahead import BookPiece, make_piece, pieces_of, read_piece
from pencilmark.paper.book.puzzles import make_entries
from pencilmark.paper.book.toml import read_book

MIXED = """seed = 4
show = ["rating"]
puzzles = "title,puzzle,board\\nMine,1...............,4\\n"
[[chapter]]
symmetry = "rotational180"
count = 3
[[chapter]]
variant = "killer"
board = "4"
count = 2
[[chapter]]
board = "6"
level = "Easy"
count = 2
"""
MINE = "12343412214343.."
FILE = MIXED.replace("1...............", MINE)
SERIES = 'seed = 4\nvolume = 1\nseries = 2\n[[chapter]]\nvariant = "killer"\nboard = "4"\ncount = 3\n'


def asked(kind: str, **fields: Any) -> Any:
    request = {"id": 1, "kind": kind, **fields}
    return finished(handler(kind).begin(request, lambda: 0.0))


@pytest.mark.parametrize("file", [FILE, SERIES])
def test_entries_are_the_same_whoever_made_them(file: str) -> None:
    book = read_book(file)
    parts = [asked("bookpart", file=file, first=first, count=2) for first in range(0, len(pieces_of(book)), 2)]
    ahead = read_ahead(book, parts)
    assert set(ahead) == {piece.what for piece in pieces_of(book)}
    assert finished(make_entries(book, ahead=ahead)) == finished(make_entries(book))


def test_a_book_asks_for_its_pieces_and_for_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    book = read_book(FILE)
    ahead = {piece.what: made for piece in pieces_of(book) if isinstance(made := finished(make_piece(piece)), Made)}

    def never(*args: object) -> None:
        raise AssertionError(args)

    monkeypatch.setattr("pencilmark.make.batch.making", never)
    monkeypatch.setattr("pencilmark.paper.book.puzzles.known_of", never)
    assert len(finished(make_entries(book, ahead=ahead))) == book.count


def test_lost_pieces_are_made_by_the_book() -> None:
    book = read_book(FILE)
    part = asked("bookpart", file=FILE, first=1, count=2)
    half = BookPartData(first=1, made=json.dumps([None, json.loads(part["made"])[1]]))
    assert finished(make_entries(book, ahead=read_ahead(book, [half]))) == finished(make_entries(book))


@pytest.mark.parametrize(
    "wish",
    [
        Wish(),
        Wish(level="Hard"),
        Wish("6 x"),
        Wish("4", part=VariantPart("thermo")),
        Wish("6", part=VariantPart("kropki")),
        Wish("4", part=FormulaPart(None, ("+", "*"), largest=9, cyclic=None, search=None), minimal=True),
    ],
)
def test_reading_what_was_written_is_the_identity(wish: Wish) -> None:
    piece = BookPiece((wish, 7), Means(scales=("own", "hodoku", "se")))
    made = finished(make_piece(piece))
    assert isinstance(made, Made)
    assert read_piece(json.loads(json.dumps(made_data(made))), piece) == made


def test_a_plan_checks_the_book_and_counts_its_pieces() -> None:
    plan = asked("bookplan", file=FILE)
    assert (plan["pieces"], plan["puzzles"]) == (8, 8)
    assert read_book(plan["file"]) == read_book(FILE)
    assert asked("bookplan", file=SERIES)["pieces"] == 6, "one of two volumes passes over every other killer"


def test_an_own_puzzle_with_several_solutions_is_left_to_the_book() -> None:
    file = MIXED.replace("1...............", "." * 16)
    assert json.loads(asked("bookpart", file=file, first=0, count=1)["made"]) == [None]
