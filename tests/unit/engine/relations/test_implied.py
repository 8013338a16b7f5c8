"""Values that houses lack in common: bands and stacks lack the same values as their boxes."""

from itertools import combinations
from random import Random

from tests.property.random_rules import by_trying

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine.relations.driver import compiled
from pencilmark.engine.relations.model import Different
from pencilmark.engine.relations.puzzle import model_of
from pencilmark.rules.text import read_rules


def all_lacking_others(seed: int) -> Puzzle:
    """Make a puzzle whose rows lack different values, and its columns, and its boxes: each has 6 of 7."""
    rng, geometry = Random(seed), board("6 values=7")
    families = [
        [
            f"(28 - sum({','.join(map(geometry.cell_name, house.cells))}))"
            for house in geometry.houses[start : start + 6]
        ]
        for start in (0, 6, 12)
    ]
    lines = [f"{lack} in {{1..6}}" for family in families for lack in family]
    lines += [f"{one} != {other}" for family in families for one, other in combinations(family, 2)]
    lines.append(f"{rng.choice(families[0])} {rng.choice('<>')} {rng.choice(families[2])}")
    rng.shuffle(lines)
    rules = read_rules("\n".join(lines), geometry).puzzle.rules
    grid = engine.solve(Puzzle(geometry, (0,) * 36, rules=rules), limit=1, rng=rng, backend="python").solutions[0]
    is_open = rng.sample([True] * 14 + [False] * 22, 36)
    values = tuple(0 if free else value for free, value in zip(is_open, grid, strict=True))
    return Puzzle(geometry, values, rules=rules)


def test_houses_of_the_same_cells_lack_the_same_values() -> None:
    found = 0
    for seed in range(6):
        puzzle = all_lacking_others(seed)
        constraints = [it for it, _ in model_of(puzzle.geometry, puzzle.rules).constraints]
        lacking = [it for it in constraints if isinstance(it, Different) and min(it.cells) >= 36]
        assert len(lacking) == 3 + 2 * 3 + 2 * 2, (
            seed
        )  # 3 families; bands exchange rows and boxes, stacks columns and boxes
        wanted = by_trying(puzzle)
        assert sorted(solution for solution in compiled(puzzle) or () if solution) == wanted, seed
        found += len(wanted)
    assert found > 6
