"""Puzzles made by a wish and a seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

from pencilmark.doors.protocol.pieces import PuzzleRequest, Request, shapes
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish


class FormulaData(TypedDict):
    """Which formulas are allowed (see `make.formulas.part.FormulaPart`): their *operators*, and the *largest* constant.

    An *easy* puzzle takes no guess, and its formulas do not go in circles.
    """

    operators: list[str]
    largest: int
    easy: bool


if TYPE_CHECKING:
    WishData: TypeAlias = dict[str, Any]
else:
    WishData = TypedDict(
        "WishData",
        shapes(Wish, VariantPart) | {"board": str, "preset": NotRequired[str], "formulas": NotRequired[FormulaData]},
    )
    WishData.__doc__ = Wish.__doc__


class BatchRequest(Request):
    """*count* puzzles by a *wish*; the same *seed* and wish give the same puzzles.

    *levels* such as "Easy:5,Hard:3" replace the count and the level wished. After *tries* tries a puzzle is given up.
    """

    wish: WishData
    count: int
    seed: int
    levels: NotRequired[str]
    tries: NotRequired[int]


class GenerateRequest(BatchRequest):
    """Make the puzzles of a batch. Others may meanwhile make some of them: see `MakeShareRequest`."""

    kind: Literal["generate"]


class GenerateData(TypedDict):
    """How the making ended; the puzzles themselves came in notes, as they were made.

    "no-more": there seem to be no others; "stopped": by the page. *unmet* counts the puzzles that were given up; if the
    first was given up, no more were tried.
    """

    ended: Literal["all", "no-more", "stopped"]
    unmet: int


class MakeShareRequest(BatchRequest):
    """Hand in what another Python *made* for some *places* of a batch being made here, and ask for *most* more.

    If *made* is empty, they are lost.
    """

    kind: Literal["makeshare"]
    places: list[int]
    made: str
    most: int


class MakeShareData(TypedDict):
    """The *places* (from 0) of puzzles to be made elsewhere; none if there are none left to begin."""

    places: list[int]


class MakePartRequest(BatchRequest):
    """Make only the puzzles at certain *places* of a batch, for the Python that makes the whole batch."""

    kind: Literal["makepart"]
    places: list[int]


class MakePartData(TypedDict):
    """What was *made*: a text for a `MakeShareRequest`."""

    made: str


class MendRequest(PuzzleRequest):
    """Make a puzzle that is being set "unique" or "symmetric" by more givens, or "minimal" by fewer."""

    kind: Literal["mend"]
    way: Literal["unique", "minimal", "symmetric"]


class OfferData(TypedDict):
    """The new *givens*, with the *name* of their symmetry if there is one, and the cells *added* or *removed*."""

    givens: list[int]
    added: list[int]
    removed: list[int]
    name: str


class MendData(TypedDict):
    """The *offers*, first the one that changes least (for "minimal": that removes most); none if there is no way."""

    offers: list[OfferData]
