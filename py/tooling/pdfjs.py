"""Fetch PDF.js, with which the page opens a PDF: two scripts and two decoders out of the 37 MB of its package."""

import tarfile
from pathlib import Path

from tooling import places
from tooling.installed import content_of, packed
from tooling.places import BUILD
from tooling.talk import say

PDFJS = BUILD / "pdfjs"
PACKAGE, VERSION = "pdfjs-dist", "6.5.438"
DIGEST = "vg8Pw1x+AFKy4AMDvhuWl5cOYV8d698UoEANoFFhc79hqXDnZQqnOXoxw3HG907WHOg1JYOvLhP756boddFxpA=="
"""Its SHA-512, in base64."""
FILES = {
    "pdf.mjs": "legacy/build/pdf.min.mjs",
    "pdf.worker.mjs": "legacy/build/pdf.worker.min.mjs",
    "jbig2.wasm": "wasm/jbig2.wasm",
    "openjpeg.wasm": "wasm/openjpeg.wasm",
}
"""File of dist/ -> file of the package."""
LICENCES = ("LICENSE", "wasm/LICENSE_JBIG2", "wasm/LICENSE_OPENJPEG", "wasm/LICENSE_PDFJS_OPENJPEG")
LICENCE = PDFJS / "licence.txt"
STAMP = PDFJS / "pdfjs.stamp"


def is_there() -> bool:
    """Report whether nothing needs to be fetched."""
    return places.is_current(STAMP, Path(__file__))


def ensure_pdfjs() -> Path:
    """Bring build/pdfjs up to date and return it."""
    if is_there():
        return PDFJS
    say(f"fetching {PACKAGE}")
    PDFJS.mkdir(parents=True, exist_ok=True)
    archive = packed(PACKAGE, VERSION, DIGEST, PDFJS)
    with tarfile.open(archive) as package:
        for target, source in FILES.items():
            (PDFJS / target).write_bytes(content_of(package, source))
        LICENCE.write_bytes(b"\n\n".join(content_of(package, name).strip() for name in LICENCES) + b"\n")
    archive.unlink()
    places.leave(STAMP, Path(__file__))
    return PDFJS


def page_files() -> dict[str, Path]:
    """Return where each file of the page comes from, once it is there: name below dist/ -> source."""
    return {f"pdfjs/{name}": PDFJS / name for name in FILES} if is_there() else {}
