"""A technique finds the same wherever it lies: what it does in a position, it does in each that is isomorphic."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human.techniques import TECHNIQUES

GEOMETRY = board("9")
LINES = (Path(__file__).parents[2] / "data" / "technique_cases.txt").read_text().splitlines()
BOUND = {"multi-sector-locked-sets", "symmetrical-placement"}
"""They look at some sets of rows and columns only, and for symmetries of the square."""
CASES = {name: text for name, text in (line.split(" ", 1) for line in LINES) if name not in BOUND}
"""A case of each technique."""
Done = set[tuple[bool, int, int]]


def order(rng: Random) -> list[int]:
    """Shuffle three bands, and the three rows of each."""
    return [3 * band + row for band in rng.sample(range(3), 3) for row in rng.sample(range(3), 3)]


def isomorphism(rng: Random) -> tuple[list[int], list[int]]:
    """Return where each cell goes, and which value each becomes; 0 stays 0."""
    rows, columns, values = order(rng), order(rng), [0, *rng.sample(range(1, 10), 9)]
    is_mirrored = rng.random() < 0.5
    return [9 * c + r if is_mirrored else 9 * r + c for r in rows for c in columns], values


def moved(puzzle: Puzzle, cells: list[int], values: list[int]) -> Puzzle:
    position = Position.of(puzzle)
    placed, candidates, givens = [0] * 81, [0] * 81, [0] * 81
    for cell, to in enumerate(cells):
        placed[to], givens[to] = values[position.values[cell]], values[puzzle.givens[cell]]
        candidates[to] = mask_of(values[digit + 1] - 1 for digit in bits(position.cell_digits[cell]))
    return Puzzle(GEOMETRY, tuple(givens), tuple(placed), tuple(candidates))


def done(steps: Iterable[Step]) -> Done:
    """Return all that *steps* place (True) and remove, by cell and value."""
    return {
        (is_on, *one)
        for step in steps
        for is_on in (True, False)
        for one in (step.eliminations, step.placements)[is_on]
    }


def test_steps_are_moved_with_their_position() -> None:
    rng = Random(1)
    for name, text in CASES.items():
        puzzle, find = parse_library(text).puzzle, TECHNIQUES[name].find
        here = done(find(Position.of(puzzle)))
        cells, values = isomorphism(rng)
        there = done(find(Position.of(moved(puzzle, cells, values))))
        assert here and there == {(is_on, cells[cell], values[value]) for is_on, cell, value in here}, name
