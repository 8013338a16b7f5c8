"""Candidates that the relation kernel refutes: in no solution, whatever else the kernel is asked in between."""

from itertools import islice
from pathlib import Path

import pytest

from pencilmark import engine, read_rules
from pencilmark.board.boards import board
from pencilmark.board.model import Candidate, Puzzle
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.puzzle import model_of
from pencilmark.engine.relations.suppositions_written import LIST, SUPPOSED
from pencilmark.engine.suppositions import BESIDE, Suppositions, suppositions
from pencilmark.rules.rule import parse_rules

VARIANTS = Path(__file__).parents[2] / "variants"
RULES = {
    "cages": ("4", ["killer 3: a1 a2", "killer 7: d3 d4"]),
    "lines": ("6", ["thermo: a1 a2 b2 c2", "arrow: d4 = d5 e5"]),
    "formulas": ("6", ["a1 + b2 == c3 * 2", "d4 > e4 + f4"]),
}


def of(puzzle: Puzzle) -> Suppositions:
    found = suppositions(puzzle)
    assert found
    return found


@pytest.mark.parametrize("kind", RULES)
def test_what_is_refuted_is_in_no_solution(kind: str) -> None:
    name, rules = RULES[kind]
    puzzle = Puzzle(board(name), (0,) * len(board(name).peer_masks), rules=parse_rules(rules, board(name)))
    refuted = of(puzzle).refuted(puzzle.masks())
    assert refuted and any(refuted)
    true = engine.true_candidates(puzzle)
    assert true.exact
    assert not any(mask & own for mask, own in zip(refuted, true.cells, strict=True))


def test_a_position_fails_and_the_next_one_is_not_touched_by_that() -> None:
    kernel = of(Puzzle(board("4"), (0,) * 16, rules=parse_rules(["a1 < a2"], board("4"))))
    fine = kernel.refuted([0b1111] * 16)
    assert kernel.refuted([0b1000, *[0b1111] * 15]) is None
    assert kernel.refuted([0b1111] * 16) == fine
    assert fine and fine[:2] == [0b1000, 0b0001]


def test_a_search_of_the_same_kernel_goes_on_where_it_was() -> None:
    puzzle = Puzzle(board("6"), (0,) * 36, rules=parse_rules(["a1 + b2 == c3 * 2"], board("6")))
    stream, _ = engine.stream(puzzle)
    expected = list(islice(filter(None, stream), 200))
    kernel, found = of(puzzle), []
    stream, _ = engine.stream(puzzle)
    for answer in islice(filter(None, stream), 200):
        found.append(answer)
        kernel.refuted(puzzle.masks())
    assert found == expected


def test_what_is_refuted_within_is_on_the_board_not_a_shade_behind_it() -> None:
    puzzle = read_rules(VARIANTS.joinpath("yin-yang.txt").read_text("utf-8"))
    board, kernel = puzzle.geometry, of(puzzle)
    assert not kernel.look_at(puzzle.masks())
    cells = [cell for cell, value in enumerate(puzzle.givens) if not value]
    found = [kernel.refute(Candidate(cell, value + 1), 32) for cell in cells for value in range(board.value_count)]
    assert {one.cell for within in found for one in within or ()} <= set(range(board.cell_count))


def test_rules_that_no_kernel_knows_are_not_judged() -> None:
    rules = parse_rules(["(a1*b1*c1*d1*a2*b2) % (c2*d2+a3*b3) == 3"], board("9"))
    assert model_of(board("9"), rules).left
    assert suppositions(Puzzle(board("9"), (0,) * 81, rules=rules)) is None


def test_fewer_are_refuted_within_where_they_are_chosen_with_care_and_each_list_refutes() -> None:
    puzzle = read_rules(VARIANTS.joinpath("thermo.txt").read_text("utf-8"))
    kernel, masks, counts = of(puzzle), [0b111111111] * 81, [0, 0]
    for candidate in (Candidate(cell, value) for cell in range(0, 81, 4) for value in (1, 5, 9)):
        kernel.look_at(masks)
        lists = kernel.refute(candidate, 64), kernel.refute_shortly(candidate, 64)
        assert (lists[0] is None) is (lists[1] is None)
        for place, within in enumerate(filter(None, lists)):
            counts[place] += len(within)
            assert kernel.follow([candidate, *within])
            assert not any(kernel.follow([candidate, *(one for one in within if one != left)]) for left in within)
    assert 0 < counts[1] < counts[0]


@pytest.mark.parametrize("name", ["4", "9"])
def test_lists_are_as_long_as_there_is_room_for_positions_and_candidates(name: str) -> None:
    puzzle = Puzzle(board(name), (0,) * board(name).cell_count, rules=parse_rules(["a1 < a2"], board(name)))
    kernel = of(puzzle)
    for most in (kernel._most, kernel._most + 1):
        has_positions = kernel._stack + (most + BESIDE) * kernel._size <= memory.ROOM
        has_candidates = LIST + (most + 1) * SUPPOSED <= memory.OUT_AT + memory.OUT_SIZE
        assert (has_positions and has_candidates) == (most == kernel._most)
