"""What is wished of a puzzle with a variant, besides what is wished of any puzzle."""

from __future__ import annotations

from dataclasses import MISSING
from typing import ClassVar

from pencilmark.board.errors import BoardError, WishError
from pencilmark.board.frozen import dataclass
from pencilmark.human.ruled.ladder import ruled_ladder
from pencilmark.human.techniques.technique import LEVELS
from pencilmark.make.fields import TRUTH, WHOLE, name_of, told
from pencilmark.make.setting.propose import HIDDEN, KINDS, Kind, kind_named
from pencilmark.make.wish import Wish, keys_beside
from pencilmark.rules.language.hidden import LARGEST

TRIES = 60
VARIANT = name_of(KINDS, str)
RULED_IDS = frozenset(technique.id for technique in ruled_ladder())
"""The techniques that can be needed: those of the ladder of rules."""
BARE = 7
"""The largest board on which clues tell regions apart without a given, as a rule."""
IN_VALUES = ("cages", "diagonals")
"""The ways to lay out clues that add up what cells count, so that doublers and other modifiers can be found."""


@dataclass(frozen=True, slots=True)
class VariantPart:
    """The part of a wish for a puzzle with a *variant*.

    *givens*: whether digits may be given; if not, clues alone must do. *tries*: how many grids to try. With this part,
    *minimal* means that no clue and no given can go, *level* is our own level by the ladder of rules, and *technique*
    is one of that ladder that must be needed, but nothing above it. Raises WishError.

    >>> VariantPart("thermometer").kind is KINDS["thermo"]
    True
    >>> VariantPart("windoku", givens=False)
    Traceback (most recent call last):
    pencilmark.board.errors.WishError: expected givens for windoku, which has too few clues without
    """

    heeds: ClassVar[tuple[str, ...]] = ("minimal", "level", "technique")

    variant: str = told(VARIANT, MISSING)
    givens: bool = told(TRUTH, True)
    tries: int = told(WHOLE, TRIES, option=False)

    def __post_init__(self) -> None:
        name = self.variant.lower().replace(" ", "-")
        object.__setattr__(self, "variant", kind_named(name))
        if self.variant not in KINDS:
            raise WishError("bad-variant/kind", known=tuple(KINDS), found=self.variant[:30])
        if not self.givens and self.kind.swap:
            raise WishError("bad-wish/givens-for-digits-swap", variant=self.variant)
        if not self.givens and not self.kind.how.bare:
            raise WishError("bad-wish/givens-which-has-too", variant=self.variant)
        if self.tries < 1:
            raise WishError("bad-wish/try-more")

    def check(self, wish: Wish) -> None:
        """Raise WishError or BoardError if there are no such puzzles on the board, or none that hard."""
        if wish.level is not None and wish.level not in LEVELS[:-1]:
            raise WishError("bad-level", known=LEVELS[:-1], found=wish.level)
        if wish.technique is not None and wish.technique not in RULED_IDS:
            raise WishError("bad-technique/id-technique-ladder", found=wish.technique[:40])
        if self.kind.how.way not in IN_VALUES:
            wish.geometry.in_digits("making")
        if wish.geometry.grids and self.kind.needs_square(is_oblong=len(wish.geometry.grids) == 1):
            raise BoardError("bad-oblong/square", word=self.variant, found=wish.geometry.name)
        size = wish.geometry.value_count
        most = LARGEST if self.kind.how.way == HIDDEN else 12
        if not 4 <= size <= most:
            raise WishError("bad-wish/board", variant=self.variant, most=most, found=size)
        if self.kind.how.way == HIDDEN and not self.givens and size > BARE:
            raise WishError("bad-wish/givens-which-has-too", variant=self.variant)

    def as_dict(self, wish: Wish) -> dict[str, object]:
        """Return everything that a *wish* with this part says as plain data, in one level."""
        return {name: getattr(self if hasattr(self, name) else wish, name) for name in keys_beside(VariantPart)}

    @property
    def kind(self) -> Kind:
        """Return the kind of the variant's puzzles."""
        return KINDS[self.variant]


def variant_of(wish: Wish | None) -> str:
    """Return the name of the variant wished; empty if there is none."""
    return wish.part.variant if wish and isinstance(wish.part, VariantPart) else ""
