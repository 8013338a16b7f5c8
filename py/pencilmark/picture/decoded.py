"""Decode a picture, or a page of a PDF, within bounds of size and memory; on the page the browser does that."""

from __future__ import annotations

import io
from contextlib import closing
from typing import TYPE_CHECKING, Any

from pencilmark.board.errors import FormatError, Unavailable
from pencilmark.picture.grey import PIXELS, Grey

if TYPE_CHECKING:
    from PIL.Image import Image


HEAD = b"%PDF-"
FINER = 2.0
"""A page is rendered with this many times the pixels along a side that are read: lines are then smoother."""


def page_count(content: bytes) -> int:
    """Return how many pages a PDF has. Raises FormatError for a broken or locked one, Unavailable without PDFium."""
    with closing(_opened(content)) as document:
        return len(document)


def page_image(content: bytes, number: int) -> Image:
    """Return page *number* of a PDF, counted from 1, in grey.

    Raises FormatError if there is no such page, and as `page_count` does.
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


HEADS = (b"\xff\xd8\xff", b"\x89PNG\r\n", b"GIF8", b"BM", b"II*\0", b"MM\0*", HEAD)
"""How files of pictures begin: JPEG, PNG, GIF, BMP, TIFF, PDF."""
BOXES = (b"ftyphei", b"ftyphev", b"ftypmif", b"ftypavi")
"""How files of HEIC and AVIF continue after four bytes."""
FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "BMP", "TIFF", "AVIF", "HEIF")
MOST = 50_000_000
"""Most pixels of a picture that is decoded; a larger JPEG is decoded with less detail."""
LEAST = 60
"""Least pixels of a picture's shorter side."""


def is_picture(head: bytes) -> bool:
    """Report whether a file that begins with *head*, sixteen bytes or more, is a picture.

    >>> is_picture(b"RIFF....WEBPVP8 "), is_picture(b"4.....8.5.3.....")
    (True, False)
    """
    is_webp = head.startswith(b"RIFF") and head[8:12] == b"WEBP"
    return head.startswith(HEADS) or is_webp or head[4:].startswith(BOXES)


def decoded(content: bytes, page: int = 1) -> Grey:
    """Decode a picture, upright as its file says, small enough to be read; of a PDF that *page*.

    Raises FormatError for a broken, animated, tiny or huge picture, Unavailable without what decodes it.
    """
    try:
        from PIL import Image, UnidentifiedImageError
    except ImportError as error:
        raise Unavailable("no-pillow") from error
    if content.startswith(HEAD):
        return _grey(page_image(content, page))
    if content[4:].startswith(BOXES[:3]):
        _learn_heic()
    try:
        with Image.open(io.BytesIO(content), formats=FORMATS) as image:
            return _grey(image)
    except Image.DecompressionBombError as error:
        raise FormatError("too-large/picture", most=MOST // 1_000_000) from error
    except (OSError, UnidentifiedImageError, SyntaxError, ValueError, EOFError) as error:
        raise FormatError("bad-picture") from error


def _learn_heic() -> None:
    """Have Pillow decode HEIC, too. Raises Unavailable."""
    try:
        from pillow_heif import register_heif_opener
    except ImportError as error:
        raise Unavailable("no-pillow/heic") from error
    register_heif_opener()


def _grey(image: Image) -> Grey:
    from PIL import ImageOps

    if getattr(image, "n_frames", 1) > 1 and image.format != "MPO":
        raise FormatError("animated-picture")
    if min(image.size) < LEAST:
        raise FormatError("too-small/picture", least=LEAST, found=min(image.size))
    image.draft("L", _fitting(image))
    if image.width * image.height > MOST:
        raise FormatError("too-large/picture", most=MOST // 1_000_000)
    grey = ImageOps.exif_transpose(_on_white(image))
    grey = grey.resize(_fitting(grey), _filter(), reducing_gap=2.0) if grey.width * grey.height > PIXELS else grey
    return Grey(grey.width, grey.height, grey.tobytes())


def _on_white(image: Image) -> Image:
    """Return the picture in grey, transparent parts on white."""
    from PIL import Image as pillow

    if not image.has_transparency_data:
        return image.convert("L")
    both = image.convert("LA")
    paper = pillow.new("L", both.size, 255)
    paper.paste(both.getchannel(0), mask=both.getchannel(1))
    paper.info = image.info
    return paper


def _filter() -> Any:
    from PIL.Image import Resampling

    return Resampling.BICUBIC


def _fitting(image: Image) -> tuple[int, int]:
    """Return the size at which a picture has the number of pixels that are read."""
    scale = min(1.0, (PIXELS / (image.width * image.height)) ** 0.5)
    return max(1, int(image.width * scale)), max(1, int(image.height * scale))
