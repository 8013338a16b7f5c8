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
        if not self.operators or set(self.operators) - set(OPERATORS):
            raise WishError("bad-wish/operators", known=" ".join(OPERATORS))
        if not 1 <= self.operands <= MAX_OPERANDS:
            raise WishError("bad-wish/operands", most=MAX_OPERANDS)
        if not 0 <= self.largest <= 999:
            raise WishError("bad-wish/largest")
        if self.formulas is not None and not 1 <= self.formulas <= cells:
            raise WishError("bad-wish/formulas", most=cells)
        if self.givens is not None and not 0 <= self.givens <= cells:
            raise WishError("bad-wish/givens", most=cells)
        if self.tries < 1:
            raise WishError("bad-wish/try-more")
        if self.formulas is None and self.givens is None:
            raise WishError("bad-wish/neither")
