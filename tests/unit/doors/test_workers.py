"""Processes that share work: how many are started, and that none outlives the program that started them."""

import os
import signal
import sys
from pathlib import Path

import pytest
from tests.unit.doors.test_endings import HARD, NEVER, children, finished, program, running, two_workers

from pencilmark.board.errors import Unavailable
from pencilmark.doors.commands import workers as sharing
from pencilmark.doors.commands.pool import Pool
from pencilmark.engine import many

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
of_two = pytest.mark.skipif(sharing.processors() < 2, reason="with one processor there is nothing to share")


def half(number: int) -> int:
    """Halve a number (a module's own function, so that it can be pickled)."""
    if number % 2:
        raise ValueError(number)
    return number // 2


def die(number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def asked_for(jobs: int, monkeypatch, processors: int) -> int:
    """Count the processes that there may be of so many that are asked for; none is started."""
    monkeypatch.setattr(sharing, "processors", lambda: processors)
    with sharing.workers(jobs) as executor:
        assert executor is None or (isinstance(executor, Pool) and not executor.processes)
        return executor.most if executor else 0


@pytest.mark.parametrize(
    "jobs, processors, most",
    [(1, 8, 0), (2, 8, 2), (8, 8, 8), (9, 8, 8), (100_000, 8, 8), (100_000, 2, 2), (100_000, 1, 0)],
)
def test_there_are_never_more_processes_than_processors(jobs, processors, most, monkeypatch, capsys):
    assert asked_for(jobs, monkeypatch, processors) == most
    said = capsys.readouterr().err
    count = "1 process" if processors == 1 else f"{processors} processes"
    assert said == (f"{count}, one for each processor; {jobs} were asked for\n" if jobs > processors else "")


@pytest.mark.parametrize("pieces", range(4))
def test_a_process_is_started_when_there_is_work_for_it(pieces):
    with Pool(3) as pool:
        assert list(many.map(half, range(0, 2 * pieces, 2), pool)) == list(range(pieces))
        assert len(pool.processes) <= pieces


def test_answers_come_in_order_and_errors_where_they_are_asked_for():
    with Pool(2) as pool:
        assert list(pool.map(half, range(0, 200, 2))) == list(range(100))
        promise, well = pool.submit(half, 3), pool.submit(half, 4)
        with pytest.raises(ValueError, match="3") as raised:
            promise.result()
        assert "in half" in "".join(raised.value.__notes__), "where it happened is told"
        assert well.result() == 2
        assert len(pool.processes) == 2


@on_linux
def test_what_is_cancelled_is_not_begun(tmp_path):
    held = tmp_path / "held"
    os.mkfifo(held)
    with Pool(1) as pool:
        promises = [pool.submit(Path.read_text, held), *(pool.submit(half, number) for number in (4, 6))]
        assert promises[1].cancel()  # before the first, which waits for what is written now, is done
        held.write_text("2")
        assert promises[2].result() == 3 and promises[0].result() == "2"


def test_a_process_that_is_ended_from_outside_is_an_error_and_another_takes_its_place():
    with Pool(1) as pool:
        with pytest.raises(Unavailable, match="ended from outside"):
            pool.submit(die, 1).result()
        assert pool.submit(half, 4).result() == 2


@on_linux
def test_leaving_ends_them_at_once():
    with Pool(2) as pool:
        pool.submit(signal.pause)
        pool.submit(signal.pause)
        numbers = [process.pid for process in pool.processes.values()]
    assert len(numbers) == 2 and not any(map(running, numbers))


@on_linux
@of_two
@pytest.mark.parametrize("turn", range(2))
def test_they_end_with_a_program_that_is_killed(turn):
    process = program(*NEVER, "--jobs", "2", start_new_session=True)
    found = two_workers(process)
    process.kill()
    assert finished(process)[0] == -signal.SIGKILL and len(found) == 2
    while any(map(running, found)):  # as soon as each has heard of it
        pass


@on_linux
def test_one_puzzle_starts_one_process():
    puzzle = "." * 81
    process = program("count", "--jobs", "100000", "--seconds", "3600", start_new_session=True)
    process.stdin.write(f"{puzzle}\n".encode())
    process.stdin.close()
    process.stdin = None
    if sharing.processors() > 1:
        while not (found := children(process)):
            assert process.poll() is None
        assert len(found) == 1
    process.terminate()
    assert finished(process)[0] == 143


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "1.5"])
def test_other_numbers_are_refused(jobs):
    status, _, error = finished(program("solve", f"--jobs={jobs}"), f"{HARD}\n".encode())
    assert status == 2 and error.endswith(f"--jobs: expected a number from 1, found '{jobs}'\n")
