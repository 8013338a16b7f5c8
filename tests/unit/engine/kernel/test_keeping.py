"""What is compiled is kept for later processes, and where anything is wrong with it, it is written again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pencilmark.engine.kernel import keeping
from pencilmark.engine.kernel.runtime import run_kept
from pencilmark.engine.relations.without_rules import plain_module


def test_a_module_is_written_once_unless_its_sources_or_its_file_changed_or_wasmtime_refuses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    written = 0

    def write() -> bytes:
        nonlocal written
        written += 1
        return plain_module()

    assert [run_kept("plain", write).read(0, 4) for _ in range(2)] == [bytes(4)] * 2 and written == 1
    (path,) = (tmp_path / "pencilmark").iterdir()
    whole = path.read_bytes()
    assert keeping.kept("plain") == whole[8:] and keeping.kept("another") == b""
    for damaged in (b"", whole[:6], whole[:-1], whole[:-1] + bytes([whole[-1] ^ 1])):
        path.write_bytes(damaged)
        assert keeping.kept("plain") == b""
    keeping.keep("plain", b"code for another machine")
    assert run_kept("plain", write).read(0, 4) == bytes(4) and written == 2 and path.read_bytes() == whole
    monkeypatch.setattr(keeping, "_FOLDERS", ("wasm",))  # as if a source were gone
    assert keeping.kept("plain") == b""
    monkeypatch.chdir(tmp_path)
    for count, place in enumerate((os.devnull, "beside"), 3):
        monkeypatch.setenv("XDG_CACHE_HOME", place)
        assert run_kept("plain", write).read(0, 4) == bytes(4) and written == count
    assert not Path("beside").exists()
