"""Rate a puzzle on every scale: Sukaku Explainer's ER, EP and ED, HoDoKu's score and level, our own level.

There is one definition, used everywhere. The first two scales are for the ordinary 9 x 9 board; other boards get our
own level and the histogram of techniques.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import takewhile
from math import inf
from typing import NamedTuple, TypeAlias

from pencilmark import engine
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.board.task import FOREVER, Budget, Running, Task, finished
from pencilmark.human import effort, sukaku
from pencilmark.human.depth import Depth
from pencilmark.human.depth import work as fathom
from pencilmark.human.effort import Minutes, minutes_of
from pencilmark.human.guarded import knowing
from pencilmark.human.hodoku_path import Filling
from pencilmark.human.hodoku_path import walk as walk_hodoku
from pencilmark.human.levels import (
    hardest_score,
    hodoku_score,
    is_beyond,
    level_of,
    plain_level,
    rate_hodoku,
    technique_of,
)
from pencilmark.human.logic import Path, apply, next_step, singles_first
from pencilmark.human.ruled.ladder import ladder_for, nets_first
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.singles_in_a_row import Taken, plain_in_a_row, singles_in_a_row
from pencilmark.human.techniques.ladders import HODOKU, ONE_SOLUTION, PLAIN, SINGLES, TEACHING, climb, rung_of
from pencilmark.human.techniques.technique import LEVELS, HodokuLevel, Level, Technique

SCALES = ("own", "hodoku", "se")
CLASS_SCALE = "class"
"""Sukaku Explainer's scale for the least isomorph of the puzzle: it takes as long as the scale itself."""
DEPTH_SCALE = "depth"
"""What singles do, the depth of trial and error, and backdoors: see `pencilmark.human.depth`."""

EVERY = (*SCALES, CLASS_SCALE, DEPTH_SCALE)

LOGIC = tuple(takewhile(lambda name: not is_beyond(name), TEACHING))
"""The teaching ladder up to where everything further would make a puzzle Beyond."""


@dataclass(frozen=True, slots=True, repr=False)
class Rating:
    """The ratings on all scales; None if a scale does not cover the board, was not asked for or was interrupted.

    *er*, *ep* and *ed* are for the puzzle as given, *class_er* is for the least of its isomorphs. *er_at_least* is the
    ER of the steps found so far: if *er* is None, a search was interrupted or nothing more was found. *effort* is the
    effort within the level, 1 to 5, and *points* is what our own path takes, for classic puzzles (see `effort`). *ways*
    counts, for each scale, the techniques of its path in the order they first came up, *hardest* names the hardest of
    them. *clue_score* is for puzzles with rules: the score of the hardest step of our own path, if that solves them.
    Our own path ends where only what is Beyond would help; *solved_by_logic* says whether it reaches the solution
    before. *unfinished* lists the scales that were interrupted or not begun.
    """

    er: float | None = None
    ep: float | None = None
    ed: float | None = None
    class_er: float | None = None
    er_at_least: float | None = None
    hodoku_score: int | None = None
    hodoku_level: HodokuLevel | None = None
    level: Level | None = None
    effort: int | None = None
    points: int | None = None
    clue_score: int | None = None
    ways: dict[str, dict[str, int]] = field(default_factory=dict)
    solved_by_logic: bool = False
    depth: Depth | None = None
    hardest: dict[str, str] = field(default_factory=dict)
    unfinished: tuple[str, ...] = ()

    @property
    def histogram(self) -> dict[str, int]:
        """Count the techniques of our own path."""
        return self.ways.get("own", {})

    @property
    def order(self) -> tuple[float, ...]:
        """Return a key that sorts puzzles as their labels do: level, effort, then the other scores.

        >>> Rating(level="Hard", effort=1, er=5.6).order < Rating(level="Hard", effort=5, er=4.2).order
        True
        """
        level = LEVELS.index(self.level) if self.level else len(LEVELS)
        return level, self.effort or 0, self.er or inf, self.hodoku_score or 0, self.clue_score or 0

    @property
    def minutes(self) -> Minutes | None:
        """Return how long people take for a classic puzzle; None if that is not known."""
        return minutes_of(self.level, self.points) if self.level and self.points else None

    def __repr__(self) -> str:
        level = f"{self.level} {self.effort}" if self.level and self.effort else self.level
        scales = [f"ER {self.er}" if self.er is not None else None]
        scales.append(f"HoDoKu {self.hodoku_level} {self.hodoku_score}" if self.hodoku_level else None)
        return f"<Rating {', '.join(filter(None, [level, *scales])) or 'unknown'}>"

    def on(self, scale: str, counts: dict[str, int], hardest: str) -> Rating:
        """Return the rating with the path of a *scale* added."""
        named = self.hardest | {scale: hardest} if hardest else self.hardest
        return replace(self, ways=self.ways | {scale: counts}, hardest=named)


class Report(NamedTuple):
    """What is *known* of a rating so far, and what is being tried (*doing*)."""

    known: Rating
    doing: Phrase


Work: TypeAlias = Task[Report, Rating]


def rate(
    puzzle: Puzzle,
    scales: Iterable[str] = SCALES,
    budget: Budget = FOREVER,
    mode: sukaku.Mode = "default",
    solution: Sequence[int] = (),
) -> Rating:
    """Rate *puzzle*, which should have one solution, on *scales* (of SCALES, CLASS_SCALE and DEPTH_SCALE).

    If the *budget* ends first, the result is what is known by then, and *unfinished* says what is missing. *mode* is
    that of Sukaku Explainer; the *solution*, if known, guards the steps.

    >>> line = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."
    >>> found = rate(Puzzle(board("9"), tuple(int(c.replace(".", "0")) for c in line)))
    >>> found.er, found.hodoku_score, found.hodoku_level, found.level
    (1.2, 274, 'Easy', 'Beginner')
    """
    task = work(puzzle, scales, mode, solution)
    return finished(task if budget is FOREVER else bounded(task, budget))


def bounded(task: Work, budget: Budget) -> Work:
    """Pass a rating on until the *budget* is spent; its result is what is known by then."""
    running, known = Running(task), Rating()
    for report in running:
        known = report.known
        yield report
        if budget.is_spent():
            return known
    return running.result


def first_of(task: Work, most: int) -> Rating:
    """Return what a rating knows after *most* of its reports, or all of it: the same on every machine.

    A report that is repeated, as happens while a technique takes long, counts once.

    >>> puzzle = Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12)
    >>> first_of(work(puzzle, ("own",)), 1).level, first_of(work(puzzle, ("own",)), 10**6).level
    (None, 'Beyond')
    """
    running, known, last, count = Running(task), Rating(), None, 0
    for report in running:
        count += report is not last
        if count > most:
            return known
        known, last = report.known, report
    return running.result


def work(
    puzzle: Puzzle,
    scales: Iterable[str] = SCALES,
    mode: sukaku.Mode = "default",
    solution: Sequence[int] = (),
    subtle: Sequence[Step] = (),
) -> Work:
    """Rate *puzzle* little by little: yield what is known so far, often, and return the whole rating.

    No scale knows boards whose values begin with 0. The *solution*, if known, guards the steps. *subtle* are the first
    steps of our own path beyond what is PLAIN, if they are known: they need not be found again.
    """
    start = Position.of(with_sight(puzzle))
    start = knowing(start, solution) if solution else start
    asked = frozenset(scales if puzzle.geometry.first else ())
    classic = puzzle.geometry.is_classic and not puzzle.rules
    todo = [name for name in EVERY if name in asked and (classic or name == "own")]
    found = Rating(unfinished=tuple(todo))
    for name in todo:
        if name == "own":
            found = yield from _own(puzzle, start, found, subtle)
        elif name == "hodoku":
            found = yield from _hodoku(puzzle, start, found)
        elif name == "se":
            found = yield from _se(start, found, mode)
        elif name == CLASS_SCALE:
            found = yield from _class(puzzle, found, mode)
        else:
            found = yield from _depth(puzzle, found)
        found = replace(found, unfinished=found.unfinished[1:])
    return found


def _own(puzzle: Puzzle, start: Position, found: Rating, known: Sequence[Step]) -> Work:
    path, steps, waiting = Path(start), iter(known), list[Step]()
    names = tuple(name for name in LOGIC if not (puzzle.candidates and name in ONE_SOLUTION))
    singles, subtle = singles_first(ladder_for(path.position, names))
    places = [technique.id for technique in (*singles, *subtle)]
    has_effort, spent = effort.is_known(puzzle.geometry) and not puzzle.rules, 0
    plain = [one for one in subtle if one.id in PLAIN] if known else ()
    while not path.is_solved and path.position.contradiction() is None:
        in_a_row = plain_in_a_row(path.position, singles, subtle) or singles_in_a_row(path.position, singles)
        if in_a_row and in_a_row.steps:
            spent += yield from _plainly(path, in_a_row.steps, () if known else subtle, found)
            path.position = in_a_row.position
            continue
        step = None if in_a_row else next_step(path.position, singles)
        if step:
            yield _on_step(found, path, technique_of(step.technique).name)
        else:
            left = () if in_a_row and in_a_row.is_plain else plain
            step = next_step(path.position, left) or next(steps, None) or _useful(path.position, waiting)
        if step is None:
            waiting = yield from _subtle(path, subtle, found)
            if not waiting:
                break
            subtle, step = nets_first(subtle, waiting[0]), waiting.pop(0)
        spent += effort.points_of(path.position, step) if has_effort else 0
        path.steps.append(step)
        path.position = apply(path.position, step)
    level = plain_level(path.steps, path.is_solved)
    different = dict.fromkeys(step.technique for step in path.steps)
    hardest = max(different, key=partial(_own_rank, places)) if different and path.is_solved else ""
    if puzzle.rules and path.is_solved:
        found = replace(found, clue_score=hardest_score(path.steps))
    counts = path.histogram()
    if has_effort:
        is_usual = puzzle.geometry.is_classic and not puzzle.candidates
        found = replace(found, effort=effort.effort_of(level, spent), points=spent if is_usual else None)
    return replace(found, level=level, solved_by_logic=path.is_solved).on("own", counts, hardest)


def _useful(position: Position, waiting: list[Step]) -> Step | None:
    """Take the first of the steps *waiting* that still does something, and those before it away."""
    while waiting:
        step = waiting.pop(0)
        gone = any(position.cell_digits[cell] >> value - 1 & 1 for cell, value in step.eliminations)
        if gone or not all(position.values[cell] for cell, _ in step.placements):
            return step
    return None


def _subtle(path: Path, ladder: Sequence[Technique], found: Rating) -> Task[Report, list[Step]]:
    """Find the next steps of our own *path* up a *ladder*; report whenever another technique is tried."""
    for technique in ladder:
        report = _on_step(found, path, technique.name)
        yield report
        search = Running(technique.search_slowly(path.position))
        for _ in search:
            yield report
        if search.result:
            return search.result
    return []


def _plainly(path: Path, row: Sequence[Taken], ladder: Sequence[Technique], found: Rating) -> Task[Report, int]:
    """Add the steps of a *row* to a *path*; report as if they had been found up a *ladder*, and return their points.

    Singles are reported when they are found, other techniques when they are tried: all up to the one that is found.
    """
    points = 0
    for step, empty, open_ in row:
        if step.technique in SINGLES:
            yield _on_step(found, path, technique_of(step.technique).name)
            points += effort.points_of_single(step, empty, open_)
        else:
            for technique in ladder:
                yield _on_step(found, path, technique.name)
                if technique.id == step.technique:
                    break
            points += effort.points_of(path.position, step)
        path.steps.append(step)
    return points


def _on_step(found: Rating, path: Path, name: str) -> Report:
    """Return a report of the technique that is tried for the next step of our own *path*."""
    return Report(found, phrase("rating-own", step=len(path.steps) + 1, technique=name))


def _own_rank(places: Sequence[str], technique: str) -> tuple[int, int]:
    """Return what sorts a *technique* by its level, then by the rung of the ladder (*places*) that finds it."""
    rung = rung_of(technique) or technique
    return LEVELS.index(level_of(technique)), places.index(rung) if rung in places else len(places)


def _hodoku(puzzle: Puzzle, start: Position, found: Rating) -> Work:
    steps: list[Step] = []
    grid = Filling(puzzle, start.truth)
    for step in walk_hodoku(grid, climb(HODOKU)):
        steps.append(step)
        yield Report(found, phrase("rating-hodoku", step=len(steps) + 1))
    if grid.empty_count:
        return found
    score, level = rate_hodoku(steps)
    different = dict[str, Step]()
    for step in steps:
        different.setdefault(step.technique, step)
    hardest = max(different.values(), key=lambda step: hodoku_score(step.technique)[::-1]).technique if steps else ""
    counts = Path(grid.position(), steps).histogram()
    return replace(found, hodoku_score=score, hodoku_level=level).on("hodoku", counts, hardest)


def _se(start: Position, found: Rating, mode: sukaku.Mode) -> Work:
    told = _NOTHING
    for rated in sukaku.work(start, mode):
        # most steps of a plain puzzle change no figure: report only if one changes, or another rung is searched
        if rated[:4] != told[:4] or rated.trying != told.trying:
            report = Report(_known_of(found, rated), phrase("rating-se", trying=_trying(rated)))
        told = rated
        yield report
    return found if told is _NOTHING else _known_of(found, told)


_NOTHING = sukaku.SukakuRating()


def _known_of(found: Rating, rated: sukaku.SukakuRating) -> Rating:
    known = replace(found, er_at_least=rated.er, ep=rated.ep or None, ed=rated.ed or None)
    known = known.on("se", dict(rated.techniques), rated.hardest)
    return replace(known, er=rated.er) if rated.solved else known


def _class(puzzle: Puzzle, found: Rating, mode: sukaku.Mode) -> Work:
    for rated in sukaku.work(Position.of(sukaku.least(puzzle)), mode):
        yield Report(found, phrase("rating-class", trying=_trying(rated)))
        if rated.solved:
            found = replace(found, class_er=rated.er)
    return found


def _depth(puzzle: Puzzle, found: Rating) -> Work:
    for known in fathom(puzzle, engine.first(puzzle).solutions[0]):
        found = replace(found, depth=known)
        yield Report(found, phrase("rating-depth", singles=known.singles))
    return found


def _trying(rated: sukaku.SukakuRating) -> Phrase:
    if not rated.trying:
        return phrase("rating-next", er=rated.er)
    return phrase("rating-rung", er=rated.er, rung=rated.trying.replace("-", " "))
