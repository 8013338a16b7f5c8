"""Addresses and texts that carry a whole puzzle of f-puzzles or SudokuPad: found, unpacked, read.

    https://f-puzzles.com/?load=DATA      https://sudokupad.app/scl...  ctc...  fpuz...  fpuzzles...  ?puzzleid=...
    scl..., ctc..., fpuz... alone         JSON text of either

An address that only names a puzzle kept on their servers is told apart: nothing here goes to a server.
"""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import unquote

from pencilmark.board.errors import FormatError
from pencilmark.exchange.found import Exchanged
from pencilmark.exchange.fpuzzles import parse_fpuzzles
from pencilmark.exchange.lzstring import decompress
from pencilmark.exchange.short import parse_short
from pencilmark.exchange.sudokupad import parse_sudokupad

ADDRESSES = {"f-puzzles": "https://f-puzzles.com/?load=", "sudokupad": "https://sudokupad.app/scl"}
SITES = re.compile(
    r"(?:https?://)?(?:www\.|beta\.|alpha\.|dev\.)?"
    r"(f-puzzles\.com|sudokupad\.app|crackingthecryptic\.com|app\.crackingthecryptic\.com)(?:[/?#]|$)",
    re.IGNORECASE,
)
_LOAD = re.compile(r"[?&]load=([^&#\s]+)")
_PUZZLE = re.compile(r"[?&]puzzleid=([^&#\s]+)")
_PATH = re.compile(r"(?:sudokupad\.app|crackingthecryptic\.com)/(?:sudoku/?)?([^?#\s]+)", re.IGNORECASE)
_PREFIXED = re.compile(r"(scl|ctc|fpuz(?:zles)?)([A-Za-z0-9+/%=\s-]{40,})")
_NAMED = "this link only names a puzzle that is kept on a server; expected the long link, which has the puzzle in it"


def is_link(text: str) -> bool:
    """Tell whether *text* is a link to a puzzle of f-puzzles or SudokuPad, or the data of one.

    >>> is_link("https://f-puzzles.com/?load=N4Ig"), is_link("53..7...."), is_link('{"size": 9, "grid": []}')
    (True, False, True)
    """
    body = text.strip()
    return bool(SITES.match(body) or _PREFIXED.fullmatch(body)) or (body.startswith("{") and body.endswith("}"))


def read_link(text: str) -> Exchanged:
    """Read a link or JSON text. Raises FormatError."""
    body = text.strip()
    if body.startswith("{"):
        return read_json(body)
    return read_json(unpack(body))


def unpack(link: str) -> str:
    """Give the JSON text in a link. Raises FormatError."""
    found = _LOAD.search(link) or _PUZZLE.search(link) or _PATH.search(link)
    if not found and SITES.match(link):
        raise FormatError("server-link", _NAMED)
    payload = unquote(found[1] if found else link)
    if not _LOAD.search(link):
        prefixed = _PREFIXED.fullmatch(payload)
        if not prefixed:
            raise FormatError("server-link", _NAMED)
        payload = prefixed[2]
    return decompress(payload.replace(" ", "+"))


def read_json(text: str) -> Exchanged:
    """Read the JSON text of either program, in SudokuPad's short form too. Raises FormatError."""
    data = _loaded(text)
    if isinstance(data.get("grid"), list):
        return parse_fpuzzles(data)
    if any(key in data for key in ("cells", "ce", "cages", "ca")):
        return parse_sudokupad(data)
    raise FormatError("bad-link", "expected a puzzle of f-puzzles or SudokuPad, with a grid or cells")


def _loaded(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = parse_short(text)
    if isinstance(data, dict):
        return data
    raise FormatError("bad-link", "expected the data of a puzzle in this link, found something else")
