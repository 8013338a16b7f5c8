"""The fuzzers of all readers of outside text, half an hour each (`--count` says how many seconds instead)."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tests.bench.frame import Cell, Context, Table
from tests.fuzz.targets import TARGETS

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "build" / "fuzz"
SECONDS = 1800


def run(context: Context) -> Table:
    """Fuzz each reader, and report what was tried and found."""
    with ThreadPoolExecutor(context.jobs) as pool:
        rows = list(pool.map(partial(fuzzed, seconds=context.count or SECONDS), TARGETS))
    note = "atheris, guided by coverage; a finding: no result and no coded error, 10 processor seconds, 1.5 GB."
    header = ("reader", "texts tried", "texts kept", "seconds", "findings")
    return Table("Fuzzers", note, header, rows, is_part=context.count is not None)


def fuzzed(name: str, seconds: int) -> tuple[Cell, ...]:
    """Fuzz one reader in a process of its own."""
    command = ["nice", sys.executable, "-m", "tests.fuzz", name, str(seconds), str(CORPUS)]
    told = subprocess.run(  # atheris says on one what libFuzzer says on the other
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ).stdout
    done = re.search(r"Done (\d+) runs in (\d+) second", told)
    runs = done or re.findall(r"#(\d+)\t", told)
    tried = int(done[1]) if done else int(runs[-1]) if runs else 0
    kept = sum(1 for _ in (CORPUS / name).iterdir())
    return name, tried, kept, int(done[2]) if done else "", "none" if done else finding(told)


def finding(told: str) -> str:
    """Name what was found: an exception, or what libFuzzer says."""
    lines = [line.strip() for line in told.splitlines()]
    named = [line for line in lines if re.match(r"[\w.]*(Error|Exception|TooSlow)\b", line)]
    return (named or [line for line in lines if "ERROR" in line] or ["it did not run"])[-1].replace("|", " ")[:80]
