"""Where WebAssembly cannot run, the kernel says why and the engine goes on without it."""

import os
import sys
from collections.abc import Iterator
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine.kernel.native import _library
from pencilmark.engine.kernel.runtime import run
from pencilmark.engine.kernels import _shared, is_available, open_kernel, shared_kernel
from pencilmark.engine.relations.without_rules import _machine

PUZZLE = Puzzle(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1) + (0,) * 6)


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    _shared.cache_clear()
    _machine.cache_clear()
    yield
    _shared.cache_clear()
    _machine.cache_clear()


def test_without_wasmtime_the_engine_answers_in_python_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    _library.cache_clear()
    with pytest.raises(Unavailable, match="wasmtime"):
        open_kernel(board("4"))
    assert not is_available(board("4"))
    answer = engine.solve(PUZZLE)
    assert (answer.backend, answer.status) == ("python", "unique")
    with pytest.raises(Unavailable, match="wasmtime"):
        engine.solve(PUZZLE, backend="wasm")


def test_boards_that_differ_in_their_signs_share_a_kernel() -> None:
    assert is_available(board("4 signs=word"))
    assert shared_kernel(board("4")) is shared_kernel(board("4 signs=word"))
    assert _shared.cache_info().currsize == 1


@pytest.mark.skipif(sys.platform != "linux", reason="wasmtime keeps what it compiled elsewhere")
def test_what_was_compiled_is_kept_and_neither_damage_nor_a_missing_place_matters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for place in (tmp_path, tmp_path, Path(os.devnull)):
        monkeypatch.setenv("XDG_CACHE_HOME", str(place))
        _machine.cache_clear()
        found.append(engine.solve(PUZZLE, backend="wasm").solutions)
        # Files with a dot in their names come and go while a thread of the cache ends.
        files = [path for path in tmp_path.rglob("*") if path.is_file() and "." not in path.name]
        assert files
        for path in files:
            path.write_bytes(path.read_bytes()[:1000] + b"damaged")
    assert found == [engine.solve(PUZZLE, backend="python").solutions] * 3


def test_a_library_that_refuses_the_module_is_named_with_its_reason() -> None:
    with pytest.raises(Unavailable, match="wasmtime refuses the kernel: failed to parse"):
        run(b"no module")


def test_a_browser_that_refuses_the_module_is_named_as_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    class JsException(Exception):
        pass

    def refuse(_: bytes) -> None:
        raise JsException("CompileError: invalid opcode")

    ffi, js = ModuleType("pyodide.ffi"), ModuleType("js")
    monkeypatch.setattr(ffi, "JsException", JsException, raising=False)
    monkeypatch.setattr(ffi, "to_js", lambda content: content, raising=False)
    monkeypatch.setattr(js, "WebAssembly", SimpleNamespace(Module=SimpleNamespace(new=refuse)), raising=False)
    for name, module in (("pyodide", ModuleType("pyodide")), ("pyodide.ffi", ffi), ("js", js)):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(Unavailable, match="invalid opcode"):
        open_kernel(board("4"))
    assert engine.solve(PUZZLE).backend == "python"


def test_with_wasmtime_the_engine_answers_in_the_kernel_and_says_so() -> None:
    assert engine.solve(PUZZLE).backend == "wasm"
    assert engine.solve(PUZZLE, backend="python").backend == "python"


def status_of_empty(name: str) -> str:
    return engine.solve(Puzzle(board(name), (0,) * board(name).cell_count)).status


@pytest.mark.skipif("fork" not in get_all_start_methods(), reason="this system cannot fork")
def test_a_forked_process_uses_old_and_new_kernels() -> None:
    assert status_of_empty("6") == "multiple"
    with get_context("fork").Pool(2) as pool:
        assert pool.map_async(status_of_empty, ["6", "8", "6 3x2"]).get(timeout=60) == ["multiple"] * 3
