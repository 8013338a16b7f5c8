"""A pool of processes without threads: a process is started when there is work for it, and ends with this one.

The standard library's pool starts all of its processes with the first piece of work, and busy ones outlive a parent
that is killed. Here each process watches its connection to the parent, and ends when that closes.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, NamedTuple, TypeVar
from weakref import WeakSet

from pencilmark.board.errors import Unavailable
from pencilmark.board.speech import language, use
from pencilmark.doors.commands.signals import no_signals, settle

Reply = TypeVar("Reply")
AHEAD = 2
"""Questions asked for each process, so that one is there when another is answered."""

_lines = WeakSet[Connection]()
"""This process's ends of all its lines: a process that is forked has them too, and lets go of them."""


class PoolCall(NamedTuple):
    """A call to be made, and the *promise* of what it returns."""

    promise: Promise[Any]
    call: tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


class Promise(Future[Reply]):
    """What a process of a *pool* will answer; asking for it waits for the processes."""

    def __init__(self, pool: Pool) -> None:
        super().__init__()
        self._pool = pool

    def result(self, timeout: float | None = None) -> Reply:
        """Wait for the answer. Raises what the call raised, or Unavailable if its process has died."""
        while not self.done() and self._pool.attend(timeout):
            pass
        return super().result(0)


class Pool(Executor):
    """Up to *most* processes; leaving the block ends them, whatever they are doing."""

    def __init__(self, most: int) -> None:
        self.most, self.ahead = most, max(16, AHEAD * most)
        self.processes: dict[Connection, Process] = {}
        self._idle: list[Connection] = []
        self._busy: dict[Connection, Promise[Any]] = {}
        self._waiting: deque[PoolCall] = deque()

    def submit(self, fn: Callable[..., Reply], /, *args: Any, **kwargs: Any) -> Future[Reply]:
        """Let one of the processes call *fn*, a new one if all are busy and there may be more."""
        promise = Promise[Reply](self)
        self._waiting.append(PoolCall(promise, (fn, args, kwargs)))
        self.attend(0)
        return promise

    def attend(self, seconds: float | None) -> bool:
        """Collect the answers that are there, and hand out waiting work; report whether there were any answers.

        The first is waited for, at most *seconds*.
        """
        self._hand_out()
        answered = wait([*self._busy], seconds)
        for line in answered:
            assert isinstance(line, Connection)
            self._take(line, self._busy.pop(line))
        self._hand_out()
        return bool(answered)

    def _take(self, line: Connection, promise: Promise[Any]) -> None:
        try:
            is_well, answer = line.recv()
        except (EOFError, OSError):
            self.processes.pop(line).join()
            promise.set_exception(Unavailable("no-process"))
            return
        self._idle.append(line)
        promise.set_result(answer) if is_well else promise.set_exception(answer)

    def _hand_out(self) -> None:
        while self._waiting and (self._idle or len(self.processes) < self.most):
            question = self._waiting.popleft()
            if question.promise.set_running_or_notify_cancel():
                line = self._idle.pop() if self._idle else self._start()
                self._busy[line] = question.promise
                line.send(question.call)

    def _start(self) -> Connection:
        with no_signals():  # for the new process until it has settled, and for this one until it knows about it
            ours, theirs = Pipe()
            _lines.add(ours)
            process = Process(target=_serve, args=(theirs, language()), daemon=True)
            process.start()
            self.processes[ours] = process
        theirs.close()
        return ours

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes."""
        for process in self.processes.values():
            process.terminate()
        for line, process in self.processes.items():
            process.join()
            line.close()


def _serve(line: Connection, tag: str) -> None:
    """Answer the questions that arrive on a *line*, one after another, until the other end is gone."""
    settle()
    use(tag)
    while _lines:
        _lines.pop().close()
    questions = SimpleQueue[tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]]()
    Thread(target=_listen, args=(line, questions), daemon=True).start()
    while True:
        call, args, kwargs = questions.get()
        try:
            answer = True, call(*args, **kwargs)
        except Exception as error:  # raised where the answer is asked for, not where it happened
            error.add_note(format_exc())
            answer = False, error
        line.send(answer)


def _listen(line: Connection, questions: SimpleQueue[Any]) -> None:
    """Receive questions; when the process that asks them is gone, however it ended, end this one at once."""
    try:
        while True:
            questions.put(line.recv())
    finally:
        os._exit(1)
