"""The catalogue of techniques: each row has everything that its technique needs."""

import ast
from pathlib import Path

import pytest

from pencilmark import human
from pencilmark.board.model import Position, Step
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human.explain import TELLERS
from pencilmark.human.lessons import summary_of, teaching_order
from pencilmark.human.levels import LAST_RESORT, hodoku_score, se_rating
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.sukaku import steps
from pencilmark.human.sukaku.path import PRODUCERS
from pencilmark.human.sukaku.scale import ALIKE, PLAINEST, plainest
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, kinds_of, rung_of
from pencilmark.human.techniques.technique import HODOKU_LEVELS, LEVELS
from pencilmark.make.wish import Wish

HUMAN = Path(human.__file__).parent
ALWAYS_RATED_ALIKE = (
    *("full-house", "naked-", "hidden-pair", "hidden-triple", "hidden-quad", "direct-", "locked-candidates-"),
    *("x-wing", "swordfish", "jellyfish", "xy-wing", "xyz-wing", "uvwxyz-", "tuvwxyz-", "aligned-"),
    *("bug-1", "bug-2", "bug-4"),
)
"""How the names of techniques begin whose steps Sukaku Explainer rates alike, whatever their length."""
CASES = (Path(__file__).parents[2] / "data" / "sukaku_cases.txt").read_text().splitlines()


def test_every_row_that_finds_steps_has_a_teller_and_a_lesson() -> None:
    finding = {name for name, technique in TECHNIQUES.items() if technique.makes_steps}
    assert finding == TELLERS.keys() - RULED.keys() == set(teaching_order())
    assert all(len(set(summary_of(name))) == 3 for name in finding)


def test_every_technique_that_only_chooses_names_the_kinds_that_it_chooses_from() -> None:
    choosing = {name for name, technique in TECHNIQUES.items() if not technique.makes_steps and name in TEACHING}
    assert all(len(kinds_of(name)) > 1 for name in choosing)


def test_a_rung_stands_on_the_teaching_ladder() -> None:
    assert {row.rung for row in TECHNIQUES.values()} - {""} <= set(TEACHING)


def test_the_levels_of_the_teaching_ladder_rise_but_for_techniques_that_take_long_to_find() -> None:
    offered = [row for row in TECHNIQUES.values() if row.is_offered and row.teaching]
    levels = [LEVELS.index(row.level) for row in sorted(offered, key=lambda row: row.teaching)]
    assert levels == sorted(levels)


def test_puzzles_can_be_asked_for_by_every_technique_offered() -> None:
    offered = [row for row in TECHNIQUES.values() if row.is_offered]
    assert len({row.offer for row in offered}) == len(offered) >= 50
    for row in offered:
        assert Wish(technique=row.id).is_graded and rung_of(row.id)


def test_every_code_has_one_score() -> None:
    coded = [row for row in TECHNIQUES.values() if row.hodoku.code]
    assert len({row.hodoku.code for row in coded}) == len(coded)
    for row in coded:
        assert row.hodoku[1:3] == (hodoku_score(row.id)[0], HODOKU_LEVELS[hodoku_score(row.id)[1]])
    assert hodoku_score("tridagon") == LAST_RESORT


def test_every_code_stands_once_in_the_package() -> None:
    codes = sorted(row.hodoku.code for row in TECHNIQUES.values() if row.hodoku.code)
    written = [
        node.value
        for path in HUMAN.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in codes
    ]
    assert sorted(written) == codes


def test_a_step_keeps_its_own_rating_and_has_that_of_the_plainest_otherwise() -> None:
    for name in PLAINEST:
        assert se_rating(Step(name)) == PLAINEST[name] / 10 and se_rating(Step(name, rating=9.9)) == 9.9


def test_the_scale_rates_techniques_and_its_slow_rungs_rise() -> None:
    assert {*PLAINEST, *ALIKE} <= TECHNIQUES.keys() and not PLAINEST.keys() & ALIKE.keys()
    floors = [rung.floor for rung in PRODUCERS if rung.floor]
    assert sorted(floors) == floors


@pytest.mark.parametrize("technique", sorted({line.split(" ")[0] for line in CASES}))
def test_no_step_is_rated_below_the_lowest_rating_of_its_technique(technique: str) -> None:
    line = next(line for line in CASES if line.startswith(f"{technique} "))
    position = Position.of(parse_library(line.split(" ", 2)[2]).puzzle)
    step = next(step for step in steps(position) if step)
    lowest = plainest(technique)
    assert lowest is not None and step.rating is not None and lowest <= step.rating
    assert step.technique != technique or not technique.startswith(ALWAYS_RATED_ALIKE) or lowest == step.rating


def test_only_what_a_ladder_takes_is_said_to_be_needed() -> None:
    needed = {name: bool(rung_of(name)) for name in ("x-wing", "aic", "m-wing", "guardians", "finned-mutant-whale")}
    assert needed == {"x-wing": True, "aic": True, "m-wing": False, "guardians": False, "finned-mutant-whale": False}
