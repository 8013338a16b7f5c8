"""Long work: a task yields its progress and returns its result, and its runner may stop it at every yield.

A task is a generator, so that the page can look up between two steps and the command line need not. A task that is
stopped gets `Cancelled` at its yield (`heeding`); it may catch that and return what it has found. A `Budget` stops it
`within` a bound.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Generic, TypeAlias, TypeVar

from pencilmark.board.frozen import dataclass
from pencilmark.board.phrase import NOTHING, Phrase
from pencilmark.board.speech import write

Told = TypeVar("Told")
Other = TypeVar("Other")
Result = TypeVar("Result")
Item = TypeVar("Item")
Task: TypeAlias = Generator[Told, None, Result]
Slowly: TypeAlias = Generator[None, None, Result]
"""A task that yields only to pause."""


class Cancelled(Exception):
    """Thrown into a task at its yield when it is no longer wanted."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a task is: the share *done*, 0 to 1 or None if unknown, and what it *says* about that."""

    done: float | None = None
    says: Phrase = NOTHING

    @property
    def words(self) -> str:
        """Return its text, in the current language."""
        return write(self.says)


class Budget:
    """A bound on long work: *nodes* that a search may visit, or *seconds* by *clock* since the budget was made.

    >>> Budget(nodes=100).is_spent(100)
    True
    >>> Budget().is_spent(10**9)
    False
    """

    def __init__(
        self, *, nodes: int | None = None, seconds: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.nodes = nodes
        self._clock = clock
        self._end = None if seconds is None else clock() + seconds

    def is_spent(self, nodes: int = 0) -> bool:
        """Report whether work must stop after a search has visited this number of *nodes*."""
        if self.nodes is not None and nodes >= self.nodes:
            return True
        return self._end is not None and self._clock() >= self._end

    def capped(self, nodes: int) -> Budget:
        """Return a budget of at most *nodes* that ends when this one does.

        >>> Budget(nodes=100).capped(1000).nodes, Budget().capped(1000).nodes
        (100, 1000)
        """
        budget = Budget(nodes=nodes if self.nodes is None else min(nodes, self.nodes), clock=self._clock)
        budget._end = self._end
        return budget


FOREVER = Budget()


class Running(Generic[Told, Result]):
    """A running task: iterate over its progress; after that, *result* is its result.

    >>> def adding():
    ...     yield "one"
    ...     return 3
    >>> task = Running(adding())
    >>> list(task), task.result
    (['one'], 3)
    """

    result: Result

    def __init__(self, task: Task[Told, Result]) -> None:
        self._task = task

    def __iter__(self) -> Iterator[Told]:
        self.result = yield from self._task


def heeding(task: Task[Told, Result], is_unwanted: Callable[[], bool]) -> Task[Told, Result]:
    """Pass a *task* on, and throw `Cancelled` into it at the first yield where it *is_unwanted*.

    >>> def counting():
    ...     try:
    ...         yield "one"
    ...         yield "two"
    ...     except Cancelled:
    ...         return "so far"
    >>> finished(heeding(counting(), lambda: True))
    'so far'
    """
    try:
        told = next(task)
        while True:
            yield told
            told = task.throw(Cancelled()) if is_unwanted() else next(task)
    except StopIteration as stop:
        result: Result = stop.value
        return result


def finished(task: Task[Told, Result], tell: Callable[[Told], object] | None = None) -> Result:
    """Run a *task* to its end and return its result; *tell* is called with its progress."""
    try:
        while True:
            told = next(task)
            if tell:
                tell(told)
    except StopIteration as stop:
        result: Result = stop.value
        return result


def each(
    do: Callable[[Item], Result], items: Iterable[Item], every: int = 20, weigh: Callable[[Item], int] = lambda item: 1
) -> Slowly[list[Result]]:
    """List what *do* returns for each item; pause whenever the items since the last pause weigh *every* or more.

    >>> finished(each(len, ["one", "three"]))
    [3, 5]
    """
    found: list[Result] = []
    weight = 0
    for item in items:
        found.append(do(item))
        weight += weigh(item)
        if weight >= every:
            yield None
            weight = 0
    return found


def retold(task: Task[Told, Result], tell: Callable[[Told], Other]) -> Task[Other, Result]:
    """Pass a *task* on, with its progress changed by a function.

    >>> def adding():
    ...     yield "one"
    ...     return 3
    >>> list(retold(adding(), str.upper))
    ['ONE']
    """
    running = Running(task)
    for told in running:
        yield tell(told)
    return running.result


def part_of(task: Task[Progress, Result], start: float, share: float) -> Task[Progress, Result]:
    """Pass on a *task* that is a *share* of a whole, the share *start* of which is done before it."""
    return retold(task, lambda told: Progress(start + share * (told.done or 0.0), told.says))


def within(task: Task[Told, Result], budget: Budget) -> Task[Told, Result | None]:
    """Pass a *task* on until the *budget* is spent; then the result is None, and its last progress stays.

    >>> def adding():
    ...     yield "one"
    ...     return 3
    >>> finished(within(adding(), Budget())), finished(within(adding(), Budget(seconds=0)))
    (3, None)
    """
    running = Running(task)
    for told in running:
        yield told
        if budget.is_spent():
            return None
    return running.result
