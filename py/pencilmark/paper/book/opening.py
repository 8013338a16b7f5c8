"""What a chapter says of itself: on its opening page, and beside its title in the contents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from pencilmark.board.speech import listed, say
from pencilmark.human.levels import name_of
from pencilmark.human.techniques.technique import LEVELS, level_name
from pencilmark.paper.below import rule_words
from pencilmark.paper.book.how_to import ladder_place
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import Chapter, Own
from pencilmark.rules.rule import clue_of

MOST_NAMED = 15
"""How many techniques the opening of a chapter names at most."""


def in_contents(chapter: Chapter, entries: Sequence[BookEntry]) -> str:
    """Say which puzzles a *chapter* holds, and of which levels they are where its title does not."""
    levels = "" if isinstance(chapter.wish, Own) or chapter.wish.level else _levels(entries)
    numbers = say("pages-puzzles", **_span(entries[0].number, entries[-1].number))
    return listed([text for text in (numbers, levels) if text], "")


def _span(first: int, last: int) -> dict[str, object]:
    """Return the values of a sentence on what stands from *first* to *last*: one, a pair or more."""
    return {"first": first, "last": last, "span": ("single", "pair", "more")[min(last - first, 2)]}


def _levels(entries: Sequence[BookEntry]) -> str:
    """Name the least and the highest level of *entries*; nothing where that of one is not known."""
    levels = [LEVELS.index(one.made.rating.level) for one in entries if one.made.rating.level]
    if len(levels) < len(entries):
        return ""
    first, last = (level_name(LEVELS[place]) for place in (min(levels), max(levels)))
    return first if first == last else say("pages-levels", first=first, last=last)


def opening_words(chapter: Chapter, entries: Sequence[BookEntry], pages: Mapping[int, int]) -> Iterator[str]:
    """Say what a *chapter* of *entries* holds, on which *pages* (by number), by which rules, and what it needs."""
    first, last = entries[0].number, entries[-1].number
    on, to = pages[first], pages[last]
    numbers, where = say("pages-puzzles-to", **_span(first, last)), say("pages-pages", **_span(on, to))
    is_sorted = first != last and not isinstance(chapter.wish, Own)
    yield say("pages-on", numbers=numbers, where=where, rises=say("pages-easiest-first") if is_sorted else "")
    yield from rule_words(entries[0].puzzle, formulas=False)
    if any(not clue_of(rule) for entry in entries for rule in entry.puzzle.rules):
        yield say("pages-formulas")
    yield from _needed(entries)


def _needed(entries: Sequence[BookEntry]) -> Iterator[str]:
    """Name the techniques that *entries* need, the plainest first; of very many those that most of them do."""
    used = Counter(technique for entry in entries for technique in entry.made.rating.histogram)
    often = sorted(used, key=lambda technique: (-used[technique], ladder_place(technique)))[:MOST_NAMED]
    if often:
        names = listed([name_of(technique) for technique in sorted(often, key=ladder_place)], "")
        yield say("pages-what-they-need" if len(often) == len(used) else "pages-what-most-need", names=names)
