"""Makes puzzles with variants for the page."""

from __future__ import annotations

from random import Random

from pencilmark.board.errors import WishError
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.read import puzzle_data
from pencilmark.doors.protocol import Note, PuzzleData, SettingRequest, Work
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.wish import Progress, VariantWish


def answer(request: SettingRequest, clock: Clock) -> Work[PuzzleData]:
    """Make a puzzle; its clues are its rules."""
    wish = VariantWish(request["variant"], request["board"], request["givens"], request["minimal"])
    for found in generate(Random(request["seed"]), wish):
        if not isinstance(found, Progress):
            return puzzle_data(found.puzzle, "setting")
        yield Note(done=None, text=f"grid {found.tried}; {found.words}")
    raise WishError("not-found", "expected a wish that can be met")
