"""The command line: `python -m pencilmark COMMAND [FILE]`, the second front end beside the page."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # as checkers of types know it, without importing `typing`
if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status.

    0: all well; 1: some input was bad; 2: it could not run; 3: some puzzle was not finished in its time.
    """
    try:
        from pencilmark.doors.commands.signals import ended_by_signal  # late, as all others: an interrupt is heard here

        with ended_by_signal():
            return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str]) -> int:
    from contextlib import suppress

    from pencilmark.board.errors import PencilmarkError, Unavailable
    from pencilmark.board.speech import use
    from pencilmark.doors.commands.run import asked_language, parsed, run

    if sys.stderr is None:  # closed: notes would be printed on the standard output
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  # for as long as the program runs
    use(asked_language(arguments, os.environ))
    args = parsed(arguments)
    try:
        if sys.stdout is None:
            raise Unavailable("no-output/closed")
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
    from contextlib import suppress

    with suppress(AttributeError, OSError, ValueError):  # of no output at all, one that is closed, one that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
