"""Make the fonts of the page: the serif of our printed sheets, its sans and its fixed-width font, cut to Latin."""

import shutil
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from tooling import places
from tooling.installed import PYTHON, SITE_PACKAGES, ensure_packages
from tooling.places import BUILD, REQUIREMENTS
from tooling.subset import ONLY_LATIN
from tooling.talk import run, say

FONTS = BUILD / "fonts"
SUBSET = Path(__file__).with_name("subset.py")
FAMILIES = {"serif": "Pencilmark Serif", "sans": "Pencilmark Sans", "mono": "Pencilmark Mono"}
PACKAGES = {
    "serif": "font_source_serif_pro/files",
    "sans": "font_source_sans_pro/files",
    "mono": "fontpkg_source_code_pro",
}
CUTS = {  # file of dist/ -> file of its package
    "serif-regular.woff2": "SourceSerifPro-Regular.ttf",
    "serif-italic.woff2": "SourceSerifPro-It.ttf",
    "serif-semibold.woff2": "SourceSerifPro-Semibold.ttf",
    "sans-regular.woff2": "SourceSansPro-Regular.ttf",
    "sans-semibold.woff2": "SourceSansPro-Semibold.ttf",
    "mono-regular.woff2": "files/SourceCodePro[wght].ttf",
}
LICENCES = {"serif-licence.txt": "LICENSE.txt", "sans-licence.txt": "LICENSE.txt", "mono-licence.txt": "LICENSE"}


def ensure_fonts() -> Path:
    """Bring build/fonts up to date and return it: WOFF2 files and their licences."""
    stamp, sources = FONTS / "fonts.stamp", (REQUIREMENTS / "fonts.txt", SUBSET, Path(__file__))
    if places.is_current(stamp, *sources):
        return FONTS
    ensure_packages("fonts", "fetching the fonts of the page")
    say("cutting the fonts of the page to Latin")
    shutil.rmtree(FONTS, ignore_errors=True)
    FONTS.mkdir(parents=True)
    cuts = [(source_of(target), FONTS / target, FAMILIES[kind(target)], ONLY_LATIN) for target in CUTS]
    cut_all(cuts, "cutting the fonts of the page")
    for target in LICENCES:
        shutil.copy(source_of(target), FONTS / target)
    places.leave(stamp, *sources)
    return FONTS


def cut_all(cuts: Iterable[tuple[str | Path, ...]], doing: str) -> None:
    """Cut fonts, each by four words as `subset.py` expects them, by one program, since one takes a while to start."""
    run((PYTHON, SUBSET, *chain.from_iterable(cuts)), doing)


def font_files() -> dict[str, Path]:
    """Return where each font and licence of dist/ comes from: name below dist/ -> source."""
    return {f"fonts/{name}": FONTS / name for name in (*CUTS, *LICENCES)}


def kind(target: str) -> str:
    """Return the family of fonts that *target*, a file of dist/, belongs to.

    >>> kind("mono-regular.woff2")
    'mono'
    """
    return target.split("-")[0]


def source_of(target: str) -> Path:
    """Return the file of .venv that *target*, a file of dist/, is made from."""
    return SITE_PACKAGES / PACKAGES[kind(target)] / (CUTS | LICENCES)[target]
