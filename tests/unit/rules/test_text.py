"""The rule language: what it reads, what it refuses, and where it reports a mistake."""

import re
from pathlib import Path
from random import Random

import pytest
from tests.at_once import errors_of
from tests.ruled import meaning, texts

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import InputError, RuleError
from pencilmark.board.task import finished
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.propagation.network import connecting
from pencilmark.rules.rule import parse_rules
from pencilmark.rules.text import MAX_LINES, names_board, read_rules, reading
from pencilmark.rules.variants import expand

NINE = board("9")
ROW = (1, 2, 3, 4, 5, 6, 7, 8, 9)
GRID = ROW * 9


@pytest.mark.parametrize(
    "rule",
    [
        "a1 = 1",
        "A1 = R1C1",
        "a1 == 1",
        "a2 × a3 = 6",
        "a2 · a3 = 6",
        "a6 ÷ a3 = 2",
        "a6 − a3 = 3",
        "a1 ≤ 1 and a1 ≥ 1 and a1 ≠ 2",
        "a1<a2<a3<=3",
        "-2^2 + a4 = 0",
        "sumcut(10, a1..a4) = 0 and sumcut(10, a1..a5) = 5 and sumcut(7, a3, a4, a2) = 2",
        "2^3^1 = 8*a1",
        "-7 // a2 = -4 and -7 % a2 = 1",
        "not a1 = 2",
        "a1 = 2 or a1 = 1 and a2 = 2",
        "a2 in {2,4,6}",
        "a2 in {1..3}",
        "a3 not in {2,4,6}",
        "a1..a9 in {1..9}",
        "a3 in a1..a4",
        "sum(a1..a9) = 45",
        "sum(a1:b2) = 6",
        "sum(a1..c3) = 6",
        "digits(a9..a7) = 987",
        "prod(a1,a2,a3) = 6",
        "min(a2..a5) = 2 and max(a2..a5) = 5 and abs(a1-a5) = 4 and gcd(a6,a9) = 3",
        "count(a1..a9 > 5) = 4",
        "count(odd(a1..a9)) = 5",
        "count(2 < a1..a9 < 5, a1 = 1) = 3",
        "distinct(a1..a9) and distinct(row(a1)) and not distinct(col(1))",
        "odd(a1,a3) and even(a2,a4) and prime(a2,a3,a5,a7)",
        "sum(box(5)) = sum(box(e5))",
        "a1..a3 = b1..b3",
        "a1 = 1 # the first",
    ],
)
def test_a_rule_holds_where_it_is_true(rule: str) -> None:
    assert holds(meaning(rule, NINE))(GRID)


@pytest.mark.parametrize(
    "rule",
    [
        "sumcut(4, a1..a3) >= 0",
        "sumcut(a1 - 1, a2) >= 0",
        "a3/a2 = 1",
        "a3/a2 != 1",
        "a3/a2*2 = 3",
        "a1/(a2-2) = 1",
        "a1//(a2-2) != 1",
        "a1%(a2-2) in {0}",
        "2^(a1-2) < 1",
        "digits(a1-a2,1) > 0",
        "odd(a3/a2)",
        "distinct(a3/a2,a1)",
    ],
)
def test_a_relation_of_an_undefined_term_is_false(rule: str) -> None:
    assert not holds(meaning(rule, NINE))(GRID)
    assert holds(meaning(f"not ({rule})", NINE))(GRID)


@pytest.mark.parametrize(
    ("rule", "column", "expected"),
    [
        ("a1 = ", 5, "a cell, a number or a function"),
        ("a1 + b1", 8, "a comparison"),
        ("= 3", 1, "a cell"),
        ("(a1 = 2", 8, "an operator or )"),
        ("a1 = 2)", 7, "the end of the line"),
        ("a10 = 3", 1, "a cell of the 9 × 9 board"),
        ("j1 = 3", 1, "a cell of the 9 × 9 board"),
        ("foo(a1) = 2", 1, "sum prod min max"),
        ("sum a1 = 2", 5, "( after sum"),
        ("sum() = 2", 5, "a cell"),
        ("a1 = b1 c1", 9, "an operator"),
        ("a1 = 2.5", 7, "a whole number"),
        ("a1 ! 2", 4, "!="),
        ("a1 in 2", 7, "a set such as"),
        ("a1..b3 = 2", 3, "one row, column or diagonal"),
        ("a1..a3 = b1..b2", 8, "lists of the same length"),
        ("abs(a1,b1) = 2", 1, "1 number or cell"),
        ("distinct(a1)", 1, "at least 2"),
        ("row(10) = 1", 5, "row(1) to row(9)"),
        ("sum(row(1, 2)) = 45", 5, "one number or cell in row()"),
        ("a1 and b1 = 2", 1, "a relation"),
        ("a1 = (b1 = c1)", 10, "one number or cell"),
        ("a1 + a1..a3 = 2", 6, "one number or cell"),
        ("1 = 2", 1, "a cell in the rule"),
        ("а1 = 2", 1, "plain letters"),
        ("a1 = ٢", 6, "plain letters"),
        ("a1 = $5", 6, "a cell, a number"),
    ],
)
def test_a_mistake_is_reported_with_its_column_and_what_was_expected(rule: str, column: int, expected: str) -> None:
    with pytest.raises(RuleError) as caught:
        meaning(rule, NINE)
    assert caught.value.column == column
    assert expected in caught.value.message


HOSTILE = {
    "megabytes": "a1=" * 1_000_000,
    "brackets": "(" * 3_000 + "a1" + ")" * 900,
    "signs": "-" * 3_900 + "a1=1",
    "nots": "not " * 900 + "a1=1",
    "quotients": "a1/" * 900 + "a1=1",
    "powers": "9^9^9^9 = a1",
    "cell powers": "a1^b1^c1^d1 = 2",
    "a tower": "9^" * 1_900 + "a1 = 1",
    "a large number": "a1 = " + "9" * 3_000,
    "a large factorial": "*".join(["a1^99"] * 60) + " = 1",
    "a large prime": "prime(a1^99)",
    "digits without end": "digits(" + ",".join(["a1:i9"] * 36) + ") = 1",
    "look-alike letters": "а1 = 2\nｂ1 = 3",
    "another alphabet": "Α1 = Β2 + Γ3",
    "many ranges": "sum(" + "a1:i9," * 600 + "a1) = 3",
    "many lines": "a1 = b1\n" * 4_000,
    "many mistakes": "a1 = = b1\n" * 1_500,
    "code": "__import__('os').system('true')",
    "an attribute": "a1.__class__ = 2",
    "nul": "a1 = \0",
    "a call": "eval(a1) = 1",
    "white": " " * 39_000,
    "comparisons": "a1" + "<a1" * 1_300 + "<",
    "a product": "a1" + "*a1" * 1_300 + " = = 1",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_is_refused(text: str) -> None:
    errors = errors_of(text)
    assert (errors or not text.strip()) and all(isinstance(error, InputError) for error in errors)


def test_a_sheet_names_its_board_and_its_givens() -> None:
    sheet = read_rules("Size: 3\nvalues: 1-9 # more than the side\nhouses: none\n\na1 = b3-4\ngivens: 1..2...9.\n")
    assert sheet.geometry.name == "3 free values=9"
    assert sheet.givens == (1, 0, 0, 2, 0, 0, 0, 9, 0)
    assert [(rule.text, rule.line) for rule in sheet.rules] == [("a1 = b3-4", 5)]


def test_spreadsheet_names_swap_row_and_column() -> None:
    sheet = read_rules("cells: spreadsheet\nA2 = B1 + r3c1")
    assert sheet.rules[0].text == "b1 = a2 + c1"
    assert cells_of(sheet.rules[0].relation) == (9, 1, 18)


def test_rows_past_z_have_two_letters() -> None:
    assert cells_of(meaning("aa1 < aj36", board("36"))) == (26 * 36, 36 * 36 - 1)


def test_every_line_reports_its_own_mistake() -> None:
    errors = errors_of("a1 = \nb1 = 2\n  z9 = 1\nsize: 99\nvalues: 2-5")
    assert [(error.line, error.column) for error in errors] == [(1, 5), (3, 3), (4, 7), (5, 9)]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_however_they_end(end: str) -> None:
    text = end.join(["size: 4", "", "a1 = b2", "a1 = e1"])
    (error,) = errors_of(text)
    assert (error.line, error.column, names_board(text)) == (4, 6, True)


def test_settings_may_not_be_repeated() -> None:
    (error,) = errors_of("size: 4\nsize: 6")
    assert (error.line, error.code) == (2, "bad-setting")


def test_the_rules_in_the_documentation_can_be_read() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules.md").read_text(encoding="utf-8")
    section = text.split("## Named variants")[1].split("\n## ")[0]
    rules = re.findall(r"`([^`]+)`", section)
    assert len(rules) > 12
    for rule in rules:
        assert cells_of(meaning(rule, NINE))


def test_the_lines_in_the_documentation_mean_what_it_says_beside_them() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules.md").read_text(encoding="utf-8")
    rows = [row.split("|") for row in text.split("## Named variants")[1].split("\n") if row.startswith("| `")]
    free = board("4 free values=9")
    for _, named, formula, _ in rows[:9]:
        for first, second in zip(re.findall(r"`([^`]+)`", named), re.findall(r"`([^`]+)`", formula), strict=True):
            truths = [holds(meaning(rule, free)) for rule in (first, second)]
            for seed in range(300):
                dice = Random(seed)
                values = [dice.randint(1, 6) for _ in range(16)]
                assert truths[0](values) == truths[1](values), (first, second, values)
    assert read_rules(text.split("```")[1]).geometry.name == "3 free values=9"


def pauses(work):
    """Count the pauses of *work*, and give what it returns."""
    count = 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            return count, end.value
        count += 1


def test_a_variant_that_would_mean_too_much_on_its_board_is_refused():
    (error,) = errors_of("size: 36\ntaxicab")
    assert error.message.startswith("taxicab: expected a smaller board") and error.line == 2


def test_a_long_reading_has_pauses_in_which_it_can_be_stopped():
    expand._meaning.cache_clear()
    count, (sheet, errors) = pauses(reading("size: 16\ntaxicab"))
    assert (len(sheet.rules), errors) == (1, []) and count > 200


def test_the_making_of_a_large_network_has_pauses_in_which_it_can_be_stopped():
    count, _ = pauses(connecting(board("9"), parse_rules(["taxicab"], board("9"))))
    assert count > 100


def test_a_text_may_have_its_most_lines_and_not_one_more():
    (at_most, errors), (over, (error,)) = (
        finished(reading("\n".join(["size: 4", *["r1c1 < 3"] * (count - 1)]))) for count in (MAX_LINES, MAX_LINES + 1)
    )
    assert (len(at_most.rules), errors, over.rules) == (MAX_LINES - 1, [], ())
    assert (error.code, error.line) == ("too-long", MAX_LINES + 1)


@pytest.mark.parametrize(
    ("values", "name", "rules"),
    [
        ("1-4", "4", ()),
        ("4, 1 .. 3", "4", ()),
        ("0-3", "4 values=0-3", ()),
        ("2-5", "4 values=5", ("only-values 2 3 4 5",)),
        ("7 1-2 4", "4 values=7", ("only-values 1 2 4 7",)),
        ("0 2 4-5", "4 values=0-5", ("only-values 0 2 4 5",)),
    ],
)
def test_any_set_of_values_makes_a_board_and_a_rule_if_it_has_gaps(
    values: str, name: str, rules: tuple[str, ...]
) -> None:
    puzzle = read_rules(f"size: 4\nvalues: {values}").puzzle
    assert (puzzle.geometry.name, texts(puzzle)) == (name, rules)
    assert engine.count(puzzle).count == 288
    assert read_rules("\n".join(texts(puzzle)), puzzle.geometry).puzzle == puzzle


@pytest.mark.parametrize("values", ["5-2", "a", "", "1 - ", "-3", "1;2"])
def test_anything_but_values_is_refused(values: str) -> None:
    with pytest.raises(RuleError) as error:
        read_rules(f"size: 4\nvalues: {values}")
    assert (error.value.code, error.value.line) == ("bad-setting", 2)
