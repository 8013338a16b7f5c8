"""Messages to people as data: a sentence's id and its values. Words are written at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from pencilmark.board.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence, or a part of one, by its *id* in the catalogue.

    Its *values* are numbers, texts, phrases, and lists of them. `pencilmark.board.speech.write` writes it.
    """

    id: str
    values: Mapping[str, object] = field(hash=False)


def phrase(id: str, /, **values: object) -> Phrase:  # the word for it
    """Make a phrase.

    >>> phrase("bad-size", most=36, found=40).values["found"]
    40
    """
    return Phrase(id, values)


Said = str | Phrase
"""A message: a phrase, or a finished text."""
NOTHING = phrase("nothing")
