"""Whole commands on long lists: ours beside qqwing's program, sudokutools, and any other that --rival names."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.frame import ALONE, Cell, Context, Table, load
from tests.bench.many_page import measured
from tests.bench.solve import OWN, is_nine

LINES, MEMORY_LINES, FEW = 500_000, 10_000_000, 100_000
JSON_LINES, CHECKED, MADE = 200_000, 20_000, 10_000
SLOW = 2_000
"""Lines for programs that take milliseconds for each."""
CHUNK = 100_000
OURS = (sys.executable, "-m", "pencilmark")
SUDOKUTOOLS = """
import sys
from itertools import islice
from sudokutools.solve import dlx
from sudokutools.sudoku import Sudoku
for line in sys.stdin:
    print(len(list(islice(dlx(Sudoku.decode(line.strip().replace(".", "0"))), 2))))
"""

LAUNCH = """
import os, resource, sys
process = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=[
    (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)])
ended = os.waitpid(process, 0)[1]
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss, file=sys.stderr)
sys.exit(os.waitstatus_to_exitcode(ended))
"""
"""Runs a command from a process so small that its own memory is not taken for that of the command."""


@dataclass(frozen=True)
class Run:
    """What a command cost: seconds by the clock and of processors, its most memory in megabytes.

    *was_alone*: nothing else wanted the processors when it began; its seconds by the clock mean nothing otherwise.
    """

    seconds: float
    processor: float
    megabytes: float
    was_alone: bool


def run(context: Context) -> Sequence[Table]:
    """Measure lists, making, and memory."""
    with TemporaryDirectory() as folder:
        return [listed(context, Path(folder)), made(context), memory(context), measured(lines_of(context.data))]


def lines_of(data: Path | None) -> list[bytes]:
    """Take the puzzles of 17 clues in the reader's folder, else the minimal ones of ours."""
    found = sorted((data or OWN).glob("17*.txt")) or [OWN / "minimal.txt"]
    assert is_nine(found[0])
    lines = found[0].read_bytes().splitlines()
    return [line[:81].replace(b"0", b".") for line in lines if len(line) >= 81]


def cost(command: Sequence[str | Path], source: Path | Iterator[bytes], wanted: bytes | None = None) -> Run:
    """Run a command on a file or on what comes through a pipe; see that it ends well and says what is *wanted*."""
    environment = {**os.environ, "PYTHONPATH": "py", "PYTHONDONTWRITEBYTECODE": ""}  # compiled once, as with a user
    command = (sys.executable, "-I", "-S", "-c", LAUNCH, *map(str, command))
    was_alone = load() < ALONE
    begun = perf_counter()
    with source.open("rb") if isinstance(source, Path) else open(os.devnull, "rb") as file:
        piped = not isinstance(source, Path)
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE if piped else file, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=environment,
        )  # fmt: skip
        if not isinstance(source, Path) and process.stdin:
            for part in source:
                process.stdin.write(part)
            process.stdin.close()
        assert process.stdout and process.stderr
        last = b""
        while part := process.stdout.read(1 << 20):
            last = (last + part)[-10_000:]
        said = process.stderr.read()
    seconds = perf_counter() - begun
    assert process.wait() == 0 and (wanted is None or wanted in last), f"{command}: {last[-200:]!r}"
    processor, kilobytes = map(float, said.split())
    return Run(seconds, processor, kilobytes / 1024, was_alone)


def row(name: str, count: int, used: Run, beside: Run | None = None) -> tuple[Cell, ...]:
    """Write a row: puzzles a second by the clock and of a processor, and how much quicker than *beside*."""
    by_clock: Cell = count / used.seconds if used.was_alone else "crowded"
    times: Cell = beside.seconds / used.seconds if beside and beside.was_alone and used.was_alone else ""
    return name, f"{count:,}", by_clock, count / used.processor, times, used.megabytes


HEADER = ("command", "puzzles", "a second", "a second of processor", "times as quick as with one job", "MB")


def listed(context: Context, folder: Path) -> Table:
    """Measure the commands that read lists."""
    lines = lines_of(context.data)
    count = context.count or LINES

    def file(number: int) -> Path:
        path = folder / f"{number}.txt"
        if not path.exists():
            path.write_bytes(b"\n".join(islice(cycle(lines), number)) + b"\n")
        return path

    rows = [row(name, SLOW, cost(command, file(SLOW))) for name, command in rivals(context)]
    for options, number in (
        (("solve", "--summary"), count),
        (("solve", "--json"), min(count, JSON_LINES)),
        (("count", "--json"), min(count, JSON_LINES)),
        (("check", "--json"), min(count, CHECKED)),
    ):
        one = cost((*OURS, *options, file(number)), file(number))
        rows.append(row(f"pencilmark {' '.join(options)}", number, one))
        if context.jobs > 1:
            jobs = ("--jobs", str(context.jobs))
            several = cost((*OURS, *options, *jobs, file(number)), file(number))
            rows.append(row(f"pencilmark {' '.join((*options, *jobs))}", number, several, one))
    note = (
        "Whole commands, from their start to their end, a list of plain lines in, answers out. sudokutools proves "
        "uniqueness as we do, qqwing stops at the first solution."
    )
    return Table("Long lists", note, HEADER, rows)


def rivals(context: Context) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the other programs that are there, each reads a puzzle a line."""
    if found := shutil.which("qqwing"):
        yield "qqwing --solve", (found, "--solve", "--csv")
    yield "sudokutools (dlx, two solutions)", (sys.executable, "-c", SUDOKUTOOLS)
    for told in context.rivals:
        name, _, command = told.partition("=")
        yield name, shlex.split(command)


def made(context: Context) -> Table:
    """Measure the making of minimal puzzles."""
    rows = list[tuple[Cell, ...]]()
    nothing = Path(os.devnull)
    if found := shutil.which("qqwing"):
        rows.append(row("qqwing --generate", 50, cost((found, "--generate", "50", "--csv"), nothing)))
    count = min(context.count or MADE, MADE)
    for told, number in ((("--scales", ""), count), (("--level", "Hard"), count // 50)):
        options = ("generate", "--count", str(number), "--minimal", "--seed", "1", *told)
        one = cost((*OURS, *options), nothing)
        rows.append(row(f"pencilmark {shlex.join(options)}", number, one))
        if context.jobs > 1:
            several = cost((*OURS, *options, "--jobs", str(context.jobs)), nothing)
            rows.append(row(f"the same, --jobs {context.jobs}", number, several, one))
    return Table("Many made", "Whole commands; all are minimal.", HEADER, rows)


def memory(context: Context) -> Table:
    """Measure the memory of a long and of a very long list."""
    lines = lines_of(context.data)
    part = b"\n".join(islice(cycle(lines), CHUNK)) + b"\n"
    rows = list[tuple[Cell, ...]]()
    for count in (FEW, min(MEMORY_LINES, 20 * context.count) if context.count else MEMORY_LINES):
        parts = (part for _ in range(count // CHUNK))
        used = cost((*OURS, "solve", "--summary", "--json"), parts, f'"puzzles": {count}'.encode())
        rows.append(row("pencilmark solve --summary", count, used))
    return Table("Memory of long lists", "Streamed through a pipe.", HEADER, rows)
