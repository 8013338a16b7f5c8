"""A puzzle played in a notebook: the game, the widget as a notebook speaks to it, and the example notebook."""

import ast
import json
import sys
from pathlib import Path
from random import Random

import pytest

import pencilmark
from pencilmark import hint, path, play, read, read_rules, solve
from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.doors.notebook.widget import Game

EASY = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."
KILLER = "board: 4\nkiller 3: a1 a2\nkiller 4: b1 b2\nkiller 8: c1 c2 d1\nthermo: c3 c4 d4\ngivens: ....2..........."


@pytest.mark.parametrize("puzzle", [read(EASY), read("1...2...3...4...", "4"), read_rules(KILLER)], ids=str)
def test_whatever_is_pressed_givens_stay_and_all_can_be_undone(puzzle):
    rng, game = Random(1), Game(puzzle)
    stood = [game.puzzle]
    for _ in range(200):
        size = puzzle.geometry.cell_count
        game.press(rng.randrange(-1, size + 1), rng.choice([*"0123456789Ax ", "", "Tab"]), mark=rng.random() < 0.4)
        assert game.puzzle.givens == puzzle.givens and game.puzzle.rules == puzzle.rules
        if game.puzzle != stood[-1]:
            stood.append(game.puzzle)
    assert len(stood) > 20
    for before in reversed(stood[:-1]):
        game.undo()
        assert game.puzzle == before
    game.undo()
    assert game.puzzle == puzzle


def test_steps_lead_to_the_solution_as_the_path_does():
    game, steps = Game(read(EASY)), 0
    while not game.is_solved:
        game.hint()
        assert game.said == str(hint(game.puzzle))
        game.step()
        steps += 1
    assert (steps, game.said) == (len(path(EASY)), "Solved.")
    assert game.puzzle.values == solve(EASY).solutions[0]


def test_a_digit_pressed_again_goes_and_its_marks_stand_below_it():
    game = Game(read(EASY))
    for key, mark in (("6", True), ("7", True), ("6", True), ("7", False)):
        game.press(0, key, mark=mark)
    assert (game.puzzle.values[0], game.puzzle.candidates[0]) == (7, 1 << 6)
    game.press(0, "7")
    assert (game.puzzle.values[0], game.puzzle.candidates[0]) == (0, 1 << 6)
    game.press(0, "")
    assert game.puzzle == read(EASY)


def test_a_puzzle_in_letters_takes_its_letters_and_digits():
    game = Game(read(EASY, "9 signs=PLANETIUS"))
    for cell, key in ((0, "u"), (1, "2")):
        game.press(cell, key)
    assert (game.puzzle.values[:2], "".join(map(game.puzzle.geometry.label_of, game.puzzle.values[:2]))) == (
        (8, 2),
        "UL",
    )


def test_the_widget_hears_its_script_and_is_read_back():
    board = play(EASY)
    before = board.drawn
    board._handle_custom_msg({"do": "press", "cell": 0, "key": "7", "mark": False}, [])
    assert board.puzzle.values[0] == 7 and board.labels[0].endswith(" 7")
    board._handle_custom_msg({"do": "undo"}, [])
    assert board.drawn == before
    board._handle_custom_msg({"do": "hint"}, [])
    assert board.drawn != before and board.said
    for strange in ({"do": "puzzle"}, {"do": "__init__"}, {}):
        board._handle_custom_msg(strange, [])
    assert board.puzzle == read(EASY)
    assert set(board.captions) == {"mark", "undo", "hint", "step"}


def test_without_its_package_the_board_says_what_it_needs(monkeypatch):
    monkeypatch.setitem(sys.modules, "anywidget", None)
    with pytest.raises(Unavailable, match=r"pencilmark\[notebook\]"):
        play(EASY)


TEXT = (Path(__file__).parents[3] / "docs/example.ipynb").read_text("utf-8")
BOOK = json.loads(TEXT)
SOURCES = ["".join(cell["source"]) for cell in BOOK["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_is_kept_without_outputs_and_as_an_editor_writes_it() -> None:
    assert json.dumps(BOOK, indent=1, ensure_ascii=False) + "\n" == TEXT
    told = [cell for cell in BOOK["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in told)
    assert len({cell["id"] for cell in BOOK["cells"]}) == len(BOOK["cells"])


def test_its_cells_run_in_their_order_and_each_puzzle_that_ends_one_is_drawn() -> None:
    room: dict[str, object] = {}
    drawn = 0
    for source in SOURCES:
        *before, last = ast.parse(source).body
        exec(compile(ast.Module(before, []), "cell", "exec"), room)
        if not isinstance(last, ast.Expr):
            exec(compile(ast.Module([last], []), "cell", "exec"), room)
            continue
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), room)
        drawn += isinstance(value, Puzzle) and value._repr_svg_().startswith("<svg ")
    assert drawn >= 3
    used = {name for source in SOURCES for name in pencilmark.__all__ if f"{name}(" in source}
    assert used >= {"read", "solve", "rate", "hint", "path", "play", "generate", "read_rules"}
    assert room["board"].puzzle == room["puzzle"]  # type: ignore[attr-defined]
