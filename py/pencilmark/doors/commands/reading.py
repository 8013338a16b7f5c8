"""What commands are asked about: the texts of their input, read on the board and with the rules of the options."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import chain, islice
from stat import S_ISREG
from typing import TextIO, TypeAlias

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.doors.commands.files import read_file
from pencilmark.doors.commands.frame import Row
from pencilmark.doors.commands.pictures import PictureEntry, picture_in, pictures_of, read_picture
from pencilmark.exchange.found import ListEntry, Listing, Reading
from pencilmark.exchange.read import only_one, read, read_entry, recognise
from pencilmark.exchange.text.clean import cleaned
from pencilmark.exchange.text.lists import LARGE, is_comment, solves
from pencilmark.exchange.text.single import hit_of, write_candidates
from pencilmark.rules.lifted import on_board
from pencilmark.rules.text import RuleText, names_board, read_rules


def text_of(file: str) -> str:
    """Read a file of rules; raise PencilmarkError if it cannot be read."""
    try:
        return read_file(file, phrase("rules-file-rules"))
    except InputError as error:
        raise error.coded(error.code) from error


@lru_cache(maxsize=16)
def _read(text: str, on: str | None) -> RuleText:
    return read_rules(text, board(on) if on else None)


def ruled_of(file: str, on: str | None) -> RuleText:
    """Read the rules in *file*, on the board *on* if they name none. Raises PencilmarkError with the place."""
    try:
        return _read(text_of(file), on)
    except InputError as error:
        places: list[object] = [file]
        places += [phrase("at-line", at=error.line)] if error.line else []
        places += [phrase("at-column", at=error.column)] if error.column else []
        why, line, column = error.says, error.line, error.column
        raise PencilmarkError("in-file", code=error.code, line=line, column=column, places=places, why=why) from error


def puzzle_with_rules(text: str, file: str, on: str | None) -> Puzzle:
    """Read a puzzle's *text* and give it the rules of *file*; without a text, the rules are the puzzle.

    The board is the one that the rules name, else *on*, else the one that the text shows.
    """
    if not text.strip():
        return ruled_of(file, on).puzzle
    if on is None and not names_board(text_of(file)):
        on = read(text).geometry.name
    ruled = ruled_of(file, on)
    puzzle = read(text, ruled.geometry)
    givens = tuple(given or own for given, own in zip(puzzle.givens, ruled.givens, strict=True))
    return replace(puzzle, givens=givens, rules=ruled.puzzle.rules)


Text: TypeAlias = str | ListEntry
"""What a command is asked about: a text, or an entry of a list."""


def puzzle_of(text: Text, args: Namespace) -> Puzzle:
    """Read a puzzle without a player's digits, on the board and with the rules that the options name.

    Raises InputError for rules in a command that knows none.
    """
    if (rules := getattr(args, "rules", None)) and not carries_rules(text):
        return puzzle_with_rules(text if isinstance(text, str) else text.text, rules, args.board or args.size)
    return _known(reading_of(text, args).asked, args)


def position_of(text: Text, args: Namespace) -> Puzzle:
    """Read a puzzle as it stands: with a player's digits, marks as candidates, and rules as in `puzzle_of`."""
    if (rules := getattr(args, "rules", None)) and not carries_rules(text):
        return puzzle_with_rules(text if isinstance(text, str) else text.text, rules, args.board or args.size)
    found = reading_of(text, args).position
    return found if hasattr(args, "rules") else _known(found, args)


def _known(puzzle: Puzzle, args: Namespace) -> Puzzle:
    puzzle = on_board(puzzle)
    if puzzle.rules and not hasattr(args, "rules"):
        raise InputError("has-rules", count=len(puzzle.rules))
    return puzzle


def carries_rules(text: Text) -> bool:
    """Report whether a text is of a kind that has its own rules."""
    if isinstance(text, ListEntry) or not text.strip():
        return False
    try:
        found = recognise(text)
    except InputError:
        return False
    return isinstance(found, Reading) and bool(found.puzzle.rules)


def reading_of(text: Text, args: Namespace) -> Reading:
    """Read one puzzle; what is not understood in it goes to standard error. Raises InputError."""
    if isinstance(text, PictureEntry):
        return read_picture(text, args.reading)
    on = args.board or args.size
    found = read_entry(text, board(on) if on else None) if isinstance(text, ListEntry) else _one(text, on, args)
    for warning in found.warnings:
        print(f"{found.format}: {warning}", file=sys.stderr)
    return found


def _one(text: str, on: str | None, args: Namespace) -> Reading:
    return only_one(recognise(text, on, getattr(args, "reading", None) or ""))


def told(reading: Reading) -> Row:
    """Report what a text says about its puzzle besides the cells: its form unless that is a line, signs, columns."""
    row: Row = {} if reading.format == "line" else {"format": reading.format}
    if signs := reading.puzzle.geometry.signs:
        row["signs"] = signs
    if reading.title:
        row["title"] = reading.title
    if reading.columns:
        row["columns"] = dict(reading.columns)
    if reading.puzzle.candidates and reading.puzzle.geometry.size <= 16:
        row["candidates"] = write_candidates(reading.asked)
    return row


LONG = 5_000_000
"""Bytes from which a file of lines is not read at once."""


def texts_of(source: TextIO, args: Namespace) -> Iterator[tuple[int, Text]]:
    """Yield each puzzle's text, or its entry in a list, with the number of its line.

    Lines that are puzzles by themselves are passed on as they come; the rest is read as a whole.
    """
    if picture := picture_in(source):
        yield from ((one.line, one) for one in pictures_of(picture, args))
        return
    if getattr(args, "rules", None):
        yield from or_blank(with_rules(source.read(), args))
        return
    head = "" if args.whole else first_line(source)
    if head and is_streamed(source) and is_whole(head):
        yield from streamed(chain(head.splitlines(keepends=True), source))
        return
    text = head + source.read()
    if text.strip():
        yield from found_in(text, args)


def streamed(lines: Iterable[str]) -> Iterator[tuple[int, Text]]:
    """Yield each line as it comes; but of only two lines, the second may be the solution, as in a file."""
    entries = (ListEntry(number, cleaned(line.rstrip("\r\n"))) for number, line in enumerate(lines, 1))
    puzzles = ((entry.line, entry) for entry in entries if entry.text.strip() and not is_comment(entry.text))
    first = list(islice(puzzles, 1))
    yield from first
    second = list(islice(puzzles, 1))
    if second and is_solution(second[0][1].text, first[0][1].text):
        second += islice(puzzles, 1)
        second = [] if len(second) == 1 else second
    yield from second
    yield from puzzles


def is_solution(text: str, before: str) -> bool:
    """Report whether a line is the solution of the line *before*."""
    hit, puzzle = hit_of(text), hit_of(before)
    return bool(hit and puzzle and solves(puzzle, hit))


def with_rules(text: str, args: Namespace) -> Iterator[tuple[int, Text]]:
    """Yield the puzzles that get the rules of the options: the text if it is one, else its lines."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip() and line[0] != "#"]
    if len(lines) > 1:
        try:
            found = recognise(text, args.board or args.size)
        except InputError:
            found = None
        lines = lines if found is None or isinstance(found, Listing) else [(1, text)]
    yield from lines


def first_line(source: TextIO) -> str:
    """Skip blank lines and comments."""
    head = ""
    for line in source:
        head += line
        if line.strip() and not is_comment(line):
            break
    return head


def is_streamed(source: TextIO) -> bool:
    """Report whether a list is answered line by line: because it is still being written, or very long."""
    try:
        found = os.fstat(source.fileno())
    except OSError:
        return True
    return not S_ISREG(found.st_mode) or found.st_size > LONG


def is_whole(head: str) -> bool:
    """Report whether the last line of *head* is a puzzle by itself, too long for a row of one."""
    line = cleaned(head.splitlines()[-1]).strip()
    hit = None if line.startswith(("<", "{", "[")) else hit_of(line)
    return bool(hit and hit.size >= LARGE)


def found_in(text: str, args: Namespace) -> Iterator[tuple[int, Text]]:
    """Yield the one puzzle of a text, or the entries of the list that it is."""
    try:
        found = recognise(text, args.board or args.size, args.reading or "")
    except InputError as error:
        yield error.line or 1, text
        return
    if isinstance(found, Listing):
        yield from ((entry.line, entry) for entry in found.entries)
    else:
        yield 1, text


def or_blank(texts: Iterable[tuple[int, Text]]) -> Iterator[tuple[int, Text]]:
    """Yield the *texts*, or a blank one if there are none: rules can be a puzzle by themselves."""
    number = 0
    for number, text in texts:
        yield number, text
    if not number:
        yield 1, ""
