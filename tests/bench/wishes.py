"""The wishes that generated puzzles are checked on: every kind there is, each with its share of the puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pencilmark.human.levels import LEVELS
from pencilmark.human.scores import HODOKU_LEVELS
from pencilmark.human.techniques.ladders import TEACHING
from pencilmark.make.generator import Wish, read_pattern
from pencilmark.make.generator.symmetry import SYMMETRIES


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
NEEDED = TEACHING[2 : TEACHING.index("finned-jellyfish")]
RARE = (
    "locked-triple",
    "naked-quad",
    "hidden-quad",
    "remote-pair",
    "unique-rectangle-5",
    "avoidable-rectangle-1",
    "avoidable-rectangle-2",
    "jellyfish",
    "multi-colours-1",
    "multi-colours-2",
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
