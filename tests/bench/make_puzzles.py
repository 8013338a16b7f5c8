"""Make the puzzles that the benches measure with: python -m tests.bench.make_puzzles.

All are dug from random grids under a proof that they are unique, from a fixed seed: `easy` needs nothing but
singles, `minimal` has no clue to spare, `hard` are those of 4000 minimal ones that take our own search the most
nodes, `sixteen` are minimal 16 x 16 ones.
"""

from pathlib import Path
from random import Random

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import write_line
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Budget

DATA = Path(__file__).parent / "data"


def random_grid(geometry: Geometry, rng: Random) -> tuple[int, ...]:
    """Fill a board at random; a search that got stuck starts anew with other dice."""
    empty = Puzzle(geometry, (0,) * geometry.cell_count)
    while True:
        found = engine.solve(empty, limit=1, budget=Budget(nodes=400), backend="python", rng=rng).solutions
        if found:
            return found[0]


def dig(geometry: Geometry, rng: Random, most_nodes: int | None = None, fewest: int = 0) -> Puzzle:
    """Take clues away in random order while one solution stays (within *most_nodes*, down to *fewest* clues)."""
    puzzle = Puzzle(geometry, random_grid(geometry, rng))
    for cell in shuffled(rng, range(geometry.cell_count)):
        fewer = engine.without(puzzle, 1 << cell)
        answer = engine.solve(fewer, backend="python", budget=Budget(nodes=20_000))
        good = answer.status == "unique" and (most_nodes is None or answer.nodes <= most_nodes)
        if good and fewer.clue_count >= fewest:
            puzzle = fewer
    return puzzle


def nodes(puzzle: Puzzle) -> int:
    """Count the nodes of our own search."""
    return engine.solve(puzzle, backend="python").nodes


def write(name: str, puzzles: list[Puzzle]) -> None:
    """Write a collection, a line a puzzle."""
    lines = [write_line(puzzle.givens, puzzle.geometry.size) for puzzle in puzzles]
    (DATA / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Make all collections."""
    rng, nine = Random(2026), board("9")
    write("easy", [dig(nine, rng, most_nodes=1, fewest=30) for _ in range(300)])
    minimal = [dig(nine, rng) for _ in range(4000)]
    write("minimal", minimal[:300])
    write("hard", sorted(minimal, key=nodes)[-100:])
    write("sixteen", [dig(board("16"), rng) for _ in range(5)])


if __name__ == "__main__":
    main()
