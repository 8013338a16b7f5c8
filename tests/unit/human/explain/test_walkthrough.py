"""The way to a solution in passages, arguments in numbered lines, drawings over a position, and boards as SVG."""

import re
from itertools import pairwise
from math import hypot
from xml.etree import ElementTree

import pytest
from tests.explained import each_case, told_case, told_cases

from pencilmark.board import speech
from pencilmark.board.boards import board
from pencilmark.board.drawing import Polyline, Text, mark_centre
from pencilmark.board.languages import LANGUAGES
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.svg import board_svg
from pencilmark.human.explain import explain
from pencilmark.human.explain.outline import Outline, outline
from pencilmark.human.lessons import lesson, position
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb
from pencilmark.human.telling.canvas import Canvas
from pencilmark.human.walkthrough import passages, path_html, path_text, written
from pencilmark.rules.picture import draw_rules
from pencilmark.rules.rule import parse_rules

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
START = Position.of(Puzzle(board("9"), tuple(int(sign.replace(".", "0")) for sign in LINE)))
STEPS = solve_path(START, climb(TEACHING)).steps
ARGUED = ("forcing-chain-contradiction", "forcing-chain-verity", "dynamic-plus-forcing-contradiction-chains")
"""One assumption, several, and one with patterns."""


def test_passages_tell_every_step_once_and_sum_up_singles() -> None:
    told = list(passages(START, STEPS))
    assert [step for passage in told for step in passage.steps] == STEPS
    assert told[-1].after.is_solved
    assert any(len(passage.steps) > 5 for passage in told) and any("Locked" in passage.title for passage in told)
    for one, two in pairwise(told):
        assert two.first == one.first + len(one.steps) and two.before.values == one.after.values


def test_the_text_names_every_placement() -> None:
    text = path_text(START, STEPS)
    for step in STEPS:
        for cell, value in step.placements:
            assert f"r{cell // 9 + 1}c{cell % 9 + 1} is {value}" in text


@pytest.mark.parametrize(("tag", "heading"), [("en", "Step 1.</span> Hid"), ("ja", "1手目。</span>ヒ")])
def test_a_path_is_headed_and_marked_in_the_language_it_is_written_in(tag: str, heading: str) -> None:
    with speech.speaking(speech.Spoken(LANGUAGES[tag], speech.read(tag))):
        page = path_html(START, STEPS[:1])
    assert f'<html lang="{tag}">' in page and heading in page


def test_a_path_that_gets_stuck_says_so() -> None:
    assert "The path ends here, with 64 cells still empty." in path_text(START, STEPS[:0])


def test_the_document_is_well_formed_and_asks_for_nothing_from_outside() -> None:
    page = path_html(START, STEPS[:8], title='<script>alert("1")</script> & more')
    assert "<script" not in page and "&lt;script&gt;" in page
    assert not re.search(r"(src|href)=|url\(|@import", page)
    body = page[page.index("<body>") : page.index("</html>")]
    assert ElementTree.fromstring(body).tag == "body"


def test_every_drawing_is_a_well_formed_svg_with_its_text_as_a_label() -> None:
    for told in told_cases(every=3):
        found = explain(told.position, told.step)
        tree = ElementTree.fromstring(board_svg(told.position, found.shapes, found.text))
        assert tree.attrib["role"] == "img" and tree.attrib["aria-label"]
        assert len(list(tree)) > len(found.shapes)


@each_case(every=12)
def test_what_is_drawn_around_a_candidate_is_where_its_pencil_mark_is(number: int) -> None:
    told = told_case(number)
    found = explain(told.position, told.step)
    texts = [
        (element.attrib["x"], element.attrib["y"], element.text)
        for element in ElementTree.fromstring(board_svg(told.position, found.shapes))
        if element.tag.endswith("text")
    ]
    placed = {candidate.cell for candidate in told.step.placements}
    for cell, value in told.step.eliminations:
        if cell not in placed:
            x, y = mark_centre(told.position.geometry, cell, value)
            here = [
                text for text in texts if text[2] == str(value) and hypot(float(text[0]) - x, float(text[1]) - y) < 0.01
            ]
            assert len(here) == 2, (cell, value)


def test_what_a_step_is_about_lies_below_the_lines_of_clues() -> None:
    geometry = board("9")
    position = Position.of(Puzzle(geometry, (0,) * 81, rules=parse_rules(["thermo: a1 a2 a3"], geometry)))
    canvas = Canvas(position)
    canvas.tint(0b111)
    text = board_svg(position, canvas.shapes(), "", draw_rules(position.rules, geometry))
    assert 0 < text.index("f-tint") < text.index('stroke-width="0.3"')  # that of the line


def inferences(argument: Outline) -> list[str]:
    """List the texts of all lines; those of an inner chain follow the line that needs it."""
    found = []
    for branch in argument.branches:
        for line in branch.lines:
            found += [line.text, *(inferences(line.inner) if line.inner else ())]
    return found


@pytest.mark.parametrize("technique", ARGUED)
def test_every_inference_has_a_number_and_stands_once_in_its_order(technique: str) -> None:
    here = Position.of(position(lesson(technique).example or ""))
    step = next(TECHNIQUES[technique].find(here))
    argument = outline(here, step)
    assert argument
    lines = [line.strip() for line in written(here, step, explain(here, step)).splitlines()]
    numbered = [line.split(" ", 1) for line in lines if line[0].isdigit()]
    assert [text for _, text in numbered] == inferences(argument)
    outer = [number for number, _ in numbered if number.count(".") == 1]
    assert outer == [f"{place}." for place in range(1, len(outer) + 1)]
    assert lines[0] == argument.opening and lines[-1] == argument.conclusion


def test_a_step_that_is_no_argument_is_written_as_it_is_explained() -> None:
    here = Position.of(position(lesson("x-wing").example or ""))
    step = next(TECHNIQUES["x-wing"].find(here))
    told = explain(here, step)
    assert written(here, step, told) == told.text


@pytest.mark.parametrize("name", ["4", "6", "9"])
def test_a_note_covers_no_pencil_mark(name: str) -> None:
    geometry = board(name)
    marks = {
        mark_centre(geometry, cell, value)[1]
        for cell in range(geometry.cell_count)
        for value in range(1, geometry.size + 1)
    }
    for cell in range(geometry.cell_count):
        canvas = Canvas(Position.of(Puzzle(geometry, (0,) * geometry.cell_count)))
        canvas.note(1 << cell, "4+7+9 / 5+7+8")
        box = next(shape for shape in canvas.shapes() if isinstance(shape, Polyline))
        top, bottom = min(y for _, y in box.points), max(y for _, y in box.points)
        text = next(shape for shape in canvas.shapes() if isinstance(shape, Text))
        left, right = min(x for x, _ in box.points), max(x for x, _ in box.points)
        assert 0 <= left < right <= geometry.size and bottom - top > text.height
        assert text.centre == pytest.approx(((left + right) / 2, (top + bottom) / 2))
        assert not [y for y in marks if y + canvas.height / 2 > top and y - canvas.height / 2 < bottom]


def test_every_letter_of_sets_that_begin_in_one_cell_is_drawn() -> None:
    geometry = board("9")
    canvas = Canvas(Position.of(Puzzle(geometry, (0,) * geometry.cell_count)))
    for letter in "ABC":
        canvas.tag(0b11, letter)
    at = {shape.text: shape.centre for shape in canvas.shapes() if isinstance(shape, Text)}
    assert at.keys() == set("ABC")
    places = sorted(at.values())
    assert all(right[0] - left[0] > 0.26 for left, right in pairwise(places))
