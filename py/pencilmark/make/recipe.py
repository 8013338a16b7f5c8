"""The command that makes the puzzles of a batch again."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence

from pencilmark.make.batch import Order
from pencilmark.make.generator.wish import Wish


def recipe(orders: Sequence[Order[Wish]], seed: int, tries: int | None = None) -> str:
    """Write the command for *orders* that differ in nothing but their levels and counts.

    >>> recipe([Order(Wish("9 x", level="Hard"), 3)], 7)
    "pencilmark generate --board '9 x' --level Hard --count 3 --seed 7"
    """
    (first, *others) = orders
    parts = list(_wished(first.wish))
    if others:
        parts += ["--level", ",".join(f"{order.wish.level}:{order.count}" for order in orders)]
    else:
        parts += ["--level", first.wish.level] if first.wish.level else []
        parts += ["--count", str(first.count)] if first.count != 1 else []
    parts += ["--tries", str(tries)] if tries is not None and _may_fail(first.wish) else []
    return f"pencilmark generate {shlex.join([*parts, '--seed', str(seed)])}"


def _wished(wish: Wish) -> Iterator[str]:
    """Yield the options for all but the level."""
    pattern = "".join("X" if is_clue else "." for is_clue in wish.pattern or ())
    clues = wish.clues or ()
    options: dict[str, Sequence[object]] = {
        "--board": [wish.board] if wish.board != "9" else [],
        "--symmetry": [wish.symmetry] if wish.symmetry != "none" else [],
        "--clues": ["-".join(map(str, dict.fromkeys(clues)))] if clues else [],
        "--pattern": [pattern] if pattern else [],
        "--er": wish.er or [],
        "--hodoku-level": [wish.hodoku_level] if wish.hodoku_level else [],
        "--hodoku-score": wish.hodoku_score or [],
        "--technique": [wish.technique] if wish.technique else [],
        "--method": [wish.method] if wish.method != "dig" else [],
    }
    for option, values in options.items():
        yield from (option, *map(str, values)) if values else ()
    yield from ("--practice",) if wish.practice else ()
    yield from ("--minimal",) if wish.minimal else ()


def _may_fail(wish: Wish) -> bool:
    """Report whether the search may be given up: not where any puzzle will do."""
    return wish.is_graded or wish.clues is not None or wish.pattern is not None
