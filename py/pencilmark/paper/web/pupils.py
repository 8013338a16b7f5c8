"""A puzzle for each pupil of a class, all different and equally hard: isomorphs of one; and their answers.

No server is needed: each puzzle is in its own link, or one link has the puzzle and the seed of all, and the teacher's
page is a file.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape
from io import StringIO
from random import Random

from pencilmark.board.canon import has_boxes_only, random_isomorph
from pencilmark.board.dice import shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.line import line_on
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.engine import solve
from pencilmark.paper.entry import Entry, share_link
from pencilmark.paper.pictures import svg_of
from pencilmark.paper.web import filled

MOST_PUPILS, PATIENCE = 200, 20


def puzzles_for(puzzle: Puzzle, pupils: int, rng: Random) -> list[Entry]:
    """Return a puzzle with its solution for each of a number of *pupils*: different isomorphs of *puzzle*.

    Raises WishError for fewer than 1 pupil or more than there are puzzles for, for a board without such isomorphs, and
    for a puzzle that does not have exactly one solution.
    """
    if not 1 <= pupils <= MOST_PUPILS:
        raise WishError("bad-count/pupils", most=MOST_PUPILS, found=pupils)
    if puzzle.rules or not has_boxes_only(puzzle.geometry):
        raise WishError("bad-options/no-isomorphs", board=puzzle.geometry.name)
    if solve(puzzle, limit=2).status != "unique":
        raise WishError("bad-options/not-unique")
    found: dict[tuple[int, ...], Entry] = {}
    for _ in range(PATIENCE * pupils):
        own = replace(puzzle, givens=random_isomorph(puzzle.geometry, puzzle.givens, rng))
        found.setdefault(own.givens, Entry(own, solve(own).solutions[0]))
        if len(found) == pupils:
            break
    else:  # a small board with few givens has few of them
        raise WishError("bad-count/pupils", most=len(found), found=pupils)
    return shuffled(rng, list(found.values()))


def class_link(puzzle: Puzzle, pupils: int, seed: int, address: str) -> str:
    """Write the link of a whole class: the page at an *address* asks each pupil for a number, and makes its puzzle.

    >>> class_link(Puzzle(board("4"), (1,) + (0,) * 15), 30, 7, "https://example.org/")
    'https://example.org/#class=30&seed=7&p=1...............&b=4'
    """
    return share_link(puzzle, address).replace("#", f"#class={pupils}&seed={seed}&", 1)


def answers_page(entries: Sequence[Entry], title: str) -> bytes:
    """Write the teacher's page: each pupil's answer by number."""
    return _page(say("class-answers", title=title), entries, [""] * len(entries), is_answer=True)


def class_files(entries: Sequence[Entry], title: str, link: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file: the pupils' page, the teacher's, and both as a table.

    *link* is the address of a build of Pencilmark, to which the pupils' links lead; without one they get pictures.
    """
    links = [share_link(entry.puzzle, link) if link else "" for entry in entries]
    yield "pupils.html", _page(title, entries, links, is_answer=False)
    yield "teacher.html", answers_page(entries, title)
    yield "class.csv", _table(entries, links).encode()


def _page(title: str, entries: Sequence[Entry], links: Sequence[str], *, is_answer: bool) -> bytes:
    figures = [
        f"<figure><h2>{number}</h2>{svg_of(entry, is_answer=is_answer)}{_play(link)}</figure>\n"
        for number, (entry, link) in enumerate(zip(entries, links, strict=True), 1)
    ]
    return filled("class.html", ready="".join(figures), title=title)


def _play(link: str) -> str:
    return f'<figcaption><a href="{escape(link)}">{escape(say("class-play"))}</a></figcaption>' if link else ""


def _table(entries: Sequence[Entry], links: Sequence[str]) -> str:
    out = StringIO()
    write = csv.writer(out)
    write.writerow(("number", "puzzle", "solution", "link"))
    for number, (entry, link) in enumerate(zip(entries, links, strict=True), 1):
        lines = [line_on(values, entry.puzzle.geometry) for values in (entry.puzzle.givens, entry.solution or ())]
        write.writerow((number, *lines, link))
    return out.getvalue()
