"""Files of the command line: read whatever their encoding, and written whole or not at all."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper, UnsupportedOperation
from typing import TYPE_CHECKING, TextIO

from pencilmark.board.errors import InputError, Unavailable
from pencilmark.board.phrase import Said, phrase

if TYPE_CHECKING:
    from pathlib import Path

_ENCODING = "utf-8-sig"
"""UTF-8, with or without the mark that some programs put before it."""
_WIDE = (b"\xff\xfe", b"\xfe\xff")
"""Marks of UTF-16."""


FILE = phrase("file-to-read")


def open_text(path: str, expected: Said = FILE) -> TextIO:
    """Open a file to read; bytes that are not UTF-8 become a character that no puzzle has. Raises InputError."""
    if path.lower().endswith(".scl"):
        raise InputError("other-program/sudocue-ratings", found=path)
    try:
        with open(path, "rb") as file:
            wide = file.read(2) in _WIDE
        return open(path, encoding="utf-16" if wide else _ENCODING, errors="replace", newline="")
    except OSError as error:
        raise InputError("no-file/not-read", expected=expected, found=path, why=error.strerror) from error


def has_input() -> bool:
    """Report whether there is a standard input that can be read."""
    if sys.stdin is None:  # closed when the program was started
        return False
    try:
        os.read(sys.stdin.fileno(), 0)
    except UnsupportedOperation:  # no file at all: a text that a program put there
        return True
    except OSError:
        return False
    return True


def standard_input() -> TextIO:
    """Return the standard input, read like a file. Raises InputError if it is closed."""
    if not has_input():
        raise InputError("no-file/no-input")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding=_ENCODING, errors="replace")
    return sys.stdin


def read_file(path: str, expected: Said) -> str:
    """Read a file, or the standard input if *path* is ``-``. Raises InputError."""
    if path == "-":
        return standard_input().read()
    try:
        with open_text(path, expected) as source:
            return source.read()
    except OSError as error:
        raise InputError("no-file/not-read", expected=expected, found=path, why=error.strerror) from error


def read_bytes(path: str, expected: Said = FILE, most: int | None = None) -> bytes:
    """Read a file that is not text, or its beginning. Raises InputError."""
    try:
        with open(path, "rb") as source:
            return source.read(most)
    except OSError as error:
        raise InputError("no-file/not-read", expected=expected, found=path, why=error.strerror) from error


def write_text(text: str, output: TextIO) -> None:
    """Write lines at once. Raises Unavailable if that fails, as on a full disk; BrokenPipeError passes through."""
    try:
        output.write(text)
        output.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Unavailable("no-output", why=error.strerror) from error


def check_place(path: Path) -> None:
    """Check that a file can be written at *path* before the work begins. Raises InputError."""
    folder = path.resolve().parent
    if path.is_dir() or not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise InputError("no-file/file-can-be-written", found=str(path))


def check_pdf_place(path: Path) -> None:
    """Check that a PDF can be written at *path*, and not over another kind of file: its name may have been forgotten.

    Raises InputError.
    """
    check_place(path)
    start = read_bytes(str(path), most=1024) if path.is_file() else b""
    if start and b"%PDF-" not in start:
        raise InputError("no-file/over-other", found=str(path))


def write_file(path: Path, content: bytes) -> None:
    """Write a file under another name and rename it when it is whole. Raises Unavailable, leaving no new file.

    Something that is not a file, such as a device, is written directly.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)
        else:
            _replace(path.resolve(), content)
    except OSError as error:
        raise Unavailable("no-file/cannot-be-written", path=str(path), why=error.strerror) from error


def _replace(path: Path, content: bytes) -> None:
    from tempfile import NamedTemporaryFile  # late: most commands write no file

    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as aside:
        try:
            aside.write(content)
            aside.flush()
            os.fchmod(aside.fileno(), _mode(path))
            os.replace(aside.name, path)
        except BaseException:
            os.unlink(aside.name)
            raise


def _mode(path: Path) -> int:
    """Return the permissions of the file at *path*, or those of a new one."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
