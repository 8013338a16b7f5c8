"""A book's puzzles as pages: its sections in order, their page numbers, and then the drawn pages.

There are two passes: every section knows its number of pages before it is drawn, so that the contents, and words such
as "answer on page 93", are right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace

from pencilmark.board.frozen import dataclass
from pencilmark.board.phrase import phrase
from pencilmark.board.speech import listed, say
from pencilmark.board.task import Progress, Task
from pencilmark.human.levels import name_of
from pencilmark.human.techniques.technique import LEVELS, level_name
from pencilmark.paper.below import rule_words
from pencilmark.paper.book import front
from pencilmark.paper.book.how_to import Block, PaperLesson, how_to_blocks, how_to_page, ladder_place, lessons, paged
from pencilmark.paper.book.layout import Layout, Section
from pencilmark.paper.book.prose import hints_blocks, introduction_blocks, titled
from pencilmark.paper.book.puzzle_pages import answer_chunks, answers_page, chunks, page_size, puzzle_page
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import Book, Chapter, OwnPuzzles, gutter_of
from pencilmark.paper.page import Page
from pencilmark.rules.rule import clue_of

MOST_NAMED = 15
"""Most techniques named by the opening of a chapter."""


def in_contents(chapter: Chapter, entries: Sequence[BookEntry]) -> str:
    """Say which puzzles a *chapter* has, and their levels unless its title says them."""
    levels = "" if isinstance(chapter.wish, OwnPuzzles) or chapter.wish.level else _levels(entries)
    numbers = say("pages-puzzles", **_span(entries[0].number, entries[-1].number))
    return listed([text for text in (numbers, levels) if text], "")


def _span(first: int, last: int) -> dict[str, object]:
    """Return the values of a sentence about *first* to *last*: one, a pair or more."""
    return {"first": first, "last": last, "span": ("single", "pair", "more")[min(last - first, 2)]}


def _levels(entries: Sequence[BookEntry]) -> str:
    """Name the lowest and the highest level of *entries*; nothing if one is not known."""
    levels = [LEVELS.index(one.made.rating.level) for one in entries if one.made.rating.level]
    if len(levels) < len(entries):
        return ""
    first, last = (level_name(LEVELS[place]) for place in (min(levels), max(levels)))
    return first if first == last else say("pages-levels", first=first, last=last)


def opening_words(chapter: Chapter, entries: Sequence[BookEntry], pages: Mapping[int, int]) -> Iterator[str]:
    """Describe a *chapter* of *entries*: its puzzles, on which *pages* (by number), their rules, and what they need."""
    first, last = entries[0].number, entries[-1].number
    on, to = pages[first], pages[last]
    numbers, where = say("pages-puzzles-to", **_span(first, last)), say("pages-pages", **_span(on, to))
    is_sorted = first != last and not isinstance(chapter.wish, OwnPuzzles)
    yield say("pages-on", numbers=numbers, where=where, rises=say("pages-easiest-first") if is_sorted else "")
    yield from rule_words(entries[0].puzzle, formulas=False)
    if any(not clue_of(rule) for entry in entries for rule in entry.puzzle.rules):
        yield say("pages-formulas")
    yield from _needed(entries)


def _needed(entries: Sequence[BookEntry]) -> Iterator[str]:
    """Name the techniques that *entries* need, the plainest first; if there are too many, those that most need."""
    used = Counter(technique for entry in entries for technique in entry.made.rating.histogram)
    often = sorted(used, key=lambda technique: (-used[technique], ladder_place(technique)))[:MOST_NAMED]
    if often:
        names = listed([name_of(technique) for technique in sorted(often, key=ladder_place)], "")
        yield say("pages-what-they-need" if len(often) == len(used) else "pages-what-most-need", names=names)


@dataclass(frozen=True, slots=True)
class Places:
    """The page of everything: by a puzzle's number its page and that of its answer, and the *contents*."""

    puzzles: dict[int, int] = field(default_factory=dict)
    answers: dict[int, int] = field(default_factory=dict)
    contents: list[front.Listed] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class LaidOutBook:
    """A book ready to be written: its *pages*, and the *places* of things on them."""

    pages: tuple[Page, ...]
    places: Places


def lay_out(book: Book, entries: Sequence[BookEntry]) -> Task[Progress, LaidOutBook]:
    """Lay out a *book* with its *entries*; yields its progress after every page.

    Raises PaperError if that many puzzles do not fit on a page.
    """
    plan, starts = _planned(book, entries)
    total = starts[-1]
    pages: list[Page] = []
    for section, start in zip(plan.sections, starts, strict=False):
        while len(pages) < start - 1:
            pages.append(plan.layout.blank(len(pages) + 1))
        for place in range(section.count):
            number = start + place
            pages.append(plan.layout.page(number, section.draw(place, number), section, place == 0))
            yield Progress(number / total, phrase("page-laid-out", page=number, total=total - 1))
    while len(pages) % 2:
        pages.append(plan.layout.blank(len(pages) + 1))  # the back of the last leaf
    return LaidOutBook(tuple(pages), plan.places)


def _planned(book: Book, entries: Sequence[BookEntry]) -> tuple[_Plan, list[int]]:
    """Plan a *book*, and number its pages; the gutter grows with their number if that decides it."""
    told = lessons(entries) if book.how_to_solve else []
    gutter = book.form.gutter
    while True:
        plan = _Plan(replace(book, gutter=gutter), entries, told)
        starts = plan.number()
        wider = gutter_of(starts[-1], book.edge)
        if book.gutter is not None or wider <= gutter:
            return plan, starts
        gutter = wider


class _Plan:
    """The sections of a book, in order, and what is known about their places."""

    def __init__(self, book: Book, entries: Sequence[BookEntry], told: Sequence[PaperLesson]) -> None:
        self.book, self.entries, self.told = book, entries, told
        self.layout, self.places = Layout(book), Places()
        self._where: list[tuple[Section, dict[int, int], list[Sequence[BookEntry]]]] = []
        self.hints = hints_blocks(self.layout, entries) if book.hints else []
        self.sections = list(self._all())

    def number(self) -> list[int]:
        """Number the pages: return the first page of each section and the one after the last; fill in the places."""
        starts, here = [], 1
        for section in self.sections:
            here += section.starts_right and here % 2 == 0
            starts.append(here)
            here += section.count
            if section.listed:
                self.places.contents.append(front.Listed(section.title, starts[-1], section.words))
        for section, pages_of, parts in self._where:
            start = starts[self.sections.index(section)]
            for place, part in enumerate(parts):
                pages_of.update({entry.number: start + place for entry in part})
        return [*starts, here]

    def _all(self) -> Iterator[Section]:
        book, layout = self.book, self.layout
        if book.half_title:
            yield Section("", 1, lambda _, number: front.half_title_page(layout, number), listed=False, is_bare=True)
            yield Section("", 1, lambda _, number: (), listed=False, is_bare=True)
        yield Section("", 1, lambda _, number: front.title_page(layout, number), listed=False, is_bare=True)
        yield Section("", 1, lambda _, number: front.imprint_page(layout, number), listed=False, is_bare=True)
        yield self._contents()
        if book.introduction.strip():
            yield self._flowing(say("heading-introduction"), introduction_blocks(layout, book.introduction))
        if book.how_to_solve:
            yield self._how_to()
        for chapter in range(len(book.chapters)):
            yield from self._chapter(chapter)
        if self.hints:
            yield self._flowing(say("heading-hints"), self.hints)
        if book.answers == "end":
            yield self._answers(self.entries, None)

    def _contents(self) -> Section:
        layout, contents = self.layout, self.places.contents
        chapters = len(self.book.chapters)
        lines = self.book.how_to_solve + bool(self.book.introduction) + bool(self.hints)
        lines += chapters * (2 if self.book.answers == "chapter" else 1) + 1
        pages = -(-lines // front.contents_capacity(layout))
        return Section(
            say("heading-contents"),
            pages,
            lambda place, number: front.contents_page(layout, number, contents, place),
            starts_right=True,
            listed=False,
            is_bare=True,
        )

    def _how_to(self) -> Section:
        layout = self.layout
        blocks = how_to_blocks(layout, self.entries, self.told)
        pages: list[list[Block]] = paged(blocks, layout.area(1).height)
        return Section(
            say("how-to-solve"),
            len(pages),
            lambda place, number: how_to_page(layout, number, pages[place]),
            head=say("how-to-solve"),
            starts_right=True,
        )

    def _flowing(self, title: str, blocks: Sequence[Block]) -> Section:
        """Set *blocks* under a *title*, on as many pages as they take."""
        layout = self.layout
        pages = paged(titled(blocks, title, layout.text), layout.area(1).height)
        return Section(
            title,
            len(pages),
            lambda place, number: how_to_page(layout, number, pages[place]),
            head=title,
            starts_right=True,
        )

    def _chapter(self, chapter: int) -> Iterator[Section]:
        layout, own, many = self.layout, self.book.chapters[chapter], page_size(self.layout, chapter)
        name = own.name
        entries = [entry for entry in self.entries if entry.chapter == chapter]
        yield Section(
            name,
            1,
            lambda _, number: front.chapter_page(
                layout, number, chapter, [*opening_words(own, entries, self.places.puzzles)]
            ),
            starts_right=True,
            is_bare=True,
            words=in_contents(own, entries),
        )
        parts, answers = chunks(entries, many), self.places.answers
        section = Section(
            name,
            len(parts),
            lambda place, number: puzzle_page(layout, number, parts[place], many, answers),
            head=name,
            listed=False,
            chapter=chapter,
        )
        self._where.append((section, self.places.puzzles, parts))
        yield section
        if self.book.answers == "chapter":
            yield self._answers(entries, chapter)

    def _answers(self, entries: Sequence[BookEntry], chapter: int | None) -> Section:
        layout, puzzles = self.layout, self.places.puzzles
        parts = answer_chunks(layout, entries)
        title = (
            say("heading-answers") if chapter is None else say("pages-answers", name=self.book.chapters[chapter].name)
        )
        section = Section(
            title,
            len(parts),
            lambda place, number: answers_page(layout, number, parts[place], puzzles, is_first=place == 0),
            head=title,
            chapter=chapter,
        )
        self._where.append((section, self.places.answers, parts))
        return section
