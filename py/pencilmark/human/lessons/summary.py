"""What a lesson says: what to look for, why it works, and what to do about it."""

from __future__ import annotations

from typing import NamedTuple


class Summary(NamedTuple):
    """The text of a lesson: what to *look* for, *why* it works, and what to *do* about it."""

    look: str
    why: str
    do: str
