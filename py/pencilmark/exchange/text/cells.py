"""The signs in cells: which values they mean on a board of a size, and which mean an empty cell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pencilmark.board.geometry import DIGITS
from pencilmark.board.masks import mask_of

BLANK_SIGNS = frozenset(".0*_-?xX~#@:^")
BLANK_WORDS = frozenset(
    ["", "nan", "none", "null", "nil", "na", "n/a", "undefined", "empty", "blank", "false", "<na>", "nothing", "--"]
)
_MARKED = str.maketrans("", "", "*#@+()[]{}<>^'\"!?~=,&/-")
_WEAK = str.maketrans("", "", "\"'` \t")


def bare(word: str) -> str:
    """Remove the quotation marks and blanks around a cell's text.

    >>> bare(" '5' ")
    '5'
    """
    return word.translate(_WEAK)


def is_blank(word: str) -> bool:
    """Report whether a cell's text means an empty cell: a sign, that sign repeated, or a word such as NaN.

    >>> [is_blank(word) for word in (".", "--", "NaN", "00", "5")]
    [True, True, True, True, False]
    """
    signs = set(word)
    return (len(signs) == 1 and signs <= BLANK_SIGNS and len(word) <= 3) or word.lower() in BLANK_WORDS


def number(word: str) -> int | None:
    """Return a cell's text as a whole number, ``5`` and ``5.0`` alike; None if it is not one.

    >>> number("12"), number("5.0"), number("5."), number("5.5"), number("x")
    (12, 5, 5, None, None)
    """
    whole, _, rest = word.partition(".")
    if not whole.isascii() or not whole.isdigit() or len(whole) > 3 or rest.strip("0"):
        return None
    return int(whole)


def value(word: str, size: int) -> int | None:
    """Return the value of a cell's text on a board of *size*, 0 for an empty cell; None if it is neither.

    >>> value("7", 9), value(".", 9), value("G", 16), value("G", 9), value("12", 9)
    (7, 0, 16, None, None)
    """
    if is_blank(word):
        return 0
    found = number(word)
    if found is None and size > 9 and len(word) == 1 and word.isascii() and word.isalpha():
        found = DIGITS.find(word.upper())
    return found if found is not None and 0 <= found <= size else None


def group(word: str, size: int) -> int | None:
    """Return the candidates (mask) of a cell's text such as ``129``, 0 for an empty cell; None for other texts.

    Marks of other programs around the digits are ignored; the digits must ascend.

    >>> group("13", 4), group("*13", 4), group("31", 4), group("15", 4)
    (5, 5, None, None)
    """
    if is_blank(word):
        return 0
    digits = word.translate(_MARKED).replace(".", "").replace("0", "").replace(" ", "")
    if not digits or not digits.isascii() or not digits.isdigit() or int(max(digits)) > size:
        return None
    if any(after <= before for before, after in pairwise(digits)):
        return None
    return mask_of(int(digit) - 1 for digit in digits)


def values(words: Sequence[str], size: int) -> list[int] | None:
    """Return the values of many cells; None if one of them has neither a value nor a blank."""
    found = []
    for word in words:
        one = value(word, size)
        if one is None:
            return None
        found.append(one)
    return found
