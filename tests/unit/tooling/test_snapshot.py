"""The snapshot of Python's memory: it belongs to one wheel, and the page does without when there is none."""

import json
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from tooling import page, snapshot
from tooling.node import find_node

BUILT = snapshot.SNAPSHOTS


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    path = tmp_path / "some.whl"
    path.write_bytes(b"one")
    return path


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder for snapshots, and have the page laid out beside it."""
    monkeypatch.setattr(snapshot, "SNAPSHOTS", tmp_path / "snapshots")
    monkeypatch.setattr(page, "SNAPSHOTS", tmp_path / "snapshots")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    (tmp_path / "snapshots").mkdir()
    return tmp_path / "snapshots"


def keep(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"taken")
    (folder / name).with_suffix(".zip").write_bytes(b"the rest")
    (folder / name).with_suffix(".json").write_text('{"head": 144, "memory": "0123"}')


def files(snapshot: Path) -> tuple[bytes, bytes]:
    """Return what is in the file of a snapshot, and in the archive beside it."""
    return snapshot.read_bytes(), snapshot.with_suffix(".zip").read_bytes()


def listed(folder: Path) -> dict[str, object] | None:
    text = (folder / "build.js").read_text("utf-8")
    return json.loads(text.removeprefix("export const build = ").removesuffix(";\n"))["snapshot"]


def test_another_wheel_has_another_snapshot(wheel: Path) -> None:
    before = snapshot.snapshot_name(wheel)
    assert snapshot.snapshot_name(wheel) == before
    wheel.write_bytes(b"two")
    assert snapshot.snapshot_name(wheel) != before


def test_a_snapshot_that_cannot_be_taken_is_done_without(wheel: Path, kept: Path, capsys) -> None:
    python_is_no_node = Path(sys.executable)
    snapshot.ensure_snapshot(python_is_no_node, wheel)
    assert list(kept.iterdir()) == []
    assert "without a snapshot" in capsys.readouterr().err


def test_a_snapshot_that_is_there_is_not_taken_again(wheel: Path, kept: Path) -> None:
    keep(kept, snapshot.snapshot_name(wheel))
    snapshot.ensure_snapshot(Path("no such program"), wheel)
    assert (kept / snapshot.snapshot_name(wheel)).read_bytes() == b"taken"


def test_only_the_snapshot_of_this_very_wheel_is_listed(kept: Path) -> None:
    wheel = page.refresh_wheel()
    assert listed(page.PAGE) is None
    keep(kept, "0123456789abcdef.snapshot")
    page.refresh_wheel()
    assert listed(page.PAGE) is None
    name = snapshot.snapshot_name(wheel)
    keep(kept, name)
    page.refresh_wheel()
    assert listed(page.PAGE) == {"name": name, "later": name.replace("snapshot", "zip"), "head": 144, "memory": "0123"}


@pytest.mark.skipif(not shutil.which("node"), reason="no Node on the path to take one with")
def test_two_snapshots_of_the_package_as_it_is_are_the_same_bytes(kept: Path) -> None:
    wheel, node = page.refresh_wheel(), find_node().program
    name = snapshot.snapshot_name(wheel)
    snapshot.ensure_snapshot(node, wheel)
    first = files(kept / name)
    with zipfile.ZipFile((kept / name).with_suffix(".zip")) as archive:
        later = set(archive.namelist())
    assert first[0][:2] == b"\x1f\x8b"
    if (BUILT / name).exists():  # the one that these tests were begun with: each takes its time
        assert files(BUILT / name) == first
    else:
        shutil.rmtree(kept)
        snapshot.ensure_snapshot(node, wheel)
        assert files(kept / name) == first
    assert "pencilmark/paper/sheet.pyc" in later
    assert "pencilmark/engine/kernel/program.pyc" not in later
    assert {name for name in later if name.startswith("pencilmark/doors/handlers/solving")} == set()
