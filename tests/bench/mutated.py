"""Run tests with one function or module of the package changed, in a process forked when all tests are collected."""

import gc
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, FunctionType, ModuleType

import pytest
from tests.bench.changes import Mutant

GRACE = 20.0
"""Seconds of the processor that the tests of a change may take beyond five times their own."""
FIRST = 8
"""Tests that a module imported again meets first: most changes end there, and the files of the others stay unread."""
Plan = tuple[Mutant, Sequence[str], bool, float]
"""A mutant, its tests, whether its module has to be imported again, and the processor seconds of the tests."""
Known = dict[tuple[str, str, int], list[FunctionType]]
"""Functions by file, name and first line of their code."""


class Changed(MetaPathFinder):
    """Finds the module of that *name* where it is, and loads *code* in its place."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name, self.code = name, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the module, all others being left to those who come next."""
        if fullname != self.name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec and spec.origin:
            spec.loader = Loader(fullname, spec.origin, self.code)
            spec.cached = None
        return spec


class Loader(SourceFileLoader):
    """Loads *code* as if it stood at *path*."""

    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self.changed = code

    def get_code(self, fullname: str) -> CodeType:
        """Return the changed code."""
        return self.changed


class Judging:
    """A plugin of pytest that runs, in place of all tests, those of each plan, until the first one that fails."""

    def __init__(self, plans: Sequence[Plan], jobs: int, heard: Callable[[int, int], None]) -> None:
        self.plans, self.jobs, self.heard = plans, jobs, heard

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Fork a process for each plan, *jobs* at a time, and say how each ended."""
        items = {item.nodeid: item for item in session.items}
        waiting: dict[int, int] = {}
        gc.unfreeze()  # what is frozen would not be listed
        known = functions()
        gc.freeze()
        for number, plan in enumerate(self.plans):
            while len(waiting) >= self.jobs:
                self._hear(waiting)
            child = os.fork()
            if not child:
                end(session, plan, items, known)
            waiting[child] = number
        while waiting:
            self._hear(waiting)
        return True

    def _hear(self, waiting: dict[int, int]) -> None:
        child, status = os.wait()
        self.heard(waiting.pop(child), os.waitstatus_to_exitcode(status))


def end(session: pytest.Session, plan: Plan, items: dict[str, pytest.Item], known: Known) -> None:
    """Run the tests of a *plan*, a *known* function changed, and leave, with 0 if all pass, 1 if one fails."""
    mutant, tests, is_imported, seconds = plan
    limit = int(5 * seconds + GRACE)
    status = 1
    try:
        os.setpgid(0, 0)
        from pencilmark.engine.kernel.keeping import FOLDERS  # late: what is watched (`reached`) is imported later

        if mutant.folder in FOLDERS:
            os.environ["XDG_CACHE_HOME"] = "none"  # what was compiled earlier, without the change, would run instead
        out = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(out, number)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        if is_imported or not exchange(mutant, known):
            status = _anew(mutant, tests)
        else:
            status = _at_once(session, [items[test] for test in tests if test in items])
    finally:  # whatever is raised by a change is a change that was noticed
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.killpg(0, signal.SIGTERM)  # what the tests have started
        os._exit(status)


def _at_once(session: pytest.Session, items: list[pytest.Item]) -> int:
    for item, after in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return 1
    return 0


def _anew(mutant: Mutant, tests: Sequence[str]) -> int:
    for name in [one for one in sys.modules if one.partition(".")[0] in ("pencilmark", "tests", "conftest")]:
        del sys.modules[name]
    sys.meta_path.insert(0, Changed(mutant.name, mutant.code()))
    for some in (tests[:FIRST], tests[FIRST:]):
        if some and pytest.main(["-x", "-q", "-n", "0", "-p", "no:cacheprovider", *some]) != pytest.ExitCode.OK:
            return 1
    return 0


def functions() -> Known:
    """Return the functions that there are, by the places of their code."""
    found: Known = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType):
            found.setdefault(_place(one.__code__), []).append(one)
    return found


def _place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def exchange(mutant: Mutant, known: Known) -> bool:
    """Put the changed code into the function that the *mutant* changes; return whether it is one of those *known*."""
    outer = mutant.functions[0]
    code = next((one for one in _codes(mutant.code()) if one.co_qualname == outer), None)
    found = known.get(_place(code), []) if code else []
    for one in found:
        one.__code__ = code  # type: ignore[assignment]  # found only if there is one
    return bool(found)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _codes(one)


def judge(plans: Sequence[Plan], jobs: int, heard: Callable[[int, int], None]) -> None:
    """Judge *plans*, *jobs* at a time; *heard* is called with the number and the exit status of each."""
    files = sorted({test.partition("::")[0] for _, tests, _, _ in plans for test in tests})
    arguments = ["-q", "-n", "0", "-s", "-p", "no:cacheprovider", *files]
    if (done := pytest.main(arguments, plugins=[Judging(plans, jobs, heard)])) not in (
        0,
        pytest.ExitCode.NO_TESTS_COLLECTED,
    ):
        raise RuntimeError(f"pytest ended with {done!r}")
