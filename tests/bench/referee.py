"""Random puzzles of all boards answered by every backend and by python-sat: the counts of disagreement."""

from collections import Counter

from tests.bench.frame import Context, Table
from tests.property.puzzles import BOARDS, random_puzzle

from pencilmark import engine
from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import BackendName, Budget

COUNT = 10_013
LIMIT = 20
NODES = 20_000
KINDS = ("unique", "multiple", "none", "agreed", "given up", "not there", "disagreed")
BACKENDS: tuple[BackendName, ...] = ("python", "wasm")


def run(context: Context) -> Table:
    """Compare, for each board, what the backends find with what CaDiCaL finds."""
    del context  # the puzzles are made from seeds
    puzzles, kinds = Counter[str](), Counter[tuple[str, str]]()
    for name in BOARDS:
        for seed in range(COUNT // len(BOARDS)):
            puzzle = random_puzzle(seed, (name,))
            referee = engine.solve(puzzle, limit=LIMIT, backend="sat")
            puzzles[name] += 1
            kinds[name, referee.status] += 1
            for backend in BACKENDS:
                kinds[name, judge(puzzle, referee, backend)] += 1
    rows = [(shortened(name), puzzles[name], *(kinds[name, kind] for kind in KINDS)) for name in BOARDS]
    number, names = sum(puzzles.values()), " and ".join(BACKENDS)
    note = f"Up to {LIMIT} solutions of {number} random puzzles, by {names} beside CaDiCaL."
    return Table("Referee", note, ("board", "puzzles", *KINDS), rows)


def judge(puzzle: Puzzle, referee: engine.Answer, backend: BackendName) -> str:
    """Say "agreed" when *backend* finds what the referee found, "given up" when it took too many nodes."""
    try:
        found = engine.solve(puzzle, limit=LIMIT, backend=backend, budget=Budget(nodes=NODES))
    except Unavailable:
        return "not there"
    if found.status == "timeout":
        return "given up"
    full = len(found.solutions) == LIMIT or set(found.solutions) == set(referee.solutions)
    different = len(set(found.solutions)) == len(found.solutions) == len(referee.solutions)
    return "agreed" if full and different else "disagreed"


def shortened(name: str) -> str:
    """Shorten the name of a board for the table."""
    return name if len(name) < 24 else name[:20] + "..."
