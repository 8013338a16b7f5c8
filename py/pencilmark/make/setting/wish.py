"""What is wished of a puzzle with a variant."""

from __future__ import annotations

from dataclasses import dataclass

from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.human.levels import LEVELS, Level
from pencilmark.human.ruled.ladder import ruled_ladder
from pencilmark.make.setting.propose import KINDS, SAME, Kind

TRIES = 60
RULED_IDS = frozenset(technique.id for technique in ruled_ladder())
"""The techniques that can be needed: those of the ladder of rules."""


@dataclass(frozen=True, slots=True)
class VariantWish:
    """A wish for a puzzle with a *variant* on a *board*.

    *givens*: whether digits may be given; without, clues alone must do. *minimal*: no clue and no given can go.
    *tries*: how many grids to try. *level*: our own level, by the ladder of rules. *technique*: one of that ladder that
    must be needed, nothing above it. Raises WishError or BoardError.

    >>> VariantWish("thermometer").kind is KINDS["thermo"]
    True
    >>> VariantWish("windoku", givens=False)
    Traceback (most recent call last):
    pencilmark.board.errors.WishError: expected givens for windoku, which has too few clues without
    """

    variant: str
    board: str = "9"
    givens: bool = True
    minimal: bool = False
    tries: int = TRIES
    level: Level | None = None
    technique: str | None = None

    def __post_init__(self) -> None:
        name = self.variant.lower().replace(" ", "-")
        object.__setattr__(self, "variant", SAME.get(name, name))
        if self.variant not in KINDS:
            raise WishError("bad-variant/kind", known=tuple(KINDS), found=self.variant[:30])
        if not self.givens and not self.kind.bare:
            raise WishError("bad-wish/givens-which-has-too", variant=self.variant)
        if self.level is not None and self.level not in LEVELS[:-1]:
            raise WishError("bad-level", known=LEVELS[:-1], found=self.level)
        if self.technique is not None and self.technique not in RULED_IDS:
            raise WishError("bad-technique/id-technique-ladder", found=self.technique[:40])
        if self.tries < 1:
            raise WishError("bad-wish/try-more")
        size = board(self.board).size
        if not 4 <= size <= 12:
            raise WishError("bad-wish/board", variant=self.variant, found=size)

    @property
    def kind(self) -> Kind:
        """Return what is known of the variant."""
        return KINDS[self.variant]

    @property
    def is_graded(self) -> bool:
        """Report whether something is wished of its difficulty."""
        return self.level is not None or self.technique is not None

    @property
    def geometry(self) -> Geometry:
        """Return the board, without the word that the variant is."""
        return board(self.board)
