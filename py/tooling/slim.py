"""Compile modules for the Python whose memory is taken, without docstrings, and pack those that it has not imported.

snapshot.mjs runs this in another Pyodide: what compiles leaves its memory in pieces.
"""

import ast
import importlib.util
import io
import marshal
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from types import CodeType

PACKAGE = "pencilmark"
EPOCH = (1980, 1, 1, 0, 0, 0)
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
SITE = sysconfig.get_path("purelib")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def without_docstrings(source: bytes, path: str) -> CodeType:
    """Compile *source* as Python does, but for its docstrings."""
    if b"assert" not in source:  # which goes with them where Python leaves them out by itself, in a third of the time
        return compile(source, path, "exec", dont_inherit=True, optimize=2)
    tree = ast.parse(source, path)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = (
                [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.Pass(lineno=1, col_offset=0)]
            )
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


def library(whole: str) -> bytes:
    """Return the archive *whole*, the standard library, with its modules compiled."""
    return compiled(whole, LIBRARY, lambda name: True)


def package(whole: str) -> bytes:
    """Return the wheel *whole* with its modules compiled."""
    return compiled(whole, SITE, lambda name: True)


def later(whole: str, imported: str) -> bytes:
    """Return what of the wheel *whole* the page needs and has not *imported*, its modules compiled.

    Catalogues are not among it: English is in memory, and another language would be a download of its own. Nor are
    weights, which the page fetches by itself.
    """
    modules = set(imported.split())
    return compiled(whole, SITE, lambda name: is_later(name, modules))


def is_later(name: str, imported: set[str]) -> bool:
    """Report whether the file *name* of the wheel comes after the start."""
    if not name.startswith(f"{PACKAGE}/") or "/languages/" in name or name.endswith(".weights"):
        return False
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") not in imported


def compiled(whole: str, folder: str, wanted: Callable[[str], bool]) -> bytes:
    """Return the *wanted* files of an archive, as they will lie in that *folder*; the same bytes every time."""
    target = io.BytesIO()
    with zipfile.ZipFile(whole) as source, zipfile.ZipFile(target, "w") as archive:
        for name in filter(wanted, sorted(source.namelist())):
            content = source.read(name)
            if name.endswith(".py"):
                name, content = f"{name}c", module(content, f"{folder}/{name}")
            archive.writestr(entry(name), content)
    return target.getvalue()


def module(source: bytes, path: str) -> bytes:
    """Return the module at *path* compiled, as a file that Python takes without a look at its source."""
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(without_docstrings(source, path))


def entry(name: str) -> zipfile.ZipInfo:
    """Return the head of a member that is the same every time."""
    found = zipfile.ZipInfo(name, EPOCH)
    found.compress_type = zipfile.ZIP_DEFLATED
    return found
