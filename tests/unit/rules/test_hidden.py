"""Words for regions and shades in the rule language: written as they are read, about cells of the board, or refused."""

import pytest
from tests.ruled import meaning, ruled

from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.board.task import finished
from pencilmark.rules.language.hidden import SHADE, board_cells, hides, without_hidden
from pencilmark.rules.language.parse import parse_rule
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.language.write import write_rule
from pencilmark.rules.propagation.network import connecting

BOARD = board("4 latin")
RULES = {
    "divided(a1:d4)": range(16),
    "together(a1, b2, c3)": (0, 5, 10),
    "shaded(a1) or a1 = 2": (0,),
    "count(shaded(a1:b2)) in {1, 2}": (0, 1, 4, 5),
    "a1 = 1 + count(not together(a1, a2), shaded(b1))": (0, 1, 4),
    "yin(a1:b2) and yang(a1, a2)": (0, 1, 4, 5),
}


@pytest.mark.parametrize("text", RULES)
def test_rules_are_read_as_they_are_written_and_list_their_cells(text: str) -> None:
    relation = parse_rule(text, BOARD)
    assert parse_rule(write_rule(relation, 4), BOARD) == relation
    assert set(board_cells(relation, BOARD)) == set(RULES[text])
    assert hides(relation, BOARD) and not hides(without_hidden(relation, BOARD), BOARD)


def test_similar_rules_keep_their_own_cells() -> None:
    first, second = (set(cells_of(meaning(text, BOARD))) for text in ("together(a1, a2)", "together(b1, b2)"))
    assert first.isdisjoint(second)
    apart, beside = (meaning(text, BOARD) for text in ("connected({1}, a1, a3)", "connected({1}, a1, a2)"))
    assert apart.pairs == () and beside.pairs == ((0, 1),)


@pytest.mark.parametrize(("number", "left"), [(1, [1, 2, 2, 2]), (2, [1, 3, 3, 3]), (4, [1, 1, 1, 1]), (0, None)])
def test_shades_are_narrowed_as_digits_are(number: int, left: list[int] | None) -> None:
    puzzle = ruled(BOARD, [0] * 16, ["shaded(a1)", f"count(shaded(a1:b2)) = {number}"])
    network = finished(connecting(BOARD, puzzle.rules))
    masks = network.load(puzzle)
    assert (network.settle(masks, network.everything) is None) is (left is not None)
    assert left is None or [masks[SHADE * 16 + cell] for cell in (0, 1, 4, 5)] == left


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("together(a1)", "4 latin"),
        ("together(a1, a1)", "4 latin"),
        ("shaded(a1 + 1)", "4 latin"),
        ("divided(a1:b4)", "4 free"),
        ("divided(a1:a3)", "4 latin"),
        ("shaded(a1)", "4 values=0-3"),
        ("together(a1, a2)", "12 latin"),
    ],
)
def test_meaningless_rules_are_refused(text: str, on: str) -> None:
    with pytest.raises(RuleError):
        parse_rule(text, board(on))
