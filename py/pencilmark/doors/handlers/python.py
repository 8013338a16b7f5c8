"""Runs Python code that the visitor typed: a function as a rule, or lines at a prompt."""

from __future__ import annotations

import ast
import sys
import traceback
from codeop import CommandCompiler
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from types import CodeType
from typing import Any

import pencilmark
from pencilmark.board.boards import board
from pencilmark.board.speech import say
from pencilmark.doors.handlers import Handler
from pencilmark.doors.handlers.pieces import written
from pencilmark.doors.protocol.python import ConsoleData, ConsoleRequest, PythonData, PythonRequest
from pencilmark.doors.protocol.replies import Work
from pencilmark.rules.pyrule import python_lines, python_rule

MOST = 20_000
"""Characters that an entry may write; what follows is dropped and counted."""


class Captured(StringIO):
    """Keeps what is written, up to a number of characters, and counts what is dropped."""

    def __init__(self) -> None:
        super().__init__()
        self.lost = 0

    def write(self, text: str) -> int:
        """Keep as much of *text* as fits."""
        room = max(0, MOST - self.tell())
        super().write(text[:room])
        self.lost += max(0, len(text) - room)
        return len(text)

    def told(self) -> str:
        """Return what was written, and how much was dropped."""
        more = "\n" + say("console-more", count=self.lost) + "\n" if self.lost else ""
        return self.getvalue() + more


class Console:
    """A prompt, whose names stay from entry to entry.

    >>> console = Console()
    >>> console.enter("1 + 1"), console.enter("for n in (1, 2):")
    (('2\\n', False, False), ('', True, False))
    """

    def __init__(self) -> None:
        self.compile = CommandCompiler()
        names = {name: getattr(pencilmark, name) for name in pencilmark.__all__}
        self.names: dict[str, Any] = {"__name__": "__console__", "pencilmark": pencilmark, **names}

    def enter(self, source: str) -> tuple[str, bool, bool]:
        """Run *source*; return what it writes, whether it wants more lines, and whether it failed."""
        out = Captured()
        with redirected(out):
            try:
                codes = self._compiled(source)
            except (SyntaxError, ValueError, OverflowError, MemoryError, RecursionError) as error:
                traceback.print_exception(error.with_traceback(None))
                return out.told(), False, True
            if not codes:
                return "", True, False
            failed = any(self._run(code) for code in codes)
        return out.told(), False, failed

    def _compiled(self, source: str) -> list[CodeType]:
        """Compile *source*, each of several statements by itself; nothing if it needs more lines."""
        statements = _statements(source)
        if len(statements) > 1:
            return [compile(ast.Interactive([one]), "<console>", "single") for one in statements]
        code = self.compile(source, "<console>", "single")
        return [code] if code else []

    def _run(self, code: CodeType) -> bool:
        """Run *code*; report whether it failed, in which case its traceback is written."""
        try:
            exec(code, self.names)
        except BaseException as error:
            inner = error.__traceback__.tb_next if error.__traceback__ else None
            traceback.print_exception(error.with_traceback(inner))
            return True
        return False


def _statements(source: str) -> list[ast.stmt]:
    """List the statements of *source*; none if it is incomplete."""
    try:
        return ast.parse(source, "<console>").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return []


@contextmanager
def redirected(out: Captured) -> Iterator[None]:
    """Redirect everything that is printed, and the values of expressions, to *out*."""
    before = sys.displayhook
    sys.displayhook = sys.__displayhook__
    try:
        with redirect_stdout(out), redirect_stderr(out):
            yield
    finally:
        sys.displayhook = before


def console(request: ConsoleRequest, console: Console) -> Work[ConsoleData]:
    """Run the next lines; a *puzzle* in the request has that name from then on."""
    yield None
    if given := request.get("puzzle"):
        console.names["puzzle"] = written(given, given.get("placed"))
    output, more, failed = console.enter(request["source"])
    return ConsoleData(output=output, more=more, failed=failed)


def python(request: PythonRequest) -> Work[PythonData]:
    """Run the function; raises RuleError with its line."""
    yield None
    geometry = board(request["board"])
    if whole := python_lines(request["source"], geometry):
        return PythonData(rule="\n".join(whole.lines), allows=whole.relations, all=0)
    found = python_rule(request["source"], geometry)
    return PythonData(rule=found.rule, allows=found.allows, all=found.all)


HANDLERS = {"python": Handler(python), "console": Handler(console, session=Console)}
