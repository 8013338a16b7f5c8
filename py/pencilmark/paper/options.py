"""The options of a sheet, checked, and the sizes that follow from them."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias, get_args

from pencilmark.board.frozen import dataclass
from pencilmark.board.grid import Naming
from pencilmark.make.fields import AUTO_NUMBER, NUMBER, TEXT, TEXTS, TRUTH, WHOLE, name_of, told
from pencilmark.paper.papers import POINT, Paper, PaperError, make_paper

Marks: TypeAlias = Literal["none", "room", "candidates"]
"""What empty cells hold: nothing, a strip to write candidates in, or every candidate."""
Answers: TypeAlias = Literal["end", "foot", "next", "none"]
"""Where the answers are: on the last pages, upside down at the foot, on the next page, or nowhere."""

SHOWN = ("number", "level", "rating", "clues", "seed")
"""What can be shown beside a puzzle."""
MOST_PER_PAGE = 30
LONGEST_TITLE = 200
PAPER, SHEET = "paper", "sheet"
FRONT, BESIDE, IN_GRID, PAGE = "front", "beside", "grid", "page"
"""The fields of a sheet's paper format."""
BOARDS = replace(WHOLE, known=("1", "2", "4", "6", "9", "12"))
FACTS = replace(TEXTS, known=SHOWN)
LINK = replace(TEXT, argument={"metavar": "URL"})
MARKS, ANSWERS, NAMING = (name_of(get_args(known), str) for known in (Marks, Answers, Naming))


@dataclass(frozen=True, slots=True)
class Look:
    """How a board is drawn: its *marks*, *bold* lines and larger digits for weak eyes, digits *written* by a player.

    *naming* is how rows and columns are named at the edges.
    """

    marks: Marks = "none"
    bold: bool = False
    written: bool = False
    naming: Naming = "none"


PLAIN = Look()


@dataclass(frozen=True, slots=True)
class Sheet:
    """The options of a sheet.

    *paper* is a size by name or as WIDTHxHEIGHT with a unit; *margin* (None: a fourteenth of the shorter side),
    *gutter* and *bleed* are as in `Paper`.
    *per_page* puzzles are on a page. *title* is at the head of each, *name_line* leaves room for a name and a date.
    *show* lists the facts to print with every puzzle; *link* is the address of the page for QR codes of each puzzle's
    share link, empty for none. *first* is the first number. *large* sets everything larger and bolder, *written* prints
    digits that a player wrote, too. *cards* are cut out along dashed lines; with answers on the "next" page, each has
    its answer on its back. A class of *pupils* has a sheet each, numbered beside the title, with room for names.
    *coordinates* names rows and columns beside the boards.

    Raises PaperError if an option is out of range.
    """

    paper: str = told(TEXT, "A4", group=PAPER)
    per_page: int = told(BOARDS, 1, group=SHEET, fold=FRONT)
    answers: Answers = told(ANSWERS, "end", group=SHEET, fold=FRONT)
    title: str = told(TEXT, "", group=SHEET, fold=FRONT, within=(0, LONGEST_TITLE))
    name_line: bool = told(TRUTH, False, group=SHEET, fold=PAGE)
    show: tuple[str, ...] = told(FACTS, ("number", "level"), group=SHEET, fold=BESIDE)
    link: str = told(LINK, "", group=SHEET, fold=BESIDE)
    marks: Marks = told(MARKS, "none", group=SHEET, fold=IN_GRID)
    large: bool = told(TRUTH, False, group=SHEET, fold=IN_GRID)
    coordinates: Naming = told(NAMING, "none", group=SHEET, fold=IN_GRID)
    first: int = told(WHOLE, 1, group=SHEET)
    pupils: bool = told(TRUTH, False, option=False, fold=FRONT, among="kind")
    cards: bool = told(TRUTH, False, group=SHEET, fold=FRONT, among="kind")
    landscape: bool = told(TRUTH, False, group=PAPER, fold=PAGE)
    margin: float | None = told(AUTO_NUMBER, group=PAPER, fold=PAGE, within=(0, 80), example="15")
    gutter: float = told(NUMBER, 0.0, group=PAPER)
    bleed: float = told(NUMBER, 0.0, group=PAPER)
    written: bool = told(TRUTH, False, option=False, fold=IN_GRID)

    def __post_init__(self) -> None:
        if not 1 <= self.per_page <= MOST_PER_PAGE:
            raise PaperError("bad-per-page/puzzles-page-2", most=MOST_PER_PAGE, found=self.per_page)
        if len(self.title) > LONGEST_TITLE:
            raise PaperError("bad-title", most=LONGEST_TITLE)
        if unknown := set(self.show) - set(SHOWN):
            raise PaperError("bad-show/sheet", known=SHOWN, found=sorted(unknown)[0])
        for value, known, what in (
            (self.answers, Answers, "answers"),
            (self.marks, Marks, "marks"),
            (self.coordinates, Naming, "coordinates"),
        ):
            if value not in get_args(known):
                raise PaperError("bad-option", code=f"bad-{what}", option=what, known=get_args(known), found=value)
        _ = self.form

    @property
    def form(self) -> Paper:
        """Return the paper format of its pages. Raises PaperError."""
        return make_paper(
            self.paper, landscape=self.landscape, margin=self.margin, gutter=self.gutter, bleed=self.bleed
        )

    @property
    def look(self) -> Look:
        """Return how boards are drawn."""
        return Look(self.marks, self.large, self.written, self.coordinates)

    @property
    def text_size(self) -> float:
        """Return the size of the text beside the boards, in millimetres."""
        small = self.per_page > 6 or self.form.width < 130
        return (18 if self.large else 8.5 if small else 12 if self.per_page == 1 else 10.5) * POINT
