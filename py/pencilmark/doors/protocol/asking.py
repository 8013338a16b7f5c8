"""Questions about a puzzle besides its solution: how many it has, what can go, what contradicts, its isomorphs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import PuzzleRequest, ShapeData, SolveStatus


class TotalRequest(PuzzleRequest):
    """Count the solutions of the puzzle, up to *limit*; the notes have the estimate."""

    kind: Literal["total"]
    limit: int


class TotalData(TypedDict):
    """How many solutions were found; *exact* when there are no more, else *estimate* guesses the whole, or is None."""

    count: int
    exact: bool
    estimate: float | None


class SolutionsRequest(PuzzleRequest):
    """Find solutions of the puzzle, up to *limit*."""

    kind: Literal["solutions"]
    limit: int


class SolutionsData(TypedDict):
    """The *solutions* found, all of them when *whole*, and the value of each cell in which they agree, else 0.

    *found* draws what each has besides its digits, where regions or shades are to be found.
    """

    solutions: list[list[int]]
    found: NotRequired[list[list[ShapeData]]]
    shared: list[int]
    whole: bool


class CandidatesRequest(PuzzleRequest):
    """Find the values that each cell takes in some solution."""

    kind: Literal["candidates"]


class CandidatesData(TypedDict):
    """The true candidates of each cell, those of givens included; all empty when there is no solution."""

    candidates: list[list[int]]


class SpareRequest(PuzzleRequest):
    """Find the clues and rules that can go, each alone or two together, so that there is still one solution."""

    kind: Literal["spare"]


class PartsData(TypedDict):
    """Parts of a puzzle: the *cells* of clues, and the texts of *rules*."""

    cells: list[int]
    rules: list[str]


class SpareData(TypedDict):
    """What can go where the *status* is "unique": *singles* each alone, *pairs* together; *whole* if not stopped."""

    status: SolveStatus
    singles: list[PartsData]
    pairs: list[PartsData]
    whole: bool


class ConflictRequest(PuzzleRequest):
    """Find a few givens and rules that contradict each other."""

    kind: Literal["conflict"]


class ConflictData(TypedDict):
    """Givens and rules that contradict each other, drawn; *solvable* when there is a solution, and so none are.

    None of either kind without a solution: it would have taken too long to find them.
    """

    solvable: bool
    cells: list[int]
    rules: list[str]
    shapes: list[ShapeData]


class CanonRequest(PuzzleRequest):
    """Find the least isomorph of the puzzle. Its givens are all there may be of it."""

    kind: Literal["canon"]


class CanonData(TypedDict):
    """The *least* isomorph, and the number of *automorphisms* in digits: it may be a very large one."""

    least: list[int]
    automorphisms: str


class IsomorphRequest(PuzzleRequest):
    """Make another isomorph of the puzzle; *seed* says which."""

    kind: Literal["isomorph"]
    seed: int


class IsomorphData(TypedDict):
    """An isomorph."""

    givens: list[int]
