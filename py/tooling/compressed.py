"""Compress files of dist/ ahead, for hosts that send such files: NAME.gz and NAME.br beside NAME."""

import hashlib
import os
import shutil
from pathlib import Path

from tooling.installed import ensure_node_modules
from tooling.places import BUILD, DIST, LIVE
from tooling.talk import run, say

COMPRESSED = BUILD / "compressed"
SCRIPT = Path(__file__).with_suffix(".mjs")
KINDS = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
ENDINGS = (".gz", ".br")
SMALLEST = 500  # bytes: less is not worth a file


def compress(folder: Path) -> None:
    """Put compressed files beside what compresses well in *folder*; what was compressed before is only copied."""
    ahead(folder)
    beside(folder)


def ahead(folder: Path) -> None:
    """Compress what compresses well in *folder*, unless that is done."""
    missing = {kept: path for path, kept in wanted(folder).items() if not kept.with_suffix(".br").exists()}
    if not missing:
        return
    say(f"compressing {len(missing)} files ahead")
    COMPRESSED.mkdir(parents=True, exist_ok=True)
    pairs = [part for kept, path in missing.items() for part in (path, kept)]
    run((ensure_node_modules(), SCRIPT, *pairs), "compressing files ahead")


def beside(folder: Path) -> None:
    """Copy the compressed files of *folder* to where they belong, and drop those that no page here needs any more."""
    for path, kept in wanted(folder).items():
        for ending in ENDINGS:
            if kept.with_suffix(ending).exists():
                shutil.copy2(kept.with_suffix(ending), path.with_name(path.name + ending))
    places = [kept for top in {folder, DIST, LIVE} for kept in wanted(top).values()]
    for old in set(COMPRESSED.glob("*")) - {kept.with_suffix(ending) for kept in places for ending in ENDINGS}:
        os.unlink(old)


def wanted(folder: Path) -> dict[Path, Path]:
    """Return the files of *folder* that compress well, each with the path of its compressed files, but the ending."""
    return {path: COMPRESSED / key(path) for path in sorted(folder.rglob("*")) if compresses(path)}


def compresses(path: Path) -> bool:
    """Report whether *path* is worth compressing."""
    return path.is_file() and path.suffix in KINDS and path.stat().st_size >= SMALLEST


def is_compressed(path: Path) -> bool:
    """Report whether *path* was compressed ahead from its neighbour.

    >>> is_compressed(Path("dist/index.html.br")), is_compressed(Path("dist/index.html"))
    (True, False)
    """
    return path.suffix in ENDINGS


def key(path: Path) -> str:
    """Return a name that only files with the same content as *path* have."""
    return hashlib.sha256(path.read_bytes() + SCRIPT.read_bytes()).hexdigest()[:24]
