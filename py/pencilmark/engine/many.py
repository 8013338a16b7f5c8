"""Many puzzles at once: the same question about each, in order, here or in other processes.

Any `concurrent.futures.Executor` will do: a process pool on one machine, or `Client.get_executor()` of
Dask on a cluster. The question must then be a function that can be pickled (a module's own).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice, repeat
from typing import TYPE_CHECKING, TypeVar

from pencilmark.board.errors import PencilmarkError

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

Question = TypeVar("Question")
Reply = TypeVar("Reply")

CHUNK = 16
AHEAD = 16


def map(
    question: Callable[[Question], Reply],
    puzzles: Iterable[Question],
    executor: Executor | None = None,
    *,
    progress: Callable[[int], None] | None = None,
    chunk: int = CHUNK,
) -> Iterator[Reply | PencilmarkError]:
    """Ask *question* about each of *puzzles* and yield the replies in order, as they come.

    If a puzzle raises a PencilmarkError, the error takes the place of its reply, and the others go on. *puzzles* may be
    endless: only a few chunks (of *chunk* puzzles) are taken ahead, as many as *executor* has ``ahead``. *progress* is
    called now and then with the number of replies.

    >>> list(map(len, ["one", "three"]))
    [3, 5]
    """
    done = 0
    for replies in _replies(question, puzzles, executor, chunk):
        yield from replies
        done += len(replies)
        if progress:
            progress(done)


def _replies(
    question: Callable[[Question], Reply], puzzles: Iterable[Question], executor: Executor | None, chunk: int
) -> Iterator[list[Reply | PencilmarkError]]:
    chunks = _chunks(puzzles, chunk if executor else 1)
    if executor is None:
        for part in chunks:
            yield ask(question, part)
        return
    ahead = getattr(executor, "ahead", AHEAD)
    waiting: deque[Future[list[Reply | PencilmarkError]]] = deque()
    try:
        for part in chunks:
            waiting.append(executor.submit(ask, question, part))
            if len(waiting) > ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _chunks(items: Iterable[Question], size: int) -> Iterator[list[Question]]:
    """Cut *items* into chunks; the first have one item each, so that even a few are shared out."""
    source = iter(items)
    for most in chain(repeat(1, AHEAD), repeat(size)):
        if not (part := list(islice(source, most))):
            return
        yield part


def ask(question: Callable[[Question], Reply], puzzles: list[Question]) -> list[Reply | PencilmarkError]:
    """Ask *question* about each of *puzzles*; an expected error takes the place of its reply."""
    replies: list[Reply | PencilmarkError] = []
    for puzzle in puzzles:
        try:
            replies.append(question(puzzle))
        except PencilmarkError as error:
            replies.append(error)
    return replies
