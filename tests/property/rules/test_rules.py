"""The laws of the rule language: solutions are those that trying everything finds, and text and tree are inverses."""

import os
import re
import string
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import gcd

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.at_once import errors_of
from tests.ruled import meaning, ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import PencilmarkError, RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.write import write_rule
from pencilmark.rules.text import read_rules

Values = Sequence[int]
EXAMPLES = int(os.environ.get("RULE_SETS", "120"))
RELAXED = settings(deadline=None, suppress_health_check=list(HealthCheck))


@dataclass(frozen=True)
class Said:
    """A piece of a rule: its text, and what it means by an evaluator that knows nothing of the package.

    A term means a Fraction or None (undefined), a relation means a truth.
    """

    text: str
    means: Callable[[Values], object]


def whole(value: object) -> int | None:
    return int(value) if isinstance(value, int | Fraction) and Fraction(value).denominator == 1 else None


def strict(function: Callable[..., object]) -> Callable[..., object]:
    """Make *function* undefined where an argument is."""
    return lambda *values: None if any(value is None for value in values) else function(*values)


OPERATE: dict[str, Callable[..., object]] = {
    "+": strict(lambda a, b: a + b),
    "-": strict(lambda a, b: a - b),
    "*": strict(lambda a, b: a * b),
    "/": strict(lambda a, b: whole(Fraction(a, b)) if b else None),
    "//": strict(lambda a, b: a // b if b else None),
    "%": strict(lambda a, b: a % b if b else None),
}
COMPARE: dict[str, Callable[..., bool]] = {
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
CALL: dict[str, Callable[..., object]] = {
    "sum": strict(lambda *v: sum(v)),
    "min": strict(lambda *v: min(v)),
    "max": strict(lambda *v: max(v)),
    "gcd": strict(lambda *v: gcd(*v)),
    "digits": strict(lambda *v: int("".join(map(str, v))) if min(v) >= 0 else None),
}


def cell(size: int) -> st.SearchStrategy[Said]:
    def make(number: int) -> Said:
        return Said(f"{string.ascii_letters[number // size]}{number % size + 1}", lambda values: values[number])

    return st.integers(0, size * size - 1).map(make)


number = st.integers(0, 12).map(lambda n: Said(str(n), lambda values: n))


def terms(size: int) -> st.SearchStrategy[Said]:
    def operation(parts: tuple[Said, str, Said]) -> Said:
        left, sign, right = parts
        return Said(
            f"({left.text} {sign} {right.text})", lambda values: OPERATE[sign](left.means(values), right.means(values))
        )

    def call(parts: tuple[str, list[Said]]) -> Said:
        name, inner = parts
        text = f"{name}({', '.join(part.text for part in inner)})"
        return Said(text, lambda values: CALL[name](*[part.means(values) for part in inner]))

    def deeper(inner: st.SearchStrategy[Said]) -> st.SearchStrategy[Said]:
        return st.tuples(inner, st.sampled_from(list(OPERATE)), inner).map(operation) | st.tuples(
            st.sampled_from(list(CALL)), st.lists(inner, min_size=1, max_size=4)
        ).map(call)

    return st.recursive(cell(size) | number, deeper, max_leaves=5)


def comparison(parts: tuple[Said, str, Said]) -> Said:
    left, sign, right = parts

    def means(values: Values) -> bool:
        first, second = left.means(values), right.means(values)
        return first is not None and second is not None and COMPARE[sign](first, second)

    return Said(f"{left.text} {sign} {right.text}", means)


def parity(parts: tuple[Said, str]) -> Said:
    inner, name = parts
    rest = {"odd": 1, "even": 0}[name]

    def means(values: Values) -> bool:
        value = inner.means(values)
        return isinstance(value, int) and value % 2 == rest

    return Said(f"{name}({inner.text})", means)


def distinct(inner: list[Said]) -> Said:
    def means(values: Values) -> bool:
        found = [part.means(values) for part in inner]
        return None not in found and len(set(found)) == len(found)

    return Said(f"distinct({', '.join(part.text for part in inner)})", means)


def counted(parts: tuple[list[Said], str, int]) -> Said:
    inner, sign, bound = parts
    text = f"count({', '.join(part.text for part in inner)}) {sign} {bound}"
    return Said(text, lambda values: COMPARE[sign](sum(bool(part.means(values)) for part in inner), bound))


def joined(parts: tuple[str, list[Said]]) -> Said:
    word, inner = parts
    fold = all if word == "and" else any
    text = f" {word} ".join(f"({part.text})" for part in inner)
    return Said(text, lambda values: fold(bool(part.means(values)) for part in inner))


def negated(inner: Said) -> Said:
    return Said(f"not ({inner.text})", lambda values: not inner.means(values))


def relations(size: int) -> st.SearchStrategy[Said]:
    term = terms(size)
    plain = (
        st.tuples(term, st.sampled_from(list(COMPARE)), term).map(comparison)
        | st.tuples(term, st.sampled_from(["odd", "even"])).map(parity)
        | st.lists(term, min_size=2, max_size=4).map(distinct)
    )
    joints = st.tuples(st.sampled_from(["and", "or"]), st.lists(plain, min_size=2, max_size=3)).map(joined)
    counts = st.tuples(st.lists(plain, min_size=1, max_size=4), st.sampled_from(list(COMPARE)), st.integers(0, 4)).map(
        counted
    )
    return plain | joints | plain.map(negated) | joints.map(negated) | counts


def legal(values: Values, geometry: Geometry) -> bool:
    return all(len({values[cell] for cell in house.cells}) == len(house.cells) for house in geometry.houses)


def tried(geometry: Geometry, said: list[Said]) -> set[tuple[int, ...]]:
    """Find the solutions by trying everything."""
    grids = product(range(1, geometry.value_count + 1), repeat=geometry.cell_count)
    return {grid for grid in grids if legal(grid, geometry) and all(rule.means(grid) for rule in said)}


def has_cell(said: Said) -> bool:
    return any(sign + "1" in said.text or sign + "2" in said.text for sign in "ab")


@given(
    st.sampled_from(["2 free values=3", "2 free values=4", "2 free values=5", "2", "2 latin values=3"]),
    st.lists(relations(2).filter(has_cell), min_size=1, max_size=4),
)
@settings(RELAXED, max_examples=EXAMPLES)
def test_the_solutions_of_rules_are_those_that_trying_everything_finds(name: str, said: list[Said]) -> None:
    geometry = board(name)
    puzzle = ruled(geometry, (0,) * 4, [rule.text for rule in said])
    found = list(engine.solutions(puzzle))
    assert len(found) == len(set(found))
    assert set(found) == tried(geometry, said)


@given(relations(3).filter(has_cell), st.lists(st.integers(1, 9), min_size=9, max_size=9))
@settings(RELAXED, max_examples=80)
def test_a_rule_means_what_an_evaluator_that_knows_nothing_of_the_package_says(said: Said, values: list[int]) -> None:
    relation = meaning(said.text, board("3 free values=9"))
    assert holds(relation)(values) == bool(said.means(values))


@given(relations(3).filter(has_cell))
@settings(RELAXED, max_examples=80)
def test_a_rule_that_is_written_and_read_again_is_the_same(said: Said) -> None:
    geometry = board("3 free values=9")
    relation = meaning(said.text, geometry)
    assert meaning(write_rule(relation, 3), geometry) == relation


WORDS = """a1 b2 r1c1 i9 z99 1 9 0 99999999 + - * / // % ^ ( ) { } , = == != < <= > >= .. : and or not in sum( prod(
min( max( abs( gcd( count( distinct( digits( odd( even( prime( row( col( box( # size: values: houses: board: givens:
cells: spreadsheet none 3 1-9 × · ÷ − ≤ ≥ ≠ а е ！ . !"""
SCRAPS = st.sampled_from([*WORDS.split(), "\n", "\x00", "\u2028"])


@given(st.lists(SCRAPS, max_size=60).map(" ".join) | st.text(max_size=200))
@settings(RELAXED, max_examples=80)
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    for error in errors_of(text):
        assert isinstance(error, PencilmarkError)
        assert error.line is None or 1 <= error.line <= len(re.split(r"\r\n?|\n", text))
        assert error.column is None or 1 <= error.column <= len(text) + 1


@given(st.lists(SCRAPS, max_size=12).map("".join))
@settings(RELAXED, max_examples=80)
def test_whatever_is_read_is_solved_within_a_budget(text: str) -> None:
    try:
        puzzle = read_rules(text).puzzle
    except (RuleError, PencilmarkError):
        return
    answer = engine.solve(puzzle, limit=1, budget=engine.Budget(nodes=2))
    assert answer.status in ("unique", "none", "timeout")
