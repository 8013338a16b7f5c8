"""What is kept for a second use is bounded and hides no text read twice: a list says what is kept by a text, why."""

import ast
from collections.abc import Iterator
from functools import cache

import pytest
from tests.sources import PACKAGE, modules, nodes_of, tree_of

MOST = 1 << 15
LIMITLESS = {
    "make/generator/starts.py known": "one table, which comes with the package",
    "make/usual.py _table": "one table, which comes with the package",
}
"""Kept without a bound, because there are only so many."""
BY_TEXT = {
    "doors/commands/pictures.py read_picture": "a command reads its one picture, and then says how sure that was",
    "board/boards.py board": "boards of a name are one and the same: their houses and peers are worked out once",
    "board/line.py _alphabet": "the signs of a line, which are the same for all lines of a list",
    "doors/commands/reading.py _read": "the rules of one file go for each puzzle of a list, on the board of each",
    "human/effort.py _rating": "names of techniques, not texts",
    "human/lessons/__init__.py _lessons": "tags of languages, not texts",
    "human/techniques/fins.py _kept": "kinds of fish, not texts",
    "human/ruled/divisions.py divisions": "names of variants, not texts",
    "human/ruled/divisions.py possible": "names of variants, not texts",
    "human/ruled/ladder.py ruled_ladder": "names of techniques, not texts",
    "make/generator/target.py technique_ladder": "names of techniques, not texts",
    "make/symmetry.py orbits": "names of symmetries, not texts",
    "make/wish.py _words": "a board's text, cut for each wish of a batch",
    "make/setting/climbing.py _up_to": "names of levels and techniques, not texts",
    "make/setting/propose.py _marking": "names of variants, not texts",
    "paper/fonts.py _beside": "names of the files of fonts, not texts",
    "paper/page.py qr_rows": "a sheet is laid out twice, once to number its pages: a code is worked out once",
    "rules/language/tokens.py parse_name": "names of cells, many on each line: the line is read once",
    "rules/language/patterns.py machine_of": "every grid that a rule is tried on asks for the machine of its pattern",
    "rules/lifted.py _is_of_many": "names of variants, not texts",
    "rules/propagation/compile.py _summing": "signs of comparison, not texts",
    "rules/variants/expand.py _line": "lines of the variants' definitions, which come with the package",
    "human/guard.py _log": "what was logged is not logged again; there should be nothing",
    "rules/variants/expand.py _pattern": "lines of the variants' definitions, which come with the package",
}
"""Kept by a text, and why no text of a visitor's is read twice behind it."""
BY_PUZZLE = {"make/usual.py _nearest": "a batch names the nearest puzzle with every report until a nearer one comes"}
"""Kept by a puzzle or its rules, of which there may be very many: others are kept by weight (`Kept`)."""


def look() -> Iterator[tuple[str, ast.expr, ast.FunctionDef]]:
    """Yield each function whose results are kept, with its name and the decorator that keeps them."""
    for path in modules():
        for node in nodes_of(path):
            for decorator in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
                if ast.unparse(decorator).split("(")[0].split(".")[-1] in ("cache", "lru_cache"):
                    yield f"{path.relative_to(PACKAGE).as_posix()} {node.name}", decorator, node  # type: ignore[union-attr]


@cache
def cached() -> tuple[tuple[str, ast.expr, ast.FunctionDef], ...]:
    return tuple(look())


def bound(decorator: ast.expr, name: str) -> int | None:
    """Return how many results are kept, None for all of them."""
    if not isinstance(decorator, ast.Call):
        return None
    (limit,) = (ast.unparse(keyword.value) for keyword in decorator.keywords)
    module = tree_of(PACKAGE / name.split()[0])
    named = {
        target.id: ast.unparse(node.value)
        for node in module.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return int(eval(named.get(limit, limit), {}))  # a number or a product of numbers, from our own source


def kinds(node: ast.FunctionDef) -> str:
    """Return the types of what results are kept by."""
    return " ".join(ast.unparse(argument.annotation) for argument in node.args.args if argument.annotation)


def test_every_cache_has_a_bound() -> None:
    without = {name for name, decorator, _ in cached() if bound(decorator, name) is None}
    assert without == set(LIMITLESS)
    assert all(bound(decorator, name) <= MOST for name, decorator, _ in cached() if name not in LIMITLESS)  # type: ignore[operator]
    assert len(cached()) > 90


@pytest.mark.parametrize(("kind", "listed"), [(("str",), BY_TEXT), (("Puzzle", "tuple[Rule"), BY_PUZZLE)])
def test_what_is_kept_by_a_text_or_a_puzzle_has_a_reason(kind: tuple[str, ...], listed: dict[str, str]) -> None:
    found = {name for name, _, node in cached() if name not in LIMITLESS and any(one in kinds(node) for one in kind)}
    assert found == set(listed)
