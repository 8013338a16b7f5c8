"""Ranks of rows and columns against counting, on all grids of 4 x 4, by the kernel and by CaDiCaL."""

from random import Random

from tests.property.random_rules import grids_of

from pencilmark.engine.relations.driver import compiled
from pencilmark.engine.relations.sat import RelationSat
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants.cells import EDGES, seen_from

Line = tuple[int, ...]
LINES = [seen_from(edge, place, 4) for edge in EDGES for place in range(1, 5)]


def rank(grid: Line, line: Line, operator: str) -> int:
    """Count the other lines that are smaller, or not larger."""
    own = [grid[cell] for cell in line]
    others = [[grid[cell] for cell in other] for other in LINES if other != line]
    return sum(other < own or (operator == "<=" and other == own) for other in others)


def ranked(seed: int) -> tuple[str, list[tuple[Line, str, int]]]:
    """Make rules of some lines' ranks, most of them those of one grid, and say what they are."""
    rng = Random(seed)
    grid, wanted = rng.choice(grids_of("4")), list[tuple[Line, str, int]]()
    for line in rng.sample(LINES, rng.randint(1, 4)):
        for operator in rng.choice((("<",), ("<=",), ("<", "<="))):
            wrong = rng.choice((0,) * 9 + (1, -1))
            wanted.append((line, operator, min(15, max(0, rank(grid, line, operator) + wrong))))
    return "board: 4\n" + "\n".join(map(written, wanted)), wanted


def written(rule: tuple[Line, str, int]) -> str:
    own, operator, number = rule
    parts = (f"digits({names(line)}) {operator} digits({names(own)})" for line in LINES if line != own)
    return f"count({', '.join(parts)}) = {number}"


def names(line: Line) -> str:
    return ", ".join(f"{'abcd'[cell // 4]}{cell % 4 + 1}" for cell in line)


def test_grids_with_given_ranks_are_those_that_counting_finds() -> None:
    for seed in range(80):
        text, wanted = ranked(seed)
        puzzle = read_rules(text).puzzle
        grids = [grid for grid in grids_of("4") if all(rank(grid, *one[:2]) == one[2] for one in wanted)]
        search = compiled(puzzle)
        assert search and not search.tests and search.variables < 20, "one constraint for each rank"
        streams = [search, RelationSat(puzzle)]
        assert [sorted(grid for grid in stream if grid) for stream in streams] == [sorted(grids)] * len(streams), seed
