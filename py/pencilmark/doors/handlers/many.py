"""Answers questions about many puzzles: the ordinary board in blocks, others one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, repeat
from typing import TypeAlias, cast

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import InputError, Unavailable
from pencilmark.board.line import line_on, parse_either, parse_line
from pencilmark.board.masks import where
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Budget, Cancelled, retold
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.handlers.pieces import asked
from pencilmark.doors.protocol.many import ManyData, ManyRequest, SurveyData, SurveyedData, SurveyRequest
from pencilmark.doors.protocol.pieces import AskedPuzzle
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine import plain
from pencilmark.engine.isomorphs import canonical, isomorphs
from pencilmark.exchange.text.single import parse_candidates
from pencilmark.human import rating
from pencilmark.human.guarded import guarded
from pencilmark.human.levels import name_of
from pencilmark.human.logic import all_steps
from pencilmark.human.ruled.ladder import called
from pencilmark.human.ruled.seen import with_sight
from pencilmark.make.symmetry import SYMMETRIES, is_symmetric, symmetries_on

PATIENCE = 10.0
"""Seconds for one question about one puzzle, so that a list does not end at one that takes forever."""
PART = 500
"""Puzzles of a block between two looks at the messages."""
SIGNED = ("status", "minimal")
"""Questions whose answer is a sign for each puzzle; that of others is a text each."""
SIGNS = {"none": "0", "unique": "1", "multiple": "2", "timeout": "?"}
_KINDS = bytes.maketrans(bytes((plain.NONE, plain.UNIQUE, plain.MULTIPLE, plain.LATE)), b"012?")
_VALUES = bytes.maketrans(b".123456789", bytes(range(10)))
_SCALES = {"level": "own", "er": "se", "score": "hodoku"}
Part: TypeAlias = Generator[None, None, dict[str, object]]
Budgets: TypeAlias = Callable[[], Budget]
"""Makes the budget of one question about one puzzle, by the clock of the door."""


def many(request: ManyRequest, clock: Clock) -> Work[ManyData]:
    """Answer each question about all puzzles, one question after the other."""
    geometry = board(request["board"])
    lines = request["lines"].split("\n")
    found: dict[str, object] = {}
    puzzles: Sequence[Puzzle] = ()
    rules = request.get("rules", ())
    budget = partial(Budget, seconds=PATIENCE, clock=clock)
    for question in request["questions"]:
        if question in _IN_BLOCKS and geometry.is_classic and not rules and plain.is_available():
            found |= yield from _in_blocks(question, _givens(request["lines"]))
            continue
        puzzles = puzzles or [_ruled(parse_either(line, geometry), rules) for line in lines]
        if question == "technique":
            found |= yield from _steps(puzzles, request.get("technique", ""))
            continue
        scale = _SCALES.get(question)
        found |= yield from (_on_scale(puzzles, scale, budget) if scale else _one_by_one(question, puzzles, budget))
    return cast(ManyData, found)


def _ruled(puzzle: Puzzle, rules: Sequence[str]) -> Puzzle:
    """Return a *puzzle* with *rules*, if there are any."""
    if not rules:
        return puzzle
    return asked(AskedPuzzle(board=puzzle.geometry.name, givens=list(puzzle.givens), rules=list(rules)))


def _givens(text: str) -> bytes:
    """Turn canonical 9 x 9 lines into what the kernel takes. Raises FormatError for any other line."""
    data = text.encode("ascii", "replace")
    count, odd = divmod(len(data) + 1, plain.CELLS + 1)
    is_plain = not odd and not data.translate(None, b".123456789\n") and data.count(b"\n") == count - 1
    if is_plain and data[plain.CELLS :: plain.CELLS + 1].count(b"\n") == count - 1:
        return data.translate(_VALUES, b"\n")
    return b"".join(bytes(parse_line(line, board("9")).givens) for line in text.split("\n"))


def _in_blocks(question: str, givens: bytes) -> Part:
    """Answer with the kernel, PART puzzles at a time."""
    parts = list[Sequence[str]]()
    for first in range(0, len(givens), PART * plain.CELLS):
        yield
        parts.append(_IN_BLOCKS[question](givens[first : first + PART * plain.CELLS]))
    return {question: "".join(map("".join, parts)) if question in SIGNED else list(chain.from_iterable(parts))}


def _status_signs(block: bytes) -> str:
    return plain.kinds(block).translate(_KINDS).decode()


def _solution_lines(block: bytes) -> list[str]:
    """Write the only solution of each puzzle of a block; one that takes long has none, since its status is unknown."""
    return [plain.line_of(one.solution) if one.kind == plain.UNIQUE else "" for one in plain.solutions(block)]


def _minimal_signs(block: bytes) -> str:
    return "".join(_minimal_of(block, plain.kinds(block)))


def _minimal_of(block: bytes, kinds: bytes) -> Iterator[str]:
    cells = plain.CELLS
    unique = [block[cells * at : cells * (at + 1)] for at, kind in enumerate(kinds) if kind == plain.UNIQUE]
    spare = plain.spare(b"".join(unique))
    for kind in kinds:
        can_go = next(spare) if kind == plain.UNIQUE else b""
        yield "-" if kind != plain.UNIQUE else "?" if can_go is None else "0" if any(can_go) else "1"


def _least_lines(block: bytes) -> list[str]:
    """Write the least isomorphs of a block; those that the kernel leaves are found by Python, or empty."""
    quick, cells = isomorphs(), plain.CELLS
    found = quick.leasts(block) if quick else repeat(None, len(block) // cells)
    return [
        plain.line_of(one[0]) if one else _least_line(Puzzle(board("9"), tuple(block[cells * at : cells * (at + 1)])))
        for at, one in enumerate(found)
    ]


_IN_BLOCKS: dict[str, Callable[[bytes], Sequence[str]]] = {
    "status": _status_signs,
    "solution": _solution_lines,
    "minimal": _minimal_signs,
    "canonical": _least_lines,
}


def _one_by_one(question: str, puzzles: Sequence[Puzzle], budget: Budgets) -> Part:
    """Answer a question about each of the *puzzles*."""
    found = list[str]()
    for puzzle in puzzles:
        yield
        found.append(_ONE_BY_ONE[question](puzzle, budget))
    return {question: "".join(found) if question in SIGNED else found}


def _status(puzzle: Puzzle, budget: Budgets) -> str:
    return SIGNS[engine.solve(puzzle, budget=budget()).status]


def _solution(puzzle: Puzzle, budget: Budgets) -> str:
    solved = engine.solve(puzzle, budget=budget())
    return line_on(solved.solutions[0], puzzle.geometry) if solved.status == "unique" else ""


def _minimal(puzzle: Puzzle, budget: Budgets) -> str:
    try:
        if not engine.is_unique(puzzle, budget=budget()):
            return "-"
        return "0" if engine.redundant(puzzle, budget=budget()) else "1"
    except engine.Timeout:
        return "?"


def _symmetry(puzzle: Puzzle, budget: Budgets) -> str:
    """Name the symmetry of the places of the givens: the largest group, if there are several."""
    clues = where(puzzle.givens)
    names = sorted(symmetries_on(puzzle.geometry), key=lambda name: -len(SYMMETRIES[name]))
    return next(name for name in names if is_symmetric(puzzle.geometry, clues, name))


def _canonical(puzzle: Puzzle, budget: Budgets) -> str:
    return "" if puzzle.rules else _least_line(puzzle)  # isomorphs of puzzles with rules are not defined


def _least_line(puzzle: Puzzle) -> str:
    try:
        return line_on(canonical(puzzle.geometry, puzzle.givens).least, puzzle.geometry)
    except (InputError, Unavailable):
        return ""


_ONE_BY_ONE: dict[str, Callable[[Puzzle, Budgets], str]] = {
    "status": _status,
    "solution": _solution,
    "minimal": _minimal,
    "symmetry": _symmetry,
    "canonical": _canonical,
}


def _steps(puzzles: Sequence[Puzzle], name: str) -> Part:
    """Count the steps of the technique called *name* at the start of each of the *puzzles*. Raises WishError."""
    found = list[int]()
    for puzzle in puzzles:
        yield
        position = guarded(Position.of(with_sight(puzzle)))
        found.append(sum(1 for _ in all_steps(position, called(name, position))))
    return {"technique": found}


def _on_scale(puzzles: Sequence[Puzzle], scale: str, budget: Budgets) -> Part:
    """Rate the puzzles with one solution on one scale, with a time limit for each."""
    known = list[rating.Rating]()
    for puzzle in puzzles:
        yield
        found = engine.solve(puzzle, budget=budget())
        unique = found.status == "unique"
        known.append((yield from _rated(puzzle, found.solutions[0], (scale,), budget)) if unique else rating.Rating())
    if scale == "own":
        names = [one.hardest.get("own", "") for one in known]
        titles = [name_of(name) if name else "" for name in names]
        return {"level": [one.level for one in known], "hardest": titles}
    if scale == "hodoku":
        return {"score": [one.hodoku_score for one in known]}
    return {name: [getattr(one, name) for one in known] for name in ("er", "ep", "ed")}


def _rated(
    puzzle: Puzzle, solution: Sequence[int], scales: tuple[str, ...], budget: Budgets
) -> Generator[None, None, rating.Rating]:
    """Rate one puzzle within its time limit."""
    return retold(rating.bounded(rating.work(puzzle, scales, solution=solution), budget()), lambda told: None)


def survey(request: SurveyRequest, clock: Clock) -> Work[SurveyData]:
    """Report how many solutions each puzzle has and, if asked, how hard it is; if cancelled, for those done."""
    counts, puzzles = Counter[str](), request["puzzles"]
    for number, one in enumerate(puzzles):
        if len(one) < 2:
            expected, place = say("survey-board-line"), f"puzzles[{number}]"
            raise InputError("bad-request/type", expected=expected, place=place, found=repr(one)[:40])
    rules = request.get("rules", [])
    try:
        for number, one in enumerate(puzzles):
            puzzle = _puzzle(one, rules[number] if number < len(rules) else ())
            told = yield from _told(number, puzzle, request["rate"], clock)
            counts[told["status"]] += 1
            yield Note(
                done=(number + 1) / len(puzzles),
                text=say("surveyed", number=number + 1, total=len(puzzles)),
                surveyed=[told],
            )
    except Cancelled:
        pass
    done = sum(counts.values())
    return SurveyData(done=done, unique=counts["unique"], multiple=counts["multiple"], none=counts["none"])


def _puzzle(parts: Sequence[str], rules: Sequence[str]) -> Puzzle:
    """Read a puzzle from the name of a board, a line, and its own candidates if it has any; add its *rules*."""
    name, line, *own = parts
    geometry = board(name)
    puzzle = _ruled(parse_either(line, geometry), rules)
    return replace(puzzle, candidates=parse_candidates(own[0], geometry).candidates) if own else puzzle


def _told(number: int, puzzle: Puzzle, rate: bool, clock: Clock) -> Generator[None, None, SurveyedData]:
    budget = partial(Budget, seconds=PATIENCE, clock=clock)
    answer = yield from engine.first_slowly(puzzle, 2, budget=budget())
    told = SurveyedData(index=number, status=answer.status)
    if answer.solutions:
        told["solution"] = list(answer.solutions[0])
    if rate and answer.status == "unique":
        known = yield from _rated(puzzle, answer.solutions[0], ("own", "se"), budget)
        told |= {"level": known.level, "er": known.er}
    return told


HANDLERS = {"many": Handler(many, timed=True), "survey": Handler(survey, timed=True)}
