"""A puzzle in letters is explained in its letters: every digit that is named, and nothing that is counted."""

import re

from tests.explained import told_cases

from pencilmark.board.boards import signed
from pencilmark.board.model import Position
from pencilmark.human.explain import explain

SIGNS = "ΓΔΘΛΞΠΣΦΨ"
HOUSE = r"\b(?:row|column|box|region)(?:e?s)?"
PLACE = re.compile(rf"r\d+c\d+|{HOUSE} \d(?:(?:,| and| or)* \d\b)*|at most \d", re.IGNORECASE)
COUNTED = re.compile(rf"{HOUSE} [{SIGNS}]|[{SIGNS}] (?:cells|rows|columns|boxes|places)\b", re.IGNORECASE)
EACH = 9
"""One case in this number is looked at: all of them take long, and use the same names."""


def test_digits_are_named_by_the_signs_of_the_board_and_numbers_stay() -> None:
    for technique, here, step in told_cases(EACH):
        geometry = signed(here.geometry, SIGNS)
        lettered = Position(geometry, here.values, here.digit_cells, here.cell_digits, here.givens)
        told = explain(lettered, step)
        for text in (told.where, told.text, *(part.text for part in told.parts)):
            assert not re.search(r"\b[1-9]\b", PLACE.sub("", text)), (technique, text)
            assert not COUNTED.search(text), (technique, text)
        assert re.search(f"[{SIGNS}]", told.text) or not re.search(
            r"\b[1-9]\b", PLACE.sub("", explain(here, step).text)
        )
