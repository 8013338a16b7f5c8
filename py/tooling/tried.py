"""Tries a wheel in new environments: each Python that is installed, Pyodide, a notebook, JupyterLite offline."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tooling.browser import ensure_driven
from tooling.installed import PYTHON, ensure_node_modules, ensure_packages
from tooling.places import NODE_MODULES, REQUIREMENTS, ROOT
from tooling.talk import run, say

FIRST: dict[str, object] = {
    "cell_type": "code",
    "id": "install",
    "metadata": {},
    "execution_count": None,
    "outputs": [],
    "source": ["%pip install -q pencilmark anywidget"],
}
"""The cell that docs/library.md says to begin with there."""


def try_lite(wheel: Path, example: Path) -> None:
    """Run the notebook *example* with the *wheel* in JupyterLite, in a browser. Raises Trouble."""
    ensure_packages("dev", "installing what drives a browser")
    environment = ensure_driven(ensure_node_modules())
    with tempfile.TemporaryDirectory() as name:
        site = built(Path(name), wheel, example)
        paths = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
        told = environment | {"PYTHONPATH": paths}
        run((PYTHON, "-m", "tests.lite", site, example.name), "running the notebook in JupyterLite", told)


def built(folder: Path, wheel: Path, example: Path) -> Path:
    """Build a site of JupyterLite in *folder*, and return where it is."""
    run((sys.executable, "-m", "venv", folder / "own"), "making an environment for JupyterLite")
    own = folder / "own/bin/python"
    pins, wheels = REQUIREMENTS / "lite-page.txt", folder / "wheels"
    run((own, "-m", "pip", "install", "--requirement", REQUIREMENTS / "lite.txt"), "installing JupyterLite")
    fetch = ("--no-deps", "--require-hashes", "--only-binary", ":all:", "--python-version", "3.14")
    run((own, "-m", "pip", "download", *fetch, "--dest", wheels, "--requirement", pins), "fetching what it loads")
    pyodide = with_packages(folder / "pyodide", wheels)
    notes = json.loads(example.read_text("utf-8"))
    notes["cells"].insert(1, FIRST)
    (folder / "content").mkdir()
    (folder / "content" / example.name).write_text(json.dumps(notes), "utf-8")
    piped = [word for path in (wheel, *sorted(wheels.glob("*.whl"))) for word in ("--piplite-wheels", path)]
    made = ("--lite-dir", folder, "--contents", folder / "content", "--output-dir", folder / "site")
    build = (own, "-m", "jupyterlite_core", "build", *made, "--pyodide", pyodide, *piped)
    run(build, "building a site of JupyterLite", {"PYTHONPATH": ""}, folder)  # it leaves a file of its own there
    return folder / "site"


def with_packages(folder: Path, wheels: Path) -> Path:
    """Pack npm's Pyodide with those of its packages that are in *wheels*; return the tar file."""
    shutil.copytree(NODE_MODULES / "pyodide", folder)
    lock = folder / "pyodide-lock.json"
    data = json.loads(lock.read_text("utf-8"))
    packages = {_plain(name): package for name, package in data["packages"].items()}
    for path in sorted(wheels.glob("*.whl")):
        distribution, version = path.name.split("-")[:2]
        if known := packages.get(_plain(distribution)):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            known.update(file_name=path.name, version=version, sha256=digest)
            shutil.copy(path, folder / path.name)
    lock.write_text(json.dumps(data), "utf-8")
    packed = folder.with_suffix(".tar.bz2")
    with tarfile.open(packed, "w:bz2", compresslevel=1) as archive:
        archive.add(folder, "pyodide")
    return packed


def _plain(name: str) -> str:
    """Write the name of a package as an index does."""
    return re.sub("[-_.]+", "-", name).lower()


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
    """Return the command of a version of Python if one that runs is installed, also one that pyenv keeps."""
    return next(filter(runs, candidates(python)), None)


def candidates(python: str) -> Iterator[str]:
    """Yield possible commands of a version of Python."""
    if command := shutil.which(f"python{python}"):
        yield command
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from (str(path) for path in sorted(kept.glob(f"{python}.*/bin/python{python}")))


def runs(command: str) -> bool:
    """Report whether *command* starts a Python that can make environments; some commands of pyenv start none."""
    return subprocess.run([command, "-c", "import venv, ensurepip"], capture_output=True, check=False).returncode == 0


def try_out(python: str, wheel: Path) -> None:
    """Install only the *wheel* into a fresh environment of *python*, and ask it something. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        run((python, "-m", "venv", folder), f"making an environment of {python}")
        own = Path(folder) / "bin/python"
        run((own, "-m", "pip", "install", "--no-index", wheel), f"installing the wheel by {python}")
        run((own, "-I", "-c", ASKED), f"asking the wheel in {python}")
        run((own.with_name("pencilmark"), "--version"), f"running the command in {python}", ALONE)


def try_notebook(wheel: Path) -> None:
    """Run the example notebook with nbclient, in a fresh environment with the *wheel*. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        run((sys.executable, "-m", "venv", folder), "making an environment for a notebook")
        own = Path(folder) / "bin/python"
        pins = REQUIREMENTS / "notebook.txt"
        run((own, "-m", "pip", "install", "--requirement", pins), "installing what runs a notebook")
        run((own, "-m", "pip", "install", "--no-index", wheel), "installing the wheel for a notebook")
        run((own, "-I", "-c", EXECUTE, EXAMPLE), "running the notebook", ALONE)
