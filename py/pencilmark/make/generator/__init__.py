"""The generator: puzzles with one solution, by a wish, the same for the same seed and version."""

from __future__ import annotations

from pencilmark.make.generator.search import generate

__all__ = ["generate"]
