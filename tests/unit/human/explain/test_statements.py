"""If an explanation says that a digit can only go in certain cells of a house, it can only go there."""

from dataclasses import replace

from tests.explained import CASES, told_case, told_cases
from tests.property.puzzles import random_puzzle
from tests.statements import CELL, ONLY, false_statements, phrases, text_of, values_of

from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Step
from pencilmark.board.speech import english
from pencilmark.human import logic
from pencilmark.human.explain import explain
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb

FEWEST = 200
LEFT = ("read-set-left", "read-set-holds")
"""Sentences that say which digits an almost locked set must hold once one has left it, from within and from without."""
LADDER = climb(TEACHING[: TEACHING.index("als-xy-chain")])


def test_every_sentence_that_says_where_a_digit_can_go_is_checked() -> None:
    assert {name for name, text in english().items() if "can only go in" in str(text)} == ONLY.keys()


def test_where_a_digit_can_go_is_said_truly_by_every_technique() -> None:
    checked = 0
    for told in told_cases():
        count, wrong = false_statements(told.position, told.step)
        assert not wrong, wrong
        checked += count
    assert checked >= 40


def test_where_a_digit_can_go_is_said_truly_on_the_way_through_our_own_puzzles() -> None:
    checked = 0
    for seed, name in enumerate(("9", "9", "6 x", "9 windoku")):
        position = Position.of(random_puzzle(seed, (name,)))
        for step, after in logic.walk(position, LADDER):
            for one in (step, *every(position)):
                count, wrong = false_statements(position, one)
                assert not wrong, (name, seed, wrong)
                checked += count
            position = after
    assert checked >= FEWEST, checked


def every(position: Position) -> list[Step]:
    return [step for name in ("w-wing", "two-string-kite", "turbot-fish") for step in TECHNIQUES[name].find(position)]


def test_a_w_wing_names_the_house_of_its_strong_pair() -> None:
    """Two cells of a box that share a row, too: they are the only places in the box, not in the row."""
    found = 0
    for seed in range(40):
        position = Position.of(random_puzzle(seed, ("9",)))
        for _, after in logic.walk(position, LADDER):
            for step in TECHNIQUES["w-wing"].find(after):
                (links,) = step.evidence.chains
                (house,) = links[2].houses
                value = links[2].start.value
                both = links[2].start.cells | links[2].end.cells
                assert after.digit_cells[value - 1] & after.geometry.house_masks[house] == both
                found += 1
    assert found >= 10


def test_a_set_that_a_chain_goes_through_is_left_all_its_digits_but_the_one_it_comes_from() -> None:
    checked = 0
    for told in (told_case(number) for number, (name, _) in enumerate(CASES) if name.startswith("grouped-")):
        evidence, size = told.step.evidence, told.position.geometry.size
        left = []
        for link in (link for chain in evidence.chains for link in chain):
            if link.end.als is not None:
                this, start = evidence.als[link.end.als], link.start
                digits = {digit + 1 for digit in bits(this.digits)} - {start.value}
                left.append((LEFT[start.cells & ~this.cells != 0], set(bits(this.cells)), digits))
        for said in phrases(explain(told.position, told.step).says):
            if said.id in LEFT:
                named = CELL.findall(text_of(said.values["cells"]))
                cells = {(int(row) - 1) * size + int(column) - 1 for row, column in named}
                assert (said.id, cells, values_of(said.values["digits"])) in left, told.technique
                checked += 1
    assert checked >= 10


def test_a_statement_that_is_not_so_is_found() -> None:
    told = next(one for one in told_cases() if one.technique == "w-wing")
    assert false_statements(told.position, told.step) == (1, [])
    (links,) = told.step.evidence.chains
    for place in range(27):
        link = links[2]._replace(houses=(place,))
        evidence = replace(told.step.evidence, chains=((*links[:2], link, *links[3:]),))
        both = links[2].start.cells | links[2].end.cells
        cells = told.position.digit_cells[links[2].start.value - 1]
        is_right = cells & told.position.geometry.house_masks[place] == both
        assert (false_statements(told.position, replace(told.step, evidence=evidence))[1] == []) is is_right
