"""Writes for the page the whole way to the solution, to be kept as a file."""

from __future__ import annotations

from pencilmark.board.english import say
from pencilmark.board.task import Cancelled
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.path import walked
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.teaching import WalkthroughData, WalkthroughRequest
from pencilmark.human.walkthrough import path_html, path_text


def answer(request: WalkthroughRequest, clock: Clock) -> Work[WalkthroughData]:
    """Walk the way and retell it; cancelled, nothing is written, since half a way would pass for the whole."""
    way = yield from walked(request)
    if way.partial:
        raise Cancelled
    if not way.positions:
        return WalkthroughData(text="")
    yield Note(done=None, text=say("writing-down"))
    write = path_html if request["html"] else path_text
    return WalkthroughData(text=write(way.positions[0], way.steps))
