"""The command that makes the puzzles of a batch again."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence

from pencilmark.make.batch import AnyWish, Order
from pencilmark.make.formulas.wish import FormulaWish
from pencilmark.make.generator.wish import Wish
from pencilmark.make.setting.wish import VariantWish


def recipe(orders: Sequence[Order[AnyWish]], seed: int, tries: int | None = None) -> str:
    """Write the command for *orders* that differ in nothing but their levels and counts.

    >>> recipe([Order(Wish("9 x", level="Hard"), 3)], 7)
    "pencilmark generate --board '9 x' --level Hard --count 3 --seed 7"
    """
    (first, *_) = orders
    parts = [*_parts(first.wish), *_counts(orders)]
    parts += ["--tries", str(tries)] if tries is not None and _may_fail(first.wish) else []
    return f"pencilmark generate {shlex.join([*parts, '--seed', str(seed)])}"


def _counts(orders: Sequence[Order[AnyWish]]) -> list[str]:
    """List the options for the level and the count, or for levels with counts."""
    (first, *others) = orders
    levels = [order.wish.level if isinstance(order.wish, Wish) else None for order in orders]
    if others:
        return ["--level", ",".join(f"{level}:{order.count}" for level, order in zip(levels, orders, strict=True))]
    level = ["--level", levels[0]] if levels[0] else []
    return [*level, *(["--count", str(first.count)] if first.count != 1 else [])]


def _parts(wish: AnyWish) -> Iterator[str]:
    """Yield the options for all but the level.

    >>> " ".join(_parts(VariantWish("killer", "6", givens=False)))
    '--variant killer --board 6 --no-givens'
    """
    if isinstance(wish, VariantWish):
        yield from ("--variant", wish.variant, *_board(wish.board))
        yield from ("--no-givens",) if not wish.givens else ()
        yield from ("--minimal",) if wish.minimal else ()
        yield from ("--level", wish.level) if wish.level else ()
        yield from ("--technique", wish.technique) if wish.technique else ()
    elif isinstance(wish, FormulaWish):
        yield from _formulas(wish)
    else:
        yield from _wished(wish)


def _board(name: str) -> tuple[str, ...]:
    return ("--board", name) if name != "9" else ()


def _formulas(wish: FormulaWish) -> Iterator[str]:
    """Yield the options for formulas that are not as usual."""
    plain = FormulaWish(wish.geometry)
    yield from ("--formulas", *([str(wish.formulas)] if wish.formulas else []), *_board(wish.geometry.name))
    yield from ("--operators", "".join(wish.operators)) if wish.operators != plain.operators else ()
    yield from ("--operands", str(wish.operands)) if wish.operands != plain.operands else ()
    yield from ("--largest", str(wish.largest)) if wish.largest != plain.largest else ()
    yield from ("--givens", "any" if wish.givens is None else str(wish.givens)) if wish.givens != plain.givens else ()
    yield from ("--shape", "cyclic" if wish.cyclic else "acyclic") if wish.cyclic is not None else ()
    yield from ("--guesses", "some" if wish.search else "none") if wish.search is not None else ()
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


def _may_fail(wish: AnyWish) -> bool:
    """Report whether the search may be given up: not where any puzzle will do."""
    return isinstance(wish, Wish) and (wish.is_graded or wish.clues is not None or wish.pattern is not None)
