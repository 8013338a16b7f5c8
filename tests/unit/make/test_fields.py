"""A field of a wish is one row: all that is read and written of it follows from that."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pencilmark.board.english import SENTENCES
from pencilmark.make.fields import rows, settled
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.toml import BOOK, WISH, read_book
from pencilmark.paper.book.wish import Book, Chapter

ROOT = Path(__file__).parents[3]
RECORDS = (Wish, VariantPart, FormulaPart, Book)
ASKED = """
import json
from io import StringIO
from pencilmark.board.english import say
from pencilmark.doors.checking import check
from pencilmark.doors.commands.run import parsed
from pencilmark.doors.commands.wishing import orders_of
from pencilmark.doors.handlers.making import wish_of
from pencilmark.doors.protocol.making import WishData
from pencilmark.make.recipe import recipe
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Book, Chapter

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
}))
"""


def test_a_new_field_takes_a_row_and_a_sentence(tmp_path: Path) -> None:
    package = tmp_path / "pencilmark"
    shutil.copytree(ROOT / "py" / "pencilmark", package, ignore=shutil.ignore_patterns("__pycache__"))
    wish, sentences = package / "make" / "wish.py", package / "languages" / "en" / "commands.ftl"
    row = "    open: int ="
    text = wish.read_text("utf-8")
    assert text.count(row) == 1
    wish.write_text(text.replace(row, f"    mood: tuple[int, int] | None = told(SPAN, graded=True)\n{row}"), "utf-8")
    sentences.write_text(sentences.read_text("utf-8") + "option-mood = how it feels\n", "utf-8")
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
    }


@pytest.mark.parametrize("record", RECORDS)
def test_every_option_says_what_it_does(record: type) -> None:
    assert [row.flag for row in rows(record) if row.option and f"option-{row.flag}" not in SENTENCES] == []


def test_what_is_as_usual_is_not_said() -> None:
    assert settled(Wish()) == settled(Book((Chapter(Wish()),))) == {}


def test_files_have_a_key_for_every_field() -> None:
    assert set(WISH) == {row.name for row in rows(Wish)}
    assert set(BOOK) | {"chapters"} == set(Book.__slots__)
    assert read_book("seed-line = false").seed_line is False
