"""Tries the example notebook in JupyterLite: Python in a browser, as on a page of notebooks, without any network.

Pyodide is that of npm. What it loads besides comes from requirements/lite-page.txt, by hash.
"""

import hashlib
import json
import os
import re
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

from tooling.browser import VARIABLE, driver_environment, ensure_browser
from tooling.node import ensure_node_modules
from tooling.places import NODE_MODULES, REQUIREMENTS, ROOT
from tooling.talk import run
from tooling.venv import PYTHON, ensure_packages

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
    driver = driver_environment(ensure_node_modules())
    browser = ensure_browser(driver)
    with tempfile.TemporaryDirectory() as name:
        site = built(Path(name), wheel, example)
        paths = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
        environment = driver | {VARIABLE: str(browser), "PYTHONPATH": paths}
        run((PYTHON, "-m", "tests.lite", site, example.name), "running the notebook in JupyterLite", environment)


def built(folder: Path, wheel: Path, example: Path) -> Path:
    """Build a site of JupyterLite in *folder*, and return where it lies."""
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
    run(build, "building a site of JupyterLite", {"PYTHONPATH": ""}, folder)  # where it leaves a file of its own
    return folder / "site"


def with_packages(folder: Path, wheels: Path) -> Path:
    """Pack the Pyodide of npm with those of its packages that lie in *wheels*; return the tar file."""
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
