"""Shapes as the page has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pencilmark.board.drawing import Disc, Path, Point, Shape, Style
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Rule
from pencilmark.board.task import Slowly
from pencilmark.doors.protocol.pieces import ShapeData
from pencilmark.rules.picture import drawing

_DIGITS = 3  # a thousandth of a cell is finer than any screen


def shapes_data(shapes: Iterable[Shape]) -> list[ShapeData]:
    """Write *shapes* for the page, in their order.

    >>> from pencilmark.board.drawing import Disc
    >>> shapes_data([Disc((0.5, 0.5), 0.4, Style(fill="tint"))])[0]["radius"]
    0.4
    """
    return [_data(shape) for shape in shapes]


def drawn_data(rules: Iterable[Rule], geometry: Geometry) -> Slowly[list[ShapeData]]:
    """Draw the *rules* and write their shapes for the page, with pauses."""
    shapes = yield from drawing(rules, geometry)
    data: list[ShapeData] = []
    for shape in shapes:
        data.append(_data(shape))
        yield None
    return data


def _data(shape: Shape) -> ShapeData:
    """Write one shape; what says nothing is left out."""
    if isinstance(shape, Path):
        data = _base("path", shape.points, shape.style)
        if shape.closed:
            data["closed"] = True
        if shape.curved:
            data["curved"] = True
        return data
    if isinstance(shape, Disc):
        return {**_base("disc", (shape.centre,), shape.style), "radius": round(shape.radius, _DIGITS)}
    data = _base("text", (shape.centre,), shape.style)
    data = {**data, "text": shape.text, "height": round(shape.height, _DIGITS)}
    if shape.face != "plain":
        data["face"] = shape.face
    return data


def _base(kind: Literal["path", "disc", "text"], points: Iterable[Point], style: Style) -> ShapeData:
    """Report what all kinds of shapes have."""
    data = ShapeData(
        kind=kind,
        points=[[round(x, _DIGITS), round(y, _DIGITS)] for x, y in points],
        stroke=style.stroke or "",
        fill=style.fill or "",
        width=style.width,
    )
    if style.dashed:
        data["dashed"] = True
    if style.head:
        data["head"] = True
    if style.over:
        data["over"] = True
    return data
