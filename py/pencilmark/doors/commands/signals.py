"""The end of the command line, and of processes that it starts, by a signal."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

TERMINATED = 143
_ENDING = {signal.SIGINT, signal.SIGTERM}


@contextmanager
def ended_by_signal() -> Iterator[None]:
    """Let the signal that ends a program unwind it, so that no process and no partial file stays."""
    if current_thread() is not main_thread():
        yield
        return

    def end(number: int, frame: object) -> None:
        sys.exit(TERMINATED)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def no_signals() -> Iterator[None]:
    """Delay the signals that end a program, for this process and one that it starts meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle() -> None:
    """Leave interrupts to the process that started this one, and let it be ended like any program."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
