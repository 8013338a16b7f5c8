"""Steps of rules: true in the solution, accepted by a verifier that shares no code, explained in sentences."""

import re
from functools import lru_cache
from itertools import islice
from pathlib import Path

import pytest
from tests.referee import Referee
from tests.verifier_rules import verify
from tests.well_told import check_cells, check_shapes, check_words

from pencilmark import engine
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.board.task import finished
from pencilmark.human import logic
from pencilmark.human.explain import TELLERS, explain
from pencilmark.human.lessons import ruled_position, summary_of
from pencilmark.human.levels import hardest_score, plain_level
from pencilmark.human.rating import LOGIC, rate
from pencilmark.human.ruled.forcing import ENOUGH, find_chains, find_nets, find_quickly
from pencilmark.human.ruled.ladder import RULED, ladder_for, ruled_ladder
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.suspects import suspects_of
from pencilmark.human.techniques.ladders import SINGLES, TEACHING
from pencilmark.rules.rule import clue_of
from pencilmark.rules.text import read_rules

DATA = Path(__file__).parents[3] / "bench" / "data" / "variants.txt"
LADDER = ruled_ladder(TEACHING[: TEACHING.index("simple-colours-trap") + 1])
FOUND = {"chaos-construction", "yin-yang"}
"""Kinds whose steps are checked against all grids in `test_deductions`."""
SILENT = {"equality-cage"}
"""Kinds whose first puzzle these techniques conclude nothing of."""
WHOLE_ROWS = ("sandwich", "skyscraper", "x-sum", "numbered-room")


@lru_cache(maxsize=1)
def puzzles() -> dict[str, Puzzle]:
    """Return the first puzzle of each kind."""
    found: dict[str, Puzzle] = {}
    for text in DATA.read_text("utf-8").split("\n\n"):
        kind = text.split(", seed")[0].removeprefix("# ").split(" ")[0].strip(",")
        found.setdefault(kind, read_rules(text).puzzle)
    return found


def walked(puzzle: Puzzle) -> list[tuple[Position, Step]]:
    return [(before, step) for before, step in _walk(Position.of(with_sight(puzzle)))]


def _walk(position: Position) -> list[tuple[Position, Step]]:
    found = []
    for step, after in logic.walk(position, LADDER):
        found.append((position, step))
        position = after
    return found


@pytest.mark.parametrize("kind", sorted(puzzles().keys() - FOUND))
def test_every_step_is_true_told_whole_and_follows_from_its_evidence(kind: str) -> None:
    puzzle = puzzles()[kind]
    (solution,) = engine.solve(puzzle).solutions
    steps = walked(puzzle)
    assert any(step.technique in RULED for _, step in steps) == (kind not in SILENT)
    for number, (position, step) in enumerate(steps):
        assert all(solution[cell] == value for cell, value in step.placements)
        assert not any(solution[cell] == value for cell, value in step.eliminations)
        if step.technique not in RULED:
            continue
        told = explain(position, step)
        for check in (check_words, check_cells, check_shapes):
            check(position, step, told)
        if number % 6 == 0:
            many = len(step.eliminations) > 1  # a solver checks these: no step goes unchecked
            if _is_of_house(step) or (many and _is_long(step, position)):
                refuted(position, step)
            else:
                assert verify(position, step) == "", told.text


def _is_of_house(step: Step) -> bool:
    """Report whether a step divides the digits of a house among sums."""
    return step.technique == "clue-cases" and bool(step.evidence.houses)


def _is_long(step: Step, position: Position) -> bool:
    """Report whether a clue sees a whole row, which has too many ways to try each time."""
    clue = clue_of(position.rules[step.evidence.rules[0]])
    return clue is not None and clue.name in WHOLE_ROWS


def test_the_verifier_refuses_what_does_not_follow() -> None:
    position, step = next((before, step) for before, step in walked(puzzles()["renban"]) if step.technique == "set-one")
    (cell, value), *_ = step.eliminations
    right = next(
        v for v in range(1, 10) if position.cell_digits[cell] >> v - 1 & 1 and (cell, v) not in step.eliminations
    )
    wrong = Step(step.technique, (), (type(step.eliminations[0])(cell, right),), step.evidence)
    assert verify(position, wrong) == f"{right} fits into {cell}"
    assert value != right


def test_every_technique_of_rules_has_a_teller_and_a_rung_to_stand_before() -> None:
    assert RULED.keys() <= TELLERS.keys()
    assert {row.before for row in RULED.values()} <= set(TEACHING)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("killer 3: a1 a2", "The cage of 3 at r1c1 has two cells, r1c1 and r1c2. It can only be 1+2."),
        (
            "difference: a1 a2\ngivens: 4" + "." * 80,
            "By the white dot, r1c1 and r1c2 differ by 1. r1c1 is 4, so r1c2 can only be 3 or 5.",
        ),
        ("ratio: a1 a2\ngivens: 4" + "." * 80, "By the black dot, one of r1c1 and r1c2 is twice the other."),
        (
            "lockout 3: a1 a2 a3\ngivens: 4" + "." * 80,
            "By the lockout line from r1c1 to r1c3, the ends r1c1 and r1c3 differ by at least 3.",
        ),
        (
            "arrow: a1 = b5\ngivens: 4" + "." * 80,
            "By the arrow from r1c1, r1c1 and r2c5 hold the same digit. r1c1 is 4, so r2c5 can only be 4.",
        ),
        (
            "numbered-room 9: right 3",
            "Look at the numbered room clue 9 of row 3 seen from the right: the first digit says in which cell of the "
            "line the 9 stands. With 1 in r3c9, that same cell would have to be 9. With 9 in r3c9, r3c1 would be 9 as "
            "well. ",
        ),
        ("h4 = c2 * 3", "The formula r8c4 = r3c2 * 3 must hold."),
    ],
)
def test_explanations_are_worded_in_plain_sentences(rules: str, expected: str) -> None:
    position = Position.of(with_sight(read_rules(f"board: 9\n{rules}").puzzle))
    step = logic.next_step(position, LADDER)
    assert step
    assert explain(position, step).text.startswith(expected)


def test_the_sums_of_a_house_share_out_its_digits() -> None:
    position = Position.of(with_sight(read_rules("board: 9\nkiller 4: a1 a2\nkiller 12: a3 a4 a5").puzzle))
    step = next(RULED["clue-cases"].find(position))
    assert {value for cell, value in step.eliminations if cell in (2, 3, 4)} == {1, 3, 5, 7, 8, 9}
    refuted(position, step)
    told = explain(position, step).text
    assert told.startswith("Look at row 1: it holds each digit once, and its sums must be right: ")
    assert "The cage of 12 at r1c3 can only be 2+4+6: no other leaves " in told


@pytest.mark.parametrize("kind", ["german-whispers", "renban", "thermo", "arrow", "kropki"])
def test_a_contradiction_follows_from_the_clues_that_it_names(kind: str) -> None:
    position = walked(puzzles()[kind])[-1][0]
    step = next(RULED["clue-chain"].find(position))
    refuted(position, step)
    ((cell, value),) = step.eliminations
    assert explain(position, step).text.startswith(f"Suppose {position.geometry.cell_name(cell)} were {value}.")


def test_what_is_struck_quickly_is_what_contradictions_strike_that_are_told() -> None:
    position = walked(puzzles()["thermo"])[-1][0]
    for name, find in (("clue-chain", find_chains), ("clue-net", find_nets)):
        quick = {step.eliminations for step in find_quickly(position, name) if step}
        assert quick and len(quick) <= ENOUGH
        assert quick <= {step.eliminations for step in find(position) if step}
        tried = suspects_of(position)[:3]
        assert {step.eliminations[0] for step in find_quickly(position, name, 3) if step} <= {*tried}


@pytest.mark.parametrize("kind", ["german-whispers", "greater", "xv"])
def test_a_chain_through_clues_follows_from_those_that_it_names(kind: str) -> None:
    chains = ((before, step) for before, _ in walked(puzzles()[kind])[::-1] for step in RULED["clue-aic"].find(before))
    steps = list(islice(chains, 3))
    assert steps
    for position, step in steps:
        assert step.evidence.rules
        refuted(position, step)
        assert explain(position, step).text.startswith("Suppose ")


def refuted(position: Position, step: Step) -> None:
    """Check with a SAT solver that the named clues rule out what a step eliminates."""
    named = tuple(rule for place, rule in enumerate(position.rules) if place in step.evidence.rules)
    rules = position.rules if any("negative" in rule.text for rule in named) else named
    referee = Referee(Puzzle(position.geometry, (0,) * position.geometry.cell_count, rules=rules))
    for cell in range(position.geometry.cell_count):
        left = [value for value in range(1, 10) if held(position, cell) >> value - 1 & 1]
        referee.clauses.append([referee.is_(cell, value) for value in left])
    referee.clauses.append([referee.is_(cell, value) for cell, value in step.eliminations])
    assert referee.solutions() == []


@pytest.mark.parametrize("kind", ["killer", "greater", "xv", "thermo"])
def test_a_mirrored_puzzle_gets_the_same_rating(kind: str) -> None:
    puzzle = [read_rules(text).puzzle for text in DATA.read_text("utf-8").split("\n\n") if f"# {kind}" in text][
        1 if kind == "killer" else 2 * (kind == "thermo")
    ]
    mirrored = read_rules(_mirrored(puzzle)).puzzle
    first, second = rate(puzzle), rate(mirrored)
    assert first.level == second.level
    assert first.clue_score == second.clue_score is not None


@pytest.mark.parametrize("kind", ["renban", "clue-net"])
def test_steps_found_together_rate_as_the_path_by_single_steps_does(kind: str) -> None:
    puzzle = puzzles().get(kind) or ruled_position(kind, 1)
    assert puzzle
    position = Position.of(with_sight(puzzle))
    path, found = logic.solve_path(position, ladder_for(position, LOGIC)), rate(puzzle)
    assert (found.level, found.clue_score) == (plain_level(path.steps, path.is_solved), hardest_score(path.steps))
    assert sum(found.histogram.values()) > len(path.steps), "a search found several"


def test_steps_found_together_are_the_first_ones_of_their_technique() -> None:
    position = walked(puzzles()["renban"])[-1][0]
    for name, is_together in (("clue-chain", True), ("pair-open", False)):
        found = finished(RULED[name].search_slowly(position))
        assert found == list(islice(RULED[name].find(position), len(found)))
        assert (len(found) > 1) is is_together


@pytest.mark.parametrize("name", ["full-house", "naked-pair", "squirmbag"])
def test_a_technique_of_digits_that_is_left_out_takes_none_of_rules_along(name: str) -> None:
    every = [one.id for one in ruled_ladder()]
    assert [one.id for one in ruled_ladder(tuple(one for one in TEACHING if one != name))] == [
        one for one in every if one != name
    ]
    assert not RULED.keys() & {one.id for one in ruled_ladder(SINGLES)} - {"clue-cell"}


def _mirrored(puzzle: Puzzle) -> str:
    """Write a puzzle with its rows as columns."""
    givens = "".join(str(puzzle.givens[cell % 9 * 9 + cell // 9]) for cell in range(81))
    rules = [re.sub(r"r(\d)c(\d)", r"r\2c\1", rule.text) for rule in puzzle.rules]
    return "\n".join(["board: 9", f"givens: {givens}", *rules])


def test_a_lesson_tells_of_every_technique_of_rules() -> None:
    for name, row in RULED.items():
        assert len(set(summary_of(name))) == 3
        assert row.score > 0
