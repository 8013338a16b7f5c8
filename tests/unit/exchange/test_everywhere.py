"""Rules for the whole board are read if a sentence states them and nothing else."""

import pytest

from pencilmark.board.boards import board
from pencilmark.exchange.everywhere import everywhere
from pencilmark.exchange.said import Said


@pytest.mark.parametrize(
    ("words", "name", "clues"),
    [
        ("Cells separated by a knight's move may not contain the same digit.", "9 antiknight", []),
        ("Identical digits can’t be a king's or knight's move apart.", "9 antiknight antiking", []),
        ("No two orthogonally adjacent cells may contain consecutive digits.", "9", ["non-consecutive"]),
        ("Anti-knight: cells a knight's move apart hold different digits, as in chess", "9 antiknight", []),
        ("Digits a long knight's move apart cannot be the same.", "9", []),
        ("Cells a knight's move apart may hold the same digit.", "9", []),
        ("Even digits cannot repeat a king's move apart.", "9", []),
        ("Adjacent digits on a line must not be consecutive.", "9", []),
        ("Cells a knight's move apart may not sum to 10.", "9", []),
        ("Cells a knight's move apart cannot be the same. One of these rules is false.", "9", []),
        ("There is no anti-knight rule: the same digit can be a knight's move apart.", "9", []),
        ("Anti-knight does not apply: cells a knight's move apart need not hold different digits.", "9", []),
        ("Cells a king's move apart don't have to be different.", "9", []),
        ("Digits a king's move apart cannot be the same. This does not apply to corners.", "9", []),
        ("Cells a king's move apart are not allowed to hold the same digit.", "9 antiking", []),
        ("No cell may contain the same digit as a cell a king's move away.", "9 antiking", []),
        ("Identical digits may be a knight's move apart, but never a king's move apart.", "9", []),
        ("Adjacent cells may or may not be consecutive.", "9", []),
        ("Digits in the outer ring cannot repeat a king's move apart.", "9", []),
        ("Horizontally adjacent cells cannot be consecutive.", "9", []),
        ("Horizontally or vertically adjacent cells cannot be consecutive.", "9", ["non-consecutive"]),
        ("", "9", []),
    ],
)
def test_a_sentence_about_all_cells_is_a_rule(words: str, name: str, clues: list[str]) -> None:
    geometry, found = everywhere(Said(words), board("9"), notes := [])
    assert (geometry.name, [clue.name for clue in found]) == (name, clues)
    assert bool(notes) is bool(clues or name != "9")


def test_a_board_that_has_the_rule_keeps_its_name() -> None:
    words = "Digits a knight's move apart are different, not the same."
    assert everywhere(Said(words), board("9 antiknight"), [])[0].name == "9 antiknight"
