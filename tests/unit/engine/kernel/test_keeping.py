"""What is compiled is kept for later processes, and where anything is wrong with it, it is written again."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.sources import PACKAGE, nodes_of

from pencilmark.engine.kernel import keeping, native
from pencilmark.engine.kernel.runtime import run_kept
from pencilmark.engine.relations.without_rules import plain_module

COMPILER = native.library_path()


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
    assert keeping.kept("plain", COMPILER) == whole[8:] and keeping.kept("another", COMPILER) == b""
    assert keeping.kept("plain", __file__) == b""  # as if wasmtime were another one
    for damaged in (b"", whole[:6], whole[:-1], whole[:-1] + bytes([whole[-1] ^ 1])):
        path.write_bytes(damaged)
        assert keeping.kept("plain", COMPILER) == b""
    keeping.keep("plain", COMPILER, b"code for another machine")
    assert run_kept("plain", write).read(0, 4) == bytes(4) and written == 2 and path.read_bytes() == whole
    monkeypatch.setattr(keeping, "_SOURCES", keeping._SOURCES[1:])  # as if one were gone
    assert keeping.kept("plain", COMPILER) == b""
    monkeypatch.chdir(tmp_path)
    for count, place in enumerate((os.devnull, "beside"), 3):
        monkeypatch.setenv("XDG_CACHE_HOME", place)
        assert run_kept("plain", write).read(0, 4) == bytes(4) and written == count
    assert not Path("beside").exists()


def test_nothing_is_left_of_what_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    place = Path(keeping._path("plain"))
    place.mkdir(parents=True)
    keeping.keep("plain", COMPILER, b"code")
    monkeypatch.setattr(keeping, "_SOURCES", [])  # as in an archive
    keeping.keep("plain", COMPILER, b"code")
    assert [*place.parent.iterdir()] == [place] and keeping.kept("plain", COMPILER) == b""


def test_every_source_of_what_is_kept_counts() -> None:
    writers = ["engine/relations/driver_written", "make/generator/corner_module", "engine/kernel/nine"]
    nine = ("canon", "consequences", "hitting", "nets", "plain", "sets", "singles", "ways")
    writers += [f"engine/kernel/nine_{one}" for one in nine]
    found, left = set(), [PACKAGE / f"{writer}.py" for writer in writers]
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left += imported(path)
    assert len(found) > 20 and {str(path) for path in found} <= {path for path, *_ in keeping._SOURCES}


def imported(path: Path) -> Iterator[Path]:
    """Yield the modules of the package that the module at *path* imports from."""
    for node in nodes_of(path):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("pencilmark."):
            place = PACKAGE.parent / node.module.replace(".", "/")
            modules = [place.with_suffix(".py"), place / "__init__.py", *(place / f"{it.name}.py" for it in node.names)]
            yield from filter(Path.exists, modules)
