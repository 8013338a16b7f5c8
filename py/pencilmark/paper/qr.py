"""A text as the modules of a QR code, by segno."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from pencilmark.paper.fonts import missing


@lru_cache(maxsize=64)
def qr_rows(text: str) -> tuple[tuple[bool, ...], ...]:
    """Write a *text* as rows of modules, true for dark ones, without the quiet zone around them; none if too long.

    Error correction is the lowest, so that the modules are large. Raises Unavailable when segno isn't installed.

    >>> rows = qr_rows("https://example.org/#p=1")
    >>> len(rows), rows[0][:8]
    (25, (True, True, True, True, True, True, True, False))
    """
    try:
        segno: Any = import_module("segno")
    except ModuleNotFoundError as error:
        raise missing("segno") from error
    try:
        code = segno.make_qr(text, error="l", boost_error=False)
    except segno.DataOverflowError:
        return ()
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)
