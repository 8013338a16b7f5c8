"""Many puzzles: distinct up to isomorphism, rated, streaming, and the same for the same seed wherever they are made.

Every puzzle of a batch has its own seed, which gives that puzzle again when asked for alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from itertools import islice, repeat
from math import inf, isqrt
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING

from pencilmark.board.canon import fingerprint, turns
from pencilmark.board.dice import roll
from pencilmark.board.errors import PencilmarkError, Unavailable, WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import NOTHING
from pencilmark.board.task import Running, Task, finished, retold
from pencilmark.engine import many
from pencilmark.engine.answers import Solution
from pencilmark.engine.isomorphs import canonical
from pencilmark.human.rating import Rating, work
from pencilmark.make.fields import rows
from pencilmark.make.formulas.generate import generate as make_formulas
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.generator.search import generate
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.make import generate as set_variant
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.shares import share_of
from pencilmark.make.usual import odds
from pencilmark.make.wish import Wish

if TYPE_CHECKING:
    from concurrent.futures import Executor

SEEDS = 1 << 53
_PUZZLES, _ORDERS = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F
PRESUMED_DUPLICATES, FEW_DUPLICATES = 300, 50
FEW = 8
"""How many puzzles are made at a time to replace those isomorphic to earlier ones."""
RATED_SIZE = 9
RULED = "+"
SMALL_ONES = {16: 3_000, 36: 100_000}
"""How many puzzles are tried on boards of up to this number of cells if nobody says: by then all kinds have come up."""


@dataclass(frozen=True, slots=True)
class Order:
    """A wish, and how many puzzles of it (*count*)."""

    wish: Wish
    count: int = 1


@dataclass(frozen=True, slots=True)
class Means:
    """How a batch is made: *backend*, the *scales* to rate on, and at most how many puzzles to try for each.

    *share* is one of a number of volumes (see `shares`): all solutions belong to it. Raises WishError for no tries.
    """

    backend: str = "auto"
    scales: tuple[str, ...] = ()
    tries: int | None = None
    share: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        if self.tries is not None and self.tries < 1:
            raise WishError("bad-wish/try-more")


Wished = tuple[Wish, int]
"""The wish and the seed that a puzzle is made from."""
Found = Made | PencilmarkError
"""The result for a wish and a seed."""
NOTHING_AHEAD: Mapping[Wished, Found] = MappingProxyType({})
Make = Callable[[Wished], Task[Trying, Made]]
"""Makes the puzzle of a wish and a seed."""


class NotFound(PencilmarkError):
    """No puzzle that fits the wish was found in the number of tries allowed; *best* came nearest."""

    def __init__(self, progress: Trying) -> None:
        if progress.vain:
            super().__init__("not-found/in-vain", sample=progress.vain, bound=odds(progress.vain))
        else:
            super().__init__("not-found/tries", tries=progress.tried)
        self.progress, self.best = progress, progress.best

    def __reduce__(self) -> tuple[object, ...]:
        return NotFound, (self.progress,)


def seeds(seed: int, stream: int = _PUZZLES) -> Iterator[int]:
    """Yield the seeds of the puzzles of a batch: first its own *seed*. Another *stream* has others after that.

    >>> stream = seeds(7)
    >>> next(stream), next(stream) < SEEDS
    (7, True)
    """
    yield seed
    rng = Random(seed ^ stream)
    while True:
        yield roll(rng, SEEDS)


def wished_by(order: Order, start: int) -> Iterator[Wished]:
    """Yield, without end, the wishes and seeds that an *order* takes one after another from the seed *start* on."""
    return zip(repeat(order.wish), seeds(start), strict=False)


def make(means: Means, wished: Wished) -> Made:
    """Make the puzzle of a wish and a seed. Raises NotFound if the tries allowed are used up."""
    return finished(making(means, wished))


def making(means: Means, wished: Wished) -> Task[Trying, Made]:
    """Make the puzzle of a wish and a seed, of whatever kind. Raises NotFound or WishError.

    >>> puzzle = make(Means(), (Wish("4", part=VariantPart("killer")), 5)).puzzle
    >>> puzzle.geometry.name, len(puzzle.rules) > 0
    ('4', True)
    """
    wish, seed = wished
    rng, part = dice(wish, seed), wish.part
    if isinstance(part, VariantPart):
        found = yield from set_variant(rng, wish, part)
    elif isinstance(part, FormulaPart):
        found = yield from make_formulas(rng, wish, part)
    else:
        found = yield from _searching(means, wish, rng)
    if wish.part and not found.rating.level:
        found = replace(found, rating=(yield from _rating(found, means, False)))
    return replace(found, wish=wish, seed=seed)


def _is_of(share: tuple[int, int] | None, solution: Solution) -> bool:
    """Report whether a *solution* belongs to a *share*."""
    return share is None or share_of(solution, isqrt(len(solution)), share[1]) == share[0]


def dice(wish: Wish, seed: int) -> Random:
    """Return the dice of a *wish* and a *seed*: each difficulty has its own, so that two levels share no grid.

    >>> dice(Wish(), 7).random() == Random(7).random(), dice(Wish(level="Easy"), 7).random() == Random(7).random()
    (True, False)
    """
    graded = {row.name for row in rows(Wish) if row.graded}
    said = {name: value for name, value in wish.as_dict().items() if name in graded and value}
    return Random(f"{seed} {json.dumps(said, sort_keys=True)}") if said else Random(seed)


def _searching(means: Means, wish: Wish, rng: Random) -> Task[Trying, Made]:
    search = Running(generate(rng, wish, means.backend, partial(_is_of, means.share)))
    small = [tries for cells, tries in SMALL_ONES.items() if wish.geometry.cell_count <= cells]
    most = min(small, default=inf) if means.tries is None else means.tries
    for told in search:
        is_whole = told.says is NOTHING  # not a grid that is being filled or dug
        if is_whole and told.tried >= most:
            raise NotFound(told)
        yield told
    made = search.result
    if not means.scales:
        return replace(made, steps=())
    rating = yield from _rating(made, means, wish.is_graded)
    return replace(made, rating=rating, steps=())


def _rating(made: Made, means: Means, is_graded: bool) -> Task[Trying, Rating]:
    """Rate a puzzle bit by bit; on large boards, where logic is slow, only if a difficulty is wished."""
    if not means.scales or not (is_graded or made.puzzle.geometry.size <= RATED_SIZE):
        return Rating()
    told = Trying(tried=made.tried, best=made, distance=0.0)
    rating = yield from retold(work(made.puzzle, means.scales, subtle=made.steps), lambda known: told)
    return rating


def batch(
    orders: Sequence[Order],
    seed: int,
    means: Means,
    executor: Executor | None = None,
    place: Place | None = None,
    ahead: Mapping[Wished, Found] = NOTHING_AHEAD,
    one: Make | None = None,
) -> Iterator[Trying | Made | PencilmarkError]:
    """Make all *orders* one after another, of whatever kind; no two puzzles of the batch are isomorphic.

    Without an *executor*, progress comes between puzzles, which *one* makes, or else `making`. A wish not met leaves
    an error. The batch goes on from *place*, and keeps it up to date. What was made *ahead* is not made again.
    """
    place = place or Place()
    for number, (order, start) in enumerate(started(orders, seed)):
        if number < place.order:
            continue
        if number > place.order:
            place.order, place.taken, place.answered = number, 0, 0
        wishes = islice(wished_by(order, start), place.taken, None)
        left, repeated = order.count - place.answered, 0
        for found in _answers(means, wishes, left, executor, ahead, one) if left > 0 else ():
            if isinstance(found, Trying):
                yield found
                continue
            place.taken += 1
            if isinstance(found, Made) and not _is_of(means.share, found.solution):
                continue
            if isinstance(found, Made):
                repeated = 0 if place.known.add(found) else repeated + 1
                if repeated > (FEW_DUPLICATES if order.wish.part else PRESUMED_DUPLICATES):
                    yield Unavailable("no-more")
                    break
                if repeated:
                    continue
            place.answered += 1
            yield found
            if place.answered == order.count:
                break


def started(orders: Sequence[Order], seed: int) -> Iterator[tuple[Order, int]]:
    """Yield each of the *orders* of a batch with its first seed."""
    return zip(orders, seeds(seed, _ORDERS), strict=False)


def _answers(
    means: Means,
    wishes: Iterator[Wished],
    wanted: int,
    executor: Executor | None,
    ahead: Mapping[Wished, Found],
    one: Make | None,
) -> Iterator[Trying | Made | PencilmarkError]:
    if executor:
        chunk = max(1, min(8, wanted // 16))
        while True:  # never more than are wanted: one hard puzzle too many may take minutes
            next_ones = list(islice(wishes, wanted))
            new = many.map(partial(make, means), (one for one in next_ones if one not in ahead), executor, chunk=chunk)
            for wished in next_ones:
                yield ahead[wished] if wished in ahead else next(new)
            wanted = min(wanted, FEW)
    for wished in wishes:
        if found := ahead.get(wished):
            yield found
        else:
            yield from outcome(one(wished) if one else making(means, wished))


def outcome(task: Task[Trying, Made]) -> Iterator[Trying | Found]:
    """Run the *task* of making a puzzle; its result, or the error that it raises, comes last."""
    running = Running(task)
    try:
        yield from running
    except PencilmarkError as error:
        yield error
    else:
        yield running.result


def counted(
    orders: Sequence[Order], seed: int, means: Means, executor: Executor | None = None, done: int = 0
) -> Iterator[Trying | Made]:
    """Make all *orders* with consecutive seeds, the first of which is *seed*; the puzzles are not compared.

    The first *done* of them are passed over. Progress comes between the puzzles if there is no *executor*. Raises
    WishError if a wish cannot be met.
    """
    wishes = [order.wish for order in orders for _ in range(order.count)]
    wished = list(enumerate(wishes, seed))[done:]
    if executor:
        asked = ((wish, own) for own, wish in wished)
        for found in many.map(partial(make, means), asked, executor, chunk=max(1, min(8, len(wished) // 16))):
            if isinstance(found, PencilmarkError):
                raise found
            yield found
        return
    for own, wish in wished:
        task = Running(making(means, (wish, own)))
        yield from task
        yield task.result


class Classes:
    """The isomorphism classes of the puzzles added so far, and of *earlier* ones.

    If there were none earlier, least members are only looked for if fingerprints are the same. The solutions of puzzles
    with rules must not be equal even after turning or mirroring the board, so such puzzles differ however turned.

    >>> classes, one = Classes(), (1,) + (0,) * 15
    >>> [classes.add(Made(Puzzle(board("4"), givens), ())) for givens in (one, one[::-1])]
    [True, False]
    """

    def __init__(self, earlier: Iterable[Class] = ()) -> None:
        self._alone: dict[Hashable, Puzzle] = {}
        self._least = set(earlier)
        self._is_first = not self._least

    def add(self, made: Made) -> bool:
        """Add a puzzle; report whether its class is new."""
        puzzle = made.puzzle
        if self._is_first and not (made.wish and made.wish.part):
            print_ = puzzle.geometry.name, fingerprint(puzzle.geometry, puzzle.givens)
            first = self._alone.setdefault(print_, puzzle)
            if first is puzzle:
                return True
            self._least.add(_class_of(first))
        known = len(self._least)
        self._least.add(class_of(made))
        return len(self._least) > known


Class = tuple[str, tuple[int, ...]]
"""The key of isomorphic puzzles: the name of their board, and the least of them."""


def class_of(made: Made) -> Class:
    """Return the key of a puzzle and its isomorphs; with rules, of those whose solution is the same one, turned."""
    geometry = made.puzzle.geometry
    if made.wish and made.wish.part:
        least = min(tuple(made.solution[cell] for cell in turned) for turned in turns(geometry))
        return f"{geometry.name} {RULED}", least
    return _class_of(made.puzzle)


def _class_of(puzzle: Puzzle) -> Class:
    """Return the class of a puzzle without rules; the puzzle itself if that takes too long."""
    try:
        return puzzle.geometry.name, tuple(canonical(puzzle.geometry, puzzle.givens).least)
    except Unavailable:
        return puzzle.geometry.name, puzzle.givens


@dataclass(slots=True)
class Place:
    """Where a batch is: the number of its *order*, the wishes of that *taken*, and those *answered*.

    *known* has the classes of all puzzles before. A duplicate is taken but is no answer. Between two answers nothing
    else needs to be remembered.
    """

    order: int = 0
    taken: int = 0
    answered: int = 0
    known: Classes = field(default_factory=Classes)


def sort_key(made: Made) -> tuple[float, ...]:
    """Return a key that sorts puzzles by difficulty, then by their givens, the most first."""
    return *made.rating.order, -made.puzzle.clue_count


def with_levels(wish: Wish, text: str) -> list[Order]:
    """Read levels with counts, such as ``Easy:5,Hard:3``, into orders of *wish*. Raises WishError.

    >>> [(order.wish.level, order.count) for order in with_levels(Wish(), "easy:5, Hard")]
    [('Easy', 5), ('Hard', 1)]
    """
    return [_with_level(wish, part) for part in text.split(",")]


def _with_level(wish: Wish, text: str) -> Order:
    level, _, number = text.partition(":")
    if not re.fullmatch(r"\d{0,6}", number.strip()):
        raise WishError("bad-count/levels-counts-easy-hard", found=text.strip())
    named = replace(wish, level=level.strip().capitalize())  # type: ignore[arg-type]  # checked by Wish
    return Order(named, int(number or 1))
