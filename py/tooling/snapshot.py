"""Take a snapshot of Python's memory with pencilmark imported: the page starts from it in a sixth of the time.

It uses functions of Pyodide that later versions may drop, so nothing depends on it: the page starts without one if
there is none, if it belongs to another wheel, or if it cannot be loaded.
"""

import hashlib
import json
import lzma
import os
import struct
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tooling import lean, precompiled
from tooling.places import BUILD, NODE_MODULES
from tooling.talk import Trouble, run, say

SCRIPT = Path(__file__).with_suffix(".mjs")
SLIM, UNPACKER = (Path(__file__).with_name(name) for name in ("slim.py", "unpacker.py"))
TOOLS = (
    *(SCRIPT, SLIM, UNPACKER),
    *(SCRIPT.with_name(f"{name}.mjs") for name in ("halves", "hot", "lean", "precompiled", "wasm")),
)
PYODIDE = NODE_MODULES / "pyodide"
SNAPSHOTS = BUILD / "snapshots"
BESIDE = (".zip", ".json", ".first", ".later")
WORDS = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 24, "lc": 2, "lp": 2, "pb": 2}
"""How memory is packed, which is full of words of 32 bits."""


@dataclass(frozen=True)
class Snapshot:
    """A snapshot: the *name* and *size* of its file, bytes of Pyodide's own *head*, the SHA-256 of its *memory*.

    Next to its file is an archive of the same name with `.zip`: the modules that it has not imported, compiled. So are
    the halves of the page's WebAssembly: `.first` is all that a start from it needs, `.later` the rest.
    """

    name: str = ""
    size: int = 0
    head: int = 0
    memory: str = ""

    @property
    def later(self) -> str:
        """The name of that archive."""
        return self.name.replace(".snapshot", ".zip")

    @property
    def halves(self) -> dict[str, Path]:
        """Both halves, by their names beside Pyodide."""
        file = SNAPSHOTS / self.name
        return {"pyodide.asm.wasm": file.with_suffix(".first"), "pyodide.later.wasm": file.with_suffix(".later")}


def snapshot_name(wheel: Path) -> str:
    """Return the name of the snapshot that belongs to exactly this *wheel*, this Pyodide and what that has to load."""
    loaded = sorted(precompiled.WHEELS.glob("*.whl"))
    sources = (wheel, Path(__file__), *TOOLS, Path(lean.__file__), PYODIDE / "package.json", *loaded)
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources))
    return f"{digest.hexdigest()[:16]}.snapshot"


def known_snapshot(wheel: Path) -> Snapshot | None:
    """Return the snapshot that was taken with exactly this *wheel*, if there is one."""
    file = SNAPSHOTS / snapshot_name(wheel)
    if not all(path.exists() for path in (file, *(file.with_suffix(ending) for ending in BESIDE))):
        return None
    facts = json.loads(file.with_suffix(".json").read_text("utf-8"))
    return Snapshot(file.name, file.stat().st_size, facts["head"], facts["memory"])


def ensure_snapshot(node: Path, wheel: Path) -> None:
    """Take the snapshot for *wheel* into build/snapshots, as the only one, unless it is there or cannot be taken."""
    if known_snapshot(wheel):
        return
    SNAPSHOTS.mkdir(parents=True, exist_ok=True)
    for old in SNAPSHOTS.iterdir():
        old.unlink()
    target = SNAPSHOTS / snapshot_name(wheel)
    try:
        take(node, wheel, target.with_suffix(".part"))
    except Trouble as trouble:
        say(f"the page will start without a snapshot: {trouble}")
        return
    for ending in BESIDE:
        os.replace(target.with_suffix(f".part{ending}"), target.with_suffix(ending))
    os.replace(target.with_suffix(".part"), target)


def take(node: Path, wheel: Path, target: Path) -> None:
    """Take the snapshot for *wheel* into the file *target*, with its archive beside it. Raises Trouble."""
    doing = "taking a snapshot of Python, from which the page starts"
    say(doing)
    precompiled.ensure_precompiled()
    library, compiled = lean.ensure_library(), precompiled.archive()
    run((node, SCRIPT, PYODIDE, lean.LEAN, library, compiled, wheel, SLIM, target), doing)
    target.write_bytes(packed(target.read_bytes()))


def packed(memory: bytes) -> bytes:
    """Pack *memory* for `static/js/python/unpack.js`: its number of bytes, what unpacks it, then it as LZMA2."""
    from tooling.unpacker import unpacker  # which needs the package

    own = unpacker(len(memory), WORDS["lc"], WORDS["pb"])
    return struct.pack("<II", len(memory), len(own)) + own + lzma.compress(memory, lzma.FORMAT_RAW, filters=[WORDS])


def check(node: Path, wheel: Path) -> None:
    """Take two snapshots for *wheel*. Raises Trouble if they differ in a byte: builds would not be reproducible."""
    with TemporaryDirectory() as folder:
        for name in ("one", "two"):
            take(node, wheel, Path(folder) / name)
        for ending in ("", *BESIDE):
            one, two = (Path(folder, name + ending).read_bytes() for name in ("one", "two"))
            if one != two:
                raise Trouble(f"Two snapshots of the same package differ in their {ending.strip('.') or 'memory'}")
    say("two snapshots of the package are the same bytes")
