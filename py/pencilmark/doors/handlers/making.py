"""Makes puzzles for the page, sending each as soon as it is ready, and mends those being set."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from typing import Literal

from pencilmark import __version__
from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.phrase import NOTHING
from pencilmark.board.speech import say, write
from pencilmark.board.task import Budget, Cancelled, retold, within
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.handlers.pieces import asked, minutes_data, puzzle_data, sat_wheels
from pencilmark.doors.protocol.making import GenerateData, GenerateRequest, MendData, MendRequest, OfferData, WishData
from pencilmark.doors.protocol.pieces import MadeData, MadePuzzle
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.human.levels import name_of
from pencilmark.human.rating import Rating, work
from pencilmark.make.batch import Means, NotFound, Order, batch, counted, with_levels
from pencilmark.make.fields import read_fields
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.generator.starts import told
from pencilmark.make.made import Made, Trying
from pencilmark.make.mending import minimal, symmetric, unique
from pencilmark.make.recipe import recipe
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.usual import asks_more, nearest_words, rounded, tried_words, usual_seconds
from pencilmark.make.wish import Wish, preset

SHOWN = 0.3
"""Seconds for which the puzzle nearest to the wish is shown before another takes its place."""
MOST = 10_000
FULLY = 100
"""Puzzles of a batch up to which each is rated on every scale; larger ones by level and by the scales of the wish."""
EXPLAINED = 4.0
"""Seconds that a puzzle may take to be rated on Sukaku Explainer's scale, or by its rules: neither has an end."""


def wheels(request: GenerateRequest) -> Sequence[str]:
    """Name the wheels for boards that only python-sat can fill."""
    return sat_wheels([wish_of(request["wish"]).geometry.size])


def wish_of(data: WishData) -> Wish:
    """Turn the page's words into a wish. Raises InputError, WishError or BoardError."""
    if formulas := data.get("formulas"):
        easy = False if formulas["easy"] else None
        operators, largest = tuple(formulas["operators"]), formulas["largest"]
        asked = FormulaPart(None, operators, largest=largest, cyclic=easy, search=easy)
        return Wish(data["board"], minimal=True, part=asked)
    own = read_fields(Wish, data, "wish")
    if data.get("variant"):
        heeded = {name: value for name, value in own.items() if name in ("board", *VariantPart.heeds)}
        return Wish(part=VariantPart(**read_fields(VariantPart, data, "wish")), **heeded)
    wish = Wish(**own)
    return preset(data["preset"], wish) if data.get("preset") else wish


def orders_of(request: GenerateRequest) -> list[Order]:
    """Turn a request into orders, one for each level. Raises WishError."""
    wish, levels = wish_of(request["wish"]), request.get("levels")
    orders = [Order(wish, request["count"])]
    if levels:
        orders = with_levels(wish, levels)
    count = sum(order.count for order in orders)
    if not 1 <= count <= MOST:
        raise WishError("bad-count/puzzles", most=MOST, found=count)
    return orders


def generate(request: GenerateRequest, clock: Clock) -> Work[GenerateData]:
    """Make the puzzles; notes report those that are made, or else the one nearest to the wish."""
    orders, tries = orders_of(request), request.get("tries")
    scales, command = _scales(orders), recipe(orders, request["seed"], tries)
    means = Means(scales=tuple(name for name in scales if name != "se"), tries=tries)
    usual = max((seconds for order in orders if (seconds := usual_seconds(order.wish))), default=0.0)
    words = rounded(usual, any(asks_more(order.wish) for order in orders)) if usual >= 1 else ""
    bench = _Bench(sum(order.count for order in orders), tries, clock, command, "se" in scales, words)
    ended: Literal["all", "no-more", "stopped"] = "all"
    try:
        for found in _found(orders, request["seed"], means):
            if isinstance(found, Trying):
                yield bench.note(found)
            elif isinstance(found, Made):
                yield from bench.add(found)
            elif isinstance(found, NotFound):
                bench.unmet += 1
                yield bench.note(found.progress, is_last=True)
                if not bench.done:
                    break
            elif found.code == "no-more":
                ended = "no-more"
            elif found.code == "not-found" and (bench.done or len(orders) > 1):
                bench.unmet += 1
            else:
                raise found
    except Cancelled:
        if bench.unrated:
            yield bench.hand_over(bench.unrated, bench.unrated.rating)
        elif bench.told and not bench.done:
            yield bench.note(bench.told, is_last=True)
        ended = "all" if bench.share == 1 else "stopped"
    return GenerateData(ended=ended, unmet=bench.unmet)


def _scales(orders: Sequence[Order]) -> tuple[str, ...]:
    """Name the scales for puzzles of digits: ER alone takes many times as long as all the rest."""
    wish = orders[0].wish
    if sum(order.count for order in orders) <= FULLY or wish.part:
        return ("own", "hodoku", "se")
    hodoku = ("hodoku",) if wish.hodoku_level or wish.hodoku_score else ()
    return ("own", *hodoku, *(("se",) if wish.er else ()))


def _found(orders: Sequence[Order], seed: int, means: Means) -> Iterator[Trying | Made | PencilmarkError]:
    """Make puzzles of digits, all different; those with rules have consecutive seeds, as on the command line."""
    if not orders[0].wish.part:
        return batch(orders, seed, means)
    return _of_rules(orders, seed)


def _of_rules(orders: Sequence[Order], seed: int) -> Iterator[Trying | Made | PencilmarkError]:
    """Make puzzles with rules, to be rated later within a time limit; one not found leaves its error."""
    done = 0
    while done < sum(order.count for order in orders):
        try:
            for found in counted(orders, seed, Means(), done=done):
                done += isinstance(found, Made)
                yield found
        except WishError as error:
            if error.code != "not-found":
                raise
            done += 1
            yield error


class _Bench:
    """What is made of the *count* puzzles wished, by a *clock*; *unrated* is a puzzle that waits only for its rating.

    *explains*: whether puzzles of digits are rated on Sukaku Explainer's scale, and the nearest to the wish is named.
    *usual* says how long a puzzle like these takes, empty where that is no time or nobody knows.
    """

    def __init__(
        self, count: int, tries: int | None, clock: Clock, command: str, explains: bool, usual: str = ""
    ) -> None:
        self.count, self.tries, self.clock, self.command, self.explains = count, tries, clock, command, explains
        self.usual, self.due = usual, 0.0
        self.done = self.unmet = 0
        self.told: Trying | None = None
        self.nearest: Made | None = None
        self.unrated: Made | None = None

    def note(self, progress: Trying, is_last: bool = False) -> Note:
        """Report progress on the next puzzle, with the one nearest to the wish if it has changed.

        The last note of a puzzle that is given up has "made", even if empty, so that it is not dropped.
        """
        self.told = progress
        note = Note(done=self.share + (progress.done or 0) / self.count, text=self.words(progress, is_last))
        best = progress.best
        if is_last:
            note["made"] = self._made()
        if best and not self.done and best is not self.nearest and (is_last or self._is_due()):
            self.nearest = best
            note["made"] = note.get("made", self._made())
            note["made"]["nearest"] = made_data(best)
        return note

    def _is_due(self) -> bool:
        """Report whether a nearer puzzle may be shown now: not at every given that a large board loses."""
        now = self.clock()
        if now < self.due:
            return False
        self.due = now + SHOWN
        return True

    def add(self, item: Made) -> Generator[Note, None, None]:
        """Rate a puzzle on the slowest scale, within its time limit, and hand it over."""
        self.unrated = item
        rating = yield from self._explained(item)
        yield self.hand_over(item, rating)

    def _explained(self, item: Made) -> Generator[Note, None, Rating]:
        if not self.explains and not item.puzzle.rules:
            return item.rating
        words = self.words(None)
        if item.puzzle.rules:  # which may take seconds
            words = "; ".join(filter(None, (words, say("generate-rating"))))
        if item.puzzle.rules and not self.done:
            yield Note(done=self.share, text=words, made=self._made() | {"nearest": made_data(item)})
        scale = "own" if item.puzzle.rules else "se"
        task = within(work(item.puzzle, (scale,)), Budget(seconds=EXPLAINED, clock=self.clock))
        found = yield from retold(task, lambda told: Note(done=self.share, text=words))
        if not found or item.puzzle.rules:
            return found or item.rating
        return replace(item.rating, er=found.er)

    def hand_over(self, item: Made, rating: Rating) -> Note:
        """Hand over a finished puzzle."""
        self.unrated = None
        self.done += 1
        made = self._made(made_data(replace(item, rating=rating)))
        return Note(done=self.share, text=self.words(None), made=made)

    def _made(self, *puzzles: MadePuzzle) -> MadeData:
        return MadeData(puzzles=[*puzzles], recipe=self.command, version=__version__)

    @property
    def share(self) -> float:
        """Return the share that is done, 0 to 1."""
        return (self.done + self.unmet) / self.count

    def words(self, progress: Trying | None, is_last: bool = False) -> str:
        """Say how far it is."""
        parts = [say("generate-made", done=self.done, total=self.count)] if self.count > 1 else []
        if progress and progress.says is not NOTHING:
            parts.append(say("generate-grid", grid=progress.tried, doing=progress.says))
        elif progress and progress.distance:
            tried = tried_words(progress, self.tries)
            best = progress.best if self.explains else None  # its words take a rating, many times what a try takes
            parts.append(say("generate-near", tried=tried, nearest=nearest_words(best)) if best else write(tried))
        if progress and self.usual and not is_last:
            parts.append(say("generate-usual", usual=self.usual))
        return "; ".join(parts)


def made_data(item: Made) -> MadePuzzle:
    """Write a puzzle for the page."""
    puzzle, rating = item.puzzle, item.rating
    data = MadePuzzle(
        puzzle=puzzle_data(puzzle, "generated"),
        solution=list(item.solution),
        clues=puzzle.clue_count,
        seed=item.seed,
        level=rating.level,
        effort=rating.effort,
        minutes=minutes_data(rating.minutes),
        er=rating.er,
        hodoku_level=rating.hodoku_level,
        hodoku_score=rating.hodoku_score,
    )
    if hardest := rating.hardest.get("own"):
        data["hardest"] = name_of(hardest)
    if note := write(told(puzzle)):
        data["note"] = note
    return data


WAYS = {"unique": unique, "minimal": minimal, "symmetric": symmetric}


def mend(request: MendRequest) -> Work[MendData]:
    """Find the offers."""
    puzzle = asked(request)
    offers = yield from WAYS[request["way"]](puzzle)
    return MendData(
        offers=[
            OfferData(givens=list(one.givens), added=list(one.added), removed=list(one.removed), name=one.name)
            for one in offers
        ]
    )


HANDLERS = {"generate": Handler(generate, timed=True, wheels=wheels), "mend": Handler(mend)}
