"""Leave out of Pyodide, its WebAssembly, its script and its standard library, what no page can use.

The page can load only its own wheels. A module from elsewhere would end its Python when it first calls something that
is gone ("cannot resolve symbol", and its name), and `ctypes.pythonapi` finds no such function. Of the library goes what
cannot run in a page or serves only those who develop Python programs; importing it fails like importing any module that
is not there. What the package, its wheels and a person at the console import stays; a test checks that nothing that
stays needs anything left out.
"""

import io
import os
import zipfile
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory

from tooling import places
from tooling.installed import ensure_node_modules
from tooling.places import BUILD, NODE_MODULES
from tooling.talk import run

WHOLE = NODE_MODULES / "pyodide"
LEAN = BUILD / "lean"
SCRIPT = Path(__file__).with_suffix(".mjs")
READER = SCRIPT.with_name("wasm.mjs")
MADE = ("pyodide.asm.mjs", "pyodide.asm.wasm")
"""Python begins with the same memory as that of the whole, from which the snapshot is taken."""
LIBRARY = WHOLE / "python_stdlib.zip"
LEFT_OUT = (
    # other processes, servers and mail: a page has neither processes nor sockets
    *("multiprocessing/*", "concurrent/futures/process.py", "http/server.py", "wsgiref/*"),
    *("xmlrpc/*", "ftplib.py", "imaplib.py", "poplib.py", "smtplib.py", "mailbox.py"),
    # tools for programs that are being written, at a terminal
    *("_pyrepl/[!_p]*", "_pyrepl/_m*", "_pyrepl/_threading_handler.py", "_pyrepl/python_*"),
    *("pdb.py", "bdb.py", "doctest.py", "trace.py", "profile.py", "cProfile.py", "pstats.py"),
    *("modulefinder.py", "pickletools.py", "pyclbr.py", "py_compile.py", "compileall.py", "tabnanny.py"),
    *("ensurepip/*", "venv/*", "idlelib/*", "turtle*", "tkinter/*", "profiling/*"),
    # encodings of mainframes and of DOS
    *("encodings/cp[0-35-9]??.py", "encodings/cp4[0-24-9]?.py", "encodings/cp10??.py", "encodings/cp11??.py"),
    *("encodings/hp_roman8.py", "encodings/palmos.py", "encodings/ptcp154.py", "encodings/kz1048.py"),
)


def ensure_lean(wheels: list[Path]) -> dict[str, Path]:
    """Make both files, able to load the modules of *wheels*, unless they are there; return them by name."""
    stamp, sources = LEAN / "stamp", (SCRIPT, READER, WHOLE / "package.json", *wheels)
    if not places.is_current(stamp, *sources):
        LEAN.mkdir(parents=True, exist_ok=True)
        stamp.unlink(missing_ok=True)
        with TemporaryDirectory() as folder:
            modules = [path for wheel in wheels for path in modules_of(wheel, Path(folder))]
            run((ensure_node_modules(), SCRIPT, WHOLE, LEAN, *modules), "leaving out of Pyodide what nothing calls")
        places.leave(stamp, *sources)
    return {name: LEAN / name for name in MADE}


def modules_of(wheel: Path, folder: Path) -> list[Path]:
    """Unpack the WebAssembly modules of a *wheel* into *folder*, and return them."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.endswith(".so")]
        return [Path(archive.extract(name, folder)) for name in names]


def ensure_library() -> Path:
    """Make the archive for the page, of this Pyodide and by these rules, unless it is there; return it."""
    target, sources = LEAN / LIBRARY.name, (Path(__file__), WHOLE / "package.json")
    stamp = target.with_suffix(".stamp")
    if not places.is_current(stamp, *sources):
        LEAN.mkdir(parents=True, exist_ok=True)
        part = target.with_suffix(".part")
        part.write_bytes(pruned(LIBRARY))
        os.replace(part, target)
        places.leave(stamp, *sources)
    return target


def is_left_out(name: str) -> bool:
    """Report whether the file *name* is left out of the library.

    >>> is_left_out("multiprocessing/pool.py"), is_left_out("random.py"), is_left_out("encodings/cp437.py")
    (True, False, False)
    """
    return any(fnmatch(name, pattern) for pattern in LEFT_OUT)


def pruned(library: Path) -> bytes:
    """Return the archive *library* without what is left out; the same bytes every time."""
    target = io.BytesIO()
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as kept:
        for entry in sorted(whole.infolist(), key=lambda entry: entry.filename):
            if not is_left_out(entry.filename):
                kept.writestr(same(entry), whole.read(entry))
    return target.getvalue()


def same(entry: zipfile.ZipInfo) -> zipfile.ZipInfo:
    """Return a header with nothing of a member but its name, date and mode."""
    found = zipfile.ZipInfo(entry.filename, entry.date_time)
    found.compress_type = zipfile.ZIP_DEFLATED
    found.external_attr = entry.external_attr
    return found
