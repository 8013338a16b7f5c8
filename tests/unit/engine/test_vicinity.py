"""The vicinity of a puzzle, checked against all 288 grids of 4 x 4, and the kernel against single searches."""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.canon import canonical
from pencilmark.board.errors import WishError
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.engine import plain
from pencilmark.engine.kernels import shared_kernel
from pencilmark.engine.vicinity import Exchange, _free, _Prover, _QuickProver, near, pieces, read_exchange

FOUR, NINE = board("4"), board("9")
GRIDS = list(engine.solutions(Puzzle(FOUR, (0,) * 16)))
HARD = Puzzle(
    NINE, parse_line("...45......1....5..93..6..8...64..1.......8..7..3.2.....9.3...6...8....21.6....73", NINE).givens
)


@cache
def least(givens):
    return bytes(canonical(FOUR, tuple(givens)).least)


@cache
def matching(givens):
    return [grid for grid in GRIDS if all(not given or given == own for given, own in zip(givens, grid, strict=True))]


def four(count=5):
    """A puzzle of some givens with one solution."""
    rng = Random(7)
    while True:
        cells = rng.sample(range(16), count)
        givens = tuple(value if cell in cells else 0 for cell, value in enumerate(rng.choice(GRIDS)))
        if len(matching(bytes(givens))) == 1:
            return Puzzle(FOUR, givens)


def brute(puzzle, removed, added, same=False):
    """Return all puzzles with one solution that lack some givens and have some others: what only one grid has."""
    filled = [cell for cell, value in enumerate(puzzle.givens) if value]
    for gone in combinations(filled, removed):
        left = bytes(0 if cell in gone else value for cell, value in enumerate(puzzle.givens))
        for cells in combinations(gone if same else [cell for cell, value in enumerate(left) if not value], added):
            shown = Counter(tuple(grid[cell] for cell in cells) for grid in matching(left))
            for values in (values for values, grids in shown.items() if grids == 1):
                made = dict(zip(cells, values, strict=True))
                if all(made.get(cell) != puzzle.givens[cell] for cell in gone):
                    yield bytes(made.get(cell, value) for cell, value in enumerate(left))


def is_minimal(givens):
    return all(len(matching(givens[:cell] + bytes(1) + givens[cell + 1 :])) > 1 for cell in range(16) if givens[cell])


@pytest.mark.parametrize(
    ("exchange", "options", "count"),
    [
        *[(exchange, {}, 5) for exchange in ("{-1+1}", "{-2+1}", "{-1}")],
        *[(exchange, {"minimal": True}, 5) for exchange in ("{-1+1}", "{-1+2}")],
        ("{-1+2}", {}, 12),
        ("{-2+2}", {"same": True}, 8),
    ],
)
def test_all_classes_near_a_puzzle_are_found_and_no_other(exchange, options, count):
    puzzle, wanted = four(count), read_exchange(exchange)
    found = [one for piece in pieces(puzzle, wanted, **options) for one in near(piece)]
    made = [*brute(puzzle, wanted.removed, wanted.added, "same" in options)]
    assert {one.puzzle for one in found} <= {*made}
    classes, minimal = {*map(least, made)}, "minimal" in options
    assert {one.least for one in found} == ({one for one in classes if is_minimal(one)} if minimal else classes)
    assert [least(one.puzzle) for one in found] == [one.least for one in found]


def test_the_kernel_finds_the_digits_that_leave_one_solution_as_a_search_for_each_does():
    rng = Random(1)
    clues = [cell for cell, value in enumerate(HARD.givens) if value]
    for less in (1, 2, 5):
        left = bytearray(HARD.givens)
        for cell in rng.sample(clues, less):
            left[cell] = 0
        asked = _free(NINE, left)
        assert shared_kernel(NINE).single(bytes(left), asked) == _Prover(NINE).single(bytes(left), asked)


@pytest.mark.parametrize("most", [1, 200_000])
def test_the_kernel_keeps_the_puzzles_with_one_solution_as_a_search_for_each_does(most, monkeypatch):
    monkeypatch.setattr(plain, "QUICK", most)
    given = bytes(HARD.givens)
    fewer = [given[:cell] + bytes(1) + given[cell + 1 :] for cell in range(81) if given[cell]][:3]
    wrong = bytes(1 if cell < 2 else 0 for cell in range(81))
    for puzzles in ([given, wrong], [*fewer, given], [wrong]):
        quick = _QuickProver(NINE, shared_kernel(NINE))
        assert quick.unique(puzzles) == _Prover(NINE).unique(puzzles) == [one for one in puzzles if one == given]
    assert quick.minimal([given]) == _Prover(NINE).minimal([given])


def test_an_exchange_is_read_as_it_is_written():
    for exchange in (Exchange(1, 1), Exchange(2, 0), Exchange(0, 3)):
        assert read_exchange(str(exchange)) == exchange
    for text in ("", "{}", "{1+1}", "-1+1+1", "{-10+1}"):
        with pytest.raises(WishError):
            read_exchange(text)
