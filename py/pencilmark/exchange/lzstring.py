"""The compression of links to other people's puzzles: lz-string's base64, which is LZW over bits.

The format is that of the npm package lz-string 1.5 (pieroxy, `compressToBase64`), which f-puzzles and SudokuPad use; it
is written out here, since the package `lzstring` on PyPI has had no release since 2018. Codes have as many bits as
the dictionary needs, the least first; 0 and 1 announce a new character of 8 or 16 bits, 2 the end. Characters are
UTF-16 units.
"""

from __future__ import annotations

from pencilmark.board.errors import FormatError
from pencilmark.board.task import Slowly

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
MAX_TEXT = 1_000_000
PAUSE = 1000
"""Codes read between two pauses."""
_SHORT, _LONG, _END = 0, 1, 2
_LETTERS = frozenset(ALPHABET)
_SIX = {ord(letter): format(value, "06b") for value, letter in enumerate(ALPHABET)}


class _Width:
    """How many bits a code has: one more each time the dictionary has doubled."""

    def __init__(self) -> None:
        self.bits, self.left = 2, 2

    def grow(self) -> None:
        """Note that the dictionary has one more entry."""
        self.left -= 1
        if not self.left:
            self.left = 1 << self.bits
            self.bits += 1


def compress(text: str) -> str:
    """Compress *text* to base64; `decompressing` is the inverse.

    >>> compress("aaaa")
    'IY5A'
    """
    out = _Bits()
    width = _Width()
    codes: dict[str, int] = {}
    new = set[str]()
    phrase = ""
    for unit in _units(text):
        if unit not in codes:
            codes[unit] = len(codes) + 3
            new.add(unit)
        if phrase + unit in codes:
            phrase += unit
            continue
        _put(out, width, phrase, codes, new)
        codes[phrase + unit] = len(codes) + 3
        phrase = unit
    if phrase:
        _put(out, width, phrase, codes, new)
    out.write(_END, width.bits)
    return out.base64()


def _put(out: _Bits, width: _Width, phrase: str, codes: dict[str, int], new: set[str]) -> None:
    """Write the code of a phrase; that of a new character is the character."""
    if phrase in new:
        number = ord(phrase)
        out.write(_SHORT if number < 256 else _LONG, width.bits)
        out.write(number, 8 if number < 256 else 16)
        new.remove(phrase)
        width.grow()
    else:
        out.write(codes[phrase], width.bits)
    width.grow()


def decompressing(text: str) -> Slowly[str]:
    """Undo `compress`; raises FormatError for anything but such a text of up to 1 000 000 characters.

    >>> finished(decompressing("IY5A"))
    'aaaa'
    """
    source, width = _Source(text), _Width()
    phrases: list[str] = ["", "", ""]
    found: list[str] = []
    total, before = 0, ""
    while (code := source.read(width.bits)) != _END:
        if code in (_SHORT, _LONG):
            phrases.append(chr(source.read(8 if code == _SHORT else 16)))
            code = len(phrases) - 1
            width.grow()
        if code > len(phrases) or (code == len(phrases) and not before):
            raise _broken()
        phrase = phrases[code] if code < len(phrases) else before + before[0]
        if before:
            phrases.append(before + phrase[0])
        width.grow()
        found.append(phrase)
        before, total = phrase, total + len(phrase)
        if total > MAX_TEXT:
            raise FormatError("too-long/characters-link", most=MAX_TEXT)
        if len(found) % PAUSE == 0:
            yield None
    return _text("".join(found))


class _Bits:
    """Bits to write, the least of each number first."""

    def __init__(self) -> None:
        self._signs: list[str] = []

    def write(self, number: int, count: int) -> None:
        """Write the *count* last bits of a number."""
        self._signs.append(format(number & ((1 << count) - 1), f"0{count}b")[::-1])

    def base64(self) -> str:
        """Return all bits, six a letter; there is always room for one more."""
        bits = "".join(self._signs)
        bits = bits.ljust((len(bits) // 6 + 1) * 6, "0")
        letters = "".join(ALPHABET[int(bits[start : start + 6], 2)] for start in range(0, len(bits), 6))
        return letters + "=" * (-len(letters) % 4)


class _Source:
    """Bits to read, as `_Bits` writes them."""

    def __init__(self, text: str) -> None:
        letters = text.rstrip("=")
        if not _LETTERS.issuperset(letters):
            raise _broken()
        self._bits = letters.translate(_SIX)
        self._at = 0

    def read(self, count: int) -> int:
        """Read a number of *count* bits; raises FormatError at the end."""
        bits = self._bits[self._at : self._at + count]
        self._at += count
        if len(bits) < count:
            raise _broken()
        return int(bits[::-1], 2)


def _broken() -> FormatError:
    return FormatError("bad-link/whole-link-puzzle-cut")


def _units(text: str) -> list[str]:
    """Split a text into UTF-16 units."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [chr(data[at] | data[at + 1] << 8) for at in range(0, len(data), 2)]


def _text(units: str) -> str:
    """Join UTF-16 units to a text."""
    return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
