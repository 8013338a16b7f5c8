"""Where everything lives, from the project's root."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "py" / "pencilmark"
REQUIREMENTS = ROOT / "requirements"
PAGES = (ROOT / "index.html", ROOT / "embed.html")  # whose texts stand in the catalogues

# Made by build.py and never committed.
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
BUILD = ROOT / "build"
PAGE = BUILD / "page"  # the page with all its parts; dist/ is made of it
LIVE = BUILD / "live"  # the page as build.py serves it, laid out as dist/
DIST = ROOT / "dist"
