"""Steps in the short notation of the forums, checked against lines written by hand."""

from itertools import pairwise

import pytest

from pencilmark.board.boards import board
from pencilmark.board.masks import mask_of
from pencilmark.board.model import Als, Candidate, Evidence, Link, Node, Step
from pencilmark.board.notation import CHAIN_OF_VARIABLES, cells_text, eureka, step_text

NINE, TWELVE = board("9"), board("12")


def node(cell: int, value: int, on: bool, als: int | None = None) -> Node:
    return Node(1 << cell, value, on, als)


def test_a_branch_that_goes_back_has_a_comma_before_it() -> None:
    one, two, three = node(0, 4, False), node(1, 4, True), node(9, 5, False)
    links = [Link(one, two, "strong"), Link(one, three, "weak")]
    assert eureka(links) == "(4)r1c1 = (4)r1c2, (4)r1c1 - (5)r2c1"


def test_two_values_of_a_cell_stand_in_one_bracket_and_of_two_cells_in_two() -> None:
    links = [
        Link(node(1, 4, False), node(8, 4, True), "strong"),
        Link(node(8, 4, True), node(8, 7, False), "weak"),
        Link(node(8, 7, False), node(26, 7, True), "strong"),
    ]
    assert eureka(links) == "(4)r1c2 = (4-7)r1c9 = (7)r3c9"


def test_cells_of_two_values_follow_each_other_each_with_its_own() -> None:
    nodes = [node(0, 4, False), node(0, 7, True), node(8, 7, False), node(8, 2, True)]
    links = [Link(one, other, "strong" if other.on else "weak") for one, other in pairwise(nodes)]
    assert eureka(links) == "(4=7)r1c1 - (7=2)r1c9"


def test_a_set_in_a_chain_is_written_like_a_cell() -> None:
    sets = (Als(mask_of([3, 12]), 0b10100, 1),)
    assert eureka([Link(node(3, 3, False), node(12, 5, True, 0), "strong")], sets) == "(3=5)r12c4"


def test_a_whip_names_each_variable_and_guardians_as_a_choice() -> None:
    links = [
        Link(node(30, 5, True), node(0, 4, False), "weak"),
        Link(node(30, 5, True), node(1, 7, False), "weak"),
        Link(node(0, 4, False), node(9, 2, True), "strong", (18,)),
        Link(node(9, 2, True), node(10, 2, False), "weak"),
    ]
    guardians = frozenset({(0, 4), (1, 7), (9, 2)})
    eliminated = (Candidate(30, 5),)
    for colours, text in [
        ((guardians,), "OR3-whip[2]: OR3{{n4r1c1 n7r1c2 | n2r2c1}} - r2n2{c2 .}"),
        ((guardians - {(0, 4)},), "OR2-whip[2]: b1n4{r1c1 r2c1} - r2n2{c2 .}"),
        ((), "whip[2]: b1n4{r1c1 r2c1} - r2n2{c2 .}"),
    ]:
        evidence = Evidence(chains=(tuple(links),), note=CHAIN_OF_VARIABLES, colours=colours, houses=(1,))
        assert step_text(Step("whip", (), eliminated, evidence), "", NINE) == f"{text} => r4c4<>5"


LOOP = Evidence(chains=((Link(node(0, 4, False), node(1, 4, True), "strong"),),))


@pytest.mark.parametrize(
    ("technique", "note", "end"),
    [("x-chain", "", ""), ("x-chain", "loop", " - loop"), ("grouped-continuous-nice-loop", "", " - loop")],
)
def test_a_loop_is_called_one(technique: str, note: str, end: str) -> None:
    step = Step(technique, (), (Candidate(2, 4),), Evidence(chains=LOOP.chains, note=note))
    assert step_text(step, "", NINE) == f"(4)r1c1 = (4)r1c2{end} => r1c3<>4"


@pytest.mark.parametrize(("size", "text"), [(9, "r1c19"), (10, "r1c1/9"), (12, "r1c1/9")])
def test_columns_of_boards_beyond_9_x_9_are_kept_apart(size: int, text: str) -> None:
    assert cells_text([0, 8], size) == text


def test_places_and_digits_of_large_boards_are_kept_apart() -> None:
    for size, digits in ((9, "139"), (10, "1,3,9")):
        pair = Step("set", (), (Candidate(2, 4),), Evidence(cells=1, digits=mask_of([0, 2, 8])))
        assert step_text(pair, "", board(size)).startswith(f"{digits} in r1c1 ")
    assert cells_text([0, 11, 12], 12) == "r1c1/12,r2c1"
    evidence = Evidence(cells=mask_of([0, 11]), digits=mask_of([0, 9]))
    step = Step("naked-pair", (), (Candidate(5, 10), Candidate(6, 1)), evidence)
    assert step_text(step, "Naked pair", TWELVE) == "Naked pair: 1,10 in r1c1/12 => r1c7<>1, r1c6<>10"


def test_a_fish_is_base_and_cover_with_its_fins() -> None:
    evidence = Evidence(digits=8, base=(1, 4), cover=(9, 16), fins=mask_of([12]))
    assert step_text(Step("x-wing", (), (Candidate(54, 4),), evidence), "", NINE) == "4 r25/c18 fins r2c4 => r7c1<>4"


def test_cells_that_say_no_digits_are_written_alone() -> None:
    for digits in (0, NINE.all_digits):
        step = Step("set", (), (Candidate(2, 4),), Evidence(cells=3, digits=digits))
        assert step_text(step, "", NINE) == "r1c12 => r1c3<>4"
    assert step_text(Step("single", (Candidate(3, 7),), (), Evidence(cells=3)), "", NINE).endswith("r1c4=7")
    assert "in" not in step_text(Step("single", (Candidate(3, 7),), (), Evidence(cells=3, digits=1)), "", NINE)
