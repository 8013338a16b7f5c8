"""A verifier of steps of rules that shares no code with their finders: every way to fill the cells is tried.

The cells of a step are those of its clues (or those that houses and totals leave over), and one that loses something.
What clues mean is written down once more in `tests.property.variant_meaning`.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

from tests.property.variant_meaning import means

from pencilmark.board.model import Position, Step
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.definition import Clue

Filled = dict[int, int]
Test = Callable[[Filled], bool]
Equation = tuple[dict[int, int], int]
"""Cells times weights, and what they add up to."""
NEIGHBOURS: dict[str, Callable[[int, int, int], bool]] = {
    "non-consecutive": lambda a, b, n: abs(a - b) != 1,
    "kropki-negative": lambda a, b, n: abs(a - b) != 1 and a != 2 * b and b != 2 * a,
    "difference-negative": lambda a, b, n: abs(a - b) != n,
    "ratio-negative": lambda a, b, n: a != n * b and b != n * a,
    "xv-negative": lambda a, b, n: a + b not in (5, 10),
}


def verify(position: Position, step: Step) -> str:
    """Return why a step does not follow from its evidence, "" when it does."""
    wrong = [(cell, value) for cell, value in step.eliminations]
    for cell, value in step.placements:
        if not _can(position, cell, value):
            return f"{value} is no candidate of {cell}"
        wrong += [(cell, other) for other in _digits(position, cell) if other != value]
    if not wrong:
        return "nothing follows"
    for cell, value in wrong:
        cells, test = condition(position, step, cell)
        if any(test(way) for way in ways(position, cells, {cell: value})):
            return f"{value} fits into {cell}"
    return ""


def _can(position: Position, cell: int, value: int) -> bool:
    return bool(position.cell_digits[cell] >> value - 1 & 1)


def _digits(position: Position, cell: int) -> list[int]:
    stands = position.values[cell]
    every = range(1, position.geometry.value_count + 1)
    return [stands] if stands else [value for value in every if _can(position, cell, value)]


def ways(position: Position, cells: Sequence[int], filled: Filled) -> Iterator[Filled]:
    """Yield all ways to fill *cells* with candidates so that cells that see each other differ."""
    digits = {cell: _digits(position, cell) for cell in cells if cell not in filled}
    yield from _filled(position, sorted(digits.items(), key=lambda pair: len(pair[1])), filled)


def _filled(position: Position, left: list[tuple[int, list[int]]], filled: Filled) -> Iterator[Filled]:
    """Fill the cells that are *left*, each with one of its digits."""
    if not left:
        yield filled
        return
    (cell, digits), *rest = left
    peers = position.geometry.peer_masks[cell]
    taken = {value for other, value in filled.items() if peers >> other & 1}
    for value in digits:
        if value not in taken:
            yield from _filled(position, rest, filled | {cell: value})


def condition(position: Position, step: Step, cell: int) -> tuple[list[int], Test]:
    """Return the cells of a step, and what must be true of them."""
    clues = [clue_of(position.rules[rule]) for rule in step.evidence.rules]
    if step.technique == "innies-lines":
        return _balance(position, step, [clue for clue in clues if clue])
    if step.evidence.houses:
        return _left_over(position, step, [clue for clue in clues if clue])
    (clue,) = clues
    if clue is None:
        return list(step_cells(step) | {cell}), _formula(position.rules[step.evidence.rules[0]].text, position)
    if clue.name in NEIGHBOURS:
        pair = [other for other in step_cells(step) if other != cell]
        if cell not in step_cells(step) and len(pair) == 2:  # what the two ask of each other; the cell sees both
            return [*pair, cell], _neighbours(clue, pair[:1], pair[1], position.geometry.size)
        return [*pair, cell], _neighbours(clue, pair, cell, position.geometry.size)
    return list({*clue.cells, cell}), _clue(clue, position)


def step_cells(step: Step) -> set[int]:
    """Return the cells of the evidence."""
    return {cell for cell in range(step.evidence.cells.bit_length()) if step.evidence.cells >> cell & 1}


def _clue(clue: Clue, position: Position) -> Test:
    def holds(way: Filled) -> bool:
        values = [0] * position.geometry.cell_count
        for cell, value in way.items():
            values[cell] = value
        return means(clue, values, position.geometry)

    return holds


def _neighbours(clue: Clue, pair: list[int], cell: int, size: int) -> Test:
    fits, number = NEIGHBOURS[clue.name], clue.numbers[0] if clue.numbers else 0
    beside = [other for other in pair if abs(other // size - cell // size) + abs(other % size - cell % size) == 1]
    return lambda way: all(fits(way[other], way[cell], number) for other in beside)


def _left_over(position: Position, step: Step, clues: list[Clue]) -> tuple[list[int], Test]:
    """Add up the houses, less the totals of the clues: what is left over is an equation."""
    geometry = position.geometry
    weights: dict[int, int] = {}
    total = 0
    for place in step.evidence.houses:
        assert len(geometry.houses[place].cells) == geometry.value_count
        total += sum(range(1, geometry.value_count + 1))
        for cell in geometry.houses[place].cells:
            weights[cell] = weights.get(cell, 0) + 1
    for clue in clues:
        assert clue.name in ("killer", "sum", "little-killer")
        total -= clue.numbers[0]
        for cell in clue.cells:
            weights[cell] = weights.get(cell, 0) - 1
    cells = [cell for cell, weight in weights.items() if weight]
    return cells, lambda way: sum(weight * way[cell] for cell, weight in weights.items() if weight) == total


def _balance(position: Position, step: Step, clues: list[Clue]) -> tuple[list[int], Test]:
    """Add up the houses, and take each clue's equations away or add them so that the cells of the step are left."""
    geometry, shown = position.geometry, step_cells(step)
    houses: Equation = {}, 0
    for place in step.evidence.houses:
        assert len(geometry.houses[place].cells) == geometry.value_count
        line = dict.fromkeys(geometry.houses[place].cells, 1)
        houses = _added(houses, (line, sum(range(1, geometry.value_count + 1))), 1)
    sums = [one for clue in clues for one in _equations(clue)]
    for times in product((-1, 0, 1), repeat=len(sums)):
        weights, total = houses
        for one, sign in zip(sums, times, strict=True):
            weights, total = _added((weights, total), one, sign)
        if set(weights) == shown:
            return sorted(shown), partial(_adds_up, (weights, total))
    raise AssertionError("the clues leave other cells over")


def _adds_up(equation: Equation, way: Filled) -> bool:
    return sum(weight * way[cell] for cell, weight in equation[0].items()) == equation[1]


def _equations(clue: Clue) -> list[Equation]:
    """Write a clue down as sums of cells times numbers."""
    if clue.name == "arrow":
        circle = {cell: 10 ** (len(clue.groups[0]) - 1 - place) for place, cell in enumerate(clue.groups[0])}
        return [_added((circle, 0), (dict.fromkeys(arm, 1), 0), -1) for arm in clue.groups[1:]]
    if clue.name == "double-arrow":
        line = clue.groups[0]
        return [_added(({line[0]: 1, line[-1]: 1}, 0), (dict.fromkeys(line[1:-1], 1), 0), -1)]
    if clue.name == "equal-sum":
        first, *others = ((dict.fromkeys(group, 1), 0) for group in clue.groups)
        return [_added(first, other, -1) for other in others]
    total = {"x": 10, "v": 5}.get(clue.name) or clue.numbers[0]
    assert clue.name in ("x", "v", "killer", "sum", "little-killer")
    cells = clue.groups if clue.name in ("x", "v") else [clue.cells]
    return [(dict.fromkeys(group, 1), total) for group in cells]


def _added(one: Equation, other: Equation, times: int) -> Equation:
    weights = dict(one[0])
    for cell, weight in other[0].items():
        weights[cell] = weights.get(cell, 0) + times * weight
    return {cell: weight for cell, weight in weights.items() if weight}, one[1] + times * other[1]


def _formula(text: str, position: Position) -> Test:
    """Read a formula as Python does: with letters for rows, numbers for columns, and == for =."""
    python = text.replace("=", "==").replace("!==", "!=").replace("<==", "<=").replace(">==", ">=").replace("^", "**")
    size = position.geometry.size
    names = {f"{chr(97 + cell // size)}{cell % size + 1}": cell for cell in range(position.geometry.cell_count)}
    code = compile(python, "rule", "eval")
    return lambda way: bool(eval(code, {}, {name: way[cell] for name, cell in names.items() if cell in way}))
