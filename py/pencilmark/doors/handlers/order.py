"""Finds for the page the order of a formula puzzle."""

from __future__ import annotations

from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import written
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.ruling import OrderData, OrderRequest
from pencilmark.make.formulas.order import order


def answer(request: OrderRequest, clock: Clock) -> Work[OrderData]:
    """Find the cells to guess and the order of the others."""
    yield None
    found = order(written(request["board"], request["givens"], request["rules"]))
    return OrderData(
        lines=found.lines(),
        guessed=list(found.guessed),
        layers=found.layers(),
        arrows=[list(arrow) for arrow in found.arrows()],
    )
