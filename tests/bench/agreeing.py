"""Rules against other means: small random puzzles against trying everything, 9 x 9 ones against CaDiCaL.

``--count N`` makes N small puzzles and a sixth as many of 9 × 9, with the relations of `tests.property.random_rules`.
"""

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from tests.bench.frame import Context, Table
from tests.property.random_rules import BOARDS, Maker, by_trying, given_down

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Budget
from pencilmark.engine.relations.driver import compiled
from pencilmark.engine.relations.sat import RelationSat

SMALL, CHUNK = 21_600, 50
"""Puzzles made: of 20,000 of them no rule is refused."""
LIMIT = 3
BUDGET = Budget(nodes=20_000)
CLUES = range(22, 46)
"""Cells given of a 9 x 9 puzzle, of a random grid: often few, so that the rules decide."""


def run(context: Context) -> Table:
    """Compare all answers and count what came of them."""
    number = context.count or SMALL
    jobs = [*((small, seed) for seed in range(number)), *((large, seed) for seed in range(number // 6))]
    with ProcessPoolExecutor(context.jobs, initializer=os.nice, initargs=(19,)) as pool:
        seen = Counter(pool.map(_answer, jobs, chunksize=CHUNK))
    kinds = ("6 × 6, 4 × 4, 3 × 3 and 2 × 2, by trying", "9 × 9, by CaDiCaL")
    said = ("agrees", "differs", "not compiled", "refused", "out of time")
    rows = [(kind, *[seen[place, word] for word in said]) for place, kind in enumerate(kinds)]
    note = (
        f"Random rules of all operators and shapes on {len(BOARDS)} small boards and on 9 × 9; all solutions compared."
    )
    return Table("Rules against other means", note, ("puzzles", *said), rows, is_part=number < SMALL)


def _answer(job: tuple[object, int]) -> tuple[int, str]:
    make, seed = job
    return (0, small(seed)) if make is small else (1, large(seed))


def small(seed: int) -> str:
    """Compare the kernel's solutions of a small puzzle with those that trying finds."""
    made = Maker(seed).puzzle()
    if made is None:
        return "refused"
    puzzle = given_down(made, Random(seed))
    search = compiled(puzzle)
    if search is None:
        return "not compiled"
    found = sorted(solution for solution in search if solution)
    return "agrees" if found == by_trying(puzzle) else "differs"


def large(seed: int) -> str:
    """Compare up to LIMIT solutions of a 9 x 9 puzzle with those of CaDiCaL."""
    made = LargeMaker(seed).puzzle()
    if made is None:
        return "refused"
    rng = Random(seed)
    grid = engine.solve(Puzzle(made.geometry, (0,) * 81), limit=1, rng=rng).solutions[0]
    shown = set(rng.sample(range(81), rng.choice(CLUES)))
    puzzle = Puzzle(made.geometry, tuple(v if c in shown else 0 for c, v in enumerate(grid)), rules=made.rules)
    try:
        if compiled(puzzle) is None:
            return "not compiled"
        RelationSat(puzzle)
    except Unavailable:
        return "not compiled"
    found = [engine.solve(puzzle, limit=LIMIT, budget=BUDGET, backend=name) for name in ("wasm", "sat")]
    if any(answer.status == "timeout" or answer.nodes >= 20_000 for answer in found):
        return "out of time"
    ours, theirs = (sorted(answer.solutions) for answer in found)
    same = ours == theirs if len(ours) < LIMIT else len(theirs) == LIMIT
    return "agrees" if same else "differs"


class LargeMaker(Maker):
    """Makes rules for the usual board."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.geometry = board("9")
        self.top = self.size = 9
