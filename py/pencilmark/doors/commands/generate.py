"""The command `generate`: make puzzles by a wish."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from pencilmark import __version__
from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.line import in_signs, write_line
from pencilmark.board.speech import say, write
from pencilmark.doors.commands.asking import written
from pencilmark.doors.commands.frame import Command, Row, beside, refuse, without
from pencilmark.doors.commands.journal import Journal, journal_of, opened, question_of, seed_of
from pencilmark.doors.commands.progress import now_and_then
from pencilmark.doors.commands.wishing import check_options, orders_of, wish_options
from pencilmark.doors.commands.workers import workers
from pencilmark.human import effort
from pencilmark.human.rating import SCALES
from pencilmark.human.techniques.technique import level_name
from pencilmark.make.batch import Means, NotFound, Order, batch, counted, sort_key
from pencilmark.make.formulas.order import is_cyclic
from pencilmark.make.generator.starts import told
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.part import variant_of
from pencilmark.make.usual import nearest_words, tried_words


def options(parser: ArgumentParser) -> None:
    """Add the options of `generate`."""
    wish_options(parser)
    parser.add_argument("--out", default=None, metavar="FILE", help=say("generate-write-puzzles-into-file"))
    parser.add_argument("--resume", action="store_true", help=say("generate-out-go-where-earlier"))


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
    begun = seed_of(Path(args.out)) if args.resume and args.seed is None else None
    seed = first_seed(args) if begun is None else abs(begun)
    if args.formulas is not None or args.variant is not None:
        yield from _with_rules(args, seed)
        return
    orders = orders_of(args)
    scales = (SCALES if args.json or args.sort else ("own",)) if args.scales is None else scales_of(args.scales)
    note = Ticker(
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
    """Make formula puzzles or puzzles with variants: number i has the seed S + i, which alone makes it again."""
    orders = orders_of(args)
    if args.out is None:
        yield from map(ruled_row, follow(args, orders, seed))
        return

    def found(journal: Journal) -> Iterator[Found]:  # they are not compared, so the journal need not know them
        return ((ruled_row(made), None) for made in follow(args, orders, seed, journal.written))

    yield from _into_file(args, question_of(orders, seed, json=args.json), seed, found)


def first_seed(args: Namespace) -> int:
    """Return the seed of the options, or a random one."""
    return int.from_bytes(os.urandom(4), "big") if args.seed is None else abs(args.seed)


Found: TypeAlias = tuple[Row, Made | None]
"""A row, and the puzzle if the journal must remember it."""


def _into_file(
    args: Namespace, question: dict[str, Any], seed: int, found: Callable[[Journal], Iterator[Found]]
) -> Iterator[Row]:
    """Write the puzzles into the file of the options; yield what could not be made, and last a row about the file."""
    path = Path(args.out)
    if args.resume and path.exists() and not journal_of(path).exists():
        yield {"file": args.out, "puzzles": None, "seed": seed}
        return
    with opened(path, question, args.resume) as journal:
        for row, made in found(journal):
            if "error" in row:
                yield row
            else:
                journal.add(written((row,), GENERATE, args).text, made)
        yield {"file": args.out, "puzzles": journal.written, "seed": seed}


def _sort_key(found: Made | PencilmarkError) -> tuple[bool, tuple[float, ...]]:
    return (False, sort_key(found)) if isinstance(found, Made) else (True, ())


def _items(source: Iterator[Trying | Made | PencilmarkError], note: Ticker) -> Iterator[Made | PencilmarkError]:
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


def follow(args: Namespace, orders: Sequence[Order], seed: int, done: int = 0) -> Iterator[Made]:
    """Make the puzzles of *orders* one after another, or with processes, and by difficulty if the options say so.

    The first *done* of them are passed over. Progress goes to standard error if there are no processes, at most once a
    second.
    """
    made = _followed(args, orders, seed, done)
    yield from sorted(made, key=sort_key) if getattr(args, "sort", False) else made


def _followed(args: Namespace, orders: Sequence[Order], seed: int, done: int) -> Iterator[Made]:
    means = Means(scales=("own",) if getattr(args, "sort", False) else ())
    with workers(getattr(args, "jobs", 1), getattr(args, "cluster", None)) as executor:
        own, sentence = seed + done, "seed-grid" if variant_of(orders[0].wish) else "seed-try"
        is_due = now_and_then()
        for found in counted(orders, seed, means, executor, done):
            if isinstance(found, Made):
                own += 1
                yield found
            elif is_due():
                print(say(sentence, seed=own, tried=found.tried, doing=found.says), file=sys.stderr)


def made_by(args: Namespace, scales: tuple[str, ...]) -> Iterator[Made]:
    """Make the puzzles that the options wish for, no two isomorphic; raise what kept one from being made."""
    check_options(args)
    note = Ticker(say("generate-seed", seed=args.seed))
    with workers(args.jobs, args.cluster) as executor:
        for found in batch(orders_of(args), args.seed, Means(args.backend, scales, args.tries), executor):
            if isinstance(found, Trying):
                note.progress(found)
            elif isinstance(found, Made):
                yield found
            else:
                raise found


class Ticker:
    """Writes to standard error what is done, and how far it is, at most once a second."""

    def __init__(self, text: str) -> None:
        self._is_due = now_and_then()
        self._nearest: Made | None = None
        print(text, file=sys.stderr)

    def progress(self, now: Trying) -> None:
        """Report progress, if the last report is a second old; describe the nearest puzzle if it was nearest then."""
        if self._is_due():
            words = write(tried_words(now))
            if now.best and now.distance and now.best is self._nearest:
                words = say("generate-near", tried=words, nearest=nearest_words(now.best))
            self._nearest = now.best
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
        "minutes": found.rating.minutes and found.rating.minutes._asdict(),
        "symmetry": wish.symmetry,
        "minimal": ("clue" if wish.symmetry == "none" else "orbit") if wish.minimal else None,
        "tried": found.tried,
    }
    if note := write(told(puzzle)):
        row["note"] = note
    if puzzle.geometry.signs:
        row["signs"] = puzzle.geometry.signs
    return row if puzzle.geometry.name == "9" else row | {"board": puzzle.geometry.name}


def ruled_row(made: Made) -> Row:
    """Turn a puzzle with a variant or with formulas into a row."""
    puzzle, top, variant = made.puzzle, made.puzzle.geometry.value_count, variant_of(made.wish)
    return {
        "puzzle": write_line(puzzle.givens, top),
        "board": puzzle.geometry.name,
        **({"variant": variant} if variant else {}),
        "rules": [rule.text for rule in puzzle.rules],
        "solution": write_line(made.solution, top),
        "clues": puzzle.clue_count,
        "seed": made.seed,
        "minimal": made.minimal,
        **({} if variant else {"cyclic": is_cyclic(puzzle)}),
        "nodes": made.nodes,
        **({"level": made.rating.level, "steps": made.rating.histogram} if variant else {}),
    }


def ruled_words(row: Row) -> str:
    """Write a puzzle with rules as a text of rules that `solve --rules` reads."""
    known = {"seed": row["seed"], "solution": row["solution"]}
    if "variant" in row:
        level = f", {row['level']}" if row["level"] else ""
        notes = say("setting-seed-solution", variant=row["variant"], level=level, **known)
    else:
        notes = say("formulas-seed-solution", **known)
    givens = [f"givens: {row['puzzle']}"] if row["clues"] else []
    return "\n".join([notes, f"board: {row['board']}", *givens, *row["rules"]]) + "\n"


def words(row: Row) -> str:
    """Write a row of `generate` for people."""
    if "file" in row:
        file, count = row["file"], row["puzzles"]
        return say("generate-whole", file=file) if count is None else say("generate-added", file=file, count=count)
    if "rules" in row:
        return ruled_words(row)
    parts = [in_signs(row["puzzle"], row.get("signs", "")), say("generate-givens", clues=row["clues"])]
    if row["level"]:
        parts.append(effort.in_words(row["level"], row["effort"]))
    if row["minutes"]:
        parts.append(effort.minutes_in_words(effort.Minutes(**row["minutes"])))
    if row["er"] is not None:
        parts.append(f"ER {row['er']}")
    if row["hodoku_score"] is not None:
        parts.append(f"HoDoKu {level_name(row['hodoku_level'])} ({row['hodoku_score']})")
    parts.append(say("generate-seed", seed=row["seed"]))
    return "  ".join([*parts, *([row["note"]] if "note" in row else [])])


GENERATE = Command("generate", options, words, make=make)
