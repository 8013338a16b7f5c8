"""A book is written in the language that its file says, or that is asked for."""

import zipfile

import pytest
from tests.printed import page_texts, reader

from pencilmark.__main__ import main
from pencilmark.board import speech
from pencilmark.board.errors import WishError
from pencilmark.board.naming import CELL_NAMES
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.worksheet_wish import Worksheet

FILE = 'lang = "de"\nseed = 1\n\n[[chapter]]\nboard = "4"\ncount = 1\n'


@pytest.fixture(autouse=True)
def english():
    """Speak English again in the end."""
    yield
    speech.use("en")


def test_the_language_of_a_file_stays_in_it() -> None:
    assert read_book(FILE).lang == "de"
    assert read_book(write_book(read_book(FILE))) == read_book(FILE)


def test_a_language_or_names_of_cells_that_are_none_of_ours_are_refused() -> None:
    with pytest.raises(WishError, match="tlh"):
        read_book(FILE.replace("de", "tlh"))
    for known in CELL_NAMES:
        assert read_book(f'cells = "{known}"\n{FILE}').cells == known
    with pytest.raises(WishError, match="E3"):
        read_book(f'cells = "E3"\n{FILE}')
    with pytest.raises(WishError, match="E3"):
        Worksheet("x-wing", cells="E3")


@pytest.mark.parametrize(("options", "tag", "word"), [((), "de", "Lösungen"), (("--lang", "en"), "en", "Answers")])
def test_the_command_line_writes_a_book_in_the_language_of_its_file_or_of_its_option(
    tmp_path, options, tag, word
) -> None:
    plan, out = tmp_path / "plan.toml", tmp_path / "book.pdf"
    plan.write_text(FILE)
    assert main(["book", str(out), str(plan), "--epub", "--toml", *options]) == 0
    assert reader(out.read_bytes()).root_object["/Lang"] == tag
    assert word in " ".join(page_texts(out.read_bytes()))
    assert f'lang = "{tag}"' in (tmp_path / "book.toml").read_text()
    with zipfile.ZipFile(tmp_path / "book.epub") as epub:
        (about,) = [epub.read(name).decode() for name in epub.namelist() if name.endswith(".opf")]
    assert f"<dc:language>{tag}</dc:language>" in about
