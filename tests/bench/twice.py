"""Two whole builds of `dist/` from the same sources, in two folders, compared byte by byte."""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.frame import Cell, Context, Table

ROOT = Path(__file__).parents[2]
FETCHED = (".venv", "node_modules")
"""What the requirements and the lock file name by hash: taken over, not fetched twice. All of build/ is made anew."""


def run(_: Context) -> Table:
    """Build twice, and compare."""
    with TemporaryDirectory() as folder:
        names = ("one", "another with a longer name")  # a path that got into a file would be seen
        one, other = (hashes(built(Path(folder) / name)) for name in names)
    rows: Sequence[tuple[Cell, ...]] = [(len(one), len(other), len(differing(one, other)))]
    for name in differing(one, other):
        print(f"differs: {name}", file=sys.stderr)
    note = "The committed sources, in two folders of different names, each built from nothing but what was fetched."
    return Table("Two builds", note, ("files of one", "files of the other", "that differ"), rows)


def built(folder: Path) -> Path:
    """Build the committed sources in *folder*, and return its dist/."""
    folder.mkdir()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x"], cwd=folder, input=archive, check=True)
    for name in FETCHED:
        shutil.copytree(ROOT / name, folder / name, symlinks=True)
    subprocess.run([sys.executable, "build.py", "dist"], cwd=folder, check=True, stdout=sys.stderr)
    return folder / "dist"


def hashes(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of each file by its name in *folder*."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def differing(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """Return the names of the files that are not the same in both, or in one only."""
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
