"""The snapshot of Python's memory: it belongs to one wheel, and the page does without when there is none."""

import json
import shutil
import sys
from pathlib import Path

import pytest

import pencilmark
from pencilmark.doors import service
from tooling import page, snapshot


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    path = tmp_path / "some.whl"
    path.write_bytes(b"one")
    return path


def listed(dist: Path) -> str | None:
    return json.loads((dist / "wheels/index.json").read_text("utf-8")).get("snapshot")


def test_another_wheel_has_another_snapshot(wheel: Path) -> None:
    before = snapshot.snapshot_name(wheel)
    assert snapshot.snapshot_name(wheel) == before
    wheel.write_bytes(b"two")
    assert snapshot.snapshot_name(wheel) != before


def test_a_snapshot_that_cannot_be_taken_is_done_without(wheel: Path, tmp_path: Path, capsys) -> None:
    folder = tmp_path / "snapshots"
    python_is_no_node = Path(sys.executable)
    snapshot.ensure_snapshot(python_is_no_node, wheel, folder)
    assert list(folder.iterdir()) == []
    assert "without a snapshot" in capsys.readouterr().err


def test_a_snapshot_that_is_there_is_not_taken_again(wheel: Path, tmp_path: Path) -> None:
    (tmp_path / snapshot.snapshot_name(wheel)).write_bytes(b"there")
    snapshot.ensure_snapshot(Path("no such program"), wheel, tmp_path)
    assert (tmp_path / snapshot.snapshot_name(wheel)).read_bytes() == b"there"


def test_only_the_snapshot_of_this_very_wheel_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "DIST", tmp_path)
    wheel = page.refresh_wheel()
    assert listed(tmp_path) is None
    (tmp_path / "snapshots").mkdir()
    (tmp_path / "snapshots/0123456789abcdef.snapshot").touch()
    page.refresh_wheel()
    assert listed(tmp_path) is None
    (tmp_path / "snapshots" / snapshot.snapshot_name(wheel)).touch()
    page.refresh_wheel()
    assert listed(tmp_path) == snapshot.snapshot_name(wheel)


def test_warming_up_imports_the_whole_package() -> None:
    service.warm_up()
    package = Path(pencilmark.__file__).parent
    files = (path for path in package.rglob("*.py") if path.name not in ("__init__.py", "__main__.py"))
    names = {f"pencilmark.{path.relative_to(package).with_suffix('').as_posix().replace('/', '.')}" for path in files}
    assert names <= set(sys.modules)


@pytest.mark.skipif(not shutil.which("node"), reason="no Node on the path to take one with")
def test_a_snapshot_can_be_taken_of_the_package_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "DIST", tmp_path)
    wheel = page.refresh_wheel()
    snapshot.ensure_snapshot(Path(shutil.which("node") or ""), wheel, tmp_path / "snapshots")
    assert (tmp_path / "snapshots" / snapshot.snapshot_name(wheel)).read_bytes()[:2] == b"\x1f\x8b"
