"""A formula that differs from an earlier one in its cells only means what it says, and is wrong where it is wrong."""

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.rules.language.parse import parse_rule as parse_formula
from pencilmark.rules.rule import Formula, parse_rule

NINE = board("9")
FORMS = (
    "{} + {} = 2 * {}",
    "count({} = 1, {} < {}, not {} in {{1, 2}}) in {{1, 3}}",
    "digits({}, {}) % {} = 1",
    "{}, {} < {}, {}",
    "distinct({}, {}, 12) or {} = 10",
    "item({}, {}, {}) != {}1",
)


def name(cell: int, rng: Random) -> str:
    row, column = divmod(cell, 9)
    return rng.choice((f"{'abcdefghi'[row]}{column + 1}", f"r{row + 1}c{column + 1}", f"R{row + 1}C{column + 1}"))


@pytest.mark.parametrize("form", FORMS)
def test_it_is_read_as_if_it_were_the_first(form: str) -> None:
    rng = Random(form)
    for _ in range(60):
        some = rng.sample(range(81), 3)  # few, so that a cell often comes twice, under two names
        text = form.format(*[name(rng.choice(some), rng) for _ in range(form.count("{}"))])
        try:
            wanted = parse_formula(text, NINE)
        except RuleError as error:
            with pytest.raises(RuleError) as found:
                parse_rule(text, NINE)
            assert (found.value.column, str(found.value)) == (error.column, str(error))
        else:
            rule = parse_rule(text, NINE)
            assert isinstance(rule, Formula)
            assert (rule.text, rule.relation) == (text, wanted)


CUT = ("max(a1..a3, c1) - item(b1, c1:d2, e5) = 3", "(a1, r2c2 < row(c1)) or not count(odd(a1, b2)) in {1, 3..5}")


@pytest.mark.parametrize("text", CUT)
def test_each_beginning_of_a_rule_is_one_or_is_refused_where_it_ends_or_before(text: str) -> None:
    for end in range(len(text)):
        try:
            parse_formula(text[:end], NINE)
        except RuleError as error:
            assert error.column and 0 < error.column <= end + 1


@pytest.mark.parametrize("text", ["a1 + z9 = 3", "a1 + \x001 = 3", "a1 + \x000 = 3", "a1 + b12 = 3", "a1 + b = 3"])
def test_what_is_wrong_stays_wrong_after_one_that_is_right(text: str) -> None:
    parse_rule("a1 + b1 = 3", NINE)
    with pytest.raises(RuleError):
        parse_rule(text, NINE)


def test_lines_of_cells_and_houses_are_read_anew() -> None:
    for text in ("sum(a1..a9) = 45", "sum(a1..a3) = 15", "sum(row(a1)) = 45", "sum(row(c1)) = 45"):
        rule = parse_rule(text, NINE)
        assert isinstance(rule, Formula) and rule.relation == parse_formula(text, NINE)
