"""A step that strikes a true candidate is left out wherever steps are looked for, and a record of it is kept."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.property.puzzles import random_puzzle
from tests.verifier import is_true

import pencilmark
from pencilmark import engine
from pencilmark.__main__ import main
from pencilmark.board.boards import board
from pencilmark.board.model import Candidate, Evidence, Position, Puzzle, Step
from pencilmark.board.task import finished
from pencilmark.doors.commands import teaching
from pencilmark.doors.handlers import sheets
from pencilmark.doors.handlers.telling import look
from pencilmark.doors.library import teaching as library
from pencilmark.human import guard, logic, rating, sukaku, teacher
from pencilmark.human.guard import LOG, holds, struck, watching
from pencilmark.human.guarded import guarded, knowing
from pencilmark.human.hodoku_path import hodoku_path
from pencilmark.human.ruled import ladder
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.sukaku import path as sukaku_path
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb
from pencilmark.human.techniques.technique import Technique
from pencilmark.make.made import Made
from pencilmark.make.setting import grading
from pencilmark.make.usual import nearest_words
from pencilmark.make.wish import Wish

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
PUZZLE = Puzzle(board("9"), tuple(int(mark.replace(".", "0")) for mark in LINE))
(SOLUTION,) = engine.solve(PUZZLE).solutions
START = knowing(Position.of(PUZZLE), SOLUTION)
pytestmark = pytest.mark.refuses


@pytest.fixture(autouse=True)
def nothing_logged() -> None:
    """Forget what was logged: each false step is logged only once."""
    guard._log.cache_clear()


def lies(position: Position) -> Iterator[Step]:
    """Strike the right digit of the first empty cell, then place a wrong one, then tell the truth."""
    cell = position.values.index(0)
    right = SOLUTION[cell]
    wrong = next(value for value in range(1, 10) if value != right)
    yield Step("naked-single", (), (Candidate(cell, right),), Evidence(1 << cell))
    yield Step("naked-single", (Candidate(cell, wrong),), (), Evidence(1 << cell))
    yield Step("naked-single", (Candidate(cell, right),), (), Evidence(1 << cell))


LIAR = replace(TECHNIQUES["naked-single"], finder=lies, choose=None)
CHOOSER = replace(LIAR, choose=lambda position: next(lies(position)))
SLOW = replace(LIAR, finder=lambda position: (one for step in lies(position) for one in (None, step)))


def is_right(step: Step | None) -> bool:
    return step is not None and step.placements == (Candidate(1, SOLUTION[1]),) and not step.eliminations


@pytest.mark.parametrize("technique", [LIAR, CHOOSER, SLOW])
def test_a_false_step_is_left_out_and_the_search_goes_on(technique: Technique) -> None:
    with watching() as refused:
        assert is_right(logic.next_step(START, [technique]))
        assert is_right(finished(logic.climbing(START, [technique])))
        assert is_right(finished(technique.first_slowly(START)))
        assert [step for step in technique.find_slowly(START) if step and not is_right(step)] == []
        assert list(map(is_right, logic.all_steps(START, [technique]))) == [True]
    assert len(refused) >= 8
    assert not any(is_true(step, SOLUTION) for step in refused)


def test_nothing_is_left_out_where_nothing_is_known() -> None:
    assert len(list(logic.all_steps(Position.of(PUZZLE), [LIAR]))) == 3


def test_a_path_counts_what_was_refused_and_reaches_the_solution(caplog: pytest.LogCaptureFixture) -> None:
    found = logic.solve_path(START, (LIAR,))
    assert found.position.values == SOLUTION
    empty = PUZZLE.values.count(0)
    assert len(found.steps) == empty and len(found.refused) == 2 * empty
    assert set(found.refused.values()) == set(range(1, empty + 1))
    assert {record.name for record in caplog.records} == {LOG}
    assert "left out as false: naked-single" in caplog.text


def test_the_truth_goes_along_a_path() -> None:
    for _, after in logic.walk(START, ladder_for(START)):
        assert after.truth == START.truth
    assert MarkedGrid.of(START).after(-1, 0).truth == START.truth


def test_the_guard_finds_one_solution_or_all() -> None:
    assert guarded(Position.of(PUZZLE)).truth == START.truth
    several = replace(PUZZLE, givens=(0, *PUZZLE.givens[1:]))
    cells = engine.true_candidates(several).cells
    truth = guarded(Position.of(several)).truth
    assert all(
        (truth >> digit * 81 + cell & 1) == (cells[cell] >> digit & 1) for cell in range(81) for digit in range(9)
    )
    wrong = replace(PUZZLE, givens=(4, 4, *PUZZLE.givens[2:]))
    assert guarded(Position.of(wrong)).truth == 0


def test_what_assumes_one_solution_is_let_through_where_there_are_several() -> None:
    several = guarded(Position.of(replace(PUZZLE, givens=(0, *PUZZLE.givens[1:]))))
    gone = next(
        candidate
        for candidate in several.candidates()
        if several.truth >> (candidate.value - 1) * 81 + candidate.cell & 1
    )
    step = Step("unique-rectangle-1", (), (gone,))
    assert holds(several, step, TECHNIQUES["unique-rectangle-1"].is_proof)
    assert not holds(several, step, TECHNIQUES["x-wing"].is_proof)
    assert logic.apply(several, step).truth == 0
    assert logic.apply(several, Step("x-wing")).truth == several.truth


def test_nothing_is_refused_on_the_way_through_puzzles_with_several_solutions() -> None:
    took_one = 0
    for seed in range(150):
        puzzle = random_puzzle(seed, ("6", "9", "9 x"))
        start = guarded(Position.of(puzzle))
        path = logic.solve_path(start, climb(TEACHING[: TEACHING.index("als-xy-chain")]))
        assert not path.refused, (seed, path.refused)
        took_one += bool(start.truth and not path.position.truth)
    assert took_one


def test_a_step_strikes_the_other_candidates_of_what_it_places() -> None:
    step = Step("naked-single", (Candidate(5, 3),), (Candidate(7, 2),))
    others = sum(1 << digit * 81 + 5 for digit in range(9) if digit != 2)
    assert struck(board("9"), step) == others | 1 << 81 + 7


def patched(monkeypatch: pytest.MonkeyPatch, where: object, name: str = "ladder_for") -> None:
    real: Callable[..., tuple[Technique, ...]] = getattr(where, name)
    monkeypatch.setattr(where, name, lambda *args, **more: (LIAR, *real(*args, **more)))


def test_hint_and_path_of_the_library_are_guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    patched(monkeypatch, library)
    patched(monkeypatch, teacher)
    found = pencilmark.hint(LINE)
    assert found and is_right(found.step)
    assert all(is_true(hint.step, SOLUTION) for hint in pencilmark.path(LINE))


def test_the_teacher_of_the_page_is_guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    patched(monkeypatch, teacher)
    looked = finished(look(PUZZLE, PUZZLE))
    assert looked.position and looked.position.truth == START.truth
    assert is_right(finished(teacher.next_step(looked.position)))
    found = next(offer for offer in teacher.offers(looked.position, each=3) if offer.steps)
    assert list(map(is_right, found.steps)) == [True]


def test_ratings_are_guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    true = rating.rate(PUZZLE)
    patched(monkeypatch, rating)
    assert rating.rate(PUZZLE, ("own",), solution=SOLUTION).solved_by_logic
    cell, right = 1, SOLUTION[1]
    lie = Hint("naked-single", -1, 1 << (right - 1) * 81 + cell, Evidence)
    liar = sukaku_path.Producer("hidden-single", True, lambda grid: [lie] if grid.empty >> cell & 1 else [])
    monkeypatch.setattr(sukaku_path, "PRODUCERS", (liar, *sukaku_path.PRODUCERS))
    again = rating.rate(PUZZLE, ("se",), solution=SOLUTION)
    assert (again.er, again.ep, again.ed) == (true.er, true.ep, true.ed)
    assert all(is_true(step, SOLUTION) for step in sukaku.steps(START) if step)
    assert all(is_true(step, SOLUTION) for step in hodoku_path(PUZZLE, (LIAR,), truth=START.truth).steps)


def test_contradictions_without_evidence_are_guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "kernel_of", lambda position: True)
    monkeypatch.setitem(ladder.QUICK, ladder.LAST, lies)
    with watching() as refused:
        found = finished(ladder.RULED[ladder.LAST].search_slowly(START))
    assert list(map(is_right, found)) == [True] and len(refused) == 2


def test_a_false_step_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        assert is_right(logic.next_step(START, [LIAR]))
    assert len(caplog.records) == 2


def test_what_is_made_and_printed_is_rated_by_guarded_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    patched(monkeypatch, grading)
    patched(monkeypatch, rating)
    with watching() as refused:
        path = finished(grading._path(Made(PUZZLE, SOLUTION), Wish()))
    assert path.is_solved and refused
    assert all(is_true(step, SOLUTION) for step in path.steps)
    with watching() as refused:
        assert nearest_words(Made(PUZZLE, SOLUTION))
    assert refused
    with watching() as refused:
        assert finished(sheets._words(PUZZLE, "level", SOLUTION))
    assert refused


def test_verify_ends_with_status_1_and_names_the_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source = str(tmp_path / "puzzle.txt")
    Path(source).write_text(LINE, "utf-8")
    assert main(["path", "--verify", source]) == 0
    assert "steps checked against the solution" in capsys.readouterr().out
    patched(monkeypatch, teaching)
    assert main(["path", "--verify", source]) == 1
    assert "step 1 is false and was left out: r1c2=" in capsys.readouterr().out
    assert main(["path", "--verify", "--json", source]) == 1
    row = json.loads(capsys.readouterr().out)
    assert row["solved"] and row["false"][0]["number"] == 1 and row["held"] == len(row["steps"]) + len(row["false"])


def test_verify_says_where_nothing_could_be_held(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rules, grid = tmp_path / "rules.txt", tmp_path / "grid.txt"
    rules.write_text("board: 4\na1 < a2", "utf-8")
    grid.write_text("." * 16, "utf-8")
    assert main(["path", "--verify", "--rules", str(rules), str(grid)]) == 3
    assert "nothing was checked against the solution" in capsys.readouterr().out
