"""Makes puzzles with variants for the page."""

from __future__ import annotations

from random import Random

from pencilmark.errors import WishError
from pencilmark.handlers import Clock
from pencilmark.handlers.read import puzzle_data
from pencilmark.protocol import Note, PuzzleData, SettingRequest, Work
from pencilmark.setting.make import generate
from pencilmark.setting.wish import Progress, VariantWish


def answer(request: SettingRequest, clock: Clock) -> Work[PuzzleData]:
    """Make a puzzle; its clues are its rules."""
    wish = VariantWish(request["variant"], request["board"], request["givens"], request["minimal"])
    for found in generate(Random(request["seed"]), wish):
        if not isinstance(found, Progress):
            return puzzle_data(found.puzzle, "setting")
        yield Note(done=None, text=f"grid {found.tried}; {found.words}")
    raise WishError("not-found", "expected a wish that can be met")
