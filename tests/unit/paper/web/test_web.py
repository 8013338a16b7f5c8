"""Folders for any host: a puzzle for each day, and one for each pupil."""

import csv
import io
import json
from datetime import date, timedelta
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from pencilmark.__main__ import main
from pencilmark.board.canon import canonical
from pencilmark.board.errors import WishError
from pencilmark.engine import solve
from pencilmark.exchange.read import read
from pencilmark.make.batch import Means, make
from pencilmark.make.wish import Wish
from pencilmark.paper.web.daily import IN_FEED, Day, daily_files
from pencilmark.paper.web.pupils import class_files, puzzles_for

ATOM = "{http://www.w3.org/2005/Atom}"
START = date(2027, 2, 27)
LINK = "https://example.org/sudoku/"


def days(count: int) -> list[Day]:
    return [Day(START + timedelta(number), make(Means(), (Wish("4"), number))) for number in range(count)]


def entries(feed: bytes) -> list[ElementTree.Element]:
    return ElementTree.fromstring(feed).findall(f"{ATOM}entry")


@pytest.mark.parametrize("due", [0, 1, 5, IN_FEED + 10])
def test_the_feed_has_the_latest_days_that_are_due_and_no_other(due: int) -> None:
    files = dict(daily_files(days(IN_FEED + 20), START + timedelta(due - 1), "Daily <4>", LINK))
    found = entries(files["feed.xml"])
    updated = [one.findtext(f"{ATOM}updated", "")[:10] for one in found]
    assert updated == [str(START + timedelta(number)) for number in range(due)][-IN_FEED:][::-1]
    assert len({one.findtext(f"{ATOM}id") for one in found}) == len(found)
    assert all(str(day) not in "".join(updated) for day in (START + timedelta(due), START - timedelta(1)))


def test_each_day_has_its_puzzle_with_its_one_answer_and_what_its_page_fetches() -> None:
    files = dict(daily_files(days(3), START, "Daily", LINK))
    for number in range(3):
        found = json.loads(files[f"{START + timedelta(number)}.json"])
        solved = solve(read(found["puzzle"]))
        assert ("unique", found["solution"]) == (solved.status, "".join(map(str, solved.solutions[0])))
        assert files[found["picture"]].startswith(b"<svg ") and files[found["answer"]] != files[found["picture"]]
        assert found["frame"].startswith(f"{LINK}embed.html#p={found['puzzle']}&")
        assert read(found["play"]).givens == read(found["puzzle"]).givens
    assert "frame" not in json.loads(dict(daily_files(days(1), START, "Daily", ""))[f"{START}.json"])


def test_the_same_command_writes_the_same_folder_again(tmp_path: Path) -> None:
    for name in ("one", "other"):
        wish = ["--board", "4", "--days", "2", "--seed", "4", "--from", "2027-02-28", "--until", "2027-03-01"]
        assert main(["daily", *wish, "--out", str(tmp_path / name)]) == 0
    one, other = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("one", "other"))
    assert one == other
    assert {"2027-02-28.json", "2027-03-01.svg", "2027-03-01-answer.svg", "feed.xml", "index.html"} <= set(one)


def test_every_pupil_has_a_puzzle_of_its_own_and_of_one_class_and_only_the_teacher_the_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "class"
    assert main(["class", "--pupils", "12", "--level", "Easy", "--seed", "2", "--out", str(out), "--link", LINK]) == 0
    rows = list(csv.DictReader(io.StringIO((out / "class.csv").read_text("utf-8"))))
    puzzles = [read(row["puzzle"]) for row in rows]
    assert len({puzzle.givens for puzzle in puzzles}) == 12
    assert len({canonical(puzzle.geometry, puzzle.givens).least for puzzle in puzzles}) == 1
    for puzzle, row in zip(puzzles, rows, strict=True):
        assert ["".join(map(str, answer)) for answer in solve(puzzle).solutions] == [row["solution"]]
        assert read(row["link"]).givens == puzzle.givens
    link = next(word for word in capsys.readouterr().out.split() if word.startswith(f"{LINK}#class=12&seed=2&p="))
    from_link = puzzles_for(read(link.rpartition("p=")[2]), 12, Random(2))
    assert [entry.puzzle.givens for entry in from_link] == [puzzle.givens for puzzle in puzzles]
    pupils, teacher = ((out / name).read_text("utf-8") for name in ("pupils.html", "teacher.html"))
    assert pupils.count("<text ") == sum(puzzle.clue_count for puzzle in puzzles)
    assert teacher.count("<text ") == 12 * 81


@pytest.mark.parametrize(
    "line, pupils", [("1234341221434321", 500), ("1234341221434321", 0), ("12343412214343210"[:16], 200)]
)
def test_a_class_has_as_many_pupils_as_there_are_puzzles(line: str, pupils: int) -> None:
    with pytest.raises(WishError, match="pupils"):
        puzzles_for(read(line), pupils, Random(1))


def test_a_class_without_a_link_has_pictures_alone() -> None:
    found = dict(class_files(puzzles_for(read("12..34.2..43..21"), 2, Random(1)), "Class", ""))
    assert b"<a " not in found["pupils.html"] and found["pupils.html"].count(b"<svg ") == 2
