"""Tells the page the order of a formula puzzle."""

from __future__ import annotations

from pencilmark.boards import board
from pencilmark.formulas.order import order
from pencilmark.handlers import Clock
from pencilmark.model import Puzzle
from pencilmark.protocol import OrderData, OrderRequest, Work


def answer(request: OrderRequest, clock: Clock) -> Work[OrderData]:
    """Find the cells to guess and the order of the others."""
    yield None
    found = order(Puzzle(board(request["board"]), tuple(request["givens"]), rules=tuple(request["rules"])))
    return OrderData(
        lines=found.lines(),
        guessed=list(found.guessed),
        layers=found.layers(),
        arrows=[list(arrow) for arrow in found.arrows()],
    )
