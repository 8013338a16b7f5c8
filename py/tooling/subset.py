"""Cut fonts down to what the page writes: python -m tooling.subset [SOURCE TARGET FAMILY KEPT]..., in .venv.

KEPT is a file with the characters to keep, or `latin`; with `whole` all stay, as TrueType, but without ligatures and
vertical forms. The licence of the fonts reserves their names for unchanged ones, so what is cut gets another.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Any

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
SIGNS = [ord(sign) for sign in "–—‘’‚“”„†‡•…‹›⁄−≈≠≤≥√∞∑ΣΔΠΩπ←↑→↓✓₀₁₂₃₄₅₆₇₈₉€"]
BORDERS = range(0x2500, 0x2580)  # of drawn grids; only the fixed-width font has them
FEATURES = ["kern", "mark", "mkmk", "liga", "locl", "ccmp", "lnum", "tnum", "pnum", "case"]
FAMILY_NAMES, STYLE_NAMES, FULL, POSTSCRIPT = (1, 16), (2, 17), 4, 6
WHOLE, ONLY_LATIN = "whole", "latin"
TOLD = (0, 5, 7, 8, 9, 10, 13, 14)  # copyright, version, trademark, makers, licence: left as they were


def cut(source: str, target: str, family: str, kept: str) -> None:
    """Write the characters of *source* that are *kept* to *target* as WOFF2, under the name *family*."""
    from fontTools import subset  # type: ignore[import-untyped] # it has no types
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
    from fontTools.varLib import instancer  # type: ignore[import-untyped]

    options = subset.Options()
    is_whole = kept == WHOLE
    options.layout_features = [] if is_whole else FEATURES
    options.flavor = None if is_whole else "woff2"
    options.hinting = False
    options.name_IDs = [*FAMILY_NAMES, *STYLE_NAMES, FULL, POSTSCRIPT, *TOLD]
    font = TTFont(source, recalcTimestamp=False)
    if "fvar" in font:
        instancer.instantiateVariableFont(font, {"wght": 400}, inplace=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=font.getBestCmap() if is_whole else characters(kept))
    cutter.subset(font)
    rename(font, family)
    subset.save_font(font, target, options)


def characters(kept: str) -> list[int]:
    """Return the characters to keep."""
    return [*LATIN, *SIGNS, *BORDERS] if kept == ONLY_LATIN else [*map(ord, Path(kept).read_text("utf-8"))]


def expect_plain_glyphs() -> None:
    """Save half of the time for PostScript glyphs, none of which is composed of others here.

    So none is run to look for its parts, and each is measured once, though three tables ask.
    """
    from fontTools.misc.psCharStrings import T2CharString  # type: ignore[import-untyped]
    from fontTools.subset.cff import ttLib  # type: ignore[import-untyped]

    measure = cache(T2CharString.calcBounds)
    T2CharString.calcBounds = lambda glyph, _: measure(glyph, None)
    ttLib.getTableClass("CFF ").closure_glyphs = lambda table, cutter: None


def rename(font: Any, family: str) -> None:
    """Rename *font* to *family* in each of its names."""
    style = font["name"].getBestSubFamilyName() or "Regular"
    for record in font["name"].names:
        if record.nameID in FAMILY_NAMES:
            record.string = family
        elif record.nameID == FULL:
            record.string = f"{family} {style}"
        elif record.nameID == POSTSCRIPT:
            record.string = f"{family}-{style}".replace(" ", "")


if __name__ == "__main__":
    expect_plain_glyphs()
    for at in range(1, len(sys.argv), 4):
        cut(*sys.argv[at : at + 4])
