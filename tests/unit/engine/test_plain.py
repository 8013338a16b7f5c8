"""Blocks of plain puzzles, beside the same questions one by one."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.engine import plain
from pencilmark.engine.kernel.nine import BATCH
from pencilmark.exchange.read import read

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
pytestmark = pytest.mark.skipif(not plain.is_available(), reason="needs the kernel")


def test_spare_clues_are_those_that_can_go_one_by_one():
    rng = Random(5)
    hard = [cell for cell, sign in enumerate(HARD) if sign != "."]
    shown = [set(rng.sample(range(81), count)) | set(hard) for count in (0, 3, 10, 60)]
    lines = ["".join(ANSWER[cell] if cell in cells else "." for cell in range(81)) for cells in shown]
    puzzles = [read(line) for line in lines]
    found = plain.spare(b"".join(bytes(puzzle.givens) for puzzle in puzzles))
    cells = [tuple(cell for cell, can_go in enumerate(one or b"") if can_go) for one in found]
    assert cells == [engine.redundant(puzzle, backend="python") for puzzle in puzzles]


def test_more_puzzles_than_the_kernel_holds_are_answered_in_parts(monkeypatch):
    one, none = bytes(read(HARD).givens), bytes((1, 1, *[0] * 79))
    held = BATCH
    assert plain.kinds((one + none) * held) == bytes((plain.UNIQUE, plain.NONE)) * held


def test_a_few_puzzles_are_answered_alike_before_there_is_a_kernel_and_after(monkeypatch):
    one, none, two = bytes(read(HARD).givens), bytes((1, 1, *[0] * 79)), bytes((1, *[0] * 80))
    for givens in (one, one + none, one + none + one, one + two, one * 4):
        after = [answer[:2] for answer in plain.solutions(givens)], list(plain.counts(givens, 3))
        with monkeypatch.context() as patch:
            patch.setattr(plain.kernels, "is_any_open", lambda: False)
            before = [answer[:2] for answer in plain.solutions(givens)], list(plain.counts(givens, 3))
            assert before == after
            patch.setattr(plain, "is_available", lambda: False)
            alone = list(plain.solutions(givens))
            easy = two not in givens and len(givens) <= 3 * 81
            assert [answer.backend for answer in alone] == ["python" if easy else ""] * (len(givens) // 81)
            assert [answer.kind for answer in alone if not easy] == [plain.LATE] * (0 if easy else len(alone))
            assert list(plain.counts(givens, 3)) == (after[1] if easy else [None] * len(alone))
