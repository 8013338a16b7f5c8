"""Positions with a step of every technique, from the cases of our own, for what tests explanations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pencilmark.board.model import Position, Step
from pencilmark.exchange.hodoku import LibraryCase, parse_library
from pencilmark.human.techniques import TECHNIQUES, named

DATA = Path(__file__).parent / "data"
RARE = ("mutant-jellyfish", "mutant-squirmbag", "whale", "leviathan", "franken-squirmbag")


class Told(NamedTuple):
    """A technique and a step of it in a position."""

    technique: str
    position: Position
    step: Step


def library_cases() -> Iterator[tuple[str, LibraryCase]]:
    """Yield every case there is, with the technique it is a case of."""
    for line in (DATA / "technique_cases.txt").read_text().splitlines():
        name, text = line.split(" ", 1)
        yield name, parse_library(text)
    for line in (DATA / "chain_cases.txt").read_text().splitlines():
        case = parse_library(line)
        yield named(case.code)[0].id, case
    for line in (DATA / "sukaku_cases.txt").read_text().splitlines():
        name, _, text = line.split(" ", 2)
        yield name, parse_library(text)


def step_of(name: str, case: LibraryCase) -> Told:
    """Find the step of a case; of several with the same conclusion the first."""
    position = Position.of(case.puzzle)
    wanted = tuple(sorted(case.placements)), tuple(sorted(case.eliminations))
    steps = TECHNIQUES[name].find(position)
    found = next((step for step in steps if step.key() == wanted or (wanted[0] and step.key()[0] == wanted[0])), None)
    return Told(name, position, found or next(TECHNIQUES[name].find(position)))


@cache
def told_cases() -> tuple[Told, ...]:
    """List every case with its step."""
    return tuple(step_of(name, case) for name, case in library_cases())
