"""How long a wish like this one usually takes, and words for the puzzle that came nearest to it."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from math import inf, log

from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.board.speech import say
from pencilmark.human.effort import in_words
from pencilmark.human.rating import first_of, work
from pencilmark.make.fields import rows, settled
from pencilmark.make.generator.denser import DENSE
from pencilmark.make.generator.starts import kinds, known
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

TABLE = "usual.txt"
FEW = 22
"""Givens up to which few are wished."""


def usual_seconds(wish: Wish) -> float | None:
    """Return the usual seconds of a *wish*, those of the rarest thing in it; None if that was not measured.

    Infinite if most were not found within the half minute that each was given.

    >>> (usual_seconds(Wish(level="Extreme")) or 0) > (usual_seconds(Wish(level="Easy")) or 0)
    True
    >>> usual_seconds(Wish("16", level="Hard")) is None
    True
    """
    known = [_table()[name] for name in names_of(wish) if name in _table()]
    return max(known, default=None)


def names_of(wish: Wish) -> list[str]:
    """List what is wished by the names in the table, one for each thing.

    A rare technique is searched for if no relative of a known puzzle will do.

    >>> names_of(Wish(level="Hard", clues=(19, 20)))
    ['level Hard', '20 givens']
    >>> names_of(Wish(technique="unique-rectangle-5", symmetry="rotational180"))
    ['searched unique-rectangle-5']
    """
    if isinstance(wish.part, VariantPart):
        return [] if wish.part.givens or wish.board != "9" else [f"{wish.part.variant} without givens"]
    if wish.part or not wish.geometry.is_classic:
        return []
    low, high = wish.clues or (0, 81)
    needs = (
        f"needs {wish.technique}"
        if wish.technique in kinds(wish) or wish.technique not in known()
        else f"searched {wish.technique}"
    )
    parts = {
        f"level {wish.level}": wish.level is not None,
        needs: wish.technique is not None,
        f"{high} givens": high <= FEW and wish.symmetry == "none",
        f"{high} givens, quarter turn": wish.symmetry == "rotational90",
        f"minimal, {low} givens": wish.minimal and low >= DENSE,
    }
    bands = [name for name in _table() if wish.er and name.startswith("ER ") and _is_within(name, wish.er)]
    return [*(name for name, is_wished in parts.items() if is_wished), *bands]


def _is_within(name: str, er: tuple[float, float]) -> bool:
    """Report whether the band of ER called *name* is within the range wished."""
    low, high = map(float, name.removeprefix("ER ").split(" to "))
    return low <= er[0] <= er[1] <= high


@cache
def _table() -> dict[str, float]:
    rows = (files("pencilmark") / "make" / TABLE).read_text("utf-8").splitlines()
    return {name: float(seconds) for name, _, seconds in (row.rpartition(": ") for row in rows)}


def asks_more(wish: Wish) -> bool:
    """Report whether a *wish* asks for more than one row of the table was measured for: then it takes longer.

    >>> asks_more(Wish(clues=(19, 19))), asks_more(Wish(level="Extreme", clues=(19, 19), symmetry="rotational180"))
    (False, True)
    """
    own = settled(wish)
    asked = {row.asks for row in rows(Wish) if row.name in own and row.asks}
    named = names_of(wish)
    known = {"symmetry": any(name.endswith("quarter turn") for name in named)}
    known |= {"minimal": any(name.startswith("minimal") for name in named)}
    return len(asked - {name for name, is_named in known.items() if is_named}) > 1


def rounded(seconds: float, is_least: bool = False) -> str:
    """Write seconds in round figures, as "over" if they are a lower bound (*is_least*).

    >>> rounded(0.2), rounded(3.6), rounded(47), rounded(inf), rounded(2.1, is_least=True)
    ('1 s', '4 s', '50 s', 'long', 'over 2 s')
    """
    if is_least and seconds != inf:
        return say("usual-over", usual=rounded(seconds))
    if seconds == inf:
        return say("usual-more")
    if seconds < 10:
        return say("usual-seconds", count=max(1, round(seconds)))
    return say("usual-seconds", count=round(seconds / 10) * 10)


def tried_words(progress: Trying, most: int | None = None) -> Phrase:
    """Say how many puzzles were tried, of *most* if there is a bound, and how rare fitting grids are at least.

    >>> from pencilmark.board.speech import write
    >>> write(tried_words(Trying(tried=12_000, vain=11_707))).partition("; ")[2]
    'none of 11,707 random grids will do, so fewer than 1 in 5,084 will (90% sure)'
    """
    tried = phrase("tried-so-far", tried=progress.tried)
    if most:
        tried = phrase("tried-of", tried=progress.tried, most=most)
    if progress.vain:
        return phrase("tried-in-vain", tried=tried, sample=progress.vain, bound=odds(progress.vain))
    return tried


def odds(vain: int) -> int:
    """Return n such that, with 90 % certainty, fewer than one grid in n fits, as *vain* grids drawn evenly did not.

    >>> odds(11_707), (1 - 1 / 5084) ** 11_707 < 0.1 < (1 - 1 / 5085) ** 11_707
    (5084, True)
    """
    return max(1, int(vain / log(10)))


STEPS = 400
"""Techniques that are tried to rate it, at most."""


def nearest_words(made: Made) -> str:
    """Describe a puzzle by its level, its ER if that is known at once, and its givens.

    >>> nearest_words(Made(Puzzle(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0)), ()))
    'Beginner, 15 givens'
    """
    return _nearest(made.puzzle, tuple(made.solution))


@lru_cache(maxsize=64)
def _nearest(puzzle: Puzzle, solution: tuple[int, ...]) -> str:
    rating = first_of(work(puzzle, ("own", "se"), solution=solution), STEPS)
    level = in_words(rating.level, rating.effort) or say("nearest-unrated")
    parts = [level, *([f"ER {rating.er}"] if rating.er is not None else [])]
    return say("nearest", words=parts, count=puzzle.clue_count)
