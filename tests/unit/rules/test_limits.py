"""Input has limits: the largest allowed is read, and one more is refused."""

import re
from collections.abc import Callable

import pytest
from tests.at_once import errors_of
from tests.ruled import meaning

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.rules.pyrule import python_rule
from pencilmark.rules.rule import parse_rules

NINE, FOUR = board("9"), board("4")
ROW = "a1,a2,a3,a4"
CLOSED = "(a1) + (a2) + "  # levels left again
LIMITS: dict[str, tuple[int, Callable[[int], object]]] = {
    "levels of brackets": (40, lambda count: meaning(CLOSED + "(" * count + "a1" + ")" * count + " = 1", NINE)),
    "levels of not": (40, lambda count: meaning("not " * count + "a1 = 1", NINE)),
    "signs before a cell": (40, lambda count: meaning("-" * count + "a1 = 1", NINE)),
    "divisions in a row": (40, lambda count: meaning("a1" + "/b1" * count + " = 1", NINE)),
    "divisions in a rule": (200, lambda count: meaning("a1 = 1" + " + a1/b1" * count, NINE)),
    "cells and numbers in a rule": (3000, lambda count: meaning("a1 = 1" + " + a1" * (count - 2), NINE)),
    "digits of a number": (15, lambda count: meaning("a1 = " + "9" * count, NINE)),
    "levels in a pattern": (40, lambda count: parse_rules([f'regex "(1)(2){"(" * count}1{")" * count}": a1'], NINE)),
    "signs in a pattern": (499, lambda count: parse_rules([f'regex "{"1" * count}": a1'], NINE)),
    "the number of a clue": (10**9, lambda number: parse_rules([f"killer {number}: a1 a2"], NINE)),
    "how often and which digit": (99, lambda number: parse_rules([f"look-and-say {number}: a1 a2"], NINE)),
    "characters of Python": (5000, lambda count: python_rule("def rule(a1): return a1 > 2".ljust(count), FOUR)),
    "cells of Python": (3, lambda count: python_rule(f"def rule({ROW[: 3 * count]}): return a1 > 2", FOUR)),
    "the size of a board": (36, lambda size: board(str(size))),
    "the values of a board": (36, lambda count: board(f"4 values={count}")),
    "the last value after 0": (35, lambda last: board(f"4 values=0-{last}")),
    "characters of a board": (20_000, lambda count: board("4".ljust(count))),
}


FEWEST = {"distinct": 2, "item": 2, "sumbetween": 3, "sumcut": 2, "sumfirst": 2, "gcd": 1, "abs": 1, "odd": 1}


@pytest.mark.parametrize("name", FEWEST)
def test_a_function_takes_as_few_terms_as_it_makes_sense_of_and_not_one_fewer(name: str) -> None:
    is_test = name in ("distinct", "odd")
    for count in (FEWEST[name], FEWEST[name] - 1):
        text = f"{name}({', '.join(['a1', 'b1', 'c1'][:count])})" + " = 1" * (not is_test)
        if count == FEWEST[name]:
            meaning(text, NINE)
        else:
            with pytest.raises(InputError):
                meaning(text, NINE)


@pytest.mark.parametrize("name", LIMITS)
def test_as_much_as_is_allowed_is_read_and_one_more_is_refused(name: str) -> None:
    most, read = LIMITS[name]
    read(most)
    with pytest.raises(InputError):
        read(most + 1)


LONG = "x" * 99


REPEATED = {
    **dict.fromkeys((f"a1 = {LONG}", f"killer 3: {LONG}", f'nfa "{LONG}": a1', f'drawing "{LONG}"'), 20),
    **{f"{setting}: {LONG}": 20 for setting in ("values", "cells", "houses")},
    LONG: 30,
    f"kill{LONG}: a1": 26,
}


@pytest.mark.parametrize("text", REPEATED)
def test_a_message_repeats_only_the_beginning_of_what_is_wrong(text: str) -> None:
    (error,) = errors_of(f"board: 9\n{text}")
    assert max(map(len, re.findall("x+", str(error)))) == REPEATED[text]
