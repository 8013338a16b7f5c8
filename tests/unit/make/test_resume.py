"""A run that was stopped goes on where it was: the same bytes as of one that was not."""

import json
from itertools import islice

import pytest

from pencilmark.__main__ import main
from pencilmark.doors.commands.journal import SUFFIX
from pencilmark.make import batch as batches
from pencilmark.make.batch import Means, Order, Place, batch
from pencilmark.make.generator import Wish
from pencilmark.make.made import Made

WISHES = ("generate", "--size", "4", "--minimal", "--level", "Beginner:6,Beginner:4", "--json")


@pytest.fixture
def generate(tmp_path, capsys):
    def run(name, *more):
        status = main([*WISHES, "--out", str(tmp_path / name), *more])
        return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def stopped(monkeypatch, after):
    """Have the run stop, as by a key, once this number of puzzles is written."""
    real = batches.batch

    def short(*arguments):
        found = (one for one in real(*arguments))
        yield from islice((one for one in found if isinstance(one, Made)), after)
        raise KeyboardInterrupt

    monkeypatch.setattr("pencilmark.doors.commands.generate.batch", short)


@pytest.mark.parametrize("after", [0, 1, 7])
def test_a_stopped_run_goes_on_to_the_same_bytes(generate, tmp_path, monkeypatch, after):
    generate("whole", "--seed", "5")
    with monkeypatch.context() as patch:
        stopped(patch, after)
        assert main([*WISHES, "--out", str(tmp_path / "part"), "--seed", "5"]) == 130
    part = tmp_path / "part"
    assert part.read_bytes().count(b"\n") == after
    part.write_bytes(part.read_bytes() + b'{"puzzle": "half a ro')
    (tmp_path / f"part{SUFFIX}").open("ab").write(b'{"bytes": 12, "pl')
    generate("part", "--resume")
    assert part.read_bytes() == (tmp_path / "whole").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["part", "whole"]


def test_other_options_do_not_go_on_with_a_run(generate, tmp_path, monkeypatch):
    with monkeypatch.context() as patch:
        stopped(patch, 2)
        main([*WISHES, "--out", str(tmp_path / "part"), "--seed", "5"])
    before = (tmp_path / "part").read_bytes()
    for more in (("--seed", "6"), ("--scales", "")):
        assert generate("part", "--resume", *more)[0] == 2
    assert (tmp_path / "part").read_bytes() == before


def test_a_file_that_is_whole_is_left_alone(generate, tmp_path):
    generate("whole", "--seed", "5")
    before = (tmp_path / "whole").read_bytes()
    status, (row,) = generate("whole", "--resume", "--seed", "5")
    assert (status, row["puzzles"], (tmp_path / "whole").read_bytes()) == (0, None, before)


def test_a_batch_goes_on_from_any_place():
    orders = [Order(Wish("4", minimal=True), 5), Order(Wish("4", clues=(5, 6)), 4)]
    whole = [one.puzzle for one in batch(orders, 3, Means()) if isinstance(one, Made)]
    place = Place()
    first = list(islice((one for one in batch(orders, 3, Means(), None, place) if isinstance(one, Made)), 6))
    rest = [one.puzzle for one in batch(orders, 3, Means(), None, place) if isinstance(one, Made)]
    assert [one.puzzle for one in first] + rest == whole
    assert len(set(whole)) == 9
