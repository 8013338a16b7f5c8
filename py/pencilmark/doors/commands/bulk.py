"""Lists of plain lines, a block of bytes at a time: as fast as the kernel from end to end.

A line is plain if it is 81 of the characters ``.0*_`` and 1 to 9, perhaps followed by a rating or a name. Those of a
block go to the kernel together; every other line, and what the kernel leaves, is answered as in any list. Rows, their
order and their bytes are the same.
"""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from io import BufferedReader, BytesIO
from itertools import islice
from stat import S_ISREG
from typing import NamedTuple, TypeAlias

from pencilmark.board.errors import InputError
from pencilmark.doors.commands.asking import Output, answer_text, command_of, written
from pencilmark.doors.commands.files import has_input
from pencilmark.doors.commands.frame import Command, Row, error_row

BLOCK = 1 << 18
"""Bytes that are read at once, some 3,000 lines: of more, memory would be given back and fetched anew each time."""
LONG = 5_000_000
"""Bytes up to which a file is read as a whole, since its lines may mean something together."""
PAIR = 2
"""Lines of a puzzle and its solution."""
PLAIN = b".0*_123456789"
VALUES = bytes.maketrans(b".0*_123456789", bytes((0, 0, 0, 0, *range(1, 10))))
CELLS = 81
REMARK = re.compile(rb"[ \t,;:|][\w \t,;:|.#%()/=+'\"-]{0,79}")
"""Words behind an open puzzle: too few to be its solution."""
SECOND = 2
"""How many lines say something, blank ones and comments left out, where the last may be the solution of the first."""


class Span(NamedTuple):
    """Where some bytes are in a file, for a process that reads them itself."""

    path: str
    start: int
    size: int

    def read(self) -> bytes:
        """Return the bytes."""
        with open(self.path, "rb", buffering=0) as file:
            file.seek(self.start)
            return file.read(self.size)


Block: TypeAlias = tuple[int, bytes | Span]
"""The number of its first line, and whole lines."""
Bytes: TypeAlias = BufferedReader | BytesIO


def is_wanted(command: Command, args: Namespace) -> bool:
    """Report whether a command can answer blocks, and the options are for the ordinary board only."""
    if not command.blocks or not command.blocks.suits(args):
        return False
    if args.board or args.size or args.whole or args.reading or getattr(args, "rules", None):
        return False
    return args.backend in ("auto", "wasm") and args.nodes is None and args.seconds >= 1


def source_of(command: Command, args: Namespace) -> Bytes | None:
    """Open the input if it is a list of plain lines, and the kernel unless the list is short.

    None, with nothing read, if it is no such list, or if the command has no such way here.
    """
    if not is_wanted(command, args):
        return None
    assert command.blocks
    few = args.backend == "auto" and args.jobs == 1 and not args.cluster and command.blocks.few(args)
    alone = command.blocks.alone(args)
    if args.file == "-":
        raw = getattr(sys.stdin, "buffer", None)
        return _list_of(raw, few, alone) if isinstance(raw, BufferedReader) and has_input() else None
    try:
        stream = open(args.file, "rb")  # noqa: SIM115  # passed on, or closed below
    except OSError:
        return None  # the other way reports what is wrong
    found = _list_of(stream, few, alone)
    if found is not stream:
        stream.close()
    return found


def _list_of(stream: BufferedReader, few: bool = False, alone: bool = True) -> Bytes | None:
    """Check that a list begins here that is short, if a *few* lines will do, or for which there is a kernel.

    Its puzzles may have to stand *alone* on their lines. An input that is read whole must be plain to its end.
    """
    from pencilmark.engine import plain  # late: `--help` need not wait for it

    line, _, more = stream.peek(CELLS + 2).partition(b"\n")  # a single line may end without a line break
    if not puzzle_on(line.rstrip(b"\r"), alone):
        return None
    if not (few and more.count(b"\n") < plain.FEW) and not plain.is_available():
        return None
    try:
        file = os.fstat(stream.fileno())
    except OSError:
        return stream
    if not S_ISREG(file.st_mode) or file.st_size > LONG:
        return stream
    start = stream.tell()
    text = stream.read()
    lines = text.replace(b"\r\n", b"\n").rstrip(b"\n").split(b"\n")
    if len(lines) != PAIR and all(puzzle_on(line, alone) for line in lines):
        return BytesIO(text)
    stream.seek(start)
    return None


def puzzle_on(line: bytes, alone: bool) -> bytes:
    """Return the cells of a line that is a puzzle for the kernel, except for its characters; else nothing.

    Unless it must be *alone* there, an unsolved puzzle may be followed by a few words.

    >>> puzzle_on(b"." * 81 + b" 7.2", True), len(puzzle_on(b"." * 81 + b" 7.2", False))
    (b'', 81)
    """
    cells = line[:CELLS]
    if len(cells) < CELLS or cells.translate(None, PLAIN):
        return b""
    is_told = len(line) == CELLS or (not alone and 0 in cells.translate(VALUES) and REMARK.fullmatch(line, CELLS))
    return cells if is_told else b""


def blocks(source: Bytes) -> Iterator[tuple[int, bytes]]:
    """Cut the input into blocks of whole lines, as they come; of only two lines, the second may be the solution."""
    said: list[bytes] = []
    held: tuple[int, bytes] | None = None
    for number, whole in _cut(source):
        lines = whole.split(b"\n") if len(said) <= SECOND else []
        places = list(islice((at for at, line in enumerate(lines) if _says(line)), SECOND + 1 - len(said)))
        said += [lines[at] for at in places]
        if held and len(said) == SECOND:
            held = held[0], held[1] + b"\n" + whole
        elif len(said) == SECOND and places and _is_solution(said[1], said[0]):
            at = places[-1]
            if at:
                yield number, b"\n".join(lines[:at])
            held = number + at, b"\n".join(lines[at:])
        else:
            if held:
                yield held
            held = None
            yield number, whole


def _is_solution(line: bytes, puzzle: bytes) -> bool:
    """Report whether a line fills the blanks of a *puzzle* and keeps its givens."""
    full, givens = _values_on(line), _values_on(puzzle)
    same = len(full) == len(givens) == CELLS and 0 in givens and 0 not in full
    return same and all(not given or given == own for given, own in zip(givens, full, strict=True))


def _values_on(line: bytes) -> bytes:
    """Return the values of the cells of a line with blanks around it or a few words after it; nothing if longer."""
    line = line.strip()
    return line[:CELLS].translate(VALUES) if len(line) == CELLS or REMARK.fullmatch(line, CELLS) else b""


def _cut(source: Bytes) -> Iterator[tuple[int, bytes]]:
    """Cut the input into blocks of whole lines, as they come."""
    number, rest = 1, b""
    while part := source.read1(BLOCK):
        whole, newline, rest = (rest + part).rpartition(b"\n")
        if newline:
            yield number, whole
            number += whole.count(b"\n") + 1
    if rest:
        yield number, rest


def cut(source: Bytes, args: Namespace, *, apart: bool, lines: int | None = None) -> Iterator[Block]:
    """Cut the input into blocks, of at most *lines* lines if given.

    *apart*: for other processes on this machine, which read a file themselves.
    """
    if lines:
        return smaller(blocks(source), lines)
    if not apart or args.file == "-" or isinstance(source, BytesIO):
        return blocks(source)
    is_file = S_ISREG(os.fstat(source.fileno()).st_mode)
    return spans(source, args.file) if is_file else blocks(source)


def smaller(found: Iterator[tuple[int, bytes]], most: int) -> Iterator[Block]:
    """Cut blocks into blocks of at most *most* lines.

    >>> list(smaller(iter([(1, b"a\\nb\\nc")]), 2))
    [(1, b'a\\nb'), (3, b'c')]
    """
    for number, whole in found:
        lines = whole.split(b"\n")
        for first in range(0, len(lines), most):
            yield number + first, b"\n".join(lines[first : first + most])


def spans(source: BufferedReader, path: str) -> Iterator[Block]:
    """Cut the file at *path* into blocks as `blocks` does, as places in it."""
    start = source.tell()
    for number, whole in blocks(source):
        yield number, Span(path, start, len(whole))
        start += len(whole) + 1


def after(found: Iterator[Block], kept: int) -> Iterator[Block]:
    """Leave out the first lines that say something, as many as an earlier run *kept*."""
    for number, source in found:
        if not kept:
            yield number, source
            continue
        lines = lines_of(source)
        said = [place for place, line in enumerate(lines) if _says(line)]
        if len(said) > kept:
            yield number + said[kept], b"\n".join(lines[said[kept] :])
        kept = max(0, kept - len(said))


def lines_of(source: bytes | Span) -> list[bytes]:
    """Cut a block into its lines."""
    text = source.read() if isinstance(source, Span) else source
    return (text.replace(b"\r\n", b"\n").replace(b"\r", b"\n") if b"\r" in text else text).split(b"\n")


def written_of(name: str, args: Namespace, block: Block) -> Output:
    """Answer the lines of a block, and write the rows."""
    return written(rows_of(name, args, block), command_of(name), args)


def rows_of(name: str, args: Namespace, block: Block) -> list[Row]:
    """Answer the lines of a block, in their order."""
    return list(streamed(name, args, block))


def streamed(name: str, args: Namespace, block: Block) -> Iterator[Row]:
    """Yield the answers to the lines of a block as they come."""
    number, source = block
    command = command_of(name)
    assert command.blocks
    lines = lines_of(source)
    alone = command.blocks.alone(args)
    puzzles = [puzzle_on(line, alone) for line in lines]
    quick = iter(command.blocks.rows(b"".join(puzzles).translate(VALUES), args))
    for place, (line, easy) in enumerate(zip(lines, puzzles, strict=True), number):
        row = next(quick) if easy else None
        if row or (row := _careful(name, args, place, line.decode("utf-8", "replace"))):
            yield row


def sums_of(name: str, args: Namespace, block: Block) -> list[Row]:
    """Answer the lines of a block for a summary: each different row once, with how many *times* it came."""
    rows = rows_of(name, args, block)
    found = {id(row): row for row in rows}
    return [{**found[key], "times": times} for key, times in Counter(map(id, rows)).items()]


def says(line: str) -> bool:
    """Report whether a line is neither blank nor a comment."""
    from pencilmark.exchange.text.lists import is_comment

    return bool(line.strip()) and not is_comment(line)


def _says(line: bytes) -> bool:
    is_plain = puzzle_on(line.rstrip(), alone=False)
    return bool(is_plain) or says(line.decode("utf-8", "replace"))  # which imports the readers


def _careful(name: str, args: Namespace, number: int, line: str) -> Row | None:
    """Answer a line as in any list; None for one that says nothing."""
    from pencilmark.exchange.found import ListEntry
    from pencilmark.exchange.text.clean import cleaned

    if not says(line):
        return None
    try:
        return answer_text(name, args, (number, ListEntry(number, cleaned(line))))
    except InputError as error:
        return error_row(error, number)
