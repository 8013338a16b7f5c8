"""Positions with a step of every technique, from the cases of our own, for what tests explanations."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from pencilmark.board.model import Candidate, Position, Step
from pencilmark.exchange.hodoku import LibraryCase, parse_library
from pencilmark.human.techniques import TECHNIQUES, named

DATA = Path(__file__).parent / "data"
LINES = {kind: (DATA / f"{kind}_cases.txt").read_text().splitlines() for kind in ("technique", "chain", "sukaku")}
RARE = ("mutant-jellyfish", "mutant-squirmbag", "whale", "leviathan", "franken-squirmbag")


class Told(NamedTuple):
    """A technique and a step of it in a position."""

    technique: str
    position: Position
    step: Step


def library_cases() -> Iterator[tuple[str, LibraryCase]]:
    """Yield every case there is, with the technique it is a case of."""
    for line in LINES["technique"]:
        name, text = line.split(" ", 1)
        yield name, parse_library(text)
    for line in LINES["chain"]:
        case = parse_library(line)
        yield named(case.code)[0].id, case
    for line in LINES["sukaku"]:
        name, _, text = line.split(" ", 2)
        yield name, parse_library(text)


def key_of(case: LibraryCase) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
    """Return the conclusion of a case, as steps have it."""
    return tuple(sorted(case.placements)), tuple(sorted(case.eliminations))


def step_of(name: str, case: LibraryCase) -> Told:
    """Find the step of a case; of several with the same conclusion the first."""
    position, wanted = Position.of(case.puzzle), key_of(case)
    steps = TECHNIQUES[name].find(position)
    found = next((step for step in steps if step.key() == wanted or (wanted[0] and step.key()[0] == wanted[0])), None)
    return Told(name, position, found or next(TECHNIQUES[name].find(position)))


CASES = tuple(library_cases())
ALL, PLAIN = range(len(CASES)), range(len(LINES["technique"]))
CHAINS = range(PLAIN.stop, PLAIN.stop + len(LINES["chain"]))
"""Their numbers, and of which files."""


@cache
def told_case(number: int) -> Told:
    """Return the case of that *number* with its step."""
    return step_of(*CASES[number])


def told_cases(every: int = 1) -> tuple[Told, ...]:
    """List the cases with their steps: every one of them, every third, ..."""
    return tuple(map(told_case, range(0, len(CASES), every)))


def each_case(every: int = 1, among: range = ALL) -> pytest.MarkDecorator:
    """Have a test run with the *number* of each case, or of every third: it finds the step itself, when it runs."""
    numbers = among[::every]
    return pytest.mark.parametrize("number", numbers, ids=[CASES[number][0] for number in numbers])
