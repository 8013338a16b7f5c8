"""What is asked about a puzzle besides its solution: how many it has, what can go, what contradicts, its isomorphs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import ShapeData, SolveStatus


class TotalRequest(TypedDict):
    """Count the solutions of the puzzle, up to *limit*; the notes have the estimate."""

    id: int
    kind: Literal["total"]
    board: str
    givens: list[int]
    limit: int
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


class TotalData(TypedDict):
    """How many solutions were found; *exact* when there are no more, else *estimate* guesses the whole, or is None."""

    count: int
    exact: bool
    estimate: float | None


class SolutionsRequest(TypedDict):
    """Find solutions of the puzzle, up to *limit*."""

    id: int
    kind: Literal["solutions"]
    board: str
    givens: list[int]
    limit: int
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


class SolutionsData(TypedDict):
    """The *solutions* found, all of them when *whole*, and the value of each cell in which they agree, else 0."""

    solutions: list[list[int]]
    shared: list[int]
    whole: bool


class CandidatesRequest(TypedDict):
    """Find the values that each cell takes in some solution."""

    id: int
    kind: Literal["candidates"]
    board: str
    givens: list[int]
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


class CandidatesData(TypedDict):
    """The true candidates of each cell, those of givens included; all empty when there is no solution."""

    candidates: list[list[int]]


class SpareRequest(TypedDict):
    """Find the clues and rules that can go, each alone or two together, so that there is still one solution."""

    id: int
    kind: Literal["spare"]
    board: str
    givens: list[int]
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


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


class ConflictRequest(TypedDict):
    """Find a few givens and rules that contradict each other."""

    id: int
    kind: Literal["conflict"]
    board: str
    givens: list[int]
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


class ConflictData(TypedDict):
    """Givens and rules that contradict each other, drawn; *solvable* when there is a solution, and so none are.

    None of either kind without a solution: it would have taken too long to find them.
    """

    solvable: bool
    cells: list[int]
    rules: list[str]
    shapes: list[ShapeData]


class CanonRequest(TypedDict):
    """Find the least isomorph of the puzzle. Its givens are all there may be of it."""

    id: int
    kind: Literal["canon"]
    board: str
    givens: list[int]
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


class CanonData(TypedDict):
    """The *least* isomorph, and the number of *automorphisms* in digits: it may be a very large one."""

    least: list[int]
    automorphisms: str


class IsomorphRequest(TypedDict):
    """Make another isomorph of the puzzle; *seed* says which."""

    id: int
    kind: Literal["isomorph"]
    board: str
    givens: list[int]
    seed: int
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


class IsomorphData(TypedDict):
    """An isomorph."""

    givens: list[int]
