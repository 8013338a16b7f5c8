"""The clauses of a model: those of a given, and how many there may be."""

import pytest
from tests.ruled import ruled

from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine.relations import clauses
from pencilmark.engine.relations.linears import Uncompiled
from pencilmark.engine.relations.puzzle import model_of

RULES = ("killer 3: r1c1 r1c2", "r3c1 + r3c2 = r3c3 + 3")


def puzzle(*givens: int) -> Puzzle:
    return ruled(board("4"), (*givens, *(16 - len(givens)) * (0,)), RULES)


def clauses_of(puzzle: Puzzle) -> list[list[int]]:
    return clauses.Clauses(model_of(puzzle.geometry, puzzle.rules), Position.of(puzzle)).clauses


def test_clauses_up_to_the_greatest_number_are_made_and_not_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    made = clauses_of(puzzle())
    monkeypatch.setattr(clauses, "MOST_CLAUSES", len(made))
    assert clauses_of(puzzle()) == made
    monkeypatch.setattr(clauses, "MOST_CLAUSES", len(made) - 1)
    with pytest.raises(Uncompiled):
        clauses_of(puzzle())


@pytest.mark.parametrize("value", [1, 2])
def test_a_given_stands_as_a_clause_of_its_own(value: int) -> None:
    assert [value] in clauses_of(puzzle(value))
    assert [value] not in clauses_of(puzzle())
