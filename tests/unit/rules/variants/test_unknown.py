"""Chaos construction and yin-yang allow what trying all grids of 4 x 4 leaves; other boards are refused."""

import pytest
from tests.found_grids import KINDS, answers_all

from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.rules.rule import parse_rule
from pencilmark.rules.variants.cells import around, near_edges
from pencilmark.rules.variants.read import write_clue
from pencilmark.rules.variants.registry import VARIANTS

EACH = [each for variant in VARIANTS.values() if variant.proposed for each in variant.proposed.each]


@pytest.mark.parametrize("kind", KINDS)
def test_solutions_are_those_of_all_grids_that_fulfil_the_rules(kind: str) -> None:
    assert answers_all(kind, "python")


@pytest.mark.parametrize("size", [4, 6])
def test_every_choice_of_arms_is_proposed_once_and_each_proposal_is_a_clue_of_its_cell(size: int) -> None:
    geometry = board(f"{size} latin")
    for cell in range(size * size):
        proposed = [clue for each in EACH for clue in each(cell, size)]
        assert len({*proposed}) == len(proposed)
        arrows = [clue for clue in proposed if clue.name == "region-arrow"]
        assert len(arrows) == 2 ** len(near_edges(cell, size)) - 1
        assert all(clue == parse_rule(write_clue(clue, size), geometry).clue for clue in proposed)
        assert all(clue.cells[0] == cell for clue in proposed)
        near = [{cell, *around(cell, size)}, {cell, *near_edges(cell, size)}]
        counting = [{*clue.groups[1]} for clue in proposed if clue.name != "region-arrow"]
        assert all(cells in near for cells in counting)


@pytest.mark.parametrize(
    ("line", "on"),
    [
        ("chaos-construction", "12 latin"),
        ("chaos-construction", "4 values=0-3"),
        ("chaos-construction", "4 free"),
        ("chaos-construction", "4 values=5"),
        ("yin-yang", "16"),
        ("yin-yang 5", "4"),
        ("shaded: a1", "samurai"),
        ("region-arrow 2: a1 = a2 a3", "4"),
        ("region-count: a1 b1 = a2", "4"),
    ],
)
def test_meaningless_boards_and_numbers_are_refused(line: str, on: str) -> None:
    with pytest.raises(RuleError):
        parse_rule(line, board(on))
