"""Reads PDFs back: the puzzles in their text, and pictures of their pages."""

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pypdf
import pypdfium2
from PIL import Image
from pypdf.generic import ContentStream


def reader(document: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(BytesIO(document))


def page_texts(document: bytes) -> list[str]:
    """Return the text of every page, as pypdf reads it."""
    return [page.extract_text() for page in reader(document).pages]


def grids(text: str, size: int) -> list[tuple[int, ...]]:
    """Find all grids of a *size* in a text: so many lines after each other of so many numbers or dots."""
    found, rows = [], list[list[int]]()
    for line in text.split("\n"):
        row = _row(line.strip(), size)
        rows = [*rows, row] if row else []
        if len(rows) == size:
            found.append(tuple(value for row in rows for value in row))
            rows = []
    return found


def _row(line: str, size: int) -> list[int] | None:
    words = line.split()
    if size <= 9:
        words = list("".join(words))
    if len(words) != size or not all(re.fullmatch(r"\d{1,2}|\.", word) for word in words):
        return None
    return [0 if word == "." else int(word) for word in words]


def picture(document: bytes, number: int = 0, dots_per_mm: float = 4.0) -> Image.Image:
    """Render the page *number*, from 0, in greys."""
    page = pypdfium2.PdfDocument(document)[number]
    return page.render(scale=dots_per_mm * 25.4 / 72).to_pil().convert("L")


def operations(document: bytes) -> Iterator[tuple[list[Any], str]]:
    """Yield the operations of all pages: operands and operator."""
    read = reader(document)
    for page in read.pages:
        for operands, operator in ContentStream(page["/Contents"].get_object(), read).operations:
            yield operands, operator.decode()
