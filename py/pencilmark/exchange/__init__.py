"""Texts to and from everywhere else: every form in which people and programs hand a puzzle over.

`read.recognise` is the one reader. What a puzzle has that we do not know is named in its *warnings*, never dropped in
silence.
"""

from __future__ import annotations

from pencilmark.exchange.found import Reading
from pencilmark.exchange.links import is_link

__all__ = ["Reading", "is_link"]
