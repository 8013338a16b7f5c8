"""What a technique is: one record of everything known about it, and of how its steps are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Position, Step
from pencilmark.board.speech import has, say
from pencilmark.board.task import Slowly
from pencilmark.human.guard import holds, true_steps

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Teller

Level = Literal["Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond"]
LEVELS: tuple[Level, ...] = get_args(Level)
HodokuLevel = Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"]
HODOKU_LEVELS: tuple[HodokuLevel, ...] = get_args(HodokuLevel)

Finder = Callable[[Position], Iterator[Step | None]]
"""Yields steps, and None wherever it may pause: on large boards some techniques take seconds."""
Chooser = Callable[[Position], Step | None]
Preparing = Callable[[Position], Iterator[None]]


class Hodoku(NamedTuple):
    """What HoDoKu knows of a technique: the *code* in its library, the *score* and *grade* of a step.

    *place* is its place on HoDoKu's ladder, 0 if that does without it; only the order of places matters.
    """

    code: str = ""
    score: int | None = None
    grade: HodokuLevel | None = None
    place: int = 0


NO_HODOKU = Hodoku()


def level_name(level: str) -> str:
    """Return the name of a level, ours or HoDoKu's; anything else is returned unchanged.

    >>> level_name("Hard"), level_name("Unfair"), level_name("3 stars")
    ('Hard', 'Unfair', '3 stars')
    """
    own = f"level-{level.lower()}"
    return say(own) if has(own) else level


@dataclass(frozen=True, slots=True)
class Technique:
    """A way to find steps: its *id* in kebab case, and our own *level* of puzzles that need it.

    The *finder* yields every step of the technique that a position offers, lazily, first the one that a solver takes.
    *choose*, if given, is a quicker or pickier way to that one step. *ahead* works out, with pauses, what the finder
    would otherwise begin with. *tell* explains a step, in words and drawn.

    *teaching* is the place on our ladder, 0 if that does without it; *rung* is the entry of that ladder that finds it
    under another name. A rung that only chooses among the steps of other techniques *makes* no *steps* of its own, and
    needs no words. *hodoku* is HoDoKu's code, score and place for it (Sukaku Explainer's ratings are in
    `sukaku/scale.py`); if HoDoKu has none, *effort* is about the rating of the chains that do the same in Sukaku
    Explainer. *one_solution* says that it assumes that a puzzle, stated by its givens alone, has a single solution. One
    that *is_offered* can be wished for: it is tried after what stands before it on our ladder, or after all that is no
    harder. Its name, and its lesson, are in `languages/en/techniques/`, in the file called like the module.

    >>> from pencilmark.human.techniques import TECHNIQUES
    >>> TECHNIQUES["x-wing"].name, TECHNIQUES["x-wing"].hodoku.code, TECHNIQUES["x-wing"].level
    ('X-wing', '0300', 'Hard')
    """

    id: str
    level: Level
    finder: Finder
    tell: Teller | None = None
    teaching: int = 0
    hodoku: Hodoku = NO_HODOKU
    choose: Chooser | None = None
    ahead: Preparing | None = None
    rung: str = ""
    one_solution: bool = False
    is_offered: bool = False
    makes_steps: bool = True
    effort: float = 0.0

    @property
    def name(self) -> str:
        """Return the name in words."""
        return say(f"technique-{self.id}")

    @property
    def offer(self) -> str:
        """Return what it is called in a list of techniques that can be wished for, "" if it is not offered."""
        return say(self.offer_id) if self.is_offered else ""

    @property
    def offer_id(self) -> str:
        """Return the id of that name in the catalogue."""
        own = f"technique-{self.id}/offer"
        return own if has(own) else f"technique-{self.id}"

    @property
    def is_proof(self) -> bool:
        """Report whether its steps also hold if there are several solutions."""
        return not self.one_solution and self.id != "trial-and-error"

    def first(self, position: Position) -> Step | None:
        """Find the step that a solver takes first in *position*; None when there is none."""
        if self.choose:
            step = self.choose(position)
            if step is None or holds(position, step, self.is_proof):
                return step
        for found in self.finder(position):
            if found and holds(position, found, self.is_proof):
                return found
        return None

    def first_slowly(self, position: Position) -> Slowly[Step | None]:
        """Find the same step as `first`, with pauses."""
        if self.ahead:
            yield from self.ahead(position)
        if self.choose:
            step = self.choose(position)
            if step is None or holds(position, step, self.is_proof):
                return step
        for found in true_steps(position, self.finder(position), self.is_proof):
            if found:
                return found
            yield None
        return None

    def search_slowly(self, position: Position) -> Slowly[list[Step]]:
        """Find, with pauses, the step of `first_slowly` for a rating; none when there is none."""
        step = yield from self.first_slowly(position)
        return [step] if step else []

    def find(self, position: Position) -> Iterator[Step]:
        """Find every step that *position* offers and that holds in it."""
        return (step for step in self.find_slowly(position) if step)

    def find_slowly(self, position: Position) -> Iterator[Step | None]:
        """Find the same steps as `find`, with pauses."""
        if self.ahead:
            yield from self.ahead(position)
        yield from true_steps(position, self.finder(position), self.is_proof)
