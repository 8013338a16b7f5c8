"""The command `generate`: make puzzles by a wish."""

from __future__ import annotations

import os
import re
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from pencilmark import __version__
from pencilmark.board.english import say
from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.line import write_line
from pencilmark.doors.commands.asking import written
from pencilmark.doors.commands.files import read_file
from pencilmark.doors.commands.formulas import add_formula_options, formula_row, formula_wish, formula_words
from pencilmark.doors.commands.frame import Command, Row, add_workers, beside, refuse, without
from pencilmark.doors.commands.journal import Journal, journal_of, opened, question_of, seed_of
from pencilmark.doors.commands.setting import (
    add_variant_options,
    follow,
    variant_orders,
    variant_row,
    variant_words,
)
from pencilmark.doors.commands.workers import workers
from pencilmark.human import effort
from pencilmark.human.rating import SCALES
from pencilmark.human.techniques import named
from pencilmark.make.batch import Means, NotFound, Order, batch, sort_key, with_levels
from pencilmark.make.generator.presets import FIELDS as PRESET_FIELDS
from pencilmark.make.generator.presets import PRESETS, preset
from pencilmark.make.made import Made, Trying
from pencilmark.make.nearest import nearest_words
from pencilmark.make.symmetry import SYMMETRIES
from pencilmark.make.wish import Wish, read_pattern

DRAWN = re.compile(r"[Xx. /]{16,}")


def options(parser: ArgumentParser) -> None:
    """Add the options of `generate`."""
    wish_options(parser)
    parser.add_argument("--out", default=None, metavar="FILE", help=say("generate-write-puzzles-into-file"))
    parser.add_argument("--resume", action="store_true", help=say("generate-out-go-where-earlier"))


def wish_options(parser: ArgumentParser) -> None:
    """Add the options that say which puzzles are made, for `generate` and `sheet`."""
    add_formula_options(parser)
    add_variant_options(parser)
    parser.add_argument("--count", type=int, default=1, metavar="N", help=say("generate-how-many-puzzles-default"))
    parser.add_argument("--seed", type=int, default=None, metavar="S", help=say("generate-same-seed-gives-same"))
    parser.add_argument("--symmetry", default="none", metavar="ID", help=", ".join(SYMMETRIES))
    parser.add_argument("--level", default=None, metavar="ID", help=say("generate-beginner-beyond-several-easy"))
    parser.add_argument("--effort", default=None, metavar="N", help=say("generate-level-n-range-such"))
    parser.add_argument("--open", type=int, default=0, metavar="N", help=say("generate-cells-singles-fill-once"))
    parser.add_argument(
        "--preset", choices=tuple(PRESETS), default=None, help=say("generate-several-wishes-once-print")
    )
    parser.add_argument(
        "--er", nargs=2, type=float, default=None, metavar=("MIN", "MAX"), help=say("generate-sukaku-explainers-er")
    )
    parser.add_argument("--hodoku-level", default=None, metavar="ID", help=say("generate-easy-medium-hard-unfair"))
    parser.add_argument(
        "--hodoku-score", nargs=2, type=int, default=None, metavar=("MIN", "MAX"), help=say("generate-its-score")
    )
    parser.add_argument("--technique", default=None, metavar="ID", help=say("generate-must-needed-nothing-harder"))
    parser.add_argument("--practice", action="store_true", help=say("generate-technique-everything-else-singles"))
    parser.add_argument(
        "--pattern",
        default=None,
        metavar="FILE",
        help=say("generate-givens-where-has-x"),
    )
    parser.add_argument("--clues", default=None, metavar="N", help=say("generate-n-givens-range-such"))
    parser.add_argument("--minimal", action="store_true", help=say("generate-no-given-symmetry-no"))
    parser.add_argument("--method", choices=("dig", "back-off"), default="dig", help=say("generate-how-givens-chosen"))
    parser.add_argument("--tries", type=int, default=None, metavar="N", help=say("generate-give-up-puzzle-after"))
    usual = say("generate-own-all-json-sort")
    parser.add_argument("--scales", default=None, metavar="NAME,...", help=say("generate-rate-these-none", usual=usual))
    parser.add_argument("--sort", action="store_true", help=say("generate-sort-difficulty-easiest-first"))
    add_workers(parser)


def wish_of(args: Namespace) -> Wish:
    """Turn the options into a wish, all but the level. Raises WishError."""
    wish = Wish(
        board=args.board or str(args.size or 9),
        symmetry=args.symmetry.lower(),
        open=args.open,
        clues=clue_range(args.clues) if args.clues else None,
        pattern=_pattern(args.pattern) if args.pattern else None,
        minimal=args.minimal,
        er=tuple(args.er) if args.er else None,
        hodoku_level=args.hodoku_level and args.hodoku_level.capitalize(),
        hodoku_score=tuple(args.hodoku_score) if args.hodoku_score else None,
        technique=technique_of(args.technique) if args.technique else None,
        practice=args.practice,
        method=args.method,
    )
    if args.preset:
        refuse(args, PRESET_FIELDS, beside("preset"))
        wish = preset(args.preset, wish)
    return wish


def clue_range(text: str) -> tuple[int, int]:
    """Read a number of givens or a range of them."""
    low, _, high = text.partition("-")
    if not low.isdigit() or not (high or low).isdigit():
        raise WishError("bad-clues/number-clues-range", found=text)
    return int(low), int(high or low)


def effort_range(text: str) -> tuple[int, int]:
    """Read an effort, or a range of them."""
    low, _, high = text.partition("-")
    if not low.isdecimal() or not (high or low).isdecimal():
        raise WishError("bad-effort/range", most=effort.MOST, low=low, high=high or low)
    return int(low), int(high or low)


def _pattern(path: str) -> tuple[bool, ...]:
    if DRAWN.fullmatch(path):
        return read_pattern(path)
    return read_pattern(read_file(path))


def technique_of(text: str) -> str:
    """Find the id of the technique that *text* names; *text* itself where there is none."""
    found = named(text)
    return found[0].id if found else text


def orders_of(args: Namespace) -> list[Order]:
    """Turn the options into orders: one, or one for each level with a count."""
    wish = wish_of(args)
    if args.count < 0:
        raise WishError("bad-count/number-puzzles", found=args.count)
    effort = effort_range(args.effort) if args.effort else None
    if args.level and ("," in args.level or ":" in args.level):
        return [replace(order, wish=replace(order.wish, effort=effort)) for order in with_levels(wish, args.level)]
    if args.level or effort:
        level = args.level.capitalize() if args.level else wish.level
        wish = replace(wish, level=level, effort=effort or wish.effort)
    return [Order(wish, args.count)]


CLASSIC = (
    "symmetry",
    "level",
    "effort",
    "open",
    "preset",
    "er",
    "hodoku_level",
    "hodoku_score",
    "technique",
    "practice",
    "pattern",
    "method",
)
FORMULAS = ("operators", "operands", "largest", "givens", "shape", "guesses", "spare")


def check_options(args: Namespace) -> None:
    """Raise WishError for an option that would be ignored."""
    if args.formulas is not None:
        refuse(args, ("variant", "no_givens", *CLASSIC, "clues", "minimal", "scales", "backend"), beside("formulas"))
        return
    refuse(args, FORMULAS, without("formulas"))
    if args.variant is not None:
        refuse(
            args,
            (*(name for name in CLASSIC if name not in ("level", "technique")), "clues", "scales", "backend"),
            beside("variant"),
        )
    else:
        refuse(args, ("no_givens",), without("variant"))
        refuse(args, ("practice",) if args.technique is None else (), without("technique"))
    has_counts = args.level and set(args.level) & {",", ":"}
    refuse(args, ("count",) if has_counts else (), say("generate-beside-levels-counts"))


def scales_of(text: str) -> tuple[str, ...]:
    """Read the names of scales. Raises WishError."""
    scales = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in scales:
        if name not in SCALES:
            raise WishError("bad-scales", known=SCALES, found=name[:20])
    return scales


def make(args: Namespace) -> Iterator[Row]:
    """Make the puzzles; the seed, the version and progress go to standard error."""
    check_options(args)
    refuse(args, ("resume",) if args.out is None else ("sort",), beside("out") if args.out else without("out"))
    begun = seed_of(Path(args.out)) if args.resume and args.seed is None else args.seed
    seed = int.from_bytes(os.urandom(4), "big") if begun is None else abs(begun)
    if args.formulas is not None or args.variant is not None:
        yield from _with_rules(args, seed)
        return
    orders = orders_of(args)
    scales = (SCALES if args.json or args.sort else ("own",)) if args.scales is None else scales_of(args.scales)
    note = Note(
        say(
            "generate-pencilmark-seed",
            version=__version__,
            seed=seed,
            wishes=str([order.wish.as_dict() for order in orders]),
        )
    )
    with workers(args.jobs, args.cluster) as executor:
        means = Means(args.backend, scales, args.tries)
        if args.out is not None:
            question = question_of(orders, seed, scales=scales, tries=means.tries, json=args.json)

            def found(journal: Journal) -> Iterator[Found]:
                items = _items(batch(orders, seed, means, executor, journal.place), note)
                return ((row_of(one), one if isinstance(one, Made) else None) for one in items)

            yield from _into_file(args, question, seed, found)
            return
        items = _items(batch(orders, seed, means, executor), note)
        yield from map(row_of, sorted(items, key=_sort_key) if args.sort else items)


def _with_rules(args: Namespace, seed: int) -> Iterator[Row]:
    """Make formula puzzles or puzzles with variants: the i-th has the seed S + i, with which alone it comes again."""
    is_formulas = args.formulas is not None
    told = formula_row if is_formulas else variant_row
    orders = [Order(formula_wish(args), args.count)] if is_formulas else variant_orders(args)
    if args.out is None:
        yield from map(told, follow(args, orders, seed))
        return

    def found(journal: Journal) -> Iterator[Found]:  # they are not compared, so that the journal need not know them
        return ((told(made), None) for made in follow(args, orders, seed, journal.written))

    yield from _into_file(args, question_of(orders, seed, json=args.json), seed, found)


Found: TypeAlias = tuple[Row, Made | None]
"""A row, and the puzzle where the journal is to know it."""


def _into_file(
    args: Namespace, question: dict[str, Any], seed: int, found: Callable[[Journal], Iterator[Found]]
) -> Iterator[Row]:
    """Write the puzzles into the file of the options; yield what could not be made, and what the file is at the end."""
    path = Path(args.out)
    if args.resume and path.exists() and not journal_of(path).exists():
        yield {"file": args.out, "puzzles": None, "seed": seed}
        return
    with opened(path, question, args.resume) as journal:
        for row, made in found(journal):
            if "error" in row:
                yield row
            else:
                journal.add(written((row,), COMMAND, args).text, made)
        yield {"file": args.out, "puzzles": journal.written, "seed": seed}


def _sort_key(found: Made | PencilmarkError) -> tuple[bool, tuple[float, ...]]:
    return (False, sort_key(found)) if isinstance(found, Made) else (True, ())


def _items(source: Iterator[Trying | Made | PencilmarkError], note: Note) -> Iterator[Made | PencilmarkError]:
    latest: Trying | None = None
    try:
        for found in source:
            if isinstance(found, Trying):
                latest = found
                note.progress(found)
            else:
                latest = None
                yield found
    except KeyboardInterrupt:
        if not latest:
            raise
        yield NotFound(latest)


class Note:
    """Writes on standard error what is done, and how far it is: at most once a second."""

    def __init__(self, text: str) -> None:
        self._last = time.monotonic()
        print(text, file=sys.stderr)

    def progress(self, now: Trying) -> None:
        """Report progress, if the last note is a second old."""
        if time.monotonic() - self._last >= 1:
            self._last = time.monotonic()
            words = say("generate-tried", tried=now.tried)
            if now.best and now.distance:
                words = say("generate-near", tried=words, nearest=nearest_words(now.best))
            print(words, file=sys.stderr)


def row_of(found: Made | PencilmarkError) -> Row:
    """Turn a puzzle of a batch into a row."""
    row: Row
    if isinstance(found, PencilmarkError):
        if isinstance(found, WishError):
            raise found
        best = found.best.puzzle if isinstance(found, NotFound) and found.best else None
        row = {"line": 0, "error": found.as_dict()}
        return row | ({"best": write_line(best.givens, best.geometry.size)} if best else {})
    puzzle, size, wish = found.puzzle, found.puzzle.geometry.size, found.wish
    assert wish
    row = {
        "puzzle": write_line(puzzle.givens, size),
        "solution": write_line(found.solution, size),
        "clues": puzzle.clue_count,
        "seed": found.seed,
        "er": found.rating.er,
        "hodoku_level": found.rating.hodoku_level,
        "hodoku_score": found.rating.hodoku_score,
        "level": found.rating.level,
        "effort": found.rating.effort,
        "symmetry": wish.symmetry,
        "minimal": ("clue" if wish.symmetry == "none" else "orbit") if wish.minimal else None,
        "tried": found.tried,
    }
    return row if puzzle.geometry.is_classic else row | {"board": puzzle.geometry.name}


def words(row: Row) -> str:
    """Write a row of `generate` for people."""
    if "file" in row:
        file, count = row["file"], row["puzzles"]
        return say("generate-whole", file=file) if count is None else say("generate-added", file=file, count=count)
    if "variant" in row:
        return variant_words(row)
    if "rules" in row:
        return formula_words(row)
    parts = [row["puzzle"], say("generate-givens", clues=row["clues"])]
    if row["level"]:
        parts.append(effort.in_words(row["level"], row["effort"]))
    if row["er"] is not None:
        parts.append(f"ER {row['er']}")
    if row["hodoku_score"] is not None:
        parts.append(f"HoDoKu {row['hodoku_level']} ({row['hodoku_score']})")
    return "  ".join([*parts, say("generate-seed", seed=row["seed"])])


COMMAND = Command("generate", options, words, make=make)
