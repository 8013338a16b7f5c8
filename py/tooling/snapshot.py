"""Take a snapshot of Python's memory with pencilmark imported: the page starts from it in a sixth of the time.

It rests on functions of Pyodide that are not promised to stay, so that nothing depends on it: the page starts
without when there is none, when it belongs to another wheel, or when it cannot be loaded.
"""

import hashlib
import os
from pathlib import Path

from tooling.places import NODE_MODULES
from tooling.talk import Trouble, run, say

SCRIPT = Path(__file__).with_suffix(".mjs")
PYODIDE = NODE_MODULES / "pyodide"


def snapshot_name(wheel: Path) -> str:
    """Name the snapshot that goes with exactly this *wheel* and this Pyodide."""
    digest = hashlib.sha256(wheel.read_bytes() + SCRIPT.read_bytes() + (PYODIDE / "package.json").read_bytes())
    return f"{digest.hexdigest()[:16]}.snapshot"


def ensure_snapshot(node: Path, wheel: Path, folder: Path) -> None:
    """Put the snapshot for *wheel* into *folder*, the only one there, unless it is there or cannot be taken."""
    target = folder / snapshot_name(wheel)
    if target.exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    draft = target.with_suffix(".part")
    doing = "taking a snapshot of Python, from which the page starts"
    say(doing)
    try:
        run((node, SCRIPT, PYODIDE, wheel, draft), doing)
    except Trouble as trouble:
        say(f"the page will start without a snapshot: {trouble}")
        return
    os.replace(draft, target)
