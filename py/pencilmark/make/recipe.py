"""The command that makes the puzzles of a batch again."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence

from pencilmark.make.batch import Order
from pencilmark.make.fields import command_words, rows
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.wish import Wish


def recipe(orders: Sequence[Order], seed: int, tries: int | None = None) -> str:
    """Write the command for *orders* that differ only in level and count.

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
    """Yield the options for everything but the level.

    >>> from pencilmark.make.setting.part import VariantPart
    >>> " ".join(_parts(Wish("6", part=VariantPart("killer", givens=False))))
    '--variant killer --board 6 --no-givens'
    """
    board = ["--board", wish.geometry.name if isinstance(wish.part, FormulaPart) else wish.board]
    if wish.part:
        first, *_ = rows(type(wish.part))
        yield from (f"--{first.flag}", *map(str, first.kind.words(getattr(wish.part, first.name))))
    yield from board if board[1] != "9" else ()
    yield from command_words(wish.part, but=[first.name]) if wish.part else ()
    if isinstance(wish.part, FormulaPart):
        yield from () if wish.minimal else ("--spare",)
    else:
        yield from command_words(wish, but=["level"])


def _may_fail(wish: Wish) -> bool:
    """Report whether the search may be given up: not if any puzzle will do."""
    return wish.part is None and (wish.is_graded or wish.clues is not None or wish.pattern is not None)
