"""Make .venv and install pinned Python packages into it."""

import importlib.util
import os
import shutil
import sys
import threading
from pathlib import Path

from tooling import places
from tooling.places import REQUIREMENTS, VENV
from tooling.talk import Trouble, run, say

PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP_INSTALL = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--retries", "2")


_ALONE = threading.RLock()
"""One process at a time installs into .venv."""


def tool(name: str) -> Path:
    """Return the path of the console script *name* of .venv."""
    return PYTHON.with_name(name + PYTHON.suffix)


def ensure_venv() -> None:
    """Make .venv with pip in it, unless this Python already made one."""
    with _ALONE:
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
    """Install the pins of requirements/*name*.txt into .venv, unless they are there; *doing* is said.

    Of the 6,000 modules that come, Python compiles those it imports, when it does.
    """
    with _ALONE:
        ensure_venv()
        pins, stamp = REQUIREMENTS / f"{name}.txt", VENV / f"{name}.stamp"
        if places.is_current(stamp, pins):
            return
        say(doing)
        run((*PIP_INSTALL, "install", "--no-compile", "--requirement", pins), doing)
        places.leave(stamp, pins)


def ensure_page_wheels(folder: Path) -> None:
    """Download the wheels of requirements/page.txt, meant for Pyodide's Python, into *folder*."""
    ensure_venv()
    pins, stamp = REQUIREMENTS / "page.txt", folder / "page.stamp"
    if places.is_current(stamp, pins):
        return
    doing = "fetching the Python packages of the page"
    say(doing)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    target = ("--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp")
    python = ("--python-version", "3.14", "--abi", "cp314", "--only-binary", ":all:", "--no-deps", "--require-hashes")
    run((*PIP_INSTALL, "download", *target, *python, "--dest", folder, "--requirement", pins), doing)
    places.leave(stamp, pins)
