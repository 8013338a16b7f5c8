"""Finds steps about regions and shades that are to be found: what is known of them strikes digits."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.derived import derived
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.ruled.facts import End, Fact, needed
from pencilmark.human.ruled.shading import Shading, shading
from pencilmark.human.ruled.territory import Territory, territory

SHORT = 4
"""Facts in an argument that people see at a glance."""
Argument = tuple[End, tuple[Fact, ...]]


@derived
def arguments(position: Position) -> list[Argument]:
    """List what facts about shades and regions say of digits, with the facts that it needs, shortest first."""
    found = [*_of(shading(position)), *_of(territory(position))]
    return sorted(found, key=lambda one: len(one[1]))


def _of(known: Shading | Territory) -> Iterator[Argument]:
    for end in known.ends():
        yield end, needed(known.facts, end.before)


def argument_of(position: Position, step: Step) -> Argument:
    """Find the argument of a step."""
    return next(one for one in arguments(position) if _step(one) == step)


def _step(one: Argument) -> Step:
    end, facts = one
    name = "found-short" if len(facts) <= SHORT else "found-long"
    rules = (end.rule,) if end.rule >= 0 else ()
    return Step(name, (), end.gone, Evidence(end.cells, rules=rules))


def find_short(position: Position) -> Iterator[Step]:
    """Find digits that a few facts about regions or shades strike."""
    return (step for one in arguments(position) if (step := _step(one)).technique == "found-short")


def find_long(position: Position) -> Iterator[Step]:
    """Find digits that longer arguments about regions or shades strike."""
    return (step for one in arguments(position) if (step := _step(one)).technique == "found-long")
