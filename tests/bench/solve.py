"""Our plain-Python search beside sudokutools' dancing links, uniqueness proved by both."""

from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TypeVar

from tests.bench.frame import Cell, Context, Table

from pencilmark import engine
from pencilmark.board.model import Puzzle
from pencilmark.exchange.read import read

OWN = Path(__file__).parent / "data"
Item = TypeVar("Item")
SAMPLE = 60
TURNS = 5


def run(context: Context) -> Table:
    """Measure every collection of 9 x 9 puzzles, ours and those of the reader."""
    rows = [measure(path) for path in collections(context.data)]
    header = ("puzzles", "sudokutools a second", "pencilmark (python) a second", "times", "nodes a puzzle")
    note = (
        f"Median of {TURNS} turns over the same puzzles of each collection, the two in turn; {SAMPLE} puzzles of each."
    )
    return Table("Solving in plain Python", note, header, rows)


def collections(folder: Path | None) -> list[Path]:
    """List the files with 9 x 9 puzzles, one a line."""
    files = [OWN / name for name in ("easy.txt", "minimal.txt", "hard.txt")] + sorted(
        (folder or OWN / "-").glob("*.txt")
    )
    return [path for path in files if is_nine(path)]


def is_nine(path: Path) -> bool:
    """Report whether the first lines of a file are 9 x 9 puzzles and nothing else."""
    with path.open(encoding="utf-8", errors="replace") as lines:
        first = [line.strip() for line in islice(lines, 3)]
    return all(len(line.split(" ")[0]) == 81 and set(line[:81]) <= set(".0123456789") for line in first)


def sample(path: Path) -> list[str]:
    """Take puzzles of a file at even distances."""
    lines = [line[:81].replace(".", "0") for line in path.read_text("utf-8").splitlines() if len(line) >= 81]
    return lines[:: max(1, len(lines) // SAMPLE)][:SAMPLE]


def measure(path: Path) -> tuple[Cell, ...]:
    """Measure one collection; make sure that both find each puzzle unique."""
    texts = sample(path)
    puzzles = [read(text) for text in texts]
    rival, ours = [], []
    for _ in range(TURNS):
        rival.append(rate(rival_is_unique, texts))
        ours.append(rate(is_unique, puzzles))
    times = median(own / other for own, other in zip(ours, rival, strict=True))
    nodes = sum(engine.solve(puzzle, backend="python").nodes for puzzle in puzzles) / len(puzzles)
    return path.stem, median(rival), median(ours), times, nodes


def rate(question: Callable[[Item], bool], items: Sequence[Item]) -> float:
    """Ask *question* of each item; return the items a second."""
    start = perf_counter()
    assert all(question(item) for item in items)
    return len(items) / (perf_counter() - start)


def is_unique(puzzle: Puzzle) -> bool:
    """Ask our own search."""
    return engine.is_unique(puzzle, backend="python")


def rival_is_unique(text: str) -> bool:
    """Ask sudokutools."""
    from sudokutools.solve import dlx
    from sudokutools.sudoku import Sudoku

    return len(list(islice(dlx(Sudoku.decode(text)), 2))) == 1
