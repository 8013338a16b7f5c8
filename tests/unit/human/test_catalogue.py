"""The catalogue of techniques: each row has all that a technique is."""

from pathlib import Path

import pytest

from pencilmark.board.model import Position
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human.explain import TELLERS
from pencilmark.human.lessons import SUMMARIES
from pencilmark.human.ruled.catalogue import RULED_ROWS
from pencilmark.human.scores import LAST_RESORT, hodoku_score
from pencilmark.human.sukaku import steps
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.catalogue import HODOKU_LEVELS, LEVELS, ROWS, kinds_of, rung_of
from pencilmark.human.techniques.ladders import TEACHING
from pencilmark.human.techniques.technique import nothing
from pencilmark.make.wish import Wish

CASES = (Path(__file__).parents[2] / "data" / "sukaku_cases.txt").read_text().splitlines()


def test_every_row_has_a_finder_and_every_finder_a_row() -> None:
    assert set(ROWS) == set(TECHNIQUES)


def test_every_row_that_finds_steps_has_a_teller_and_a_lesson() -> None:
    finding = {name for name, technique in TECHNIQUES.items() if technique.find is not nothing}
    assert finding == TELLERS.keys() - RULED_ROWS.keys() == set(SUMMARIES)


def test_every_technique_that_only_chooses_names_the_kinds_that_it_chooses_from() -> None:
    choosing = {name for name, technique in TECHNIQUES.items() if technique.find is nothing and name in TEACHING}
    assert all(len(kinds_of(name)) > 1 for name in choosing)


def test_a_rung_stands_on_the_teaching_ladder() -> None:
    assert {row.rung for row in ROWS.values()} - {""} <= set(TEACHING)


def test_the_levels_of_the_teaching_ladder_rise_but_for_techniques_that_take_long_to_find() -> None:
    offered = [row for row in ROWS.values() if row.offer and row.teaching]
    levels = [LEVELS.index(row.level) for row in sorted(offered, key=lambda row: row.teaching)]
    assert levels == sorted(levels)


def test_what_is_offered_can_be_wished_for() -> None:
    offered = [row for row in ROWS.values() if row.offer]
    assert len({row.offer for row in offered}) == len(offered) >= 50
    for row in offered:
        assert Wish(technique=row.id).is_graded and rung_of(row.id)


def test_every_code_has_one_score() -> None:
    coded = [row for row in ROWS.values() if row.code]
    assert len({row.code for row in coded}) == len(coded)
    for row in coded:
        assert (row.score, row.grade) == (hodoku_score(row.code)[0], HODOKU_LEVELS[hodoku_score(row.code)[1]])
    assert hodoku_score("9999") == LAST_RESORT


@pytest.mark.parametrize("technique", sorted({line.split(" ")[0] for line in CASES}))
def test_no_step_is_rated_below_the_lowest_rating_of_its_technique(technique: str) -> None:
    line = next(line for line in CASES if line.startswith(f"{technique} "))
    position = Position.of(parse_library(line.split(" ", 2)[2]).puzzle)
    step = next(step for step in steps(position) if step)
    lowest = ROWS[technique].se
    assert lowest is not None and step.rating is not None and lowest <= step.rating
