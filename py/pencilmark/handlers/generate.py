"""Makes puzzles for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from pencilmark import __version__
from pencilmark.errors import WishError
from pencilmark.generator import Made, Progress, Wish
from pencilmark.generator.batch import Item, Means, Order, batch
from pencilmark.handlers import Cancelled, Clock
from pencilmark.handlers.read import board_data
from pencilmark.model import Puzzle
from pencilmark.protocol import GenerateData, GenerateRequest, MadePuzzle, Note, PuzzleData, WishData, Work

MOST = 1000


def wheels(request: GenerateRequest) -> Sequence[str]:
    """Name the wheels for boards that only python-sat can fill."""
    return ("six", "python-sat") if wish_of(request["wish"]).geometry.size > 16 else ()


def wish_of(data: WishData) -> Wish:
    """Turn the page's words into a wish. Raises WishError or BoardError."""
    fields: dict[str, Any] = dict(data)
    if "clues" in fields:
        fields["clues"] = tuple(fields["clues"])
    return Wish(**fields)


def answer(request: GenerateRequest, clock: Clock) -> Work[GenerateData]:
    """Make the puzzles; when stopped, give those that are made, or else the one nearest to the wish."""
    count, seed = request["count"], request["seed"]
    if not 1 <= count <= MOST:
        raise WishError("bad-count", f"expected 1 to {MOST} puzzles, found {count}")
    made: list[MadePuzzle] = []
    best: Made | None = None
    try:
        for found in batch([Order(wish_of(request["wish"]), count)], seed, Means(scales=("own",))):
            if isinstance(found, Progress):
                best = found.best
                yield Note(done=len(made) / count, text=_words(len(made), count, found))
            elif isinstance(found, Item):
                made.append(_made(found.made.puzzle, found.seed, found.rating.level))
                yield Note(done=len(made) / count, text=_words(len(made), count, None))
            else:
                raise found
    except Cancelled:
        if not made and not best:
            raise
    is_best = not made and best is not None
    if best and is_best:
        made.append(_made(best.puzzle, seed, None))
    return GenerateData(puzzles=made, is_best=is_best, seed=seed, version=__version__)


def _words(made: int, count: int, progress: Progress | None) -> str:
    done = f"{made} of {count} made" if count > 1 else ""
    tried = f"{progress.tried:,} tried, the best is {1 - progress.distance:.0%} right" if progress else ""
    return "; ".join(filter(None, (done, tried)))


def _made(puzzle: Puzzle, seed: int, level: str | None) -> MadePuzzle:
    none = [0] * puzzle.geometry.cell_count
    data = PuzzleData(
        board=board_data(puzzle.geometry),
        givens=list(puzzle.givens),
        placed=none,
        candidates=cast(list[list[int]], [[] for _ in none]),
        format="generated",
    )
    return MadePuzzle(puzzle=data, clues=puzzle.clue_count, seed=seed, level=level)
