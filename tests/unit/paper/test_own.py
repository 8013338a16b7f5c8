"""People's own puzzles on paper: sheets, books and worksheets from texts, tables and lists."""

import csv
import json
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from tests.printed import grids, page_texts
from tests.unit.conftest import Command

from pencilmark.__main__ import main
from pencilmark.board.boards import board
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.line import write_line
from pencilmark.board.task import finished
from pencilmark.make.batch import Means, Order, batch
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish
from pencilmark.paper.book.making import make_book
from pencilmark.paper.book.puzzles import make_entries
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Book, Chapter, OwnPuzzles, own_chapters
from pencilmark.paper.own import OwnPuzzle, survey_own, write_own

FOURS = [made for made in batch([Order(Wish("4", minimal=True), 12)], 1, Means()) if isinstance(made, Made)]
KILLER = "killer 10: r1c1 r2c1 r3c1 r4c1"


def table(*rows: dict[str, str]) -> str:
    out = StringIO()
    writer = csv.DictWriter(out, ["title", "puzzle", "level", "board", "rules", "chapter"])
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def line(number: int) -> str:
    return write_line(FOURS[number].puzzle.givens, 4)


TABLE = table(
    {"title": "One, of two", "puzzle": line(0), "level": "Gentle", "chapter": "Monday"},
    {"title": "Two", "puzzle": line(1), "level": "Gentle", "chapter": "Tuesday", "board": "4", "rules": KILLER},
    {"puzzle": line(2), "chapter": "Monday"},
)


def read_own(text: str) -> tuple[OwnPuzzle, ...]:
    """Read the puzzles of a *text*; raise the error of the first row that is none."""
    puzzles, faults = survey_own(text)
    if faults:
        raise faults[0]
    return puzzles


def test_a_table_has_titles_levels_rules_and_chapters() -> None:
    one, two, three = read_own(TABLE)
    assert (one.title, one.level, one.chapter) == ("One, of two", "Gentle", "Monday")
    assert [rule.text for rule in two.puzzle.rules] == [KILLER]
    assert [own.puzzle.givens for own in (one, two, three)] == [FOURS[n].puzzle.givens for n in range(3)]


def test_written_puzzles_are_read_back_as_the_same() -> None:
    puzzles = read_own(TABLE)
    assert read_own(write_own(puzzles)) == puzzles
    large = (OwnPuzzle(replace(FOURS[0].puzzle, geometry=board("12"), givens=(12, *[0] * 143)), title='a "b", c'),)
    assert read_own(write_own(large)) == large


def test_a_list_of_any_form_is_read_too() -> None:
    found = read_own("\n".join(line(number) for number in range(3)))
    assert [own.puzzle.givens for own in found] == [made.puzzle.givens for made in FOURS[:3]]


@pytest.mark.parametrize(
    ("text", "place"),
    [("title,puzzle\nA,1.............\n", 2), ("puzzle,board\n1...,4\n", 2), ("puzzle,board\n", None)],
)
def test_a_bad_row_is_reported_with_its_line(text: str, place: int | None) -> None:
    with pytest.raises(PencilmarkError) as told:
        read_own(text)
    assert told.value.line == place


def test_a_book_of_ones_own_keeps_order_titles_and_levels() -> None:
    book = Book(own_chapters(TABLE), per_page=2, show=("level",))
    entries = finished(make_entries(book))
    assert [chapter.name for chapter in book.chapters] == ["Monday", "Tuesday"]
    assert [entry.puzzle.givens for entry in entries] == [FOURS[n].puzzle.givens for n in (0, 2, 1)]
    assert [entry.made.solution for entry in entries] == [FOURS[n].solution for n in (0, 2, 1)]
    made = finished(make_book(book))
    words = " ".join(" ".join(page_texts(made.pdf)).split())
    assert "1 One, of two" in words and "Gentle" in words and "no two puzzles in this book" not in words
    rows = [*csv.DictReader(StringIO(made.table, newline=""))]
    assert [row["title"] for row in rows] == ["One, of two", "", "Two"]
    assert [own.puzzle for own in read_own(made.table)] == [entry.puzzle for entry in entries], "its table is a source"


def test_a_book_of_ones_own_comes_again_from_its_file() -> None:
    book = Book((*own_chapters(TABLE), Chapter(Wish("4"), 2)), how_to_solve=False)
    assert read_book(write_book(book)) == book
    assert finished(make_book(read_book(write_book(book)))) == finished(make_book(book))
    short = read_book(f"puzzles = {json.dumps(TABLE)}\n[[chapter]]\nboard = '4'\ncount = 2")
    assert [chapter.name for chapter in short.chapters] == ["Monday", "Tuesday", "4 × 4"]


@pytest.mark.parametrize(("puzzle", "how_many"), [("." * 16, "several solutions"), ("11" + "." * 14, "no solution")])
def test_a_puzzle_without_a_single_solution_is_named(puzzle: str, how_many: str) -> None:
    book = Book((Chapter(OwnPuzzles.of(table({"title": "Odd", "puzzle": puzzle})), title="Mine"),))
    with pytest.raises(PencilmarkError, match=f"Mine.*puzzle 1.*Odd.*{how_many}"):
        finished(make_entries(book))


FAULTY = table(
    {"title": "Good", "puzzle": line(0)},
    {"title": "Short", "puzzle": "1...", "board": "4"},
    {"title": "Open", "puzzle": "." * 16},
    {"title": "Ruled", "puzzle": line(1), "board": "4", "rules": "nonsense: r1c1"},
    {"title": "Good, too", "puzzle": line(2), "chapter": "Late"},
)
ALONE = table({"puzzle": "." * 16, "chapter": "Zebra"}, {"puzzle": line(3), "chapter": "Good"})


def test_rows_that_are_not_puzzles_are_reported_with_line_and_code_and_the_others_are_printed(
    tmp_path: Path, command: Command
) -> None:
    source, out = tmp_path / "own.csv", tmp_path / "book.pdf"
    source.write_text(FAULTY, "utf-8")
    told = ["--seed", "1", "--jobs", "1", "--csv", "--toml", "--no-how-to-solve"]
    status, (*faults, made) = command("", "book", out, "--puzzles", source, *told)
    assert status == 1
    assert [(row["line"], row["error"]["code"]) for row in faults[:2]] == [(3, "bad-length"), (4, "not-unique")]
    assert [row["line"] for row in faults] == [3, 4, 5] and made["puzzles"] == 2
    printed = [values for text in page_texts(out.read_bytes()) for values in grids(text, 4) if 0 in values]
    assert printed == [FOURS[0].puzzle.givens, FOURS[2].puzzle.givens]
    assert main(["book", str(tmp_path / "again.pdf"), str(out.with_suffix(".toml"))]) == 1
    assert (tmp_path / "again.pdf").read_bytes() == out.read_bytes()


def test_the_table_of_a_book_is_not_written_over_its_source(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "own.csv"
    source.write_bytes(TABLE.encode())
    assert main(["book", str(tmp_path / "own.pdf"), "--puzzles", str(source), "--csv"]) != 0
    assert "--csv with another name" in capsys.readouterr().err
    assert source.read_bytes() == TABLE.encode()


def test_a_sheet_skips_rows_that_are_not_puzzles(tmp_path: Path, command: Command) -> None:
    source, out = tmp_path / "own.csv", tmp_path / "sheet.pdf"
    source.write_text(FAULTY, "utf-8")
    status, rows = command("", "sheet", out, source)
    assert status == 1 and [row["line"] for row in rows[:-1]] == [3, 5] and rows[-1]["puzzles"] == 3


def test_a_chapter_all_of_whose_rows_are_left_out_is_none(tmp_path: Path) -> None:
    made = finished(make_book(Book(own_chapters(ALONE))))
    assert made.book is not None and [chapter.name for chapter in made.book.chapters] == ["Good"]
    assert [fault.line for fault in made.left_out] == [2]
    assert "Zebra" not in " ".join(page_texts(made.pdf))
    with pytest.raises(PencilmarkError, match="several solutions"):
        finished(make_book(Book(own_chapters(ALONE.replace(line(3), "." * 16)))))


def test_a_book_of_120_from_a_table(tmp_path: Path, command: Command) -> None:
    source, out = tmp_path / "own.csv", tmp_path / "book.pdf"
    source.write_text(table(*({"title": f"No. {n}", "puzzle": line(n % 12)} for n in range(120))), "utf-8")
    told = ["--per-page", "12", "--no-how-to-solve", "--jobs", "1", "--seed", "1"]
    status, (row,) = command("", "book", out, "--puzzles", source, *told)
    assert (status, row["puzzles"]) == (0, 120)
    texts = page_texts(out.read_bytes())
    printed = [values for text in texts for values in grids(text, 4) if 0 in values]
    assert printed == [FOURS[n % 12].puzzle.givens for n in range(120)]
    assert any("No. 119" in text for text in texts)


def test_a_sheet_shows_the_titles_of_a_table(tmp_path: Path) -> None:
    source, out = tmp_path / "own.csv", tmp_path / "sheet.pdf"
    source.write_text(TABLE, "utf-8")
    assert main(["sheet", str(out), str(source), "--answers", "none"]) == 0
    words = " ".join(" ".join(page_texts(out.read_bytes())).split())
    assert "1 One, of two" in words and "Gentle" in words


def test_a_worksheet_takes_those_of_ones_own_that_need_the_technique(tmp_path: Path, command: Command) -> None:
    orders = [Order(Wish(technique="naked-pair"), 2), Order(Wish(level="Easy"), 2)]
    lines = [write_line(one.puzzle.givens, 9) for one in batch(orders, 3, Means()) if isinstance(one, Made)]
    source, out = tmp_path / "own.txt", tmp_path / "pairs.pdf"
    source.write_text("\n".join([*lines[2:], *lines[:2]]), "utf-8")
    assert command("", "worksheet", out, "naked-pair", "--puzzles", source)[1][0]["puzzles"] == 1  # one is worked
    assert main(["worksheet", str(out), "swordfish", "--puzzles", str(source)]) != 0


def test_a_worksheet_names_the_rows_it_leaves_out_and_prints_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = batch([Order(Wish("4"), 3)], 3, Means())
    good = [write_line(one.puzzle.givens, 4) for one in made if isinstance(one, Made)]
    bad = ("1...", "." * 16, "11" + "." * 14, line(3))
    puzzles = (good[0], bad[0], good[1], *bad[1:3], good[2])
    rows = [{"title": f"No. {n}", "puzzle": puzzle, "board": "4"} for n, puzzle in enumerate(puzzles)]
    rows.append({"title": "Ruled", "puzzle": good[0], "board": "4", "rules": "nonsense: r1c1"})
    source, out = tmp_path / "own.csv", tmp_path / "singles.pdf"
    source.write_text(table(*rows), "utf-8")
    command = ["worksheet", str(out), "hidden-single", "--puzzles", str(source), "--start", "clues"]
    assert main([*command, "--json"]) == 1
    *faults, made_row = [json.loads(row) for row in capsys.readouterr().out.splitlines()]
    told = [(row["line"], row["error"]["code"]) for row in faults]
    assert told[:3] == [(3, "bad-length"), (5, "not-unique"), (6, "not-unique")]
    assert [line for line, _ in told] == [3, 5, 6, 8]
    assert "No. 3" in faults[1]["error"]["message"] and "several" in faults[1]["error"]["message"]
    assert "no solution" in faults[2]["error"]["message"]
    assert made_row["puzzles"] == 2
    printed = {values for text in page_texts(out.read_bytes()) for values in grids(text, 4) if 0 in values}
    assert {tuple(map(int, puzzle.replace(".", "0"))) for puzzle in good} <= printed
    assert main(command) == 1
    words = capsys.readouterr()
    assert "line 5" in words.out + words.err and "2 puzzles on " in words.out


def test_what_own_puzzles_settle_is_refused_beside_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "own.csv"
    source.write_text(TABLE, "utf-8")
    assert main(["book", str(tmp_path / "b.pdf"), "--puzzles", str(source), "--level", "Easy"]) != 0
    assert "--level" in capsys.readouterr().err
