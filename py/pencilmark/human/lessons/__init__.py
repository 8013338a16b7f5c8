"""Lessons: every technique in teaching order, with what to know of it, an example and positions to practise on.

The positions are of our own making (`tests/make_lessons.py`). `positions.txt` has a line for each. It begins with
"next" if the technique's step comes next on the teaching ladder, "there" if it is one of the steps left once nothing
plain is, or "case" if it is merely one of the steps there are. Then come the technique, the cells as in a library line
of HoDoKu (``+`` before a digit that is no given) and the candidates deleted. `ruled.txt` has those of techniques of
rules (`tests/make_ruled_lessons.py`): the technique and the cells, then a line for each rule, then an empty line.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from pencilmark.board.canon import turns
from pencilmark.board.dice import pick, shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import language, say
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, kinds_of
from pencilmark.rules.rule import parse_rules


class Summary(NamedTuple):
    """The text of a lesson: what to *look* for, *why* it works, and what to *do* about it."""

    look: str
    why: str
    do: str


_SIZES = {"x-wing": 2, "swordfish": 3, "jellyfish": 4, "squirmbag": 5, "whale": 6, "leviathan": 7}
_LOOK = {"x-wing": "lesson-x-wing-look", "swordfish": "lesson-swordfish-look", "jellyfish": "lesson-jellyfish-look"}
_FORMS = {"franken": "lesson-franken-look", "mutant": "lesson-mutant-look"}


def _name(size: str) -> str:
    return say("lesson-an-x-wing") if size == "x-wing" else say("lesson-a-fish", size=size)


def _basic(size: str) -> Summary:
    count = _SIZES[size]
    return Summary(
        say(_LOOK.get(size, "lesson-fish-look"), count=count),
        say("lesson-fish-why", count=count),
        say("lesson-fish-do", count=count),
    )


def _finned(size: str) -> Summary:
    return Summary(
        say("lesson-finned-look", count=_SIZES[size], fish=_name(size)),
        say("lesson-finned-why"),
        say("lesson-finned-do"),
    )


def _sashimi(size: str) -> Summary:
    return Summary(say("lesson-sashimi-look", fish=_name(size)), say("lesson-sashimi-why"), say("lesson-sashimi-do"))


def _shaped(form: str, size: str, fins: bool) -> Summary:
    count = _SIZES[size]
    look = say(_FORMS[form], count=count, fins=say("lesson-fins-outside") if fins else "")
    if fins:
        return Summary(look, say("lesson-shaped-finned-why", count=count), say("lesson-shaped-finned-do"))
    return Summary(look, say("lesson-shaped-why", count=count), say("lesson-shaped-do"))


def _fish(technique: str) -> Summary | None:
    """Return the lesson of a fish without chains, by the id of its *technique*; None for any other technique."""
    size = next((size for size in _SIZES if technique == size or technique.endswith(f"-{size}")), "")
    if not size:
        return None
    kind = technique.removesuffix(size).removesuffix("-")
    plain = {"": _basic, "finned": _finned, "sashimi": _sashimi}
    return plain[kind](size) if kind in plain else _shaped(kind.removeprefix("finned-"), size, "finned" in kind)


def summary_of(technique: str) -> Summary:
    """Return what is taught of a *technique*: the texts beside its name, or those that all fish share.

    >>> summary_of("set-last").look, summary_of("finned-squirmbag").look[:24]
    ('Look for a cage with a single empty cell.', 'Take one digit and look ')
    """
    name = f"technique-{technique}"
    return _fish(technique) or Summary(say(f"{name}/look"), say(f"{name}/why"), say(f"{name}/do"))


# Chains of almost locked sets are tried in the order of their numbers, so turning a grid may change which comes first.
_BELOW_CHAINS_OF_SETS = TEACHING[TEACHING.index("als-xy-chain") :]
_AS_IT_LIES = frozenset(name for rung in _BELOW_CHAINS_OF_SETS for name in kinds_of(rung))
_SEARCHED = ("chain", "chains", "cycle")
"""How the names of techniques end that give the one step that would be applied: turned, it may be another's."""
KINDS = ("next", "there", "case")


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is taught of a *technique* (its id), called *name*.

    *example* is the text of a position that has a step of it; *practice* are texts of positions where its step is the
    next one, *also* those where there are plainer steps, too; `position` reads them.
    """

    technique: str
    name: str
    summary: Summary
    example: str | None
    practice: tuple[str, ...]
    also: tuple[str, ...]


def teaching_order() -> tuple[str, ...]:
    """List the ids of all techniques that make steps: those of the teaching ladder in its order, then the others.

    >>> teaching_order()[:3]
    ('full-house', 'hidden-single', 'naked-single')
    """
    order = [name for rung in TEACHING for name in kinds_of(rung)]
    return tuple(dict.fromkeys([*order, *(one.id for one in TECHNIQUES.values() if one.makes_steps)]))


def lessons() -> tuple[Lesson, ...]:
    """Return every lesson, in teaching order, in the language that is spoken.

    >>> lessons()[0].summary.look
    'Look for a row, column or box with a single empty cell.'
    """
    return _lessons(language())


@lru_cache(maxsize=8)
def _lessons(tag: str) -> tuple[Lesson, ...]:
    """Return every lesson, in the language of that *tag*, which is the one spoken."""
    kept: dict[tuple[str, str], list[str]] = {}
    for line in (files(__package__) / "positions.txt").read_text("utf-8").splitlines():
        kind, technique, text = line.split(" ", 2)
        kept.setdefault((technique, kind), []).append(text)
    found = []
    for name in teaching_order():
        practice, there, cases = (tuple(kept.get((name, kind), ())) for kind in KINDS)
        example = next(iter(practice + cases + there), None)
        found.append(Lesson(name, TECHNIQUES[name].name, summary_of(name), example, practice, there + cases))
    return tuple(found)


def lesson(technique: str) -> Lesson:
    """Return the lesson of a *technique*; raises WishError if there is none."""
    found = next((one for one in lessons() if one.technique == technique), None)
    if found is None:
        raise WishError("bad-technique/id-technique-makes-steps", found=technique)
    return found


def position(text: str) -> Puzzle:
    """Read the text of a position: givens, digits placed later, and the candidates left."""
    return parse_library(f":::{text}::").puzzle


def practice(technique: str, seed: int) -> Puzzle | None:
    """Return a position where a step of *technique* comes next, or is at least there; the *seed* decides which.

    One of the stored positions is turned or mirrored and its digits exchanged, which leaves the steps as they are;
    where a search depends on the order of cells, it is returned unchanged. None if none is stored.
    """
    taught = lesson(technique)
    stored = taught.practice or taught.also
    if not stored:
        return None
    rng = Random(seed)
    found = position(pick(rng, stored))
    return found if technique in _AS_IT_LIES or technique.endswith(_SEARCHED) else _varied(found, rng)


def _varied(puzzle: Puzzle, rng: Random) -> Puzzle:
    """Turn or mirror a *puzzle* and exchange its digits."""
    ways = turns(puzzle.geometry)
    way, names = pick(rng, ways), [0, *shuffled(rng, range(1, puzzle.geometry.size + 1))]
    placed, marks = puzzle.placed, puzzle.candidates
    return Puzzle(
        puzzle.geometry,
        tuple(names[puzzle.givens[cell]] for cell in way),
        placed and tuple(names[placed[cell]] for cell in way),
        marks and tuple(mask_of(names[digit + 1] - 1 for digit in bits(marks[cell])) for cell in way),
    )


def _read() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for text in (files(__package__) / "ruled.txt").read_text("utf-8").split("\n\n"):
        technique, _, rest = text.strip().partition(" ")
        found[technique] = (*found.get(technique, ()), rest)
    return found


STORED = _read()
"""For each technique of rules, the texts of its positions."""


def ruled_position(technique: str, seed: int | None = None) -> Puzzle | None:
    """Return a position in which a step of a *technique* of rules comes next; None if none is stored.

    The *seed* decides which; without one it is the example.

    >>> found = ruled_position("set-one")
    >>> found is not None and len(found.rules) > 9
    True
    """
    texts = STORED.get(technique, ())
    if not texts:
        return None
    return with_rules(texts[0] if seed is None else pick(Random(seed), texts))


def with_rules(text: str) -> Puzzle:
    """Read the text of a position with rules: as `position` does, and a line for each rule."""
    cells, *rules = text.splitlines()
    puzzle = position(cells)
    return replace(puzzle, rules=parse_rules(rules, puzzle.geometry))


__all__ = [
    "STORED",
    "Lesson",
    "Summary",
    "lesson",
    "lessons",
    "position",
    "practice",
    "ruled_position",
    "summary_of",
    "teaching_order",
    "with_rules",
]
