"""The kernel through wasmtime beside sudokutools' dancing links, uniqueness proved by both.

``--tdoku PATH`` measures native tdoku, too, by the ``run_benchmark`` that it builds, in turn with ours.
"""

import subprocess
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TypeVar

from tests.bench.frame import Cell, Context, Table
from tests.bench.solve import TURNS, collections, is_nine, rival_is_unique, sample

from pencilmark.engine.answers import KernelResult
from pencilmark.engine.kernel.kernel import NineKernel
from pencilmark.engine.kernel.memory import RESULT

Item = TypeVar("Item")
RIVAL_SECONDS, SECONDS = 0.8, 0.2
PART = 50
"""Puzzles that are solved one by one between two looks at the clock, which takes a tenth of a puzzle's time."""
SIGNS = bytes.maketrans(b".", b"0")
VALUES = bytes.maketrans(b"0123456789", bytes(range(10)))
DOTTED = bytes.maketrans(bytes(range(10)), b".123456789")


def run(context: Context) -> Table:
    """Measure every collection of 9 x 9 puzzles, ours and those of the reader."""
    kernel = NineKernel()
    rows = [measure(kernel, path, context.tdoku) for path in collections(context.data)]
    header = ["puzzles", "sudokutools a second", "kernel, in batches", "times", "one by one", "nodes a puzzle"]
    header += ["tdoku", "times tdoku"] if context.tdoku else []
    note = f"Median of {TURNS} turns, the three in turn, processor time: a sample for sudokutools, all of them for us."
    return Table("Solving in the kernel (CPython with wasmtime)", note, tuple(header), rows)


def givens_of(path: Path) -> list[bytes]:
    """Read the puzzles of a file as the kernel takes them."""
    lines = [line[:81].translate(SIGNS) for line in path.read_bytes().splitlines() if len(line) >= 81]
    return [line.translate(VALUES) for line in lines]


def measure(kernel: NineKernel, path: Path, tdoku: str) -> tuple[Cell, ...]:
    """Measure one collection; make sure that both find each puzzle unique."""
    assert is_nine(path)
    givens, texts = givens_of(path), sample(path)
    parts = [givens[first : first + PART] for first in range(0, len(givens), PART)]
    rival, batches, singles, native = list[float](), list[float](), list[float](), list[float]()
    for _ in range(TURNS):
        rival.append(rate(lambda part: all(map(rival_is_unique, part)), [[text] for text in texts], RIVAL_SECONDS))
        batches.append(rate(lambda part: are_unique(kernel.solve_block(b"".join(part))), [givens], SECONDS))
        singles.append(rate(lambda part: all(is_unique(kernel.solve_one(one)) for one in part), parts, SECONDS))
        native += [native_rate(tdoku, givens)] if tdoku else []
    times = median(own / other for own, other in zip(batches, rival, strict=True))
    nodes = sum(kernel.solve_one(one).nodes for one in givens) / len(givens)
    row = path.stem, median(rival), median(batches), times, median(singles), nodes
    if not native:
        return row
    return *row, median(native), median(own / other for own, other in zip(batches, native, strict=True))


def native_rate(tdoku: str, givens: list[bytes]) -> float:
    """Have *tdoku*'s run_benchmark prove these puzzles for a second, in their order.

    Returns the puzzles a second of processor time: it counts by the clock, of which it has a share.
    """
    start, used = perf_counter(), processor_time(RUSAGE_CHILDREN)
    with TemporaryDirectory() as folder:
        path = Path(folder, "puzzles")
        path.write_bytes(b"".join(one.translate(DOTTED) + b"\n" for one in givens))
        options = ["-s", "tdoku", "-w", "1", "-t", "1", "-r0", "-v0", "-c1"]
        done = subprocess.run([tdoku, *options, path], capture_output=True, text=True, check=True)
    share = (processor_time(RUSAGE_CHILDREN) - used) / (perf_counter() - start)
    return float(done.stdout.split(",")[5]) / share


def processor_time(who: int) -> float:
    """Return the seconds of processor time that this process, or its children, have used."""
    used = getrusage(who)
    return used.ru_utime + used.ru_stime


def is_unique(result: KernelResult) -> bool:
    """Report whether a puzzle was proved to have one solution."""
    return result.status == "unique"


def are_unique(records: bytes) -> bool:
    """Report whether every record of a block counts one solution."""
    found = records[4 :: RESULT + 81]
    return found.count(1) == len(found)


def rate(question: Callable[[list[Item]], bool], parts: list[list[Item]], seconds: float) -> float:
    """Ask *question* of one part after the other for *seconds* of processor time; return the items a second."""
    start, done = process_time(), 0
    for part in cycle(parts):
        assert question(part)
        done += len(part)
        if process_time() - start > seconds:
            break
    return done / (process_time() - start)
