"""Our rating on HoDoKu's scale beside hodoku-py, level by level: how fast, and whether both say the same; ER by ER."""

from itertools import chain
from statistics import median
from time import process_time

from tests.bench.frame import Cell, Context, Table
from tests.bench.solve import collections, sample

from pencilmark.board.model import Puzzle
from pencilmark.exchange.read import read
from pencilmark.human import rating
from pencilmark.human.techniques.technique import HODOKU_LEVELS

EACH = 12


BANDS = (0.0, 2.5, 5.0, 7.0, 8.0, 9.0, 10.0, 11.0, 11.5)
FEW = 6


def run(context: Context) -> list[Table]:
    """Rate puzzles of each level with both, and then a few of each collection by Sukaku Explainer's rules."""
    return [beside(context), by_er(context)]


def by_er(context: Context) -> Table:
    """Rate a few puzzles of each collection by Sukaku Explainer's rules, and sort them by ER."""
    spent: dict[float, list[float]] = {band: [] for band in BANDS}
    for path in collections(context.data):
        for text in sample(path)[::5][:FEW]:
            time, found = timed(read(text), ("se",))
            spent[max(band for band in BANDS if band <= (found.er or 0))].append(time)
    rows = [(f"from {band}", len(times), median(times), max(times)) for band, times in spent.items() if times]
    note = "Up to 6 puzzles of each collection; processor time of CPython for ER, EP and ED, with WebAssembly."
    return Table("Sukaku Explainer's scale", note, ("ER", "puzzles", "median s", "slowest s"), rows)


def beside(context: Context) -> Table:
    """Rate puzzles of each level with both."""
    levels = by_level(list(chain.from_iterable(map(sample, collections(context.data)))))
    rows = [measure(level, levels[level]) for level in HODOKU_LEVELS if levels[level]]
    header = ("level", "puzzles", "hodoku-py ms", "pencilmark ms", "times", "same score", "all our scales ms")
    note = f"Up to {EACH} puzzles of each level; processor time of CPython for a puzzle, the two in turn."
    return Table("Rating", note, header, rows)


def by_level(texts: list[str]) -> dict[str, list[str]]:
    """Sort puzzles by HoDoKu's level until there are enough of each."""
    levels: dict[str, list[str]] = {level: [] for level in HODOKU_LEVELS}
    for text in texts:
        level = rating.rate(read(text), ("hodoku",)).hodoku_level
        if level and len(levels[level]) < EACH:
            levels[level].append(text)
    return levels


def measure(level: str, texts: list[str]) -> tuple[Cell, ...]:
    """Rate puzzles of one level with both, each in turn."""
    from hodoku import Solver

    rival = ours = everything = 0.0
    same = 0
    solver = Solver()
    for text in texts:
        puzzle = read(text)
        start = process_time()
        theirs = solver.rate(text.replace(".", "0"))
        rival += process_time() - start
        spent, found = timed(puzzle, ("hodoku",))
        ours += spent
        everything += timed(puzzle, rating.SCALES)[0]
        same += (theirs.score, theirs.level.name.title()) == (found.hodoku_score, found.hodoku_level)
    count = len(texts)
    times = rival / ours
    return (
        level,
        count,
        rival / count * 1000,
        ours / count * 1000,
        times,
        f"{same} of {count}",
        everything / count * 1000,
    )


def timed(puzzle: Puzzle, scales: tuple[str, ...]) -> tuple[float, rating.Rating]:
    """Rate a puzzle, and take the processor's time."""
    start = process_time()
    found = rating.rate(puzzle, scales)
    return process_time() - start, found
