"""Conditions read cell by cell against trying all values: random ones of cells in a line, joined by and, or and not."""

from itertools import product
from random import Random

from pencilmark.board.boards import board
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.parse import parse_rule
from pencilmark.rules.language.tree import renamed_relation
from pencilmark.rules.propagation.chains import chain_of, order_of
from pencilmark.rules.propagation.folds import Fold

GEOMETRY, TOP = board("4"), 4
CELLS = ("b3", "a1", "d2", "c4", "a2")


def condition(rng: Random, depth: int) -> str:
    """Write a condition whose parts are on one cell, or on two that stand side by side in CELLS."""
    if depth:
        one, two = condition(rng, depth - 1), condition(rng, depth - 1)
        return rng.choice((f"({one} and {two})", f"({one} or {two})", f"not ({one})", f"({one} or ({two} and {one}))"))
    place, sign = rng.randrange(len(CELLS) - 1), rng.choice(("<", ">=", "=", "!="))
    pair = list(CELLS[place : place + 2])
    rng.shuffle(pair)
    return rng.choice(
        (f"{pair[0]} {sign} {pair[1]}", f"{pair[0]} {sign} {rng.randint(1, 4)}", f"{pair[0]} + {pair[1]} > 5")
    )


def read(fold: Fold, values: tuple[int, ...]) -> bool:
    state: tuple[int, int] | None = fold.start
    for place, value in enumerate(values):
        state = fold.step(state, place, value) if state else None
    return bool(state) and fold.accepts(state or fold.start)


def mirrored(cell: int) -> int:
    return GEOMETRY.cell_count - 1 - cell


def test_a_chain_accepts_the_values_for_which_the_condition_holds_at_either_end_of_a_line() -> None:
    found = 0
    for seed in range(150):
        rng = Random(seed)
        relation = parse_rule(condition(rng, rng.randint(2, 4)), GEOMETRY)
        order = order_of(relation)
        if order and len(order) > 2:
            found += 1
            assert order_of(renamed_relation(relation, mirrored)) == tuple(map(mirrored, order))
            shape = renamed_relation(relation, order.index)
            fold, test = chain_of(shape, TOP), holds(shape)
            for values in product(range(1, TOP + 1), repeat=len(order)):
                assert read(fold, values) is test(values), (seed, values)
    assert found > 50


def test_cells_that_stand_in_no_line_have_no_order() -> None:
    for text in (
        "a1 < a2 or a1 < a3 or a1 < a4",
        "a1 < b1 or a2 < b2",
        "a1 < b1 or b1 < c1 or c1 < a1",
        "a1 + a2 + a3 > 4",
    ):
        assert order_of(parse_rule(text, GEOMETRY)) is None
