"""Writes py/pencilmark/human/lessons/positions.txt.

Run ``PYTHONPATH=py:. python3 tests/make_lessons.py SECONDS SECONDS [SEED]``.

Puzzles are made from random grids by taking clues away, and solved up the teaching ladder. Positions whose next step is
of a technique are kept for its lesson: those with the fewest empty cells, each of a puzzle of its own. What the file
has already stays in the choice, so that the script can be run again for what is rare. Techniques that the ladder does
not have, or that are never next, get a position from the cases of the tests, or one that is looked for, in the second
so many seconds, on the paths of Sukaku Explainer's scale and on those of the ladder. In as many seconds again, more
positions are looked for where such a technique has a step, once nothing plain is left.
"""

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from time import monotonic

from tests.explained import library_cases
from tests.make_technique_cases import minimal_puzzle

from pencilmark.board.model import Position, Puzzle
from pencilmark.exchange.hodoku import LibraryCase, parse_library, write_library
from pencilmark.exchange.read import read as read_puzzle
from pencilmark.human import sukaku
from pencilmark.human.lessons import teaching_order
from pencilmark.human.levels import se_rating
from pencilmark.human.logic import apply, walk
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb

TARGET = Path(__file__).parents[1] / "py" / "pencilmark" / "human" / "lessons" / "positions.txt"
EACH = 4
PATIENCE = 20.0  # seconds for one puzzle
DEEP = "dynamic-plus"  # nested nets take so long to be found that no page would wait for them
SLOW = ("whale", "leviathan", "squirmbag", "mutant-jellyfish", "chains")  # but for the plain ones
PLAIN = 3.0  # what Sukaku Explainer rates the hardest of the steps that should be gone first
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


def puzzles(seed: int) -> Iterator[Puzzle]:
    """Yield puzzles of our own, hard ones first, and then random ones without end."""
    data = Path(__file__).parent
    for path in (data / "data" / "sukaku_puzzles.txt", data / "bench" / "data" / "hard.txt"):
        for line in reversed(path.read_text().splitlines()):
            yield read_puzzle(line.split(" ")[0])
    while True:
        yield minimal_puzzle(Random(seed))[0]
        seed += 1


def look_for(missing: set[str], seconds: float, seed: int) -> Iterator[tuple[str, str]]:
    """Look for positions with a step of a *missing* technique; yield each technique with its position."""
    end = monotonic() + seconds
    for puzzle in puzzles(seed):
        position, stop = Position.of(puzzle), monotonic() + PATIENCE
        for step in sukaku.steps(position):
            if step and step.technique in missing:
                missing.remove(step.technique)
                yield step.technique, compact(position)
            if step:
                position = apply(position, step)
                for technique in sorted(missing):
                    is_quick = not technique.endswith(SLOW) or "-" not in technique
                    if is_quick and next(TECHNIQUES[technique].find(position), None):
                        missing.remove(technique)
                        yield technique, compact(position)
            if monotonic() > min(end, stop):
                break
        if monotonic() > end or not missing:
            return


def look_deeper(missing: set[str], seconds: float) -> Iterator[tuple[str, str]]:
    """Look for *missing* nets within nets where plain ones are needed."""
    end = monotonic() + seconds
    for technique, case in library_cases():
        position = Position.of(case.puzzle)
        for deep in sorted(name for name in missing if technique.startswith("dynamic") and name.startswith(DEEP)):
            if monotonic() < end and next(TECHNIQUES[deep].find(position), None):
                missing.remove(deep)
                yield deep, compact(position)


def look_around(there: Found, lacking: set[str], seconds: float, seed: int) -> None:
    """Note positions with a step of a *lacking* technique where nothing as plain as a single or a pair is left.

    The paths are those of Sukaku Explainer's scale: where it takes the technique, and where others find one beside.
    """
    end = monotonic() + seconds
    quick = [name for name in sorted(lacking) if not name.endswith(SLOW) or "-" not in name]
    for puzzle in puzzles(seed):
        position, stop = Position.of(puzzle), monotonic() + PATIENCE
        clues = "".join(str(value) for value in puzzle.givens)
        for step in sukaku.steps(position):
            if step:
                names = {step.technique} & lacking
                if (se_rating(step) or 0) > PLAIN:
                    names |= {name for name in quick if next(TECHNIQUES[name].find(position), None)}
                for name in names:
                    here = there.setdefault(name, {})
                    text = compact(position)
                    if clues not in here or empty_cells(text) < empty_cells(here[clues]):
                        here[clues] = text
                position = apply(position, step)
            if monotonic() > min(end, stop):
                break
        if monotonic() > end:
            return


def read(found: Found, there: Found, cases: dict[str, list[str]]) -> None:
    """Take what the file has."""
    for line in TARGET.read_text().splitlines() if TARGET.exists() else ():
        kind, technique, text = line.split(" ", 2)
        if kind == "case":
            cases.setdefault(technique, []).append(text)
        else:
            clues = "".join(str(v) for v in parse_library(f":::{text}::").puzzle.givens)
            (found if kind == "next" else there).setdefault(technique, {})[clues] = text


def lines(found: Found, there: Found, cases: dict[str, list[str]]) -> list[str]:
    """Choose the positions to keep, and look up those of the other techniques."""
    kept = []
    for kind, known in (("next", found), ("there", there)):
        for technique in TECHNIQUES:
            if kind == "next" or technique not in found:
                best = sorted(known.get(technique, {}).values(), key=empty_cells)[:EACH]
                kept += [f"{kind} {technique} {text}" for text in best]
    for technique, case in library_cases():
        cases.setdefault(technique, []).append(compact(Position.of(case.puzzle)))
    for technique in TECHNIQUES:
        if technique in cases and technique not in (*found, "trial-and-error"):  # no example of what is the last resort
            kept.append(f"case {technique} {min(cases[technique], key=empty_cells)}")
    return kept


if __name__ == "__main__":
    known: Found = {}
    known_cases: dict[str, list[str]] = {}
    known_there: Found = {}
    read(known, known_there, known_cases)
    seconds, more, first_seed = float(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0
    collect(known, seconds, first_seed)
    told = {technique for technique, _ in library_cases()}
    missing = set(teaching_order()) - known.keys() - known_cases.keys() - told
    for name, text in chain(look_deeper(missing, more), look_for(missing, more, first_seed)):
        known_cases.setdefault(name, []).append(text)
        print(name, file=sys.stderr)
    look_around(known_there, set(teaching_order()) - known.keys() - {"trial-and-error"}, more, first_seed)
    TARGET.write_text("\n".join(lines(known, known_there, known_cases)) + "\n")
