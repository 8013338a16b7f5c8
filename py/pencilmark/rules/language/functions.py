"""The functions of the rule language: how many terms each takes, and the node it makes of them."""

from __future__ import annotations

from collections.abc import Callable

from pencilmark.board.errors import RuleError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.rules.language import hidden, tree


@dataclass(frozen=True, slots=True)
class Several:
    """The terms of a range, or the relations made of them; a count takes each by itself."""

    items: tuple[tree.Tree, ...]
    at: int


Parsed = tree.Tree | Several
Terms = tuple[tree.Term, ...]


def describe(item: Parsed) -> Phrase:
    """Say what kind of thing *item* is."""
    if isinstance(item, Several):
        return phrase("rule-found-list")
    return phrase("rule-found-number" if isinstance(item, tree.TERMS) else "rule-found-relation")


@dataclass(frozen=True, slots=True)
class Signature:
    """A function: how many terms it takes (*least* to *most*), and what it makes of them, given its column."""

    make: Callable[[Terms, int], Parsed]
    least: int = 1
    most: int | None = None

    def expected(self) -> Phrase:
        """Say how many terms it takes."""
        return phrase("rule-terms" if self.most == self.least else "rule-terms-at-least", count=self.least)


def _call(name: tree.Function) -> Callable[[Terms, int], Parsed]:
    return lambda terms, at: tree.Call(name, terms, at)


def _value(terms: Terms, at: int) -> Parsed:
    if not isinstance(terms[0], tree.Cell):
        raise RuleError("bad-rule/value", column=at)
    return tree.Call("value", terms, at)


def _each(name: tree.Property) -> Callable[[Terms, int], Parsed]:
    """Make the property of every one of the terms."""

    def make(terms: Terms, at: int) -> Parsed:
        tests: list[tree.Relation] = [tree.Test(name, (term,), at) for term in terms]
        return Several(tuple(tests), at) if len(tests) > 1 else tests[0]

    return make


FUNCTIONS: dict[str, Signature] = {
    "sum": Signature(lambda terms, at: tree.make_sum([(1, term) for term in terms], at)),
    "prod": Signature(lambda terms, at: tree.make_product(list(terms), at)),
    "min": Signature(_call("min")),
    "max": Signature(_call("max")),
    "abs": Signature(_call("abs"), 1, 1),
    "gcd": Signature(_call("gcd")),
    "digits": Signature(_call("digits")),
    "value": Signature(_value, 1, 1),
    "visible": Signature(_call("visible")),
    "item": Signature(_call("item"), 2),
    "sumfirst": Signature(_call("sumfirst"), 2),
    "sumbetween": Signature(_call("sumbetween"), 3),
    "sumcut": Signature(_call("sumcut"), 2),
    "distinct": Signature(lambda terms, at: tree.Test("distinct", terms, at), 2),
    "odd": Signature(_each("odd")),
    "even": Signature(_each("even")),
    "prime": Signature(_each("prime")),
}
HOUSES = ("row", "col", "box")
HIDDEN = ("shaded", "yin", "yang", "together", "divided")
NAMES = (*FUNCTIONS, "count", "matches", "connected", *HOUSES, *HIDDEN)


def on_board(name: str, terms: Terms, geometry: Geometry, at: int) -> Parsed | None:
    """Apply a function of HOUSES or HIDDEN, which need the board, to *terms*; None for others. Raises RuleError."""
    if name in HOUSES:
        return house_cells(name, terms[0], geometry)
    return _of_hidden(name, terms, geometry, at) if name in HIDDEN else None


def _of_hidden(name: str, terms: Terms, geometry: Geometry, at: int) -> Parsed:
    """Make the relation that a function of the regions or shades of cells stands for."""
    if not fits_hidden(geometry):
        raise RuleError("bad-rule/hidden", most=hidden.LARGEST, column=at)
    cells = tuple(dict.fromkeys(term.cell for term in terms if isinstance(term, tree.Cell)))
    if len(cells) < len(terms) or (len(cells) < 2 and name != "shaded"):
        raise RuleError("bad-rule/cells", name=name, column=at)
    if name == "shaded":
        each = tuple(hidden.shaded(cell, geometry, at) for cell in cells)
        return Several(each, at) if len(each) > 1 else each[0]
    if name == "together":
        return hidden.together(cells, geometry, at)
    if name != "divided":
        return hidden.connected_shades(cells, name == "yin", geometry, at)
    if len(cells) % geometry.value_count or not hidden.are_rows(cells, geometry):
        raise RuleError("bad-rule/divided", most=geometry.value_count, column=at)
    return hidden.divided(cells, geometry, at)


def fits_hidden(geometry: Geometry) -> bool:
    """Report whether a board can have regions and shades to find."""
    is_plain = geometry.first == 1 and not geometry.holes and not geometry.modifiers
    return is_plain and geometry.size <= hidden.LARGEST and geometry.value_count > 1


def house_cells(name: str, term: tree.Term, geometry: Geometry) -> Several:
    """List the cells of a row, column or box (or jigsaw region), given its number from 1 or one of its cells.

    Raises RuleError when there is no such house.
    """
    size, (rows, columns) = geometry.size, geometry.extent
    regions = [house.cells for house in geometry.houses if house.kind in ("box", "region")]
    lists: list[tuple[int, ...]] = {
        "row": [geometry.within(tuple(range(i * size, i * size + size))) for i in range(rows)],
        "col": [geometry.within(tuple(range(i, size * size, size))) for i in range(columns)],
        "box": regions,
    }[name]
    if isinstance(term, tree.Cell):
        found = [cells for cells in lists if term.cell in cells]
    else:
        found = [lists[term.value - 1]] if isinstance(term, tree.Number) and 1 <= term.value <= len(lists) else []
    if not found:
        if lists:
            raise RuleError("bad-rule/house", name=name, count=len(lists), column=term.at)
        raise RuleError("bad-rule/no-boxes", name=name, column=term.at)
    return Several(tuple(tree.Cell(cell, term.at) for cell in found[0]), term.at)
