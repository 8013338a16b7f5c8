"""Doublers that were found are drawn: in the page for a full grid that fulfils its clues, on paper in the solution."""

from collections.abc import Sequence

from tests.unit.rules.variants.test_examples import example

from pencilmark.board.drawing import Text
from pencilmark.board.task import finished
from pencilmark.doors.handlers.ruling import judge
from pencilmark.doors.protocol.ruling import JudgeData
from pencilmark.paper.board_drawing import draw_board

PLACES = {1, 9, 17, 18, 28, 32}
"""Where they are, as a referee found."""


def _judged(values: Sequence[int]) -> JudgeData:
    sheet, _ = example("doublers")
    rules = [rule.text for rule in sheet.rules]
    return finished(
        judge({"kind": "judge", "id": 1, "board": sheet.geometry.name, "rules": rules, "values": [*values]})
    )


def test_doublers_of_a_full_grid_are_drawn_in_their_cells() -> None:
    _, solution = example("doublers")
    found = _judged(solution)
    assert set(found["states"]) == {"holds"}
    assert {shape["text"] for shape in found["found"]} == {"×2"}
    cells = {int(y) * 6 + int(x) for x, y in (shape["points"][0] for shape in found["found"])}
    assert cells == PLACES
    assert "found" not in _judged([*solution[:-1], 0])


def test_a_full_grid_whose_doublers_are_nowhere_fulfils_nothing() -> None:
    _, solution = example("doublers")
    swapped = [{3: 6, 6: 3}.get(value, value) for value in solution]
    found = _judged(swapped)
    assert "found" not in found
    assert "holds" not in found["states"]


def test_doublers_are_marked_in_the_solution_on_paper_only() -> None:
    sheet, solution = example("doublers")

    def marks(drawn: Sequence[object]) -> int:
        return sum(isinstance(shape, Text) and shape.text == "×2" for shape in drawn)

    assert marks(draw_board(sheet.puzzle, solution)) == len(PLACES)
    assert marks(draw_board(sheet.puzzle)) == 0
