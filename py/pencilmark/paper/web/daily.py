"""A puzzle for each day: plain data, pictures, a feed (Atom), and a page that shows the day's puzzle.

Everything is there from the first day; the page and the feed show only what is due.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import date
from html import escape
from uuid import NAMESPACE_URL, uuid5

from pencilmark.board.frozen import dataclass
from pencilmark.board.line import line_on
from pencilmark.board.speech import language, say
from pencilmark.human import effort
from pencilmark.make.made import Made
from pencilmark.paper.entry import Entry, share_link
from pencilmark.paper.pictures import svg_of
from pencilmark.paper.web import filled

IN_FEED = 30
"""Most days in the feed: the latest."""


@dataclass(frozen=True, slots=True)
class Day:
    """The puzzle *made* for a day."""

    day: date
    made: Made

    @property
    def name(self) -> str:
        """Name its level, with the effort within it; empty if it was not rated."""
        rating = self.made.rating
        return effort.in_words(rating.level, rating.effort) if rating.level else ""


def daily_files(days: Sequence[Day], until: date, title: str, link: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file for consecutive *days*, at least one; the feed goes *until* a day.

    *link* is the address of a build of Pencilmark, in whose frame the page lets people play; without one it shows
    pictures. The same days give the same bytes.
    """
    for one in days:
        entry = Entry(one.made.puzzle, one.made.solution)
        yield f"{one.day}.json", (json.dumps(data(one, link), ensure_ascii=False) + "\n").encode()
        yield f"{one.day}.svg", svg_of(entry).encode()
        yield f"{one.day}-answer.svg", svg_of(entry, is_answer=True).encode()
    yield "feed.xml", feed([one for one in days if one.day <= until][-IN_FEED:], title)
    names = {name: say(f"daily-{name}") for name in ("before", "answer", "after")}
    yield "index.html", filled("daily.html", title=title, first=str(days[0].day), last=str(days[-1].day), **names)


def data(one: Day, link: str) -> dict[str, object]:
    """Return the content of a day's file."""
    puzzle, rating = one.made.puzzle, one.made.rating
    found: dict[str, object] = {
        "date": str(one.day),
        "puzzle": line_on(puzzle.givens, puzzle.geometry),
        "board": puzzle.geometry.name,
        "rules": [rule.text for rule in puzzle.rules],
        "solution": line_on(one.made.solution, puzzle.geometry),
        "level": rating.level,
        "effort": rating.effort,
        "name": one.name,
        "er": rating.er,
        "seed": one.made.seed,
        "picture": f"{one.day}.svg",
        "answer": f"{one.day}-answer.svg",
    }
    if link:
        found["play"] = share_link(puzzle, link)
        found["frame"] = f"{share_link(puzzle, framed(link))}&lang={language()}"
    return found


def framed(link: str) -> str:
    """Return the address of the small page for frames, beside the page at *link*.

    >>> framed("https://example.org/sudoku/"), framed("https://example.org/index.html#solve")
    ('https://example.org/sudoku/embed.html', 'https://example.org/embed.html')
    """
    return link.split("#")[0].rpartition("/")[0] + "/embed.html"


def feed(days: Sequence[Day], title: str) -> bytes:
    """Write the feed of *days*, the latest first, as Atom (RFC 4287)."""
    updated = f"{days[-1].day}T00:00:00Z" if days else "1970-01-01T00:00:00Z"
    entries = "".join(f"{_entry(one, title)}\n" for one in reversed(days))
    return filled("feed.xml", ready=entries, id=_id(title), title=title, updated=updated)


def _entry(one: Day, title: str) -> str:
    name = f"{title}, {one.day}" + (f": {one.name}" if one.name else "")
    puzzle = one.made.puzzle
    shown = f'<p><a href="index.html#{one.day}"><img src="{one.day}.svg" alt="{escape(name)}" width="360"></a></p>'
    return (
        f"<entry><id>{_id(f'{one.day} {line_on(puzzle.givens, puzzle.geometry)}')}</id><title>{escape(name)}</title>"
        f'<updated>{one.day}T00:00:00Z</updated><link href="index.html#{one.day}"/>'
        f'<content type="html">{escape(shown)}</content></entry>'
    )


def _id(text: str) -> str:
    """Make an id from a name: the same wherever the files are."""
    return uuid5(NAMESPACE_URL, f"pencilmark:{text}").urn
