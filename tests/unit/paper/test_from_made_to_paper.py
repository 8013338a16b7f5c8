"""A puzzle that was made is on its way to paper what it was when it was made: nothing is solved or rated again.

Calls are watched wherever they come from, by the files that they are in.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from tests.unit.paper.corpus import PAPER

import pencilmark
from pencilmark import engine
from pencilmark.board.task import finished
from pencilmark.doors.commands.sheet import _entry_of
from pencilmark.doors.service import Service
from pencilmark.human.rating import rate
from pencilmark.make.batch import Means, make
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.made import Made
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.cover import cover_page
from pencilmark.paper.book.pages import lay_out
from pencilmark.paper.book.puzzles import make_entries
from pencilmark.paper.book.table import write_archive, write_table
from pencilmark.paper.book.wish import Book, Chapter
from pencilmark.paper.book.worksheet import make_tasks, worksheet_pages
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.sheet import Sheet, sheet_pages

PACKAGE = str(Path(pencilmark.__file__).parent)
SOLVING = ("/engine/", "/human/rating.py", "/human/sukaku/", "/human/hodoku_path.py", "/human/depth.py")
WALKING = ("/human/logic.py",)
WISHES = {
    "classic": Wish("4"),
    "killer": Wish("4", part=VariantPart("killer", givens=False)),
    "formulas": Wish("4", minimal=True, part=FormulaPart(operators=("+", "-"))),
}
ASKED: dict[str, dict[str, Any]] = {
    "classic": {"board": "4"},
    "killer": {"board": "4", "variant": "killer", "givens": False},
    "formulas": {"board": "4", "formulas": {"operators": ["+", "-"], "largest": 9, "easy": False}},
}


@contextmanager
def watched(*places: str) -> Iterator[Counter[str]]:
    """Count the calls of functions in files of the package at *places*, but for what a rating says of itself."""
    found: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _value: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(PACKAGE) and not code.co_qualname.startswith("Rating."):
            path = code.co_filename.removeprefix(PACKAGE)
            if path.startswith(places):
                found[f"{path} {code.co_qualname}"] += 1

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


@cache
def made(kind: str) -> Made:
    return make(Means(scales=("own", "se")), (WISHES[kind], 5))


def test_the_watch_sees_what_solves_and_what_rates() -> None:
    with watched(*SOLVING, *WALKING) as found:
        engine.solve(made("classic").puzzle)
        rate(made("classic").puzzle, ("own",))
    assert {name.split()[0] for name in found} >= {"/engine/__init__.py", "/human/rating.py"}


@pytest.mark.parametrize("kind", WISHES)
def test_a_sheet_takes_it_as_it_was_made(kind: str) -> None:
    one = made(kind)
    with watched(*SOLVING, *WALKING) as found:
        sheet_pages([_entry_of(one)], Sheet("A4", 1, show=("level", "rating"), answers="end"))
    assert not found


@pytest.mark.parametrize("kind", WISHES)
def test_the_page_prints_what_it_was_sent(kind: str) -> None:
    (puzzle,) = _sent(kind)
    request = {"id": 2, "kind": "pages", "puzzles": [puzzle], "paper": PAPER, "first": 0, "count": 2}
    with watched(*SOLVING, *WALKING) as found:
        replies = [json.loads(text) for text in Service(clock=lambda: 0.0).open(json.dumps(request)) if text]
    assert not found
    assert replies[-1]["kind"] == "result", replies
    assert replies[-1]["value"]["total"] == 2 and not replies[-1]["value"].get("found")


def _sent(kind: str) -> Iterator[dict[str, Any]]:
    """Yield the puzzles that are made for the page as its print dialog hands them back."""
    request = {"id": 1, "kind": "generate", "wish": ASKED[kind], "count": 1, "seed": 5}
    for text in Service(clock=lambda: 0.0).open(json.dumps(request)):
        reply = json.loads(text) if text else {}
        for one in reply.get("note", {}).get("made", {}).get("puzzles", ()):
            puzzle = one["puzzle"]
            told = {name: puzzle[name] for name in ("givens", "rules") if name in puzzle}
            yield told | {"board": puzzle["board"]["name"], "solution": one["solution"], "level": one["level"]}


def test_a_book_prints_what_its_chapters_were_made_of() -> None:
    chapters = tuple(Chapter(wish, 2) for wish in WISHES.values())
    book = Book(chapters, show=("level", "rating"), how_to_solve=False, seed=3)
    entries = finished(make_entries(book))
    with watched(*SOLVING, *WALKING) as found:
        printed = finished(lay_out(book, entries))
        table = write_table(book, entries, printed.places)
        cover_page(book, entries, len(printed.pages))
        write_archive(book, entries, table)
    assert not found


def test_its_lessons_look_for_their_examples_and_solve_nothing() -> None:
    book = Book((Chapter(WISHES["classic"], 2), Chapter(WISHES["killer"], 2)), seed=3)
    entries = finished(make_entries(book))
    with watched(*SOLVING) as found:
        finished(lay_out(book, entries))
    assert not found


def test_a_worksheet_solves_and_rates_nothing_once_its_puzzles_are_made() -> None:
    sheet = Worksheet("hidden-single", count=2, seed=3, board="4")
    tasks = finished(make_tasks(sheet))
    with watched(*SOLVING) as found:
        worksheet_pages(sheet, tasks)
    assert not found
