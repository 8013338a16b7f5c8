"""What a lesson says: what to look for, why it works, and what to do about it."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple


class Summary(NamedTuple):
    """The text of a lesson: what to *look* for, *why* it works, and what to *do* about it."""

    look: str
    why: str
    do: str


def read_summaries(text: str) -> dict[str, Summary]:
    """Read lessons: a heading ``# id`` and three lines for each; what comes before the first heading is a note.

    >>> read_summaries("A note.\\n\\n# x-wing\\nLook.\\nBecause.\\nRemove.\\n")
    {'x-wing': Summary(look='Look.', why='Because.', do='Remove.')}
    """
    found = {}
    for part in text.split("\n# ")[1:]:
        name, *lines = part.strip().splitlines()
        found[name] = Summary(*lines)
    return found


def written_lessons() -> dict[str, Summary]:
    """Read the lessons that are written out, by technique."""
    return read_summaries((files(__package__) / "texts.txt").read_text("utf-8"))
