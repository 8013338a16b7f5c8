"""The command `book`: its files, its options, its languages, and what it refuses."""

import csv
import json
import zipfile
from pathlib import Path

import pytest
from tests.printed import page_texts, reader

from pencilmark.__main__ import main
from pencilmark.board import speech
from pencilmark.board.errors import WishError
from pencilmark.board.naming import CELL_NAMES
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.worksheet_wish import Worksheet


def run(*arguments: object) -> int:
    return main(["book", *map(str, arguments), "--json", "--jobs", "1"])


def test_a_book_comes_with_its_table_and_the_file_that_makes_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, again = tmp_path / "out.pdf", tmp_path / "again.pdf"
    assert run(out, "--count", 3, "--size", 4, "--per-page", 2, "--seed", 9, "--csv", "--toml") == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["puzzles"], row["seed"], row["pdf"]) == (3, 9, str(out))
    assert len(reader(out.read_bytes()).pages) == row["pages"]
    assert len(list(csv.DictReader((tmp_path / "out.csv").open(newline="")))) == 3
    assert run(again, tmp_path / "out.toml") == 0
    assert again.read_bytes() == out.read_bytes()
    assert run(again, tmp_path / "out.toml", "--seed", 10, "--title", "Other") == 0
    assert again.read_bytes() != out.read_bytes()


def test_chapters_by_level_and_by_technique(tmp_path: Path) -> None:
    file = tmp_path / "book.toml"
    run(tmp_path / "a.pdf", "--level", "easy:2,Beginner:1", "--seed", 1, "--toml", file)
    assert [(chapter.name, chapter.count) for chapter in read_book(file.read_text()).chapters] == [
        ("Easy", 2),
        ("Beginner", 1),
    ]
    run(tmp_path / "a.pdf", "--variant", "killer:1,xv:1", "--size", 4, "--seed", 1, "--toml", file)
    assert [chapter.name for chapter in read_book(file.read_text()).chapters] == ["Killer, 4 × 4", "XV, 4 × 4"]
    run(tmp_path / "a.pdf", "--technique", "naked-pair", "--count", 2, "--seed", 1, "--show", "", "--toml", file)
    book = read_book(file.read_text())
    assert [(chapter.name, chapter.count) for chapter in book.chapters] == [("Naked pair", 2)] and book.show == ()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("missing.toml",), "expected a book's file to read"),
        (("--level", "Easy", "--technique", "x-wing"), "not by both"),
        (("--level", "Silly"), "expected one of Beginner"),
        (("--technique", "magic"), "expected the id of a technique"),
        (("--variant", "magic"), "expected one of killer"),
        (("--level", "Easy:3,Hard"), "expected a count for each chapter"),
        (("--count", 0), "expected 1 to 5000 puzzles"),
        (("--per-page", 5), "expected one of 1, 2, 4, 6, 9, 12 puzzles a page"),
        (("--paper", "napkin"), "expected A3, A4"),
    ],
)
def test_impossible_wishes_are_reported_and_nothing_is_written(
    tmp_path: Path, options: tuple[object, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.pdf"
    assert run(out, *options) == 2
    assert message in capsys.readouterr().err
    assert not out.exists()


def test_a_file_with_chapters_takes_no_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "book.toml"
    file.write_text("[[chapter]]\ncount = 1\n")
    assert run(tmp_path / "out.pdf", file, "--count", 5) == 2
    assert "no --count" in capsys.readouterr().err


def test_an_unwritable_place_is_reported_before_the_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path / "no" / "such" / "out.pdf") == 2
    assert "expected a file that can be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--variant", "killer", "--symmetry", "none"], "expected no --symmetry beside --variant"),
        (["--level", "Easy:2,Hard:3", "--count", "5"], "expected no --count beside chapters with counts"),
        (["--variant", "killer", "--level", "Hard", "--technique", "innie"], "level"),
        (["--no-givens"], "expected no --no-givens without --variant"),
    ],
)
def test_no_option_is_silently_ignored(arguments, words, tmp_path, capsys):
    assert main(["book", str(tmp_path / "out.pdf"), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_variant_has_a_chapter_for_each_level_named(tmp_path: Path) -> None:
    file = tmp_path / "book.toml"
    run(
        tmp_path / "a.pdf",
        "--variant",
        "killer",
        "--level",
        "easy:2,Medium:1",
        "--size",
        6,
        "--seed",
        1,
        "--toml",
        file,
    )
    assert [(chapter.name, chapter.count) for chapter in read_book(file.read_text()).chapters] == [
        ("Killer, Easy, 6 × 6", 2),
        ("Killer, Medium, 6 × 6", 1),
    ]


def test_a_book_that_lacks_puzzles_keeps_those_it_made_and_is_printed_on_request(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan, out, kept = tmp_path / "plan.toml", tmp_path / "out.pdf", tmp_path / "out.made.jsonl"
    hopeless = '[[chapter]]\nboard = "4"\nvariant = "arrow"\ntries = 1\nlevel = "Hard"\n'
    plan.write_text(f'show = ["minutes"]\nseed = 2\n[[chapter]]\nlevel = "Beginner"\ncount = 2\n{hopeless}')
    assert run(out, plan) == 2
    said = capsys.readouterr().err
    assert "lacks 1 of 1" in said and str(kept) in said and not out.exists()
    assert run(out, plan, "--keep", kept, "--fewer") == 1
    lacks, row = map(json.loads, capsys.readouterr().out.splitlines())
    assert lacks["error"]["code"] == "not-found" and row["puzzles"] == 2
    assert len(kept.read_text().splitlines()) == 3, "what is there is not made again"
    whole = kept.read_text()
    kept.write_text(whole[: whole.rindex("}", 0, -2) + 1])
    assert run(out, plan, "--keep", kept, "--fewer") == 1
    assert kept.read_text() == whole, "a line that was cut short is made anew"
    assert " min" in "".join(page.extract_text() for page in reader(out.read_bytes()).pages)


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
