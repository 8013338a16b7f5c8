"""What a visitor downloads."""

import gzip
from pathlib import Path

from tests.bench.frame import Context, Table

DIST = Path(__file__).parents[2] / "build/page"
PDF = ("fpdf2", "defusedxml", "fonttools", "font_source_serif_pro", "segno")


def run(context: Context) -> Table:
    """Weigh the parts of dist/, as they are and as a host that compresses sends them."""
    del context  # the folder lies where it always does
    parts = {
        "the page (HTML, CSS, JavaScript)": [DIST / "index.html", DIST / "app.js", *(DIST / "static").rglob("*")],
        "Pyodide": [*(DIST / "pyodide").iterdir()],
        "pencilmark and micropip": [path for name in ("pencilmark", "micropip") for path in wheels(name)],
        "the snapshot, from which Python starts": [*(DIST / "snapshots").glob("*")],
        "on demand: python-sat": [*wheels("python_sat"), *wheels("six")],
        "on demand: PDF": [path for name in PDF for path in wheels(name)],
    }
    rows = [(name, *weigh([path for path in paths if path.is_file()])) for name, paths in parts.items()]
    return Table("Size of the page", "Kilobytes of `dist/`.", ("part", "raw", "gzip"), rows)


def wheels(name: str) -> list[Path]:
    """Return the wheels of the project *name*."""
    return sorted((DIST / "wheels").glob(f"{name}-*.whl"))


def weigh(paths: list[Path]) -> tuple[int, int]:
    """Return the kilobytes of *paths*, raw and compressed."""
    contents = [path.read_bytes() for path in paths]
    return sum(map(len, contents)) // 1000, sum(len(gzip.compress(content, 6, mtime=0)) for content in contents) // 1000
