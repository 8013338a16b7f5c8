"""Makes puzzles for the page, sending each as soon as it is ready, and proposes changes to those being set."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Literal

from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.task import Budget, Cancelled, Task, retold, within
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.handlers.bench import AtRating, Bench
from pencilmark.doors.handlers.pieces import asked, sat_wheels
from pencilmark.doors.protocol import making as messages
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.human.rating import work
from pencilmark.make.batch import (
    Found,
    Make,
    Means,
    NotFound,
    Order,
    Place,
    Wished,
    batch,
    making,
    outcome,
    with_levels,
)
from pencilmark.make.fields import read_fields
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.made import Made, Trying, made_data, read_made
from pencilmark.make.mending import minimal, symmetric, unique
from pencilmark.make.recipe import recipe
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.sharing import Shared, wanted_of
from pencilmark.make.usual import asks_more, rounded, usual_seconds
from pencilmark.make.wish import Wish, preset

MOST = 10_000
FULLY = 100
"""Largest batch rated on every scale; larger ones are rated by level and by the scales of the wish."""
EXPLAINED = 4.0
"""Seconds for rating a puzzle on Sukaku Explainer's scale, or by its rules: neither is bounded otherwise."""


def wheels(request: messages.BatchRequest) -> Sequence[str]:
    """Name the wheels for boards that only python-sat can fill."""
    return sat_wheels([wish_of(request["wish"]).geometry.size])


def wish_of(data: messages.WishData) -> Wish:
    """Turn the page's data into a wish. Raises InputError, WishError or BoardError."""
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


def orders_of(request: messages.BatchRequest) -> list[Order]:
    """Turn a request into orders, one for each level. Raises WishError."""
    wish, levels = wish_of(request["wish"]), request.get("levels")
    orders = [Order(wish, request["count"])]
    if levels:
        orders = with_levels(wish, levels)
    count = sum(order.count for order in orders)
    if not 1 <= count <= MOST:
        raise WishError("bad-count/puzzles", most=MOST, found=count)
    return orders


def generate(request: messages.GenerateRequest, clock: Clock, going: Going) -> Work[messages.GenerateData]:
    """Make the puzzles; notes report those that are made, or else the one nearest to the wish."""
    orders, tries = orders_of(request), request.get("tries")
    shared = Shared(wanted_of(orders, request["seed"]), _one(orders, tries, clock))
    usual = max((seconds for order in orders if (seconds := usual_seconds(order.wish))), default=0.0)
    words = rounded(usual, any(asks_more(order.wish) for order in orders)) if usual >= 1 else ""
    command = recipe(orders, request["seed"], tries)
    bench = Bench(shared, sum(order.count for order in orders), tries, clock, command, "se" in _scales(orders), words)
    ended: Literal["all", "no-more", "stopped"] = "all"
    going[_key(request)], place = shared, Place()
    try:
        for found in _found(orders, request["seed"], shared, place):
            if isinstance(found, Trying):
                yield bench.note(found)
            elif isinstance(found, Made):
                yield bench.hand_over(found)
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
        yield from _left(bench, shared, place)
        ended = "all" if bench.share == 1 else "stopped"
    finally:
        if going.get(_key(request)) is shared:  # unless the same was asked for again meanwhile
            del going[_key(request)]
    return messages.GenerateData(ended=ended, unmet=bench.unmet)


def _left(bench: Bench, shared: Shared, place: Place) -> Iterator[Note]:
    """Hand over the finished puzzles of a stopped batch, even out of order; if there are none, the nearest one."""
    for made in shared.left(bench.unrated):
        if made.puzzle.rules or place.known.add(made):
            yield bench.hand_over(made)
    if bench.told and not bench.done:
        yield bench.note(bench.told, is_last=True)


def _scales(orders: Sequence[Order]) -> tuple[str, ...]:
    """Name the scales for puzzles of digits: ER alone takes many times as long as all the rest."""
    wish = orders[0].wish
    if sum(order.count for order in orders) <= FULLY or wish.part:
        return ("own", "hodoku", "se")
    hodoku = ("hodoku",) if wish.hodoku_level or wish.hodoku_score else ()
    return ("own", *hodoku, *(("se",) if wish.er else ()))


def _found(orders: Sequence[Order], seed: int, shared: Shared, place: Place) -> Iterator[Trying | Found]:
    """Make puzzles of digits, all different; those with rules have consecutive seeds, as on the command line."""
    if not orders[0].wish.part:
        return batch(orders, seed, Means(), place=place, one=shared.making)
    return chain.from_iterable(outcome(shared.making(wished)) for wished in wanted_of(orders, seed))


def _one(orders: Sequence[Order], tries: int | None, clock: Clock) -> Make:
    """Return a function that makes a puzzle of these *orders* and rates it as the page shows it."""
    scales = _scales(orders)
    means = Means(scales=tuple(name for name in scales if name != "se"), tries=tries)
    is_ruled = orders[0].wish.part is not None

    def one(wished: Wished) -> Task[Trying, Made]:
        made = yield from making(Means() if is_ruled else means, wished)
        if not is_ruled and "se" not in scales:
            return made
        told = AtRating(tried=made.tried, best=made, distance=0.0)
        asked = work(made.puzzle, ("own" if is_ruled else "se",))
        found = yield from retold(within(asked, Budget(seconds=EXPLAINED, clock=clock)), lambda known: told)
        if found and not is_ruled:
            found = replace(made.rating, er=found.er)
        return replace(made, rating=found or made.rating)

    return one


Going = dict[str, Shared]
"""The batches being made, by request."""
_GOING: Going = {}


def _key(request: messages.BatchRequest) -> str:
    return json.dumps([request.get(name) for name in ("wish", "count", "seed", "levels", "tries")])


def makeshare(request: messages.MakeShareRequest, going: Going) -> Work[messages.MakeShareData]:
    """Accept the puzzles made elsewhere, and hand out more, while the batch is being made."""
    yield None
    shared = going.get(_key(request))
    if not shared:
        return messages.MakeShareData(places=[])
    found = json.loads(request["made"]) if request["made"] else [None] * len(request["places"])
    for place, data in zip(request["places"], found, strict=False):
        shared.take_in(place, data and read_made(data))
    return messages.MakeShareData(places=list(shared.hand_out(request["most"])))


def makepart(request: messages.MakePartRequest, clock: Clock) -> Work[messages.MakePartData]:
    """Make the requested puzzles; one that fails is left to the Python that makes the batch."""
    orders = orders_of(request)
    wanted, one = wanted_of(orders, request["seed"]), _one(orders, request.get("tries"), clock)
    found = list[object]()
    for place in (place for place in request["places"] if 0 <= place < len(wanted)):
        try:
            made = yield from retold(one(wanted[place]), lambda told: None)
        except PencilmarkError:
            made = None
        found.append(made and made_data(made))
    return messages.MakePartData(made=json.dumps(found))


WAYS = {"unique": unique, "minimal": minimal, "symmetric": symmetric}


def mend(request: messages.MendRequest) -> Work[messages.MendData]:
    """Find the offers."""
    puzzle = asked(request)
    offers = yield from WAYS[request["way"]](puzzle)
    return messages.MendData(
        offers=[
            messages.OfferData(givens=list(one.givens), added=list(one.added), removed=list(one.removed), name=one.name)
            for one in offers
        ]
    )


HANDLERS = {
    "generate": Handler(generate, timed=True, session=lambda: _GOING, wheels=wheels),
    "makeshare": Handler(makeshare, session=lambda: _GOING),
    "makepart": Handler(makepart, timed=True, wheels=wheels),
    "mend": Handler(mend),
}
