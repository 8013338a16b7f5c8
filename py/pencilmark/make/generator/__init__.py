"""The generator: puzzles with one solution, as wished, the same for the same seed for ever."""

from __future__ import annotations

from pencilmark.make.generator.search import Made, Progress, generate
from pencilmark.make.generator.wish import Wish, read_pattern

__all__ = ["Made", "Progress", "Wish", "generate", "read_pattern"]
