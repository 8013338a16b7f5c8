"""Lay out dist/: everything the page needs, with relative addresses only, ready for any static host."""

import hashlib
import json
import re
import shutil
from pathlib import Path

from tooling import fonts, node, pack, venv
from tooling.places import BUILD, DIST, NODE_MODULES, ROOT
from tooling.snapshot import ensure_snapshot, snapshot_name
from tooling.talk import say
from tooling.wheel import build_wheel, wheel_name

SOURCES = ("index.html", "app.js", "static")  # what is written by hand, served from the tree while developing
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LZ_STRING = "vendor/lz-string.mjs"
PAGE_WHEELS = BUILD / "wheels"
SERVICE_WORKER = ROOT / "static/js/service-worker.js"


def prepare() -> Path:
    """Fetch all that dist/ is made of, and return the Node to use."""
    program = node.ensure_node_modules()
    venv.ensure_page_wheels(PAGE_WHEELS)
    fonts.ensure_fonts()
    pack.ensure_pack()
    return program


def lay_out() -> Path:
    """Bring dist/ up to date, with nothing left in it that no longer belongs, and return it."""
    files = page_files()
    for name, source in files.items():
        copy_if_changed(source, DIST / name)
    write_if_changed(DIST / "pyodide/pyodide-lock.json", lone_lock(NODE_MODULES / "pyodide/pyodide-lock.json"))
    write_if_changed(DIST / LZ_STRING, lz_string(NODE_MODULES / "lz-string/libs/lz-string.js"))
    wheel = refresh_wheel()
    kept = {DIST / name for name in files} | {wheel, DIST / "wheels/index.json", DIST / "pyodide/pyodide-lock.json"}
    kept |= {DIST / "snapshots" / snapshot_name(wheel), DIST / "sw.js", DIST / LZ_STRING}
    for stray in [path for path in DIST.rglob("*") if path.is_file() and path not in kept]:
        stray.unlink()
    write_if_changed(DIST / "sw.js", service_worker())
    return DIST


def make() -> Path:
    """Prepare and lay out dist/ and return it."""
    program = prepare()
    say("laying out dist/")
    folder = lay_out()
    ensure_snapshot(program, folder / "wheels" / wheel_name(), folder / "snapshots")
    refresh_wheel()
    write_if_changed(folder / "sw.js", service_worker())
    return folder


def page_files() -> dict[str, Path]:
    """Return where each copied file of dist/ comes from: name below dist/ -> source."""
    own = [path for top in SOURCES for path in ((ROOT / top), *sorted((ROOT / top).rglob("*"))) if path.is_file()]
    files = {path.relative_to(ROOT).as_posix(): path for path in own}
    files |= {f"pyodide/{name}": NODE_MODULES / "pyodide" / name for name in PYODIDE}
    files |= {f"wheels/{path.name}": path for path in sorted(PAGE_WHEELS.glob("*.whl"))}
    return files | fonts.font_files() | {"pack.json": pack.PACK / "pack.json"}


def refresh_wheel() -> Path:
    """Build the wheel of pencilmark into dist/wheels, list all wheels in index.json, and return ours.

    A snapshot that was taken with this very wheel is listed too.
    """
    folder = DIST / "wheels"
    wheel = build_wheel(folder)
    names = [wheel.name, *(path.name for path in sorted(PAGE_WHEELS.glob("*.whl")))]
    index = {distribution(name): name for name in names}
    if (DIST / "snapshots" / snapshot_name(wheel)).exists():
        index["snapshot"] = snapshot_name(wheel)
    write_if_changed(folder / "index.json", json.dumps(index, indent=2) + "\n")
    return wheel


def service_worker() -> str:
    """Return the service worker with the list of all files of dist/ in front; another content, another version."""
    files = sorted(path for path in DIST.rglob("*") if path.is_file() and path.name != "sw.js")
    names = [path.relative_to(DIST).as_posix() for path in files]
    digest = hashlib.sha256()
    for name, path in zip(names, files, strict=True):
        digest.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    listed = json.dumps({"version": digest.hexdigest()[:16], "files": ["./", *names]})
    return f"self.pencilmark = {listed};\n{SERVICE_WORKER.read_text('utf-8')}"


def distribution(wheel: str) -> str:
    """Return the normalized name of the project a *wheel* file belongs to.

    >>> distribution("python_sat-1.9.dev17-cp314-cp314-pyemscripten_2026_0_wasm32.whl")
    'python-sat'
    """
    return re.sub(r"[-_.]+", "-", wheel.split("-")[0]).lower()


def lone_lock(lock: Path) -> str:
    """Return Pyodide's *lock* file without its packages: they are not served here, and no other origin is asked."""
    return json.dumps(json.loads(lock.read_text("utf-8")) | {"packages": {}}) + "\n"


def lz_string(script: Path) -> str:
    """Return npm's *script* as a module that exports what the page uses of it: npm has no module."""
    return f"{script.read_text('utf-8')}\nexport const {{ compressToBase64, decompressFromBase64 }} = LZString;\n"


def copy_if_changed(source: Path, target: Path) -> None:
    """Copy *source* with its date to *target* unless size and date agree."""
    if target.exists():
        ours, theirs = target.stat(), source.stat()
        if (ours.st_size, ours.st_mtime_ns) == (theirs.st_size, theirs.st_mtime_ns):
            return
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)


def write_if_changed(target: Path, text: str) -> None:
    """Write *text* to *target* unless it says so already."""
    if not target.exists() or target.read_text("utf-8") != text:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8", newline="\n")
