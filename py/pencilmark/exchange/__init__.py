"""Other people's puzzles: the data and links of f-puzzles and SudokuPad, to and from named variants.

What a puzzle has that we do not know is named in its *warnings*, never dropped in silence.
"""

from __future__ import annotations

from pencilmark.exchange.found import Exchanged
from pencilmark.exchange.links import is_link, read_link

__all__ = ["Exchanged", "is_link", "read_link"]
