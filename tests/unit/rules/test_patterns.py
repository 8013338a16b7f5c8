"""Patterns and tables: each machine accepts what Python's own regular expressions match, and is written as a table."""

import re
from itertools import product
from random import Random

import pytest
from tests.property.random_rules import Maker

from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.rules.language.machines import MOST_STATES, deterministic, grown, read_table, write_table
from pencilmark.rules.language.patterns import machine_of
from pencilmark.rules.rule import parse_rule

WORDS = ["".join(word) for length in range(5) for word in product("0129", repeat=length)]
"""All words of up to four of a few signs."""


def test_a_pattern_matches_what_it_matches_in_python() -> None:
    for seed in range(300):
        pattern = Maker(seed).pattern(3)
        machine = machine_of(pattern)
        assert [machine.accepts(map(int, word)) for word in WORDS] == [
            re.fullmatch(pattern, word) is not None for word in WORDS
        ], pattern


def test_a_machine_is_written_as_a_table_with_the_fewest_states() -> None:
    for seed in range(100):
        machine = machine_of(Maker(seed).pattern(3))
        assert deterministic(*read_table(write_table(machine))) == machine
    assert len(machine_of("(1|2|3)(4|5)(1|2|3)(4|5)|[1-3][45][1-3][45]").moves) == 5


def test_a_function_becomes_a_table_that_fits_a_line() -> None:
    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        return (state[0] + value, state[1] + 1) if state[1] < 3 else None

    machine = grown((0, 0), step, lambda state: state == (10, 3), range(10))
    rule = parse_rule(f'nfa "{write_table(machine)}": a1 a2 a3', board("9"))
    assert machine.accepts([2, 3, 5]) and not machine.accepts([2, 3, 4])
    assert parse_rule(rule.text, board("9")) == rule


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ('regex "(12": a1', 11),
        ('regex "1[2": a1', 11),
        ('regex "1{3,2}": a1', 9),
        ('regex "[5-2]": a1', 10),
        ('matches("12)", a1)', 12),
        ('nfa "a: 1 b": a1', 11),
        ('nfa "a: 1 a; a: 2 a": a1', 14),
        ('nfa "a*: 12 a 3-b": a1', 15),
        ("matches(12, a1)", 9),
        ("regex: a1", 6),
        (f'regex "(.{{30}}){{{MOST_STATES // 30 + 1}}}": a1', 10),
        ('regex "((((.?){200}){200}){200})*": a1', 13),
    ],
)
def test_a_mistake_in_a_pattern_is_reported_at_its_place(line: str, column: int) -> None:
    with pytest.raises(RuleError) as error:
        parse_rule(line, board("9"))
    assert error.value.column == column


def test_a_pattern_may_be_long_and_in_other_quotes_and_knows_letters_for_large_values() -> None:
    digits = "".join(Random(1).choices("123456789", k=60))
    assert parse_rule(f'matches("{digits}|A.*", a1, a2)', board("16"))
    assert parse_rule("regex “1 2” : a1 a2", board("9")).text == 'regex "1 2": r1c1 r1c2'
