"""The commands rate, steps and hint, as programs use them."""

import io
import re
import sys

import pytest

from pencilmark.__main__ import main
from pencilmark.exchange.hodoku import is_library_line, parse_library, write_library
from pencilmark.human.techniques.ladders import SINGLES

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
LYING = "..24.......89.6..44....39..2....7.3...7.6.....9..8.5...51....9.....1..8.6.......3"
LOOP = "93.....54...........5.8.9...59...64..62...87..4.8.5.2..........2..3.4..7.9.256.8."
HARDEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
LINE = ":0000:x:" + EASY + "::::"


def test_rate_tells_every_scale(command):
    _, (row,) = command(EASY + "\n", "rate")
    assert {"er", "ep", "ed", "hodoku_score", "hodoku_level", "level", "steps", "solved_by_logic"} <= row.keys()
    assert row["hodoku_level"] == "Easy" and row["solved_by_logic"] and row["er"] < 2


def test_rate_with_a_path_ends_with_every_cell_filled(command):
    for ladder in ("hodoku", "teaching", "sukaku"):
        _, (row,) = command(EASY + "\n", "rate", "--path", "--ladder", ladder)
        assert sum(len(step["placements"]) for step in row["path"]) == EASY.count(".")
        assert all(step["text"] for step in row["path"])


@pytest.mark.parametrize("ladder", ["hodoku", "teaching", "sukaku"])
def test_a_path_does_without_what_it_is_told_to(ladder, command):
    for names in (SINGLES[:2], SINGLES[2:]):
        _, (row,) = command(EASY + "\n", "rate", "--path", "--ladder", ladder, "--without", ",".join(names))
        assert row["path"] and not {step["technique"] for step in row["path"]} & set(names)


def test_what_has_not_one_solution_is_not_rated(command):
    _, rows = command("." * 81 + "\n11" + "." * 79 + "\n", "rate")
    assert [(row["status"], row["er"], row["hodoku_level"]) for row in rows] == [
        ("multiple", None, None),
        ("none", None, None),
    ]


def turned_over(line):
    turned = "".join(line[row * 9 + column] for column in range(9) for row in range(9))
    return turned.translate(str.maketrans("123456789", "234567891"))


def test_isomorphic_puzzles_have_the_same_er_of_their_class(command):
    _, rows = command(f"{EASY}\n{turned_over(EASY)}\n", "rate", "--scales", "se", "--class")
    assert len({row["class_er"] for row in rows}) == 1 and rows[0]["class_er"]
    _, (row,) = command(EASY + "\n", "rate", "--scales", "se")
    assert "class_er" not in row


def test_the_er_is_that_of_the_hardest_step_of_the_path(command):
    for line, of_class in ((LOOP, 4.7), (LYING, 8.4)):
        _, (row,) = command(line + "\n", "rate", "--scales", "se", "--path", "--ladder", "sukaku", "--class")
        assert row["er"] == max(step["rating"] for step in row["path"])
        assert row["class_er"] == of_class
    assert row["er"] == 8.5


def test_the_depth_is_told_on_request(command):
    _, (row,) = command(LOOP + "\n", "rate", "--scales", "own", "--depth")
    assert row["depth"]["trial_and_error"] == 1 and row["depth"]["singles"] == 12
    assert row["depth"]["backdoors"] and all(len(cells) == 1 for cells in row["depth"]["backdoors"])
    _, (row,) = command(EASY + "\n", "rate", "--scales", "own")
    assert "depth" not in row


def test_chains_are_written_in_eureka_notation(command):
    _, (row,) = command(LYING + "\n", "rate", "--scales", "own", "--path", "--ladder", "teaching")
    chains = [step["notation"] for step in row["path"] if step["technique"].endswith(("chain", "loop", "fish"))]
    assert chains and all(re.match(r"\(\d[=-]?\d?\)r\d+c\d+ [=-] \(", text) and " => r" in text for text in chains)


def test_a_rating_that_runs_out_of_time_says_so_and_tells_what_is_known(command):
    status, (row, easy) = command(f"{HARDEST}\n{EASY}\n", "rate", "--seconds", "0.5")
    assert status == 3
    assert (row["status"], row["er"], row["unfinished"][-1]) == ("timeout", None, "se")
    assert (easy["status"], easy["er"]) == ("unique", 1.2) and "unfinished" not in easy


def test_an_unknown_scale_or_technique_is_an_error_of_its_own(command):
    _, (row,) = command(EASY + "\n", "rate", "--scales", "mine")
    assert row["error"]["code"] == "bad-scale"
    _, (row,) = command(EASY + "\n", "steps", "--technique", "nonsense")
    assert row["error"]["code"] == "bad-technique"


def test_steps_reads_a_position_with_deleted_candidates(command):
    _, (plain, less) = command(f"{EASY}\n{LINE[:-3]}411:::\n", "steps", "--technique", "0003")
    assert [step["technique"] for step in plain["steps"]] == ["naked-single"] * len(plain["steps"])
    assert plain["puzzle"] == less["puzzle"] == EASY


def test_steps_of_one_technique_say_what_they_do(command):
    _, (row,) = command(EASY + "\n", "steps", "--technique", "hidden-single")
    assert all(step["code"] == "0002" and step["placements"] and not step["eliminations"] for step in row["steps"])
    _, (by_code,) = command(EASY + "\n", "steps", "--technique", "0002-1")
    assert by_code == row


def test_a_hint_is_the_plainest_step(command):
    _, (row,) = command(EASY + "\n", "hint")
    assert row["step"]["technique"] == "hidden-single" and row["step"]["text"].startswith("Hidden single: ")


def test_a_hint_tells_more_at_each_depth(command):
    told = []
    for depth in "1234":
        _, (row,) = command(EASY + "\n", "hint", "--depth", depth)
        told.append(row)
    where, technique, whole, done = (row["step"]["text"] for row in told)
    assert where.startswith("Look at ") and "Hidden single" not in where
    assert technique.startswith(where) and "Hidden single" in technique
    assert whole == done and whole.endswith(".") and "grid" not in told[2]
    (placed,) = told[3]["step"]["placements"]
    assert told[3]["grid"].count(".") == EASY.count(".") - 1 and placed[:4] in whole


def test_steps_are_explained_when_asked(command):
    _, (row,) = command(EASY + "\n", "steps", "--technique", "hidden-single", "--explain")
    assert row["steps"] and all(step["text"].endswith(".") for step in row["steps"])


def test_a_path_is_told_as_text_or_as_a_document(command):
    _, (row,) = command(EASY + "\n", "path")
    assert row["solved"] and sum(len(step["placements"]) for step in row["steps"]) == EASY.count(".")
    assert "Steps 1 to " in row["text"] and all(step["text"] for step in row["steps"])
    _, (row,) = command(EASY + "\n", "path", "--html")
    assert row["html"].startswith("<!DOCTYPE html>") and row["html"].count("<svg") == row["html"].count("</svg>") > 2


def test_there_is_no_hint_for_a_full_grid(command):
    full = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
    _, (row,) = command(full + "\n", "hint")
    assert row["step"] is None


def test_words_for_people_are_lines(capsys, monkeypatch):
    small = "3...2.....1...3."
    for name in ("rate", "steps", "hint"):
        monkeypatch.setattr(sys, "stdin", io.StringIO(small + "\n"))
        assert main([name]) == 0
        assert small in capsys.readouterr().out


def test_a_path_for_people_begins_and_ends_with_a_grid(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO(EASY + "\n"))
    assert main(["path"]) == 0
    lines = capsys.readouterr().out.strip().splitlines()
    assert lines[0] == ". . 3 | . 2 . | 6 . ." and lines[-1].count(".") == 0


def test_library_lines_are_written_as_they_were_read():
    line = ":0300:4:+1" + "." * 80 + ":234 567:411 422:199:"
    assert is_library_line(line) and write_library(parse_library(line)) == line


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (":0300:4:12:::", "bad-length"),
        (":0300:4:x" + "." * 80 + ":::", "bad-character"),
        (":0300:4:" + "." * 81 + ":12::", "bad-candidate"),
    ],
)
def test_a_bad_library_line_is_told(command, line, code):
    status, (row,) = command(line + "\n", "steps")
    assert (status, row["error"]["code"]) == (1, code)
