"""Makes puzzles with variants for the page."""

from __future__ import annotations

from pencilmark.board.english import say
from pencilmark.board.task import retold
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.read import puzzle_data
from pencilmark.doors.protocol.making import SettingRequest
from pencilmark.doors.protocol.pieces import PuzzleData
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.make.batch import Means, making
from pencilmark.make.setting.wish import VariantWish


def answer(request: SettingRequest, clock: Clock) -> Work[PuzzleData]:
    """Make a puzzle; its clues are its rules."""
    wish = VariantWish(request["variant"], request["board"], request["givens"], request["minimal"])
    made = yield from retold(
        making(Means(), (wish, request["seed"])),
        lambda told: Note(done=None, text=say("variant-tried", grid=told.tried, clues=told.says)),
    )
    return puzzle_data(made.puzzle, "setting")
