"""The relation kernel against brute force: small puzzles with relations of every kind."""

from random import Random

import pytest
from tests.property.random_rules import Maker, by_trying, given_down

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine.relations.driver import compiled
from pencilmark.engine.relations.model import Different, Read
from pencilmark.engine.relations.puzzle import model_of
from pencilmark.engine.relations.sat import RelationSat
from pencilmark.rules.text import read_rules

SAMPLE = 25


def difference(seed: int) -> str | None:
    """Say how the kernel's answer differs from brute force; empty when it does not, None when nothing was compiled."""
    made = Maker(seed).puzzle()
    if made is None:
        return None
    puzzle = given_down(made, Random(seed))
    search = compiled(puzzle)
    if search is None:
        return None
    found = sorted(solution for solution in search if solution)
    wanted = by_trying(puzzle)
    return "" if found == wanted else f"{seed} {puzzle.geometry.name} {puzzle.rules}: {len(found)} for {len(wanted)}"


@pytest.mark.parametrize("part", range(5))
def test_the_kernel_finds_the_grids_that_trying_finds(part: int) -> None:
    wrong = [said for seed in range(part * SAMPLE, (part + 1) * SAMPLE) if (said := difference(seed))]
    assert not wrong


def test_cells_of_other_domains_share_a_table() -> None:
    puzzle = read_rules("size: 2\nvalues: 1-9\nhouses: none\nnot distinct(b2, 6)\nbetween: b1 b2 a1 a2").puzzle
    assert sorted(solution for solution in compiled(puzzle) or () if solution) == by_trying(puzzle)


def test_loops_are_cut_into_stretches() -> None:
    found = 0
    for seed in range(24):
        rng = Random(seed)
        geometry = board(rng.choice(["4", "4 latin", "3 free values=5"]))
        cells = rng.sample(range(geometry.cell_count), rng.randint(5, 9))
        loop = f"sum-loop {rng.randint(2, 9)}: {' '.join(map(geometry.cell_name, cells))}"
        puzzle = given_down(read_rules(loop, geometry).puzzle, rng)
        (constraint, _), *others = model_of(puzzle.geometry, puzzle.rules).constraints[len(of_board(puzzle)) :]
        assert isinstance(constraint, Read)
        assert not others
        wanted = by_trying(puzzle)
        assert sorted(solution for solution in compiled(puzzle) or () if solution) == wanted, loop
        found += bool(wanted)
    assert found > 8


def of_board(puzzle: Puzzle) -> list[object]:
    return [it for it, _ in model_of(puzzle.geometry, ()).constraints]


def without_one_value(seed: int) -> Puzzle:
    """Make a puzzle of sums of cells that have all values but one: of rows, columns and a cage."""
    rng, geometry = Random(seed), board("5 latin values=6")
    names = ("a1..a5", "b1..b5", "d1..d5", "a1..e1", "a3..e3", "a5..e5", "a1,b2,c3,d4,e5")
    sums = [rng.choice((f"(21 - sum({one}))", f"(sum({one}) - 14)")) for one in names]
    lines = ["distinct(a1, b2, c3, d4, e5)"]
    lines += [f"{one} in {{1, 2, 4..6}}" for one in rng.sample(sums, 3)]
    lines += [f"{first} != {second}" for first, second in (rng.sample(sums, 2) for _ in range(2))]
    lines.append(f"a1 != {rng.randint(1, 6)} or {sums[0]} = {sums[3]}")
    grid = engine.solve(Puzzle(geometry, (0,) * 25), limit=1, rng=rng, backend="python").solutions[0]
    is_open = rng.sample([True] * 13 + [False] * 12, 25)
    values = tuple(0 if free else value for free, value in zip(is_open, grid, strict=True))
    return Puzzle(geometry, values, rules=read_rules("\n".join(lines), geometry).puzzle.rules)


def test_cells_with_all_values_but_one_lack_what_their_sum_says() -> None:
    said = 0
    for seed in range(30):
        puzzle = without_one_value(seed)
        model = model_of(puzzle.geometry, puzzle.rules)
        said += any(isinstance(it, Different) and len(it.cells) == 6 for it, _ in model.constraints)
        assert sorted(solution for solution in compiled(puzzle) or () if solution) == by_trying(puzzle), seed
    assert said > 20


def test_the_clauses_of_a_model_have_the_solutions_that_trying_finds() -> None:
    wrong = []
    for seed in range(5_000, 5_030):
        made = Maker(seed).puzzle()
        puzzle = given_down(made, Random(seed)) if made else None
        wanted = by_trying(puzzle) if puzzle else []
        search = compiled(puzzle) if puzzle and len(wanted) < 400 else None
        if puzzle and search and not search.tests:
            found = sorted(solution for solution in RelationSat(puzzle) if solution)
            wrong += [f"{seed} {puzzle.rules}: {len(found)} for {len(wanted)}"] if found != wanted else []
    assert not wrong


def test_a_search_that_another_interrupts_goes_on_where_it_was() -> None:
    geometry = board("4")
    made = [Maker(seed).puzzle() for seed in range(40)]
    puzzles = [puzzle for puzzle in made if puzzle and puzzle.geometry == geometry]
    searches = [search for puzzle in puzzles if (search := compiled(puzzle))]
    found = [set[tuple[int, ...]]() for _ in searches]
    while any(not search.done for search in searches):
        for search, solutions in zip(searches, found, strict=True):
            solutions.update(search.advance(3, 2))
    assert [sorted(solutions) for solutions in found] == [by_trying(puzzle) for puzzle in puzzles if compiled(puzzle)]
