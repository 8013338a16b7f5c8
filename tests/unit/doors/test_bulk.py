"""Long lists of plain lines: the way for blocks answers as the way for one puzzle does, to the byte."""

import io
import json
import os
import re
import sys
from random import Random
from threading import Thread

import pytest

from pencilmark.__main__ import main
from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.doors.commands import bulk, run
from pencilmark.doors.commands.run import parsed
from pencilmark.doors.commands.solve import SOLVE
from pencilmark.doors.commands.teaching import STEPS
from pencilmark.engine import plain

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
HARD_PUZZLE = Puzzle(board("9"), parse_line(HARD, board("9")).givens)


def some_lines(seed, count):
    """Make plain lines: puzzles with one solution, several or none, in all signs for blanks."""
    rng = Random(seed)
    for _ in range(count):
        shown = rng.choice((22, 30, 45, 81))
        kept = set(rng.sample(range(81), shown)) | {at for at, sign in enumerate(HARD) if sign != "."}
        cells = [ANSWER[cell] if cell in kept else rng.choice(".0*_") for cell in range(81)]
        if rng.random() < 0.3:
            cells[rng.randrange(81)] = rng.choice("123456789")
        if rng.random() < 0.3:
            cells = [rng.choice((sign, ".")) for sign in cells]
        yield "".join(cells)


PLAIN = "\n".join(some_lines(1, 30)) + "\n"
REMARKS = (" 7.2", ",3.4,a name", "\t1.5", "; ED=1.2/1.2/1.2", "|2.0|", " # no. 17 (2009)", "", " 5", ':x\'y "z"', "  ")
MIXED = "\r\n".join(
    [
        *some_lines(2, 5),
        "# a remark",
        "",
        HARD[:40],
        HARD[:80] + "x",
        f"{HARD} 7.2",
        "1234" + "." * 12,
        *some_lines(3, 4),
    ]
)


@pytest.fixture
def answers(monkeypatch, capsys, tmp_path):
    """Run a command on a text both ways: with blocks and without."""
    file = tmp_path / "list.txt"

    def run(text, *arguments):
        file.write_bytes(text.encode())
        found = []
        for wanted in (bulk.is_wanted, lambda command, args: False):
            with monkeypatch.context() as patch:
                patch.setattr(bulk, "is_wanted", wanted)
                status = main([*arguments, str(file)])
            told, wrong = capsys.readouterr()
            found.append((status, re.sub(r', "seconds": [\d.]+', "", told), wrong))
        return found

    return run


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "--json"),
        ("solve",),
        ("solve", "--json", "--limit", "7"),
        ("count", "--json", "--max", "50"),
        ("check", "--json"),
        ("check",),
        ("solve", "--summary", "--json"),
        ("canon", "--json"),
        ("candidates", "--json"),
        ("rate", "--json", "--scales", "own", "--path"),
        ("steps", "--json", "--technique", "naked-pair"),
        ("hint",),
    ],
    ids=" ".join,
)
def test_blocks_are_answered_as_one_puzzle_after_the_other(answers, monkeypatch, arguments):
    lines = PLAIN.split()[: 2 * len(REMARKS) if arguments == ("hint",) else None]  # a hint takes its time
    remarked = "".join(f"{line}{REMARKS[at % len(REMARKS)]}\n" for at, line in enumerate(lines))
    for text in ("\n".join([*lines, ""]), remarked):
        quick, slow = answers(text, *arguments)
        assert quick == slow
    monkeypatch.setattr("pencilmark.doors.commands.reading.LONG", 0)
    monkeypatch.setattr(bulk, "LONG", 0)
    monkeypatch.setattr(bulk, "BLOCK", 300)
    quick, slow = answers(MIXED, *arguments)
    assert quick == slow


def test_a_block_that_takes_long_is_answered_puzzle_by_puzzle(answers, monkeypatch):
    monkeypatch.setattr(plain, "QUICK", 3)
    for arguments in (("solve", "--json"), ("count", "--json", "--max", "3"), ("check", "--json")):
        quick, slow = answers(PLAIN, *arguments)
        assert quick == slow


@pytest.mark.parametrize("arguments", [("rate", "--scales", "own"), ("steps", "--technique", "naked-pair"), ("check",)])
def test_a_run_that_was_stopped_goes_on_to_the_same_table_on_any_number_of_processes(arguments, monkeypatch, tmp_path):
    monkeypatch.setattr("pencilmark.doors.commands.workers.processors", lambda: 2)
    source, path = tmp_path / "list.txt", tmp_path / "rows.jsonl"
    source.write_text(PLAIN)
    save = [*arguments, str(source), "--save", str(path)]
    main(save)
    whole = path.read_bytes()
    for cut, jobs in ((len(whole) // 2, "1"), (len(whole) // 3, "2"), (0, "2")):
        path.write_bytes(whole[:cut])
        main([*save, "--resume", "--jobs", jobs])
        assert path.read_bytes() == whole


def test_where_a_line_takes_long_rows_come_as_soon_as_they_are_known(monkeypatch, tmp_path):
    source = tmp_path / "list.txt"
    source.write_text(f"{HARD}\n" * 5)
    args = parsed(["steps", "--technique", "naked-pair", str(source)])
    asked = []
    monkeypatch.setattr(plain, "puzzles_of", lambda givens: (asked.append(1) or one for one in [HARD_PUZZLE] * 5))
    found = run.parts(STEPS, args, None, bulk.source_of(STEPS, args))
    assert next(found).text and len(asked) == 1


def test_a_list_with_anything_else_in_it_is_read_as_a_whole(monkeypatch):
    for text in (f"{HARD}\n{ANSWER}\n", f"{HARD}\n{HARD}\n# the same\n{HARD}\n", "1234" + "." * 12 + "\n"):
        stream = io.BufferedReader(io.FileIO(file_of(text)))
        assert bulk._list_of(stream) is None
        assert stream.read().decode() == text
    for text in (f"{HARD}\n" * 3, HARD, f"{HARD}\n{HARD}\n{HARD}"):
        assert bulk._list_of(io.BufferedReader(io.FileIO(file_of(text)))) is not None


def test_a_list_is_in_blocks_whatever_few_words_are_behind_its_open_puzzles():
    for more, is_list in ((" 7.2; a name", True), (f" {ANSWER}", False), ("x", False), (f" {'n' * 80}", False)):
        stream = io.BufferedReader(io.FileIO(file_of(f"{HARD}{more}\n" * 3)))
        assert (bulk._list_of(stream, alone=False) is not None) is is_list
    stream = io.BufferedReader(io.FileIO(file_of(f"{HARD} 7.2\n{ANSWER} 7.2\n{HARD} 7.2\n")))
    assert bulk._list_of(stream, alone=False) is None


def file_of(text):
    """Put a text into a file that has no name, and return its number."""
    number = os.memfd_create("list") if hasattr(os, "memfd_create") else os.open(os.devnull, os.O_RDWR)
    os.write(number, text.encode())
    os.lseek(number, 0, os.SEEK_SET)
    return number


def test_lines_are_answered_as_they_come(monkeypatch, capsys):
    near, far = os.pipe()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(io.FileIO(near))))
    os.write(far, f"{HARD}\n{ANSWER}\nbad\n".encode())
    os.close(far)
    assert main(["solve", "--json"]) == 1
    rows = capsys.readouterr().out.splitlines()
    assert [('"unique"' in row, '"line": 3' in row) for row in rows] == [(True, False), (True, False), (False, True)]


def test_other_processes_read_the_blocks_of_a_file_themselves(monkeypatch, tmp_path):
    monkeypatch.setattr(bulk, "LONG", 0)
    monkeypatch.setattr(bulk, "BLOCK", 300)
    file = tmp_path / "list.txt"
    file.write_bytes(MIXED.encode())
    args = parsed(["solve", str(file)])
    with bulk.source_of(SOLVE, args) as source:
        told = list(bulk.cut(source, args, apart=True))
    with bulk.source_of(SOLVE, args) as source:
        read = list(bulk.blocks(source))
    assert len(told) > 3 and all(isinstance(span, bulk.Span) for _, span in told)
    assert [(number, span.read()) for number, span in told] == read


def test_what_comes_through_a_pipe_is_not_read_again_by_other_processes(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    args = parsed(["solve", str(pipe)])
    text = f"{HARD}\n{ANSWER}\n{HARD}\n".encode()
    writing = Thread(target=pipe.write_bytes, args=(text,))
    writing.start()
    with bulk.source_of(SOLVE, args) as source:
        assert list(bulk.cut(source, args, apart=True)) == [(1, text[:-1])]
    writing.join()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_summary_counts_every_line_whoever_answers_it(capsys, monkeypatch, tmp_path, jobs):
    monkeypatch.setattr(bulk, "LONG", 0)
    monkeypatch.setattr(bulk, "BLOCK", 1000)
    file = tmp_path / "list.txt"
    file.write_text(PLAIN + MIXED)
    assert main(["solve", "--json", str(file)]) == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert main(["solve", "--json", "--summary", "--jobs", jobs, str(file)]) == 1
    *bad, told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert bad == [row for row in rows if "error" in row]
    assert {kind: told[kind] for kind in ("unique", "multiple", "none")} == {
        kind: sum(row.get("status") == kind for row in rows) for kind in ("unique", "multiple", "none")
    }
    assert (told["puzzles"], told["errors"]) == (len(rows), len(bad))


@pytest.mark.parametrize("parts", [(f"{HARD}\n{ANSWER}\n",), (f"{HARD}\n", f"{ANSWER}\n"), (f"{HARD}\n", ANSWER)])
def test_of_two_lines_alone_the_second_may_be_the_solution_however_they_come(parts):
    class Coming(io.BytesIO):
        def read1(self, size=-1):
            return super().read1(size) or next(more, b"")

    more = (part.encode() for part in parts)
    assert list(bulk.blocks(Coming())) == [(1, HARD.encode())]
    for other in (HARD, ANSWER.replace("4", "5")):
        end = "" if parts[-1].endswith("\n") else "\n"
        more = (part.encode() for part in (*parts, end + other))
        lines = b"\n".join(block for _, block in bulk.blocks(Coming())).split()
        assert lines == [HARD.encode(), ANSWER.encode(), other.encode()]


@pytest.mark.parametrize("behind", ["", " 7.2"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_blank_lines_comments_and_words_make_no_third_line_of_a_puzzle_and_its_solution(behind, end):
    lines = [HARD + behind, "", "# its answer", ANSWER + behind, "", "# the end", ""]
    for more, count in (([], 1), ([HARD], 3)):
        found = b"\n".join(block for _, block in bulk.blocks(io.BytesIO(end.join([*lines, *more]).encode())))
        assert [len(line[:81]) for line in found.splitlines()].count(81) == count
