"""What the compiled search and CaDiCaL make of relations of every form, on boards whose grids can all be tried."""

from functools import cache
from itertools import product

import pytest
from tests.property.random_rules import grids_of
from tests.ruled import ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine.relations.driver import compiled
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.rule import relations_of

SIGNS = ("=", "!=", "<", "<=", ">", ">=")
FREE, LATIN, BOXED = "2 free values=4", "3 latin", "4"
TERMS = {
    FREE: """
        a1 - b1 | a1 + 2 - b2 | a1 + b1 - 2*a2 | 2*a1 + 3*b2 - b1 - 4 | a1 - a1 | a1*b1 - 2*a2 | a1*b1*b2 - 6
        a1*a1 - b2 | min(a1, b1) - b2 | max(a1, b1, b2) - a2 - 1 | min(a1, 3) - max(b1, 2)
        abs(a1 - b1) - abs(a2 - b2) | abs(a1 - 3) - 1 | a1 // 2 - b1 | a1 // b1 - b2 + 1 | (a1 + b1) // 3 - a2
        a1 % 3 - b1 % 2 | (a1 + 2*b1) % a2 - 1 | (a1 - 5) // 2 + b1 | digits(a1, b1) - 23
        digits(a1, b1) - digits(a2, b2) | a1 / b1 - 2 | prod(a1, b1, a2) - 8 | gcd(a1, b1, b2) - 1
        visible(a1, b1, b2) - 2 | visible(a1, a2, b1, b2) - b2 | item(a1, b1, b2, a2) - 2
        sumfirst(a1, b1, b2, a2) - 5 | sumbetween(1, 4, a1, b1, a2, b2) - 3 | sumcut(5, a1, b1, b2) - 1
        count(a1 = 2, b1 = 2, a2 = 2) - 1 | count(a1 < b1, b2 > 2) - 1 | sum(a1, b1, a2, b2) - 9
        3*sum(a1, b1) - 14 | -a1 - b1 + 5 | a1 ^ 2 - b1
    """,
    LATIN: """
        a1 + a2 - b1 - b2 | a1 + a2 - 4 | a1 + b2 + c3 - 6 | a1 + a2 + b3 - c1 - c2 | 2*a1 - a2 | a1 - a2 - b1 + b2
        a1 + b1 + c2 - 5 | visible(a1, a2, a3) - 2 | visible(a1, b2, c3) - 1 | sumbetween(1, 3, a1, a2, a3)
        max(a1, a2) - b3 | abs(a1 - a2) - 2
    """,
    BOXED: """
        a1 + a2 + b1 - 7 | a1 + a2 + a3 + b1 - 11 | a1 + b3 + c2 - d4 - 3 | 2*a1 + a2 + b1 - 9 | a1 - a2 - b2 + c1
        a1*a2 - b3 | visible(a1, a2, a3, a4) - 3 | visible(a1, b1, b2) - a3 | sum(a1:b4) - 20
        sum(a1..a3, b4) - c1 - 6 | -a1 - a2 - b1 + 6
    """,
}
FORMS = (
    "{} {} 0",
    "not ({} {} 0)",
    "({} {} 0) or a1 = 2",
    "({} {} 0) and b1 != 1",
    "count({} {} 0, a1 > 2, b1 = 1) = 2",
)
OTHERS = {
    FREE: """
        distinct(a1, b1, b2) | not distinct(a1, b1, b2) | distinct(a1 + 1, b1 * 2) | odd(a1 + b1)
        even(a1 * b1, b2) | prime(a1 + b1) | a1 + b1 in {2, 5, 8} | a1 - b1 not in {0, 2}
        3 in {a1, b1 // 2, a2 + b2} | matches("1[23]*4?", a1, b1, b2) | not matches(".*2.*", a1, b1, b2)
        matches("12|3+", a1 + 1, b1) | connected({1, 3}, a1:b2) | not connected({2, 3}, a1:b2)
        some n in 2..5: a1 + b1 = n and b2 < n | every n in {1, 3}: a1 + b1 != n + a2 | a1 < b1 < b2 | a1 = b1 = b2
        (a1 = 1 or b1 = 2) and (a2 = 3 or not b2 = 4) | a1 = 1 or b1 = 1 or a2 = 1
        not (a1 = 1 and b1 = 2 and b2 < 3)
    """,
    LATIN: "distinct(a1, b2, c3) | not distinct(a1, b2, c3) | distinct(a1, a2, b3) | a1 in {1, 3} or b2 = c3",
    BOXED: "distinct(a1, b3, c2, d4) | 2 in {a1, a2, b3} | even(a1, d4) | a1 = b3 or b3 = c2 or c2 = d4 | a1 < b3 < c2",
}

CLUES = """
    killer 6: a1 a2 b1 | killer-product 8: a1 a2 b1 | killer-difference 1: a1 a2 | lunchbox 2: a1 a2 b3
    clone: a1 a2 | c3 c4 | same-values: a1 a2 | b3 b4 | equal-sum: a1 a2 | c1 d3 | equality-cage: a1 a2 b3 b4
    thermo: a1 b2 c3 | slow-thermo: a1 a2 b3 | arrow: a1 = b2 c2 | arrow: a1 a2 = b3 c3 d3
    double-arrow: a1 b2 c3 d4 | between: a1 b2 b3 c4 | lockout 1: a1 b2 c3 | palindrome: a1 b2 c3 d3
    renban: a1 b2 c2 | whispers 2: a1 b2 c3 | zipper: a1 b2 c3 | sum-line 5: a1 b2 c3 d4 | sum-loop 5: a1 a2 b2 b1
    parity: a1 b2 c2 | entropic: a1 b2 b3 c4 | modular 2: a1 b2 c2 | regex "[12]+[34]+": a1 b2 c3
    sandwich 0: left 1 | sandwich 3: left 2 | sandwich 5: top 3 | x-sum 5: left 1 | x-sum 10: top 2
    x-sum 3: right 4 | skyscraper 2: left 1 | skyscraper 4: top 3 | hidden-skyscraper 3: left 2
    numbered-room 2: left 1 | counting-circles: a1 b2 c3 | look-and-say 12 23: a1 a2 b2
    count-distinct: a1 = b2 b3 c3 | value-indexing: a1 b1 c2 d3 | rellik 5: a1 b2 c3 | full-rank 3: left 2
    full-rank 7: top 4 | indexing-columns 2 | indexing-rows 1 | difference 2: a1 a2 | ratio 2: b2 b3
    kropki-negative | x: a1 a2 | v: a1 a2 | greater: a1 a2 | minimum: b2 | maximum: c3 | quadruple 1 2: a1
    non-consecutive | anti-knight | anti-king | anti-leap 2 2 | taxicab | connected 1 2 | diagonals
    extra-region: a1 b3 c2 d4 | killer: a1 b2 c3 | sum 9: a1 b2 c3 d4
"""


def parts(text: str) -> list[str]:
    return [part.strip() for line in text.strip().split("\n") for part in line.split("|") if part.strip()]


def relations(name: str) -> list[str]:
    """List relations of a board: every term with two signs and forms each, in turn, and the others."""
    made = [
        FORMS[(3 * number + turn) % len(FORMS)].format(term, SIGNS[(number + 2 * turn) % len(SIGNS)])
        for number, term in enumerate(parts(TERMS[name]))
        for turn in range(3)
    ]
    others = [part for line in OTHERS[name].strip().split("\n") for part in line.strip().split(" | ")]
    return [*(f"{term} {sign} 0" for term in parts(TERMS[name]) for sign in SIGNS[:3]), *made, *others]


def puzzle_of(name: str, text: str) -> Puzzle:
    return ruled(board(name), (0,) * board(name).cell_count, (text,))


def clues() -> list[str]:
    """List clues; a bar in one stands between two groups of cells."""
    found = list[str]()
    for part in parts(CLUES):
        found += [part] if part[0].islower() and not part[1].isdigit() else [f"{found.pop()} | {part}"]
    return found


@cache
def wanted(name: str, text: str) -> set[tuple[int, ...]]:
    puzzle = puzzle_of(name, text)
    tests = [holds(one) for one in relations_of(puzzle.rules, puzzle.geometry)]
    return {grid for grid in grids_of(name) if all(test(grid) for test in tests)}


@pytest.mark.parametrize("name", [FREE, LATIN, BOXED])
def test_the_grids_of_a_relation_are_all_that_fulfil_it(name: str) -> None:
    for text in relations(name):
        search = compiled(puzzle_of(name, text))
        assert search and not search.tests
        assert {grid for grid in search if grid} == wanted(name, text), text


def test_the_grids_of_a_clue_are_all_that_fulfil_it() -> None:
    for text, name in product(clues(), (BOXED, "4 latin")):
        search = compiled(puzzle_of(name, text))
        assert search and {grid for grid in search if grid} == wanted(name, text), text


@pytest.mark.parametrize("name", [FREE, LATIN, BOXED])
def test_cadical_finds_the_same_grids(name: str) -> None:
    for text in [*relations(name)[::2], *(clues() if name == BOXED else ())]:
        found = engine.solve(puzzle_of(name, text), limit=1000, backend="sat")
        assert set(found.solutions) == wanted(name, text), text
