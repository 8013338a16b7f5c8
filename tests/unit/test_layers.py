"""Imports point one way: nothing imports what stands above it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PY = Path(__file__).parents[2] / "py"
MODULES = sorted(PY.rglob("*.py"))

# From the ground up; a module may import from its own layer and from those before it.
PENCILMARK = (
    ("board",),
    ("rules",),
    ("engine",),
    ("exchange",),
    ("human",),
    ("make",),
    ("paper",),
    ("doors",),
    ("__main__",),
)
TOOLING = (
    ("places",),
    ("talk",),
    ("stamps",),
    ("venv",),
    ("subset",),
    ("fonts",),
    ("node",),
    ("wheel",),
    ("snapshot",),
    ("page",),
    ("server",),
    ("browser",),
    ("checks",),
    ("commands",),
)
RANKS = {
    f"{package}.{name}": rank
    for package, layers in (("pencilmark", PENCILMARK), ("tooling", TOOLING))
    for rank, layer in enumerate(layers)
    for name in layer
}


def part(module: str) -> str:
    """Return the part of its package that a dotted *module* belongs to: two names, or one."""
    return ".".join(module.split(".")[:2])


def module_name(path: Path) -> str:
    """Return the dotted name of the file *path*."""
    return ".".join(path.relative_to(PY).with_suffix("").parts).removesuffix(".__init__")


def imports(tree: ast.AST) -> Iterator[str]:
    """Yield the dotted name of everything that is imported anywhere in *tree*."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def top_imports(tree: ast.Module) -> Iterator[str]:
    """Yield what is imported as soon as the module is."""
    yield from imports(ast.Module([node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)], []))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def test_every_module_has_its_layer() -> None:
    without = {part(module_name(path)) for path in MODULES} - set(RANKS) - {"pencilmark", "tooling"}
    assert not without


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_nothing_imports_what_stands_above_it(path: Path) -> None:
    own = part(module_name(path))
    above = [
        name for name in imports(parsed(path)) if part(name) in RANKS and RANKS.get(own, len(RANKS)) < RANKS[part(name)]
    ]
    assert not above, f"{own} imports {above}"


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_importing_needs_only_the_standard_library(path: Path) -> None:
    known = sys.stdlib_module_names | {module_name(path).split(".")[0]}
    foreign = [name for name in top_imports(parsed(path)) if root(name) not in known]
    assert not foreign, f"import {foreign} inside the functions that need them"


@pytest.mark.parametrize("path", sorted((PY / "pencilmark").rglob("*.py")), ids=module_name)
def test_no_event_loop_runs_and_no_global_dice_are_thrown_in_the_package(path: Path) -> None:
    names = set(imports(parsed(path)))
    assert "asyncio" not in set(map(root, names))
    assert {name for name in names if root(name) in {"random", "secrets"}} <= {"random.Random"}


def test_the_browser_is_reached_through_one_module_at_most() -> None:
    reaching = [module_name(path) for path in MODULES if {"js", "pyodide_js"} & set(map(root, imports(parsed(path))))]
    assert len(reaching) <= 1, reaching


def root(name: str) -> str:
    return name.split(".")[0]
