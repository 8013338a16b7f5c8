"""Reads pictures for the page, which has decoded them."""

from __future__ import annotations

from base64 import b64decode

from pencilmark.board.task import Budget, retold
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.handlers.pieces import puzzle_data
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.seeing import OptionData, PictureData, PictureRequest, SeenData
from pencilmark.exchange.found import Question
from pencilmark.picture.believed import Odds
from pencilmark.picture.grey import Grey
from pencilmark.picture.loops import loops_of
from pencilmark.picture.read import SECONDS, PictureReading, Seen, reading

OPTIONS, LIKELY = 4, 0.001
"""Options of a cell that the page gets, at most, and how likely each is, at least."""


def picture(request: PictureRequest, clock: Clock) -> Work[PictureData]:
    """Read a picture; raises FormatError if it has no grid that can be read, or has another size than it says."""
    grey = Grey(request["width"], request["height"], b64decode(request["pixels"]))
    yield None
    loops = loops_of(b64decode(request["weights"]))
    task = reading(grey, lambda: Budget(seconds=SECONDS, clock=clock), loops)
    found = yield from retold(task, lambda told: Note(done=told.done, text=told.words))
    return PictureData(grids=[_seen_data(seen) for seen in _all_seen(found)])


def _all_seen(found: PictureReading | Question) -> list[Seen]:
    readings = [choice.found for choice in found.choices] if isinstance(found, Question) else [found]
    return [one.seen for one in readings if isinstance(one, PictureReading) and one.seen]


def _seen_data(seen: Seen) -> SeenData:
    return SeenData(
        puzzle=puzzle_data(seen.puzzle, "picture"),
        points=[round(part, 1) for point in seen.mesh.points for part in point],
        options=[_options(odds) for odds in seen.odds],
        doubtful=list(seen.doubtful),
        changed=list(seen.changed),
        status=seen.status,
        sure=seen.is_sure,
    )


def _options(odds: Odds) -> list[OptionData]:
    likely = [option for option in odds.options[:OPTIONS] if option.odds >= LIKELY]
    return [OptionData(value=one.value, by_hand=one.by_hand, odds=round(one.odds, 4)) for one in likely]


HANDLERS = {"picture": Handler(picture, timed=True)}
