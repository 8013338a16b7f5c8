"""Formula Sudoku: the two published puzzles, and hostile texts."""

import time
from pathlib import Path

from tests.at_once import errors_of
from tests.bench.frame import Context, Table
from tests.unit.rules.test_text import HOSTILE

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.engine.relations import driver, shapes, tables
from pencilmark.make.formulas.order import order
from pencilmark.rules import rule
from pencilmark.rules import text as rule_text
from pencilmark.rules.propagation import compile, network, subsets, table
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants import expand, read

LARGE = (Path(__file__).parents[1] / "data" / "formula81.txt").read_text()
SMALL = "size: 3\nvalues: 1-9\nhouses: none\n" + (
    "a1=b3-4 a2=a3-b2 a3=b2*c3 b1=a3+a1 b2=c2-a3 b3=a1+a2 c1=a3+c3 c2=a2*b2 c3=b3-b2".replace(" ", "\n")
)
TIMES = 5
MACHINE = "_machine"
"""What is no memory of rules: where the kernel's module runs, the same for all."""


def run(context: Context) -> Table:
    """Measure from the text to the proof that the solution is the only one, with nothing remembered."""
    del context  # the puzzles are the published ones
    rows: list[tuple[str | int | float, ...]] = []
    for name, text, on in (("3 × 3", SMALL, "9"), ("9 × 9", LARGE, "9"), ("9 × 9, no houses", LARGE, "9 free")):
        seconds, answer = fresh(text, on)
        rows.append((f"solve {name}", 1000 * seconds, f"{answer.status}, {answer.nodes} nodes"))
    start = time.perf_counter()
    guessed = order(read_rules(LARGE).puzzle).guessed
    rows.append(("order of 9 × 9", 1000 * (time.perf_counter() - start), f"guess {len(guessed)} cells"))
    worst = max((hostile(text), name) for name, text in HOSTILE.items())
    rows.append(("refuse hostile text", 1000 * worst[0], f"the slowest of {len(HOSTILE)}: {worst[1]}"))
    note = f"Milliseconds, best of {TIMES} with all memories cleared, reading included."
    return Table("Formula Sudoku", note, ("what", "ms", "answer"), rows)


def fresh(text: str, on: str) -> tuple[float, engine.Answer]:
    """Read and solve with empty memories; the best time, and the answer."""
    best, answer = 1e9, None
    for _ in range(TIMES):
        forget()
        start = time.perf_counter()
        answer = engine.solve(read_rules(text, board(on)).puzzle)
        best = min(best, time.perf_counter() - start)
    assert answer is not None
    return best, answer


def forget() -> None:
    """Clear what was remembered of earlier rules."""
    for module in (compile, driver, expand, network, read, rule, shapes, rule_text, subsets, table, tables):
        for name, value in vars(module).items():
            if hasattr(value, "cache_clear") and not isinstance(value, type) and name != MACHINE:
                value.cache_clear()


def hostile(text: str) -> float:
    """Return the best time that refusing *text* takes."""
    best = 1e9
    for _ in range(TIMES):
        forget()
        start = time.perf_counter()
        errors_of(text)
        best = min(best, time.perf_counter() - start)
    return best
