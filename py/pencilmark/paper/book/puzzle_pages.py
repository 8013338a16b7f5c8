"""The pages of a book with puzzles, and those with their answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from pencilmark.board.grid import DIGIT
from pencilmark.board.speech import say
from pencilmark.make.wish import Wish
from pencilmark.paper.below import Below
from pencilmark.paper.board_drawing import BOLD
from pencilmark.paper.book.layout import LARGE, Layout
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import ANSWERS_PER_PAGE
from pencilmark.paper.entry import Entry, board_item
from pencilmark.paper.fonts import DIGIT_HEIGHT
from pencilmark.paper.page import Item, TextLine
from pencilmark.paper.papers import POINT, Box, PaperError, places
from pencilmark.rules.rule import clue_of

NARROWEST = 15.0


def page_size(layout: Layout, chapter: int) -> int:
    """Return how many puzzles are on a page of a chapter; by default, boards of several grids have a page each."""
    own = layout.book.chapters[chapter]
    if own.per_page is None and isinstance(own.wish, Wish) and own.wish.geometry.grids:
        return 1
    return own.per_page or layout.book.per_page


def answers_page_size(layout: Layout, entry: BookEntry) -> int:
    """Return how many answers are on a page: boards larger than 9 x 9 need more room.

    A board of 16 x 16 takes the room of three boards of 9 x 9.
    """
    many = (
        min(layout.book.answers_per_page, 2 if layout.is_small else 4)
        if layout.book.large
        else layout.book.answers_per_page
    )
    wanted = many * 81 / max(81, entry.puzzle.geometry.cell_count)
    return max(number for number in ANSWERS_PER_PAGE if number <= max(1, wanted))


def answer_chunks(layout: Layout, entries: Sequence[BookEntry]) -> list[Sequence[BookEntry]]:
    """Cut *entries* into those whose answers share a page: boards of another size begin a new one."""
    groups = groupby(entries, lambda entry: answers_page_size(layout, entry))
    return [chunk for many, group in groups for chunk in chunks([*group], many)]


def chunks(entries: Sequence[BookEntry], size: int) -> list[Sequence[BookEntry]]:
    """Cut *entries* into those of each page."""
    return [entries[start : start + size] for start in range(0, len(entries), size)]


def check_room(layout: Layout) -> None:
    """Check that the puzzles of each chapter fit on its pages. Raises PaperError."""
    for place, chapter in enumerate(layout.book.chapters):
        box = _puzzle_boxes(layout, 1, page_size(layout, place))[0]
        if layout.book.large and isinstance(chapter.wish, Wish):
            points = points_of(box.width, chapter.wish.geometry.size)
            if points < LARGE:
                raise PaperError("too-many/large", least=LARGE, found=points)


def points_of(side: float, size: int) -> float:
    """Return the size in points of the bold digits of a board *side* millimetres wide, with *size* cells.

    >>> round(points_of(94, 9), 1)
    24.5
    """
    return side / size * DIGIT * BOLD / DIGIT_HEIGHT / POINT


def _puzzle_boxes(layout: Layout, number: int, count: int, formulas: Sequence[Entry] = ()) -> tuple[Box, ...]:
    """Find places for *count* puzzles on the page with a *number*, with room for words above and below each.

    Below are *formulas*: the smaller a board, the more lines they take.
    """
    size, below = layout.text, 0.0
    area = layout.area(number).cut(top=size * 0.6, bottom=size * 0.6)
    while True:
        found = _boxes(area, count, size * 1.7, _foot(layout) + below)
        needed = max((Below(size).height(entry, found[0].width) for entry in formulas), default=0.0)
        if needed <= below:
            return _to_the_left(found, area) if layout.book.left_handed else found
        below = needed


def _to_the_left(boxes: tuple[Box, ...], area: Box) -> tuple[Box, ...]:
    """Move *boxes* to the left side of an *area*, away from a binding at the right, or from the notes beside them."""
    gap = min(box.x for box in boxes) - area.x
    return tuple(replace(box, x=box.x - gap) for box in boxes)


def _foot(layout: Layout) -> float:
    """Measure the line below a board that has the seed and the answer's page."""
    return layout.text * 1.4 if layout.book.answers != "none" or "seed" in layout.book.show else 0


def _of_formulas(entry: BookEntry) -> Entry:
    """Return a puzzle with only its formulas as rules: the head of the chapter has the words for variants."""
    return Entry(replace(entry.puzzle, rules=tuple(rule for rule in entry.puzzle.rules if not clue_of(rule))))


def puzzle_page(
    layout: Layout, number: int, entries: Sequence[BookEntry], count: int, answers: Mapping[int, int]
) -> Iterator[Item]:
    """Set the puzzles of a page in places for *count*; *answers* has the page of each answer."""
    size = layout.text
    ruled = [_of_formulas(entry) for entry in entries]
    formulas = [one for one in ruled if one.puzzle.rules]
    for entry, one, box in zip(entries, ruled, _puzzle_boxes(layout, number, count, formulas), strict=False):
        has_title = bool(entry.own and entry.own.title)
        title = f"{entry.number}  {entry.own.title}" if entry.own and has_title else f"{entry.number}"
        share = 0.62 if has_title and not layout.book.large else 0.3
        room = box.width * (share if _told(layout, entry) else 1.0)
        yield TextLine(box.x, box.y - size * 0.55, title, size * 1.25, face="strong", width=room, role="heading")
        if words := _told(layout, entry):
            yield TextLine(box.right, box.y - size * 0.55, words, size, "right", width=box.width * (0.98 - share))
        yield board_item(Entry(entry.puzzle), box, layout.look)
        yield from _below(layout, entry, box, answers.get(entry.number))
        if one.puzzle.rules:
            yield from Below(size).items(one, replace(box, height=box.height + _foot(layout)))


def _boxes(area: Box, count: int, head: float, foot: float) -> tuple[Box, ...]:
    found = places(area, count, head, foot)
    if found.side < NARROWEST:
        raise PaperError("too-many/fewer-puzzles-page-would", count=count, wide=max(0, found.side))
    return found.boxes


def _told(layout: Layout, entry: BookEntry) -> str:
    """Write the facts about a puzzle."""
    show = layout.book.show
    level, rating = entry.level if "level" in show else "", entry.rating if "rating" in show else ""
    minutes = say("about-minutes", minutes=entry.minutes) if "minutes" in show and entry.minutes else ""
    return ", ".join(filter(None, (" ".join(entry.puzzle.geometry.signs), level, rating, minutes)))


def _below(layout: Layout, entry: BookEntry, box: Box, answer: int | None) -> Iterator[Item]:
    """Write the seed and the answer's page below a board."""
    size = layout.small
    base = box.bottom + size * 1.35
    if "seed" in layout.book.show and not entry.own:
        yield TextLine(
            box.x, base, say("printed-seed", seed=entry.made.seed), size, tone="quiet", width=box.width * 0.55
        )
    if answer is not None:
        words = say("puzzle-pages-answer-page" if box.width > 45 else "puzzle-pages-page", answer=answer)
        room = box.width * (0.42 if "seed" in layout.book.show else 1.0)
        yield TextLine(box.right, base, words, size, "right", tone="quiet", width=room, link=f"#{answer}")


def answers_page(
    layout: Layout, number: int, entries: Sequence[BookEntry], puzzles: Mapping[int, int], *, is_first: bool
) -> Iterator[Item]:
    """Set the answers of a page, just digits; *puzzles* has the page of each puzzle."""
    size, count = layout.text, answers_page_size(layout, entries[0])
    area = layout.area(number).cut(top=size * 0.3)
    if is_first:
        yield TextLine(area.x, area.y + size * 2, say("heading-answers"), size * 2, face="strong", role="title")
    area = area.cut(top=size * 3)
    for entry, box in zip(entries, _boxes(area, count, size * 1.4, 0), strict=False):
        link = f"#{puzzles[entry.number]}"
        yield TextLine(box.x, box.y - size * 0.45, f"{entry.number}", size, face="strong", role="heading", link=link)
        plain = replace(entry.puzzle, rules=())
        yield board_item(Entry(plain, entry.made.solution), box, layout.look, is_answer=True)
