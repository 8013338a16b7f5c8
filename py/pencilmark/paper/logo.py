"""A publisher's logo: a drawing in SVG as its text, or a photograph in JPEG as a data URI, for the file of a book.

PNG and other pictures are turned into JPEG when they are read: on the command line by Pillow, on the page by the
browser, both of which know them better than we do.
"""

from __future__ import annotations

import warnings
from base64 import b64decode, b64encode
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from typing import Any

from pencilmark.board.errors import InputError
from pencilmark.board.speech import say
from pencilmark.paper.page import Picture
from pencilmark.paper.papers import Box

JPEG = "data:image/jpeg;base64,"
MOST = 500_000
"""Most bytes of a logo: it is part of the book's file."""
WIDEST = 1600
"""Most dots of a side of a picture that is turned into JPEG: 300 an inch on 13 cm."""
QUALITY = 95
_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
_SPACES = {1: "DeviceGray", 3: "DeviceRGB"}


def read_logo(data: bytes) -> str:
    """Read the *data* of a file as a logo. Raises InputError.

    >>> read_logo(b'<svg viewBox="0 0 2 1"/>')
    '<svg viewBox="0 0 2 1"/>'
    """
    if data[:2] == b"\xff\xd8":
        logo = JPEG + b64encode(data).decode()
    elif b"<svg" in data[:4000]:
        logo = data.decode("utf-8", "replace").lstrip("\ufeff")
    else:
        logo = JPEG + b64encode(_as_jpeg(data)).decode()
    check_logo(logo)
    return logo


def _as_jpeg(data: bytes) -> bytes:
    """Turn another picture into JPEG, its transparent parts into paper. Raises InputError."""
    try:
        pillow: Any = import_module("PIL.Image")
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # Pillow just warns of a picture that is far too large
            with pillow.open(BytesIO(data)) as picture:
                picture.thumbnail((WIDEST, WIDEST))
                seen = picture.convert("RGBA")
    except Exception as error:  # whatever Pillow raises for a file that is not a picture, or if it is not installed
        raise InputError("bad-logo/kind") from error
    paper = pillow.new("RGB", seen.size, "white")
    paper.paste(seen, mask=seen)
    out = BytesIO()
    paper.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()


def check_logo(logo: str) -> None:
    """Check, as well as possible without fpdf2, that a *logo* can be printed. Raises InputError.

    >>> check_logo("a fish")
    Traceback (most recent call last):
    pencilmark.board.errors.InputError: expected a logo in SVG, PNG or JPEG, found something else
    """
    if len(logo) > MOST * 4 // 3:
        raise InputError("bad-logo/size", most=MOST // 1000)
    if data := jpeg_of(logo):
        jpeg_info(data)
    elif "<svg" not in logo[:4000]:
        raise InputError("bad-logo/kind")


def jpeg_of(logo: str) -> bytes:
    """Return the bytes of a photograph; none if the *logo* is a drawing. Raises InputError."""
    if not logo.startswith(JPEG):
        return b""
    try:
        return b64decode(logo[len(JPEG) :], validate=True) or b"?"
    except ValueError as error:
        raise InputError("bad-logo/broken") from error


def jpeg_info(data: bytes) -> dict[str, Any]:
    """Describe a photograph for a PDF, from its frame header (ITU T.81, B.2.2). Raises InputError."""
    frame = next(_frames(data), b"")
    height, width = (int.from_bytes(frame[at : at + 2], "big") for at in (1, 3))
    if len(frame) < 6 or not width or not height:
        raise InputError("bad-logo/broken")
    if frame[5] not in _SPACES:
        raise InputError("bad-logo/colours")
    kind = {"cs": _SPACES[frame[5]], "bpc": frame[0], "f": "DCTDecode", "inverted": False, "iccp": None}
    return kind | {"data": data, "w": width, "h": height, "dpn": frame[5], "dp": ""}


def _frames(data: bytes) -> Iterator[bytes]:
    """Yield the contents of a JPEG's frame headers, segment by segment."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF:
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if data[at + 1] in _FRAMES:
            yield data[at + 4 : at + 2 + length]
        at += 2 + length


def shape_of(logo: str) -> float:
    """Return the width of a *logo* divided by its height. Raises InputError, and Unavailable without an SVG reader."""
    if data := jpeg_of(logo):
        info = jpeg_info(data)
        return float(info["w"] / info["h"])
    try:
        svg: Any = import_module("fpdf.svg")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what it leaves out
            seen = svg.SVGObject(logo.encode())
        width, height = seen.viewbox[2:] if seen.viewbox else (float(seen.width), float(seen.height))
        return float(width / height)
    except Exception as error:  # whatever a broken drawing makes it raise
        raise InputError("bad-logo/drawing") from error


def picture_of(logo: str, box: Box) -> Picture:
    """Fit a *logo* into a *box*, at its lower left."""
    shape = shape_of(logo)
    width = min(box.width, box.height * shape)
    return Picture(box.x, box.y + box.height - width / shape, width, width / shape, logo, say("logo"))
