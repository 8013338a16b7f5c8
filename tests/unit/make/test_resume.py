"""A run that was stopped goes on where it was: the same bytes as of one that was not."""

import json
import signal
import subprocess
import sys
from itertools import islice

import pytest

from pencilmark.__main__ import main
from pencilmark.doors.commands.journal import SUFFIX
from pencilmark.make import batch as batches
from pencilmark.make.batch import Means, Order, Place, batch
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

WISHES = ("generate", "--size", "4", "--minimal", "--level", "Beginner:6,Beginner:4", "--json")


@pytest.fixture
def generate(tmp_path, command):
    return lambda name, *more: command("", *WISHES, "--out", tmp_path / name, *more)


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


KINDS = {
    "killer": ("--variant", "killer", "--size", "4", "--count", "5", "--json"),
    "thermometers, as text": ("--variant", "thermo", "--size", "4", "--minimal", "--count", "4"),
    "formulas": ("--formulas", "--board", "3 free values=9", "--count", "4"),
    "pattern": ("--size", "6", "--pattern", "XX..XX.X..X.X.XX.XX.XX.X.X..X.XX..XX", "--count", "3", "--json"),
    "jigsaw": ("--board", "5 jigsaw", "--count", "4", "--json"),
    "technique": ("--technique", "naked-single", "--practice", "--count", "3"),
    "unrated": ("--symmetry", "rotational180", "--minimal", "--scales", "", "--count", "4", "--jobs", "2"),
    "graded": ("--level", "Easy:2,Medium:1", "--json", "--scales", "own,hodoku"),
}


@pytest.mark.parametrize("options", KINDS.values(), ids=KINDS)
def test_every_kind_of_wish_goes_on_to_the_same_bytes(options, tmp_path):
    def run(name, *more):
        assert main(["generate", *options, "--out", str(tmp_path / name), *more]) == 0
        return (tmp_path / name).read_bytes()

    whole = run("whole", "--seed", "8")
    assert main(["generate", *options, "--out", str(tmp_path / "part"), "--seed", "8"]) == 0
    part, journal = tmp_path / "part", tmp_path / f"part{SUFFIX}"
    entries = journal_while(tmp_path, options)
    for kept in (1, 2, len(entries) - 1):  # as if it had been stopped after so many rows, in the middle of the next
        ends = json.loads(entries[kept])["bytes"]
        part.write_bytes(whole[: ends + 7])
        journal.write_bytes(b"".join(entries[: kept + 1]) + entries[-1][:9])
        assert run("part", "--resume") == whole
        assert not journal.exists()


def journal_while(folder, options):
    """Return the lines that the journal has when the last puzzle is written."""
    kept = list[bytes]()
    path = folder / f"other{SUFFIX}"
    unlink = type(path).unlink
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(path), "unlink", lambda self: (kept.append(self.read_bytes()), unlink(self)))
        assert main(["generate", *options, "--out", str(folder / "other"), "--seed", "8"]) == 0
    return kept[0].splitlines(keepends=True)


@pytest.mark.parametrize("journal", [None, b"", b'{"seed": 5, "wi'])
def test_a_run_that_had_not_begun_is_made_from_its_beginning(generate, tmp_path, journal):
    generate("whole", "--seed", "5")
    if journal is not None:
        (tmp_path / f"part{SUFFIX}").write_bytes(journal)
        (tmp_path / "part").touch()
    assert generate("part", "--resume", "--seed", "5")[0] == 0
    assert (tmp_path / "part").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that ends a process at once")
def test_a_run_that_is_killed_goes_on_to_the_same_bytes(tmp_path):
    wish = ["generate", "--count", "200", "--minimal", "--scales", "", "--seed", "3", "--out"]
    assert main([*wish, str(tmp_path / "whole")]) == 0
    part = tmp_path / "part"
    process = subprocess.Popen([sys.executable, "-m", "pencilmark", *wish, str(part)], stderr=subprocess.DEVNULL)
    while process.poll() is None and (not part.exists() or part.stat().st_size < 100):
        pass
    process.kill()
    assert process.wait() == -signal.SIGKILL
    assert main([*wish, str(part), "--resume"]) == 0
    assert part.read_bytes() == (tmp_path / "whole").read_bytes()


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
