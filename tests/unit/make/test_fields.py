"""A field of a wish is one row: all that is read and written of it follows from that."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pencilmark.board.speech import SENTENCES
from pencilmark.make.fields import rows, settled
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.toml import BOOK, WISH, read_book
from pencilmark.paper.book.wish import Book, Chapter
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.options import Sheet

ROOT = Path(__file__).parents[3]
RECORDS = (Wish, VariantPart, FormulaPart, Book, Sheet, Worksheet)
ASKED = """
import json
from io import StringIO
from pencilmark.board.speech import say
from pencilmark.doors.checking import check
from pencilmark.doors.commands.run import parsed
from pencilmark.doors.commands.wishing import orders_of
from pencilmark.doors.commands.sheet import sheet_of as laid_out
from pencilmark.doors.handlers.making import wish_of
from pencilmark.doors.handlers.sheets import sheet_of
from pencilmark.doors.protocol.books import WorksheetData
from pencilmark.doors.protocol.making import WishData
from pencilmark.doors.protocol.printing import PaperData
from pencilmark.make.fields import read_fields
from pencilmark.make.recipe import recipe
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Book, Chapter
from pencilmark.paper.book.worksheet_wish import Worksheet


def checked(message, shape):
    check(message, shape)
    return message


orders = orders_of(parsed("generate --mood 2-4 --level Hard".split()))
message = {"board": "9", "level": "Hard", "mood": [2, 4]}
check(message, WishData)
book = Book((Chapter(orders[0].wish, 3),))
print(json.dumps({
    "wish": orders[0].wish.as_dict(),
    "recipe": recipe(orders, 7),
    "message": wish_of(message) == orders[0].wish,
    "file": "mood = [2, 4]" in write_book(book) and read_book(write_book(book)) == book,
    "book": parsed("book out.pdf --mood 3".split()).mood,
    "graded": orders[0].wish.is_graded,
    "sheet": [
        laid_out(parsed("sheet out.pdf --tilt 3".split()), 1).tilt,
        sheet_of(checked({"tilt": 4}, PaperData)).tilt,
    ],
    "worksheet": [
        parsed("worksheet out.pdf x-wing --tilt 3".split()).tilt,
        read_fields(Worksheet, checked({"technique": "x-wing", "tilt": 4}, WorksheetData), "worksheet")["tilt"],
    ],
}))
"""


def test_a_new_field_takes_a_row_and_a_sentence(tmp_path: Path) -> None:
    package = tmp_path / "pencilmark"
    shutil.copytree(ROOT / "py" / "pencilmark", package, ignore=shutil.ignore_patterns("__pycache__"))
    sentences = package / "languages" / "en" / "commands.ftl"
    add(package / "make" / "wish.py", "    open: int =", "    mood: tuple[int, int] | None = told(SPAN, graded=True)\n")
    add(package / "paper" / "options.py", "    large: bool =", "    tilt: int = told(WHOLE, 0)\n")
    add(package / "paper" / "book" / "worksheet_wish.py", "    hints: bool =", "    tilt: int = told(WHOLE, 0)\n")
    sentences.write_text(
        sentences.read_text("utf-8") + "option-mood = how it feels\noption-tilt = in degrees\n", "utf-8"
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", ASKED], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "wish": {"board": "9", "level": "Hard", "mood": [2, 4]},
        "recipe": "pencilmark generate --mood 2-4 --level Hard --seed 7",
        "message": True,
        "file": True,
        "book": "3",
        "graded": True,
        "sheet": [3, 4],
        "worksheet": [3, 4],
    }


def add(module: Path, before: str, row: str) -> None:
    text = module.read_text("utf-8")
    assert text.count(before) == 1
    module.write_text(text.replace(before, row + before), "utf-8")


@pytest.mark.parametrize("record", RECORDS)
def test_every_option_says_what_it_does(record: type) -> None:
    assert [row.flag for row in rows(record) if row.option and row.says not in SENTENCES] == []


def test_what_is_as_usual_is_not_said() -> None:
    assert settled(Wish()) == settled(Book((Chapter(Wish()),))) == {}


def test_files_have_a_key_for_every_field() -> None:
    assert set(WISH) == {row.name for row in rows(Wish)}
    assert set(BOOK) | {"chapters"} == set(Book.__slots__)
    assert read_book("seed-line = false").seed_line is False
