"""Volumes of a series differ and get harder, and a file remembers the puzzles of earlier books."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from pencilmark.__main__ import main
from pencilmark.board.boards import board
from pencilmark.board.canon import random_isomorph
from pencilmark.board.errors import InputError
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.human.effort import MOST
from pencilmark.make.batch import Classes, class_of
from pencilmark.make.made import Made
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.puzzles import make_entries
from pencilmark.paper.book.series import read_used, span_of, volumes_of, write_used
from pencilmark.paper.book.wish import Book, Chapter


@pytest.mark.parametrize("series", [2, 3, 5, 7, 10, 100])
def test_effort_never_falls_from_a_volume_to_the_next_and_spans_all(series: int) -> None:
    spans = [span_of(volume, series) for volume in range(1, series + 1)]
    assert (spans[0][0], spans[-1][1]) == (1, MOST)
    pairs = pairwise(spans)
    assert all(low <= next_low and low <= high <= next_low + 1 for (low, high), (next_low, _) in pairs)


def test_a_volume_asked_for_and_what_says_its_own_effort_stay_as_they_are() -> None:
    one = Book((Chapter(Wish(level="Hard"), 2),), series=4, volume=3)
    assert [*volumes_of(one)] == [one]
    chapters = (
        Chapter(Wish(level="Hard", effort=(2, 3)), 2),
        Chapter(Wish("6"), 2),
        Chapter(Wish(part=VariantPart("killer")), 1),
    )
    for volume in volumes_of(Book(chapters, series=4)):
        assert volume.chapters == chapters


def test_remembered_puzzles_are_recognised_however_turned_and_never_made_again() -> None:
    book = Book((Chapter(Wish("6"), 2), Chapter(Wish("4", part=VariantPart("killer")), 1)), seed=4)
    first = finished(make_entries(book))
    text = write_used(entry.made for entry in first)
    used = read_used(text)
    assert used == {class_of(entry.made) for entry in first} and len(text.splitlines()) == 3
    turned = random_isomorph(board("6"), first[0].puzzle.givens, Random(3))
    assert not Classes(used).add(Made(Puzzle(board("6"), turned), ()))
    again = finished(make_entries(book, earlier=used))
    assert {class_of(entry.made) for entry in again}.isdisjoint(used)


@pytest.mark.parametrize("text", ["4", "4\t12x4", "\t\n4\t"])
def test_a_file_that_remembers_something_else_is_refused(text: str) -> None:
    with pytest.raises(InputError) as told:
        read_used(text)
    assert told.value.code == "bad-used" and told.value.line == 1


def test_the_command_makes_all_volumes_and_adds_to_what_is_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used, plan = tmp_path / "used.txt", tmp_path / "plan.toml"
    plan.write_text('seed = 3\nhow-to-solve = false\n[[chapter]]\nboard = "6"\ncount = 1\n', "utf-8")
    options = [str(plan), "--used", str(used), "--csv", "--jobs", "1"]
    assert main(["book", str(tmp_path / "a.pdf"), *options, "--series", "2"]) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["a-01.csv", "a-01.pdf", "a-02.csv", "a-02.pdf", "plan.toml", "used.txt"]
    assert len(set(used.read_text("utf-8").splitlines())) == 2
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert main(["book", str(tmp_path / "b.pdf"), *options]) == 0
    assert len(set(used.read_text("utf-8").splitlines())) == 3
