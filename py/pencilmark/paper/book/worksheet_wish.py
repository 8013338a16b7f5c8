"""What a worksheet should be: a Worksheet, checked when it is made."""

from __future__ import annotations

from dataclasses import MISSING, replace
from typing import Literal, get_args

from pencilmark.board.errors import WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.naming import CELL_NAMES
from pencilmark.human.levels import name_of
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.techniques.ladders import SINGLES, TEACHING, Ladder, rung_of, up_to
from pencilmark.make.fields import NUMBER, TEXT, TRUTH, WHOLE, one_of, told
from pencilmark.make.setting.part import VARIANT, VariantPart
from pencilmark.make.setting.propose import title_of
from pencilmark.make.wish import SYMMETRY, TECHNIQUE, Wish
from pencilmark.paper.book.wish import FRONT, OWN_PUZZLES, check_named
from pencilmark.paper.papers import Paper, make_paper

Start = Literal["", "marks", "digits", "clues", "steps"]
STARTS: tuple[Start, ...] = get_args(Start)
MOST = 60
PER_PAGE = (1, 2, 4, 6)
PUZZLES = "puzzles"
"""A field of its paper format."""
OWN = replace(TEXT, argument={"metavar": "FILE"}, file="puzzles")
START = replace(one_of(STARTS), argument={"choices": STARTS[1:]})
BOARDS = replace(WHOLE, known=tuple(map(str, PER_PAGE)))


@dataclass(frozen=True, slots=True)
class Worksheet:
    """A worksheet of *count* puzzles that need a *technique*: nothing plainer will do, and nothing harder is needed.

    With *practice* all other steps are singles, so that beginners can do it; then something plainer might do instead.

    They *start* with "marks" when the technique comes next, with all candidates written in, with just the "digits" of
    that moment, or with the "clues"; by default ("") with digits for singles and with marks for all others. With
    "steps" each puzzle is led to that moment, board after board, and each step has a blank. *hints* are upside down
    at the foot. *per_page* puzzles are on each page after the first. *puzzles* is a text of people's own puzzles
    (see `pencilmark.paper.own`): those that need the technique are taken, and none is made.
    *shipped* takes positions that come with the lessons, turned and renamed: quickly, even if a technique is rare.
    With a *variant* the puzzles have its clues, and the technique may be one of rules; without *givens* no digits.
    Sentences name *cells* as in `Book`.

    Raises WishError for an impossible wish.

    >>> Worksheet("x-wing", count=0)
    Traceback (most recent call last):
    pencilmark.board.errors.WishError: expected 1 to 60 puzzles, found 0
    """

    technique: str = told(TECHNIQUE, MISSING, option=False, fold=FRONT, example="x-wing")
    variant: str = told(VARIANT, "", fold=FRONT)
    givens: bool = told(TRUTH, True)
    count: int = told(WHOLE, 6, fold=FRONT, within=(1, MOST))
    seed: int = told(WHOLE, 1, fold=PUZZLES)
    title: str = told(TEXT, "")
    board: str = told(TEXT, "9", option=False)
    cells: str = told(TEXT, "", option=False)
    puzzles: str = told(OWN, "", fold=OWN_PUZZLES, lines=5)
    shipped: bool = told(TRUTH, False, fold=PUZZLES)
    symmetry: str = told(SYMMETRY, "none")
    practice: bool = told(TRUTH, False, fold=PUZZLES)
    start: Start = told(START, "", fold=PUZZLES)
    hints: bool = told(TRUTH, True, fold=PUZZLES)
    paper: str = told(TEXT, "A4")
    margin: float = told(NUMBER, 15.0)
    per_page: int = told(BOARDS, 4, fold=FRONT)

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MOST:
            raise WishError("bad-count/puzzles", most=MOST, found=self.count)
        if self.shipped and (self.puzzles or self.practice or self.start in ("clues", "steps")):
            raise WishError("bad-options/shipped")
        if self.variant and (self.puzzles or self.shipped):
            raise WishError("bad-options/variant-alone")
        check_named("cells", self.cells, CELL_NAMES)
        if self.start not in STARTS:
            raise WishError("bad-start", known=STARTS[1:], found=self.start)
        if self.per_page not in PER_PAGE:
            known = ", ".join(map(str, PER_PAGE))
            raise WishError("bad-per-page/puzzles-page", known=known, found=self.per_page)
        _ = self.wish, self.form

    @property
    def wish(self) -> Wish:
        """Return the wish for each puzzle."""
        if self.variant:
            part = VariantPart(self.variant, self.givens)
            return Wish(self.board, self.symmetry, technique=self.technique, practice=self.practice, part=part)
        if self.puzzles and self.technique in RULED:
            return Wish(board=self.board)
        if not rung_of(self.technique):
            raise WishError("bad-technique/technique-practise", found=self.technique)
        alone = self.practice or self.shipped  # a shipped position has the technique, even if it is not needed
        return Wish(board=self.board, symmetry=self.symmetry, technique=self.technique, practice=alone)

    @property
    def ladder(self) -> Ladder:
        """Return the ladder on which the technique comes next."""
        if self.is_single:
            return SINGLES[: SINGLES.index(self.technique) + 1]
        rung = rung_of(self.technique)
        if self.practice:
            return (*SINGLES, rung or self.technique)
        return up_to(rung) if rung and rung not in TEACHING else TEACHING

    @property
    def is_single(self) -> bool:
        """Report whether the technique is a single, so that a digit is written rather than struck out."""
        return self.technique in SINGLES

    @property
    def begins(self) -> Start:
        """Return what its puzzles start with: marks, digits, clues or steps."""
        return self.start or ("digits" if self.is_single else "marks")

    @property
    def form(self) -> Paper:
        """Return the paper format of its pages, upright. Raises PaperError."""
        return make_paper(self.paper, margin=self.margin)

    @property
    def name(self) -> str:
        """Return the title, or else the technique's name."""
        return self.title or ", ".join([*([title_of(self.variant)] if self.variant else []), name_of(self.technique)])
