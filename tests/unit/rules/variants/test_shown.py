"""What a puzzle shows and hides asks nothing of its digits."""

import pytest
from tests.ruled import texts

from pencilmark import engine, rate
from pencilmark.doors.handlers.ruling import state_of
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.shown import SHOWN

PUZZLE = "size: 4\ngivens: 1...............\nthermo: a2 a3 a4\nkiller 3: b3 b4\nc1 = 4"
LINES = {
    "fog": ("fog", "fog: r1c1", "fog: r1c1 r4c4"),
    "fog-link": ("fog-link: r1c1 = r3c3 r3c4", "fog-link: r1c1 r1c2 = r3c3"),
    "drawing": ('drawing "area yellow": r1c1 r1c2', 'drawing "line red 0.2 at 0.5,0.5 2.5,1"'),
    "fog-solution": ("fog-solution: 1234..............".removesuffix(".."),),
}


def test_what_only_shows_is_known_to_ask_nothing() -> None:
    assert {name for name, variant in VARIANTS.items() if not variant.asks} == {one.name for one in SHOWN} == set(LINES)


@pytest.mark.parametrize("line", [line for lines in LINES.values() for line in lines])
def test_a_puzzle_is_the_same_with_it_and_without(line: str) -> None:
    plain, shown = read_rules(PUZZLE).puzzle, read_rules(f"{PUZZLE}\n{line}").puzzle
    assert texts(shown) == (*texts(plain), line)
    assert set(engine.solutions(shown)) == set(engine.solutions(plain))
    assert rate(shown).er == rate(plain).er


def test_it_holds_in_a_full_grid_and_is_open_before() -> None:
    ruled = read_rules("size: 4\nfog: a1")
    relation = ruled.rules[0].relation
    assert [state_of(relation, ruled.geometry, [first] + [1] * 15) for first in (0, 1)] == ["open", "holds"]
