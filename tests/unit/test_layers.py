"""Imports point one way: nothing imports what stands above it."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.sources import modules, nodes_of, tree_of

PY = Path(__file__).parents[2] / "py"
MODULES = sorted(PY.rglob("*.py"))

# From the ground up; a module may import from its own floor and from those before it.
FLOORS = (
    *("pencilmark.board", "pencilmark.rules", "pencilmark.engine", "pencilmark.exchange", "pencilmark.picture"),
    *("pencilmark.human", "pencilmark.make", "pencilmark.paper", "pencilmark.doors"),
)
TOP = ("pencilmark.__main__",)
RANKS = {name: rank for rank, name in enumerate(FLOORS + TOP)}


def part(module: str) -> str:
    """Return the part of its package that a dotted *module* belongs to: two names, or one."""
    return ".".join(module.split(".")[:2])


def module_name(path: Path) -> str:
    """Return the dotted name of the file *path*."""
    return ".".join(path.relative_to(PY).with_suffix("").parts).removesuffix(".__init__")


def imports(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the dotted name of everything that *nodes* import."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("import_module", "__import__"):
            yield named(node.args[0])


def named(name: ast.expr) -> str:
    """Return the module that is imported by its *name*, the package of one whose name is made of one and a value.

    >>> [named(ast.parse(text).body[0].value) for text in ('"a.b"', 'f"a.b.{name}"', 'f"{__name__}.{kind}"')]
    ['a.b', 'a.b', '']
    """
    parts = [name] if isinstance(name, ast.Constant) else name.values if isinstance(name, ast.JoinedStr) else []
    assert parts, f"{ast.unparse(name)} hides what is imported"
    first = parts[0]
    if isinstance(first, ast.FormattedValue):
        assert ast.unparse(first.value) == "__name__", f"{ast.unparse(name)} hides what is imported"
        return ""
    return str(first.value).rstrip(".")  # type: ignore[attr-defined]


def top_imports(tree: ast.Module) -> Iterator[str]:
    """Yield what is imported as soon as the module is."""
    yield from imports(tree.body)


class Found(NamedTuple):
    """What a module imports: *anywhere*, at its *top*, and whether any of it by a *relative* name."""

    anywhere: tuple[str, ...]
    top: tuple[str, ...]
    relative: bool


@cache
def found(path: Path) -> Found:
    """Read the module at *path*."""
    relative = any(isinstance(node, ast.ImportFrom) and node.level for node in nodes_of(path))
    return Found(tuple(imports(nodes_of(path))), tuple(top_imports(tree_of(path))), relative)


def imported(path: Path) -> tuple[str, ...]:
    """List what the module at *path* imports anywhere."""
    return found(path).anywhere


def test_every_module_stands_on_a_floor_with_a_readme() -> None:
    parts = {part(module_name(path)) for path in MODULES if PY / "pencilmark" in path.parents}
    assert parts - set(RANKS) == {"pencilmark"}
    assert all((PY / floor.replace(".", "/") / "README.md").is_file() for floor in FLOORS)


@pytest.mark.parametrize("floor", FLOORS)
def test_the_readme_of_a_floor_names_all_that_stands_on_it(floor: str) -> None:
    folder = PY / floor.replace(".", "/")
    named = set(re.findall(r"`([a-z_]+)", (folder / "README.md").read_text("utf-8")))
    there = {module_name(path).split(".")[2] for path in folder.rglob("*.py") if path != folder / "__init__.py"}
    assert there <= named, f"the README of {floor} says nothing of {sorted(there - named)}"


NAMES = frozenset(map(module_name, MODULES))
PACKAGES = sorted(module_name(path) for path in MODULES if path.name == "__init__.py")


def known(name: str) -> str:
    """Return the module that a dotted *name* is, or is in; empty if it is none of ours."""
    while name and name not in NAMES:
        name = name.rpartition(".")[0]
    return name


FACE = "pencilmark"
"""It imports the library when a name of that is first asked for; what is below asks it for nothing but its version."""


@cache
def graph() -> dict[str, set[str]]:
    """Return what each module of ours imports of the others."""
    found = {module_name(path): {known(name) for name in imported(path)} - {""} for path in MODULES}
    found[FACE] = {name for name in found[FACE] if not name.startswith("pencilmark.doors.library.")}
    return found


def test_the_parts_of_a_package_import_each_other_in_no_circle() -> None:
    """A part is a module or a package inside the package; imports in functions and for types alone count, too."""
    for package in PACKAGES:
        parts: dict[str, set[str]] = {}
        for name, imported in graph().items():
            own = child(package, name)
            if own:
                parts.setdefault(own, set()).update({child(package, other) for other in imported} - {"", own})
        try:
            TopologicalSorter(parts).prepare()
        except CycleError as error:
            pytest.fail(" <- ".join(error.args[1]))


def test_no_module_waits_for_itself() -> None:
    TopologicalSorter({name: imported - {name} for name, imported in graph().items()}).prepare()


@pytest.mark.parametrize(
    "source",
    [
        "from a.b import c",
        "def f():\n    import a.b.c",
        "if TYPE_CHECKING:\n    from a.b import c",
        'def f():\n    return importlib.import_module("a.b.c")',
        'def f(name):\n    return import_module(f"a.b.c.{name}")',
    ],
)
def test_no_import_is_hidden(source: str) -> None:
    assert list(imports(ast.walk(ast.parse(source)))) == ["a.b.c"]


@pytest.mark.parametrize("source", ["import_module(name)", 'import_module(f"{name}.b")', 'import_module("a" + name)'])
def test_a_name_that_hides_its_package_is_refused(source: str) -> None:
    with pytest.raises(AssertionError, match="hides what is imported"):
        list(imports(ast.walk(ast.parse(source))))


def child(package: str, name: str) -> str:
    """Return the part of *package* that the module *name* belongs to; empty if it is not in it."""
    inside = name.startswith(f"{package}.")
    return f"{package}.{name.removeprefix(package).split('.')[1]}" if inside else ""


def test_nothing_is_imported_by_a_relative_name() -> None:
    assert [module_name(path) for path in MODULES if found(path).relative] == []


def test_nothing_imports_what_stands_above_it() -> None:
    for path in MODULES:
        own = RANKS.get(part(module_name(path)), len(RANKS))
        above = [name for name in imported(path) if RANKS.get(part(name), 0) > own]
        assert not above, f"{module_name(path)} imports {above}"


WRITER = "tooling.unpacker"
"""It writes WebAssembly with the package, and is itself imported inside a function only."""


def test_importing_needs_only_the_standard_library() -> None:
    for path in MODULES:
        own = {root(module_name(path))} | ({"pencilmark"} if module_name(path) == WRITER else set())
        foreign = [name for name in found(path).top if root(name) not in own | sys.stdlib_module_names]
        assert WRITER not in map(known, found(path).top)
        assert not foreign, f"{module_name(path)}: import {foreign} inside the functions that need them"


def test_no_event_loop_runs_and_no_global_dice_are_thrown_in_the_package() -> None:
    names = {name for path in modules() for name in imported(path)}
    assert "asyncio" not in set(map(root, names))
    assert {name for name in names if root(name) in {"random", "secrets"}} <= {"random.Random"}


def test_the_browser_is_reached_through_one_module_at_most() -> None:
    reaching = [module_name(path) for path in MODULES if {"js", "pyodide_js"} & set(map(root, imported(path)))]
    assert len(reaching) <= 1, reaching


def root(name: str) -> str:
    return name.split(".")[0]
