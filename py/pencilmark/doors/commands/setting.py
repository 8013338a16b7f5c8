"""The options of `generate` that ask for puzzles with variants, and the rows that answer them."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pencilmark.board.english import say
from pencilmark.board.line import write_line
from pencilmark.doors.commands.frame import Row
from pencilmark.doors.commands.workers import workers
from pencilmark.make.batch import Means, Order, counted, sort_key, with_levels
from pencilmark.make.made import Made
from pencilmark.make.setting.part import TRIES, VariantPart, variant_of
from pencilmark.make.setting.propose import KINDS
from pencilmark.make.wish import Wish


def add_variant_options(parser: ArgumentParser) -> None:
    """Add the options; with --variant the puzzles have clues of that kind."""
    group = parser.add_argument_group(say("setting-puzzles-variants-also-minimal"))
    group.add_argument("--variant", default=None, metavar="NAME", help=", ".join(KINDS))
    group.add_argument("--no-givens", action="store_true", help=say("setting-clues-alone-no-digits"))


def variant_orders(args: Namespace) -> list[Order]:
    """Turn the options into orders: one, or one for each level with a count. Raises WishError."""
    board = args.board or str(args.size or 9)
    technique = args.technique and args.technique.lower()
    part = VariantPart(args.variant, not args.no_givens, args.tries or TRIES)
    wish = Wish(board, minimal=args.minimal, technique=technique, part=part)
    if args.level and ("," in args.level or ":" in args.level):
        return with_levels(wish, args.level)
    level = args.level and args.level.capitalize()
    return [Order(replace(wish, level=level), args.count)]


def make_variants(args: Namespace) -> Iterator[Made]:
    """Make puzzles with a variant: the i-th has the seed S + i, with which alone it comes again."""
    return follow(args, variant_orders(args), first_seed(args))


def first_seed(args: Namespace) -> int:
    """Return the seed of the options, or one at random."""
    return int.from_bytes(os.urandom(4), "big") if args.seed is None else abs(args.seed)


def follow(args: Namespace, orders: Sequence[Order], seed: int, done: int = 0) -> Iterator[Made]:
    """Make the puzzles of *orders* one after the other, or on processes, and by difficulty if the options say so.

    The first *done* of them are passed over. Progress goes to standard error where there are no processes.
    """
    made = _followed(args, orders, seed, done)
    yield from sorted(made, key=sort_key) if getattr(args, "sort", False) else made


def _followed(args: Namespace, orders: Sequence[Order], seed: int, done: int) -> Iterator[Made]:
    means = Means(scales=("own",) if getattr(args, "sort", False) else ())
    with workers(getattr(args, "jobs", 1), getattr(args, "cluster", None)) as executor:
        own, sentence = seed + done, "seed-grid" if variant_of(orders[0].wish) else "seed-try"
        for found in counted(orders, seed, means, executor, done):
            if isinstance(found, Made):
                own += 1
                yield found
            else:
                print(say(sentence, seed=own, tried=found.tried, doing=found.says), file=sys.stderr)


def variant_row(made: Made) -> Row:
    """Turn a puzzle with a variant into a row."""
    puzzle, top = made.puzzle, made.puzzle.geometry.value_count
    return {
        "puzzle": write_line(puzzle.givens, top),
        "board": puzzle.geometry.name,
        "variant": variant_of(made.wish),
        "rules": [rule.text for rule in puzzle.rules],
        "solution": write_line(made.solution, top),
        "clues": puzzle.clue_count,
        "seed": made.seed,
        "minimal": made.minimal,
        "nodes": made.nodes,
        "level": made.rating.level,
        "steps": made.rating.histogram,
    }


def variant_words(row: Row) -> str:
    """Write a puzzle as a text of rules that `solve --rules` reads."""
    level = f", {row['level']}" if row["level"] else ""
    notes = say(
        "setting-seed-solution", variant=row["variant"], level=level, seed=row["seed"], solution=row["solution"]
    )
    givens = [f"givens: {row['puzzle']}"] if row["clues"] else []
    return "\n".join([notes, f"board: {row['board']}", *givens, *row["rules"]]) + "\n"
