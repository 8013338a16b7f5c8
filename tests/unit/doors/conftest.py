"""What tests of commands share."""

import io
import json
import sys

import pytest

from pencilmark.__main__ import main


@pytest.fixture
def command(monkeypatch, capsys):
    """Run a command on a text; its status, and what it wrote as JSON."""

    def run(text, *arguments):
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        status = main([*arguments, "--json"])
        return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run
