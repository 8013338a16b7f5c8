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
def workers(jobs: int) -> Iterator[Executor | None]:
    """Start *jobs* processes, none for one job; they are ended on leaving, busy or not.

    An executor would wait for what they are doing, which for a wish that nothing fulfils is for ever.
    """
    if jobs <= 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor  # late, since it brings in all of multiprocessing

    executor = ProcessPoolExecutor(jobs, initializer=_settle)
    try:
        yield executor
    finally:
        processes: list[BaseProcess] = list((executor._processes or {}).values())  # public from Python 3.14 on only
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _settle() -> None:
    """Leave the interrupt to the process that started this one, and take its end as any program does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
