"""Where the bands of effort within each level begin: quintiles of generated puzzles, with the ER that each band has.

`--count N` has N puzzles of each level made, not 60.
"""

from bisect import bisect_right
from statistics import quantiles

from tests.bench.frame import Cell, Context, Table

from pencilmark.board.model import Position
from pencilmark.human.effort import BOUNDS, MOST, points
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques.technique import Level
from pencilmark.make.batch import Means, Order, batch
from pencilmark.make.generator.target import ladder_to
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

PUZZLES = 60
SEED = 23
RATED = ("Beginner", "Easy", "Medium", "Hard", "Expert")
"""Levels whose puzzles Sukaku Explainer's scale knows in a second or so."""


def run(context: Context) -> Table:
    """Make puzzles of each level, and say how their points and ER are spread."""
    rows: list[tuple[Cell, ...]] = []
    for level, bounds in BOUNDS.items():
        scales = ("own", "se") if level in RATED else ("own",)
        orders = [Order(Wish(level=level), context.count or PUZZLES)]
        made = [one for one in batch(orders, SEED, Means(scales=scales)) if isinstance(one, Made)]
        found = [_points(level, one) for one in made]
        fifths = ", ".join(f"{at:.0f}" for at in quantiles(found, n=MOST))
        for band in range(1, MOST + 1):
            own = [one for one, at in zip(made, found, strict=True) if bisect_right(bounds, at) + 1 == band]
            ratings = sorted(one.rating.er for one in own if one.rating.er is not None)
            er = f"{ratings[0]} to {ratings[-1]}" if ratings else "-"
            low, high = (0, *bounds)[band - 1], (*bounds, None)[band - 1]
            span = f"{low} to {high - 1}" if high else f"{low} or more"
            rows.append((level if band == 1 else "", band, span, len(own), er, fifths if band == 1 else ""))
    note = f"{context.count or PUZZLES} puzzles of each level, seed {SEED}."
    head = ("level", "effort", "points", "puzzles", "ER", "quintiles of the points")
    return Table("Effort within a level", note, head, rows)


def _points(level: Level, made: Made) -> int:
    """Count what the path of a puzzle of a *level* takes."""
    start = Position.of(made.puzzle)
    return points(start, solve_path(start, ladder_to(level, made.puzzle.geometry)).steps)
