"""Questions about a puzzle besides its solution: how many it has, what can go, what contradicts, its isomorphs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import PuzzleRequest, ShapeData, SolveStatus


class TotalRequest(PuzzleRequest):
    """Count the solutions of the puzzle, up to *limit*; notes have the estimate."""

    kind: Literal["total"]
    limit: int


class TotalData(TypedDict):
    """How many solutions were found; *exact* if there are no more, else *estimate* extrapolates, or is None."""

    count: int
    exact: bool
    estimate: float | None


class SolutionsRequest(PuzzleRequest):
    """Find solutions of the puzzle, up to *limit*."""

    kind: Literal["solutions"]
    limit: int


class SolutionsData(TypedDict):
    """The *solutions* found, all of them if *whole*, and the value of each cell in which they agree, else 0.

    *found* draws what each has besides its digits, if regions or shades are to be found.
    """

    solutions: list[list[int]]
    found: NotRequired[list[list[ShapeData]]]
    shared: list[int]
    whole: bool


class CandidatesRequest(PuzzleRequest):
    """Find the values that each cell takes in some solution."""

    kind: Literal["candidates"]


class CandidatesData(TypedDict):
    """The true candidates of each cell, those of givens included; all empty if there is no solution."""

    candidates: list[list[int]]


class SpareRequest(PuzzleRequest):
    """Find the clues and rules that can go, one at a time or two together, so that there is still one solution."""

    kind: Literal["spare"]


class PartsData(TypedDict):
    """Parts of a puzzle: the *cells* of clues, and the texts of *rules*."""

    cells: list[int]
    rules: list[str]


class SpareData(TypedDict):
    """What can go if *status* is "unique": *singles* one at a time, *pairs* together; *whole* if not stopped."""

    status: SolveStatus
    singles: list[PartsData]
    pairs: list[PartsData]
    whole: bool


class ConflictRequest(PuzzleRequest):
    """Find a few givens and rules that contradict each other."""

    kind: Literal["conflict"]


class ConflictData(TypedDict):
    """Givens and rules that contradict each other, drawn; *solvable* if there is a solution, so that none do.

    If both are empty without a solution, it would have taken too long to find them.
    """

    solvable: bool
    cells: list[int]
    rules: list[str]
    shapes: list[ShapeData]


class CanonRequest(PuzzleRequest):
    """Find the least isomorph of the puzzle, which must be givens only."""

    kind: Literal["canon"]


class CanonData(TypedDict):
    """The *least* isomorph, and the number of *automorphisms* as a text of digits: it may be very large."""

    least: list[int]
    automorphisms: str


class IsomorphRequest(PuzzleRequest):
    """Make another isomorph of the puzzle, chosen by *seed*."""

    kind: Literal["isomorph"]
    seed: int


class IsomorphData(TypedDict):
    """An isomorph."""

    givens: list[int]
