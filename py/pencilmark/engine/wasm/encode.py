"""Numbers, vectors and sections of the binary format (WebAssembly Core Specification 2.0, chapter 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

MAGIC = b"\0asm\1\0\0\0"
TYPE, FUNCTION, MEMORY, EXPORT, CODE, DATA = 1, 3, 5, 7, 10, 11  # the order in which sections must come


def unsigned(number: int) -> bytes:
    """Encode a *number* from 0 as LEB128: seven bits a byte, the lowest first.

    >>> unsigned(300).hex()
    'ac02'
    """
    if number < 128:
        return bytes((number,))
    coded = bytearray()
    while number > 127:
        coded.append(number & 127 | 128)
        number >>= 7
    coded.append(number)
    return bytes(coded)


def signed(number: int) -> bytes:
    """Encode any *number* as signed LEB128: the last byte's bit 6 is the sign.

    >>> signed(-1).hex(), signed(64).hex()
    ('7f', 'c000')
    """
    coded = bytearray()
    while not -64 <= number < 64:
        coded.append(number & 127 | 128)
        number >>= 7
    coded.append(number & 127)
    return bytes(coded)


def vector(items: Sequence[bytes]) -> bytes:
    """Encode a list of *items* that are encoded already: how many there are, then each."""
    return unsigned(len(items)) + b"".join(items)


def sized(content: bytes) -> bytes:
    """Put the length of *content* before it."""
    return unsigned(len(content)) + content


def section(number: int, items: Sequence[bytes]) -> bytes:
    """Encode the section of that *number*; nothing when it has no items."""
    return bytes((number,)) + sized(vector(items)) if items else b""


def runs(codes: Iterable[int]) -> list[bytes]:
    """Encode the types of locals, each run of equal *codes* as its length and the code."""
    found: list[list[int]] = []
    for code in codes:
        if found and found[-1][1] == code:
            found[-1][0] += 1
        else:
            found.append([1, code])
    return [unsigned(length) + bytes((code,)) for length, code in found]
