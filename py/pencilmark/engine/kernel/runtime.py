"""Where a module runs: the page's own WebAssembly, or `wasmtime` on CPython (`native`). No other module imports `js`.

Memory is read and written as bytes at addresses; a call is synchronous.
"""

from __future__ import annotations

import sys
from _thread import get_ident  # where `threading` has it from
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, wraps
from typing import Any, Generic, Protocol, TypeVar, TypeVarTuple

from pencilmark.board.errors import Unavailable
from pencilmark.engine.kernel import keeping

KEPT = 32


class PageInstance:
    """A module running in the page's worker, where modules may be compiled synchronously: it is off the main thread."""

    def __init__(self, binary: bytes) -> None:
        from pyodide.ffi import JsException, to_js  # type: ignore[import-not-found]  # there only in Pyodide

        import js  # type: ignore[import-not-found]  # there only in Pyodide

        try:
            module = js.WebAssembly.Module.new(to_js(binary))
            exports = js.WebAssembly.Instance.new(module).exports
        except JsException as error:
            raise Unavailable("no-wasm/browser-refuses-kernel", why=str(error)) from error
        self._exports = exports
        # Our memory never grows, so its buffer stays valid. Views that are asked for again are kept: for a short
        # question, crossing to JavaScript is what costs time.
        self._memory = js.Uint8Array.new(exports.memory.buffer)
        self._functions: dict[str, Any] = {}
        self._readers: dict[tuple[int, int], Any] = {}
        self._writers: dict[tuple[int, int], Any] = {}

    def call(self, name: str) -> None:
        """Call an exported function."""
        function = self._functions.get(name)
        if function is None:
            function = self._functions[name] = getattr(self._exports, name)
        function()

    def read(self, address: int, size: int) -> bytes:
        """Copy *size* bytes out of memory."""
        reader = self._readers.get((address, size)) or self._method(self._readers, address, size, "to_bytes")
        content: bytes = reader()
        return content

    def write(self, address: int, content: bytes) -> None:
        """Copy *content* into memory."""
        place = address, len(content)
        writer = self._writers.get(place) or self._method(self._writers, *place, "assign")
        writer(content)

    def _method(self, kept: dict[tuple[int, int], Any], address: int, size: int, name: str) -> Any:
        """Make a view of a part of memory, and keep its method *name* if not too many are kept."""
        if len(kept) >= KEPT:
            kept.clear()
        method = kept[address, size] = getattr(self._memory.subarray(address, address + size), name)
        return method


Made = TypeVar("Made")
Asked = TypeVarTuple("Asked")


class Instance(Protocol):
    """A running module."""

    def call(self, name: str) -> None:
        """Call an exported function."""

    def read(self, address: int, size: int) -> bytes:
        """Copy *size* bytes out of memory."""

    def write(self, address: int, content: bytes) -> None:
        """Copy *content* into memory."""


def run(binary: bytes) -> Instance:
    """Compile the module *binary* and make it ready to be called.

    Raises Unavailable when nothing here can run it.
    """
    return run_kept("", lambda: binary)


def run_kept(name: str, write: Callable[[], bytes]) -> Instance:
    """Do what `run` does with what *write* returns, which is kept, compiled, under a *name* for later processes."""
    if sys.platform == "emscripten":
        return PageInstance(write())
    try:
        return _native(name, write)
    except ImportError as error:
        raise Unavailable("no-wasm/kernel-needs-wasmtime-pip") from error
    except Exception as error:  # another library may lack a function, or be made for another machine
        raise Unavailable("no-wasm/wasmtime-refuses-kernel", why=str(error)) from error


def _native(name: str, write: Callable[[], bytes]) -> Instance:
    """Run the module that an earlier process compiled, unless the library refuses it, as on another machine."""
    from pencilmark.engine.kernel import native  # late: the page has nothing like it

    compiler = native.library_path()
    if name and (code := keeping.kept(name, compiler)):
        with suppress(native.Refused):
            return native.NativeInstance(code)
    code = native.compiled(write())
    if name:
        keeping.keep(name, compiler, code)
    return native.NativeInstance(code)


class PerThread(Generic[*Asked, Made]):
    """Keeps what a function makes of a module, or why it cannot, for each thread: memory has no lock."""

    def __init__(self, make: Callable[[*Asked], Made]) -> None:
        @lru_cache(maxsize=16)
        def made(thread: int, *asked: *Asked) -> Made | Unavailable:
            del thread
            try:
                return make(*asked)
            except Unavailable as error:
                return error

        self._made = made
        self.cache_info, self.cache_clear = made.cache_info, made.cache_clear

    def __call__(self, *asked: *Asked) -> Made:
        """Return it. Raises Unavailable where no WebAssembly runs."""
        found = self._made(get_ident(), *asked)
        if isinstance(found, Unavailable):
            raise found.with_traceback(None)  # it is kept, and would keep alive all that earlier tracebacks refer to
        return found

    def if_any(self, *asked: *Asked) -> Made | None:
        """Return it, None where no WebAssembly runs."""
        found = self._made(get_ident(), *asked)
        return None if isinstance(found, Unavailable) else found


def per_thread(make: Callable[[], Made]) -> Callable[[], Made | None]:
    """Keep what a function makes of a module for the thread that asks; None where no WebAssembly runs."""
    own = PerThread(make)
    return wraps(make)(lambda: own.if_any())
