"""What docs name is there: files, and each module, class and function on the three trips of docs/architecture.md."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.sources import tree_of

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PROSE = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
NAMES = sorted({name for name in re.findall(r"`([^`\n]+)`", PROSE) if not name.startswith("{")})
PYTHON = sorted((ROOT / "py" / "pencilmark").rglob("*.py"))
SCRIPTS = [ROOT / "app.js", *sorted((ROOT / "static" / "js").rglob("*.js"))]
SHELVES = (*(ROOT / "static" / "js").glob("*/"), *(ROOT / "py" / "pencilmark").glob("*/"))
PLACES = (ROOT, ROOT / "py" / "pencilmark", ROOT / "static" / "js", *SHELVES)


def dotted(path: Path) -> str:
    """Return the name of a module, as it is imported."""
    return ".".join(path.relative_to(ROOT / "py").with_suffix("").parts).removesuffix(".__init__")


def defined(tree: ast.Module | ast.ClassDef) -> set[str]:
    """Return the names that a module or a class makes, those of its classes' parts with the class before them."""
    names = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{name}" for name in defined(node)}
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        if isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
    return names


@cache
def known() -> set[str]:
    """Return what Python can be asked for: each module, and each name in one behind its module's."""
    found = set()
    for path in PYTHON:
        names = defined(tree_of(path))
        found |= {dotted(path), *(f"{dotted(path)}.{name}" for name in names)}
    return found


def is_in_python(name: str) -> bool:
    return any(full == name or full.endswith(f".{name}") for full in known())


def is_in_a_script(name: str) -> bool:
    """Report whether JavaScript makes something of that *name*: a function, a class, or a part of one."""
    *outer, last = name.split(".")
    shape = re.compile(
        rf"(?:function|class|const|async|static|get) {re.escape(last)}\b|^  (?:async )?{re.escape(last)}\(", re.M
    )
    texts = (path.read_text("utf-8") for path in SCRIPTS)
    return any(shape.search(text) and all(f"class {one}" in text for one in outer) for text in texts)


def is_a_file(name: str) -> bool:
    return any((place / name).exists() or (place / f"{name}.py").exists() for place in PLACES)


def is_there(name: str) -> bool:
    return is_a_file(name) or is_in_python(name.replace("/", ".")) or is_in_a_script(name)


def test_what_the_architecture_names_is_there() -> None:
    assert [name for name in NAMES if not is_there(name)] == []


def test_a_name_that_is_gone_would_be_missed() -> None:
    assert len(NAMES) > 40
    assert not any(map(is_there, ("engine.streamed", "handlers/judged.py", "Actions.unload", "make_books")))


def test_the_files_that_docs_name_are_there() -> None:
    docs = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md", *(ROOT / "py").rglob("README.md")]
    paths = re.compile(r"`((?:py|static|tests)/[\w./-]+\.\w+)`")
    named = {path for doc in docs for path in paths.findall(doc.read_text("utf-8"))}
    assert len(named) > 50
    of_recipes = {"tests/variants/staircase.txt"}
    assert {path for path in named if not (ROOT / path).exists()} == of_recipes
