"""Steps, hints, paths, lessons and practice."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from pencilmark.doors.protocol.pieces import PuzzleData, ShapeData


class LineData(TypedDict):
    """An inference in words, *after* those lines of its branch (counted from 0), drawn by *shapes* and *lit* up.

    *inner* is the chain within that it needs, about the candidates that are left there.
    """

    text: str
    after: list[int]
    shapes: list[ShapeData]
    lit: list[ShapeData]
    inner: NotRequired[OutlineData]


class BranchData(TypedDict):
    """What follows from an assumption, which its *title* says, up to its *end*."""

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
    """A step of the technique with the id *technique*, called *name*: where to look, and the whole of it.

    *where* and *text* say so in words, *where_shapes* and *shapes* on the grid. *placements* and *eliminations* are
    what follows, each a cell and a value; *notation* is the whole step as the forums write it, *brief* the same where
    it is short, else only what follows. Forcing chains and nets have an *outline*.
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


AdviceStatus: TypeAlias = Literal["step", "empty", "wrong", "wrong-marks", "done", "guess", "none", "multiple"]


class HintRequest(TypedDict):
    """Write the next step from these *givens*, the digits *placed* by the player and the pencil *marks*.

    *marks* has those of each cell; a cell without any is taken to have all that are possible.
    """

    id: int
    kind: Literal["hint"]
    board: str
    givens: list[int]
    placed: list[int]
    marks: list[list[int]]
    candidates: NotRequired[list[list[int]]]
    rules: NotRequired[list[str]]


class HintData(TypedDict):
    """The next step, where *status* is "step", with what its technique is in short, and the *candidates* there are.

    "empty" says that there is nothing in the grid; "wrong" tells *cells* with digits that cannot stand, "wrong-marks"
    those whose marks leave out the digit of the solution, "done" that nothing is left, "guess" that no technique
    helps; the others say how many solutions the puzzle has.
    """

    status: AdviceStatus
    cells: list[int]
    step: NotRequired[StepData]
    summary: NotRequired[str]
    candidates: NotRequired[list[list[int]]]


class StepsRequest(TypedDict):
    """List the steps there are now, from what a `HintRequest` has; *further* includes those that take long to find."""

    id: int
    kind: Literal["steps"]
    board: str
    givens: list[int]
    placed: list[int]
    marks: list[list[int]]
    further: bool
    candidates: NotRequired[list[list[int]]]
    rules: NotRequired[list[str]]


class StepGroup(TypedDict):
    """The steps of one technique, by its *name*; *more* says that there are others like them."""

    technique: str
    name: str
    steps: list[StepData]
    more: bool


class StepsData(TypedDict):
    """The steps there are, technique by technique, where *status* is "step"; else as in `HintData`.

    *partial* says that the search was stopped before its end.
    """

    status: AdviceStatus
    cells: list[int]
    groups: list[StepGroup]
    candidates: list[list[int]]
    partial: bool


class PathRequest(TypedDict):
    """Solve the puzzle with these *givens* step by step, on the *board* of that name."""

    id: int
    kind: Literal["path"]
    board: str
    givens: list[int]
    candidates: NotRequired[list[list[int]]]
    rules: NotRequired[list[str]]


class PlaceData(TypedDict):
    """What stands in the grid at one moment of a path: *values*, and the *candidates* of the empty cells."""

    values: list[int]
    candidates: list[list[int]]


class PathData(TypedDict):
    """The way to the solution: *steps*, and the *places* before each and after the last.

    *singles* says of each step whether it is a plain single.
    *solved* tells whether it comes to the end; *partial* that it was stopped.
    """

    status: AdviceStatus
    steps: list[StepData]
    places: list[PlaceData]
    singles: list[bool]
    solved: bool
    partial: bool


class WalkthroughRequest(TypedDict):
    """Write the way to the solution of the puzzle with these *givens*, as plain text or as an *html* document."""

    id: int
    kind: Literal["walkthrough"]
    board: str
    givens: list[int]
    html: bool
    candidates: NotRequired[list[list[int]]]
    rules: NotRequired[list[str]]


class WalkthroughData(TypedDict):
    """The way as *text*, empty where there is none."""

    text: str


class LessonsRequest(TypedDict):
    """List the techniques that can be learned."""

    id: int
    kind: Literal["lessons"]


class LessonName(TypedDict):
    """A technique that can be learned: its id, its *name*, and the *level* of puzzles that need it."""

    technique: str
    name: str
    level: str


class LessonsData(TypedDict):
    """The techniques in teaching order, those of a level together."""

    lessons: list[LessonName]


class LessonRequest(TypedDict):
    """Teach the *technique* of that id."""

    id: int
    kind: Literal["lesson"]
    technique: str


class ExampleData(TypedDict):
    """A position, with the *candidates* of its cells, and the *step* of the technique that it offers."""

    puzzle: PuzzleData
    step: StepData


class LessonData(TypedDict):
    """What to look for, why it works and what to do about it, an item of *summary* each; maybe an *example*.

    *practice* tells whether there are positions to practise it on, *before* and *after* the techniques beside it.
    """

    technique: str
    name: str
    level: str
    summary: list[str]
    example: NotRequired[ExampleData]
    practice: bool
    before: NotRequired[LessonName]
    after: NotRequired[LessonName]


class PracticeRequest(TypedDict):
    """Ask for a position where a step of the *technique* is there; the same *seed* gets the same."""

    id: int
    kind: Literal["practice"]
    technique: str
    seed: int


class PracticeData(TypedDict):
    """A position to practise on: *goals* are the steps to find, each of which will do.

    *plainest* says that no plainer technique has a step there; *others* name some that have one.
    """

    puzzle: PuzzleData
    goals: list[StepData]
    plainest: bool
    others: list[str]
