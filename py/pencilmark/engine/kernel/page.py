"""WebAssembly of the page, from Python inside Pyodide: the only module that imports `js`."""

from __future__ import annotations

from typing import Any

from pencilmark.board.errors import Unavailable

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
        # Our memory never grows, so that its buffer stays. What is asked for twice is kept: crossing to JavaScript
        # is what a short question costs.
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
