"""A small interface for rules written in Python: cells are terms, and comparing them makes relations of the language.

    def rule(grid):
        for a, b in grid.apart(1, 3):
            yield a != b

What such a function yields is written as lines of rules; nothing here searches or decides. Relations are joined with
``&``, ``|`` and ``~``, since Python's own `and`, `or` and `not` would ask at once whether they hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import prod
from typing import TypeAlias

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.rules.language.machines import MOST_STATES, grown, write_table
from pencilmark.rules.variants.places import chess_steps, leaps

MOST_TUPLES = 1_000
"""Most tuples of a table."""


def _sign(sign: str, *, after: bool = False) -> Callable[[Term, Value], Term]:
    """Make the operator *sign* between a term and another; *after*: the other comes first."""
    return lambda term, other: _joined(other, sign, term) if after else _joined(term, sign, other)


def _compared(sign: str) -> Callable[[Term, Value], Condition]:
    return lambda term, other: Condition(f"{term.text} {sign} {_text(other)}")


class Term:
    """A number that depends on cells: the value of one, or a computed one. *text* is how the language writes it."""

    __slots__ = ("addends", "text")

    def __init__(self, text: str, addends: tuple[str, ...] = ()) -> None:
        self.text, self.addends = text, addends or (text,)

    def __add__(self, other: Value) -> Term:
        return _added([self, other])

    def __radd__(self, other: Value) -> Term:
        return _added([other, self])

    __sub__, __rsub__ = _sign("-"), _sign("-", after=True)
    __mul__, __rmul__ = _sign("*"), _sign("*", after=True)
    __floordiv__, __truediv__, __mod__, __pow__ = map(_sign, ("//", "/", "%", "^"))

    def __neg__(self) -> Term:
        return _joined(0, "-", self)

    def __abs__(self) -> Term:
        return Term(f"abs({self.text})")

    __eq__, __ne__ = _compared("="), _compared("!=")  # type: ignore[assignment]  # a relation, not a truth value
    __lt__, __le__, __gt__, __ge__ = map(_compared, ("<", "<=", ">", ">="))
    __hash__ = object.__hash__


Value: TypeAlias = "Term | int"


class Condition:
    """A relation between terms. *text* is how the language writes it, *word* what joins its *parts*, if it has any."""

    __slots__ = ("parts", "text", "word")

    def __init__(self, text: str, word: str = "", parts: tuple[str, ...] = ()) -> None:
        self.text, self.word, self.parts = text, word, parts or (text,)

    def __and__(self, other: Condition) -> Condition:
        return _both("and", self, other)

    def __or__(self, other: Condition) -> Condition:
        return _both("or", self, other)

    def __invert__(self) -> Condition:
        return Condition(f"(not {self.text})")

    def __bool__(self) -> bool:
        raise RuleError("bad-python/truth")


class RuleLine(str):
    """A ready-made line of rules: a named clue or a drawing."""

    __slots__ = ()


def _text(value: Value) -> str:
    if isinstance(value, Term):
        return value.text
    if isinstance(value, int):
        return str(int(value)) if value >= 0 else f"(0 - {-value})"
    raise RuleError("bad-python/no-term", found=repr(value)[:30])


def _added(values: Iterable[Value]) -> Term:
    parts = tuple(part for value in values for part in (value.addends if isinstance(value, Term) else (_text(value),)))
    return Term(f"({' + '.join(parts)})", parts)


def _joined(first: Value, sign: str, second: Value) -> Term:
    return Term(f"({_text(first)} {sign} {_text(second)})")


def _both(word: str, *conditions: Condition) -> Condition:
    parts = tuple(part for it in conditions for part in (it.parts if it.word == word else (it.text,)))
    return Condition(f"({f' {word} '.join(parts)})", word, parts)


def _listed(given: tuple[object, ...]) -> list[Value]:
    """List arguments that were passed one by one, or as one collection."""
    only = given[0] if len(given) == 1 else given
    return list(only) if isinstance(only, Iterable) else [only]  # type: ignore[list-item]  # `_text` checks each


def _call(name: str, values: Iterable[Value]) -> Term:
    return Term(f"{name}({', '.join(map(_text, values))})")


def _or_plain(name: str, plain: Callable[[list[int]], int]) -> Callable[..., Value]:
    """Make a function of terms that is Python's own for plain numbers."""

    def of(*given: object) -> Value:
        values = _listed(given)
        numbers = [value for value in values if isinstance(value, int)]
        return plain(numbers) if len(numbers) == len(values) else _call(name, values)

    return of


def all_different(*given: object) -> Condition:
    """Require that all values differ.

    >>> all_different(Term("a1"), Term("a2")).text
    'distinct(a1, a2)'
    """
    return Condition(_call("distinct", _listed(given)).text)


def count(*given: object) -> Term:
    """Count the relations that hold."""
    conditions = _listed(given)
    return Term(f"count({', '.join(_condition(it).text for it in conditions)})") if conditions else Term("0")


def _condition(found: object) -> Condition:
    if isinstance(found, Condition):
        return found
    if isinstance(found, bool):
        return Condition("1 = 1" if found else "1 = 2")
    raise RuleError("bad-python/no-relation", found=repr(found)[:30])


def implies(first: Condition, second: Condition) -> Condition:
    """Require *second* if *first* holds."""
    return ~_condition(first) | _condition(second)


def xor(first: Condition, second: Condition) -> Condition:
    """Require exactly one of the two."""
    return count(first, second) == 1


def one_of(term: Term, values: Iterable[int]) -> Condition:
    """Require one of some values."""
    return Condition(f"{_text(term)} in {{{', '.join(map(str, sorted(set(values))))}}}")


def odd(term: Term) -> Condition:
    """Require an odd number."""
    return Condition(f"odd({_text(term)})")


def even(term: Term) -> Condition:
    """Require an even number."""
    return Condition(f"even({_text(term)})")


def item(place: Value, cells: Iterable[Value]) -> Term:
    """Return the value at a place, counted from 1."""
    return _call("item", [place, *cells])


def digits(*given: object) -> Term:
    """Return the number that values make, strung together."""
    return _call("digits", _listed(given))


def position(value: Value, cells: Iterable[Term]) -> Term:
    """Return the place of a value among *cells*, counted from 1; the sum of its places if it has several, 0 if none.

    >>> position(7, [Term("a1"), Term("a2")]).text
    '(1 * count(a1 = 7) + 2 * count(a2 = 7))'
    """
    parts = tuple(f"{place} * {count(cell == value).text}" for place, cell in enumerate(cells, 1))
    return Term(f"({' + '.join(parts)})", parts)


def is_median(value: Value, cells: Iterable[Term]) -> Condition:
    """Require that *value* is the middle one of an odd number of *cells*, sorted."""
    listed = list(cells)
    half = (len(listed) + 1) // 2
    return (count(cell <= value for cell in listed) >= half) & (count(cell >= value for cell in listed) >= half)


def table(cells: Iterable[Term], tuples: Iterable[tuple[int, ...]]) -> Condition:
    """Require one of some tuples of values.

    >>> table([Term("a1"), Term("a2")], [(1, 2), (3, 4)]).text
    '((a1 = 1 and a2 = 2) or (a1 = 3 and a2 = 4))'
    """
    listed = list(cells)
    rows = [
        _both("and", *(Condition(f"{cell.text} = {value}") for cell, value in zip(listed, row, strict=True)))
        for row in dict.fromkeys(map(tuple, tuples))
    ]
    if not 0 < len(rows) <= MOST_TUPLES:
        raise RuleError("bad-python/table", most=MOST_TUPLES, found=len(rows))
    return _both("or", *rows) if len(rows) > 1 else rows[0]


class GridTerms:
    """The cells of a board as terms: ``grid[row, column]`` from 1, and lists of them by rows, columns and boxes."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self.size, self.least, self.most = geometry.size, geometry.first, geometry.last
        self._all = [Term(geometry.cell_name(cell)) for cell in range(geometry.cell_count)]
        self.cells = [term for cell, term in enumerate(self._all) if not geometry.holes >> cell & 1]
        kinds = {"row": list[list[Term]](), "column": list[list[Term]](), "box": list[list[Term]]()}
        for house in geometry.houses:
            kind = "box" if house.kind == "region" else house.kind
            if kind in kinds:
                kinds[kind].append([self._all[cell] for cell in house.cells])
        self.rows, self.columns, self.boxes = kinds["row"], kinds["column"], kinds["box"]

    def __getitem__(self, place: tuple[int, int]) -> Term:
        row, column = place
        if not (1 <= row <= self.size and 1 <= column <= self.size):
            raise IndexError(place)
        return self._all[(row - 1) * self.size + column - 1]

    def __iter__(self) -> Iterator[Term]:
        return iter(self.cells)

    def apart(self, down: int, across: int) -> list[tuple[Term, Term]]:
        """List the pairs of cells that a chess leap joins: 1, 2 is the knight's; 0, 1 joins neighbours."""
        pairs = leaps(self._geometry, chess_steps(abs(down), abs(across)))
        return [(self._all[one], self._all[other]) for one, other in pairs]

    def automaton(
        self,
        cells: Iterable[Term],
        start: object,
        step: Callable[[object, int], object],
        accepts: Callable[[object], bool],
    ) -> Condition:
        """Require that an automaton accepts the values of *cells*, read in order.

        *step* returns the state after a state and a value (None: dead end). States are hashable.
        """
        machine = grown(start, step, accepts, range(self.least, self.most + 1))
        if len(machine.moves) > MOST_STATES:
            raise RuleError("bad-python/table", most=MOST_STATES, found=len(machine.moves))
        return Condition(f'matches("{write_table(machine)}", {", ".join(map(_text, cells))})')

    def draw(self, shape: str, cells: Iterable[Term] = ()) -> RuleLine:
        """Return a drawing, in the words of the variant `drawing`."""
        return self.clue(f'drawing "{shape}"', cells)

    def clue(self, head: str, cells: Iterable[Term] = ()) -> RuleLine:
        """Return a named clue: the part before its colon, and its cells."""
        listed = " ".join(map(_text, cells))
        return RuleLine(f"{head}: {listed}" if listed else head)


FACE: dict[str, object] = {
    it.__name__: it
    for it in (all_different, count, digits, even, implies, is_median, item, odd, one_of, position, table, xor)
} | {
    "sum": _or_plain("sum", sum),
    "product": _or_plain("prod", prod),
    "min": _or_plain("min", min),
    "max": _or_plain("max", max),
}
"""The names that a rule in Python can use besides Python's own."""
