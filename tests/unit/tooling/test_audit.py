"""What the bench of generated puzzles would notice."""

from dataclasses import replace

import pytest
from tests.bench.audit import TURNS, audit
from tests.bench.checked import checked, planned, table_of
from tests.bench.wishes import shares

from pencilmark.board.model import Puzzle
from pencilmark.make.batch import Means, make
from pencilmark.make.made import Made
from pencilmark.make.symmetry import SYMMETRIES
from pencilmark.make.wish import Wish

EVERY = (
    Wish(minimal=True),
    Wish(symmetry="rotational90", minimal=True),
    Wish(level="Medium"),
    Wish(technique="naked-pair"),
    Wish(technique="naked-pair", practice=True),
    Wish(technique="als-xy-wing"),
    Wish(clues=(26, 30)),
    Wish("6 x", symmetry="diagonal"),
)


def item_of(wish: Wish, seed: int = 0) -> Made:
    return make(Means(), (wish, seed))


def faults(item: Made) -> set[str]:
    return {check for check, stands in audit(item) if not stands}


def with_givens(item: Made, givens: tuple[int, ...]) -> Made:
    return replace(item, puzzle=Puzzle(item.puzzle.geometry, givens))


@pytest.mark.parametrize("wish", EVERY, ids=str)
def test_puzzles_as_wished_stand_every_check(wish: Wish) -> None:
    assert faults(item_of(wish, seed=4)) == set()


def test_a_clue_less_is_noticed_as_more_solutions_and_a_clue_more_as_not_minimal() -> None:
    item = item_of(Wish(minimal=True))
    givens, solution = item.puzzle.givens, item.solution
    first, blank = next(cell for cell in range(81) if givens[cell]), givens.index(0)
    assert "unique" in faults(with_givens(item, (*givens[:first], 0, *givens[first + 1 :])))
    assert faults(with_givens(item, (*givens[:blank], solution[blank], *givens[blank + 1 :]))) == {"minimal"}


def test_a_wrong_solution_is_noticed() -> None:
    item = item_of(Wish())
    assert faults(replace(item, solution=item.solution[::-1])) == {"unique"}


@pytest.mark.parametrize("symmetry", [name for name in SYMMETRIES if name != "none"])
def test_a_puzzle_without_symmetry_is_noticed(symmetry: str) -> None:
    assert "symmetric" in faults(replace(item_of(Wish()), wish=Wish(symmetry=symmetry)))


@pytest.mark.parametrize(
    ("made", "wished", "check"),
    [
        (Wish(level="Hard"), Wish(level="Medium"), "graded"),
        (Wish(level="Beginner"), Wish(er=(2.0, 3.0)), "graded"),
        (Wish(level="Beginner"), Wish(hodoku_score=(600, 900)), "graded"),
        (Wish(level="Beginner"), Wish(hodoku_level="Hard"), "graded"),
        (Wish(level="Beginner"), Wish(technique="naked-pair"), "needed"),
        (Wish(level="Hard"), Wish(technique="naked-pair", practice=True), "needed"),
        (Wish(clues=(40, 45)), Wish(clues=(24, 26)), "clues"),
    ],
    ids=str,
)
def test_another_difficulty_than_wished_is_noticed(made: Wish, wished: Wish, check: str) -> None:
    assert faults(replace(item_of(made), wish=wished)) == {check}


def test_all_symmetries_and_wishes_have_their_share() -> None:
    assert TURNS.keys() == SYMMETRIES.keys()
    plan = planned()
    assert len(plan) == len(set(plan)) >= 10_000
    assert {place for place, _ in plan[:1000]} >= {place for place, share in enumerate(shares()) if share.weight >= 30}


def test_the_table_tells_what_was_checked() -> None:
    place = next(place for place, share in enumerate(shares()) if share.wish == Wish(minimal=True))
    table = table_of([checked((place, seed)) for seed in range(2)])
    assert table.rows[0][:5] == ("minimal", 2, 0, 2, 2)
    assert table.rows[-1][-2] == 0
