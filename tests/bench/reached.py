"""Which tests enter which functions of the package: python -m tests.bench.reached, kept for the mutants."""

from __future__ import annotations

import json
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType, FrameType

import pytest
from tests.bench.changes import PACKAGE, ROOT, Mutant

KEPT = ROOT / "build" / "reached.json"
TESTS = (
    *(f"tests/unit/{floor}" for floor in ("board", "rules", "engine", "human")),
    "tests/property",
    "tests/unit/test_doctests.py",
)
SECONDS = 5.0
"""Processor time of a test, watched: one that takes longer is not asked about mutants."""


@dataclass(frozen=True)
class Reached:
    """The functions that run while everything is imported, and those of each test with its processor seconds."""

    at_import: frozenset[str]
    tests: dict[str, tuple[float, frozenset[str]]]

    def plan(self, mutant: Mutant) -> list[str]:
        """List the tests that can notice a *mutant*, the quickest first, those of its own module before others.

        A number of the module itself can show wherever a function of the module runs, or of one that imports it.
        """
        path = str(mutant.module.relative_to(PACKAGE))
        if mutant.functions and not self.is_imported(mutant):
            return self._quickest(lambda one: f"{path}:{mutant.functions[-1]}" in one)
        name, stem = mutant.name, f" import {mutant.module.stem}"
        near = [
            f"{one.relative_to(PACKAGE)}:"
            for one in PACKAGE.rglob("*.py")
            if (text := one.read_text("utf-8")) and (name in text or stem in text)
        ]
        own = self._quickest(lambda keys: any(key.startswith(f"{path}:") for key in keys))
        return list(dict.fromkeys(own + self._quickest(lambda keys: any(key.startswith(tuple(near)) for key in keys))))

    def is_imported(self, mutant: Mutant) -> bool:
        """Report whether the changed line may run before the tests do."""
        path = mutant.module.relative_to(PACKAGE)
        return not mutant.functions or any(f"{path}:{one}" in self.at_import for one in mutant.functions)

    def _quickest(self, enters: Callable[[frozenset[str]], bool]) -> list[str]:
        found = [(seconds, test) for test, (seconds, keys) in self.tests.items() if enters(keys)]
        return [test for _, test in sorted(found)]


class TooLong(BaseException):
    """The time of a test is up."""


class Watching:
    """A plugin of pytest that writes down what each test enters."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()
        self.at_import: list[str] = []
        self.tests: dict[str, tuple[float, list[str]]] = {}
        self.bad: set[str] = set()

    def called(self, frame: FrameType, event: str, argument: object) -> None:
        """Note a function that is called; its lines are not watched."""
        self.seen.add(frame.f_code)

    def keys(self) -> list[str]:
        """List the functions of the package that were called since the last time."""
        seen, self.seen = self.seen, set()
        start = str(PACKAGE) + "/"
        return sorted(
            {
                one.co_filename.removeprefix(start) + ":" + one.co_qualname
                for one in seen
                if one.co_filename.startswith(start) and not one.co_qualname.endswith("<module>")
            }
        )

    def pytest_runtestloop(self, session: pytest.Session) -> None:
        """Keep what was called while the tests were collected."""
        self.at_import = self.keys()
        signal.signal(signal.SIGVTALRM, self._stop)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        raise TooLong

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Watch a test."""
        sys.settrace(self.called)
        threading.settrace(self.called)
        start = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            sys.settrace(None)
            self.tests[item.nodeid] = (round(time.process_time() - start, 3), self.keys())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Leave out what fails by itself, or was stopped."""
        if report.failed:
            self.bad.add(report.nodeid)


def read() -> Reached:
    """Read what was kept."""
    kept = json.loads(KEPT.read_text("utf-8"))
    names = kept["names"]
    tests = {
        test: (seconds, frozenset(names[one] for one in numbers)) for test, (seconds, numbers) in kept["tests"].items()
    }
    return Reached(frozenset(kept["import"]), tests)


def main(*chosen: str) -> int:
    """Run the tests, all when none are *chosen*, and keep what they enter beside what is known of others."""
    watching = Watching()
    sys.settrace(watching.called)
    pytest.main(["-q", "--tb=no", "-n", "0", "-p", "no:cacheprovider", *(chosen or TESTS)], plugins=[watching])
    known = read() if chosen and KEPT.exists() else Reached(frozenset(), {})
    files = {test.partition("::")[0] for test in watching.tests}
    tests = {test: one for test, one in known.tests.items() if test.partition("::")[0] not in files}
    tests |= {test: (seconds, frozenset(keys)) for test, (seconds, keys) in watching.tests.items()}
    for test in watching.bad:
        print("left out:", test, tests.pop(test)[0])
    names = sorted({key for _, keys in tests.values() for key in keys})
    numbers = {name: number for number, name in enumerate(names)}
    written = {
        "import": sorted(known.at_import | set(watching.at_import)),
        "names": names,
        "tests": {test: (seconds, [numbers[key] for key in keys]) for test, (seconds, keys) in tests.items()},
    }
    KEPT.write_text(json.dumps(written), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
