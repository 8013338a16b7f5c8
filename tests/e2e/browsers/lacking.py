"""What a driver lacks skips the test that asks for it, by name."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

LACKING = "WebKitGTK's driver cannot do this: "


def lacks(what: str) -> NoReturn:
    """Skip the test that asks for *what*."""
    pytest.skip(LACKING + what)


class Lacking:
    """Whatever a subclass does not have skips the test."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        lacks(f"{type(self).__name__.lower()}.{name}")
