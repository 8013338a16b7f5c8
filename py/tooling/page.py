"""Lay out build/page: everything that the page needs, with relative addresses only; what is served is made from it."""

import hashlib
import json
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tooling import bundle, embed, fonts, installed, lean, licences, page_texts, pdfjs, precompiled, taught, wide
from tooling.places import NODE_MODULES, PACKAGE, PAGE, ROOT
from tooling.snapshot import SNAPSHOTS, Snapshot, ensure_snapshot, known_snapshot
from tooling.talk import say
from tooling.wheel import build_wheel

SOURCES = ("index.html", "embed.html", "app.js", "static")  # what is written by hand
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WEIGHTS = PACKAGE / "picture/digits.weights"
BUILD_SCRIPT = "build.js"
ALONE = "alone.js"
LIVE = "live"  # the id of build/page itself


def prepare() -> Path:
    """Fetch what the page needs at its start, from npm and the Python index at once; return the Node to use."""
    with ThreadPoolExecutor() as beside:
        program = beside.submit(installed.ensure_node_modules)
        installed.ensure_page_wheels(precompiled.WHEELS)
        fonts.ensure_fonts()
        return program.result()


def lay_out() -> Path:
    """Bring build/page up to date, without anything that no longer belongs there, and return it."""
    wheel = refresh_wheel()
    snapshot = known_snapshot(wheel) or Snapshot()
    files = page_files(snapshot)
    for name, source in files.items():
        copy_if_changed(source, PAGE / name)
    told = licences.licence_files() | texts()
    for name, text in told.items():
        write_if_changed(PAGE / name, text)
    learned = taught.ensure_taught(wheel)
    for name, source in learned.items():
        copy_if_changed(source, PAGE / name)
    made = {wheel, PAGE / BUILD_SCRIPT, PAGE / ALONE, *(PAGE / name for name in learned)}
    kept = (
        {PAGE / name for name in (*files, *told)}
        | made
        | {PAGE / "snapshots" / name for name in (snapshot.name, snapshot.later)}
    )
    for stray in [path for path in PAGE.rglob("*") if path.is_file() and path not in kept]:
        stray.unlink()
    return PAGE


def make() -> Path:
    """Prepare and lay out build/page, with its snapshot, and return it."""
    with ThreadPoolExecutor() as beside:
        wished = beside.submit(ensure_wished)
        program = prepare()
        take_snapshot(program)
        wished.result()
    say("laying out the page")
    folder = lay_out()
    bundle_alone(program)
    return folder


def take_snapshot(program: Path) -> None:
    """Bring the snapshot up to date; it needs nothing of the page but the wheel and Pyodide as the page has it."""
    lean_pyodide()
    ensure_snapshot(program, build_wheel(PAGE / "wheels", ("en",)))


def ensure_wished() -> None:
    """Bring what is used late up to date: fonts of wide scripts, PDF.js, and what is compiled ahead."""
    late = (precompiled.ensure_precompiled, wide.ensure_wide, pdfjs.ensure_pdfjs)
    with ThreadPoolExecutor() as beside:  # each waits for the network, or uses one processor
        list(beside.map(lambda one: one(), late))


def bundle_alone(program: Path) -> None:
    """Put the script of the isolated Python into build/page, as one script without imports."""
    bundle.classic(program, PAGE / "static/js/python/alone.js", PAGE / ALONE)


def own_files() -> list[Path]:
    """Return the files that are written by hand."""
    return [path for top in SOURCES for path in ((ROOT / top), *sorted((ROOT / top).rglob("*"))) if path.is_file()]


def page_files(snapshot: Snapshot) -> dict[str, Path]:
    """Return where each copied file of dist/ comes from: name below dist/ -> source."""
    files = {path.relative_to(ROOT).as_posix(): path for path in own_files()}
    files["static/digits.weights"] = WEIGHTS  # fetched with the first picture: Python's archive does not have it
    files |= {f"pyodide/{name}": NODE_MODULES / "pyodide" / name for name in PYODIDE}
    files |= {f"wheels/{path.name}": path for path in page_wheels()}
    for name in ("index.html", "embed.html", "static/about.html", *scripts()):  # these have texts filled in
        del files[name]
    parts = lean_pyodide() | {"python_stdlib.zip": precompiled.archive()} | (snapshot.halves if snapshot.name else {})
    files |= {f"pyodide/{name}": path for name, path in parts.items()}
    files |= precompiled.source_files()
    return files | fonts.font_files() | wide.cut_files() | pdfjs.page_files()


def page_wheels() -> list[Path]:
    """Return the wheels that come with the page besides its own, compiled, and those of wide fonts, if there yet."""
    return [*precompiled.wheels(), *wide.wheels()]


def lean_pyodide() -> dict[str, Path]:
    """Return the page's replacements of Pyodide's own files, which need to load only the modules of these wheels."""
    return lean.ensure_lean(sorted(precompiled.WHEELS.glob("*.whl")))


def texts() -> dict[str, str]:
    """Return the files that have texts of the page, with these filled in, by their names below dist/."""
    known = page_texts.Texts()
    found = {name: known.script(source.read_text("utf-8")) for name, source in scripts().items()}
    html = (ROOT / "index.html").read_text("utf-8")
    framed = embed.whole((ROOT / "embed.html").read_text("utf-8"), html)
    spoken = {f"texts/{tag}.json": known.language(tag, html) for tag in page_texts.others()}
    spoken |= {f"{embed.LANGUAGES}/{tag}.json": known.language(tag, framed) for tag in page_texts.others()}
    told = {f"languages/{tag}.json": page_texts.of_python(tag) for tag in page_texts.others()}
    return found | spoken | told | {"index.html": known.document(html), "embed.html": known.document(framed)}


def scripts() -> dict[str, Path]:
    """Return the page's own scripts by their names below dist/."""
    return {path.relative_to(ROOT).as_posix(): path for path in own_files() if path.suffix == ".js"}


def refresh_wheel() -> Path:
    """Build the wheel of pencilmark into build/page, describe the build in build.js, and return the wheel.

    A snapshot that was taken with exactly this wheel belongs to it.
    """
    wheel = build_wheel(PAGE / "wheels", ("en",))
    snapshot = known_snapshot(wheel)
    if snapshot:
        for name in (snapshot.name, snapshot.later):
            copy_if_changed(SNAPSHOTS / name, PAGE / "snapshots" / name)
    write_if_changed(PAGE / BUILD_SCRIPT, build_script(LIVE, wheel, snapshot))
    return wheel


def build_script(identity: str, wheel: Path, snapshot: Snapshot | None) -> str:
    """Return build.js: what the page and its workers know about the build *identity*; build.d.ts has its types."""
    names = [wheel.name, *(path.name for path in page_wheels())]
    pyodide = NODE_MODULES / "pyodide"
    wasm = lean_pyodide() | (snapshot.halves if snapshot else {})
    build = {
        "id": identity,
        "wheel": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "wheels": {distribution(name): name for name in names},
        "snapshot": {"name": snapshot.name, "later": snapshot.later, "head": snapshot.head, "memory": snapshot.memory}
        if snapshot
        else None,
        "library": "python314.zip",
        "languages": page_texts.shares(),
        "lock": lone_lock(pyodide / "pyodide-lock.json"),
        "sizes": {path.name: path.stat().st_size for path in (precompiled.archive(), wheel)}
        | {name: path.stat().st_size for name, path in wasm.items() if path.name != "pyodide.asm.mjs"}
        | ({snapshot.name: snapshot.size} if snapshot else {}),
    }
    return f"export const build = {json.dumps(build, indent=2)};\n"


def distribution(wheel: str) -> str:
    """Return the normalized name of the project a *wheel* file belongs to.

    >>> distribution("python_sat-1.9.dev17-cp314-cp314-pyemscripten_2026_0_wasm32.whl")
    'python-sat'
    """
    return re.sub(r"[-_.]+", "-", wheel.split("-")[0]).lower()


def lone_lock(lock: Path) -> dict[str, object]:
    """Return Pyodide's *lock* file without its packages: they are not served here, and no other origin is asked."""
    return {**json.loads(lock.read_text("utf-8")), "packages": {}}


def copy_if_changed(source: Path, target: Path) -> None:
    """Copy *source* with its date to *target* unless size and date agree."""
    if target.exists():
        ours, theirs = target.stat(), source.stat()
        if (ours.st_size, ours.st_mtime_ns) == (theirs.st_size, theirs.st_mtime_ns):
            return
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)  # it may be a hard link to what another copy of this folder has
    shutil.copy2(source, target)


def write_if_changed(target: Path, text: str) -> None:
    """Write *text* to *target* unless that is its content already."""
    if not target.exists() or target.read_text("utf-8") != text:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        target.write_text(text, "utf-8", newline="\n")
