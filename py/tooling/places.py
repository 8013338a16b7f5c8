"""Where everything lives, from the project's root; and what was made from which sources, so that it is left alone."""

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "py" / "pencilmark"
REQUIREMENTS = ROOT / "requirements"
PAGES = (ROOT / "index.html", ROOT / "embed.html")  # their texts are in the catalogues

# Made by build.py and never committed.
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
BUILD = ROOT / "build"
PAGE = BUILD / "page"  # the page with all its parts; dist/ is made from it
LIVE = BUILD / "live"  # the page as build.py serves it, laid out like dist/
DIST = ROOT / "dist"


def fingerprint(*sources: Path) -> str:
    """Hash the *sources* together with the version of Python that runs."""
    digest = hashlib.sha256(sys.version.encode())
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()


def is_current(stamp: Path, *sources: Path) -> bool:
    """Report whether *stamp* was left by an installation from exactly these *sources*."""
    return stamp.is_file() and stamp.read_text() == fingerprint(*sources)


def leave(stamp: Path, *sources: Path) -> None:
    """Leave *stamp* after an installation from *sources*."""
    stamp.write_text(fingerprint(*sources))
