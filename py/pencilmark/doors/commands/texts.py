"""The texts of a command's input: lines as they come, the entries of a list, or one puzzle."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from stat import S_ISREG
from typing import TextIO

from pencilmark.board.errors import InputError
from pencilmark.doors.commands.pictures import picture_in
from pencilmark.doors.commands.reading import Text
from pencilmark.exchange.found import Entry, Listing
from pencilmark.exchange.read import recognise
from pencilmark.exchange.text.clean import cleaned
from pencilmark.exchange.text.lists import LARGE, is_comment, solves
from pencilmark.exchange.text.single import hit_of

LONG = 5_000_000
"""Bytes from which a file of lines is not read at once."""


def texts_of(source: TextIO, args: Namespace) -> Iterator[tuple[int, Text]]:
    """Yield each puzzle's text, or its entry in a list, with the number of its line.

    Lines that are puzzles by themselves are handed on as they come, the rest is read as a whole.
    """
    if picture := picture_in(source):
        yield 1, picture
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
    """Yield each line as it comes; but of two lines alone the second may be the solution, as it is in a file."""
    entries = (Entry(number, cleaned(line.rstrip("\r\n"))) for number, line in enumerate(lines, 1))
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
    """Yield the puzzles that get the rules of the options: the text where it is one, else its lines."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip() and line[0] != "#"]
    if len(lines) > 1:
        try:
            found = recognise(text, args.board or args.size)
        except InputError:
            found = None
        lines = lines if found is None or isinstance(found, Listing) else [(1, text)]
    yield from lines


def first_line(source: TextIO) -> str:
    """Read up to the first line that says something."""
    head = ""
    for line in source:
        head += line
        if line.strip() and not is_comment(line):
            break
    return head


def is_streamed(source: TextIO) -> bool:
    """Report whether a list is answered line by line: where it is still being written, or very long."""
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
    """Yield the *texts*, or a blank one when there are none: rules can be a puzzle by themselves."""
    number = 0
    for number, text in texts:
        yield number, text
    if not number:
        yield 1, ""
