"""Every message between the page and the worker: the one source of both sides' types.

The page sends requests, each with an *id* of its own choosing, as JSON text. The worker answers each
with any number of `Progress` replies and then one `Result` or `Failure` with that id. `Cancel` has the
id of the request that it ends. `Boot`, `Ready` and `Died` come from the worker itself and have no id.

`CONVERSATIONS` names each kind of request, its message and its result; the module of the same name in
`pencilmark.doors.handlers` answers it. After a change run ``PYTHONPATH=py python3 tests/contract/js_types.py``,
which writes the same types for the page.

Cells are numbered row by row from 0, values count from 1, and 0 means empty.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, NotRequired, TypeAlias, TypedDict, TypeVar


class BoardData(TypedDict):
    """A board to draw and to check.

    *name* is its canonical text and its identity. *regions* has the number of the box or region of
    each cell, -1 where there is none; *houses* lists the cells of every house, boxes included; *pairs*
    the cells that differ without sharing a house. *top* is the largest value where that isn't *size*.
    *diagonals* says that both long diagonals are houses, *shaded* has the cells of windows and of other
    houses of the board's own, *says* the rules of its special houses in words; each is there only where it says
    something.
    """

    name: str
    size: int
    regions: list[int]
    houses: list[list[int]]
    pairs: list[list[int]]
    top: NotRequired[int]
    diagonals: NotRequired[bool]
    shaded: NotRequired[list[int]]
    says: NotRequired[list[str]]


class ReadRequest(TypedDict):
    """Read a *text* in any form; *board* says which board where the text does not, *choice* what is meant by it.

    *rules* is a text of rules that belong to the puzzle.
    """

    id: int
    kind: Literal["read"]
    text: str
    board: NotRequired[str]
    rules: NotRequired[str]
    choice: NotRequired[str]


class AboutData(TypedDict):
    """What a puzzle from another program tells of itself: *title*, *author*, its rules in words as a *text*.

    *missing* names what of it was not taken over.
    """

    title: str
    author: str
    text: str
    missing: list[str]


class PuzzleData(TypedDict):
    """A puzzle as it was read, and the name of its *format*.

    *givens* and *placed* have the values of the cells; *candidates* are those that belong to the puzzle, of each cell,
    or empty lists where it has none of its own. *marks* are those of a player, *solution* what the text says it is.
    *shapes* draw its *rules*, as far as they name variants.
    """

    board: BoardData
    givens: list[int]
    placed: list[int]
    candidates: list[list[int]]
    format: str
    rules: NotRequired[list[str]]
    shapes: NotRequired[list[ShapeData]]
    about: NotRequired[AboutData]
    marks: NotRequired[list[list[int]]]
    solution: NotRequired[list[int]]


class ChoiceData(TypedDict):
    """One of the things that a text can be: its *name* for a `ReadRequest`, and a *label* for a person."""

    name: str
    label: str


class ListedData(TypedDict):
    """A puzzle of a list, on the *line* of that number: its *text*, to be read when it is opened.

    *puzzle* is its canonical line on the *board* of that name, both empty where it has an *error*; *layout* is that
    board, with the first puzzle on it. *name* and *rating* are what the list says of it, *solution* its solution.
    """

    line: int
    text: str
    puzzle: str
    board: str
    clues: int
    layout: NotRequired[BoardData]
    name: NotRequired[str]
    rating: NotRequired[str]
    solution: NotRequired[str]
    error: NotRequired[ErrorData]


class ListData(TypedDict):
    """The list that a text is, in words; its puzzles came in notes. *broken* counts those that failed."""

    format: str
    title: str
    count: int
    broken: int


class ReadData(TypedDict):
    """What a text is: a *puzzle*, a *list*, or one of the *choices*."""

    puzzle: NotRequired[PuzzleData]
    list: NotRequired[ListData]
    choices: NotRequired[list[ChoiceData]]


SolveStatus: TypeAlias = Literal["unique", "multiple", "none", "timeout"]


class SurveyRequest(TypedDict):
    """Count the solutions of all *puzzles*, each the name of a board and a line; *rate* them, too."""

    id: int
    kind: Literal["survey"]
    puzzles: list[list[str]]
    rate: bool


class SurveyedData(TypedDict):
    """What is known of the puzzle at that *index*, counted from 0: its *status*, a *solution*, and how hard it is."""

    index: int
    status: SolveStatus
    solution: NotRequired[list[int]]
    level: NotRequired[str | None]
    er: NotRequired[float | None]


class SurveyData(TypedDict):
    """How many puzzles were *done*, and how many of them have one solution, several or none; each came in a note."""

    done: int
    unique: int
    multiple: int
    none: int


class SolveRequest(TypedDict):
    """Find up to *limit* solutions of the puzzle with these *givens* and *rules* on the *board* of that name.

    *candidates* are those that belong to the puzzle, of each cell, where it has any of its own; so in all requests.
    """

    id: int
    kind: Literal["solve"]
    board: str
    givens: list[int]
    limit: int
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


class SolveData(TypedDict):
    """The answer: *solutions* as lists of values, at most the limit of them.

    *conflict* has the cells of a few clues that already contradict each other, if there is no solution, and
    *conflict_rules* the rules that do so with them.
    """

    status: SolveStatus
    solutions: list[list[int]]
    conflict: list[int]
    conflict_rules: NotRequired[list[str]]
    nodes: int
    backend: str
    milliseconds: float


class RateRequest(TypedDict):
    """Rate the puzzle with these *givens* on the *board* of that name, on *scales* (all, if none are named)."""

    id: int
    kind: Literal["rate"]
    board: str
    givens: list[int]
    scales: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]
    rules: NotRequired[list[str]]


class TechniqueCount(TypedDict):
    """How many *times* a technique, by its *name* in words, is needed."""

    name: str
    times: int


class WayData(TypedDict):
    """The techniques of one scale's path, in the order they are first needed; the name of the *hardest*, or ""."""

    scale: str
    techniques: list[TechniqueCount]
    hardest: str


class RateData(TypedDict):
    """How hard a puzzle is, where its *status* is "unique"; None where a scale does not know it.

    *level* is our own; *er*, *ep* and *ed* are Sukaku Explainer's for the grid as it lies, *class_er* that of its
    least isomorph. *solved_by_logic* tells whether our path neither guesses nor needs nets. Where the status is
    "timeout" the scales *unfinished* are not known, but *er_at_least* is.
    """

    status: SolveStatus
    level: str | None
    er: float | None
    ep: float | None
    ed: float | None
    class_er: float | None
    er_at_least: float | None
    hodoku_score: int | None
    hodoku_level: str | None
    solved_by_logic: bool
    ways: list[WayData]
    unfinished: list[str]


class ShapeData(TypedDict):
    """A shape to draw, lengths in cells (see `pencilmark.board.drawing`); no tone is an empty text.

    A path has two *points* or more, [x, y] each, a disc or a text one: its centre. *radius* is that of a disc, *height*
    that of a text's letters, *face* what they are set in. *over* says that it lies above the digits.
    """

    kind: Literal["path", "disc", "text"]
    points: list[list[float]]
    stroke: str
    fill: str
    width: float
    dashed: NotRequired[bool]
    head: NotRequired[bool]
    over: NotRequired[bool]
    closed: NotRequired[bool]
    curved: NotRequired[bool]
    radius: NotRequired[float]
    text: NotRequired[str]
    height: NotRequired[float]
    face: NotRequired[Literal["strong", "slanted"]]


class StepData(TypedDict):
    """A step of the technique with the id *technique*, called *name*: where to look, and the whole of it.

    *where* and *text* say so in words, *where_shapes* and *shapes* on the grid. *placements* and *eliminations* are
    what follows, each a cell and a value; *notation* is the whole step as the forums write it, *brief* the same where
    it is short, else only what follows.
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


class WishData(TypedDict):
    """What a puzzle should be (see `pencilmark.make.generator.Wish`); ranges have the lowest and the highest.

    *pattern* has an X for each cell with a clue and a point for each without.
    """

    board: str
    symmetry: NotRequired[str]
    level: NotRequired[str]
    er: NotRequired[list[float]]
    hodoku_level: NotRequired[str]
    hodoku_score: NotRequired[list[int]]
    technique: NotRequired[str]
    practice: NotRequired[bool]
    clues: NotRequired[list[int]]
    pattern: NotRequired[str]
    minimal: NotRequired[bool]


class GenerateRequest(TypedDict):
    """Make *count* puzzles by a *wish*; the same *seed* and wish give the same ones.

    *levels* such as "Easy:5,Hard:3" take the place of the count and of the level wished. After this number of *tries* a
    puzzle is given up.
    """

    id: int
    kind: Literal["generate"]
    wish: WishData
    count: int
    seed: int
    levels: NotRequired[str]
    tries: NotRequired[int]


class MadePuzzle(TypedDict):
    """A puzzle that was made: its *solution*, its clues, the *seed* that gives it again, and what is known of it.

    *level* is our own, *er* Sukaku Explainer's; None where a scale does not know it, or took too long.
    """

    puzzle: PuzzleData
    solution: list[int]
    clues: int
    seed: int
    level: str | None
    er: float | None
    hodoku_level: str | None
    hodoku_score: int | None


class MadeData(TypedDict):
    """The *puzzles* made since the last note, and the one *nearest* to the wish while none fits.

    *recipe* is the command that makes the same puzzles again, with the *version* of the package.
    """

    puzzles: list[MadePuzzle]
    nearest: NotRequired[MadePuzzle]
    recipe: str
    version: str


class GenerateData(TypedDict):
    """How the making ended; the puzzles themselves came in notes, as they were made.

    "no-more": there seem to be no others; "stopped": by the page. *unmet* counts the puzzles that were given up, and
    where the first was given up nothing more was tried.
    """

    ended: Literal["all", "no-more", "stopped"]
    unmet: int


class CancelRequest(TypedDict):
    """End the request with this *id*; its answer is then what was found so far, or the error "cancelled"."""

    id: int
    kind: Literal["cancel"]


class ErrorData(TypedDict):
    """What went wrong: a stable *code*, words for a person, and the place in the text (from 1).

    *details* is the traceback of a bug, meant for the console.
    """

    code: str
    message: str
    line: NotRequired[int]
    column: NotRequired[int]
    details: NotRequired[str]


RuleState: TypeAlias = Literal["holds", "broken", "open"]


class RulesRequest(TypedDict):
    """Read a *text* of rules, on the *board* of that name if it says no other, and judge it by *values*."""

    id: int
    kind: Literal["rules"]
    text: str
    board: str
    values: list[int]


class RuleData(TypedDict):
    """A rule as it was read, and whether it holds by the values on the board.

    *text* has canonical cell names. A formula has the *target* cell that it gives and the *term* that it equals,
    others have -1 and an empty text. A line that names a variant has its *title*, and what it *says* in one sentence.
    """

    text: str
    line: int
    cells: list[int]
    target: int
    term: str
    state: RuleState
    title: NotRequired[str]
    says: NotRequired[str]


class RulesData(TypedDict):
    """What a text of rules says, on which board, with which givens, and what is wrong with it line by line.

    *shapes* draw the lines that name variants.
    """

    board: BoardData
    givens: list[int]
    rules: list[RuleData]
    errors: list[ErrorData]
    shapes: list[ShapeData]


class VariantsRequest(TypedDict):
    """List the named variants, all of them or those of certain *names*."""

    id: int
    kind: Literal["variants"]
    names: NotRequired[list[str]]


class VariantData(TypedDict):
    """A variant of a *family*: its *name* in rules, its *title*, what it *says*, how its line is written.

    *takes* tells what stands in its line: "board" nothing, "cells" in any order, "line" in order, "parts" groups of
    them, "sight" those seen from an edge, "labels" a letter for each cell. *numbers* has the fewest and the most.
    """

    name: str
    title: str
    family: str
    says: str
    syntax: str
    takes: Literal["board", "cells", "line", "parts", "sight", "labels"]
    numbers: list[int]


class VariantsData(TypedDict):
    """The named variants asked for, family by family."""

    variants: list[VariantData]


class ClueRequest(TypedDict):
    """Make the line of the variant of that *name* with these *numbers* and *groups* of cells, on the *board*."""

    id: int
    kind: Literal["clue"]
    board: str
    name: str
    numbers: list[int]
    groups: list[list[int]]


class ClueData(TypedDict):
    """The *line* of a clue, and the *shapes* that draw it; the line is empty where the *error* says what is missing."""

    line: str
    shapes: list[ShapeData]
    error: str


class CountRequest(TypedDict):
    """Count the solutions of a puzzle, up to *limit*, in at most this number of *seconds*."""

    id: int
    kind: Literal["count"]
    board: str
    givens: list[int]
    rules: list[str]
    limit: int
    seconds: float
    candidates: NotRequired[list[list[int]]]


class CountData(TypedDict):
    """How many solutions were found; *exact* when there are no more (below the limit), or at least the limit."""

    count: int
    exact: bool


class ExportRequest(TypedDict):
    """Write a puzzle for another program: the *form* says which."""

    id: int
    kind: Literal["export"]
    board: str
    givens: list[int]
    rules: list[str]
    form: Literal["f-puzzles", "sudokupad"]
    candidates: NotRequired[list[list[int]]]


class ExportData(TypedDict):
    """The puzzle as *json*, to be compressed and set behind *address*; *missing* is what that program does not know."""

    json: str
    address: str
    missing: list[str]


class PythonRequest(TypedDict):
    """Run the function in *source*, which the visitor typed, on all values of the cells that its parameters name."""

    id: int
    kind: Literal["python"]
    board: str
    source: str


class PythonData(TypedDict):
    """The function as a *rule*, and how many of *all* combinations it *allows*."""

    rule: str
    allows: int
    all: int


class OrderRequest(TypedDict):
    """Find which cells of a puzzle with *rules* must be guessed, and in which order the others follow."""

    id: int
    kind: Literal["order"]
    board: str
    givens: list[int]
    rules: list[str]


class OrderData(TypedDict):
    """The order in words, and as a graph: *layers* of cells, *arrows* of [from, to, number of the rule from 0]."""

    lines: list[str]
    guessed: list[int]
    layers: list[list[int]]
    arrows: list[list[int]]


class FormulasRequest(TypedDict):
    """Make a formula puzzle on the *board* of that name, by a *seed* and a wish (see `FormulaWish`)."""

    id: int
    kind: Literal["formulas"]
    board: str
    seed: int
    operators: list[str]
    largest: int
    easy: bool


class BookRequest(TypedDict):
    """Make a book; *file* is its text in TOML (see `pencilmark.paper.book.toml`)."""

    id: int
    kind: Literal["book"]
    file: str


class WorksheetRequest(TypedDict):
    """Make a worksheet of a *technique* (see `pencilmark.paper.book.worksheet`); the same *seed* makes the same."""

    id: int
    kind: Literal["worksheet"]
    technique: str
    count: int
    seed: int
    practice: bool
    start: str
    hints: bool
    paper: str


class PrintedData(TypedDict):
    """A book or a worksheet: its *pdf* in base64, its *table* as CSV and its *file* in TOML, empty for worksheets."""

    title: str
    pdf: str
    table: str
    file: str
    puzzles: int
    pages: int
    seed: int


class SettingRequest(TypedDict):
    """Make a puzzle with a *variant* on the *board* of that name, by a *seed* and a wish (see `VariantWish`)."""

    id: int
    kind: Literal["setting"]
    board: str
    seed: int
    variant: str
    givens: bool
    minimal: bool


class PaperData(TypedDict):
    """What a sheet looks like (see `pencilmark.paper.options.Sheet`); *paper* is a name or a size.

    *link* is the address of the page where QR codes lead, empty for none.
    """

    paper: str
    landscape: bool
    per_page: int
    title: str
    name_line: bool
    show: list[str]
    link: str
    marks: str
    answers: str
    large: bool
    margin: NotRequired[float]


class PrintPuzzle(TypedDict):
    """A puzzle to print: its *givens* on the *board* of that name, and what is known of it."""

    board: str
    givens: list[int]
    rules: NotRequired[list[str]]
    placed: NotRequired[list[int]]
    candidates: NotRequired[list[list[int]]]
    level: NotRequired[str]
    rating: NotRequired[str]
    seed: NotRequired[int]


class PagesRequest(TypedDict):
    """Lay *puzzles* out on *paper*, and tell *count* pages of that, from the *first*, counted from 0.

    *quick* leaves out answers and ratings that must be found first; a *preview* never rates, and waits for everything
    else that is asked.
    """

    id: int
    kind: Literal["pages"]
    puzzles: list[PrintPuzzle]
    paper: PaperData
    first: int
    count: int
    quick: NotRequired[bool]
    preview: NotRequired[bool]


class ItemData(TypedDict):
    """What stands on a page, at [x, y] in millimetres (see `pencilmark.paper.page`); *turned* upside down there.

    A drawing has *shapes*, their unit being *scale* millimetres; a line *text* of a *size*, set smaller where it is
    wider than *width*; a code *rows* of modules, 1 where dark, in a square of *side*.
    """

    kind: Literal["drawing", "line", "code"]
    x: float
    y: float
    turned: NotRequired[bool]
    scale: NotRequired[float]
    shapes: NotRequired[list[ShapeData]]
    words: NotRequired[str]
    text: NotRequired[str]
    size: NotRequired[float]
    align: NotRequired[Literal["left", "middle", "right"]]
    face: NotRequired[Literal["plain", "strong", "slanted"]]
    tone: NotRequired[str]
    width: NotRequired[float]
    side: NotRequired[float]
    rows: NotRequired[list[str]]


class PageData(TypedDict):
    """A page: its *width* and *height* in millimetres, and its *items* in reading order."""

    width: float
    height: float
    items: list[ItemData]


class PagesData(TypedDict):
    """The *pages* asked for, of *total*; *whole* unless something was left out for being quick."""

    pages: list[PageData]
    total: int
    whole: bool


class SheetRequest(TypedDict):
    """Print *puzzles* on *paper*: all pages as one PDF."""

    id: int
    kind: Literal["sheet"]
    puzzles: list[PrintPuzzle]
    paper: PaperData


class SheetData(TypedDict):
    """The document: its bytes as *pdf* in base64, and how many *pages* it has."""

    pdf: str
    pages: int


class Note(TypedDict):
    """How far a long work is: *done* from 0 to 1, or None when nobody can tell, and words for it.

    *made* has puzzles that are ready, *listed* those of a list that were read, *surveyed* what is known of some. They
    are never lost: a note that is passed over leaves them to the next.
    *rated* is what is known of a rating so far.
    """

    done: float | None
    text: str
    made: NotRequired[MadeData]
    rated: NotRequired[RateData]
    listed: NotRequired[list[ListedData]]
    surveyed: NotRequired[list[SurveyedData]]


class Progress(TypedDict):
    """The work of request *id* goes on."""

    id: int
    kind: Literal["progress"]
    note: Note


class Result(TypedDict):
    """Request *id* is answered; *value* is of the type that `CONVERSATIONS` tells."""

    id: int
    kind: Literal["result"]
    value: object


class Failure(TypedDict):
    """Request *id* ended without an answer."""

    id: int
    kind: Literal["error"]
    error: ErrorData


class Boot(TypedDict):
    """Python is on its way: *percent* from 0 to 100."""

    kind: Literal["boot"]
    percent: int


class Ready(TypedDict):
    """Python is there; *version* is that of Pyodide, *build* whose package it runs, *marks* the times of its stages."""

    kind: Literal["ready"]
    version: str
    build: str
    marks: dict[str, float]


class Died(TypedDict):
    """The worker cannot go on, or never came up; *snapshot* says that another may, without the snapshot."""

    kind: Literal["died"]
    snapshot: bool
    message: str


Reply: TypeAlias = Progress | Result | Failure
WorkerMessage: TypeAlias = Progress | Result | Failure | Boot | Ready | Died

CONVERSATIONS: dict[str, tuple[type, type]] = {
    "read": (ReadRequest, ReadData),
    "survey": (SurveyRequest, SurveyData),
    "solve": (SolveRequest, SolveData),
    "rules": (RulesRequest, RulesData),
    "order": (OrderRequest, OrderData),
    "variants": (VariantsRequest, VariantsData),
    "clue": (ClueRequest, ClueData),
    "count": (CountRequest, CountData),
    "export": (ExportRequest, ExportData),
    "python": (PythonRequest, PythonData),
    "formulas": (FormulasRequest, PuzzleData),
    "setting": (SettingRequest, PuzzleData),
    "rate": (RateRequest, RateData),
    "hint": (HintRequest, HintData),
    "steps": (StepsRequest, StepsData),
    "path": (PathRequest, PathData),
    "walkthrough": (WalkthroughRequest, WalkthroughData),
    "lessons": (LessonsRequest, LessonsData),
    "lesson": (LessonRequest, LessonData),
    "practice": (PracticeRequest, PracticeData),
    "generate": (GenerateRequest, GenerateData),
    "book": (BookRequest, PrintedData),
    "worksheet": (WorksheetRequest, PrintedData),
    "pages": (PagesRequest, PagesData),
    "sheet": (SheetRequest, SheetData),
}

ResultT = TypeVar("ResultT")
Work: TypeAlias = Generator[Note | None, None, ResultT]
"""Long work: yields at least every few milliseconds, a note or None, and returns the result."""


def joined(earlier: Note | None, later: Note) -> Note:
    """Make one note of two, the *earlier* one not sent yet.

    >>> one = Note(done=0.5, text="1 of 2", made=MadeData(puzzles=[], recipe="generate", version="1"))
    >>> joined(one, Note(done=0.6, text="more"))
    {'done': 0.6, 'text': 'more', 'made': {'puzzles': [], 'recipe': 'generate', 'version': '1'}}
    """
    if earlier and "listed" in earlier:
        later = {**later, "listed": earlier["listed"] + later.get("listed", [])}
    if earlier and "surveyed" in earlier:
        later = {**later, "surveyed": earlier["surveyed"] + later.get("surveyed", [])}
    if earlier is None or "made" not in earlier:
        return later
    before = earlier["made"]
    after = later.get("made", before)
    puzzles = before["puzzles"] + (after["puzzles"] if "made" in later else [])
    made = MadeData(puzzles=puzzles, recipe=after["recipe"], version=after["version"])
    nearest = after.get("nearest", before.get("nearest"))
    if nearest:
        made["nearest"] = nearest
    return {**later, "made": made}
