"""What is wished of a formula puzzle."""

from __future__ import annotations

from dataclasses import dataclass

from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry

OPERATORS = ("+", "-", "*", "/", "//", "%", "<", ">")
MAX_OPERANDS = 6
TRIES = 40


@dataclass(frozen=True, slots=True)
class FormulaWish:
    """A wish for a formula puzzle on a board.

    *formulas*: how many; None takes what comes. *operators*: those to use; ``<`` and ``>`` make weaker formulas.
    *operands*: at most N in a formula, constants among them. *largest*: the largest constant, 0 for
    none. *givens*: how many cells are given; None gives as many as the formulas need. *cyclic*: whether the
    formulas depend on each other in circles (False suits children). *search*: whether it takes guesses; False is
    solved by propagation alone. None leaves either open. *minimal*: no formula can go; without it, formulas are dropped
    only until the number wished for is left. *tries*: how many grids to try.

    Raises WishError when the wish contradicts itself or the board.
    """

    geometry: Geometry
    formulas: int | None = None
    operators: tuple[str, ...] = ("+", "-", "*", "/")
    operands: int = 2
    largest: int = 9
    givens: int | None = 0
    cyclic: bool | None = None
    search: bool | None = None
    minimal: bool = True
    tries: int = TRIES

    def __post_init__(self) -> None:
        cells = self.geometry.cell_count
        wrong = {
            f"operators of {' '.join(OPERATORS)}": not self.operators or set(self.operators) - set(OPERATORS),
            f"1 to {MAX_OPERANDS} operands": not 1 <= self.operands <= MAX_OPERANDS,
            "a largest constant of 0 to 999": not 0 <= self.largest <= 999,
            f"1 to {cells} formulas": self.formulas is not None and not 1 <= self.formulas <= cells,
            f"0 to {cells} givens": self.givens is not None and not 0 <= self.givens <= cells,
            "1 try or more": self.tries < 1,
            "a number of formulas or of givens": self.formulas is None and self.givens is None,
        }
        for expected, is_wrong in wrong.items():
            if is_wrong:
                raise WishError("bad-wish/formulas", expected=expected)
