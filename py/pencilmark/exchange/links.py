"""Addresses and texts that carry a whole puzzle: found in a text, unpacked, read.

    https://f-puzzles.com/?load=DATA      https://sudokupad.app/scl...  ctc...  fpuz...  fpuzzles...  ?puzzleid=...
    scl..., ctc..., fpuz... alone         JSON text of either, or its compressed text alone
    #p=...&b=...&c=...&r=...&t=...        our own
    any address with a line of cells, a grid of SudokuWiki, sudoku.coach or puzz.link, or a game id of Solo in it

An address that only names a puzzle kept on its server cannot be read: nothing here asks a server.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, unquote, unquote_plus, urlsplit

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import Reading
from pencilmark.exchange.fpuzzles import reading_fpuzzles
from pencilmark.exchange.ipuz import is_ipuz, read_ipuz
from pencilmark.exchange.lzstring import decompressing
from pencilmark.exchange.short import parsing_short
from pencilmark.exchange.sites.codes import read_code
from pencilmark.exchange.sites.iss import is_iss, read_iss
from pencilmark.exchange.sites.lisudoku import is_lisudoku, reading_lisudoku
from pencilmark.exchange.sites.penpa import payload_of, read_penpa
from pencilmark.exchange.sites.sudokumaker import is_sudokumaker, reading_sudokumaker
from pencilmark.exchange.sites.tatham import is_id, read_id
from pencilmark.exchange.sudokupad import reading_sudokupad
from pencilmark.exchange.text.lists import read_hit
from pencilmark.exchange.text.single import hit_of
from pencilmark.rules.text import reading

ADDRESSES = {"f-puzzles": "https://f-puzzles.com/?load=", "sudokupad": "https://sudokupad.app/scl"}
HOSTS = re.compile(
    r"(?:f-puzzles\.com|sudokupad\.app|crackingthecryptic\.com|sudokuwiki\.org|sudoku\.coach|sudokuexchange\.com"
    r"|sudoku-solutions\.com|sudokumaker\.app|lisudoku\.xyz|tinyurl\.com|bit\.ly|puzz\.link)(?:[/?#]|$)",
    re.IGNORECASE,
)
LONGEST_WORDS = 10_000
"""Most characters of a title, an author, or rules in words."""
_URL = re.compile(r"https?://[^\s<>\"'\])]{3,200000}", re.IGNORECASE)
_PREFIXED = re.compile(r"(scl|ctc|fpuz(?:zles)?)([A-Za-z0-9+/%=\s-]{40,200000})")
_BARE = re.compile(r"(?:\??load=)?(N4Ig[A-Za-z0-9+/%=\s$-]{36,200000})")
"""The compressed text alone: every text that begins with ``{"`` is compressed to this beginning."""
_PARTS = re.compile(r"[/?&#=]+")
_SHORT = ("tinyurl.com", "bit.ly", "goo.gl", "t.co", "is.gd", "ow.ly", "rb.gy", "cutt.ly", "tiny.cc")


def is_link(text: str) -> bool:
    """Report whether *text* is one address, or the data of a puzzle of f-puzzles or SudokuPad.

    >>> is_link("https://f-puzzles.com/?load=N4Ig"), is_link("53..7...."), is_link('{"size": 9, "grid": []}')
    (True, False, True)
    """
    body = text.strip()
    if body.startswith("{") and body.endswith("}"):
        return True
    return bool(_address(body) or _PREFIXED.fullmatch(body) or _BARE.fullmatch(body))


def _address(text: str) -> str:
    """Return a text as an address if it is one and nothing else."""
    if re.search(r"\s", text):
        return ""
    if _URL.fullmatch(text):
        return text
    if text.startswith("#p="):
        return f"https://{text}"
    start = re.match(r"(?:[a-z0-9-]{1,30}\.){0,3}", text, re.IGNORECASE)
    return f"https://{text}" if HOSTS.match(text) or (start and _host_follows(text)) else ""


def _host_follows(text: str) -> bool:
    host = re.split(r"[/?#]", text, maxsplit=1)[0].lower()
    return host.count(".") <= 4 and bool(HOSTS.match(".".join(host.split(".")[-2:])))


def reading_link(text: str, geometry: Geometry | None = None) -> Slowly[Reading]:
    """Read an address or JSON text, with pauses. Raises FormatError."""
    body = text.strip()
    if body.startswith("{"):
        return (yield from reading_json(body))
    if prefixed := _PREFIXED.fullmatch(body):
        return (yield from _unpacked(unquote(prefixed[2])))
    if bare := _BARE.fullmatch(body):
        return (yield from _unpacked(_url_safe(unquote(bare[1]))))
    return (yield from _read_address(_address(body) or body, geometry))


def addresses(text: str) -> Iterator[str]:
    """Yield the addresses in a text."""
    for match in _URL.finditer(text):
        yield match[0].rstrip(".,;:!")


def _read_address(address: str, geometry: Geometry | None) -> Slowly[Reading]:
    """Read what an address carries; if that is nothing, raises FormatError that says what the address is."""
    try:
        host = (urlsplit(address).hostname or "").removeprefix("www.")
    except ValueError:
        host = ""
    for read in (_own(address), _packed(address, host)):
        if found := (yield from read):
            return found
    for part in _carried(address):
        yield None
        if found := _read_part(part, geometry):
            return replace(found, format=say("links-link", format=found.format, host=host) if host else found.format)
    raise _refusal(host, address)


def _own(address: str) -> Slowly[Reading | None]:
    """Read one of our own links: the puzzle, its board, candidates and rules, its title, author and rules in words."""
    fragment = address.partition("#")[2]
    if not fragment.startswith("p="):
        return None
    fields = {name: values[0] for name, values in parse_qs(fragment).items()}
    on = board(fields["b"]) if "b" in fields else None
    hit = hit_of(fields.get("p", ""), on.size if on else None)  # blank fields are ignored
    if not hit:
        raise FormatError("bad-link/recognised-link-pencilmark-puzzle")
    line = read_hit(hit, on)
    puzzle = line.puzzle
    yield None
    if "c" in fields and (own := hit_of(fields["c"], puzzle.geometry.size)) and own.form == "candidates":
        puzzle = replace(puzzle, candidates=read_hit(own, puzzle.geometry).puzzle.candidates)
    if "r" in fields:
        ruled, errors = yield from reading(fields["r"], puzzle.geometry)
        if errors:
            raise errors[0]
        puzzle = replace(puzzle, rules=ruled.puzzle.rules)
    title, author, words = (fields.get(name, "")[:LONGEST_WORDS] for name in "taw")
    return replace(line, puzzle=puzzle, format=say("links-pencilmark-link"), title=title, author=author, text=words)


def _packed(address: str, host: str) -> Slowly[Reading | None]:
    """Read the compressed data of f-puzzles, SudokuPad and their like."""
    query = address.partition("?")[2].partition("#")[0]
    for name, value in (field.partition("=")[::2] for field in query.split("&")):
        if name == "load" and value:
            return (yield from _unpacked(unquote(value)))
        prefixed = _PREFIXED.fullmatch(unquote(value)) if name == "puzzleid" else None
        if prefixed:
            return (yield from _unpacked(prefixed[2]))
        if name == "puzzle" and host == "sudokumaker.app":
            return (yield from _sudokumaker(unquote(value)))
        if name == "import" and host == "lisudoku.xyz":
            return (yield from _imported(unquote(value)))
    if "penpa" in address.lower() and (payload := payload_of(unquote(address))):
        return read_penpa(payload)
    path = unquote(re.sub(r"^https?://[^/]*/(?:sudoku/)?", "", address, flags=re.IGNORECASE))
    if prefixed := _PREFIXED.fullmatch(path.split("?")[0].split("#")[0]):
        return (yield from _unpacked(prefixed[2]))
    return None


def _unpacked(data: str) -> Slowly[Reading]:
    """Read the compressed JSON of either program. Raises FormatError."""
    text = yield from decompressing(data.replace(" ", "+"))
    return (yield from reading_json(text))


def _imported(value: str) -> Slowly[Reading]:
    """Read what lisudoku imports: cells, or compressed JSON. Raises FormatError."""
    if value.isdigit() and (hit := hit_of(value)):
        return replace(read_hit(hit, None), format="lisudoku")
    return (yield from _unpacked(value))


def _url_safe(payload: str) -> str:
    """Return data in the standard alphabet of base 64; addresses replace some of its signs."""
    return payload.replace("-", "/").replace("$", "=")


def _sudokumaker(payload: str) -> Slowly[Reading]:
    """Read SudokuMaker's data, in the signs of base 64 that need no escape in an address."""
    try:
        text = yield from decompressing(_url_safe(payload).replace(" ", "+"))
        data = json.loads(text)
    except (FormatError, ValueError, RecursionError) as error:
        raise FormatError("bad-link/sudokumaker-changed") from error
    if not isinstance(data, dict):
        raise FormatError("bad-link/sudokumaker-changed")
    if isinstance(data.get("grid"), list):
        return (yield from reading_fpuzzles(data, "SudokuMaker"))
    return (yield from reading_sudokumaker(data))


def _carried(address: str) -> Iterator[str]:
    """Yield the parts of an address that may be a puzzle, the longest first."""
    body = address.split("://", 1)[-1]
    after = body[body.index("/") :] if "/" in body else body.partition("?")[2] or body.partition("#")[2]
    whole = [unquote_plus(part) for part in (body.partition("#")[2], body.partition("?")[2], after.lstrip("/")) if part]
    parts = [part for one in [*whole, unquote_plus(after)] for part in _PARTS.split(one)]
    yield from sorted(dict.fromkeys([*whole, *parts]), key=len, reverse=True)


def _read_part(part: str, geometry: Geometry | None) -> Reading | None:
    if len(part) < 8:
        return None
    if is_id(part):
        return read_id(part)
    if part.startswith(("S9B", "SCv", "sudoku/")) and (found := read_code(part)):
        return found
    if is_iss(part):
        return read_iss(part)
    if " " in part.strip() and len(part) > 2000:
        return None
    hit = hit_of(part, geometry.size if geometry else None)
    if hit and hit.size >= 6 and hit.form != "numbers":
        return read_hit(hit, geometry)
    if hit and hit.size >= 6 and set(part) <= set("0123456789,;- "):
        return read_hit(hit, geometry)
    return None


def _refusal(host: str, address: str) -> FormatError:
    """Make the error that says what an address without a puzzle is."""
    if "#" in address and re.search(r"(?:%23|#)\d{6,}$", address) and "sgtatham" in address:
        return FormatError("seed-link/link-has-only-seed")
    if host in _SHORT:
        return FormatError("server-link/short-link-open-paste", host=host)
    if "penpa" in address.lower():
        return FormatError("other-program/penpa-without-puzzle")
    return FormatError("server-link/link-only-names-puzzle", value=host or say("links-page"))


def reading_json(text: str) -> Slowly[Reading]:
    """Read the JSON text of either program, in SudokuPad's short form too, with pauses. Raises FormatError."""
    data = yield from _loaded(text)
    yield None
    if is_ipuz(data):
        return read_ipuz(data)
    if is_sudokumaker(data):
        return (yield from reading_sudokumaker(data))
    if is_lisudoku(data):
        return (yield from reading_lisudoku(data))
    if isinstance(data.get("grid"), list):
        return (yield from reading_fpuzzles(data))
    if any(key in data for key in ("cells", "ce", "cages", "ca")):
        return (yield from reading_sudokupad(data))
    raise FormatError("bad-link/puzzle-f-puzzles-sudokupad")


def _loaded(text: str) -> Slowly[dict[str, Any]]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = yield from parsing_short(text)
    if isinstance(data, dict):
        return data
    raise FormatError("bad-link/data-puzzle-link-something")
