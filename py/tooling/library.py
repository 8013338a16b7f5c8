"""Leave out of Pyodide's standard library what cannot run in a page or serves only those who develop Python programs.

Importing what is left out fails like importing any module that is not there. What the package, its wheels and a person
at the console import stays; a test checks that nothing that stays needs anything left out.
"""

import hashlib
import io
import os
import zipfile
from fnmatch import fnmatch
from pathlib import Path

from tooling.places import BUILD, NODE_MODULES

WHOLE = NODE_MODULES / "pyodide/python_stdlib.zip"
PRUNED = BUILD / "library/python_stdlib.zip"
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


def ensure_library() -> Path:
    """Make the archive for the page, of this Pyodide and by these rules, unless it is there; return it."""
    stamp = PRUNED.with_suffix(".stamp")
    sources = (Path(__file__), WHOLE.with_name("package.json"))
    told = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    if not (PRUNED.exists() and stamp.exists() and stamp.read_text("utf-8") == told):
        PRUNED.parent.mkdir(parents=True, exist_ok=True)
        part = PRUNED.with_suffix(".part")
        part.write_bytes(pruned(WHOLE))
        os.replace(part, PRUNED)
        stamp.write_text(told, "utf-8")
    return PRUNED


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
