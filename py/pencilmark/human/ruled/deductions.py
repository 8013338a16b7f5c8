"""Finds steps from what is known about regions and shades: it strikes digits, or is a step of its own."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.kept import derived
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.ruled.facts import End, Fact, needed
from pencilmark.human.ruled.shading import Shading, shading
from pencilmark.human.ruled.territory import Territory, territory
from pencilmark.rules.colours import COLOURS, OF_SHADES, Colours

SHORT = 4
"""Facts in an argument that people see at a glance."""
Argument = tuple[End, tuple[Fact, ...]]


@derived
def arguments(position: Position) -> list[Argument]:
    """List what facts about shades and regions say about digits, each with the facts that it needs, shortest first."""
    found = [*_of(shading(position)), *_of(territory(position))]
    return sorted(found, key=lambda one: len(one[1]))


def _of(known: Shading | Territory) -> Iterator[Argument]:
    for end in known.ends():
        yield end, needed(known.facts, end.before)


def argument_of(position: Position, step: Step) -> Argument:
    """Find the argument of a step."""
    known = arguments(position) if step.eliminations else _alone(position)
    return next(one for one in known if _step(one) == step)


@derived
def _alone(position: Position) -> list[Argument]:
    """List the facts that a cell is dark or light, or in one region with another, each with those that it needs."""
    found = list[Argument]()
    for known in (shading(position), territory(position)):
        for place, fact in enumerate(known.facts):
            if fact.kind != "apart" and fact.why != "given":
                cells = 1 << fact.cell | (1 << fact.other if fact.kind == "together" else 0)
                found.append((End((), fact.kind, (place,), cells), needed(known.facts, (place,))))
    return found


def next_alone(position: Position, colours: Colours) -> tuple[Step, list[tuple[int, int]]] | None:
    """Find the first fact that is not coloured yet, for when no digit follows, and the colours that would show it.

    A shade is coloured if its cell has its colour, two cells of one region if they have a colour in common.
    """
    used = {colour for own in colours for colour in own}.union(OF_SHADES.values())
    free = next((colour for colour in COLOURS if colour not in used), max(COLOURS))
    for one in _alone(position):
        fact = one[1][-1]
        own, other = set(colours[fact.cell]), set(colours[fact.other]) if fact.kind == "together" else set()
        if fact.kind == "shade" and OF_SHADES[fact.other] not in own:
            return _step(one), [(fact.cell, OF_SHADES[fact.other])]
        if fact.kind == "together" and not own & other:
            colour = min(other or own, default=free)
            return _step(one), [(cell, colour) for cell in (fact.cell, fact.other) if colour not in colours[cell]]
    return None


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
