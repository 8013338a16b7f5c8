"""Techniques other than chains, on puzzles of our own and small ones; of equal steps, the plainest is shown."""

from dataclasses import replace
from functools import lru_cache
from itertools import islice

import pytest
from tests.explained import CASES, PLAIN, each_case, key_of, told_case
from tests.verifier import check_of, is_true, verify

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.human.explain import explain
from pencilmark.human.lessons import lesson, position
from pencilmark.human.logic import SETS, plainest
from pencilmark.human.techniques import TECHNIQUES, named
from pencilmark.human.techniques.ladders import LADDERS, climb
from pencilmark.rules.text import read_rules

SLOW = ("mutant-jellyfish", "mutant-squirmbag", "whale", "leviathan", "franken-squirmbag")
MINE = [t for t in TECHNIQUES.values() if check_of(t.id) and not t.id.endswith(SLOW)]
DEADLY = ("deadly", "polygon")  # modules
THOROUGH = ("multi-sector-locked-sets", "guardians", "bivalue-oddagon")
"""What looks through a whole position for nothing as a rule, and takes as long over it as all others together."""


@lru_cache(maxsize=64)
def solution_of(givens: tuple[int, ...]) -> tuple[int, ...]:
    return engine.solve(Puzzle(board("9"), givens), limit=1).solutions[0]


@each_case(among=PLAIN)
def test_each_case_is_found_by_its_technique_and_proved_by_its_evidence(number: int) -> None:
    (name, case), (_, position, step) = CASES[number], told_case(number)
    assert step.key() == key_of(case)
    assert step.technique == name
    verify(position, step)
    assert is_true(step, solution_of(case.puzzle.givens))


@each_case(every=24, among=PLAIN)
def test_every_step_of_a_position_is_proved_and_true_and_the_one_chosen_first_is_one_of_them(number: int) -> None:
    puzzle = CASES[number][1].puzzle
    position, solution = Position.of(puzzle), solution_of(puzzle.givens)
    for technique in MINE if number % 72 == 0 else [one for one in MINE if one.id not in THOROUGH]:
        first, found = technique.first(position), list(technique.find(position))
        for step in found[:12]:
            verify(position, step)
            assert is_true(step, solution), step
        assert first is None or first.key() in {step.key() for step in found}


def test_every_technique_of_these_families_has_a_case_but_the_rare_and_the_slow() -> None:
    without = {technique.id for technique in MINE} - {CASES[number][0] for number in PLAIN}
    assert without <= {"unique-rectangle-5"}


def test_a_code_with_a_variant_names_the_technique_of_the_code() -> None:
    assert named("0402-1") == named("empty-rectangle") == named("0402")


def test_every_rung_of_a_ladder_is_a_technique() -> None:
    for ladder in LADDERS.values():
        assert len(set(ladder)) == len(ladder) and set(ladder) <= TECHNIQUES.keys()


def test_an_unknown_technique_cannot_be_switched_off() -> None:
    with pytest.raises(WishError, match="no-such"):
        climb(LADDERS["teaching"], ["no-such"])


@pytest.mark.parametrize(
    "technique",
    ["extended-rectangle", "linked-rectangle", "bug-lite", "reverse-bug", "unique-polygon", "qiu-deadly-pattern"],
)
def test_what_more_than_houses_can_tell_apart_is_no_deadly_pattern(technique: str) -> None:
    puzzle = next(case.puzzle for name, case in CASES if name.startswith(technique))
    ruled = replace(puzzle, rules=read_rules("killer 17: r1c1 r1c2 r1c3", puzzle.geometry).puzzle.rules)
    found = [list(TECHNIQUES[technique].find(Position.of(one))) for one in (puzzle, ruled)]
    assert found[0] and not found[1]


def test_an_empty_rectangle_of_two_cells_is_left_to_the_turbot_fish() -> None:
    for number in PLAIN:
        position = Position.of(CASES[number][1].puzzle)
        step = TECHNIQUES["empty-rectangle"].first(position)
        if step:
            region = position.geometry.house_masks[step.evidence.houses[1]]
            assert (step.evidence.cells & region).bit_count() > 2


def test_where_houses_need_not_hold_every_value_no_technique_says_they_do() -> None:
    """A position with 6 values on a board of 4 x 4, in which 1 has two places in each of two rows."""
    puzzle = Puzzle(
        board("4 values=6"), (0,) * 16, None, tuple(0b111111 if cell % 4 < 2 else 0b111110 for cell in range(16))
    )
    position = Position.of(puzzle)
    ladder = [TECHNIQUES[name] for name in LADDERS["teaching"] if name != "trial-and-error"]
    for technique in ladder:
        for step in islice(technique.find(position), 3):
            assert all(
                engine.solve(_with(puzzle, cell, value), limit=1).status == "none" for cell, value in step.eliminations
            )


def _with(puzzle: Puzzle, cell: int, value: int) -> Puzzle:
    return replace(puzzle, placed=tuple(value if place == cell else 0 for place in range(16)))


def cells(step: Step) -> int:
    return sum(this.cells.bit_count() for this in step.evidence.als)


@pytest.mark.parametrize("technique", SETS)
def test_no_step_of_sets_is_told_where_one_with_fewer_cells_does_the_same(technique: str) -> None:
    taught = lesson(technique)
    for text in taught.practice + taught.also:
        here = Position.of(position(text))
        taken = TECHNIQUES[technique].first(here)
        assert taken
        told = plainest(here, taken)
        same = [step for step in TECHNIQUES[technique].find(here) if step.key() == taken.key()]
        assert told.key() == taken.key() and cells(told) == min(map(cells, [taken, *same]))


def test_a_long_chain_of_sets_is_told_by_smaller_ones() -> None:
    taught = lesson("als-xy-chain")
    shorter = 0
    for text in taught.practice + taught.also:
        here = Position.of(position(text))
        taken = TECHNIQUES["als-xy-chain"].first(here)
        assert taken
        shorter += cells(plainest(here, taken)) < cells(taken)
        assert explain(here, taken).text == explain(here, plainest(here, taken)).text
    assert shorter
