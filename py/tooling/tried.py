"""Tries a wheel where it is new: in a fresh environment of each Python that is here, in Pyodide, and in a notebook."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tooling.lite import try_lite
from tooling.node import ensure_node_modules
from tooling.places import NODE_MODULES, REQUIREMENTS, ROOT
from tooling.talk import run, say

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ASKED = (
    f"from pencilmark import hint, rate, solve; assert solve('{PUZZLE}').status == 'unique'; print(rate('{PUZZLE}'))"
)
IN_PYODIDE = Path(__file__).with_suffix(".mjs")
EXAMPLE = ROOT / "docs/example.ipynb"
EXECUTE = """
import sys, nbformat
from nbclient import NotebookClient

book = nbformat.read(sys.argv[1], as_version=nbformat.NO_CONVERT)
nbformat.validate(book)
NotebookClient(book, timeout=300, kernel_name="python3").execute()
shown = {kind for cell in book.cells for output in cell.get("outputs", ()) for kind in output.get("data", ())}
missing = {"image/svg+xml", "application/vnd.jupyter.widget-view+json"} - shown
sys.exit(f"it showed nothing of the kinds {missing}" if missing else 0)
"""
ALONE = {"PYTHONPATH": "", "PYTHONHOME": ""}
"""What keeps the package that lies here out of a fresh environment."""


def try_everywhere(wheel: Path) -> None:
    """Try the *wheel*, and say where. Raises Trouble."""
    here = {python: command for python in PYTHONS if (command := found(python))}
    for command in here.values():
        try_out(command, wheel)
    say(f"tried in fresh environments of Python {', '.join(here) or 'none'}")
    if missing := [python for python in PYTHONS if python not in here]:
        say(f"not tried, since it is not here: Python {', '.join(missing)}")
    node = ensure_node_modules()
    version = run((node, IN_PYODIDE, NODE_MODULES / "pyodide", wheel, ASKED), "asking the wheel in Pyodide")
    say(f"tried in Pyodide, which is Python {version.strip().splitlines()[-1]}")
    try_notebook(wheel)
    say(f"ran {EXAMPLE.relative_to(ROOT)} by nbclient")
    try_lite(wheel, EXAMPLE)
    say(f"ran {EXAMPLE.relative_to(ROOT)} in JupyterLite")


def found(python: str) -> str | None:
    """Return the command of a version of Python if one is here that runs, also one that pyenv keeps."""
    return next(filter(runs, candidates(python)), None)


def candidates(python: str) -> Iterator[str]:
    """Yield what may be the command of a version of Python."""
    if command := shutil.which(f"python{python}"):
        yield command
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from (str(path) for path in sorted(kept.glob(f"{python}.*/bin/python{python}")))


def runs(command: str) -> bool:
    """Report whether *command* starts a Python that can make environments; pyenv has some that start none."""
    return subprocess.run([command, "-c", "import venv, ensurepip"], capture_output=True, check=False).returncode == 0


def try_out(python: str, wheel: Path) -> None:
    """Install the *wheel* into a fresh environment of *python*, alone, and ask it something. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        run((python, "-m", "venv", folder), f"making an environment of {python}")
        own = Path(folder) / "bin/python"
        run((own, "-m", "pip", "install", "--no-index", wheel), f"installing the wheel by {python}")
        run((own, "-I", "-c", ASKED), f"asking the wheel in {python}")
        run((own.with_name("pencilmark"), "--version"), f"running the command in {python}", ALONE)


def try_notebook(wheel: Path) -> None:
    """Run the example notebook by nbclient, in a fresh environment with the *wheel*. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        run((sys.executable, "-m", "venv", folder), "making an environment for a notebook")
        own = Path(folder) / "bin/python"
        pins = REQUIREMENTS / "notebook.txt"
        run((own, "-m", "pip", "install", "--requirement", pins), "installing what runs a notebook")
        run((own, "-m", "pip", "install", "--no-index", wheel), "installing the wheel for a notebook")
        run((own, "-I", "-c", EXECUTE, EXAMPLE), "running the notebook", ALONE)
