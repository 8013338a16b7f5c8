"""Solutions with regions and shades beside their digits are put together as they were taken apart."""

from pathlib import Path

import pytest

from pencilmark import engine, read_rules
from pencilmark.engine.answers import Answer, Uncovered, status_of, uncovered


@pytest.mark.parametrize(
    ("digits", "regions", "shades"),
    [
        ((1, 2, 2, 1), (1, 1, 2, 2), ()),
        ((1, 2, 2, 1), (1, 1, 1, 1), (2, 1, 1, 2)),
        ((2, 1, 1, 2), (2, 1, 2, 1), (1, 1, 1, 1)),  # the second region has the 1 of the first row
    ],
)
def test_what_was_uncovered_has_the_values_it_was_made_of(
    digits: tuple[int, ...], regions: tuple[int, ...], shades: tuple[int, ...]
) -> None:
    found = uncovered((*digits, *regions, *shades), 4)
    assert isinstance(found, Uncovered) and found == digits
    assert found.values == (*digits, *regions, *shades)


def test_what_a_puzzle_hides_is_uncovered_from_values_that_fit_and_only_from_them() -> None:
    puzzle = read_rules((Path(__file__).parents[2] / "variants" / "yin-yang.txt").read_text("utf-8"))
    (whole,) = engine.solve(puzzle).solutions
    values, wrong = tuple(whole), (*whole[:-1], whole[-2])
    found = engine.uncover(puzzle, values)
    assert isinstance(whole, Uncovered) and isinstance(found, Uncovered) and found.values == whole.values
    assert engine.uncover(puzzle, found) is found and engine.uncover(puzzle, wrong) == wrong


def test_an_answer_shows_two_of_its_solutions_and_whether_there_are_more() -> None:
    grids = [(1, 2, 2, 1), (2, 1, 1, 2), (1, 2, 1, 2)]
    texts = ["1221", "1221, 2112", "1221, 2112, ..."]
    for number, text in enumerate(texts, 1):
        answer = Answer("multiple", tuple(grids[:number]), 0, "python", "limit")
        assert repr(answer) == f"<Answer multiple: {text}>"


def test_what_solutions_prove_depends_on_whether_there_may_be_more() -> None:
    assert [status_of(found, is_whole=True) for found in range(4)] == ["none", "unique", "multiple", "multiple"]
    assert [status_of(found, is_whole=False) for found in range(4)] == ["timeout", "timeout", "multiple", "multiple"]
