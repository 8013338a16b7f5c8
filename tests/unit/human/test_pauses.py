"""Long searches pause: even on the largest boards, no work between two pauses holds up another request of the page."""

from collections import deque
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest
from tests.unit.calls import MOST_CALLS, most_calls

from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.exchange.read import read
from pencilmark.human import logic, rating, teacher
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb
from pencilmark.human.techniques.technique import Technique
from pencilmark.rules.text import read_rules

SIZE = 25
HARD = "984...1.7......4...25....9..7.4...3..3.1...84.....6..1..987..1..1..5......7.....3"


def pauses(technique: Technique) -> bool:
    """Report whether the finder of a technique is one that says it may pause."""
    finder = getattr(technique.finder, "func", technique.finder)
    return finder.__annotations__.get("return") == "Iterator[Step | None]"


SLOW = [technique for technique in (*TECHNIQUES.values(), *RULED.values()) if pauses(technique)]


@cache
def large() -> Puzzle:
    """A board of 25 x 25 with a fifth of the cells given and cages of two cells, which singles do not solve."""
    grid = [[(5 * (row % 5) + row // 5 + column) % SIZE + 1 for column in range(SIZE)] for row in range(SIZE)]
    givens = tuple(
        grid[row][column] if (7 * row + 11 * column + row * column) % 5 == 0 else 0
        for row in range(SIZE)
        for column in range(SIZE)
    )
    cages = "\n".join(
        f"killer {grid[row][column] + grid[row][column + 1]}: r{row + 1}c{column + 1} r{row + 1}c{column + 2}"
        for row in range(0, SIZE, 2)
        for column in range(row % 3, SIZE - 1, 5)
    )
    puzzle = Puzzle(board(str(SIZE)), givens)
    return replace(puzzle, rules=read_rules(cages, puzzle.geometry).puzzle.rules)


def position() -> Position:
    return Position.of(with_sight(large()))


@pytest.mark.parametrize("technique", SLOW, ids=lambda technique: technique.id)
def test_a_technique_that_takes_long_on_a_large_board_pauses(technique) -> None:
    here = position()
    for one in (RULED["clue-cell"], TECHNIQUES["x-wing"], technique):  # as a ladder does, plainest first
        if one.ahead:
            assert most_calls(one.ahead(here), 400) <= MOST_CALLS
            deque(one.ahead(here), maxlen=0)
    assert most_calls(technique.finder(here), 40) <= MOST_CALLS


def test_the_techniques_known_to_take_long_are_among_them() -> None:
    names = {technique.id for technique in SLOW}
    assert names >= {"clue-chain", "clue-net", "double-exocet", "finned-jellyfish", "franken-swordfish", "sue-de-coq"}


@cache
def on_the_way() -> tuple[Position, ...]:
    return tuple(here for _, here in islice(logic.walk(Position.of(read(HARD)), climb(TEACHING)), 2))


@pytest.mark.parametrize("name", [technique.id for technique in SLOW if technique.id in TEACHING])
def test_with_pauses_the_same_step_is_found(name: str) -> None:
    technique = TECHNIQUES[name]
    for here in on_the_way():
        assert next(filter(None, technique.finder(here)), None) == technique.first(here)


def test_a_path_with_pauses_is_the_same_path() -> None:
    start = Position.of(read(HARD))
    taken = [one[0] for one in logic.walk_slowly(start, climb(TEACHING)) if one]
    assert taken == [step for step, _ in logic.walk(start, climb(TEACHING))]


def test_hints_lists_and_ratings_pause_within_a_technique(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teacher, "ladder_for", lambda position, ladder=(): (RULED["clue-chain"],))
    here = position()
    assert list(islice(teacher.next_step(here), 40)) == [0] * 40
    assert [offer.steps for offer in islice(teacher.offers(here, each=1), 40)] == [()] * 40
    assert list(islice(logic.climbing(here, (RULED["clue-chain"],)), 40)) == [RULED["clue-chain"]] * 40


def test_pauses_do_not_count_where_the_reports_of_a_rating_do() -> None:
    reports = list(rating.work(read(HARD), ("own",)))
    steps = {str(report.doing) for report in reports}
    assert len(steps) < len(reports)
    assert rating.first_of(rating.work(read(HARD), ("own",)), len(steps)).level
    assert rating.first_of(rating.work(read(HARD), ("own",)), len(steps) - 1).level is None
