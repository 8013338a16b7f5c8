"""Books of puzzles: the wish for one, its puzzles, and its pages."""

from __future__ import annotations
