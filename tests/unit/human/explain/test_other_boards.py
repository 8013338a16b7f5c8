"""Explanations on boards of every sort: the steps on the way to a solution, told and drawn."""

import pytest
from tests.property.puzzles import JIGSAW, random_puzzle
from tests.unit.human.explain.test_explain import check_cells, check_shapes, check_words

from pencilmark.board.model import Position, Puzzle
from pencilmark.human.explain import explain
from pencilmark.human.logic import walk
from pencilmark.human.techniques.ladders import TEACHING, climb

BOARDS = (
    "4",
    "6",
    "6 3x2",
    "9 x",
    "9 windoku",
    "9 disjoint",
    "9 antiknight",
    "9 latin",
    "9 regions=" + JIGSAW,
    "12",
    "16",
)
LADDER = climb(TEACHING[: TEACHING.index("als-xy-chain")])


@pytest.mark.parametrize("text", BOARDS, ids=lambda text: text[:12])
@pytest.mark.parametrize("seed", range(3))
def test_every_step_of_a_path_is_told_whole_and_drawn_on_the_board(text: str, seed: int) -> None:
    puzzle = random_puzzle(seed, (text,))
    position = Position.of(Puzzle(puzzle.geometry, puzzle.givens))
    for count, (step, after) in enumerate(walk(position, LADDER)):
        found = explain(position, step)
        check_words(position, step, found)
        check_cells(position, step, found)
        check_shapes(position, step, found)
        position = after
        if count > 40:
            break


def test_regions_windows_and_diagonals_have_names() -> None:
    told = set()
    for text in ("9 x windoku", "6 regions=AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF"):
        for seed in range(6):
            puzzle = random_puzzle(seed, (text,))
            position = Position.of(Puzzle(puzzle.geometry, puzzle.givens))
            for step, after in walk(position, LADDER[:8]):
                told |= set(explain(position, step).where.split())
                position = after
    assert {"window", "diagonal.", "region"} <= told | {word.replace("diagonal,", "diagonal.") for word in told}
