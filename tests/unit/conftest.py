"""What tests of commands share."""

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from pencilmark.__main__ import main

Command = Callable[..., tuple[int, list[dict[str, Any]]]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command on a text as its standard input; its status, and what it wrote as JSON."""

    def run(text: str, *arguments: object) -> tuple[int, list[dict[str, Any]]]:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        status = main([*map(str, arguments), "--json"])
        return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run
