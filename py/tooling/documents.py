"""Make the pages of docs/: inside dist/, in the style of the build there, or alone in build/docs."""

import os
import shutil
from pathlib import Path

from tooling import fonts, site
from tooling.places import BUILD, DIST, ROOT
from tooling.talk import run
from tooling.venv import PYTHON, ensure_packages

ALONE = BUILD / "docs"
STYLE = "style"


def add_docs() -> None:
    """Put the site of docs/ into dist/docs, in the style of the build that lies there."""
    [home] = (DIST / "b").iterdir()
    write(DIST / "docs", f"../b/{home.name}", site.PAGE_ITSELF)


def make_docs() -> Path:
    """Make the site of docs/ alone, with what its style needs, and return its folder."""
    write(ALONE, STYLE)
    for style in site.STYLES:
        name = f"static/css/{style}.css"
        (ALONE / STYLE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, ALONE / STYLE / name)
    shutil.copytree(fonts.ensure_fonts(), ALONE / STYLE / "fonts", ignore=shutil.ignore_patterns("*.stamp"))
    return ALONE


def write(target: Path, *options: str) -> None:
    """Write the pages into *target* by the packages of .venv."""
    ensure_packages("docs", "installing what makes pages of docs/")
    run((PYTHON, "-m", "tooling.site", target, *options), "making the pages of docs/", {"PYTHONPATH": str(ROOT / "py")})


def take_pictures(environment: dict[str, str]) -> None:
    """Take the pictures of docs/ from the page in dist/, and draw its card, in the browser that *environment* names."""
    paths = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
    run((PYTHON, "-m", "tests.screenshots"), "taking the pictures of docs/", environment | {"PYTHONPATH": paths})
