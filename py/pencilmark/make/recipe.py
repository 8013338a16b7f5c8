"""The command that makes the puzzles of a batch again."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence

from pencilmark.make.batch import Order
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish


def recipe(orders: Sequence[Order], seed: int, tries: int | None = None) -> str:
    """Write the command for *orders* that differ in nothing but their levels and counts.

    >>> recipe([Order(Wish("9 x", level="Hard"), 3)], 7)
    "pencilmark generate --board '9 x' --level Hard --count 3 --seed 7"
    """
    (first, *_) = orders
    parts = [*_parts(first.wish), *_counts(orders)]
    parts += ["--tries", str(tries)] if tries is not None and _may_fail(first.wish) else []
    return f"pencilmark generate {shlex.join([*parts, '--seed', str(seed)])}"


def _counts(orders: Sequence[Order]) -> list[str]:
    """List the options for the level and the count, or for levels with counts."""
    (first, *others) = orders
    levels = [order.wish.level for order in orders]
    if others:
        return ["--level", ",".join(f"{level}:{order.count}" for level, order in zip(levels, orders, strict=True))]
    level = ["--level", levels[0]] if levels[0] else []
    return [*level, *(["--count", str(first.count)] if first.count != 1 else [])]


def _parts(wish: Wish) -> Iterator[str]:
    """Yield the options for all but the level.

    >>> " ".join(_parts(Wish("6", part=VariantPart("killer", givens=False))))
    '--variant killer --board 6 --no-givens'
    """
    if isinstance(wish.part, VariantPart):
        yield from ("--variant", wish.part.variant, *_board(wish.board))
        yield from ("--no-givens",) if not wish.part.givens else ()
        yield from ("--minimal",) if wish.minimal else ()
        yield from ("--technique", wish.technique) if wish.technique else ()
    elif isinstance(wish.part, FormulaPart):
        yield from _formulas(wish, wish.part)
    else:
        yield from _wished(wish)


def _board(name: str) -> tuple[str, ...]:
    return ("--board", name) if name != "9" else ()


def _formulas(wish: Wish, part: FormulaPart) -> Iterator[str]:
    """Yield the options for formulas that are not as usual."""
    plain = FormulaPart()
    yield from ("--formulas", *([str(part.formulas)] if part.formulas else []), *_board(wish.geometry.name))
    yield from ("--operators", "".join(part.operators)) if part.operators != plain.operators else ()
    yield from ("--operands", str(part.operands)) if part.operands != plain.operands else ()
    yield from ("--largest", str(part.largest)) if part.largest != plain.largest else ()
    yield from ("--givens", "any" if part.givens is None else str(part.givens)) if part.givens != plain.givens else ()
    yield from ("--shape", "cyclic" if part.cyclic else "acyclic") if part.cyclic is not None else ()
    yield from ("--guesses", "some" if part.search else "none") if part.search is not None else ()
    yield from ("--spare",) if not wish.minimal else ()


def _wished(wish: Wish) -> Iterator[str]:
    """Yield the options for all but the level."""
    pattern = "".join("X" if is_clue else "." for is_clue in wish.pattern or ())
    clues = wish.clues or ()
    options: dict[str, Sequence[object]] = {
        "--board": _board(wish.board)[1:],
        "--symmetry": [wish.symmetry] if wish.symmetry != "none" else [],
        "--effort": ["-".join(map(str, dict.fromkeys(wish.effort)))] if wish.effort else [],
        "--open": [wish.open] if wish.open else [],
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
    return wish.part is None and (wish.is_graded or wish.clues is not None or wish.pattern is not None)
