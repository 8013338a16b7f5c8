"""Which tests enter which functions of the package: python -m tests.bench.reached, kept for the mutants."""

import ast
import builtins
import gc
import json
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import _lru_cache_wrapper, cache, cached_property
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest
from tests.bench.changes import DEFINITIONS, PACKAGE, ROOT, Mutant
from tests.bench.mutated import Loader

KEPT = ROOT / "build" / "reached.json"
DOCTESTS = Path("tests/unit/test_doctests.py")
"""The examples of every floor."""
CHOICES = Path("tests/contract/test_choices.py")
"""Whether what the page has of the numbers of modules is still what they are."""
FLOORS = ("board", "rules", "engine", "human")
TESTS = (*(f"tests/unit/{floor}" for floor in FLOORS), "tests/property", str(DOCTESTS), str(CHOICES))
SECONDS = 20.0
"""Processor time for which a test is watched, with nothing kept: what a longer one enters later is not known."""
QUICK = 1.0
"""Seconds of a test that comes before all slower ones, however near these are."""
FEW = 5
"""Tests in which a number of a module may show that come before those of the page."""
UNKNOWN = 25.0
"""Seconds that a test which was stopped is taken to need."""
NOTE = "_note_that_this_was_entered"
"""A name that only the functions of a package that is watched know."""


@dataclass(frozen=True)
class Reached:
    """The functions that run while everything is imported, and those of each test with its processor seconds."""

    at_import: frozenset[str]
    seconds: dict[str, float]
    functions: dict[str, frozenset[str]]

    @cached_property
    def modules(self) -> dict[str, frozenset[str]]:
        """Return the modules that each test enters."""
        return {test: frozenset(one.partition(":")[0] for one in names) for test, names in self.functions.items()}

    def plan(self, mutant: Mutant) -> list[str]:
        """List the tests that can notice a *mutant*, the nearest first: those named after its module, those beside it.

        Of equally near ones the quickest comes first. What tests share, such as a module that runs, was made by the
        first of them alone: so all tests named after the module count, whether or not they enter the function. A number
        of the module itself can show in each of these, wherever a function of the module runs, or of one that imports
        it, and in what the page has of it. Slow tests come last: a single one can take all the time that there is for a
        mutant.
        """
        path, file = str(mutant.module.relative_to(PACKAGE)), f"test_{mutant.module.stem}.py"
        own = self._nearest(self.functions, {f"{path}:{one}" for one in mutant.functions[-1:]}, mutant)
        named = sorted((test for test in self.seconds if f"/{file}::" in test), key=self.seconds.__getitem__)
        own = [*dict.fromkeys([*(test for test in own if test in named), *named, *own])]
        if not self.is_imported(mutant):
            return sorted(own, key=self._is_slow)
        names = (mutant.name, f" import {mutant.module.stem}")
        near = {one for one, text in sources().items() if any(name in text for name in names)}
        others = self._nearest(self.modules, {path}, mutant) + self._nearest(self.modules, near, mutant)
        written = [test for test in self.seconds if test.startswith(str(CHOICES))]
        every = dict.fromkeys(own + others[:FEW] + written + others)
        return sorted(every, key=self._is_slow)

    def _is_slow(self, test: str) -> bool:
        return self.seconds[test] > QUICK

    def is_imported(self, mutant: Mutant) -> bool:
        """Report whether the changed line may run before the tests do."""
        path = mutant.module.relative_to(PACKAGE)
        return not mutant.functions or any(f"{path}:{one}" in self.at_import for one in mutant.functions)

    def _nearest(self, entered: dict[str, frozenset[str]], some: set[str], mutant: Mutant) -> list[str]:
        named, folder = f"test_{mutant.module.stem}.py", mutant.module.parent.name

        def distance(test: str) -> tuple[bool, bool, float]:
            parts = Path(test.partition("::")[0]).parts
            return named not in parts, folder not in parts, self.seconds[test]

        return sorted((test for test, names in entered.items() if names & some), key=distance)


@cache
def sources() -> dict[str, str]:
    """Read the modules of the package, by their paths in it."""
    return {str(one.relative_to(PACKAGE)): one.read_text("utf-8") for one in PACKAGE.rglob("*.py")}


class Noting(MetaPathFinder):
    """Finds the modules of the package, and has each of their functions note that it was entered.

    A function that is traced takes several times as long.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the package, all others being left to those who come next."""
        if fullname.partition(".")[0] != PACKAGE.name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec and spec.origin:
            spec.loader = Loader(fullname, spec.origin, noting(Path(spec.origin)))
            spec.cached = None
        return spec


def noting(module: Path) -> CodeType:
    """Compile a *module* of the package whose functions note that they are entered, by path and qualified name."""
    tree = ast.parse(module.read_text("utf-8"))
    for node, name in list(_functions(tree, "")):
        note = ast.parse(f"{NOTE}('{module.relative_to(PACKAGE)}:{name}')").body[0]
        for one in ast.walk(note):
            ast.copy_location(one, node.body[0])
        node.body.insert(0 if ast.get_docstring(node, clean=False) is None else 1, note)
    return compile(tree, str(module), "exec", dont_inherit=True)


def _functions(tree: ast.AST, prefix: str) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, str]]:
    for one in ast.iter_child_nodes(tree):
        if isinstance(one, DEFINITIONS):
            yield one, prefix + one.name
            yield from _functions(one, f"{prefix}{one.name}.<locals>.")
        else:
            yield from _functions(one, f"{prefix}{one.name}." if isinstance(one, ast.ClassDef) else prefix)


class TooLong(BaseException):
    """The time of a test is up."""


class Watching:
    """A plugin of pytest that writes down what each test enters."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.at_import: list[str] = []
        self.tests: dict[str, tuple[float, list[str]]] = {}
        self.bad: set[str] = set()
        self.is_stopped = False
        self.kept: list[_lru_cache_wrapper[object]] = []
        self.shared: list[_lru_cache_wrapper[object]] = []

    def keys(self) -> list[str]:
        """List the functions of the package that were entered since the last time."""
        seen = sorted(self.seen)
        self.seen.clear()
        return seen

    def pytest_runtestloop(self, session: pytest.Session) -> None:
        """Keep what was called while the tests were collected, and find what keeps its results."""
        keeping = import_module("pencilmark.engine.kernel.keeping")  # late: to be watched, too
        import_module("pencilmark.engine.relations.driver_written")
        keeping.__dict__["kept"] = lambda *_: b""  # no module comes compiled: what writes it is entered
        gc.unfreeze()
        every = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
        self.kept = [one for one in every if one.__module__.partition(".")[0] == "pencilmark"]
        self.shared = [one for one in every if one.__module__.partition(".")[0] == "tests"]
        self.at_import = self.keys()
        signal.signal(signal.SIGVTALRM, self._stop)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.is_stopped = True
        raise TooLong

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
        """Watch a test, with nothing kept that the package made before: it would not be entered again.

        What the tests of a file keep for each other stays: made anew each time, it took all the time for which a test
        is watched.
        """
        for one in self.kept:
            one.cache_clear()
        start, self.is_stopped = time.process_time(), False
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            seconds = UNKNOWN if self.is_stopped else time.process_time() - start
            self.tests[item.nodeid] = (round(seconds, 3), self.keys())
            if nextitem and nextitem.path != item.path:
                for one in self.shared:
                    one.cache_clear()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Leave out what fails by itself."""
        if report.failed and not self.is_stopped:
            self.bad.add(report.nodeid)


def files() -> dict[str, float]:
    """List the files of tests that there are, and when each was last written."""
    every = [path for one in TESTS for path in sorted((ROOT / one).rglob("test_*.py")) or [ROOT / one]]
    return {str(path.relative_to(ROOT)): path.stat().st_mtime for path in every}


def kept_files() -> dict[str, float]:
    """List the files of which it is kept what their tests enter; none where an earlier version has not noted them."""
    kept: dict[str, float] = json.loads(KEPT.read_text("utf-8")).get("files", {}) if KEPT.exists() else {}
    return kept


def changed(floors: Iterable[str]) -> list[str]:
    """List the files of tests of *floors*, and of all floors, of which nothing is kept, or written since."""
    kept, chosen = kept_files(), {*floors, DOCTESTS.name, CHOICES.name}
    near = {name: written for name, written in files().items() if chosen & {*Path(name).parts}}
    return [name for name, written in near.items() if written != kept.get(name)]


def read() -> Reached:
    """Read what was kept."""
    if not KEPT.exists():
        return Reached(frozenset(), {}, {})
    kept = json.loads(KEPT.read_text("utf-8"))
    names, tests = kept["names"], kept["tests"]
    there = set(files())
    seconds = {test: one for test, (one, _) in tests.items() if test.partition("::")[0] in there}
    functions = {test: frozenset(names[one] for one in tests[test][1]) for test in seconds}
    return Reached(frozenset(kept["import"]), seconds, functions)


def main(*chosen: str) -> int:
    """Run the tests, all when none are *chosen*, and keep what they enter beside what is known of others.

    Ctrl+C ends it early: what was found out by then is kept.
    """
    watching = Watching()
    setattr(builtins, NOTE, watching.seen.add)
    sys.meta_path.insert(0, Noting())
    pytest.main(["-q", "--tb=no", "-n", "0", "-p", "no:cacheprovider", *(chosen or TESTS)], plugins=[watching])
    known = read() if chosen else Reached(frozenset(), {}, {})
    again = {one.partition("::")[0] for one in watching.tests if not any("::" in name for name in chosen)}
    tests = {
        test: (seconds, known.functions[test])
        for test, seconds in known.seconds.items()
        if test.partition("::")[0] not in again
    }
    tests |= {test: (seconds, frozenset(keys)) for test, (seconds, keys) in watching.tests.items()}
    for test in watching.bad:
        print("left out:", test, tests.pop(test)[0])
    seen = {test.partition("::")[0] for test in watching.tests}
    names = sorted({key for _, keys in tests.values() for key in keys})
    numbers = {name: number for number, name in enumerate(names)}
    written = {
        "import": sorted(known.at_import | set(watching.at_import)),
        "names": names,
        "files": kept_files() | {name: written for name, written in files().items() if name in seen},
        "tests": {test: (seconds, [numbers[key] for key in keys]) for test, (seconds, keys) in tests.items()},
    }
    KEPT.write_text(json.dumps(written), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
