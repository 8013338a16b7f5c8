"""What is fuzzed: each reader of outside text by its name, with texts to begin with. It may raise coded errors only."""

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.at_once import errors_of, parse_short, read_json, read_link

from pencilmark.board.boards import board
from pencilmark.board.errors import PencilmarkError
from pencilmark.doors.service import Service
from pencilmark.exchange.hodoku import parse_library
from pencilmark.exchange.read import recognise
from pencilmark.make.wish import read_pattern
from pencilmark.paper.book.toml import read_book
from pencilmark.paper.papers import make_paper
from pencilmark.rules.variants.read import parse_clue

TESTS = Path(__file__).parents[1]
LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ROWS = "\n".join(LINE[start : start + 9] for start in range(0, 81, 9))
GRID = "\n------+-------+------\n".join([" | ".join(["4 . 5"] * 3)] * 9)
MARKS = "\n".join(" ".join(["123456789"] * 9) for _ in range(9))
BOARDS = ("9", "6 3x2", "9 x windoku", "16 latin", "4 house=r1c1r2c2 values=6", "4 regions=AABBAABBCCDDCCDD")
BOOK = (
    '# a book\ntitle = "Rain"\nseed = 7\nshow = ["level"]\n\n[[chapter]]\nlevel = "Easy"\ncount = 3\ner = [1.0, 2.5]\n'
)
EMPTY = [[{} for _ in range(4)] for _ in range(4)]
FPUZZLES = json.dumps({"size": 4, "grid": EMPTY, "killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}]})
PAD = json.dumps({"cells": EMPTY, "cages": [{"cells": [[0, 0], [0, 1]], "value": 3}], "lines": [], "underlays": []})
SLOW = {"book", "worksheet", "sheet", "generate", "python"}
STEPS = 100


@dataclass(frozen=True)
class Target:
    """A reader of text, and *seeds* that it knows."""

    read: Callable[[str], object]
    seeds: tuple[str, ...]

    def __call__(self, text: str) -> None:
        """Read a text; whatever is no coded error is a finding."""
        with suppress(PencilmarkError):
            self.read(text)


def conversations() -> tuple[str, ...]:
    """List recorded requests that are answered quickly."""
    told = json.loads((TESTS / "contract" / "conversations.json").read_text("utf-8"))
    return tuple(json.dumps(one["request"]) for one in told if one["request"]["kind"] not in SLOW)


def ask(text: str) -> None:
    """Ask the door; a reply that tells a bug is a finding."""
    ticks = iter(range(10**9))
    door = Service(clock=lambda: next(ticks) / 100)
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        if json.loads(text)["kind"] in SLOW:
            return
    door.accept(text)
    for _ in range(STEPS):
        if door.busy and '"code": "bug"' in (reply := door.step()):
            raise AssertionError(reply)


def rules() -> tuple[str, ...]:
    """List the examples of all variants."""
    return tuple(path.read_text("utf-8") for path in sorted((TESTS / "variants").glob("*.txt")))


TARGETS = {
    "text": Target(
        recognise, (LINE, ROWS, GRID, MARKS, LINE.replace(".", "0 "), ":0100-1:3:" + LINE + ":121 199:345:::")
    ),
    "json": Target(read_json, (FPUZZLES, PAD)),
    "link": Target(read_link, ("https://sudokupad.app/scl" + "A" * 50, "https://f-puzzles.com/?load=N4IgzglgXgpi" * 2)),
    "short": Target(parse_short, ("{a:1,b:['x',\"y\\u0041\"],c:-1.5e3}", "[[t,f],{},n]")),
    "library": Target(parse_library, (":0100-1:3:" + "+3" + "." * 80 + ":121 199:345:::",)),
    "rules": Target(errors_of, rules()),
    "clue": Target(lambda text: parse_clue(text, board("9")), ("killer 15: a1 b1 b2", "sandwich 5: left 3", "a1 = 2")),
    "board": Target(board, BOARDS),
    "book": Target(read_book, (BOOK,)),
    "paper": Target(make_paper, ("A4", "6x9in", "170x240mm")),
    "pattern": Target(read_pattern, ("X.X\n.X.\nX.X", "X" * 40 + "." * 41)),
    "door": Target(ask, conversations()),
}
