"""Least isomorphs: the kernel beside plain Python and any program that --rival names, puzzles and full grids."""

import shlex
import subprocess
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from tests.bench.frame import Cell, Context, Table
from tests.bench.in_pyodide import in_pyodide
from tests.bench.kernel import givens_of
from tests.bench.solve import TURNS, collections

from pencilmark.board import canon
from pencilmark.board.boards import board
from pencilmark.board.canon import random_isomorph
from pencilmark.engine import plain
from pencilmark.engine.isomorphs import Isomorphs, isomorphs

NINE = board("9")
SECONDS = 0.3
SAMPLE, GRIDS = 60, 2
"""Puzzles and full grids that plain Python is asked about."""
IN_PAGE = """
from time import perf_counter
from pencilmark.engine.isomorphs import isomorphs

values = bytes.maketrans(b".0123456789", bytes((0, *range(10))))

def rate(quick, block, seconds):
    start, done = perf_counter(), 0
    while perf_counter() - start < seconds:
        done += sum(found is not None for found in quick.leasts(block))
    return done / (perf_counter() - start)

def run(texts, turns, seconds):
    quick = isomorphs()
    blocks = [text.encode().translate(values, b"\\n") for text in texts]
    return [sorted(rate(quick, block, seconds) for _ in range(turns))[turns // 2] for block in blocks]
"""
HEADER = ("puzzles", "plain Python a second", "kernel", "times", "in the page", "with symmetries")


def run(context: Context) -> list[Table]:
    """Measure every collection of 9 x 9 puzzles, ours and those of the reader, and the solutions of the hard ones."""
    quick = isomorphs()
    assert quick
    lists = {path.stem: givens_of(path) for path in collections(context.data)}
    lists |= {f"{name}, solved": solved(lists[name]) for name in ("minimal", "hard")}
    note = (
        f"A second, medians of {TURNS} turns: processor time of a sample in plain Python and of the whole list in "
        "blocks (wasmtime), and Pyodide in Node. A random isomorph of each has the same least form."
    )
    with TemporaryDirectory() as folder:
        files = [written(Path(folder, f"{number}.txt"), part) for number, part in enumerate(lists.values())]
        page = in_pyodide(context, IN_PAGE, [file.read_text("ascii") for file in files], TURNS, SECONDS)
        rows = [measure(quick, *item, paged) for item, paged in zip(lists.items(), page, strict=True)]
        tables = [Table("Least isomorphs", note, HEADER, rows)]
        rivals = [rival.partition("=")[::2] for rival in context.rivals]
        beside = [row for rival in rivals for row in against(quick, rival, lists, files)]
    header = ("program", "puzzles", "a second", "the same", "ours is lower")
    return tables + (
        [Table("Other programs' isomorphs", "By the clock.", header, beside, is_part=True)] if beside else []
    )


def solved(givens: list[bytes]) -> list[bytes]:
    """Return the first solutions of puzzles."""
    return [one.solution for one in plain.solutions(b"".join(givens))]


def written(file: Path, puzzles: list[bytes]) -> Path:
    """Write *puzzles* to a *file*, a line each."""
    file.write_text("".join(f"{plain.line_of(one)}\n" for one in puzzles), "ascii")
    return file


def measure(quick: Isomorphs, name: str, puzzles: list[bytes], paged: float) -> tuple[Cell, ...]:
    """Measure one list, and see that both ways and all isomorphs agree."""
    sample = puzzles[:GRIDS] if 0 not in puzzles[0] else puzzles[:: max(1, len(puzzles) // SAMPLE)][:SAMPLE]
    start = process_time()
    slow = [canon.canonical(NINE, one) for one in sample]
    python = len(sample) / (process_time() - start)
    assert [(bytes(one.least), one.automorphisms) for one in slow] == list(quick.leasts(b"".join(sample)))
    block, rng = b"".join(puzzles), Random(1)
    found = list(quick.leasts(block))
    moved = b"".join(bytes(random_isomorph(NINE, one, rng)) for one in puzzles)
    assert found == list(quick.leasts(moved)) and None not in found
    ours = median(rate(quick, block) for _ in range(TURNS))
    return name, python, ours, ours / python, float(paged), sum(one is not None and one[1] > 1 for one in found)


def rate(quick: Isomorphs, block: bytes) -> float:
    """Find the least isomorphs of a block again and again; return how many a second."""
    start, done = process_time(), 0
    while process_time() - start < SECONDS:
        done += sum(1 for _ in quick.leasts(block))
    return done / (process_time() - start)


def against(
    quick: Isomorphs, rival: tuple[str, str], lists: dict[str, list[bytes]], files: list[Path]
) -> list[tuple[Cell, ...]]:
    """Run another program, which writes a line for each of a list, and compare its forms with ours."""
    rows = []
    for (name, puzzles), file in zip(lists.items(), files, strict=True):
        start = perf_counter()
        with file.open("rb") as lines:
            output = subprocess.run(shlex.split(rival[1]), stdin=lines, check=True, capture_output=True).stdout
        seconds = perf_counter() - start
        theirs = [line[:81].replace(b"0", b".").decode() for line in output.splitlines()]
        ours = [plain.line_of(one[0]) for one in quick.leasts(b"".join(puzzles)) if one]
        assert len(theirs) == len(ours), f"{rival[0]} wrote {len(theirs)} lines for {len(ours)} puzzles"
        same = sum(one == other for one, other in zip(theirs, ours, strict=True))
        lower = sum(other < one for one, other in zip(theirs, ours, strict=True))
        rows.append((f"{rival[0]}: {name}", len(puzzles), len(puzzles) / seconds, same, lower))
    return rows
