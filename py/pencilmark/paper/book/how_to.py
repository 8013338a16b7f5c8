"""The how-to-solve section: the rules of each board, and each technique that the puzzles need, with an example."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import listed, say, together
from pencilmark.human.levels import name_of
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.techniques.ladders import TEACHING, rung_of
from pencilmark.paper.book.examples import Example, draw_example, example_of
from pencilmark.paper.book.front import paragraph
from pencilmark.paper.book.layout import Layout
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import board_words
from pencilmark.paper.page import Item, TextLine
from pencilmark.paper.papers import Box

EXAMPLE_SIDE = 78.0
"""Largest width of an example in millimetres, at which candidates are legible and words fit beside it."""

LEAST_SIDE = 50.0
"""Least width of an example in millimetres, to which it shrinks for a second lesson on the page."""


@dataclass(frozen=True, slots=True)
class PaperLesson:
    """A *technique* explained on paper by an *example*."""

    technique: str
    example: Example

    @property
    def name(self) -> str:
        """Name the technique."""
        return name_of(self.technique)


@dataclass(frozen=True, slots=True)
class Block:
    """A block that no page break splits: its *height*, and the function that *draw*s it into a box."""

    height: float
    draw: Callable[[Box], list[Item]]


def lessons(entries: Sequence[BookEntry]) -> list[PaperLesson]:
    """Make a lesson for each technique that the puzzles need, the plainest first, with the first puzzle that needs it.

    Puzzles on boards larger than 9 x 9, whose pencil marks are small, serve only if no others do.
    """
    first: dict[str, BookEntry] = {}
    for entry in sorted(entries, key=lambda entry: entry.puzzle.geometry.size > 9):
        for technique in entry.made.rating.histogram:
            first.setdefault(technique, entry)
    found = []
    for technique in sorted(first, key=ladder_place):
        entry = first[technique]
        example = example_of(entry.puzzle, technique, solution=entry.made.solution)
        if example:
            found.append(PaperLesson(technique, example))
    return found


def ladder_place(technique: str) -> tuple[float, int, str]:
    """Return the place of a technique in our ladder: a key to sort by."""
    if technique in RULED:
        before = RULED[technique].before
        return TEACHING.index(before) - 0.5, [*RULED].index(technique), technique
    entry = rung_of(technique)
    return TEACHING.index(entry) if entry in TEACHING else len(TEACHING), 0, technique


def board_rules(geometry: Geometry) -> str:
    """Return the rules of a board in words.

    >>> board_rules(board("6"))
    'Each row, each column and each box with a thick border holds every digit from 1 to 6 once.'
    >>> board_rules(board("9 x antiknight"))[91:]
    "So does each of the two long diagonals. Cells a knight's move apart hold different digits."
    """
    kinds = {house.kind for house in geometry.houses}
    parts = [say("how-to-each", kind=kind) for kind in ("row", "column") if kind in kinds]
    parts += [say("how-to-each-box-thick-border")] if "box" in kinds else []
    parts += [say("how-to-each-region-thick-border")] if "region" in kinds else []
    word = "digit" if geometry.value_count < 10 else "number"
    every = say("how-to-every-from-once", word=word, value_count=geometry.value_count)
    every = say("how-to-every-letter") if geometry.signs else every
    head = say("one-and-last", first=listed(parts[:-1], ""), last=parts[-1]) if len(parts) > 1 else "".join(parts)
    sentences = [say("how-to-holds", head=head[:1].upper() + head[1:], every=every)] if head else []
    sentences += [say(_MORE[kind]) for kind in _MORE if kind in kinds or kind in geometry.name.split()]
    return together(sentences)


_MORE = {
    "diagonal": "how-to-so-does-each-both",
    "window": "how-to-so-does-each-shaded",
    "group": "how-to-cells-same-place-different",
    "extra": "how-to-house-shaded-all-differ",
    "antiknight": "how-to-cells-knights-move-apart",
    "antiking": "how-to-cells-touch-corner-differ",
}


def how_to_blocks(layout: Layout, entries: Sequence[BookEntry], told: Sequence[PaperLesson]) -> list[Block]:
    """Make the blocks of the section: its head and the rules, then as many *told* lessons as there is room for.

    What the fewest puzzles need is left out first, of that what is hardest.
    """
    width, high, most = layout.area(1).width, layout.area(1).height, layout.book.how_to_pages
    needed = Counter(technique for entry in entries for technique in entry.made.rating.histogram)
    blocks = {lesson.technique: _lesson_block(layout, width, high, lesson) for lesson in told}
    rare = sorted(blocks, key=lambda technique: (-needed[technique], ladder_place(technique)))
    head = _head(layout, entries, "all" if told else "")
    if most and told and len(paged([head, *blocks.values()], high)) > most:
        head = _head(layout, entries, "most")
        while rare and len(paged([head, *blocks.values()], high)) > most:
            del blocks[rare.pop()]
    return [head, *blocks.values()]


def _head(layout: Layout, entries: Sequence[BookEntry], told: str) -> Block:
    """Set the rules of each board, and say which lessons follow (*told*): "all", "most" or none."""
    rules = {board_words(entry.puzzle.geometry.name): board_rules(entry.puzzle.geometry) for entry in entries}
    texts = [f"{name}: {text}" if len(rules) > 1 else text for name, text in rules.items()]
    texts.append(say("how-to-pencil-marks-help-write"))
    if told:
        whose = say("how-to-without-variants") if any(map(_is_untold, entries)) else ""
        texts.append(say(f"how-to-steps-below-{told}-puzzles", whose=whose))
        texts.append(say("how-to-drawings-slanted-digits-were"))
    return _text_block(layout, layout.area(1).width, say("how-to-solve"), texts)


def _is_untold(entry: BookEntry) -> bool:
    """Report whether nobody knows what a puzzle with rules needs, because its wish has no level."""
    return bool(entry.puzzle.rules) and not entry.made.rating.histogram


def _text_block(layout: Layout, width: float, title: str, texts: Sequence[str]) -> Block:
    size = layout.text
    high = size * 4 + sum(paragraph(text, Box(0, 0, width, 0), size)[1] + size * 0.7 for text in texts)

    def draw(box: Box) -> list[Item]:
        items: list[Item] = [TextLine(box.x, box.y + size * 2, title, size * 2, face="strong", role="title")]
        at = box.y + size * 3.2
        for text in texts:
            lines, height = paragraph(text, box.cut(top=at - box.y), size)
            items += lines
            at += height + size * 0.7
        return items

    return Block(high, draw)


def _lesson_block(layout: Layout, width: float, most: float, lesson: PaperLesson) -> Block:
    """Set a lesson: on half a page (*most*) where its drawing stays large enough, smaller where it would fill more."""
    for part in range(19, 11, -1):
        block = _lesson_of(layout.text, width, most * part / 50, lesson)
        if block.height <= most / 2 and part / 50 * most >= LEAST_SIDE:
            return block
    block = _lesson_of(layout.text, width, most * 0.38, lesson)
    for scale in (0.9, 0.8, 0.7, 0.6):
        if block.height > most:
            block = _lesson_of(layout.text * scale, width, most * 0.38 * scale, lesson)
    return block


def _lesson_of(size: float, width: float, side: float, lesson: PaperLesson) -> Block:
    """Set a lesson: its name, its card, and the example with its words beside it, or below if too narrow."""
    side = min(EXAMPLE_SIDE, width, side)
    beside = width - side - size * 1.6
    is_wide = beside >= 45
    card = paragraph(lesson.example.card, Box(0, 0, width, 0), size)[1] + size * 0.6
    words = lesson.example.text
    told = paragraph(words, Box(0, 0, beside if is_wide else width, 0), size)[1]
    high = size * 2.8 + card + (max(side, told) if is_wide else side + size * 0.6 + told) + size * 1.6

    def draw(box: Box) -> list[Item]:
        items: list[Item] = [
            TextLine(box.x, box.y + size * 1.6, lesson.name, size * 1.4, face="strong", role="heading")
        ]
        box = box.cut(top=size * 2.4)
        items += paragraph(lesson.example.card, box, size)[0]
        box = box.cut(top=card)
        x = box.x if is_wide else box.middle - side / 2
        items.append(draw_example(lesson.example, Box(x, box.y + size * 0.4, side, side)))
        room = box.cut(left=side + size * 1.6) if is_wide else box.cut(top=side + size * 0.8)
        return items + paragraph(words, room, size)[0]

    return Block(high, draw)


def paged(blocks: Sequence[Block], height: float) -> list[list[Block]]:
    """Share *blocks* out over pages of a *height*, in order."""
    pages: list[list[Block]] = [[]]
    for block in blocks:
        if pages[-1] and sum(other.height for other in pages[-1]) + block.height > height:
            pages.append([])
        pages[-1].append(block)
    return pages


def how_to_page(layout: Layout, number: int, blocks: Sequence[Block]) -> Iterator[Item]:
    """Draw the blocks of a page, one below the other."""
    area = layout.area(number)
    for block in blocks:
        yield from block.draw(area)
        area = area.cut(top=block.height)
