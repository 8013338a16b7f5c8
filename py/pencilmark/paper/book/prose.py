"""Prose in a book: the author's introduction in Markdown, and the hints before the answers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pencilmark.board.model import Position
from pencilmark.human.logic import walk
from pencilmark.human.techniques.ladders import SINGLES, TEACHING, climb
from pencilmark.paper.book.examples import Example
from pencilmark.paper.book.front import paragraph
from pencilmark.paper.book.how_to import Block
from pencilmark.paper.book.layout import Layout
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.page import Item, TextLine
from pencilmark.paper.papers import Box

HINT_WIDTH = 16
"""Least width of a column of hints, in sizes of the text."""
_MARKS = re.compile(r"\*\*|__|(?<!\w)[*_]|[*_](?!\w)|`")


def introduction_blocks(layout: Layout, text: str) -> list[Block]:
    """Make a block of each paragraph, heading and point of a *text* in Markdown; emphasis is dropped."""
    return [_block(layout, part) for part in _parts(text)]


def _parts(text: str) -> Iterator[str]:
    r"""Cut Markdown into paragraphs, headings and points.

    >>> list(_parts("# Rain\nIt *rains*\nagain.\n\n- one\n- two"))
    ['# Rain', 'It rains again.', '- one', '- two']
    """
    held: list[str] = []
    for line in [*text.split("\n"), ""]:
        bare = line.strip()
        starts = not bare or bare.startswith("#") or re.match(r"[-*+] ", bare)
        if starts and held:
            yield " ".join(held)
            held = []
        if bare.startswith("#"):
            yield _MARKS.sub("", re.sub(r"^#+", "#", bare))
        elif bare:
            held.append("- " + _MARKS.sub("", bare[2:]) if starts else _MARKS.sub("", bare))


def _block(layout: Layout, part: str) -> Block:
    size, width = layout.text, layout.area(1).width
    if part.startswith("# "):
        return Block(size * 3, lambda box: [_heading(part[2:], box, size)])
    is_point = part.startswith("- ")
    indent = size * 1.4 if is_point else 0.0
    text = part[2:] if is_point else part
    high = paragraph(text, Box(0, 0, width - indent, 0), size)[1] + size * 0.7

    def draw(box: Box) -> list[Item]:
        dot: list[Item] = [TextLine(box.x + size * 0.3, box.y + size * 0.9, "•", size)] if is_point else []
        return dot + paragraph(text, box.cut(left=indent), size)[0]

    return Block(high, draw)


def _heading(text: str, box: Box, size: float) -> TextLine:
    return TextLine(box.x, box.y + size * 1.8, text, size * 1.5, face="strong", width=box.width, role="heading")


def hints_blocks(layout: Layout, entries: Sequence[BookEntry]) -> list[Block]:
    """Make hints to the puzzles that need more than singles: where to look when these lead no further.

    There are as many columns as there is room for.
    """
    told = [(entry.number, example.where) for entry in entries if (example := _example(entry))]
    many = max(1, int(layout.area(1).width // (layout.text * HINT_WIDTH)))
    return [_hints(layout, told[first : first + many], many) for first in range(0, len(told), many)]


def _example(entry: BookEntry) -> Example | None:
    """Find the first step of a puzzle that is not a single."""
    if entry.puzzle.rules:
        return None
    position = Position.of(entry.puzzle)
    for step, after in walk(position, climb(TEACHING)):
        if step.technique not in SINGLES:
            return Example(position, step)
        position = after
    return None


def _hints(layout: Layout, told: Sequence[tuple[int, str]], many: int) -> Block:
    """Set a hint in each of *many* columns: the number of the puzzle, and where to look."""
    size, width = layout.text * 0.9, layout.area(1).width / many
    indent = size * 2.4
    high = max(paragraph(where, Box(0, 0, width - indent - size, 0), size)[1] for _, where in told) + size * 0.4

    def draw(box: Box) -> list[Item]:
        items: list[Item] = []
        for place, (number, where) in enumerate(told):
            x = box.x + place * width
            items.append(TextLine(x, box.y + size * 0.9, f"{number}", size, face="strong"))
            items += paragraph(where, Box(x + indent, box.y, width - indent - size, box.height), size)[0]
        return items

    return Block(high, draw)


def titled(blocks: Sequence[Block], title: str, size: float) -> list[Block]:
    """Put a *title* before the first of *blocks*."""
    if not blocks:
        return []

    def draw(box: Box) -> list[Item]:
        head = TextLine(box.x, box.y + size * 2, title, size * 2, face="strong", role="title")
        return [head, *blocks[0].draw(box.cut(top=size * 3.4))]

    return [replace(blocks[0], height=blocks[0].height + size * 3.4, draw=draw), *blocks[1:]]
