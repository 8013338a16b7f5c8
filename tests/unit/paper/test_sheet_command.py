"""The command `sheet`: puzzles read or made become a PDF, and mistakes are reported."""

import io
import json
from pathlib import Path

import pytest
from tests.printed import grids, page_texts
from tests.unit.conftest import Command

from pencilmark.__main__ import main

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLUTION = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"


def values(line: str) -> tuple[int, ...]:
    return tuple(int(sign) if sign != "." else 0 for sign in line)


def printed(path: Path) -> list[tuple[int, ...]]:
    return [found for text in page_texts(path.read_bytes()) for found in grids(text, 9)]


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out.pdf"


def test_a_puzzle_from_a_file_is_printed_with_its_answer(out: Path, tmp_path: Path) -> None:
    source = tmp_path / "puzzles.txt"
    source.write_text(f"# one\n{LINE}\n")
    assert main(["sheet", str(out), str(source), "--show", "number", "--title", "Mine"]) == 0
    assert printed(out) == [values(LINE), values(SOLUTION)]
    assert main(["sheet", str(out), str(source), "--show", "number", "--title", "Mine"]) == 0, "a PDF is replaced"
    assert "Mine" in page_texts(out.read_bytes())[0]


@pytest.mark.parametrize("command", ["sheet {}", "book {}", "worksheet {} x-wing"])
def test_a_file_that_is_no_pdf_is_not_written_over(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The name of the PDF was forgotten: what is there are the puzzles."""
    source = tmp_path / "puzzles.txt"
    source.write_text(LINE)
    assert main(command.format(source).split()) == 2
    assert "expected a name for the PDF first" in capsys.readouterr().err
    assert source.read_text() == LINE


def test_a_drawn_puzzle_and_a_text_of_rules_are_read_whole(out: Path, command: Command) -> None:
    drawn = "\n".join(LINE[start : start + 9] for start in range(0, 81, 9))
    rules = f"board: 9\ngivens: {LINE}\nkiller 5: a2 b2\n"
    for text, word in ((drawn, ""), (rules, "Killer")):
        row = {"pdf": str(out), "puzzles": 1, "pages": 1}
        assert command(text, "sheet", out, "-", "--show", "", "--answers", "none") == (0, [row])
        assert printed(out) == [values(LINE)] and word in page_texts(out.read_bytes())[0]


def test_variants_of_several_kinds_are_printed_on_one_sheet(out: Path, command: Command) -> None:
    rules = f"board: 9\ngivens: {LINE}\nkiller 5: a2 b2\n", f"board: 9\ngivens: {LINE}\nthermo: a1 a2\n"
    row = {"pdf": str(out), "puzzles": 2, "pages": 1}
    assert command("\n".join(rules), "sheet", out, "-", "--show", "", "--answers", "none") == (0, [row])
    text = page_texts(out.read_bytes())[0]
    assert printed(out) == [values(LINE)] * 2 and "Killer" in text and "Thermo" in text


def made_as(kind: str, source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Make three killers as text, JSON or links."""
    wish = ["generate", "--variant", "killer", "--size", "4", "--count", "3", "--seed", "1"]
    assert main([*wish, "--json"] if kind == "JSON" else wish) == 0
    source.write_text(capsys.readouterr().out, "utf-8")
    if kind == "links":
        assert main(["link", str(source)]) == 0
        source.write_text(capsys.readouterr().out, "utf-8")


@pytest.mark.parametrize("kind", ["text", "JSON", "links"])
def test_what_is_made_with_a_variant_is_printed_together(
    kind: str, out: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "made.txt"
    made_as(kind, source, capsys)
    assert main(["sheet", str(out), str(source), "--show", "", "--answers", "none", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["puzzles"] == 3 and "several solutions" not in told.err
    read = [values for text in page_texts(out.read_bytes()) for values in grids(text, 4)]
    assert len(read) == 3 and "Killer" in page_texts(out.read_bytes())[0]


def test_a_sheet_of_a_variant_has_the_puzzles_that_generate_makes(out: Path, command: Command) -> None:
    wish = ["--variant", "killer", "--size", "4", "--count", "3", "--seed", "1"]
    _, rows = command("", "generate", *wish)
    assert main(["sheet", str(out), *wish, "--answers", "none"]) == 0
    (text,) = page_texts(out.read_bytes())
    assert grids(text, 4) == [values(row["puzzle"]) for row in rows] and "Killer" in text


def test_a_sheet_is_sorted_when_that_is_wished(out: Path, command: Command) -> None:
    wish = ["--size", "6", "--count", "6", "--seed", "4", "--sort"]
    _, rows = command("", "generate", *wish)
    assert [row["seed"] for row in rows] != list(range(4, 10)), "sorting matters"
    assert main(["sheet", str(out), *wish, "--answers", "none"]) == 0
    read = [found for text in page_texts(out.read_bytes()) for found in grids(text, 6)]
    assert read == [values(row["puzzle"]) for row in rows]


def test_a_bad_line_is_reported_and_the_others_are_printed(out: Path, command: Command) -> None:
    sheet = ("sheet", out, "-", "--show", "", "--answers", "none")
    status, (error, done) = command(f"{LINE}\nnonsense\n{LINE}\n", *sheet)
    assert status == 1 and error["line"] == 2 and error["error"]["code"] == "bad-length"
    assert done["puzzles"] == 2 and printed(out) == [values(LINE)] * 2


def test_puzzles_are_made_and_the_same_seed_gives_the_same_bytes(out: Path) -> None:
    wish = ["--count", "2", "--seed", "5", "--level", "Easy", "--show", "number,level,clues,seed"]
    documents = []
    for _ in range(2):
        assert main(["sheet", str(out), *wish, "--per-page", "2", "--answers", "foot"]) == 0
        documents.append(out.read_bytes())
    assert documents[0] == documents[1]
    (text,) = page_texts(documents[0])
    assert "Easy" in text and "givens" in text and "seed 5" in text
    puzzles, answers = grids(text, 9)[:2], grids(text, 9)[2:]
    for puzzle, answer in zip(puzzles, answers, strict=True):
        assert all(given in (0, value) for given, value in zip(puzzle, answer, strict=True))


def test_formula_puzzles_are_printed_with_their_formulas(out: Path) -> None:
    assert main(["sheet", str(out), "--formulas", "--board", "4", "--seed", "4", "--answers", "none"]) == 0
    assert " = " in page_texts(out.read_bytes())[0]


def test_a_puzzle_without_a_single_solution_is_printed_and_said_so(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1...............\n"))
    assert main(["sheet", str(out), "-"]) == 0
    assert "several solutions" in capsys.readouterr().err
    assert "no single solution" in page_texts(out.read_bytes())[1]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--paper", "B17"], "expected A3, A4"),
        (["--per-page", "99"], "expected 1 to 30 puzzles a page"),
        (["--answers", "back"], "expected answers of end, foot, next, none"),
        (["--show", "moon"], "expected some of number"),
        (["nowhere.txt"], "expected a file to read"),
    ],
)
def test_wrong_options_say_what_was_expected(
    options: list[str], words: str, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sheet", str(out), *options]) == 2
    assert words in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-", "--count", "3"], "expected no --count beside a file of puzzles"),
        (["-", "--sort"], "expected no --sort beside a file of puzzles"),
        (["--scales", "se"], "expected no --scales on a sheet"),
        (["--variant", "killer", "--symmetry", "full"], "expected no --symmetry beside --variant"),
    ],
)
def test_no_option_is_silently_ignored(arguments, words, tmp_path, capsys):
    assert main(["sheet", str(tmp_path / "out.pdf"), *arguments]) == 2
    assert words in capsys.readouterr().err
