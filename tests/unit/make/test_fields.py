"""A field of a wish is one row: the recipe of docs/contributing.md, followed to the letter in a copy of the package."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.copied import Copy, copy_package, running

from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.speech import english
from pencilmark.human.effort import open_singles
from pencilmark.make.fields import rows, settled
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.toml import BOOK, WISH, read_book
from pencilmark.paper.book.wish import Book, Chapter
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.options import Sheet

ROOT = Path(__file__).parents[3]
WISH_ROWS = "py/pencilmark/make/wish.py"
SENTENCES_OF_OPTIONS = "py/pencilmark/languages/en/commands.ftl"
WRITTEN = (
    "index.html",
    "docs/command-line.md",
    "static/css/tokens.css",
    "static/css/drawing.css",
    "static/js/page/tables.js",
)
RECIPE = (ROOT / "docs/contributing.md").read_text("utf-8").split("## Adding a field of a wish\n")[1].split("\n## ")[0]
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", RECIPE, re.DOTALL | re.MULTILINE)
TILT = "tilt: int = told(WHOLE, 0, fold=PUZZLES, within=(0, 9))"
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


orders = orders_of(parsed("generate --tight 3 --level Hard".split()))
message = {"board": "9", "level": "Hard", "tight": 3}
check(message, WishData)
book = Book((Chapter(orders[0].wish, 3),))
print(json.dumps({
    "wish": orders[0].wish.as_dict(),
    "recipe": recipe(orders, 7),
    "message": wish_of(message) == orders[0].wish,
    "file": "tight = 3" in write_book(book) and read_book(write_book(book)) == book,
    "book": parsed("book out.pdf --tight 3".split()).tight,
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


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """Copy the package, the page and what writes into it, and add what the recipe shows to the files that it names."""
    folder = tmp_path_factory.mktemp("recipe")
    copy_package(folder)
    shutil.copytree(ROOT / "tests/contract", folder / "tests/contract", ignore=shutil.ignore_patterns("__pycache__"))
    for name in WRITTEN:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    assert all(f"`{name}`" in RECIPE for name in (WISH_ROWS, SENTENCES_OF_OPTIONS))
    row, sentences = BLOCKS
    add(folder / WISH_ROWS, "    technique: str |", row)
    add(folder / "py/pencilmark/paper/options.py", "    large: bool =", "    tilt: int = told(WHOLE, 0)\n")
    add(folder / "py/pencilmark/paper/book/worksheet_wish.py", "    hints: bool =", f"    {TILT}\n")
    with (folder / SENTENCES_OF_OPTIONS).open("a", encoding="utf-8") as file:
        file.write(f"{sentences}option-tilt = in degrees\n    .label = Tilt\n")
    with running(folder) as copy:
        yield copy


def test_a_new_field_takes_a_row_and_its_sentences(copy: Copy) -> None:
    (copy.folder / "asked.py").write_text(ASKED, "utf-8")
    assert json.loads(copy.run("asked.py")) == {
        "wish": {"board": "9", "level": "Hard", "tight": 3},
        "recipe": "pencilmark generate --tight 3 --level Hard --seed 7",
        "message": True,
        "file": True,
        "book": 3,
        "graded": True,
        "sheet": [3, 4],
        "worksheet": [3, 4],
    }


def test_the_puzzles_are_as_the_new_field_asks(copy: Copy) -> None:
    asked = ("generate", "--json", "--count", "3", "--seed", "1")
    for wish, is_met in ((("--tight", "3"), True), ((), False)):
        made = [json.loads(line)["puzzle"] for line in copy.command(*asked, *wish).splitlines()]
        puzzles = [Puzzle(board("9"), tuple(map(int, line.replace(".", "0")))) for line in made]
        assert all(open_singles(Position.of(puzzle)) <= 3 for puzzle in puzzles) == is_met


def test_the_new_field_stands_in_the_form_and_in_the_docs_by_one_command(copy: Copy) -> None:
    copy.run("tests/contract/choices.py")
    before, after = ((root / "index.html").read_text("utf-8").splitlines() for root in (ROOT, copy.folder))
    added = [line.strip() for line in after if line not in before]
    assert added == [
        '<label>{option-tight/label} <input name="tight" data-as="number" class="plain-only rated-only" type="number"'
        ' min="0" max="40" placeholder="0" title="{option-tight/hint}"></label>',
        '<label class="within">{option-tilt/label} <input name="tilt" data-as="number" type="number" min="0" max="9"'
        ' placeholder="0"></label>',
    ]
    assert [line for line in after if line in before] == before
    assert "`--tight` | `tight` | cells that singles fill" in (copy.folder / "docs/command-line.md").read_text("utf-8")


def add(module: Path, before: str, row: str) -> None:
    text = module.read_text("utf-8")
    assert text.count(before) == 1
    module.write_text(text.replace(before, row + before), "utf-8")


@pytest.mark.parametrize("record", RECORDS)
def test_every_option_says_what_it_does(record: type) -> None:
    assert [row.flag for row in rows(record) if row.option and row.says not in english()] == []


def test_what_is_as_usual_is_not_said() -> None:
    assert settled(Wish()) == settled(Book((Chapter(Wish()),))) == {}


def test_files_have_a_key_for_every_field() -> None:
    assert set(WISH) == {row.name for row in rows(Wish)}
    assert set(BOOK) | {"chapters"} == set(Book.__slots__)
    assert read_book("seed-line = false").seed_line is False
