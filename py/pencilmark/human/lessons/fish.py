"""Lessons on fish, which say the same for every size but for the numbers: basic, finned, of boxes, and mixed."""

from __future__ import annotations

from collections.abc import Iterator

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


def fish_lessons() -> dict[str, Summary]:
    """Write the lessons of all fish without chains, by technique."""
    return dict(_all())


def _all() -> Iterator[tuple[str, Summary]]:
    for size in _SIZES:
        yield size, _basic(size)
        yield f"finned-{size}", _finned(size)
        yield f"sashimi-{size}", _sashimi(size)
        for form in _FORMS:
            yield f"{form}-{size}", _shaped(form, size, False)
            yield f"finned-{form}-{size}", _shaped(form, size, True)
