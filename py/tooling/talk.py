"""Say each step in one calm line, and show another program's output only when it fails."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tooling.places import ROOT

LAST_LINES = 15
INTERRUPTED = (-signal.SIGINT, 128 + signal.SIGINT)
"""How programs end by Ctrl-C; beside the main thread, nothing else says that it was pressed."""
NO_NETWORK = (
    "name resolution",
    "getaddrinfo",
    "Name or service not known",
    "Network is unreachable",
    "NewConnectionError",
    "ConnectTimeout",
    "EAI_AGAIN",
    "ENOTFOUND",
    "ECONNREFUSED",
    "ENETUNREACH",
    "ETIMEDOUT",
    "Could not resolve",
    "Temporary failure resolving",
)


class Trouble(Exception):
    """What stops the work, as one sentence for the person who runs it."""


def say(line: str) -> None:
    """Write *line* on standard error; standard output is kept for results."""
    print(line, file=sys.stderr, flush=True)


def run(
    command: Sequence[str | Path], doing: str, environment: Mapping[str, str] | None = None, folder: Path = ROOT
) -> str:
    """Run *command* silently in a *folder* and return what it wrote; *doing* names it in a failure.

    Raises Trouble with one sentence and the last lines when the command fails, KeyboardInterrupt if Ctrl-C ended it.
    """
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=folder,
            env=dict(os.environ) | dict(environment or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Trouble(f"Failed while {doing}: {command[0]} could not be started ({error.strerror}).") from error
    if done.returncode in INTERRUPTED:
        raise KeyboardInterrupt
    if done.returncode:
        raise Trouble(explain_failure(doing, done.stdout))
    return done.stdout


def explain_failure(doing: str, output: str) -> str:
    """Say why a program that was *doing* something failed, from its *output*.

    >>> explain_failure("fetching Pyodide", "npm error code ENOTFOUND")
    'Failed while fetching Pyodide: the package registry cannot be reached; check the network and run this again.'
    """
    if any(sign in output for sign in NO_NETWORK):
        return f"Failed while {doing}: the package registry cannot be reached; check the network and run this again."
    own = output.split("\nnode:")[0].strip() or output  # without the place in Node where the script failed
    last = [line for line in own.splitlines() if line.strip()][-LAST_LINES:]
    return "\n  ".join([f"Failed while {doing}; the last it said:", *last])
