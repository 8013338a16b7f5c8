"""The command line: `python -m pencilmark COMMAND [FILE]`, the second front end beside the page."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import current_thread, main_thread

INTERRUPTED, TERMINATED = 130, 143


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status.

    0: all well; 1: some input was bad; 2: it could not run; 3: some puzzle was not finished in its time.
    """
    try:
        with _ended_by_signal():
            return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str]) -> int:
    from pencilmark.board.errors import PencilmarkError  # imported late: an interrupt then is one like any other
    from pencilmark.doors.commands.run import parsed, run

    args = parsed(arguments)
    try:
        return run(args, sys.stdout)
    except PencilmarkError as error:
        with suppress(OSError):
            print(f"pencilmark: {error.message}", file=sys.stderr)
        if error.code == "no-output":
            _forget_output()
        return 2
    except BrokenPipeError:
        _forget_output()
        return 1


def _forget_output() -> None:
    """Let what is still to be written go nowhere, so that the end of the program does not fail on it again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def _ended_by_signal() -> Iterator[None]:
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


if __name__ == "__main__":
    sys.exit(main())
