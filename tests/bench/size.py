"""What a visitor downloads."""

import gzip
from pathlib import Path

from tests.bench.frame import Context, Table

from tooling.compressed import KINDS, is_compressed
from tooling.places import DIST

PDF = ("fpdf2", "defusedxml", "fonttools", "font_source_serif_pro", "segno")
FIRST = ("static/css/page.css", "static/js/page/app.js", "static/js/watch.js", "static/pack.json")
FONTS = ("serif-regular", "serif-semibold", "sans-regular")


def run(context: Context) -> Table:
    """Weigh the parts of dist/, as they are and as a host that compresses sends them."""
    del context  # the folder lies where it always does
    [home] = (DIST / "b").iterdir()
    fonts = [home / f"fonts/{name}.woff2" for name in FONTS]
    first = {
        "the page (HTML, CSS, JavaScript, fonts, puzzles)": [
            DIST / "index.html",
            *(home / name for name in FIRST),
            *fonts,
        ],
        "the worker": [home / "static/js/python/worker.js"],
        "Pyodide": [home / "pyodide/pyodide.asm.mjs", home / "pyodide/pyodide.asm.wasm"],
        "the snapshot, from which Python starts": [*home.glob("snapshots/*.snapshot")],
    }
    later = {
        "afterwards: the standard library": [home / "pyodide/python_stdlib.zip"],
        "afterwards: the rest of pencilmark": [*home.glob("snapshots/*.zip")],
        "on demand: micropip, python-sat": [
            path for name in ("micropip", "python_sat", "six") for path in wheels(home, name)
        ],
        "on demand: PDF": [path for name in PDF for path in wheels(home, name)],
    }
    whole = [path for paths in first.values() for path in paths]
    rows = [
        (name, *weigh(paths))
        for name, paths in (first | {"**a first visit, until Python is ready**": whole} | later).items()
    ]
    return Table("Size of the page", "Kilobytes of `dist/`.", ("part", "raw", "gzip", "Brotli"), rows)


def wheels(home: Path, name: str) -> list[Path]:
    """Return the wheels of the project *name*."""
    return sorted((home / "wheels").glob(f"{name}-*.whl"))


def weigh(paths: list[Path]) -> tuple[int, int, int]:
    """Return the kilobytes of *paths*: raw, sent by gzip, sent as it was compressed ahead by Brotli."""
    assert not any(map(is_compressed, paths))
    raw = sum(path.stat().st_size for path in paths)
    zipped = sum(
        len(gzip.compress(path.read_bytes(), 6, mtime=0)) if path.suffix in KINDS else path.stat().st_size
        for path in paths
    )
    ahead = [path.with_name(f"{path.name}.br") for path in paths]
    brotli = sum((best if best.exists() else path).stat().st_size for path, best in zip(paths, ahead, strict=True))
    return raw // 1000, zipped // 1000, brotli // 1000
