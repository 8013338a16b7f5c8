"""Regions, shades and doublers that are to be found: whether rules hold, drawings, on paper too, and honest hints."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.ruled import ruled
from tests.unit.rules.variants.test_examples import example as example_of

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.drawing import Text
from pencilmark.board.errors import RuleError
from pencilmark.board.task import finished
from pencilmark.doors.handlers import handler
from pencilmark.doors.handlers.pieces import asked as asked_for
from pencilmark.doors.handlers.ruling import judge
from pencilmark.doors.protocol.ruling import JudgeData
from pencilmark.engine.trace import Event
from pencilmark.exchange.sites.iss import read_iss
from pencilmark.paper.board_drawing import draw_board
from pencilmark.rules.text import read_rules

FOLDER = Path(__file__).parents[2] / "variants"
GRIDS = ("chaos-construction", "region-arrow", "yin-yang")


def answered(kind: str, **request: Any) -> Any:
    return finished(handler(kind).begin({"id": 1, **request}, lambda: 0.0))


def example(name: str) -> tuple[dict[str, Any], list[int]]:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    puzzle = read_rules(text).puzzle
    asked = {
        "board": puzzle.geometry.name,
        "givens": list(puzzle.givens),
        "rules": [rule.text for rule in puzzle.rules],
    }
    return asked, list(map(int, text.rsplit("# solution: ", 1)[1].strip()))


@pytest.mark.parametrize("name", GRIDS)
def test_a_full_grid_settles_the_rules_and_has_its_regions_drawn(name: str) -> None:
    asked, solution = example(name)
    asked.pop("givens")
    open_ = answered("judge", **asked, values=[solution[0]] + [0] * 35)
    assert set(open_["states"]) <= {"open", "holds"} and "found" not in open_
    full = answered("judge", **asked, values=solution)
    assert set(full["states"]) == {"holds"} and full["found"]
    wrong = answered("judge", **asked, values=[value % 6 + 1 for value in solution])
    assert "broken" in wrong["states"] and "found" not in wrong


@pytest.mark.parametrize("name", [*GRIDS, "doublers"])
def test_a_full_grid_is_solved_once_colours_mark_what_was_found(name: str) -> None:
    asked, solution = example(name)
    asked |= {"values": solution}
    asked.pop("givens")
    none: list[list[int]] = [[] for _ in solution]
    bare = answered("judge", **asked, colours=none)
    assert bare["missing"] and not bare["astray"] and "holds" not in bare["states"] and "found" not in bare
    assert {colour for _, colour in bare["missing"]} <= {meaning["colour"] for meaning in bare["meanings"]}
    colours = [[*own] for own in none]
    for cell, colour in bare["missing"]:
        colours[cell].append(colour)
    full = answered("judge", **asked, colours=colours)
    assert set(full["states"]) == {"holds"} and full["found"] and not full["missing"]
    cell, colour = bare["missing"][0]
    for other in {meaning["colour"] for meaning in bare["meanings"]} - {colour}:
        wrong = answered("judge", **asked, colours=[*colours[:cell], [other], *colours[cell + 1 :]])
        assert wrong["astray"] == [cell] and "found" not in wrong
        both = answered("judge", **asked, colours=[*colours[:cell], [other, colour], *colours[cell + 1 :]])
        assert (both["astray"], both["missing"]) == ([], [[cell, colour, other]])


def test_solutions_that_differ_in_their_regions_alone_are_two_and_are_drawn_apart() -> None:
    asked, solution = example("region-arrow")
    blank = {"board": "6 latin", "givens": solution, "rules": ["chaos-construction"]}
    solved = answered("solve", **blank, limit=2)
    assert solved["status"] == "multiple" and solved["solutions"] == [solution, solution]
    assert solved["found"][0] != solved["found"][1]
    listed = answered("solutions", **blank, limit=3)
    assert listed["shared"] == solution and len(listed["found"]) == 3
    assert answered("solve", **asked, limit=2)["status"] == "unique"


def test_a_search_that_is_watched_tells_of_the_board_alone() -> None:
    asked, solution = example("yin-yang")
    puzzle = ruled(board(asked["board"]), asked["givens"], asked["rules"])
    events = list[Event]()
    assert engine.watch(puzzle, events.append).solutions == (tuple(solution),)
    assert {len(event.grid) for event in events} == {36}
    assert all(candidate.cell < 36 for event in events for candidate in (*event.placed, *event.removed))


@pytest.mark.parametrize("name", GRIDS)
def test_the_solution_on_paper_has_what_was_found(name: str) -> None:
    asked, solution = example(name)
    puzzle = ruled(board(asked["board"]), [0] * 36, asked["rules"])
    assert len(draw_board(puzzle, solution)) > len(draw_board(puzzle))


@pytest.mark.parametrize("name", GRIDS[1:])
def test_where_digits_say_nothing_hints_argue_with_regions_and_shades(name: str) -> None:
    asked, solution = example(name)
    step = answered("hint", **asked, placed=[0] * 36, marks=[[]] * 36)["step"]
    assert step["technique"] == "found-short" and step["eliminations"]
    assert all(solution[cell] != value for cell, value in step["eliminations"])


def test_hints_name_the_rules_that_they_do_not_know() -> None:
    asked, solution = example("region-arrow")
    asked["rules"] = ["divided(a1:f6)", *asked["rules"][1:]]
    step = answered("hint", **asked, placed=[0] * 36, marks=[[]] * 36)["step"]
    assert step["placements"] == [[step["placements"][0][0], solution[step["placements"][0][0]]]]
    assert step["technique"] == "trial-and-error" and "Hints do not know this yet: divided(a1:f6)" in step["text"]


def test_a_line_takes_the_boxes_away_and_other_programs_say_it_too() -> None:
    assert read_rules("size: 6\nChaos construction # no boxes").geometry.name == "6 latin"
    said = read_iss(
        ".Shape~4x4.ChaosConstruction.ChaosCount~R1C1~1~CC1~CC2~CC5.ChaosArrow~R2C2~0.ChaosArrow~R1C2~~CC2~CC3~-~CC2~CC6"
    )
    assert said.puzzle.geometry.name == "4 latin" and not said.warnings
    assert [rule.text for rule in said.puzzle.rules] == [
        "chaos-construction",
        "region-count: r1c1 = r1c2 r2c1",
        "region-arrow: r2c2 = r1c2 = r2c3 r2c4 = r3c2 r4c2 = r2c1",
        "region-arrow: r1c2 = r1c3 = r2c2",
    ]


@pytest.mark.parametrize("line", ["region-count: a1 = a2 b1", "region-arrow: a1 = a2 a3", "together(a1, a2)"])
def test_rules_about_regions_that_nothing_divides_are_refused_where_they_come_in(line: str) -> None:
    with pytest.raises(RuleError) as raised:
        read_rules(f"size: 4\na1 = 1\n{line}")
    assert (raised.value.code, raised.value.line) == ("no-regions", 3)
    with pytest.raises(RuleError):
        asked_for({"board": "4", "givens": [0] * 16, "rules": [line]})
    assert len(read_rules(f"size: 4\n{line}\ndivided(a1:d4)").rules) == 2


def test_regions_of_a_size_in_other_programs_are_boxes_of_that_many_cells() -> None:
    geometry = read_iss(".Shape~6x6~9.RegionSize~9.~R1C1_1").puzzle.geometry
    assert [len(house.cells) for house in geometry.houses if house.kind == "region"] == [9] * 4
    assert read_iss(".Shape~6x6.RegionSize~6.~R1C1_1").puzzle.geometry is board("6")
    assert read_iss(".Shape~6x6~9.RegionSize~9.NoBoxes.~R1C1_1").puzzle.geometry is board("6 latin values=9")
    many = read_iss(".Shape~16x16.RegionSize~4.~R1C1_1")  # more of them than signs
    assert (many.puzzle.geometry.name, many.warnings) == ("16 latin", ("RegionSize is not supported",))


PLACES = {1, 9, 17, 18, 28, 32}
"""Where they are, as a referee found."""


def _judged(values: Sequence[int]) -> JudgeData:
    sheet, _ = example_of("doublers")
    rules = [rule.text for rule in sheet.rules]
    return finished(
        judge({"kind": "judge", "id": 1, "board": sheet.geometry.name, "rules": rules, "values": [*values]})
    )


def test_doublers_of_a_full_grid_are_drawn_in_their_cells() -> None:
    _, solution = example_of("doublers")
    found = _judged(solution)
    assert set(found["states"]) == {"holds"}
    assert {shape["text"] for shape in found["found"]} == {"×2"}
    cells = {int(y) * 6 + int(x) for x, y in (shape["points"][0] for shape in found["found"])}
    assert cells == PLACES
    assert "found" not in _judged([*solution[:-1], 0])


def test_a_full_grid_whose_doublers_are_nowhere_fulfils_nothing() -> None:
    _, solution = example_of("doublers")
    swapped = [{3: 6, 6: 3}.get(value, value) for value in solution]
    found = _judged(swapped)
    assert "found" not in found
    assert "holds" not in found["states"]


def test_doublers_are_marked_in_the_solution_on_paper_only() -> None:
    sheet, solution = example_of("doublers")

    def marks(drawn: Sequence[object]) -> int:
        return sum(isinstance(shape, Text) and shape.text == "×2" for shape in drawn)

    assert marks(draw_board(sheet.puzzle, solution)) == len(PLACES)
    assert marks(draw_board(sheet.puzzle)) == 0
