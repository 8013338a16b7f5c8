"""Rate a puzzle on every scale: Sukaku Explainer's ER, EP and ED, HoDoKu's score and level, our own level.

One definition, used everywhere. The first two scales are for the ordinary 9 x 9 board; other boards
get our own level and the histogram of techniques.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace

from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.human import sukaku
from pencilmark.human.hodoku_path import Grid
from pencilmark.human.hodoku_path import walk as walk_hodoku
from pencilmark.human.levels import Level, plain_level
from pencilmark.human.logic import Path, walk
from pencilmark.human.scores import HodokuLevel, rate_hodoku
from pencilmark.human.techniques.ladders import HODOKU, ONE_SOLUTION, TEACHING, climb

SCALES = ("own", "hodoku", "se")
KeepOn = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Rating:
    """What the scales say; None where a scale does not know the board, was not asked for or was interrupted.

    *histogram* counts the techniques of the teaching ladder's path; *solved_by_logic* tells whether that
    path reaches the solution without trial and error.
    """

    er: float | None = None
    ep: float | None = None
    ed: float | None = None
    hodoku_score: int | None = None
    hodoku_level: HodokuLevel | None = None
    level: Level | None = None
    histogram: dict[str, int] = field(default_factory=dict)
    solved_by_logic: bool = False


def rate(
    puzzle: Puzzle,
    scales: tuple[str, ...] = SCALES,
    keep_on: KeepOn | None = None,
    mode: sukaku.Mode = "default",
) -> Rating:
    """Rate *puzzle*, which should have one solution, on *scales*.

    *keep_on* is asked again and again; when it says no, the scales that are finished count. *mode* is that
    of Sukaku Explainer.

    >>> from pencilmark.board.boards import board
    >>> line = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."
    >>> found = rate(Puzzle(board("9"), tuple(int(c.replace(".", "0")) for c in line)))
    >>> found.er, found.hodoku_score, found.hodoku_level, found.level
    (1.2, 274, 'Easy', 'Beginner')
    """
    task = work(puzzle, scales, mode)
    while True:
        try:
            known = next(task)
        except StopIteration as end:
            whole: Rating = end.value
            return whole
        if keep_on and not keep_on():
            return known


def work(
    puzzle: Puzzle, scales: tuple[str, ...] = SCALES, mode: sukaku.Mode = "default"
) -> Generator[Rating, None, Rating]:
    """Rate *puzzle* little by little: yield what is known so far, often, and return the whole rating."""
    found = Rating()
    if "own" in scales:
        found = yield from _own(puzzle, found)
    if "hodoku" in scales and puzzle.geometry.is_classic:
        found = yield from _hodoku(puzzle, found)
    if "se" in scales and puzzle.geometry.is_classic:
        found = yield from _se(puzzle, found, mode)
    return found


def _own(puzzle: Puzzle, found: Rating) -> Generator[Rating, None, Rating]:
    path = Path(Position.of(puzzle))
    ladder = climb(TEACHING, ONE_SOLUTION if puzzle.candidates else ())
    for step, after in walk(path.position, ladder):
        path.steps.append(step)
        path.position = after
        yield found
    histogram = path.histogram()
    is_logical = path.is_solved and "trial-and-error" not in histogram
    level = plain_level(path.steps, path.is_solved)
    return replace(found, level=level, histogram=histogram, solved_by_logic=is_logical)


def _hodoku(puzzle: Puzzle, found: Rating) -> Generator[Rating, None, Rating]:
    steps: list[Step] = []
    grid = Grid(puzzle)
    for step in walk_hodoku(grid, climb(HODOKU)):
        steps.append(step)
        yield found
    if grid.empty_count:
        return found
    score, level = rate_hodoku(steps)
    return replace(found, hodoku_score=score, hodoku_level=level)


def _se(puzzle: Puzzle, found: Rating, mode: sukaku.Mode) -> Generator[Rating, None, Rating]:
    latest = None
    for rated in sukaku.work(puzzle, mode):
        latest = rated
        yield found
    if latest is None or not latest.solved:
        return found
    return replace(found, er=latest.er, ep=latest.ep, ed=latest.ed)
