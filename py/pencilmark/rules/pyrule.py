"""A Python function as a rule: it is run on all values of up to three cells and becomes a rule of what it allows.

    def rule(a1, b2):
        return a1 == b2 % 4

Or, given the whole grid, it yields relations and drawings (`modelling`), which become ordinary lines of rules.

What is kept, shared and solved is the rule in our language (`digits(a1, b2) in {...}`), never the Python text. The
checks here catch mistakes and obvious mischief; they are no sandbox. So a text is run only for the person who typed
it, in a Python that is thrown away afterwards.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from itertools import islice, product
from traceback import extract_tb
from typing import NoReturn

from pencilmark.board.errors import RuleError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.rules.language.tokens import parse_name, write_name
from pencilmark.rules.modelling import FACE, Condition, GridTerms, RuleLine
from pencilmark.rules.rule import parse_rule

MAX_SOURCE = 5_000
LONGEST = 6_000
"""Most characters in the rule that a function becomes."""
MAX_CELLS = 3
WHOLE = "grid"
"""The parameter of a function of the whole grid."""
MOST_YIELDED = 20_000
READABLE = 1_000
"""Most characters of a line of joined relations, if one alone is not longer."""
_GIVEN = (abs, all, any, bool, dict, divmod, enumerate, filter, frozenset, int, len, list, map, max, min, pow, range)
BUILTINS = {it.__name__: it for it in (*_GIVEN, reversed, round, set, sorted, str, sum, tuple, zip)}
_REFUSED = {
    ast.Import: phrase("python-no-import"),
    ast.ImportFrom: phrase("python-no-import"),
    ast.ClassDef: phrase("python-functions-only"),
    ast.AsyncFunctionDef: phrase("python-plain-functions"),
    ast.Await: phrase("python-plain-functions"),
    ast.Global: phrase("python-no-global"),
    ast.Nonlocal: phrase("python-no-nonlocal"),
}


@dataclass(frozen=True, slots=True)
class PythonRule:
    """A *rule* as a line of our language, and how many of *all* combinations of values it *allows*."""

    rule: str
    allows: int
    all: int


def python_rule(source: str, geometry: Geometry) -> PythonRule:
    """Run the function in *source* on all values of the cells that its parameters name.

    Raises RuleError if the source is not such a function, fails on some values, or allows nothing or everything. If the
    function never ends, neither does this.

    >>> python_rule("def rule(a1, b2):\\n    return a1 == b2 % 2", board("4"))
    PythonRule(rule='digits(a1, b2) in {11, 13}', allows=2, all=16)
    >>> python_rule("import os", board("4"))
    Traceback (most recent call last):
    pencilmark.board.errors.RuleError: expected no import in a rule
    """
    tree, function = _parsed(source)
    cells = _cells(function, geometry)
    code = compile(tree, "rule", "exec")
    names: dict[str, object] = {"__builtins__": BUILTINS}
    try:
        exec(code, names)  # typed by the visitor and run at their request, in a Python of its own: see above
    except Exception as error:
        raise RuleError("python-failed/function", why=_said(error), line=1) from error
    call = names[function.name]
    assert callable(call)
    seen = range(geometry.first, geometry.last + 1)
    held = [_holds(call, values, function) for values in product(seen, repeat=len(cells))]
    if all(held) or not any(held):
        raise RuleError("empty-rule/says-nothing" if all(held) else "empty-rule/allows-nothing")
    return PythonRule(_written(cells, held, geometry), sum(held), len(held))


@dataclass(frozen=True, slots=True)
class PythonLines:
    """The *lines* of rules that a function of the whole grid yields, and how many *relations* they hold."""

    lines: tuple[str, ...]
    relations: int


def python_lines(source: str, geometry: Geometry) -> PythonLines | None:
    """Run the function in *source* on the whole grid; None where it is a function of single cells.

    Raises RuleError if the source is not such a function, fails, or yields anything but relations, clues and drawings.

    >>> python_lines("def rule(grid):\\n    yield grid[1, 1] + grid[1, 2] == 3", board("4")).lines
    ('(r1c1 + r1c2) = 3',)
    """
    tree, function = _parsed(source)
    if [name.arg for name in function.args.args] != [WHOLE]:
        return None
    names: dict[str, object] = {"__builtins__": BUILTINS | FACE}
    relations, lines = list[str](), list[str]()
    try:
        exec(compile(tree, "rule", "exec"), names)  # typed by the visitor and run at their request: see above
        call = names[function.name]
        assert callable(call)
        for found in islice(call(GridTerms(geometry)) or (), MOST_YIELDED):
            _take(found, relations, lines)
    except RuleError as error:
        raise error.placed(_line_of(error), error.column) from error
    except Exception as error:
        raise RuleError("python-failed/function", why=_said(error), line=_line_of(error)) from error
    lines = [*_together(list(dict.fromkeys(relations))), *lines]
    if not lines:
        raise RuleError("empty-rule/says-nothing")
    for line in lines:
        parse_rule(line, geometry)
    return PythonLines(tuple(lines), len(relations))


def _take(found: object, relations: list[str], lines: list[str]) -> None:
    """Keep what a function yielded: a relation, a line, or True, which asks nothing."""
    if isinstance(found, Condition):
        relations += found.parts if found.word == "and" else [found.text]
    elif isinstance(found, RuleLine):
        lines.append(str(found))
    elif found is False:
        raise RuleError("empty-rule/allows-nothing")
    elif found is not True:
        raise RuleError("bad-python/no-relation", found=repr(found)[:30])


def _together(relations: list[str]) -> Iterator[str]:
    """Join relations with `and` into lines that are short enough to read."""
    line = ""
    for relation in relations:
        if line and len(line) + len(relation) > READABLE:
            yield line
            line = ""
        line = f"{line} and {relation}" if line else relation
    if line:
        yield line


def _line_of(error: Exception) -> int:
    """Return the line of the visitor's text that an error came from."""
    walked = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == "rule"]
    return (walked[-1] or 1) if walked else 1


def _parsed(source: str) -> tuple[ast.Module, ast.FunctionDef]:
    """Parse the text, which must define functions only; also return the one called `rule`, or else the last."""
    if len(source) > MAX_SOURCE:
        raise RuleError("too-long/characters-python", most=MAX_SOURCE, found=len(source))
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line, column = (error.lineno, error.offset) if isinstance(error, SyntaxError) else (1, None)
        message = error.msg if isinstance(error, SyntaxError) else str(error)
        raise RuleError("bad-python/python-says", message=message, line=line, column=column) from error
    for node in ast.walk(tree):
        _check(node)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    others = [node for node in tree.body if not isinstance(node, ast.FunctionDef)]
    if others or not functions:
        _refuse(phrase("python-function-def-rule-b"), others[0] if others else None)
    return tree, next((it for it in functions if it.name == "rule"), functions[-1])


def _check(node: ast.AST) -> None:
    if type(node) in _REFUSED:
        _refuse(_REFUSED[type(node)], node)
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    if name.startswith("_") or name in ("format", "format_map"):
        _refuse(phrase("python-no-name", name=name), node)


def _refuse(expected: Phrase, node: ast.AST | None) -> NoReturn:
    line, column = getattr(node, "lineno", 1), getattr(node, "col_offset", 0) + 1
    raise RuleError("bad-python/function", expected=expected, line=line, column=column)


def _cells(function: ast.FunctionDef, geometry: Geometry) -> tuple[int, ...]:
    """Find the cells that the parameters name."""
    given = function.args
    if given.vararg or given.kwarg or given.kwonlyargs or given.defaults:
        _refuse(phrase("python-parameters-cells-rule-b"), function)
    names = [*given.posonlyargs, *given.args]
    if not 1 <= len(names) <= MAX_CELLS:
        _refuse(phrase("python-cells-parameters", most=MAX_CELLS, found=len(names)), function)
    cells = []
    for name in names:
        cell = parse_name(name.arg.lower(), geometry.size)
        if cell is None:
            _refuse(phrase("python-cell-r-c-parameter", found=name.arg[:20]), name)
        cells.append(cell)
    if len(set(cells)) < len(cells):
        _refuse(phrase("python-different-cells-parameters"), function)
    return tuple(cells)


def _holds(call: Callable[..., object], values: tuple[int, ...], function: ast.FunctionDef) -> bool:
    try:
        return bool(call(*values))
    except Exception as error:
        shown = f"{function.name}({', '.join(map(str, values))})"
        raise RuleError("python-failed/raises", known=shown, why=_said(error), line=function.lineno) from error


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


def _written(cells: tuple[int, ...], held: list[bool], geometry: Geometry) -> str:
    """Write the allowed combinations, or the others if there are fewer, each as one number."""
    size = geometry.size
    base = 10 if geometry.last < 10 else 100
    combinations = list(product(range(geometry.first, geometry.last + 1), repeat=len(cells)))
    allowed = 2 * sum(held) <= len(held)
    codes = []
    for values, holds in zip(combinations, held, strict=True):
        if holds == allowed:
            code = 0
            for value in values:
                code = code * base + value
            codes.append(code)
    names = [write_name(cell, size) for cell in cells]
    if len(cells) == 1:
        term = names[0]
    elif base == 10:
        term = f"digits({', '.join(names)})"
    else:
        weights = [base**power for power in range(len(names) - 1, -1, -1)]
        term = " + ".join(
            f"{weight} * {name}" if weight > 1 else name for weight, name in zip(weights, names, strict=True)
        )
    text = f"{term} {'in' if allowed else 'not in'} {{{', '.join(_runs(codes))}}}"
    if len(text) > LONGEST:
        raise RuleError("too-long/rule-can-be-written", most=LONGEST)
    return text


def _runs(codes: list[int]) -> Iterator[str]:
    """Write numbers, three or more consecutive ones as a range.

    >>> list(_runs([1, 2, 3, 5, 7, 8]))
    ['1..3', '5', '7', '8']
    """
    start = 0
    for place, code in enumerate(codes):
        if place + 1 < len(codes) and codes[place + 1] == code + 1:
            continue
        run = codes[start : place + 1]
        yield from [f"{run[0]}..{run[-1]}"] if len(run) > 2 else map(str, run)
        start = place + 1
