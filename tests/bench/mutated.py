"""Run tests with one module of the package changed: python -m tests.bench.mutated NAME SOURCE TESTS..."""

from __future__ import annotations

import doctest
import resource
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

import pytest

SECONDS = 300
"""Processor time for the tests of one change: one that loops for ever is noticed, too."""


class Changed(MetaPathFinder):
    """Finds the module of that *name* where it is, and loads *source* in its place."""

    def __init__(self, name: str, source: Path) -> None:
        self.name, self.source = name, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the module, all others being left to those who come next."""
        if fullname != self.name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec and spec.origin:
            spec.loader = Loader(spec.origin, self.source)
            spec.cached = None
        return spec


class Loader(SourceLoader):
    """Loads a *source* as if it stood at *origin*."""

    def __init__(self, origin: str, source: Path) -> None:
        self.origin, self.source = origin, source

    def get_filename(self, fullname: str) -> str:
        """Return where the module stands."""
        return self.origin

    def get_data(self, path: str | bytes) -> bytes:  # type: ignore[override]  # as the protocol has it
        """Return the changed source, and nothing that was compiled of another."""
        if path != self.origin:
            raise OSError(path)
        return self.source.read_bytes()


def main(name: str, source: str, *tests: str) -> int:
    """Return 0 if all doctests of the module and all *tests* pass."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    sys.meta_path.insert(0, Changed(name, Path(source)))
    if doctest.testmod(import_module(name)).failed:
        return 1
    return pytest.main(["-x", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]) if tests else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
