"""What an earlier process compiled of a module that takes long to write: it is neither written nor compiled again.

wasmtime's own cache goes by a hash of the module, so a module must be written first, and what writes it imported. Here
the sources that write it count, by their sizes and times, as for Python's bytecode; and what is kept is trusted as that
is. Each file is written whole, and has a checksum: if anything is wrong with it, it is as if it were not there.
"""

from __future__ import annotations

import os
from binascii import crc32
from contextlib import suppress
from os.path import dirname, expanduser, isabs, join

_SOURCES = dirname(dirname(__file__))
_FOLDERS = ("wasm", "kernel", "relations")


def kept(name: str) -> bytes:
    """Return what was kept under a *name* by a process with the same sources; nothing if there is none."""
    try:
        with open(_path(name), "rb") as source:
            head, content = source.read(_HEAD), source.read()
        return content if head == _head(content) else b""
    except OSError:
        return b""


def keep(name: str, content: bytes) -> None:
    """Keep *content* under a *name* for later processes, where there is a place for it."""
    with suppress(OSError):
        path = _path(name)
        os.makedirs(dirname(path), mode=0o700, exist_ok=True)
        part = f"{path}.{os.getpid()}"
        with open(part, "wb") as target:
            target.write(_head(content) + content)
        os.replace(part, path)


_HEAD = 8


def _head(content: bytes) -> bytes:
    """Return what a file with that *content* begins with: checksums of the sources and of the content."""
    entries = [entry for folder in _FOLDERS for entry in os.scandir(join(_SOURCES, folder)) if entry.name[-3:] == ".py"]
    stamps = sorted([(entry.path, stat.st_size, stat.st_mtime_ns) for entry in entries for stat in (entry.stat(),)])
    return crc32(repr(stamps).encode()).to_bytes(4, "little") + crc32(content).to_bytes(4, "little")


def _path(name: str) -> str:
    """Return the path of a file in the user's cache; each copy of the package has its own. Raises OSError."""
    cache = os.environ.get("XDG_CACHE_HOME") or expanduser("~/.cache")
    if not isabs(cache):  # there is no home, say
        raise FileNotFoundError(cache)
    return join(cache, "pencilmark", f"{name}-{crc32(_SOURCES.encode()):08x}")
