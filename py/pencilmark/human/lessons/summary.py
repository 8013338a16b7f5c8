"""The three sentences that say of a technique what it is, why it is true, and how to spot it."""

from __future__ import annotations

from typing import NamedTuple


class Summary(NamedTuple):
    """Three sentences: *what* the technique is, *why* it is true, how to *spot* it."""

    what: str
    why: str
    spot: str
