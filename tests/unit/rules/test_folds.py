"""A fold of a relation accepts the values that fulfil it, and the fold of a term has its value if it is defined."""

from itertools import product

import pytest

from pencilmark.board.boards import board
from pencilmark.rules.language.evaluate import holds, value_of
from pencilmark.rules.language.tree import Call, Compare, cells_of
from pencilmark.rules.propagation.folds import fold_of, fold_of_term
from pencilmark.rules.rule import parse_rule, relation_of

FOUR = board("4 values=5")


@pytest.mark.parametrize(
    "text",
    [
        *("visible(a1..d1)", "item(a1, a1..d1)", "sumfirst(a1, a1..d1)", "sumfirst(a1, b1..d1)", "gcd(a1..d1)"),
        *("sumbetween(1, 5, a1..d1)", "sumbetween(3, 2, a1..d1)", "sumcut(1, a1..d1)", "sumcut(4, a1..d1)"),
        *("a1*b1*c1", "a1 + b1 + c1 + d1"),
    ],
)
def test_a_fold_agrees_with_its_relation_or_term(text: str) -> None:
    for sign, number in (("=", 0), ("=", 2), ("=", 6), ("!=", 3), ("<=", 1), (">=", 5)):
        relation = relation_of(parse_rule(f"{text} {sign} {number}", FOUR), FOUR)
        assert isinstance(relation, Compare)
        cells, exact, is_true, read = cells_of(relation), value_of(relation.left), holds(relation), fold_of(relation)
        term = fold_of_term(relation.left) if isinstance(relation.left, Call) else None
        for chosen in product(range(1, 6), repeat=len(cells)):
            grid = [1] * 16
            for cell, value in zip(cells, chosen, strict=True):
                grid[cell] = value
            for fold in filter(None, (read, term and term[0])):
                state = fold.start
                for place, value in enumerate(chosen):
                    state = None if state is None else fold.step(state, place, value)
                is_good = state is not None and fold.accepts(state)
                if fold is read:
                    assert is_good is is_true(grid)
                else:
                    try:
                        assert exact(grid) == (term[1](state) if is_good else None)
                    except ArithmeticError:
                        assert not is_good


@pytest.mark.parametrize("rest", [0, 1])
def test_stretches_that_a_formula_counts_are_cut(rest: int) -> None:
    sums = ["a1", "a1 + b1", "a1 + b1 + c1", "a1 + b1 + c1 + d1"]
    text = f"5 * count({', '.join(f'({one}) % 5 = {rest}' for one in sums)}) = {sums[-1]}"
    relation = relation_of(parse_rule(text, FOUR), FOUR)
    fold, is_true = fold_of(relation), holds(relation)
    assert fold
    for chosen in product(range(1, 6), repeat=4):
        state: tuple[int, int] | None = fold.start
        for place, value in enumerate(chosen):
            state = None if state is None else fold.step(state, place, value)
        grid = dict(zip(cells_of(relation), chosen, strict=True))
        assert (state is not None and fold.accepts(state)) is is_true([grid.get(cell, 1) for cell in range(16)])
