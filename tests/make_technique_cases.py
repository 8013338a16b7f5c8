"""Writes tests/data/technique_cases.txt: ``PYTHONPATH=py:. python3 tests/make_technique_cases.py [PUZZLES]``.

Puzzles are made from random grids by taking clues away, and solved up the teaching ladder. On the way every
technique is asked; the first positions where one works are kept, with what it does there, as library lines.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.property.puzzles import random_grid
from tests.verifier import check_of, is_true, verify

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.exchange.hodoku import LibraryCase, write_library
from pencilmark.human.logic import walk
from pencilmark.human.techniques import TECHNIQUES, Technique, code_of
from pencilmark.human.techniques.ladders import TEACHING, climb

TARGET = Path(__file__).parent / "data" / "technique_cases.txt"
EACH = 2
SLOW = ("mutant-jellyfish", "mutant-squirmbag", "whale", "leviathan", "franken-squirmbag")


def minimal_puzzle(rng: Random) -> tuple[Puzzle, tuple[int, ...]]:
    """Take clues from a random grid while one solution is left."""
    grid = random_grid(Puzzle(board("9"), (0,) * 81), rng)
    givens = list(grid)
    for cell in shuffled(rng, range(81)):
        givens[cell] = 0
        if engine.solve(Puzzle(board("9"), tuple(givens)), limit=2).status != "unique":
            givens[cell] = grid[cell]
    return Puzzle(board("9"), tuple(givens)), grid


def positions(puzzle: Puzzle) -> Iterator[Position]:
    """Yield the positions on the way to the solution."""
    yield Position.of(puzzle)
    for _, position in walk(Position.of(puzzle), climb(TEACHING)):
        yield position


def wanted() -> list[Technique]:
    """List the techniques that `tests.verifier` can check, the very slow ones apart."""
    return [t for t in TECHNIQUES.values() if check_of(t.id) and not t.id.endswith(SLOW)]


def case_line(step: Step, position: Position) -> str:
    """Write a step as the technique's id and a library line."""
    case = LibraryCase(code_of(step.technique), "", "", position.puzzle(), step.eliminations, step.placements)
    return f"{step.technique} {write_library(case)}"


def collect(puzzles: int) -> list[str]:
    """Collect the lines, ordered by technique."""
    found: dict[str, list[str]] = {technique.id: [] for technique in wanted()}
    for seed in range(puzzles):
        puzzle, solution = minimal_puzzle(Random(seed))
        fresh = [technique for technique in wanted() if len(found[technique.id]) < EACH]
        for position in positions(puzzle):
            for technique in list(fresh):
                step = next(technique.find(position), None)
                if step:
                    verify(position, step)
                    assert is_true(step, solution), step
                    found[technique.id].append(case_line(step, position))
                    fresh.remove(technique)
    print("never met:", [name for name, lines in found.items() if not lines], file=sys.stderr)
    return [line for lines in found.values() for line in lines]


if __name__ == "__main__":
    TARGET.write_text("\n".join(collect(int(sys.argv[1]) if len(sys.argv) > 1 else 60)) + "\n")
