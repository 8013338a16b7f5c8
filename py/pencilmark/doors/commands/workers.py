"""Processes that share the work of a command, and end with it whatever ends it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from multiprocessing.process import BaseProcess


@contextmanager
def workers(jobs: int, address: str | None = None) -> Iterator[Executor | None]:
    """Start *jobs* processes, none for one job, or work on the cluster at *address*.

    The processes are ended on leaving, busy or not: an executor would wait for what they are doing, which for a wish
    that nothing fulfils is for ever.
    """
    if address:
        from pencilmark.doors.commands.cluster import cluster

        with cluster(address) as found:
            yield found
        return
    if jobs <= 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor  # late, since it brings in all of multiprocessing

    executor = ProcessPoolExecutor(jobs, initializer=_settle)
    processes: dict[int, BaseProcess] = {}
    try:
        with _no_signals():  # one that came to a process before it has settled would break the others' work
            executor.submit(int)
            processes |= executor._processes or {}  # public from Python 3.14 on only; a broken executor forgets them
        yield executor
    finally:
        processes |= executor._processes or {}
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.terminate()
        for process in processes.values():
            process.join()


_ENDING = {signal.SIGINT, signal.SIGTERM}


@contextmanager
def _no_signals() -> Iterator[None]:
    """Let the signals that end a program wait, for this process and those that it starts meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle() -> None:
    """Leave the interrupt to the process that started this one, and take its end as any program does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
