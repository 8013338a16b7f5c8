"""Chapters of puzzles with a variant: made as many as wished, none twice, the easiest to prove first."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random

from pencilmark.board.canon import turns
from pencilmark.board.errors import PencilmarkError, Unavailable
from pencilmark.engine import many
from pencilmark.make.generator.batch import seeds
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.wish import Progress, VariantPuzzle, VariantWish

MOST_REPEATED = 50
FEW = 4


@dataclass(frozen=True, slots=True)
class SetPuzzle:
    """A puzzle with a variant, and the *seed* that gives it again."""

    made: VariantPuzzle
    seed: int


def set_puzzles(
    wish: VariantWish, count: int, seed: int, executor: Executor | None = None
) -> Iterator[Progress | SetPuzzle]:
    """Make *count* puzzles of a *wish*, the same ones with an *executor* and without.

    No two have solutions that become each other by turning or mirroring the board, so the puzzles differ however
    turned. Raises PencilmarkError when the wish cannot be met, or no more differ.

    >>> [len(found.made.puzzle.rules) > 0 for found in set_puzzles(VariantWish("killer", "4"), 1, 5)
    ...  if isinstance(found, SetPuzzle)]
    [True]
    """
    known = set[tuple[int, ...]]()
    repeated = 0
    for found in _answers(wish, count, seed, executor):
        if isinstance(found, PencilmarkError):
            raise found
        if isinstance(found, Progress):
            yield found
            continue
        key = _least_turn(found)
        repeated = repeated + 1 if key in known else 0
        if repeated > MOST_REPEATED:
            raise Unavailable("no-more", "there seem to be no more puzzles that differ from those made")
        if not repeated:
            known.add(key)
            yield found
        if len(known) == count:
            return


def _least_turn(found: SetPuzzle) -> tuple[int, ...]:
    solution = found.made.solution
    return min(tuple(solution[cell] for cell in turned) for turned in turns(found.made.puzzle.geometry))


def _answers(
    wish: VariantWish, count: int, seed: int, executor: Executor | None
) -> Iterator[Progress | SetPuzzle | PencilmarkError]:
    stream = seeds(seed)
    while executor:  # as many as are wanted, then a few in place of those that came twice
        yield from many.map(partial(_make, wish), islice(stream, count), executor, chunk=1)
        count = FEW
    for own in stream:
        yield from _make_slowly(wish, own)


def _make(wish: VariantWish, seed: int) -> SetPuzzle:
    return next(found for found in _make_slowly(wish, seed) if isinstance(found, SetPuzzle))


def _make_slowly(wish: VariantWish, seed: int) -> Iterator[Progress | SetPuzzle]:
    for found in generate(Random(seed), wish):
        yield SetPuzzle(found, seed) if isinstance(found, VariantPuzzle) else found
