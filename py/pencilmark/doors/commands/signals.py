"""The end of the command line by a signal."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

TERMINATED = 143


@contextmanager
def ended_by_signal() -> Iterator[None]:
    """Let the signal that ends a program unwind it, so that no process and no half file stays."""
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
