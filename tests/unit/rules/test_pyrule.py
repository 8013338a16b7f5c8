"""Python functions as rules: the rule allows what the function allows, and anything but a plain function is refused."""

from itertools import product

import pytest
from tests.ruled import meaning

from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.pyrule import python_rule

FUNCTIONS = {
    "def rule(a1, b2): return a1 == b2 % 4": lambda a, b: a == b % 4,
    "def rule(a1, b2, c3): return (a1 + b2) % c3 == 0": lambda a, b, c: (a + b) % c == 0,
    "def rule(r1c1): return r1c1 in (1, 4)": lambda a: a in (1, 4),
    "def sign(x): return x > 2\ndef rule(a1, a2): return sign(a1) != sign(a2)": lambda a, b: (a > 2) != (b > 2),
    "def rule(a1, b2): return a1 != 2 or b2 != 2": lambda a, b: a != 2 or b != 2,
}


@pytest.mark.parametrize("source", FUNCTIONS)
@pytest.mark.parametrize("name", ["4", "10"])
def test_the_rule_allows_what_the_function_allows(source: str, name: str) -> None:
    on, function = board(name), FUNCTIONS[source]
    found = python_rule(source, on)
    relation = meaning(found.rule, on)
    test = holds(relation)
    cells = [0, 1] if "a2" in source else [0, on.size + 1, 2 * on.size + 2]
    count = source.split("rule(")[1].split(")")[0].count(",") + 1
    allowed = 0
    for values in product(range(1, on.value_count + 1), repeat=count):
        grid = [1] * on.cell_count
        for cell, value in zip(cells, values, strict=False):
            grid[cell] = value
        allowed += bool(function(*values))
        assert test(grid) == bool(function(*values))
    assert found.rule.count(" not in ") == (2 * allowed > found.all)
    assert (found.allows, found.all) == (allowed, on.value_count**count)


@pytest.mark.parametrize(
    ("source", "code", "line"),
    [
        ("import os", "bad-python", 1),
        ("def rule(a1, b2):\n    import js\n    return 1", "bad-python", 2),
        ("def rule(a1):\n    return a1.__class__", "bad-python", 2),
        ("def rule(a1): return __builtins__", "bad-python", 1),
        ("def rule(a1): return '{0.x}'.format(a1)", "bad-python", 1),
        ("x = 1", "bad-python", 1),
        ("", "bad-python", 1),
        ("def rule(a1, b2): return a1 ==", "bad-python", 1),
        ("def rule(): return 1", "bad-python", 1),
        ("def rule(a1, a1): return 1", "bad-python", 1),
        ("def rule(a1, r1c1): return a1 > 2", "bad-python", 1),
        ("def rule(a1, z9): return 1", "bad-python", 1),
        ("def rule(*cells): return 1", "bad-python", 1),
        ("def rule(a1, b2): return open('x')", "python-failed", 1),
        ("def rule(a1, b2): return eval('1')", "python-failed", 1),
        ("def rule(a1, b2):\n    return 1 / (a1 - b2)", "python-failed", 1),
        ("def rule(a1, b2): return rule(a1, b2)", "python-failed", 1),
        ("def rule(a1, b2): return True", "empty-rule", None),
        ("def rule(a1, b2): pass", "empty-rule", None),
    ],
)
def test_anything_but_a_rule_is_refused_with_its_line(source: str, code: str, line: int | None) -> None:
    with pytest.raises(RuleError) as caught:
        python_rule(source, board("4"))
    assert (caught.value.code, caught.value.line) == (code, line)
