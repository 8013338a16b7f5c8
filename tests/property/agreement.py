"""Whether all backends answer alike: python -m tests.property.agreement PUZZLES [FIRST_SEED]."""

import sys
from collections import Counter
from random import Random

from tests.property.puzzles import random_puzzle

from pencilmark import engine
from pencilmark.board.dice import roll, shuffled
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Answer, BackendName, Budget

LIMIT = 12
NODES = 20_000
FAMILY = 50  # puzzles made of one full grid
REFEREED = 10  # one puzzle in so many is put to python-sat as well


def answer_of(puzzle: Puzzle, backend: BackendName) -> tuple[str, list[tuple[int, ...]]] | None:
    """Answer in a form that does not depend on the order of the solutions; None when the budget was not enough."""
    answer: Answer = engine.solve(puzzle, limit=LIMIT, budget=Budget(nodes=NODES), backend=backend)
    if answer.nodes >= NODES:
        return None
    return answer.status, sorted(answer.solutions) if len(answer.solutions) < LIMIT else []


def disagreement(puzzle: Puzzle, backends: tuple[BackendName, ...]) -> str:
    """Say what differs between the answers of *backends*; nothing when all that came to an end agree."""
    answers = {backend: answer_of(puzzle, backend) for backend in backends}
    finished = [answer for answer in answers.values() if answer]
    return "" if all(answer == finished[0] for answer in finished) else f"{puzzle}: {answers}"


def relative(puzzle: Puzzle, seed: int) -> Puzzle:
    """Make a puzzle like *puzzle*: values renamed, some clues dropped."""
    rng = Random(seed)
    names = [0, *shuffled(rng, range(1, puzzle.geometry.size + 1))]
    givens = tuple(names[value] if roll(rng, 8) else 0 for value in puzzle.givens)
    return Puzzle(puzzle.geometry, givens)


def main(number: int, first: int) -> None:
    """Compare the answers on so many puzzles, and count them by board and status."""
    seen: Counter[str] = Counter()
    for seed in range(first, first + number):
        if (seed - first) % FAMILY == 0:
            puzzle = ancestor = random_puzzle(seed)
        else:
            puzzle = relative(ancestor, seed)
        backends: tuple[BackendName, ...] = ("wasm", "python") if seed % REFEREED else ("wasm", "python", "sat")
        wrong = disagreement(puzzle, backends)
        if wrong:
            sys.exit(f"seed {seed}: {wrong}")
        seen[engine.solve(puzzle, budget=Budget(nodes=NODES), backend="wasm").status] += 1
    print(f"{number} puzzles from seed {first}: all answers agree", dict(seen))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
