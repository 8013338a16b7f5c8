"""How long hints and ratings of puzzles with rules take in the page, asked of its Python in Chromium."""

import json
from random import Random
from statistics import median
from typing import Any

from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import InBrowser, browsing

from pencilmark.board.errors import WishError
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.setting.propose import KINDS
from pencilmark.make.wish import Wish

PUZZLES = 5
MOST_HINTS = 12
"""Hints asked of each puzzle, at places on its way that are equally far from each other."""
IN_PAGE = """
import json
from time import perf_counter
from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.doors.service import Service
from pencilmark.human.logic import walk
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.rules.rule import parse_rules

def taking(**request):
    start = perf_counter()
    for reply in Service(perf_counter).open(json.dumps({"id": 1, **request})):
        last = json.loads(reply) if reply else None
    assert last["kind"] == "result", last
    return perf_counter() - start

def measured(puzzle, most):
    name, givens, rules = puzzle
    same = {"board": name, "givens": givens, "rules": rules}
    rating = taking(kind="rate", scales=["own"], **same)
    geometry = board(name)
    position = Position.of(with_sight(Puzzle(geometry, tuple(givens), rules=parse_rules(rules, geometry))))
    on_the_way = [position, *(after for _, after in walk(position, ladder_for(position)))]
    hints = []
    for one in on_the_way[: -1 : max(1, len(on_the_way) // most)]:
        marks = [[] if value else [d + 1 for d in range(9) if mask >> d & 1]
                 for value, mask in zip(one.values, one.cell_digits)]
        placed = [0 if given else value for given, value in zip(givens, one.values)]
        hints.append(taking(kind="hint", placed=placed, marks=marks, **same))
    return json.dumps({"rating": rating, "hints": hints})
"""


def run(context: Context) -> Table:
    """Ask hints and a rating of some puzzles (``--count``) of every kind that we make."""
    count = context.count or PUZZLES
    with browsing() as browser:
        browser.ask("python", code=f"{IN_PAGE}\nNone")
        rows = [_row(kind, [_measured(browser, one) for one in puzzles(kind, count)]) for kind in KINDS]
    note = (
        f"{count} puzzles of each kind, with givens, as `generate` makes them; about {MOST_HINTS} hints on the way "
        "of each, in positions that Python has not seen; seconds in Chromium without the drawing."
    )
    heads = ("variant", "hint, median", "hint, slowest", "rating, median", "rating, slowest")
    return Table("Hints and ratings of variants in the page", note, heads, rows, is_part=context.count is not None)


def puzzles(kind: str, count: int) -> list[Puzzle]:
    """Make some puzzles of a kind."""
    found = list[Puzzle]()
    for seed in range(count):
        try:
            part = VariantPart(kind)
            found.append(finished(generate(Random(seed), Wish("9", part=part), part)).puzzle)
        except WishError:
            continue
    return found


def _measured(browser: InBrowser, puzzle: Puzzle) -> Any:
    asked = json.dumps([puzzle.geometry.name, list(puzzle.givens), [rule.text for rule in puzzle.rules]])
    return browser.python(f"measured(json.loads({asked!r}), {MOST_HINTS})")


def _row(kind: str, found: list[Any]) -> tuple[Cell, ...]:
    hints, ratings = [second for one in found for second in one["hints"]], [one["rating"] for one in found]
    return kind, median(hints), max(hints), median(ratings), max(ratings)
