"""Tests are found where the code is: a module's tests stand in a file called like it, or like the start of its name.

Those of `nine_nets_links` are in `test_nine_nets.py`, as it is a part of `nine_nets`. What is listed here has none.
"""

from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "py" / "pencilmark"
ELSEWHERE = {
    "board": """
        errors languages phrase
    """,
    "rules": """
        cages cells counts drawings expand functions
        lifted lines machines marks memory network parse picture places propagators read registry
        sights subsets table tokens tree well_made whole write
    """,
    "engine": """
        asking automata changing
        kernels kinds layout linears machine memory model nine nine_branch nine_consequences nine_layout
        nine_rules puzzle tables terms without_rules
    """,
}
"""Modules whose tests have other names: laws of a whole floor, doctests, or tests of what uses them. None is added."""


@pytest.mark.parametrize("floor", ELSEWHERE)
def test_every_other_module_has_tests_named_after_it(floor: str) -> None:
    modules = {path.stem for path in (PACKAGE / floor).rglob("*.py")} - {"__init__"}
    named = {path.stem.removeprefix("test_") for path in TESTS.rglob("test_*.py") if floor in path.parts}
    untested = {one for one in modules - named if not any(one.startswith(f"{name}_") for name in named)}
    assert untested == set(ELSEWHERE[floor].split())
