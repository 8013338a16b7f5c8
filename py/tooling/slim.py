"""Make a Python slim before its memory is taken: no docstrings, and an archive of what it has not imported.

snapshot.mjs runs this in Pyodide.
"""

import ast
import gc
import importlib.util
import io
import marshal
import sys
import zipfile
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

PACKAGE = "pencilmark"
EPOCH = (1980, 1, 1, 0, 0, 0)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
HAS_DOCSTRING = 0x4000000  # a flag of code objects
IMMUTABLE = 1 << 8  # a flag of types


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


def import_without_docstrings() -> None:
    """Import all further modules without their docstrings."""
    SourceFileLoader.source_to_code = lambda self, data, path, **_: without_docstrings(data, path)  # type: ignore


def import_as_ever() -> None:
    """Import modules with their docstrings again."""
    del SourceFileLoader.source_to_code  # what it inherits


def drop_docstrings() -> None:
    """Remove the docstrings of all functions and classes imported so far: those of the standard library."""
    for found in gc.get_objects():
        if isinstance(found, FunctionType) and found.__code__.co_flags & HAS_DOCSTRING:
            code = found.__code__
            found.__code__ = code.replace(
                co_consts=(None, *code.co_consts[1:]), co_flags=code.co_flags & ~HAS_DOCSTRING
            )
            found.__doc__ = None
        elif (
            isinstance(found, type)
            and not found.__flags__ & IMMUTABLE
            and isinstance(found.__dict__.get("__doc__"), str)
        ):
            found.__doc__ = None


def later() -> bytes:
    """Return an archive of the package's files that are not imported yet, modules compiled; always the same bytes.

    Catalogues are not among them: English is in memory, and another language would be a download of its own.
    """
    home = Path(sys.modules[PACKAGE].__path__[0])
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(path for path in home.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            name = path.relative_to(home.parent).with_suffix("").as_posix()
            if path.suffix == ".weights" or "languages" in path.parts:
                continue  # the page fetches weights by itself, when it first needs them
            if path.suffix != ".py":
                archive.writestr(entry(path.relative_to(home.parent).as_posix()), path.read_bytes())
            elif name.replace("/", ".").removesuffix(".__init__") not in sys.modules:
                archive.writestr(entry(f"{name}.pyc"), compiled(path))
    return target.getvalue()


def entry(name: str) -> zipfile.ZipInfo:
    """Return the head of a member that is the same every time."""
    found = zipfile.ZipInfo(name, EPOCH)
    found.compress_type = zipfile.ZIP_DEFLATED
    return found


def compiled(path: Path) -> bytes:
    """Return the module at *path* compiled, as a file that Python takes without a look at its source."""
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(without_docstrings(path.read_bytes(), str(path)))
