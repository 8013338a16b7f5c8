"""Compile ahead the standard library and the wheels that write PDF, which a page imports after the start.

Otherwise a visitor's Python takes longer to import what writes a book than to make the book. The snapshot of Python has
most of the library from here, too.
"""

import threading
from pathlib import Path

from tooling import places
from tooling.installed import ensure_node_modules, ensure_page_wheels
from tooling.lean import ensure_library
from tooling.places import BUILD, NODE_MODULES
from tooling.talk import run

WHEELS = BUILD / "wheels"
COMPILED = BUILD / "precompiled"
STAMP = COMPILED / "precompiled.stamp"
SCRIPT = Path(__file__).with_suffix(".mjs")
SLIM = Path(__file__).with_name("slim.py")
PYODIDE = NODE_MODULES / "pyodide"
PROJECTS = ("defusedxml", "fonttools", "fpdf2")
WITH_SOURCES = ("fpdf2",)
"""Whose licence asks that sources lie beside what is made of them."""
_ALONE = threading.Lock()
"""A snapshot needs the library, and is taken beside the rest of the page."""


def ensure_precompiled() -> None:
    """Bring build/precompiled up to date: the library and the wheels of PROJECTS, compiled without docstrings."""
    program = ensure_node_modules()
    ensure_page_wheels(WHEELS)
    with _ALONE:
        if is_there():
            return
        COMPILED.mkdir(parents=True, exist_ok=True)
        for old in COMPILED.iterdir():
            old.unlink()
        run((program, SCRIPT, PYODIDE, SLIM, COMPILED, *sources()[2:]), "compiling what the page imports later")
        places.leave(STAMP, *sources())


def is_there() -> bool:
    """Report whether nothing needs to be compiled."""
    return places.is_current(STAMP, *sources())


def sources() -> tuple[Path, ...]:
    """Return what the library and the wheels are compiled of, and by."""
    return SCRIPT, SLIM, ensure_library(), *originals(PROJECTS)


def originals(projects: tuple[str, ...]) -> list[Path]:
    """Return the wheels of *projects* as they were fetched."""
    return [path for name in projects for path in sorted(WHEELS.glob(f"{name}-*.whl"))]


def archive() -> Path:
    """Return the standard library, the compiled one once it is there."""
    whole = ensure_library()
    return COMPILED / whole.name if is_there() else whole


def wheels() -> list[Path]:
    """Return all wheels that were fetched, with the compiled ones in place of those of PROJECTS once they are there."""
    ready = COMPILED if is_there() else WHEELS
    return [ready / path.name if (ready / path.name).exists() else path for path in sorted(WHEELS.glob("*.whl"))]


def source_files() -> dict[str, Path]:
    """Return the sources that go with what is compiled, once it is there: name below dist/ -> file."""
    return {f"sources/{path.name}": path for path in originals(WITH_SOURCES) if is_there()}


def told(project: str) -> str:
    """Say how a *project* differs from what was fetched.

    >>> told("segno"), told("fonttools")
    ('unchanged', 'compiled')
    """
    if project not in PROJECTS:
        return "unchanged"
    [wheel] = originals((project,))
    return f"compiled; its sources: sources/{wheel.name}" if project in WITH_SOURCES else "compiled"
