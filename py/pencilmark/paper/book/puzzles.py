"""The puzzles of a book: made from its seed, no two isomorphic, ascending in each chapter, numbered throughout."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import chain, count, islice
from typing import cast

from pencilmark import engine
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.board.speech import say
from pencilmark.board.task import Progress, Task
from pencilmark.human.effort import in_words
from pencilmark.human.rating import SCALES, first_of, work
from pencilmark.human.techniques.technique import level_name
from pencilmark.make import batch
from pencilmark.make.made import Made, Trying
from pencilmark.make.wish import Wish
from pencilmark.paper.book.wish import Book, Chapter, OwnPuzzles
from pencilmark.paper.own import OwnPuzzle

MOST_RATED = 4000
"""Most techniques tried to rate someone's own puzzle; the same everywhere."""


@dataclass(frozen=True, slots=True)
class BookEntry:
    """A puzzle of a book as it was *made*: its *number* from 1, and the place of its *chapter* from 0.

    *own* is what its maker says about it, if it was not made here.
    """

    number: int
    chapter: int
    made: Made
    own: OwnPuzzle | None = None

    @property
    def puzzle(self) -> Puzzle:
        """Return the puzzle."""
        return self.made.puzzle

    @property
    def level(self) -> str:
        """Name its level, with the effort within it if that is known."""
        rating = self.made.rating
        return level_name(self.own.level if self.own else "") or in_words(rating.level, rating.effort)

    @property
    def rating(self) -> str:
        """Return its rating in a few words."""
        rating = self.made.rating
        score = say("entry-clue-score", score=rating.clue_score) if rating.clue_score is not None else ""
        return (self.own.rating if self.own else "") or (f"ER {rating.er}" if rating.er is not None else score)

    @property
    def minutes(self) -> int | None:
        """Return about how many minutes it takes; None if nobody was timed on such puzzles."""
        found = self.made.rating.minutes
        return max(1, round(found.typical)) if found else None


Ahead = Mapping[batch.Wished | Puzzle, batch.Found]
"""Results known before a book is made: by what a puzzle is made from, or by the puzzle if it is someone's own."""


Keep = Callable[[batch.Wished, batch.Found], None]
"""A function that takes each puzzle as soon as it is made, and each failure."""
GIVEN_UP = ("not-found", "no-more")
"""The codes of errors after which the next puzzle, or the next chapter, can still be made."""


class Incomplete(PencilmarkError):
    """Chapters of a book cannot be filled: each *lack* says which one, how many puzzles it lacks, and why."""

    def __init__(self, lacks: Sequence[PencilmarkError]) -> None:
        super().__init__("book-lacks", code=lacks[0].code, lacks=[lack.says for lack in lacks])


def make_entries(
    book: Book,
    backend: str = "auto",
    executor: Executor | None = None,
    ahead: Ahead | None = None,
    left_out: list[PencilmarkError] | None = None,
    earlier: Iterable[batch.Class] = (),
    keep: Keep | None = None,
) -> Task[Progress, tuple[BookEntry, ...]]:
    """Make the puzzles of *book*, here or on the processes of an *executor*, with the same result.

    Those made *ahead* are taken as they are, all others are passed to *keep*; none is isomorphic to those of *earlier*
    books. If chapters cannot be filled, raises Incomplete, unless the book may have fewer puzzles: then *left_out* says
    what they lack. People's own puzzles without a single solution go into *left_out* if there is such a list; else
    they raise, too.

    >>> task = make_entries(Book((Chapter(Wish("4"), 2), Chapter(Wish("6"), 1)), seed=3))
    >>> [told.words for told in task if told.done > 0.9]
    ['3 of 3 puzzles made']
    """
    chapters: list[list[Made | None]] = [[] for _ in book.chapters]
    done, ahead, why = 0, ahead or {}, dict[int, PencilmarkError]()
    yield Progress(0.0, phrase("puzzles-made", count=0, total=book.count))
    for place, found in chain(_own(book, executor, ahead), _of_wishes(book, backend, executor, ahead, earlier, keep)):
        if isinstance(found, PencilmarkError) and not isinstance(book.chapters[place].wish, OwnPuzzles):
            why[place] = found
        elif isinstance(found, PencilmarkError):
            if left_out is None:
                raise found
            left_out.append(found)
        if not isinstance(found, Trying):
            chapters[place].append(found if isinstance(found, Made) else None)
            done += 1
        more = {"tried": found.tried} if isinstance(found, Trying) else {}
        says = phrase("puzzles-made-next" if more else "puzzles-made", count=done, total=book.count, **more)
        yield Progress(done / book.count, says)
    lacks = [_lack(book.chapters[place], chapters[place], why[place]) for place in sorted(why)]
    _leave(lacks, left_out if book.fewer else None)
    return tuple(_entries(book, chapters))


def _leave(lacks: Sequence[PencilmarkError], left_out: list[PencilmarkError] | None) -> None:
    """Add what chapters lack to the list of what is left out. Raises Incomplete if there is no list."""
    if lacks and left_out is None:
        raise Incomplete(lacks)
    if left_out is not None:
        left_out.extend(lacks)


def _lack(chapter: Chapter, made: Sequence[Made | None], why: PencilmarkError) -> PencilmarkError:
    """Say how many puzzles a *chapter* lacks, of which only some were *made*, and why."""
    missing = chapter.count - len(list(filter(None, made)))
    return PencilmarkError(
        "chapter-lacks", code=why.code, name=chapter.name, missing=missing, count=chapter.count, why=why.says
    )


Placed = Iterator[tuple[int, Made | Trying | PencilmarkError]]
"""A made puzzle, progress, or what is wrong with someone's own puzzle, with the place of its chapter."""


def _own(book: Book, executor: Executor | None, ahead: Ahead) -> Placed:
    """Solve and rate people's own puzzles; one without a single solution is an error."""
    know = partial(known_of, scales=scales_of_own(book))
    for place, chapter in enumerate(book.chapters):
        if isinstance(chapter.wish, OwnPuzzles):
            puzzles = [own.puzzle for own in chapter.wish.puzzles]
            known = {puzzle: made for puzzle, made in ahead.items() if isinstance(made, Made)}
            found = executor.map(know, puzzles, chunksize=4) if executor else (known.get(p) or know(p) for p in puzzles)
            for number, made in enumerate(found):
                yield place, made if isinstance(made, Made) else _unlike(chapter.name, chapter.wish, number, made)


def _unlike(chapter: str, own: OwnPuzzles, number: int, how_many: str) -> PencilmarkError:
    """Make the error that someone's own puzzle does not have exactly one solution."""
    why = why_not(own.puzzles[number], number + 1, how_many)
    return PencilmarkError("in-chapter", code="not-unique", name=chapter, why=why, line=own.puzzles[number].line)


def why_not(own: OwnPuzzle, number: int, how_many: str) -> Phrase:
    """Say that someone's own puzzle, the *number*-th of them, has *how_many* solutions instead of one."""
    return phrase("own-puzzle", number=number, title=f" ({own.title})" if own.title else "", how_many=how_many)


def scales_of_own(book: Book) -> tuple[str, ...]:
    """List the scales on which people's own puzzles are rated: ER takes long, so only if it is shown."""
    return SCALES if "rating" in book.show else SCALES[:2]


def known_of(puzzle: Puzzle, scales: tuple[str, ...]) -> Made | str:
    """Solve and rate a given *puzzle*; if it does not have one solution, say how many."""
    found = engine.solve(puzzle, limit=2)
    if found.status != "unique":
        return how_many_of(found.status)
    return Made(
        puzzle, found.solutions[0], rating=first_of(work(puzzle, scales, solution=found.solutions[0]), MOST_RATED)
    )


def how_many_of(status: str) -> str:
    """Say how many solutions a puzzle with that *status*, other than "unique", has.

    >>> how_many_of("multiple")
    'several solutions'
    """
    several, none = say("puzzles-several-solutions"), say("puzzles-no-solution")
    return {"none": none, "multiple": several}.get(status) or say("puzzles-no-known-solution")


@dataclass(frozen=True, slots=True)
class Run:
    """Orders that are made together from a *seed*; *places* are those of their chapters."""

    places: tuple[int, ...]
    orders: tuple[batch.Order, ...]
    seed: int
    means: batch.Means


def runs_of(book: Book, backend: str = "auto") -> Iterator[Run]:
    """Yield the parts of a *book*: all chapters without a variant, then each with one, from its own seed.

    >>> [run.places for run in runs_of(Book((Chapter(Wish("4"), 2), Chapter(Wish("6"), 1)), seed=3))]
    [(0, 1)]
    """
    plain = [(place, one) for place, one in enumerate(book.chapters) if one.is_plain]
    orders = tuple(batch.Order(one.wish, one.count) for _, one in plain if isinstance(one.wish, Wish))
    yield Run(tuple(place for place, _ in plain), orders, book.seed, batch.Means(backend, SCALES, share=book.share))
    for (place, one), seed in zip(enumerate(book.chapters), batch.seeds(book.seed), strict=False):
        if isinstance(one.wish, Wish) and not one.is_plain:
            yield Run((place,), (batch.Order(one.wish, one.count),), seed, batch.Means(scales=SCALES, share=book.share))


def _of_wishes(
    book: Book, backend: str, executor: Executor | None, ahead: Ahead, earlier: Iterable[batch.Class], keep: Keep | None
) -> Placed:
    """Make the wished puzzles. Raises PencilmarkError if a wish cannot be met at all."""
    known = batch.Classes(earlier)
    for run in runs_of(book, backend):
        at = batch.Place(known=known)
        found = batch.batch(
            run.orders, run.seed, run.means, executor, at, cast(Mapping[batch.Wished, batch.Found], ahead)
        )
        for one in found:
            place = run.places[at.order]
            if isinstance(one, PencilmarkError) and one.code not in GIVEN_UP:
                name = book.chapters[place].name
                raise PencilmarkError("in-chapter", code=one.code, name=name, why=one.says) from one
            if keep and not isinstance(one, Trying) and (wished := _wished(run, at)) not in ahead:
                keep(wished, one)
            yield place, one


def _wished(run: Run, at: batch.Place) -> batch.Wished:
    """Return the wish and the seed of what was answered last."""
    order, start = next(islice(batch.started(run.orders, run.seed), at.order, None))
    return next(islice(batch.wished_by(order, start), at.taken - 1, None))


def _entries(book: Book, chapters: Sequence[Sequence[Made | None]]) -> Iterator[BookEntry]:
    number = count(1)
    for chapter, puzzles in enumerate(chapters):
        wish = book.chapters[chapter].wish
        found = [made for made in puzzles if made]
        if isinstance(wish, OwnPuzzles):
            of = zip(puzzles, wish.puzzles, strict=True)
            yield from (BookEntry(next(number), chapter, made, own) for made, own in of if made)
        else:
            yield from (BookEntry(next(number), chapter, made) for made in sorted(found, key=difficulty))


def difficulty(made: Made) -> tuple[float, ...]:
    """Return a key that sorts puzzles by difficulty: by their labels, then the proof or fewer givens, then the seed.

    The proof is that of the only solution, which is measured if there are rules.
    """
    return *made.rating.order, made.nodes, *batch.sort_key(made), made.seed
