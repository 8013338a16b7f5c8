"""Make the library's release: wheel and source archive, checked as the package index would check them."""

import shutil
from pathlib import Path

from tooling.places import BUILD, ROOT
from tooling.talk import Trouble, run
from tooling.venv import PYTHON, ensure_packages
from tooling.wheel import build_wheel

RELEASE = BUILD / "release"


def make() -> list[Path]:
    """Build wheel and source archive with `build`, check them with twine, and return their paths.

    Raises Trouble when the wheel is not the one of the page.
    """
    ensure_packages("release", "installing build and twine")
    shutil.rmtree(RELEASE, ignore_errors=True)
    build = (PYTHON, "-P", "-m", "build")  # -P: not the build.py that lies here
    run((*build, "--no-isolation", "--outdir", RELEASE, ROOT), "building wheel and source archive")
    made = sorted(RELEASE.iterdir())
    run((PYTHON, "-m", "twine", "check", "--strict", *made), "checking them with twine")
    ours = build_wheel(BUILD / "release-check")
    if (RELEASE / ours.name).read_bytes() != ours.read_bytes():
        raise Trouble("The released wheel is not the wheel of the page.")
    shutil.rmtree(ours.parent)
    return made
