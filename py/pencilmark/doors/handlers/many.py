"""Answers questions about a part of a long list for the page: the ordinary board in blocks, others one by one."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import TypeAlias, cast

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.canon import canonical
from pencilmark.board.errors import InputError, Unavailable
from pencilmark.board.line import line_on, parse_line, parse_numbers
from pencilmark.board.model import Puzzle
from pencilmark.board.task import retold
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.many import ManyData, ManyRequest
from pencilmark.doors.protocol.replies import Work
from pencilmark.engine import plain
from pencilmark.engine.answers import Budget
from pencilmark.human import rating
from pencilmark.human.ruled.catalogue import name_of
from pencilmark.make.symmetry import SYMMETRIES, is_symmetric

PATIENCE = 10.0
"""Seconds for one question about one puzzle: a list should not end at one that takes for ever."""
PART = 500
"""Puzzles of a block between two looks at the messages."""
SIGNS = {"none": "0", "unique": "1", "multiple": "2", "timeout": "?"}
_KINDS = bytes.maketrans(bytes((plain.NONE, plain.UNIQUE, plain.MULTIPLE, plain.LATE)), b"012?")
_VALUES = bytes.maketrans(b".123456789", bytes(range(10)))
_SCALES = {"level": "own", "er": "se", "score": "hodoku"}
Part: TypeAlias = Generator[None, None, dict[str, object]]


def answer(request: ManyRequest, clock: Clock) -> Work[ManyData]:
    """Answer each question about all puzzles, one question after the other."""
    geometry = board(request["board"])
    lines = request["lines"].split("\n")
    found: dict[str, object] = {}
    puzzles: Sequence[Puzzle] = ()
    rules = request.get("rules", ())
    for question in request["questions"]:
        if question in ("status", "minimal") and geometry.name == "9" and not rules and plain.is_available():
            found |= yield from _in_blocks(question, _givens(request["lines"]))
            continue
        read = parse_numbers if " " in lines[0] else parse_line
        puzzles = puzzles or [_ruled(read(line, geometry), rules) for line in lines]
        scale = _SCALES.get(question)
        found |= yield from (_rated(puzzles, scale, clock) if scale else _ONE_BY_ONE[question](puzzles, clock))
    return cast(ManyData, found)


def _ruled(puzzle: Puzzle, rules: Sequence[str]) -> Puzzle:
    return asked(puzzle.geometry.name, puzzle.givens, rules) if rules else puzzle


def _givens(text: str) -> bytes:
    """Turn canonical lines of 9 x 9 into what the kernel takes. Raises FormatError for any other."""
    data = text.encode("ascii", "replace")
    count, odd = divmod(len(data) + 1, plain.CELLS + 1)
    is_plain = not odd and not data.translate(None, b".123456789\n") and data.count(b"\n") == count - 1
    if is_plain and data[plain.CELLS :: plain.CELLS + 1].count(b"\n") == count - 1:
        return data.translate(_VALUES, b"\n")
    return b"".join(bytes(parse_line(line, board("9")).givens) for line in text.split("\n"))


def _in_blocks(question: str, givens: bytes) -> Part:
    """Answer with the kernel, PART puzzles at a time."""
    signs = ""
    for first in range(0, len(givens), PART * plain.CELLS):
        yield
        block = givens[first : first + PART * plain.CELLS]
        kinds = plain.kinds(block)
        signs += kinds.translate(_KINDS).decode() if question == "status" else "".join(_minimal_signs(block, kinds))
    return {question: signs}


def _minimal_signs(block: bytes, kinds: bytes) -> Iterator[str]:
    cells = plain.CELLS
    unique = [block[cells * at : cells * (at + 1)] for at, kind in enumerate(kinds) if kind == plain.UNIQUE]
    spare = plain.spare(b"".join(unique))
    for kind in kinds:
        can_go = next(spare) if kind == plain.UNIQUE else b""
        yield "-" if kind != plain.UNIQUE else "?" if can_go is None else "0" if any(can_go) else "1"


def _statuses(puzzles: Sequence[Puzzle], clock: Clock) -> Part:
    signs = ""
    for puzzle in puzzles:
        yield
        signs += SIGNS[engine.solve(puzzle, budget=_budget(clock)).status]
    return {"status": signs}


def _budget(clock: Clock) -> Budget:
    """Make the budget of one puzzle, by the clock of the door."""
    return Budget(seconds=PATIENCE, clock=clock)


def _solutions(puzzles: Sequence[Puzzle], clock: Clock) -> Part:
    found = list[str]()
    for puzzle in puzzles:
        yield
        solved = engine.solve(puzzle, budget=_budget(clock))
        line = line_on(solved.solutions[0], puzzle.geometry) if solved.status == "unique" else ""
        found.append(line)
    return {"solution": found}


def _minimal(puzzles: Sequence[Puzzle], clock: Clock) -> Part:
    signs = ""
    for puzzle in puzzles:
        yield
        try:
            unique = engine.is_unique(puzzle, budget=_budget(clock))
            signs += "-" if not unique else "0" if engine.redundant(puzzle, budget=_budget(clock)) else "1"
        except engine.Timeout:
            signs += "?"
    return {"minimal": signs}


def _symmetries(puzzles: Sequence[Puzzle], clock: Clock) -> Part:
    """Name the symmetry that the places of the givens have: of several the one with the most turns has the others."""
    names = sorted(SYMMETRIES, key=lambda name: -len(SYMMETRIES[name]))
    found = list[str]()
    for puzzle in puzzles:
        yield
        clues = sum(1 << cell for cell, value in enumerate(puzzle.givens) if value)
        found.append(next(name for name in names if is_symmetric(puzzle.geometry.size, clues, name)))
    return {"symmetry": found}


def _canonical(puzzles: Sequence[Puzzle], clock: Clock) -> Part:
    found = list[str]()
    for puzzle in puzzles:
        yield
        if puzzle.rules:  # what its isomorphs are is not known
            found.append("")
            continue
        try:
            found.append(line_on(canonical(puzzle.geometry, puzzle.givens).least, puzzle.geometry))
        except (InputError, Unavailable):
            found.append("")
    return {"canonical": found}


def _rated(puzzles: Sequence[Puzzle], scale: str, clock: Clock) -> Part:
    """Rate on one scale those that have one solution, each as far as the patience goes."""
    known = list[rating.Rating]()
    for puzzle in puzzles:
        yield
        found = engine.solve(puzzle, budget=_budget(clock))
        unique = found.status == "unique"
        known.append((yield from _rating(puzzle, found.solutions[0], scale, clock)) if unique else rating.Rating())
    if scale == "own":
        names = [one.hardest.get("own", "") for one in known]
        titles = [name_of(name) if name else "" for name in names]
        return {"level": [one.level for one in known], "hardest": titles}
    if scale == "hodoku":
        return {"score": [one.hodoku_score for one in known]}
    return {name: [getattr(one, name) for one in known] for name in ("er", "ep", "ed")}


def _rating(puzzle: Puzzle, solution: Sequence[int], scale: str, clock: Clock) -> Generator[None, None, rating.Rating]:
    task = rating.work(puzzle, (scale,), solution=solution)
    return retold(rating.bounded(task, _budget(clock)), lambda told: None)


_ONE_BY_ONE: dict[str, Callable[[Sequence[Puzzle], Clock], Part]] = {
    "status": _statuses,
    "solution": _solutions,
    "minimal": _minimal,
    "symmetry": _symmetries,
    "canonical": _canonical,
}
