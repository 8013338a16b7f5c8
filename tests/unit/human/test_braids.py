"""Braids: as short as any set of singles that proves the same; ratings by braids and whips are those published."""

from itertools import combinations
from pathlib import Path

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.engine.cover import Cover, cover
from pencilmark.engine.search import DEAD, SOLVED, settle
from pencilmark.exchange.read import read
from pencilmark.human import braids
from pencilmark.human.depth import measure
from pencilmark.human.techniques.refutations import Refutations

LINES = (Path(__file__).parents[2] / "data" / "sukaku_puzzles.txt").read_text().splitlines()
TABLE = cover(board("9"))
SOME = 40
"""Refuted candidates of a position that are looked at: every subset of their singles is tried."""

# Most are examples of the Sudoku Hierarchical Classifier (François Cordoliani), which publishes B and BxB; W, and two
# of the puzzles, are from Denis Berthier's controlled-bias collection.
CLASSES = {
    ".23....8.......12.7.91.........97.46...3....29..6......6.9..5.457.....98.....4...": "B1, W1",
    "1...56..9.5...9.2....1..4....5.9..7..3.2...5.96..3....3...4.....9......864...5...": "B2, W2",
    ".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.": "B3, W3",
    "..345..8.4.6.........1...65.1.5.8.7....3...919...........8.....6....7.3...1.3..57": "B4, W4",
    "1...5...9....8.1..78...3......9...7.6......52...27...8.9.......57.6...3.8.1..2...": "B5, W5",
    ".2.4.6.8...6.8.1.......3..4..5...6......9..4589.......3....49.25..932.7.....1....": "B6, W6",
    ".2.4..7......891.........65..48.....3..9....1.95..1.7..7.3...1263.........2.1...8": "B4, W5",
    "..34...8.......1.37.....5.42...9....5.71..4...6...7....7...2.....58....19...6....": "B2B",
}

SHORTER = ".................1..2.34........2....4..5....6..1....7.....8.3...3...54.1..6....."


def loaded(line: str) -> int:
    found = TABLE.load(read(line))
    assert found
    return settle(TABLE, found[0], [])[0]


def is_dead(table: Cover, state: int) -> bool:
    flags = state & table.flags
    return (state - ((state & table.units) << 1)) & table.flags != flags


def follows(table: Cover, state: int, places: list[int]) -> int | None:
    """Place these in any order in which each is a single when its turn comes; None if there is no such order."""
    rest = list(places)
    while rest:
        alone = [place for place in rest if state >> place & 1 and stands_alone(table, state, place)]
        if not alone:
            return None
        state &= table.keep[alone[0]]
        rest.remove(alone[0])
    return state


def stands_alone(table: Cover, state: int, place: int) -> bool:
    own = table.own[table.candidate_at[place]]
    return any(state & mask and not state & mask & ~own for mask in table.alternatives.values() if mask & own)


@pytest.mark.parametrize("line", LINES[2::24], ids=lambda line: line.split()[1])
def test_no_set_of_fewer_singles_refutes_what_a_braid_refutes(line: str) -> None:
    state = loaded(line[:81])
    refutations = Refutations(TABLE, state)
    for cell, value in TABLE.candidates(state)[:SOME]:
        place = TABLE.top[cell * 9 + value - 1]
        trail: list[int] = []
        if settle(TABLE, state & TABLE.keep[place], trail)[1] != DEAD:
            assert not refutations.find(place, 3, linked=False)
            continue
        singles = sorted({TABLE.top[TABLE.candidate_at[other]] for other in trail})
        for length in (1, 2, 3):
            subsets = combinations(singles, length - 1)
            after = (follows(TABLE, state & TABLE.keep[place], list(chosen)) for chosen in subsets)
            by_hand = any(left is not None and is_dead(TABLE, left) for left in after)
            assert by_hand <= bool(refutations.find(place, length, linked=False))


@pytest.mark.parametrize("line", LINES[1::12], ids=lambda line: line.split()[1])
def test_what_braids_remove_is_no_candidate_of_the_solution(line: str) -> None:
    state, solution = loaded(line[:81]), engine.solve(read(line[:81])).solutions[0]
    for groups in (False, True):
        left, _ = finished(braids.closed(TABLE, (state, 1), 4, groups=groups))
        remain = set(TABLE.candidates(left))
        assert all((cell, solution[cell]) in remain for cell, _ in remain)


@pytest.mark.parametrize("line", CLASSES, ids=CLASSES.values())
def test_classes_are_those_that_others_publish(line: str) -> None:
    puzzle = read(line)
    found = measure(puzzle, engine.solve(puzzle).solutions[0])
    assert found.braid_class.split(", gB")[0] == CLASSES[line]
    if found.whips is not None and found.braids is not None:
        assert found.g_braids is not None and found.g_whips is not None
        assert found.g_braids <= min(found.braids, found.g_whips) and found.g_whips <= found.whips


def solves_with_groups(line: str, longest: int, whips: int | None) -> bool:
    return finished(braids.closed(TABLE, settle(TABLE, loaded(line), []), longest, whips, groups=True))[1] == SOLVED


@pytest.mark.parametrize("line", [line for line, name in CLASSES.items() if name in ("B2, W2", "B3, W3", "B4, W4")])
def test_a_rating_with_groups_is_the_least_length_that_solves(line: str) -> None:
    found = measure(read(line), engine.solve(read(line)).solutions[0])
    for whips, least in ((None, found.g_braids), (0, found.g_whips)):
        assert least and solves_with_groups(line, least, whips) and not solves_with_groups(line, least - 1, whips)


def test_where_braids_of_three_are_needed_two_with_a_group_may_do() -> None:
    state = settle(TABLE, loaded(SHORTER), [])
    assert finished(braids.closed(TABLE, state, 2))[1] != SOLVED == finished(braids.closed(TABLE, state, 3))[1]
    assert measure(read(SHORTER), engine.solve(read(SHORTER)).solutions[0]).braid_class == "B3, W3, gB2, gW2"
    assert solves_with_groups(SHORTER, 2, None) and not solves_with_groups(SHORTER, 1, None)


def test_what_singles_solve_needs_no_braid() -> None:
    puzzle = Puzzle(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0))
    assert measure(puzzle, engine.solve(puzzle).solutions[0]).braid_class == "B0, W0, gB0, gW0"


def test_no_class_is_defined_for_trials_three_deep() -> None:
    assert finished(braids.rating(TABLE, TABLE.start, 3, [], False)) is None
