"""Everything that people paste: read as what it is, the same from the command line, or refused by name."""

from pathlib import Path

import pytest
from tests.pasted import Pasted, corpus

from pencilmark.__main__ import main
from pencilmark.board.errors import FormatError
from pencilmark.board.line import write_line
from pencilmark.exchange.found import Listing, Question, Reading
from pencilmark.exchange.read import read_entry, recognise

ALL = corpus()
of_kind = {kind: [one for one in ALL if one.kind == kind] for kind in ("puzzle", "list", "question", "refused")}


def named(kind):
    return pytest.mark.parametrize("pasted", of_kind[kind], ids=lambda pasted: pasted.name)


def line_of(pasted: Pasted, cells: int) -> str:
    return "." * cells if pasted.means == "-" else pasted.means


def test_the_corpus_is_large():
    assert len(ALL) >= 150
    assert len({pasted.text for pasted in ALL}) == len(ALL)
    assert sum(map(len, of_kind.values())) == len(ALL)


@named("puzzle")
def test_a_puzzle_is_read_with_all_that_belongs_to_it(pasted):
    found = recognise(pasted.text)
    assert isinstance(found, Reading)
    puzzle, says = found.puzzle, pasted.says
    top = puzzle.geometry.value_count
    assert write_line(puzzle.givens, top) == line_of(pasted, puzzle.geometry.cell_count)
    assert puzzle.geometry.name == says.get("board", str(puzzle.geometry.size))
    assert (write_line(found.solution, top) if found.solution else None) == says.get("solution")
    assert bool(puzzle.placed) == ("placed" in says)
    assert bool(found.marks) == ("marks" in says)
    assert bool(puzzle.candidates) == ("candidates" in says)
    assert says.get("title", found.title) == found.title
    assert found.format


@named("list")
def test_a_list_is_a_list_with_what_it_says_of_each(pasted):
    found = recognise(pasted.text)
    assert isinstance(found, Listing)
    assert len(found.entries) == int(pasted.means)
    readings = [attempt(entry) for entry in found.entries]
    assert readings.count(None) == int(pasted.says.get("broken", 0))
    if columns := pasted.says.get("columns"):
        assert tuple(columns.split("=")) in readings[0].columns


def attempt(entry):
    try:
        return read_entry(entry)
    except FormatError:
        return None


@named("question")
def test_an_ambiguous_text_is_a_question_and_each_answer_is_taken(pasted):
    found = recognise(pasted.text)
    assert isinstance(found, Question)
    names = [choice.name for choice in found.choices]
    assert names == pasted.means.split()
    assert all(recognise(pasted.text, choice=name) == found.choices[at].found for at, name in enumerate(names))


@named("refused")
def test_anything_but_a_puzzle_is_refused_by_name(pasted):
    code, _, words = pasted.means.partition(" ")
    with pytest.raises(FormatError) as error:
        recognise(pasted.text)
    assert error.value.code == code
    assert words in error.value.message


@pytest.mark.parametrize("pasted", ALL, ids=lambda pasted: pasted.name)
def test_the_command_line_reads_the_same(pasted, command, tmp_path):
    """One in eight comes from a file, the others from standard input: what is read is cut up in one place."""
    file = tmp_path / "pasted.txt"
    file.write_bytes(pasted.text.encode())
    by_file = ALL.index(pasted) % 8 == 0
    name = "candidates" if "rules" in pasted.name else "solve"
    _, rows = command(pasted.text, name, *([file] if by_file else []))
    if pasted.kind == "puzzle":
        assert rows[0]["puzzle"] == line_of(pasted, len(rows[0]["puzzle"]))
        assert len(rows) == 1
    elif pasted.kind == "list":
        assert [("error" in row) for row in rows].count(True) == int(pasted.says.get("broken", 0))
        assert len(rows) == int(pasted.means)
    else:
        code = "ambiguous" if pasted.kind == "question" else pasted.means.split()[0]
        assert [row["error"]["code"] for row in rows] == ([code] if pasted.text.strip() else [])


def test_a_file_of_ratings_is_refused_by_name(capsys):
    assert main(["solve", "list.scl", "--json"]) == 2
    assert "SudoCue" in capsys.readouterr().err


def test_a_wide_file_of_windows_is_read(tmp_path: Path, command):
    file = tmp_path / "wide.txt"
    file.write_bytes("1..4\r\n4..1\r\n1..4\r\n4..1\r\n".encode("utf-16"))
    assert command("", "solve", file)[1][0]["puzzle"] == "1..44..11..44..1"
