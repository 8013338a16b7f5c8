"""Compile modules, without docstrings, for the Python whose memory is taken; pack those that it has not imported.

snapshot.mjs runs this in another Pyodide, since compiling leaves memory fragmented.
"""

import ast
import importlib.util
import io
import marshal
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from fnmatch import fnmatch
from functools import cache
from types import CodeType

PACKAGE = "pencilmark"
EPOCH = (1980, 1, 1, 0, 0, 0)
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
SITE = sysconfig.get_path("purelib")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
LATER = {
    "concurrent/futures/__init__.py": """
FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"
""",
    "html/__init__.py": """
def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return s.replace('"', "&quot;").replace("'", "&#x27;") if quote else s
""",
    "logging/__init__.py": "DEBUG = 10",
    "pyodide/_package_loader.py": """
from pathlib import Path
from site import getsitepackages

from pyodide_js import loadedPackages  # a snapshot has it at a place of its own

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")

def init_loaded_packages():
    pass  # there are none yet
""",
    "shutil.py": "",
    "subprocess.py": "PIPE, STDOUT, DEVNULL = -1, -2, -3",
    "tempfile.py": "",
    "zipfile/__init__.py": "",
}
"""Modules that Python and Pyodide import and hardly use, with what importers need of them at once."""
ITSELF = """
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    own = globals()
    code = __loader__.get_code(__name__)
    del own["__getattr__"]
    exec(code, own)
    if name not in own:
        raise AttributeError(name)
    return own[name]
"""
"""Becomes the module itself, from the library that the page has by then."""
NOT_IMPORTED = (
    *("encodings/[!_au]*", "html/[!_]*", "logging/[!_]*", "sysconfig/*", "xml/*", "xmlrpc/*"),
    *("_pyrepl/*", "ctypes/*", "email/*", "http/*", "multiprocessing/*", "unittest/*", "urllib/*", "wsgiref/*"),
    *("_ast*", "_py[di]*", "_sys*", "argparse*", "bdb*", "config*", "difflib*", "doctest*", "fractions*", "ftplib*"),
    *("imaplib*", "ipaddress*", "locale*", "mailbox*", "optparse*", "p[dl]*", "pick*", "pydoc*", "smtplib*"),
    *("statistics*", "tarfile*", "uuid*"),
)
"""Files of the library that the start does not import: to compile them takes a fifth of the time of a snapshot."""
LATER_OF_ASYNCIO = ("base_events", "streams", "subprocess", "unix_events")
ASYNCIO = f"""
def __getattr__(name):
    from importlib import import_module

    if name == "DefaultEventLoopPolicy":
        return events._BaseDefaultEventLoopPolicy
    for later in {LATER_OF_ASYNCIO}:
        module = import_module(f"asyncio.{{later}}")
        if name == later:
            return module
        if name in module.__all__:
            return getattr(module, name)
    raise AttributeError(name)
"""
"""Event loops of a system with sockets and processes, which a page has not; Pyodide's own takes the place of all."""


def without_docstrings(source: bytes, path: str) -> CodeType:
    """Compile *source* as Python does, but without its docstrings."""
    if b"assert" not in source:  # Python's own option would leave out asserts, too, but takes a third of the time
        return compile(source, path, "exec", dont_inherit=True, optimize=2)
    tree = ast.parse(source, path)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = (
                [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.Pass(lineno=1, col_offset=0)]
            )
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


def library(whole: str, ready: str) -> bytes:
    """Return the archive *whole*, the standard library, with the modules compiled that the start may import.

    Those that the start imports as they are come from *ready*, the same archive compiled.
    """
    with zipfile.ZipFile(ready) as archive:
        known = {name: archive.read(name) for name in archive.namelist()}

    def made(name: str, source: bytes) -> bytes:
        slimmer = slim(name, source)
        return known[f"{name}c"] if slimmer is source else module(slimmer, f"{LIBRARY}/{name}")

    return packed(whole, lambda name: not any(fnmatch(name, pattern) for pattern in NOT_IMPORTED), made)


def package(whole: str) -> bytes:
    """Return the wheel *whole* with its modules compiled."""
    return packed(whole, lambda name: True, in_package)


@cache  # what is not imported is packed once more
def in_package(name: str, source: bytes) -> bytes:
    """Return a module of a wheel compiled."""
    return module(source, f"{SITE}/{name}")


def later(whole: str, imported: str) -> bytes:
    """Return those modules of the wheel *whole* that the page needs and has not *imported*, compiled.

    Catalogues are not included: English is in memory already, and each other language is a download of its own. Nor are
    weights, which the page fetches itself.
    """
    modules = set(imported.split())
    return packed(whole, lambda name: is_later(name, modules), in_package)


def is_later(name: str, imported: set[str]) -> bool:
    """Report whether the file *name* of the wheel is needed after the start."""
    if not name.startswith(f"{PACKAGE}/") or "/languages/" in name or name.endswith(".weights"):
        return False
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") not in imported


def complete(whole: str) -> bytes:
    """Return the archive *whole*, the standard library, with all of its modules compiled as they are."""
    return packed(whole, lambda name: True, lambda name, source: module(source, f"{LIBRARY}/{name}"))


def packed(whole: str, wanted: Callable[[str], bool], made: Callable[[str, bytes], bytes]) -> bytes:
    """Return the *wanted* files of an archive, of modules what is *made* of them; the same bytes every time."""
    target = io.BytesIO()
    with zipfile.ZipFile(whole) as source, zipfile.ZipFile(target, "w") as archive:
        for name in filter(wanted, sorted(source.namelist())):
            content = source.read(name)
            if name.endswith(".py"):
                name, content = f"{name}c", made(name, content)
            archive.writestr(entry(name), content)
    return target.getvalue()


def slim(name: str, source: bytes) -> bytes:
    """Return what the start imports for the module in the file *name*: its *source*, or a placeholder."""
    if name == "asyncio/__init__.py":
        text = source.decode()
        for later in LATER_OF_ASYNCIO:
            text = text.replace(f"from .{later} import *", "pass").replace(f"{later}.__all__ +\n", "")
            text = text.replace(f"__all__ += {later}.__all__", "pass")
        return (text + ASYNCIO).encode()
    return (LATER[name] + ITSELF).encode() if name in LATER else source


def module(source: bytes, path: str) -> bytes:
    """Return the module at *path* compiled, as a file that Python uses without looking for its source."""
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(without_docstrings(source, path))


def entry(name: str) -> zipfile.ZipInfo:
    """Return the header of an archive member, the same every time."""
    found = zipfile.ZipInfo(name, EPOCH)
    found.compress_type = zipfile.ZIP_DEFLATED
    return found
