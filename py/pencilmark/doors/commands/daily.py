"""The commands `daily` and `class`: a folder of static files with a puzzle for each day, or one for each pupil."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random

from pencilmark.board.errors import Unavailable
from pencilmark.board.speech import say
from pencilmark.doors.commands.files import write_file
from pencilmark.doors.commands.frame import Command, Row, number_from, refuse, without
from pencilmark.doors.commands.generate import first_seed, made_by, scales_of
from pencilmark.doors.commands.wishing import wish_options
from pencilmark.paper.web.daily import Day, daily_files
from pencilmark.paper.web.pupils import class_files, class_link, puzzles_for

YEAR = 365


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ArgumentTypeError(say("daily-date", found=text)) from error


def _shared_options(parser: ArgumentParser, title: str) -> None:
    parser.add_argument("--out", required=True, metavar="FOLDER", help=say("daily-out"))
    parser.add_argument("--link", default="", metavar="URL", help=say("daily-link"))
    parser.add_argument("--title", default=title, metavar="TEXT", help=say("option-sheet-title"))
    wish_options(parser)


def daily_options(parser: ArgumentParser) -> None:
    """Add the options of `daily`."""
    parser.add_argument("--days", type=number_from(1), default=YEAR, metavar="N", help=say("daily-days"))
    parser.add_argument("--from", dest="start", type=_day, default=date.today(), metavar="DATE", help=say("daily-from"))
    parser.add_argument("--until", type=_day, default=date.today(), metavar="DATE", help=say("daily-until"))
    _shared_options(parser, say("daily-title"))


def class_options(parser: ArgumentParser) -> None:
    """Add the options of `class`."""
    parser.add_argument("--pupils", type=number_from(1), default=30, metavar="N", help=say("class-pupils"))
    _shared_options(parser, say("class-title"))


def make_daily(args: Namespace) -> Iterator[Row]:
    """Make a puzzle for each day and write the folder; progress goes to standard error."""
    refuse(args, ("count", "sort"), without("days"))
    args.count, args.seed = args.days, first_seed(args)
    days = [Day(args.start + timedelta(number), made) for number, made in enumerate(made_by(args, _scales(args)))]
    _write(Path(args.out), daily_files(days, args.until, args.title, args.link))
    yield {"folder": args.out, "puzzles": len(days), "seed": args.seed}


def make_class(args: Namespace) -> Iterator[Row]:
    """Make a puzzle, an isomorph of it for each pupil, and write the folder."""
    refuse(args, ("count", "sort"), without("pupils"))
    args.count, args.seed = 1, first_seed(args)
    (made,) = made_by(args, _scales(args))
    entries = puzzles_for(made.puzzle, args.pupils, Random(args.seed))
    _write(Path(args.out), class_files(entries, args.title, args.link))
    row: Row = {"folder": args.out, "puzzles": len(entries), "seed": args.seed, "level": made.rating.level}
    yield row | ({"link": class_link(made.puzzle, args.pupils, args.seed, args.link)} if args.link else {})


def _scales(args: Namespace) -> tuple[str, ...]:
    return ("own",) if args.scales is None else scales_of(args.scales)


def _write(folder: Path, files: Iterable[tuple[str, bytes]]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable("no-file/cannot-be-written", path=str(folder), why=error.strerror) from error
    for name, content in files:
        write_file(folder / name, content)


def words(row: Row) -> str:
    """Write the row of either command for people."""
    told = say("daily-written", folder=row["folder"], puzzles=row["puzzles"], seed=row["seed"])
    return f"{told}\n" + say("class-one-link", link=row["link"]) if "link" in row else told


DAILY = Command("daily", daily_options, words, make=make_daily)
CLASS = Command("class", class_options, words, make=make_class)
