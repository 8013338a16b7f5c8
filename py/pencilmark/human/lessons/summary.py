"""What a lesson says of a technique; fish of every size and shape say the same but for the numbers."""

from __future__ import annotations

from typing import NamedTuple

from pencilmark.board.speech import say


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
    """Write the lesson of a fish without chains, by the id of its *technique*; None for any other technique."""
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
