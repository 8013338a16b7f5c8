"""What is wished of a formula puzzle, besides what is wished of any puzzle."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from typing import ClassVar

from pencilmark.board.errors import WishError
from pencilmark.board.frozen import dataclass
from pencilmark.make.fields import ANY, ANY_WHOLE, TEXTS, WHOLE, either, told
from pencilmark.make.wish import Wish

OPERATORS = ("+", "-", "*", "/", "//", "%", "<", ">")
MAX_OPERANDS = 6
TRIES = 40


def operators_of(text: str) -> tuple[str, ...]:
    """Split the operators, written with or without blanks.

    >>> operators_of("+-//"), operators_of("+ / //")
    (('+', '-', '//'), ('+', '/', '//'))
    """
    return tuple(dict.fromkeys(re.findall(r"//|\S", text)))


HOW_MANY = replace(
    ANY_WHOLE,
    argument={"nargs": "?", "const": ANY, "metavar": "N"},
    words=lambda value: [] if value is None else [value],
)
SIGNS = replace(
    TEXTS, argument={"metavar": "SIGNS"}, parse=operators_of, words=lambda value: ["".join(value)], known=OPERATORS
)


@dataclass(frozen=True, slots=True)
class FormulaPart:
    """The part of a wish for a formula puzzle.

    *formulas*: how many; None takes any number. *operators*: those to use; ``<`` and ``>`` make weaker formulas.
    *operands*: at most this number in a formula, constants included. *largest*: the largest constant, 0 for none.
    *givens*: how many cells are given; None gives as many as the formulas need. *cyclic*: whether the formulas depend
    on each other in circles (False suits children). *search*: whether it takes guesses; False is solved by propagation
    alone. None leaves either open. *tries*: how many grids to try. With this part, *minimal* means that no formula can
    go; without it, formulas are dropped only until the number wished for is left.

    Raises WishError if it contradicts itself.
    """

    heeds: ClassVar[tuple[str, ...]] = ("minimal",)

    formulas: int | None = told(HOW_MANY)
    operators: tuple[str, ...] = told(SIGNS, ("+", "-", "*", "/"))
    operands: int = told(WHOLE, 2)
    largest: int = told(WHOLE, 9)
    givens: int | None = told(ANY_WHOLE, 0)
    cyclic: bool | None = told(either("acyclic", "cyclic"), flag="shape")
    search: bool | None = told(either("none", "some"), flag="guesses")
    tries: int = told(WHOLE, TRIES, option=False)

    def __post_init__(self) -> None:
        if not self.operators or set(self.operators) - set(OPERATORS):
            raise WishError("bad-wish/operators", known=" ".join(OPERATORS))
        if not 1 <= self.operands <= MAX_OPERANDS:
            raise WishError("bad-wish/operands", most=MAX_OPERANDS)
        if not 0 <= self.largest <= 999:
            raise WishError("bad-wish/largest")
        if self.tries < 1:
            raise WishError("bad-wish/try-more")
        if self.formulas is None and self.givens is None:
            raise WishError("bad-wish/neither")

    def check(self, wish: Wish) -> None:
        """Raise WishError or BoardError if the board has too few cells."""
        cells = wish.geometry.cell_count
        if self.formulas is not None and not 1 <= self.formulas <= cells:
            raise WishError("bad-wish/formulas", most=cells)
        if self.givens is not None and not 0 <= self.givens <= cells:
            raise WishError("bad-wish/givens", most=cells)

    def as_dict(self, wish: Wish) -> dict[str, object]:
        """Return everything that a *wish* with this part says as plain data, in one level."""
        own = asdict(self)
        tries = own.pop("tries")
        return {"geometry": wish.geometry.name, **own, "minimal": wish.minimal, "tries": tries}
