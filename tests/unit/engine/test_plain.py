"""Blocks of plain puzzles, beside the same questions one by one."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.engine import plain
from pencilmark.engine.kernel.nine import BATCH
from pencilmark.exchange.read import read

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"


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


def test_a_block_is_written_and_read_puzzle_by_puzzle():
    lines = [HARD, ANSWER, "1" + "." * 80]
    givens = b"".join(bytes(read(line).givens) for line in lines)
    assert plain.lines_of(givens) == lines
    assert (
        [*plain.puzzles_of(givens)] == [plain.puzzle_at(givens, number) for number in range(3)] == [*map(read, lines)]
    )


@pytest.mark.parametrize("most", [1, 20, 200_000])
def test_an_answer_is_right_or_late_however_few_nodes_a_puzzle_may_take(most, monkeypatch):
    hard, full, none = bytes(read(HARD).givens), bytes((0, *map(int, ANSWER[1:]))), bytes((1, 1, *[0] * 79))
    givens = hard + none + bytes(81) + hard.replace(b"\5", b"\0") + full
    monkeypatch.setattr(plain, "QUICK", most)
    kinds = [plain.UNIQUE, plain.NONE, plain.MULTIPLE, plain.MULTIPLE, plain.UNIQUE]
    for kind, right, solved in zip(plain.kinds(givens), kinds, plain.solutions(givens), strict=True):
        assert kind in (right, plain.LATE) and solved.kind == kind and bool(solved.solution) == (0 < kind < plain.LATE)
    for limit in (2, 3, 300):
        counts = [1, 0, limit, limit, 1]
        assert all(found in (None, right) for found, right in zip(plain.counts(givens, limit), counts, strict=True))
    assert plain.first_solutions(hard, 2) in (None, [bytes(map(int, ANSWER))])
    blank = plain.first_solutions(bytes(81), 200)
    assert blank is None or len(set(blank)) == 200
    needed, spare = plain.spare(hard + full)
    assert needed in (None, bytes(81)) and spare in (None, bytes(1) + b"\1" * 80)
    assert (plain.LATE in plain.kinds(givens)) == (most < 200_000)
