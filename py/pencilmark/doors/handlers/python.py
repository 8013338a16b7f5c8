"""Makes a rule of a Python function that the visitor typed.

The page asks this of a worker of its own only, on a click, and ends that worker afterwards:
see `pencilmark.rules.pyrule`.
"""

from __future__ import annotations

from pencilmark.board.boards import board
from pencilmark.doors.handlers import Clock
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.ruling import PythonData, PythonRequest
from pencilmark.rules.pyrule import python_rule


def answer(request: PythonRequest, clock: Clock) -> Work[PythonData]:
    """Run the function; raises RuleError with its line."""
    yield None
    found = python_rule(request["source"], board(request["board"]))
    return PythonData(rule=found.rule, allows=found.allows, all=found.all)
