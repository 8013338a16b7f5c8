"""The kernel says where nothing plain is left, and the rungs that are passed over there have no step."""

import pytest

from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.model import Position
from pencilmark.human import hodoku_path
from pencilmark.human.logic import walk
from pencilmark.human.plain import QUADS, Rungs, may_be_plain
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import HODOKU, PLAIN, SINGLES, TEACHING, climb

LINES = (
    ".72.58............9.....3.5.......6..269.7...3.8...9.....28...96.......4.8.17....",
    "9..6...........3.......48....6...18..92.......74.1.......7........2....47....3...",
)
RUNGS = Rungs(climb(HODOKU))


def test_rungs_are_passed_over_only_where_they_have_no_step() -> None:
    counted = {True: 0, False: 0}
    for line in LINES:
        start = Position.of(parse_line(line))
        for here in (start, *(after for _, after in walk(start, climb(TEACHING[: TEACHING.index("w-wing") + 1])))):
            if any(TECHNIQUES[name].first(here) for name in SINGLES) or here.is_solved:
                continue
            found = {name for name in (*PLAIN, *QUADS) if TECHNIQUES[name].first(here)}
            assert may_be_plain(here) == bool(found & {*PLAIN})
            counted[may_be_plain(here)] += 1
            assert {technique.id for technique in RUNGS.at(here)} >= {*HODOKU} & found
    assert all(counted.values())


def test_a_board_that_is_not_the_ordinary_one_is_looked_at_in_any_case() -> None:
    solved = Position.of(parse_line("1234341221434321", board("4")))
    assert may_be_plain(solved)


@pytest.mark.parametrize("has_kernel", [True, False])
def test_subtle_steps_do_not_depend_on_the_order_of_singles(has_kernel: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not has_kernel:
        monkeypatch.setattr(hodoku_path, "plain_in_a_row", lambda *_: None)
    for line in LINES:
        puzzle, ladder = parse_line(line), climb(HODOKU)
        steps = hodoku_path.hodoku_path(puzzle).steps
        told = [step.technique for step in steps if step.technique not in SINGLES]
        assert [technique for technique, _ in hodoku_path.subtle_techniques(puzzle, ladder)] == told
        assert [*hodoku_path.walk(hodoku_path.Filling(puzzle), ladder, told)] == steps, (
            "known techniques change nothing"
        )
