"""How far a list is: said to those who wait, by a clock that the test owns."""

import itertools
import sys
from argparse import Namespace
from types import SimpleNamespace

import pytest

from pencilmark.doors.commands import generate, progress
from pencilmark.doors.commands.progress import lines_in, told
from pencilmark.make.made import Trying
from pencilmark.make.wish import Wish


def said(capsys, path, *, cluster, lines=6, done=0, save=None):
    times = iter([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4])
    args = Namespace(file=str(path), cluster=cluster, save=save)
    parts = list(told(range(lines), lambda part: 1, args, done, clock=lambda: next(times)))
    assert parts == list(range(lines))
    return capsys.readouterr().err.splitlines()


@pytest.fixture
def path(tmp_path):
    found = tmp_path / "list.txt"
    found.write_text(f"{'.' * 81}\n" * 6)
    return found


def test_what_is_left_is_said_at_most_once_a_second(capsys, path):
    assert said(capsys, path, cluster="tcp://1") == ["2 done, 0:00:02 left", "4 done, 0:00:01 left", "6 done"]


def test_lines_of_an_earlier_run_say_nothing_of_the_pace(capsys, path):
    assert said(capsys, path, cluster="tcp://1", lines=4, done=2)[0] == "4 done, 0:00:01 left"


def test_nothing_is_said_where_nobody_looks_or_rows_come_between(capsys, path, monkeypatch):
    assert said(capsys, path, cluster=None) == []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert said(capsys, path, cluster=None) == []
    assert len(said(capsys, path, cluster=None, save="rows.csv")) == 3


def test_only_lines_that_are_puzzles_are_counted(tmp_path, path):
    (tmp_path / "grid.txt").write_text(f"{'.' * 9}\n" * 9)
    assert [lines_in(str(name)) for name in (path, tmp_path / "grid.txt", tmp_path, "-")] == [6, 0, 0, 0]


def test_what_a_seed_tried_is_said_at_most_once_a_second(capsys, monkeypatch):
    times = itertools.count(0, 0.25)
    monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: next(times)))
    monkeypatch.setattr(generate, "counted", lambda *_: (Trying(tried=tried) for tried in range(12)))
    assert list(generate.follow(Namespace(), [generate.Order(Wish(), 12)], 7)) == []
    assert len(capsys.readouterr().err.splitlines()) == 3
