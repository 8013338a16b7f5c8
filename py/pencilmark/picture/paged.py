"""Pages of a PDF as pictures, rendered by PDFium."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

from pencilmark.board.errors import FormatError, Unavailable
from pencilmark.picture.grey import PIXELS

if TYPE_CHECKING:
    from PIL.Image import Image

HEAD = b"%PDF-"
FINER = 2.0
"""A page is rendered with this many times as many pixels along a side as are read: lines are then smoother."""


def page_count(content: bytes) -> int:
    """Return how many pages a PDF has. Raises FormatError for a broken or locked one, Unavailable without PDFium."""
    with closing(_opened(content)) as document:
        return len(document)


def page_image(content: bytes, number: int) -> Image:
    """Return page *number* of a PDF, counted from 1, in grey.

    Raises FormatError where there is no such page, and as `page_count` does.
    """
    with closing(_opened(content)) as document:
        if not 1 <= number <= len(document):
            raise FormatError("no-page", count=len(document), found=number)
        page = document[number - 1]
        scale = FINER * (PIXELS / max(1.0, page.get_width() * page.get_height())) ** 0.5
        image: Image = page.render(scale=scale, grayscale=True).to_pil()
        return image


def _opened(content: bytes) -> Any:
    try:
        import pypdfium2  # type: ignore[import-untyped]
    except ImportError as error:
        raise Unavailable("no-pillow/pdf") from error
    try:
        return pypdfium2.PdfDocument(content)
    except pypdfium2.PdfiumError as error:
        raise FormatError("bad-picture/pdf") from error
