"""The wishes that generated puzzles are checked on, each with its share; and the time of those that makers have."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import InBrowser, browsing

from pencilmark.human.techniques.ladders import TEACHING
from pencilmark.human.techniques.technique import HODOKU_LEVELS, LEVELS
from pencilmark.make.symmetry import SYMMETRIES
from pencilmark.make.usual import TABLE
from pencilmark.make.wish import Wish, read_pattern


class Share(NamedTuple):
    """A *wish*, the *group* it is told under, and how many of 10,000 puzzles it gets."""

    group: str
    wish: Wish
    weight: int


TOTAL = 10_000
BOARDS = ("4", "5", "6", "6 3x2", "6 x", "8", "9 x", "9 windoku", "9 disjoint", "9 antiknight", "10", "12")
JIGSAWS = ("5 jigsaw", "6 jigsaw", "7 jigsaw", "9 jigsaw")
LARGE = ("16", "25", "36")
CLUES = ((22, 23), (24, 24), (25, 26), (27, 29), (30, 30), (32, 36), (40, 45), (50, 60))
ER = ((1.2, 1.2), (1.5, 2.0), (2.3, 2.8), (3.0, 3.4), (4.0, 4.6), (6.5, 6.9), (7.0, 7.5), (8.0, 8.9))
SCORES = ((200, 300), (400, 600), (800, 1200), (1500, 2500), (3000, 5000))
PATTERNS = (
    "XXX...XXX X.......X X..XXX..X ...X.X... ..XX.XX.. ...X.X... X..XXX..X X.......X XXX...XXX",
    "X...X...X .X..X..X. ..X...X.. ...X.X... XX..X..XX ...X.X... ..X...X.. .X..X..X. X...X...X",
    "XX.....XX X..X.X..X .X..X..X. ...X.X... .X.....X. ...X.X... .X..X..X. X..X.X..X XX.....XX",
    "X.X.X.X.X .X.X.X.X. X.X.X.X.X .X.X.X.X. X.X.X.X.X .X.X.X.X. X.X.X.X.X .X.X.X.X. X.X.X.X.X",
    "XXXXXXXXX X.......X X.......X X...X...X X..X.X..X X...X...X X.......X X.......X XXXXXXXXX",
)
# Of the last of the ladder a puzzle takes minutes; of the rare ones many seeds find none.
NEVER = "multi-colours-2"
"""What is refused: multi-colours 1 helps before."""
NEEDED = tuple(name for name in TEACHING[2 : TEACHING.index("finned-jellyfish")] if name != NEVER)
RARE = (
    *("locked-triple", "naked-quad", "hidden-quad", "remote-pair", "unique-rectangle-5", "avoidable-rectangle-1"),
    *("avoidable-rectangle-2", "jellyfish", "multi-colours-1"),
)
PRACTISED = ("locked-candidates-pointing", "naked-pair", "hidden-pair", "naked-triple", "x-wing", "xy-wing")


def shares() -> Iterator[Share]:
    """Yield every wish with its share; the shares add up to about TOTAL."""
    yield Share("minimal", Wish(minimal=True), 1600)
    yield Share("minimal", Wish(minimal=True, method="back-off"), 400)
    for symmetry in SYMMETRIES:
        yield Share("symmetry", Wish(symmetry=symmetry), 90)
        yield Share("symmetry", Wish(symmetry=symmetry, minimal=True), 90)
    for level, weight in zip(LEVELS, (220, 220, 220, 220, 150, 60, 20), strict=True):
        yield Share("level", Wish(level=level), weight)
        yield Share("level", Wish(level=level, minimal=True), weight // 4)
    yield from (Share("level", Wish(level=level, symmetry="rotational180"), 60) for level in LEVELS[:5])
    yield from (Share("ER", Wish(er=bounds), 60) for bounds in ER)
    yield from (Share("HoDoKu", Wish(hodoku_level=level), 80) for level in HODOKU_LEVELS)
    yield from (Share("HoDoKu", Wish(hodoku_score=bounds), 60) for bounds in SCORES)
    yield from (Share("clues", Wish(clues=bounds), 70) for bounds in CLUES)
    yield from (Share("clues", Wish(clues=(fewest, fewest + 3), symmetry="diagonal"), 60) for fewest in (25, 30))
    yield from (Share("pattern", Wish(pattern=read_pattern(drawn)), 40) for drawn in PATTERNS)
    yield from (Share("technique", Wish(technique=name), 3 if name in RARE else 30) for name in NEEDED)
    yield from (Share("practice", Wish(technique=name, practice=True), 25) for name in PRACTISED)
    yield from (Share("board", Wish(name, minimal=True), 40) for name in BOARDS)
    yield from (Share("board", Wish(name, symmetry="full"), 30) for name in BOARDS)
    yield from (Share("board", Wish(name, level="Medium"), 20) for name in BOARDS[6:10])
    yield from (Share("children", Wish("6", level=level), 100) for level in LEVELS[:2])
    yield Share("children", Wish("4", level="Beginner"), 100)
    yield from (Share("jigsaw", Wish(name, minimal=True), 60) for name in JIGSAWS)
    yield Share("jigsaw", Wish("9 jigsaw", level="Hard"), 20)
    yield Share("large", Wish("16", minimal=True), 20)
    yield Share("large", Wish("25"), 12)
    yield Share("large", Wish("36", symmetry="rotational180"), 4)


SEEDS = 3
PATIENCE = 30.0  # seconds that one wish may take; where its first seed finds none, no other is tried
MINUTES = 15.0  # after which no other wish is begun
USUAL = Path(__file__).parents[2] / "py/pencilmark/make" / TABLE
IN_PAGE = """
import json
from time import perf_counter
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.task import Running
from pencilmark.make.batch import Means, making
from pencilmark.make.wish import Wish
from pencilmark.make.setting.part import VariantPart

def asked(fields, seed, patience):
    said = {name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()}
    if "variant" in said:
        said["part"] = VariantPart(said.pop("variant"), said.pop("givens", True))
    means = Means() if "part" in said else Means(scales=("own",))  # the page rates what has rules when it is shown
    start = perf_counter()
    try:
        for told in Running(making(means, (Wish(**said), seed))):
            if perf_counter() - start > patience:
                return json.dumps([perf_counter() - start, False])
    except PencilmarkError:
        return json.dumps([perf_counter() - start, False])
    return json.dumps([perf_counter() - start, True])
"""
FEW = (17, 18, 19, 20, 21, 22)
RARE_ER = ((6.6, 6.9), (7.1, 7.9), (8.0, 8.5), (8.6, 8.9), (9.0, 9.5))
BARE = ("arrow", "skyscraper", "thermo", "killer", "kropki", "numbered-room", "little-killer")
LAST = "short-nice-loop"


def asked_for() -> Iterator[tuple[str, dict[str, object]]]:
    """Yield the wishes that makers have, each with its name: levels, techniques up to AIC, few and many givens, ER."""
    yield from ((f"level {level}", {"level": level}) for level in LEVELS)
    techniques = TEACHING[TEACHING.index("naked-single") : TEACHING.index(LAST)]
    yield from ((f"needs {name}", {"technique": name}) for name in (*techniques, "nice-loop") if name != NEVER)
    yield from ((f"{count} givens", {"clues": [count, count]}) for count in FEW)
    yield "24 givens, quarter turn", {"clues": [24, 24], "symmetry": "rotational90"}
    yield from ((f"minimal, {count} givens", {"clues": [count, count], "minimal": True}) for count in (30, 32, 35))
    yield from ((f"ER {low} to {high}", {"er": [low, high]}) for low, high in RARE_ER)
    yield from ((f"{name} without givens", {"variant": name, "givens": False}) for name in BARE)


class Turn(NamedTuple):
    """One wish with one seed: *seconds* by the clock, and of the processor, and whether it *was_found*."""

    seconds: float
    worked: float
    was_found: bool


class Asked(NamedTuple):
    """A wish with each seed."""

    name: str
    turns: Sequence[Turn]

    @property
    def found(self) -> int:
        """Count the seeds that found a puzzle."""
        return sum(turn.was_found for turn in self.turns)


def ask_all(browser: InBrowser, most: int | None) -> Iterator[Asked]:
    """Make each wish with a few seeds, as long as there is time; each is reported as it comes."""
    browser.ask("python", code=f"{IN_PAGE}\nNone")
    end = perf_counter() + MINUTES * 60
    for name, fields in islice(asked_for(), most):
        turns: list[Turn] = []
        for seed in range(1, SEEDS + 1):
            if perf_counter() > end or (turns and not turns[0].was_found):
                break
            before = browser.processor_seconds()
            seconds, was_found = browser.python(f"asked({fields!r}, {seed}, {PATIENCE})")
            turns.append(Turn(seconds, browser.processor_seconds() - before, was_found))
        print(name, [f"{one.seconds:.2f}/{one.worked:.2f}{'' if one.was_found else ' not found'}" for one in turns])
        yield Asked(name, turns)


def run(context: Context) -> Table:
    """Make each wish in the page, with `--count N` only the first N; all of them make the page's own table."""
    with browsing() as browser:
        asked = list(ask_all(browser, context.count))
    known = [one for one in asked if one.turns]
    if context.count is None:
        usual = {one.name: _median(one, "worked") if one.found > len(one.turns) / 2 else inf for one in known}
        lines = (f"{name}: {seconds:.2g}" for name, seconds in usual.items())
        USUAL.write_text("\n".join(lines) + "\n", "utf-8")
    rows: list[tuple[Cell, ...]] = [
        (
            one.name,
            _median(one, "seconds"),
            _median(one, "worked"),
            max(turn.worked for turn in one.turns),
            f"{one.found} of {len(one.turns)}",
        )
        for one in known
    ]
    note = (
        f"Seconds in the page (Chromium), {SEEDS} seeds each, given up after {PATIENCE:.0f} by the clock; the "
        "processor's are what a quiet machine takes. Puzzles with rules are rated after they are made, "
        "for four seconds at most, which is not counted. Where the first seed found none, no other was tried; "
        f"{len(asked) - len(known)} wishes were not begun within {MINUTES:.0f} minutes."
    )
    header = ("wish", "clock", "processor", "slowest of these", "found")
    return Table("What makers wish for", note, header, rows, is_part=context.count is not None)


def _median(asked: Asked, what: str) -> float:
    return median(getattr(turn, what) for turn in asked.turns)
