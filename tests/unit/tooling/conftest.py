"""What tests of the tools share."""

import shutil
from pathlib import Path

import pytest

from tooling import live, page, wheel


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the package that may be edited, from which wheels are built into a folder of its own."""
    copy = tmp_path / "py" / "pencilmark"
    shutil.copytree(wheel.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(wheel, "PACKAGE", copy)
    for module in (page, live):
        monkeypatch.setattr(module, "PAGE", tmp_path / "page")
    return copy
