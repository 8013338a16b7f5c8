"""An example of every variant: our own puzzle with one solution, as our search says and CaDiCaL confirms."""

from functools import cache
from pathlib import Path

import pytest
from tests.make_explanations import VARIANTS_DRAWN, drawn_variant
from tests.referee import Referee
from tests.ruled import texts

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.drawing import Polyline
from pencilmark.board.model import Puzzle
from pencilmark.make.setting.scattered import without_modifiers
from pencilmark.rules.rule import parse_rules
from pencilmark.rules.text import RuleText, read_rules
from pencilmark.rules.variants.registry import VARIANTS

FOLDER = Path(__file__).parents[3] / "variants"
NODES = engine.Budget(nodes=5_000)
ASKING = [name for name, variant in VARIANTS.items() if variant.asks]


@cache
def example(name: str) -> tuple[RuleText, tuple[int, ...]]:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    return read_rules(text), tuple(map(int, text.rsplit("# solution: ", 1)[1].strip()))


@pytest.mark.parametrize("name", ASKING)
def test_the_example_of_a_variant_has_the_stated_solution(name: str) -> None:
    sheet, solution = example(name)
    assert engine.solve(sheet.puzzle, budget=NODES).solutions == (solution,)


@pytest.mark.parametrize("name", ASKING)
def test_the_lines_of_an_example_are_written_as_they_were_read(name: str) -> None:
    sheet, _ = example(name)
    assert read_rules("\n".join(texts(sheet.puzzle)), sheet.geometry).puzzle.rules == sheet.puzzle.rules


@pytest.mark.parametrize("name", ASKING)
def test_the_drawing_of_an_example_is_on_the_board_or_just_outside(name: str) -> None:
    sheet, _ = example(name)
    for clue in [rule.clue for rule in sheet.rules if rule.clue]:
        for shape in VARIANTS[clue.name].draw(clue, sheet.geometry):
            points = shape.points if isinstance(shape, Polyline) else (shape.centre,)
            assert all(-0.6 <= x <= 9.6 and -0.6 <= y <= 9.6 for x, y in points)


DRAWN = {block.split("\n", 1)[0]: block.strip() for block in VARIANTS_DRAWN.read_text("utf-8").split("\n\n")}


@pytest.mark.parametrize("name", ASKING)
def test_the_clues_of_an_example_are_drawn_as_the_file_of_drawings_has_them(name: str) -> None:
    assert drawn_variant(name).strip() == DRAWN[name]


@pytest.mark.parametrize("name", ASKING)
def test_a_referee_that_knows_no_rules_finds_the_same_solution(name: str) -> None:
    sheet, solution = example(name)
    assert Referee(sheet.puzzle).solutions() == [solution]


@pytest.mark.parametrize("name", ASKING)
def test_the_example_of_a_variant_needs_it(name: str) -> None:
    sheet, _ = example(name)
    others = [rule.text for rule in sheet.rules if not rule.clue or rule.clue.name != name]
    geometry = board("9") if name in ("jigsaw", "areas") else without_modifiers(sheet.geometry)
    puzzle = Puzzle(geometry, sheet.givens, rules=parse_rules(others, geometry))
    assert engine.solve(puzzle, budget=NODES).status != "unique"
