"""Modules run by the library of `wasmtime`, called directly.

Its Python package declares all seven hundred functions of the library when it is imported, which takes longer than most
puzzles, and asks for the type of a function before each call. What the library makes is known by its address here, so
that only the few functions below matter, whose arguments have been the same for years; a test compares them with those
that the package declares.
"""

from __future__ import annotations

import os
from ctypes import CDLL, byref, c_bool, c_size_t, c_ubyte, c_uint64, c_void_p, string_at
from functools import lru_cache, partial
from importlib.util import find_spec
from typing import Any
from weakref import finalize

WORDS, OWN = 8, 8
"""Words of an instance or of what it exports, more than enough; and the byte where a function or memory begins in this,
after its kind."""


class Refused(Exception):
    """The library refuses a module, or its call."""


class _Address(c_void_p):
    """What a function returns: an address or a number; false if it is 0."""


class _Library(CDLL):
    _func_restype_ = _Address


def library_path() -> str:
    """Return the path of the library, which stands in a folder of its package. Raises ImportError."""
    spec = find_spec("wasmtime")
    folders = [inner for folder in (spec and spec.submodule_search_locations) or () for inner in os.scandir(folder)]
    files = [entry.path for inner in folders if inner.is_dir() for entry in os.scandir(inner)]
    for path in files:
        if path.endswith(("wasmtime.so", "wasmtime.dylib", "wasmtime.dll")):
            return path
    raise ImportError("wasmtime")


@lru_cache(maxsize=1)
def _library() -> Any:
    found = _Library(library_path())
    found.wasmtime_instance_export_get.restype = c_bool
    return found


def _engine(is_cached: bool) -> _Address:
    """Make an engine; it takes what an earlier process compiled from wasmtime's own cache of this user if *is_cached*.

    The cache has a thread, which ends with the engine, so that a forked process lacks none.
    """
    library = _library()
    config = library.wasm_config_new()
    library.wasmtime_config_parallel_compilation_set(config, False)  # a forked process would lack its threads, and wait
    if is_cached and (error := library.wasmtime_config_cache_config_load(config, None)):
        library.wasmtime_error_delete(error)  # there is no place for a cache
    engine: _Address = library.wasm_engine_new_with_config(config)
    return engine


def _check(error: _Address, trap: _Address | None = None) -> None:
    """Raise Refused if there is an error or a trap."""
    if not error and not trap:
        return
    library, words = _library(), (c_size_t * 2)()
    if error:
        library.wasmtime_error_message(error, byref(words))
        library.wasmtime_error_delete(error)
    else:
        library.wasm_trap_message(trap, byref(words))
        library.wasm_trap_delete(trap)
    raise Refused(_taken(words).decode().rstrip("\0"))


def _taken(words: Any) -> bytes:
    """Copy bytes of the library, given by their number and address, which are then its own again."""
    found = string_at(words[1], words[0])
    _library().wasm_byte_vec_delete(byref(words))
    return found


def compiled(binary: bytes) -> bytes:
    """Compile a module for this machine. Raises Refused, and ImportError if there is no library."""
    library, engine = _library(), _engine(True)
    module, words = _Address(), (c_size_t * 2)()
    try:
        _check(library.wasmtime_module_new(engine, binary, c_size_t(len(binary)), byref(module)))
        _check(library.wasmtime_module_serialize(module, byref(words)))
        library.wasmtime_module_delete(module)
        return _taken(words)
    finally:
        library.wasm_engine_delete(engine)


class NativeInstance:
    """A running module, from its *code* as it was compiled. Raises Refused, and ImportError if there is no library."""

    def __init__(self, code: bytes) -> None:
        library, engine, module = _library(), _engine(False), _Address()
        store = library.wasmtime_store_new(engine, None, None)
        finalize(self, library.wasmtime_store_delete, store).atexit = False  # a thread may still be running in it
        try:
            _check(library.wasmtime_module_deserialize(engine, code, c_size_t(len(code)), byref(module)))
        finally:
            library.wasm_engine_delete(engine)  # the store keeps it
        self._context, self._trap = library.wasmtime_store_context(store), _Address()
        self._instance, none = (c_uint64 * WORDS)(), c_size_t(0)
        made = byref(self._instance), byref(self._trap)
        error = library.wasmtime_instance_new(self._context, module, None, none, *made)
        library.wasmtime_module_delete(module)
        _check(error, self._trap)
        memory = self._exported("memory")
        address = library.wasmtime_memory_data(self._context, memory).value
        size = library.wasmtime_memory_data_size(self._context, memory).value
        self._view = memoryview((c_ubyte * size).from_address(address)).cast("B")  # it never grows, so it stays there
        self._functions: dict[str, partial[_Address]] = {}

    def _exported(self, name: str) -> Any:
        """Return where a function or memory of the instance is described."""
        found, text = (c_uint64 * WORDS)(), name.encode()
        given = byref(self._instance), text, c_size_t(len(text)), byref(found)
        if not _library().wasmtime_instance_export_get(self._context, *given):
            raise KeyError(name)
        return byref(found, OWN)

    def call(self, name: str) -> None:
        """Call an exported function. Raises Refused if it traps."""
        function = self._functions.get(name)
        if function is None:
            call, none = _library().wasmtime_func_call, c_size_t(0)
            given = self._context, self._exported(name), None, none, None, none, byref(self._trap)
            function = self._functions[name] = partial(call, *given)
        if (error := function()) or self._trap:
            trap, self._trap.value = _Address(self._trap.value), None
            _check(error, trap)

    def read(self, address: int, size: int) -> bytes:
        """Copy *size* bytes out of memory."""
        return bytes(self._view[address : address + size])

    def write(self, address: int, content: bytes) -> None:
        """Copy *content* into memory."""
        self._view[address : address + len(content)] = content
