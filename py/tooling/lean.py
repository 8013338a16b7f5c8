"""Leave out of Pyodide's WebAssembly, and of its script, what nothing in the page can call.

The page can load only its own wheels. A module from elsewhere would end its Python when it first calls something that
is gone ("cannot resolve symbol", and its name), and `ctypes.pythonapi` finds no such function.
"""

import hashlib
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

from tooling.installed import ensure_node_modules
from tooling.places import BUILD, NODE_MODULES
from tooling.talk import run

WHOLE = NODE_MODULES / "pyodide"
LEAN = BUILD / "lean"
SCRIPT = Path(__file__).with_suffix(".mjs")
MADE = ("pyodide.asm.mjs", "pyodide.asm.wasm")
"""Python begins with the same memory as that of the whole, from which the snapshot is taken."""


def ensure_lean(wheels: list[Path]) -> dict[str, Path]:
    """Make both files, able to load the modules of *wheels*, unless they are there; return them by name."""
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in (SCRIPT, WHOLE / "package.json")))
    digest.update(" ".join(path.name for path in wheels).encode())
    stamp = LEAN / "stamp"
    if not (stamp.exists() and stamp.read_text("utf-8") == digest.hexdigest()):
        LEAN.mkdir(parents=True, exist_ok=True)
        stamp.unlink(missing_ok=True)
        with TemporaryDirectory() as folder:
            modules = [path for wheel in wheels for path in modules_of(wheel, Path(folder))]
            run((ensure_node_modules(), SCRIPT, WHOLE, LEAN, *modules), "leaving out of Pyodide what nothing calls")
        stamp.write_text(digest.hexdigest(), "utf-8")
    return {name: LEAN / name for name in MADE}


def modules_of(wheel: Path, folder: Path) -> list[Path]:
    """Unpack the WebAssembly modules of a *wheel* into *folder*, and return them."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.endswith(".so")]
        return [Path(archive.extract(name, folder)) for name in names]
