"""How people name cells: r5c3 as our own sentences and texts do, E3, or 五行三列; and how to read each of these."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias, get_args

CellNames: TypeAlias = Literal["r1c1", "a1", "kanji"]
CELL_NAMES: tuple[CellNames, ...] = get_args(CellNames)
_CELLS = re.compile(r"(?<![A-Za-z0-9])r(\d+(?:/\d+)*)c(\d+(?:/\d+)*)(?!\d)")
_KANJI = re.compile(r"(?<![\d一二三四五六七八九十])([\d一二三四五六七八九十]{1,3})行([\d一二三四五六七八九十]{1,3})列")
_SIGNS = "〇一二三四五六七八九"
_FULL_WIDTH = {sign: sign - 0xFEE0 for sign in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}
_FULL_WIDTH |= dict.fromkeys(map(ord, "“”„«»"), 0x22)
_names: CellNames = "r1c1"


def use(names: str) -> None:
    """Name cells in this way on paper from now on; "" for r5c3."""
    global _names
    _names = next((known for known in CELL_NAMES if known == names), "r1c1")


def on_paper_now() -> CellNames:
    """Return how cells are named on paper."""
    return _names


def on_paper(text: str, size: int) -> str:
    """Write a sentence about a board of *size* with its cells named as set by `use`."""
    return named(text, _names, size)


def named(text: str, names: str, size: int) -> str:
    """Rename the cells in a *text* about a board of *size*; sets of cells stay together.

    >>> [named("So r5c3 is 8.", names, 9) for names in CELL_NAMES]
    ['So r5c3 is 8.', 'So E3 is 8.', 'So 五行三列 is 8.']
    >>> named("r12c3", "a1", 9), named("r12c3", "a1", 16), named("r12c3", "kanji", 16)
    ('AB3', 'L3', '十二行三列')
    """
    if names == "r1c1":
        return text
    return _CELLS.sub(lambda found: _name(names, _numbers(found[1], size), _numbers(found[2], size), size), text)


def _name(names: str, rows: list[int], columns: list[int], size: int) -> str:
    if names == "kanji":
        return f"{'・'.join(map(kanji, rows))}行{'・'.join(map(kanji, columns))}列"
    join = "" if size < 10 else "/"
    return join.join(row_letters(row - 1) for row in rows) + join.join(map(str, columns))


def _numbers(digits: str, size: int) -> list[int]:
    """Read a group of numbers, such as 12 or 1/2."""
    return [int(number) for number in (digits if size < 10 and "/" not in digits else digits.split("/"))]


def row_name(number: int, names: str) -> str:
    """Name a row, counted from 1, as written beside a board."""
    return kanji(number) if names == "kanji" else row_letters(number - 1) if names == "a1" else str(number)


def row_letters(row: int) -> str:
    """Name a *row*, from 0, by letters.

    >>> row_letters(0), row_letters(25), row_letters(26)
    ('A', 'Z', 'AA')
    """
    return chr(ord("A") + row) if row < 26 else row_letters(row // 26 - 1) + row_letters(row % 26)


def kanji(number: int) -> str:
    """Write a number up to 99 as Japanese and Chinese do.

    >>> [kanji(number) for number in (5, 10, 12, 36)]
    ['五', '十', '十二', '三十六']
    """
    tens, ones = divmod(number, 10)
    return (_SIGNS[tens] if tens > 1 else "") + ("十" if tens else "") + (_SIGNS[ones] if ones or not tens else "")


def plain(text: str) -> str:
    """Rename the cells in a *text* that are in full-width signs or kanji to the names in our own texts.

    >>> plain("killer 15: 五行三列 十二行3列 ｒ１ｃ２"), plain("Ａ１ ＝ ｂ２")
    ('killer 15: r5c3 r12c3 r1c2', 'A1 = b2')
    """
    if text.isascii():
        return text
    return _KANJI.sub(lambda found: f"r{_number(found[1])}c{_number(found[2])}", text.translate(_FULL_WIDTH))


def _number(signs: str) -> int:
    """Read a number in digits or kanji, such as 12 or 十二; 0 if it is neither."""
    if signs.isdecimal():
        return int(signs)
    tens, ten, ones = signs.rpartition("十")
    parts = [_SIGNS.find(part) if len(part) == 1 else -1 if part else 0 for part in (tens, ones)]
    return 0 if min(parts) < 0 else (parts[0] or 1 if ten else 0) * 10 + parts[1]
