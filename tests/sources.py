"""The sources of the package as trees, each parsed once for all that looks at them."""

import ast
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "py" / "pencilmark"


@cache
def tree_of(path: Path) -> ast.Module:
    """Parse the module at *path*: nobody changes its tree."""
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """List all nodes of the module at *path*."""
    return tuple(ast.walk(tree_of(path)))


@cache
def modules() -> tuple[Path, ...]:
    """List the modules of the package."""
    return tuple(sorted(PACKAGE.rglob("*.py")))
