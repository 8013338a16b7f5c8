"""Writes py/pencilmark/lessons/positions.txt: ``PYTHONPATH=py:. python3 tests/make_lessons.py SECONDS [SEED]``.

Puzzles are made from random grids by taking clues away, and solved up the teaching ladder. Positions whose next step is
of a technique are kept for its lesson: those with the fewest empty cells, each of a puzzle of its own. What the file
has already stays in the choice, so that the script can be run again for what is rare. Techniques that the ladder does
not have, or that are never next, get their position from the cases of the tests.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import monotonic

from tests.explained import library_cases
from tests.make_technique_cases import minimal_puzzle

from pencilmark.formats.hodoku import LibraryCase, parse_library, write_library
from pencilmark.logic import walk
from pencilmark.model import Position
from pencilmark.techniques import TECHNIQUES
from pencilmark.techniques.ladders import TEACHING, climb

TARGET = Path(__file__).parents[1] / "py" / "pencilmark" / "lessons" / "positions.txt"
EACH = 4
PATIENCE = 20.0  # seconds for one puzzle
Found = dict[str, dict[str, str]]  # for each technique, by the puzzle's clues, the position


def compact(position: Position) -> str:
    """Write a position as the cells and the deleted candidates of a library line."""
    _, _, _, cells, deleted, *_ = write_library(LibraryCase("", "", "", position.puzzle())).split(":")
    return f"{cells}:{deleted}"


def empty_cells(text: str) -> int:
    """Count the empty cells of a position so written."""
    return text.count(".")


def collect(found: Found, seconds: float, seed: int) -> None:
    """Walk puzzle after puzzle and note the positions met."""
    end = monotonic() + seconds
    while monotonic() < end:
        puzzle, _ = minimal_puzzle(Random(seed))
        seed += 1
        start = monotonic()
        position = Position.of(puzzle)
        clues = "".join(str(value) for value in puzzle.givens)
        for step, after in walk(position, climb(TEACHING, without=["trial-and-error"])):
            here = found.setdefault(step.technique, {})
            text = compact(position)
            if clues not in here or empty_cells(text) < empty_cells(here[clues]):
                here[clues] = text
            position = after
            if monotonic() > min(end, start + PATIENCE):
                break
    print("next seed", seed, file=sys.stderr)


def read(found: Found) -> None:
    """Take what the file has."""
    for line in TARGET.read_text().splitlines() if TARGET.exists() else ():
        kind, technique, text = line.split(" ", 2)
        if kind == "next":
            clues = "".join(str(v) for v in parse_library(f":::{text}::").puzzle.givens)
            found.setdefault(technique, {})[clues] = text


def lines(found: Found) -> list[str]:
    """Choose the positions to keep, and look up those of the other techniques."""
    kept = []
    for technique in TECHNIQUES:
        best = sorted(found.get(technique, {}).values(), key=empty_cells)[:EACH]
        kept += [f"next {technique} {text}" for text in best]
    missing = TECHNIQUES.keys() - found.keys()
    cases: dict[str, list[str]] = {}
    for technique, case in library_cases():
        if technique in missing:
            cases.setdefault(technique, []).append(compact(Position.of(case.puzzle)))
    kept += [f"case {technique} {min(texts, key=empty_cells)}" for technique, texts in cases.items()]
    return kept


if __name__ == "__main__":
    known: Found = {}
    read(known)
    collect(known, float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    TARGET.write_text("\n".join(lines(known)) + "\n")
