"""Steps, hints and paths."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from pencilmark.doors.protocol.pieces import PuzzleRequest, ShapeData


class LineData(TypedDict):
    """An inference in words, *after* those lines of its branch (from 0), drawn by *shapes* and *lit* up.

    *inner* is the chain within that it needs, about the candidates that are left there. A paragraph of a long
    explanation has a short *label* instead.
    """

    text: str
    after: list[int]
    shapes: list[ShapeData]
    lit: list[ShapeData]
    inner: NotRequired[OutlineData]
    label: NotRequired[str]


class BranchData(TypedDict):
    """What follows from an assumption, named by the *title*, up to its *end*."""

    title: str
    lines: list[LineData]
    end: str


class OutlineData(TypedDict):
    """The argument of a forcing chain: in *short*, its *opening*, its *branches*, its *conclusion*."""

    short: str
    opening: str
    branches: list[BranchData]
    conclusion: str


class StepData(TypedDict):
    """A step of the technique with the id *technique*, called *name*: where to look, and the step itself.

    *where* and *text* are words, *where_shapes* and *shapes* drawings. *placements* and *eliminations* are what
    follows, each a cell and a value; *notation* is the whole step as the forums write it, *brief* the same if it is
    short, else only what follows. Forcing chains and nets have an *outline*. So has a long explanation: its paragraphs
    are the lines of one branch, and *short* is empty. If no digit follows, *colours* say what does, each a cell and a
    colour.
    """

    technique: str
    name: str
    where: str
    text: str
    brief: str
    notation: str
    where_shapes: list[ShapeData]
    shapes: list[ShapeData]
    placements: list[list[int]]
    eliminations: list[list[int]]
    outline: NotRequired[OutlineData]
    colours: NotRequired[list[list[int]]]


AdviceStatus: TypeAlias = Literal["step", "empty", "wrong", "wrong-marks", "done", "guess", "fog", "none", "multiple"]


class HintRequest(PuzzleRequest):
    """Find the next step from these *givens*, the digits *placed* by the player and the pencil *marks*.

    *marks* has those of each cell; a cell without any counts as having all that are possible. The step follows from
    what can be seen if the cells *covered* lie under fog. *colours* are those that the player gave each cell.
    """

    kind: Literal["hint"]
    placed: list[int]
    marks: list[list[int]]
    covered: NotRequired[list[int]]
    colours: NotRequired[list[list[int]]]


class HintData(TypedDict):
    """The next step, if *status* is "step", with a short description of its technique, and the *candidates* there are.

    "empty" says that there is nothing in the grid; "wrong" that the *cells* have wrong digits, "wrong-marks" that their
    marks leave out the digit of the solution, "done" that nothing is left to do, "guess" that no technique helps
    (*beyond* says which rules none of them looks at, if any), "fog" that none helps without what lies under fog; other
    values say how many solutions the puzzle has.
    """

    status: AdviceStatus
    cells: list[int]
    beyond: NotRequired[str]
    step: NotRequired[StepData]
    summary: NotRequired[str]
    candidates: NotRequired[list[list[int]]]


class StepsRequest(PuzzleRequest):
    """List the steps there are now, for what a `HintRequest` has; *further* includes those that take long to find."""

    kind: Literal["steps"]
    placed: list[int]
    marks: list[list[int]]
    further: bool


class StepGroup(TypedDict):
    """The steps of one technique, by its *name*; *more* says that there are others like them.

    The first *fresh* of them conclude what no plainer step does.
    """

    technique: str
    name: str
    steps: list[StepData]
    fresh: int
    more: bool


class StepsData(TypedDict):
    """The steps there are, technique by technique, if *status* is "step"; else as in `HintData`.

    *partial* says that the search was stopped before its end.
    """

    status: AdviceStatus
    cells: list[int]
    groups: list[StepGroup]
    candidates: list[list[int]]
    partial: bool
    beyond: NotRequired[str]


class PathRequest(PuzzleRequest):
    """Solve the puzzle with these *givens* step by step, on the *board* of that name."""

    kind: Literal["path"]


class PlaceData(TypedDict):
    """What is in the grid at one moment of a path: *values*, and the *candidates* of the empty cells."""

    values: list[int]
    candidates: list[list[int]]


class PathData(TypedDict):
    """The way to the solution: *steps*, and the *places* before each and after the last.

    *singles* says of each step whether it is a plain single. *solved* says whether the way reaches the end; *partial*
    that it was stopped.
    """

    status: AdviceStatus
    steps: list[StepData]
    places: list[PlaceData]
    singles: list[bool]
    solved: bool
    partial: bool


class WalkthroughRequest(PuzzleRequest):
    """Write the way to the solution of the puzzle with these *givens*, as plain text or as an *html* document."""

    kind: Literal["walkthrough"]
    html: bool


class WalkthroughData(TypedDict):
    """The way as *text*, empty if there is none."""

    text: str
