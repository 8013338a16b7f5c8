"""Lessons on fish, which say the same for every size but for the numbers: basic, finned, of boxes, and mixed."""

from __future__ import annotations

from pencilmark.board.english import say
from pencilmark.human.lessons.summary import Summary

_SIZES = {
    "x-wing": "two",
    "swordfish": "three",
    "jellyfish": "four",
    "squirmbag": "five",
    "whale": "six",
    "leviathan": "seven",
}
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
    return Summary(
        say("lesson-sashimi-look", fish=_name(size)),
        say("lesson-sashimi-why"),
        say("lesson-sashimi-do"),
    )


def _shaped(form: str, size: str, fins: bool) -> Summary:
    count = _SIZES[size]
    look = say(_FORMS[form], count=count, fins=say("lesson-fins-outside") if fins else "")
    if fins:
        return Summary(look, say("lesson-shaped-finned-why", count=count), say("lesson-shaped-finned-do"))
    return Summary(look, say("lesson-shaped-why", count=count), say("lesson-shaped-do"))


def fish_summary(technique: str) -> Summary | None:
    """Write the lesson of a fish without chains, by the id of its *technique*; None for any other technique.

    >>> fish_summary("xy-wing") is None, fish_summary("finned-squirmbag").look[:24]
    (True, 'Take one digit and look ')
    """
    size = next((size for size in _SIZES if technique == size or technique.endswith(f"-{size}")), "")
    if not size:
        return None
    kind = technique.removesuffix(size).removesuffix("-")
    plain = {"": _basic, "finned": _finned, "sashimi": _sashimi}
    return plain[kind](size) if kind in plain else _shaped(kind.removeprefix("finned-"), size, "finned" in kind)
