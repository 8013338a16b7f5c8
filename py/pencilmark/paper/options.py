"""What a sheet looks like: the options, checked, and the sizes that follow from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from pencilmark.board.grid import Naming
from pencilmark.paper.board_drawing import Look, Marks
from pencilmark.paper.entry import SHOWN
from pencilmark.paper.page import POINT
from pencilmark.paper.papers import Paper, PaperError

Answers: TypeAlias = Literal["none", "end", "foot", "next"]
"""Where the answers are: nowhere, on the last pages, upside down at the foot, on the next page."""

MOST_PER_PAGE = 30
LONGEST_TITLE = 200


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a sheet looks like.

    *per_page* puzzles stand on a page. *title* is at the head of each, *name_line* leaves room for a name and a date.
    *show* names what is said of every puzzle; *link* is the address of the page for QR codes of each puzzle's share
    link, empty for none. *first* is the first number. *large* sets all larger and bolder, *written* prints digits that
    a player wrote, too. *cards* are cut out along dashed lines; with answers on the "next" page each has its own on its
    back. A class of *pupils* has a sheet each, numbered beside the title. *naming* names rows and columns beside the
    boards.

    Raises PaperError when an option is out of range.
    """

    paper: Paper
    per_page: int = 1
    title: str = ""
    name_line: bool = False
    show: tuple[str, ...] = ("number", "level")
    link: str = ""
    marks: Marks = "none"
    answers: Answers = "end"
    large: bool = False
    written: bool = False
    naming: Naming = "none"
    first: int = 1
    cards: bool = False
    pupils: int = 0

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
            (self.naming, Naming, "naming"),
        ):
            if value not in get_args(known):
                raise PaperError("bad-option", code=f"bad-{what}", option=what, known=get_args(known), found=value)

    @property
    def look(self) -> Look:
        """Say how boards are drawn."""
        return Look(self.marks, self.large, self.written, self.naming)

    @property
    def text_size(self) -> float:
        """Return the size of what stands beside the boards, in millimetres."""
        small = self.per_page > 6 or self.paper.width < 130
        return (18 if self.large else 8.5 if small else 12 if self.per_page == 1 else 10.5) * POINT
