"""The bench of long lists takes any program that reads a puzzle a line."""

import shlex
import sys
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from tests.bench.frame import Context
from tests.bench.many import SLOW, cost, rivals, row

COUNTS = "import sys; lines = sys.stdin.read().split(); print(len(lines), len({len(line) for line in lines}))"
FAILS = "import sys; sys.exit(3)"


def context(*told):
    return Context(None, Path("node"), None, 1, told)


@pytest.fixture
def lines(tmp_path):
    path = tmp_path / "lines.txt"
    path.write_text(f"{'.' * 81}\n" * SLOW)
    return path


def test_a_program_that_is_named_is_run_on_the_lines_beside_the_others(lines):
    named = dict(rivals(context(f"counter={shlex.join([sys.executable, '-c', COUNTS])}")))
    assert list(named)[-1] == "counter"
    used = cost(named["counter"], lines, f"{SLOW} 1".encode())
    assert used.seconds > 0 and used.megabytes > 1
    assert row("counter", SLOW, used)[:2] == ("counter", "2,000")


def test_a_program_that_fails_or_says_something_else_ends_the_bench(lines):
    for code, wanted in ((FAILS, None), (COUNTS, b"1999 1")):
        with pytest.raises(AssertionError):
            cost([sys.executable, "-c", code], Path(lines), wanted)
