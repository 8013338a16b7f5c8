"""The barcode of a book, EAN-13 (ISO/IEC 15420): its ISBN in bars, without a price beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pencilmark.board.drawing import Polyline, Style
from pencilmark.paper.page import Drawing, Item, TextLine
from pencilmark.paper.papers import Box

LEFT = ("0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011")
"""The bars of a digit in the left half, of odd parity; of even parity they are those of the right half mirrored."""
PARITIES = ("OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE", "OEOEEO", "OEEOEO")
"""The parities of the left half say the first digit, which has no bars of its own."""
MODULES, QUIET_LEFT, QUIET_RIGHT = 95, 11, 7
GUARDS = frozenset((*range(3), *range(45, 50), *range(92, 95)))


def ean_of(isbn: str) -> str:
    """Return the 13 digits of an ISBN; one of 10 digits gets the prefix 978 and another last digit.

    >>> ean_of("978-3-16-148410-0"), ean_of("0-306-40615-2")
    ('9783161484100', '9780306406157')
    """
    signs = re.sub(r"[^\dX]", "", isbn.upper())
    if len(signs) == 13:
        return signs
    first = f"978{signs[:9]}"
    return first + str(-sum(int(sign) * (1, 3)[place % 2] for place, sign in enumerate(first)) % 10)


def bars_of(ean: str) -> str:
    """Write the 95 modules of 13 digits, 1 for a bar.

    >>> bars_of("9783161484100")[:17], len(bars_of("9783161484100"))
    ('10101110110001001', 95)
    """
    inverse = str.maketrans("01", "10")
    right = [left.translate(inverse) for left in LEFT]
    parities = zip(ean[1:7], PARITIES[int(ean[0])], strict=True)
    left = "".join(LEFT[int(sign)] if parity == "O" else right[int(sign)][::-1] for sign, parity in parities)
    return f"101{left}01010{''.join(right[int(sign)] for sign in ean[7:])}101"


def barcode(isbn: str, box: Box) -> Iterator[Item]:
    """Draw the barcode of an *isbn* into a *box*, its number above it and the digits below."""
    ean, size = ean_of(isbn), box.height * 0.085
    module = box.width / (MODULES + QUIET_LEFT + QUIET_RIGHT)
    x, top, foot = box.x + QUIET_LEFT * module, box.y + size * 1.8, box.bottom - size * 1.4
    bars = []
    for place, is_bar in enumerate(bars_of(ean)):
        if is_bar == "1":
            low = foot + size * 0.7 if place in GUARDS else foot
            left, right = x + place * module, x + (place + 1) * module
            bars.append(Polyline(((left, top), (right, top), (right, low), (left, low)), BAR, closed=True))
    yield TextLine(box.middle, box.y + size, f"ISBN {isbn}", size, "middle", width=box.width * 0.95)
    yield Drawing(0, 0, 1, tuple(bars), f"ISBN {isbn}")
    yield TextLine(x - module * 2, foot + size * 1.1, ean[0], size, "right")
    for start in (1, 7):
        middle = x + (3 + 21 if start == 1 else 50 + 21) * module
        digits = " ".join(ean[start : start + 6])
        yield TextLine(middle, foot + size * 1.1, digits, size, "middle", width=module * 40)


BAR = Style(fill="ink")
