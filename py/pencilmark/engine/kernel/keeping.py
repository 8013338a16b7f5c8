"""What an earlier process compiled of a module: it is neither written nor compiled again.

wasmtime's own cache goes by a hash of the module, so a module must be written first, and what writes it imported. Here
the sources that write it count, and the compiler, by their sizes and times, as for Python's bytecode; and what is kept
is trusted as that is. Each file is written whole, and has a checksum: if anything is wrong with it, it is as if it were
not there.
"""

from __future__ import annotations

import os
import sys
from binascii import crc32
from contextlib import suppress
from os.path import dirname, expanduser, isabs, join

_PACKAGE = dirname(dirname(dirname(__file__)))
FOLDERS = ("board", "engine/wasm", "engine/kernel", "engine/relations", "make/generator")
"""Where the sources are that write modules."""


def kept(name: str, compiler: str) -> bytes:
    """Return what was kept under a *name* by a process with the same sources; nothing if there is none.

    *compiler* is a file that is replaced with the compiler.
    """
    try:
        with open(_path(name), "rb") as source:
            head, content = source.read(_HEAD), source.read()
        return content if head == _head(compiler, content) else b""
    except OSError:
        return b""


def keep(name: str, compiler: str, content: bytes) -> None:
    """Keep *content* under a *name* for later processes, where there is a place for it."""
    with suppress(OSError):
        path, head = _path(name), _head(compiler, content)
        os.makedirs(dirname(path), mode=0o700, exist_ok=True)
        part = f"{path}.{os.getpid()}"
        try:
            with open(part, "wb") as target:
                target.write(head + content)
            os.replace(part, path)
        except OSError:
            os.remove(part)  # the disk is full, say


def _stamps() -> list[tuple[str, int, int]]:
    """List the sources with their sizes and times; nothing where they are no files."""
    with suppress(OSError):
        entries = [entry for folder in FOLDERS for entry in os.scandir(join(_PACKAGE, folder))]
        sources = [(entry.path, entry.stat()) for entry in entries if entry.name.endswith((".py", ".pyc"))]
        return sorted([(path, stat.st_size, stat.st_mtime_ns) for path, stat in sources])
    return []


_SOURCES = [] if sys.platform == "emscripten" else _stamps()
"""As they are before this process imports what writes: what changes later may not be what it has imported.

None in the page, which keeps nothing: its snapshot of memory would hold the time at which it was taken.
"""
_HEAD = 8


def _head(compiler: str, content: bytes) -> bytes:
    """Return what a file with that *content* begins with: checksums of what made it, and of itself."""
    stat = os.stat(compiler)
    made_by = repr((_SOURCES, compiler, stat.st_size, stat.st_mtime_ns)).encode()
    return crc32(made_by).to_bytes(4, "little") + crc32(content).to_bytes(4, "little")


def _path(name: str) -> str:
    """Return the path of a file in the user's cache; each copy of the package has its own. Raises OSError."""
    cache = os.environ.get("XDG_CACHE_HOME") or expanduser("~/.cache")
    if not (isabs(cache) and _SOURCES):  # there is no home, say, or the package is in an archive
        raise FileNotFoundError(cache)
    return join(cache, "pencilmark", f"{name}-{crc32(os.fsencode(_PACKAGE)):08x}")
