"""Worksheets: the technique is needed, worked and drawn, hints are at the foot, the key is on its own sheet."""

import json
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist
from pathlib import Path

import pytest
from tests.printed import grids, page_texts

from pencilmark import engine
from pencilmark.__main__ import main
from pencilmark.board.boards import board
from pencilmark.board.canon import canonical
from pencilmark.board.drawing import Text
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.human import logic
from pencilmark.human.lessons import summary_of
from pencilmark.human.techniques.ladders import SINGLES, TEACHING, climb
from pencilmark.paper.book.examples import draw_position
from pencilmark.paper.book.guided import BLANK, STEPS, answered, question
from pencilmark.paper.book.making import make_worksheet
from pencilmark.paper.book.worksheet import Task, make_tasks, worksheet_pages
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.page import Drawing, TextLine
from pencilmark.paper.papers import Box
from pencilmark.paper.pdf import write_pdf
from pencilmark.rules.rule import parse_rules

SHEET = Worksheet("naked-pair", count=3, seed=5)


@pytest.fixture(scope="module")
def tasks() -> tuple[Task, ...]:
    return finished(make_tasks(SHEET))


def without(*techniques: str) -> tuple[str, ...]:
    """Name the techniques of our ladder below the first of *techniques*."""
    return TEACHING[: TEACHING.index(techniques[0])]


def test_nothing_plainer_solves_a_puzzle_and_the_technique_is_used(tasks: tuple[Task, ...]) -> None:
    assert len(tasks) == SHEET.count + 1
    for task in tasks:
        puzzle = replace(task.example.position.puzzle(), placed=None, candidates=None)
        assert engine.solve(puzzle).solutions == (task.solution,)
        assert not logic.solve_path(Position.of(puzzle), climb(without("naked-pair"))).is_solved
        assert task.example.step.technique == "naked-pair"


def test_in_practice_singles_come_before_the_step_and_after(tasks: tuple[Task, ...]) -> None:
    (_, task) = finished(make_tasks(Worksheet("x-wing", count=1, practice=True)))
    ladder = climb(("full-house", "hidden-single", "naked-single", "x-wing"))
    puzzle = replace(task.example.position.puzzle(), placed=None, candidates=None)
    path = logic.solve_path(Position.of(puzzle), ladder)
    assert path.is_solved and "x-wing" in path.histogram()
    assert logic.next_step(task.example.position, ladder) == task.example.step


def test_no_two_puzzles_of_a_worksheet_are_isomorphic(tasks: tuple[Task, ...]) -> None:
    puzzles = [task.example.position.puzzle() for task in tasks]
    assert len({canonical(puzzle.geometry, puzzle.givens).least for puzzle in puzzles}) == len(puzzles)


def test_the_sheet_says_what_the_technique_is_and_works_one_step(tasks: tuple[Task, ...]) -> None:
    texts = page_texts(write_pdf(worksheet_pages(SHEET, tasks)))
    first = " ".join(texts[0].split())
    assert " ".join(summary_of("naked-pair")) in first
    assert " ".join(tasks[0].example.told().text.split()) in first
    assert "Name" in first and "Date" in first


def test_hints_are_upside_down_at_the_foot_and_can_be_left_out(tasks: tuple[Task, ...]) -> None:
    for hints in (True, False):
        pages = worksheet_pages(replace(SHEET, hints=hints), tasks)
        turned = [item for page in pages for item in page.items if isinstance(item, TextLine) and item.turned]
        said = " ".join(item.text for item in turned)
        assert all((task.example.told().where in said) == hints for task in tasks[1:])
        assert all(item.y > pages[0].height * 0.8 for item in turned)


def test_the_key_is_on_a_second_sheet_with_every_answer(tasks: tuple[Task, ...]) -> None:
    for sheet, tasks_here in ((SHEET, tasks), (replace(SHEET, count=2), tasks[:3])):
        texts = page_texts(write_pdf(worksheet_pages(sheet, tasks_here)))
        keys = [number for number, text in enumerate(texts, 1) if "Naked pair: key" in text]
        assert keys[0] % 2 == 1 and keys == list(range(keys[0], len(texts) + 1))
        solutions = [values for number in keys for values in grids(texts[number - 1], 9) if 0 not in values]
        assert solutions == [task.solution for task in tasks_here[1:]]


def test_puzzles_start_with_just_their_clues_if_wished(tasks: tuple[Task, ...]) -> None:
    texts = page_texts(write_pdf(worksheet_pages(replace(SHEET, start="clues"), tasks)))
    printed = [values for text in texts[:2] for values in grids(text, 9)]
    assert [values for values in printed if values in [t.example.position.puzzle().givens for t in tasks]] == [
        task.example.position.puzzle().givens for task in tasks[1:]
    ]


@pytest.mark.parametrize("paper", ["A4", "A5", "100x150mm"])
@pytest.mark.parametrize("per_page", [1, 6])
def test_nothing_leaves_the_page_on_any_paper(tasks: tuple[Task, ...], paper: str, per_page: int) -> None:
    sheet = replace(SHEET, paper=paper, margin=8.0, per_page=per_page)
    pages = worksheet_pages(sheet, tasks)
    for page in pages:
        for item in page.items:
            assert (7.9 <= item.x <= page.width - 7.9 and 7.9 <= item.y <= page.height - 7.9) or item.x == item.y == 0
            if isinstance(item, Drawing) and item.words:
                assert item.y + item.scale * 9 <= page.height - 7.9 and item.scale * 9 >= 15
    numbers = [item.text for page in pages for item in page.items if isinstance(item, TextLine) and item.text.isdigit()]
    assert sorted(numbers) == sorted([f"{task.number}" for task in tasks[1:]] * 2), "each is set, and has its key"


def test_the_same_worksheet_gives_the_same_bytes() -> None:
    sheet = Worksheet("locked-candidates-pointing", count=1, seed=3, paper="A5")
    assert finished(make_worksheet(sheet)) == finished(make_worksheet(sheet))
    assert finished(make_worksheet(sheet)) != finished(make_worksheet(replace(sheet, seed=4)))


@pytest.mark.parametrize(
    ("wished", "code"),
    [
        ({"technique": "magic"}, "bad-technique"),
        ({"count": 61}, "bad-count"),
        ({"start": "middle"}, "bad-start"),
        ({"per_page": 5}, "bad-per-page"),
        ({"paper": "napkin"}, "bad-paper"),
        ({"board": "9 2x4"}, "bad-box"),
    ],
)
def test_impossible_wishes_are_refused_with_a_code(wished: dict[str, object], code: str) -> None:
    with pytest.raises(InputError) as told:
        replace(SHEET, **wished)  # type: ignore[arg-type]  # by the name of each
    assert told.value.code == code


def test_the_command_writes_a_worksheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "pairs.pdf"
    assert main(["worksheet", str(out), "naked-pair", "--count", "2", "--practice", "--seed", "1", "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["puzzles"], row["seed"], row["pages"]) == (2, 1, len(page_texts(out.read_bytes())))


@pytest.mark.parametrize("technique", ["full-house", "hidden-single", "naked-single"])
def test_a_beginners_class_gets_worksheets_of_singles(technique: str) -> None:
    sheet = Worksheet(technique, count=1, seed=3, board="6")
    tasks = finished(make_tasks(sheet))
    plainer = climb(SINGLES[: SINGLES.index(technique)])
    for task in tasks:
        assert task.example.step.technique == technique and len(task.example.step.placements) == 1
        (cell, value) = task.example.step.placements[0]
        assert task.solution[cell] == value
        assert logic.next_step(task.example.position, plainer) is None, "nothing plainer is there"
    words = " ".join(" ".join(page_texts(write_pdf(worksheet_pages(sheet, tasks)))).split())
    assert "write the digit that it gives" in words and "strike out" not in words


@pytest.mark.parametrize("technique", ["remote-pair", "hidden-quad", "jellyfish"])
def test_rare_techniques_come_from_the_lessons_at_once(technique: str) -> None:
    sheet = Worksheet(technique, count=4, seed=2, shipped=True)
    tasks = finished(make_tasks(sheet))
    assert len(tasks) == 5 and len({task.solution for task in tasks}) == 5
    for task in tasks:
        position, step = task.example.position, task.example.step
        assert step.technique == technique
        assert all(task.solution[cell] != value for cell, value in step.eliminations)
        assert all(position.cell_digits[cell] >> (value - 1) & 1 for cell, value in step.eliminations)
        puzzle = replace(position.puzzle(), placed=None, candidates=None)
        assert engine.solve(puzzle).solutions == (task.solution,)
    again, other = (finished(make_tasks(replace(sheet, seed=seed))) for seed in (2, 3))
    told = [[(task.solution, task.example.step.key()) for task in made] for made in (tasks, again, other)]
    assert told[0] == told[1] != told[2]


def test_positions_of_the_lessons_are_not_ones_own() -> None:
    with pytest.raises(InputError):
        Worksheet("x-wing", shipped=True, puzzles="1...............")
    with pytest.raises(InputError):
        Worksheet("x-wing", shipped=True, start="clues")


def test_step_by_step_each_step_follows_from_the_one_before_and_has_one_blank(tasks: tuple[Task, ...]) -> None:
    sheet = replace(SHEET, start="steps", per_page=6)
    for task in tasks[1:]:
        steps = task.steps(sheet)
        assert len(steps) == STEPS and steps[-1].step == task.example.step
        for one, after in pairwise(steps):
            gone = one.position.after(one.step.placements, one.step.eliminations)
            assert (gone.values, gone.cell_digits) == (after.position.values, after.position.cell_digits)
    pages = page_texts(write_pdf(worksheet_pages(sheet, tasks)))
    words = [question(one) for task in tasks[1:] for one in task.steps(sheet)]
    asked = "\n".join(pages[1 : 1 + 2 * SHEET.count])
    assert all(BLANK in one for one in words) and asked.count(BLANK) == len(words)
    for task in tasks[1:]:
        assert any(all(answered(one) in page for one in task.steps(sheet)) for page in pages[1 + 2 * SHEET.count :])
    with pytest.raises(InputError):
        Worksheet("x-wing", shipped=True, start="steps")


def test_a_puzzle_whose_first_step_is_wanted_is_led_on_from_there() -> None:
    (_, task) = finished(make_tasks(Worksheet("naked-single", count=1, seed=2, start="steps")))
    steps = task.steps(Worksheet("naked-single", start="steps"))
    assert 1 < len(steps) <= STEPS and "naked-single" in {one.step.technique for one in steps}


def test_a_worksheet_of_a_variant_practises_a_technique_of_rules(tmp_path: Path) -> None:
    sheet = Worksheet("set-one", count=1, seed=2, variant="killer", board="6", start="steps")
    tasks = finished(make_tasks(sheet))
    assert sheet.name == "Killer, One combination"
    assert [task.example.step.technique for task in tasks] == ["set-one"] * 2
    assert all(task.example.position.rules for task in tasks)
    assert "set-one" in [one.step.technique for one in tasks[0].steps(sheet)]
    main(["worksheet", str(tmp_path / "k.pdf"), "set-one", "--variant", "killer", "--board", "6", "--count", "1"])
    assert (tmp_path / "k.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    "beside", [{"shipped": True}, {"puzzles": "1..."}, {"practice": True}, {"symmetry": "half-turn"}]
)
def test_a_variant_is_refused_beside_options_that_have_none(beside: dict[str, object]) -> None:
    with pytest.raises(PencilmarkError):
        Worksheet("set-one", variant="killer", **beside)  # type: ignore[arg-type]  # of several types


def test_clues_beside_the_board_of_an_example_stand_within_it_and_apart_from_the_names_of_rows() -> None:
    place = board("4")
    clues = parse_rules(["little-killer 5: r1c3..r3c1", "sandwich 3: row 2", "skyscraper 2: top 3"], place)
    drawn = draw_position(Position.of(Puzzle(place, (0,) * 16, rules=clues)), (), Box(0, 0, 50, 50), "")
    signs = [shape for shape in drawn.shapes if isinstance(shape, Text)]
    for sign in signs:
        for at, start in zip(sign.centre, (drawn.x, drawn.y), strict=True):
            assert start + (at - sign.height / 2) * drawn.scale >= 0
            assert start + (at + sign.height / 2) * drawn.scale <= 50
    outside = [sign for sign in signs if min(sign.centre) < 0]
    assert len(outside) == 8 + 3 and all(dist(a.centre, b.centre) > 0.3 for a, b in combinations(outside, 2))
