"""Makes a puzzle that is being set unique, minimal or symmetric: several offers, the one that changes least first."""

from __future__ import annotations

from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.making import MendData, MendRequest, OfferData
from pencilmark.doors.protocol.replies import Work
from pencilmark.make.mending import minimal, symmetric, unique

WAYS = {"unique": unique, "minimal": minimal, "symmetric": symmetric}


def answer(request: MendRequest, clock: Clock) -> Work[MendData]:
    """Find the offers."""
    puzzle = asked(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    offers = yield from WAYS[request["way"]](puzzle)
    return MendData(
        offers=[
            OfferData(givens=list(one.givens), added=list(one.added), removed=list(one.removed), name=one.name)
            for one in offers
        ]
    )
