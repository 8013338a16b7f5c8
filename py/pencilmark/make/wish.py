"""The requirements for a puzzle: a Wish, checked when created, with a part for puzzles that are not classic."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar, Literal, Protocol, get_args

from pencilmark.board.boards import board, signed, signs_of
from pencilmark.board.errors import WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import highest, lowest, where
from pencilmark.board.speech import say
from pencilmark.human import effort
from pencilmark.human.effort import open_singles
from pencilmark.human.techniques import named
from pencilmark.human.techniques.ladders import SINGLES, rung_of
from pencilmark.human.techniques.technique import HODOKU_LEVELS, LEVELS, HodokuLevel, Level, level_name
from pencilmark.make.fields import (
    NUMBER_RANGE,
    SPAN,
    TEXT,
    TRUTH,
    WHOLE,
    WHOLE_RANGE,
    name_of,
    one_of,
    rows,
    settled,
    told,
)
from pencilmark.make.symmetry import SYMMETRIES, is_symmetric, orbits_on

Method = Literal["dig", "back-off"]
MOST_EXACT = 16
FEWEST_CLUES = {"4": 4, "6": 8, "9": 17}
"""No puzzle with fewer givens has one solution (9 x 9: McGuire, Tugemann and Civario, 2012)."""
NEVER_NEEDED = ("multi-colours-2",)
"""Its eliminations see a colour of each web, where type 1 helps first."""
MOST_MINIMAL = 35
"""The most givens of a minimal puzzle that our search reaches; a few with up to 40 exist."""


def technique_of(text: str) -> str:
    """Return the id of the technique that *text* names; *text* itself if there is none."""
    found = named(text)
    return found[0].id if found else text.lower()


def read_pattern(text: str) -> tuple[bool, ...]:
    """Read a drawn pattern: ``X`` for each cell with a given, ``.`` for each without; other characters are ignored.

    >>> sum(read_pattern("X..X\\n....\\n....\\nX..X"))
    4
    """
    return tuple(sign in "Xx" for sign in text if sign in "Xx.")


def _pattern(value: object) -> tuple[bool, ...]:
    if not isinstance(value, str):
        raise TypeError(say("toml-text-quotes"))
    return read_pattern(value)


def write_pattern(pattern: tuple[bool, ...]) -> str:
    """Draw a *pattern*; the inverse of `read_pattern`."""
    return "".join("X" if is_clue else "." for is_clue in pattern)


PATTERN = replace(
    TEXT,
    read=_pattern,
    argument={"metavar": "FILE"},
    parse=read_pattern,
    plain=write_pattern,
    words=lambda pattern: [write_pattern(pattern)],
    file="text",
    drawn=re.compile(r"[Xx. /]{16,}"),
)
SYMMETRY = name_of(SYMMETRIES, str.lower)
LEVEL, HODOKU_LEVEL = name_of(LEVELS, str.capitalize), name_of(HODOKU_LEVELS, str.capitalize)
TECHNIQUE = name_of((), technique_of)


def _techniques(value: object) -> tuple[str, ...]:
    if not isinstance(value, str):
        raise TypeError(say("toml-text-quotes"))
    return tuple(dict.fromkeys(technique_of(name.strip()) for name in value.split(",") if name.strip()))


SOME_TECHNIQUES = replace(
    TEXT,
    read=_techniques,
    argument={"metavar": "ID,..."},
    parse=_techniques,
    plain=",".join,
    words=lambda names: [",".join(names)],
)
WORD = replace(TEXT, argument={"metavar": "WORD"})
METHOD = one_of(get_args(Method))
RANGES = (SPAN, WHOLE_RANGE, NUMBER_RANGE)


class Part(Protocol):
    """The part of a wish for a puzzle that is not classic: a variant, or formulas."""

    heeds: ClassVar[tuple[str, ...]]
    """The names of the fields of a wish that have a meaning together with this part."""

    def check(self, wish: Wish) -> None:
        """Raise WishError or BoardError if the *wish* with this part cannot be granted."""

    def as_dict(self, wish: Wish) -> dict[str, object]:
        """Return a *wish* with this part as plain data, in one level."""


def keys_beside(part: type[Part]) -> tuple[str, ...]:
    """List the names of all fields of a wish with a *part* of that type, first the one by which it is recognized."""
    first, *others = (row.name for row in rows(part) if row.name != "tries")
    return (first, "board", *others, part.heeds[0], "tries", *part.heeds[1:])


@dataclass(frozen=True, slots=True)
class Wish:
    """The board and the requirements for the puzzle; None where there is none.

    *board* is its text (`pencilmark.board.boards`), in which the word ``jigsaw`` asks for random regions. *clues* is
    the number of givens, (fewest, most). *pattern* has True for each cell that must be a given and False for the
    others. *minimal*: no given (under a symmetry: no orbit of givens) can go. *level* is our own; *er* is a range of
    Sukaku Explainer's rating, *hodoku_level* and *hodoku_score* (a range) are HoDoKu's. *technique* is one that must be
    needed, but nothing above it on our ladder; *any_of*, instead, are several of which at least one must be; with
    *practice* everything else in the puzzle is singles. *effort* is the effort within the level, 1 to 5, (least, most);
    *open* the least number of cells that singles fill at once in the given puzzle. *method* says how givens are chosen.
    A line of the solution reads the *word*, whose letters are the signs, in alphabetical order unless the board has
    another. A *part* asks for a puzzle of a variant or of formulas, which is made in another way: of the other fields
    only those that it takes into account may be set.

    Raises WishError for wishes that contradict each other or the board.

    >>> Wish(clues=(30, 20))
    Traceback (most recent call last):
    pencilmark.board.errors.WishError: expected a range from low to high, found 30 to 20
    """

    board: str = told(TEXT, "9", option=False, asks="")
    symmetry: str = told(SYMMETRY, "none")
    clues: tuple[int, int] | None = told(SPAN, example="24-28")
    pattern: tuple[bool, ...] | None = told(PATTERN, asks="open")
    minimal: bool = told(TRUTH, False)
    level: Level | None = told(LEVEL, graded=True)
    er: tuple[float, float] | None = told(NUMBER_RANGE, graded=True, classic=True, within=(1.0, 12.0))
    hodoku_level: HodokuLevel | None = told(HODOKU_LEVEL, asks="level", graded=True, classic=True)
    hodoku_score: tuple[int, int] | None = told(WHOLE_RANGE, asks="level", graded=True, classic=True, within=(0, 99999))
    effort: tuple[int, int] | None = told(SPAN, asks="level", graded=True, within=(1, effort.MOST))
    open: int = told(WHOLE, 0, graded=True, within=(0, 40), at_least=open_singles)
    technique: str | None = told(TECHNIQUE, graded=True)
    any_of: tuple[str, ...] = told(SOME_TECHNIQUES, (), graded=True, example="x-wing, xy-wing", within=(0, 400))
    practice: bool = told(TRUTH, False, asks="", graded=True)
    method: Method = told(METHOD, "dig", asks="")
    word: str = told(WORD, "", asks="", example="PLANETIUS", within=(1, 36))
    part: Part | None = None

    def __post_init__(self) -> None:
        self.geometry.from_one("making")
        if self.part:
            self._check_part(self.part)
        else:
            self._check()

    def _check_part(self, part: Part) -> None:
        if unheeded := settled(self).keys() - {*part.heeds, "board"}:
            raise WishError("bad-wish/unheeded", option=min(unheeded))
        part.check(self)

    def _check(self) -> None:
        geometry = self.geometry
        orbits_on(geometry, self.symmetry)
        if not self.part:
            geometry.in_digits("making")
        if not geometry.is_plain and not geometry.modifiers:
            raise WishError("bad-wish/puzzles-made-boards-many")
        if self.word and (not geometry.signs or sorted(signs_of(self.word)) != sorted(geometry.signs)):
            raise WishError("bad-signs", count=geometry.size, found=self.word[:40])
        self._check_names()
        self._check_clues(geometry)
        self._check_effort(geometry)
        rated = [row for row in rows(Wish) if row.classic and getattr(self, row.name) is not None]
        if rated and not geometry.is_classic:
            raise WishError("bad-wish/er-hodoku-levels-scores")
        if self.is_graded and geometry.value_count > MOST_EXACT:
            raise WishError("bad-wish/boards-beyond-x-have", most=MOST_EXACT)
        if self.technique and self.any_of:
            raise WishError("bad-wish/technique-and-any")
        if self.practice and not (self.technique or self.any_of):
            raise WishError("bad-wish/practice-needs-technique")
        if geometry.plain_name == "4" and self._is_beyond_beginner:
            raise WishError("bad-wish/four", found="4 × 4", level=level_name(LEVELS[0]))

    @property
    def _is_beyond_beginner(self) -> bool:
        """Report whether more is wished than singles can do: impossible on 4 × 4, whose puzzles are all Beginner."""
        return self.level not in (None, LEVELS[0]) or self.technique not in (None, *SINGLES) or bool(self.any_of)

    def _check_names(self) -> None:
        if self.level is not None and self.level not in LEVELS:
            raise WishError("bad-level", known=LEVELS, found=self.level)
        if self.hodoku_level is not None and self.hodoku_level not in HODOKU_LEVELS:
            raise WishError("bad-level", known=HODOKU_LEVELS, found=self.hodoku_level)
        if self.technique is not None and not rung_of(self.technique):
            raise WishError("bad-technique/id-technique-ladder", found=self.technique)
        for name in self.any_of:
            if not rung_of(name):
                raise WishError("bad-technique/id-technique-ladder", found=name[:40])
            if name in SINGLES:
                raise WishError("bad-technique/beyond-singles", found=name)
        if NEVER_NEEDED in ((self.technique,), self.any_of) and not self.practice:
            raise WishError("bad-technique/never-needed", technique=NEVER_NEEDED[0], plainer="multi-colours-1")
        for wished in (getattr(self, row.name) for row in rows(Wish) if row.kind in RANGES):
            if wished is not None and wished[0] > wished[1]:
                raise WishError("bad-range", low=f"{wished[0]:g}", high=f"{wished[1]:g}")

    def _check_effort(self, geometry: Geometry) -> None:
        if not 0 <= self.open <= geometry.cell_count:
            raise WishError("bad-wish/open", most=geometry.cell_count, found=self.open)
        if self.effort is None:
            return
        if self.level not in effort.BOUNDS or not effort.is_known(geometry):
            raise WishError("bad-effort/level", known=tuple(effort.BOUNDS))
        if not 1 <= self.effort[0] <= self.effort[1] <= effort.MOST:
            raise WishError("bad-effort/range", most=effort.MOST, low=self.effort[0], high=self.effort[1])

    def _check_clues(self, geometry: Geometry) -> None:
        count, fewest = geometry.covered.bit_count(), FEWEST_CLUES.get(geometry.plain_name, 0)
        most = sum(self.pattern) if self.pattern is not None else self.clues[1] if self.clues else count
        if most < fewest:
            raise WishError("too-few-clues", fewest=fewest, found=most)
        if self.clues is not None and not 0 <= self.clues[0] <= self.clues[1] <= count:
            raise WishError("bad-clues/number-clues", count=count)
        is_minimal = self.minimal and geometry.is_classic and self.symmetry == "none"
        if is_minimal and self.clues is not None and self.clues[0] > MOST_MINIMAL:
            raise WishError("none-known", most=MOST_MINIMAL, found=self.clues[0])
        if self.pattern is None:
            self._check_orbits(geometry)
            return
        if len(self.pattern) != geometry.cell_count:
            raise WishError("bad-pattern/pattern-cells", count=geometry.cell_count, found=len(self.pattern))
        if self.pattern_mask & geometry.holes:
            raise WishError("bad-hole", where=geometry.cell_name(lowest(self.pattern_mask & geometry.holes)))
        if not is_symmetric(geometry, self.pattern_mask, self.symmetry):
            raise WishError("bad-pattern/pattern-not-symmetric-by", symmetry=self.symmetry)
        if self.clues is not None and not self.clues[0] <= sum(self.pattern) <= self.clues[1]:
            raise WishError("bad-pattern/pattern-has-clues", count=sum(self.pattern))

    def _check_orbits(self, geometry: Geometry) -> None:
        """Refuse numbers of givens that no set of orbits has, such as 22 under a quarter turn on 9 x 9."""
        if self.clues is None or self.symmetry == "none":
            return
        sums = 1  # a bit for each number of cells that some orbits have together
        for orbit in orbits_on(geometry, self.symmetry):
            sums |= sums << orbit.bit_count()
        low, high = self.clues
        if not sums >> low & (2 << high - low) - 1:
            below = highest(sums & (1 << low) - 1)
            above = next(number for number in range(high, geometry.cell_count + 1) if sums >> number & 1)
            raise WishError("bad-clues/symmetry", symmetry=self.symmetry, found=low, below=below, above=above)

    @property
    def is_jigsaw(self) -> bool:
        """Report whether regions are to be drawn at random."""
        return self.part is None and "jigsaw" in _words(self.board)

    @property
    def geometry(self) -> Geometry:
        """Return the board, without regions if these are random, and without the word that stands for a variant."""
        if self.part:
            return board(self.board)
        found = board(" ".join("latin" if word == "jigsaw" else word for word in _words(self.board)))
        letters = "".join(sorted(signs_of(self.word)))
        return signed(found, found.signs or (letters if len(letters) == found.value_count else ""))

    @property
    def pattern_mask(self) -> int:
        """Return the cells of the pattern as a mask; 0 without a pattern."""
        return where(self.pattern or ())

    @property
    def is_graded(self) -> bool:
        """Report whether any difficulty is wished."""
        return any(getattr(self, row.name) != row.default for row in rows(Wish) if row.graded)

    def as_dict(self) -> dict[str, object]:
        """Return what is wished as plain data, without what is left open; in full if the wish has a part."""
        if self.part:
            return self.part.as_dict(self)
        return {"board": self.board} | settled(self)


@lru_cache(maxsize=64)
def _words(text: str) -> tuple[str, ...]:
    """List the words of a board's text."""
    return tuple(re.split(r"[\s,+]+", text.lower().strip()))


PRESETS: dict[str, dict[str, Any]] = {
    "newspaper": {"level": "Easy", "clues": (36, 40), "open": 8, "effort": (1, 3), "symmetry": "rotational180"},
    "app": {"level": "Medium", "clues": (28, 34), "open": 4, "effort": (1, 4)},
    "minimal": {"minimal": True},
}
"""What each adds to a wish: besides *level* and *effort*, how many cells singles fill at once, and the givens."""
FIELDS = ("clues", "open", "minimal")
"""The fields that a preset fixes; its level, effort and symmetry may be overridden."""


def preset(name: str, wish: Wish) -> Wish:
    """Add the preset *name* to a *wish*, whose own values stay.

    >>> found = preset("newspaper", Wish(level="Medium"))
    >>> found.level, found.clues, found.open, found.effort
    ('Medium', (36, 40), 8, (1, 3))
    """
    said = wish.as_dict()
    return replace(wish, **{field: value for field, value in PRESETS[name].items() if field not in said})
