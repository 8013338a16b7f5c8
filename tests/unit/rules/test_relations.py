"""What relations say about candidates, checked against trying all: no possible candidate is struck."""

from itertools import product
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.relations import deny, enforce, is_total, truth
from pencilmark.rules.language.tree import Cell, Connected, Matches, Relation, cells_of
from pencilmark.rules.rule import parse_rule, relation_of

NINE = board("9")
RULES = [
    *(f"a1 {sign} b1" for sign in ("=", "!=", "<", "<=", ">", ">=")),
    *(f"a1 + 2*b1 - c1 {sign} 5" for sign in ("=", "!=", "<", ">=")),
    *("a1*b1 = 12", "a1/b1 = 2", "a1//b1 > 1", "a1%b1 = 1", "a1^2 = b1 + c1", "abs(a1 - b1) = c1", "max(a1,b1) = c1"),
    *("a1 in {2, 4..6}", "a1 + b1 in {3, 9}", "odd(a1)", "even(a1 + b1)", "prime(a1,b1)", "distinct(a1,b1,c1)"),
    *(
        "count(a1 > 4, b1 > 4, c1 > 4) = 2",
        "count(odd(a1,b1,c1)) < 2",
        "a1 = b1 or b1 < c1",
        "not (a1 = b1 and c1 > 3)",
    ),
    *("item(a1, b1, c1) = 3", "2^(a1 - 5) = b1", "sumcut(4, a1, b1) < 2", 'matches("[1-4]?[2-6]", a1/b1, c1)'),
]
CELLS = (Cell(0), Cell(9), Cell(18))
OTHERS = [Matches("[1-4]*7?[5-9]+", CELLS), Connected((2, 4, 6, 8), ((0, 1), (1, 2)), CELLS)]


@pytest.mark.parametrize("rule", [*RULES, *OTHERS])
def test_what_is_known_of_candidates_is_true_for_every_choice(rule: str | Relation) -> None:
    relation = relation_of(parse_rule(rule, NINE), NINE) if isinstance(rule, str) else rule
    cells, test, rng = cells_of(relation), holds(relation), Random(1)
    for _ in range(120):
        masks = [NINE.all_digits] * NINE.cell_count
        for cell in cells:
            masks[cell] = rng.choice((1 << rng.randrange(9), rng.randrange(1, 512), rng.randrange(1, 512)))
        right, wrong = set[tuple[int, ...]](), set[tuple[int, ...]]()
        for chosen in product(*([bit + 1 for bit in bits(masks[cell])] for cell in cells)):
            values = [0] * NINE.cell_count
            for cell, value in zip(cells, chosen, strict=True):
                values[cell] = value
            (right if test(values) else wrong).add(chosen)
        known = truth(relation, tuple(masks))
        assert known is None or known is not bool(wrong)
        if len(right) + len(wrong) == 1 and is_total(relation):
            assert known is bool(right), "where each cell has its value, it is known"
        for act, left in ((enforce, right), (deny, wrong)):
            kept = list(masks)
            may_be = act(relation, kept)
            assert may_be or not left
            if may_be:
                assert all(kept[cell] >> value - 1 & 1 for one in left for cell, value in zip(cells, one, strict=True))


@pytest.mark.parametrize(
    ("rule", "low", "high", "known"),
    [
        ("a1 < b1", {2, 4}, {5, 7}, True),
        ("a1 < b1", {5, 6}, {3, 5}, False),
        ("a1 < b1", {4, 5}, {5, 7}, None),
        ("a1 <= b1", {2, 5}, {5, 7}, True),
        ("a1 <= b1", {6, 7}, {3, 5}, False),
        ("a1 = b1", {1, 2}, {3, 4}, False),
        ("a1 = b1", {2}, {2}, True),
    ],
)
def test_a_comparison_is_known_once_its_sides_do_not_overlap(
    rule: str, low: set[int], high: set[int], known: bool | None
) -> None:
    relation = relation_of(parse_rule(rule, NINE), NINE)
    a1, b1 = cells_of(relation)
    masks = [NINE.all_digits] * NINE.cell_count
    masks[a1], masks[b1] = sum(1 << value - 1 for value in low), sum(1 << value - 1 for value in high)
    assert truth(relation, tuple(masks)) is known


@pytest.mark.parametrize("sign", ["=", "<", "<=", ">", ">="])
def test_a_count_of_conditions_on_cells_of_their_own_keeps_the_values_that_some_filling_uses(sign: str) -> None:
    rng = Random(sign)
    for number in range(4):
        relation = relation_of(parse_rule(f"count(a1 > 4, b1 > 4, c1 > 4) {sign} {number}", NINE), NINE)
        cells, test = cells_of(relation), holds(relation)
        for _ in range(12):
            masks, grid = [NINE.all_digits] * NINE.cell_count, [1] * NINE.cell_count
            for cell in cells:
                masks[cell] = mask_of(rng.sample(range(9), rng.randint(1, 3)))
            used = dict.fromkeys(cells, 0)
            for way in product(*(bits(masks[cell]) for cell in cells)):
                for cell, digit in zip(cells, way, strict=True):
                    grid[cell] = digit + 1
                if test(grid):
                    used = {cell: used[cell] | 1 << digit for cell, digit in zip(cells, way, strict=True)}
            assert enforce(relation, masks) is (used[cells[0]] > 0)
            assert not used[cells[0]] or used == {cell: masks[cell] for cell in cells}


@pytest.mark.parametrize("sign", ["=", "!=", "<", ">="])
def test_a_comparison_of_a_term_that_no_candidate_gives_a_value_is_false(sign: str) -> None:
    for text in (f"item(a1, b1, c1) {sign} 3", f"5 {sign} item(a1, b1, c1)"):
        relation, masks = relation_of(parse_rule(text, NINE), NINE), [NINE.all_digits] * NINE.cell_count
        masks[0] = 0b111000
        assert truth(relation, tuple(masks)) is False
        assert not enforce(relation, list(masks)) and deny(relation, list(masks))
