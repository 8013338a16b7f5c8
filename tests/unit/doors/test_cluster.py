"""Work on a Dask cluster: the same bytes as of one process, whatever becomes of a worker."""

import os
import signal

import pytest

from pencilmark.__main__ import main
from pencilmark.doors.commands import bulk, cluster, run

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
LIST = "".join(f"{HARD[shift:]}{HARD[:shift]}\n" for shift in range(0, 81, 2)) * 4


@pytest.fixture(scope="module")
def workers():
    """Two workers, each a process, and the address of their scheduler."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as found:
        yield found


def test_a_worker_that_is_killed_on_the_way_costs_no_byte(workers, monkeypatch, capsys, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text(LIST)
    monkeypatch.setattr(bulk, "BLOCK", 400)
    commands = [("solve", "--json", str(file)), ("generate", "--count", "20", "--size", "4", "--seed", "3")]
    wanted = []
    for command in commands:
        assert main(command) == 0
        wanted.append(capsys.readouterr().out)
    victim = next(iter(workers.workers.values())).pid
    written, killed = [], []

    def write(text, output, real=run.write_text):
        if len(written) == 3:
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)
        written.append(text)
        real(text, output)

    monkeypatch.setattr(run, "write_text", write)
    for command, before in zip(commands, wanted, strict=True):
        assert main([*command, "--cluster", workers.scheduler_address]) == 0
        assert capsys.readouterr().out == before
    assert killed == [victim]


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ({"a": "1", "b": ConnectionResetError("closed")}, {"a": "1"}),
        ({"a": ConnectionResetError("closed")}, {}),
        ({"a": "1", "b": ModuleNotFoundError("pencilmark")}, ModuleNotFoundError),
    ],
)
def test_a_worker_that_dies_while_it_is_asked_is_passed_over_and_no_other(answers, expected):
    class Client:
        def run(self, function, on_error):
            assert (function(), on_error) == (cluster.__version__, "return")
            return answers

    if isinstance(expected, dict):
        assert cluster._versions(Client()) == expected
    else:
        with pytest.raises(expected):
            cluster._versions(Client())


def test_what_is_missing_is_told(workers, monkeypatch, capsys):
    monkeypatch.setattr(cluster, "PATIENCE", 0.3)
    assert main(["solve", "--cluster", "tcp://127.0.0.1:9", os.devnull]) == 2
    assert "no scheduler answers at tcp://127.0.0.1:9" in capsys.readouterr().err
    monkeypatch.setattr(cluster, "PATIENCE", 10)
    monkeypatch.setattr(cluster, "__version__", "0")
    assert main(["solve", "--cluster", workers.scheduler_address, os.devnull]) == 2
    assert "this is 0" in capsys.readouterr().err
    monkeypatch.setattr(cluster, "import_module", lambda name: __import__("no_such_module"))
    assert main(["solve", "--cluster", workers.scheduler_address, os.devnull]) == 2
    assert "pencilmark[cluster]" in capsys.readouterr().err
