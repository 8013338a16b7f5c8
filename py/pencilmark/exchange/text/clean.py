"""Makes text from anywhere plain: one kind of newline, of blank, of digit, of border.

Each step is one pass over the text; nothing here decides what the text means.
"""

from __future__ import annotations

import html
import re
import unicodedata

from pencilmark.board.errors import FormatError
from pencilmark.board.task import Slowly, each, finished

MAX_TEXT = 50_000_000
"""Characters; far beyond any list that a page can hold."""

PART = 50_000
"""Characters between two pauses."""
_NEWLINES = str.maketrans(dict.fromkeys("\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029", "\n"))
_GONE = {0xAD, 0x180E, 0x20E3, 0xFE0E, 0xFE0F, 0xFEFF, *range(0x200B, 0x2010), *range(0x202A, 0x202F)} | {
    *range(0x2060, 0x206A),
    *range(9),
}
_LEVEL = set("─━┄┅┈┉╌╍═╴╶╸╺╼╾―⎯")
_UPRIGHT = set("│┃┆┇┊┋╎╏║╵╷╹╻╽╿¦⎸⎹⎢⎥❘❙❚｜")
_EMPTY = set("·•∙⋅‧○◯◦□▢☐⬜▫◻◽⬚◌🔲🔳■▪◼◾⬛█░▒▓❏❑◽⚪⚫🟦🟩🟨🟧🟥🟪🟫␣∅Ø")
_CROSS = set("×✕✖✗❌❎")
_DASH = set("‐‑‒–—−﹣")
_QUOTES = dict.fromkeys("‘’‚‛′´", "'") | dict.fromkeys("“”„‟″«»", '"')
_SMALL_TAGS = re.compile(
    r"\[/?(?:b|i|u|s|color|colour|size|font|center|centre|left|right|tt)(?:=[^\]\n]{0,40})?\]", re.I
)
_BLOCK_TAGS = re.compile(r"\[/?(?:code|quote|pre|spoiler|hidden|table|list|tr|/tr|sudoku)(?:=[^\]\n]{0,40})?\]", re.I)
_CELL_TAGS = re.compile(r"\[/t[dh]\][ \t]*", re.I)
_CELL_STARTS = re.compile(r"\[t[dh]\]", re.I)
_WRITTEN_NEWLINE = re.compile(r"\\[nr](?![a-z])")
_RULES_OF_TABLES = re.compile(r"\\(?:hline|toprule|midrule|bottomrule|(?:cline|cmidrule)\{[^}\n]{0,20}\})")


_STATED = re.compile(r"\bsigns=(\S+)")
_DIGIT = re.compile("[1-9]")
_LATEX_ENDS = re.compile(r"\\(?:begin|end)\{[a-zA-Z*]{1,20}\}")
_SHORT_NAME = re.compile(r":([a-z_]{2,40}):[ \t]?")
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
MANY = 16
"""How many emoji by name make a text count as drawn with them."""


def cleaned(text: str) -> str:
    """Make *text* plain: ASCII digits, blanks and borders, ``\\n`` for newlines, nothing invisible.

    Raises FormatError for more than 50 million characters.

    >>> cleaned("\\ufeff５３\\u200b·│7")
    '53.|7'
    """
    return finished(cleaning(text))


def cleaning(text: str) -> Slowly[str]:
    """Do what `cleaned` does, with pauses."""
    if len(text) > MAX_TEXT:
        raise FormatError("too-long/characters-2", most=MAX_TEXT, found=len(text))
    text = text.replace("\r\n", "\n")
    parts = (text[start : start + PART] for start in range(0, len(text), PART))
    return "".join((yield from each(_cleaned, parts, 1)))


def _cleaned(text: str) -> str:
    text = text.translate(_NEWLINES)
    strange = {sign for sign in set(text) if sign > "~" or sign < "\t"}
    strange -= _values(text, strange)
    return text.translate({ord(sign): _plain(sign) for sign in strange}) if strange else text


def _values(text: str, strange: set[str]) -> set[str]:
    """Find signs that are usually blank but values here: those that are named, or are beside symbols and dots."""
    found = {sign for sign in strange & _EMPTY if unicodedata.category(sign) == "So"}
    if not found:
        return found
    if stated := _STATED.findall(text):
        return found & set("".join(stated))
    others = {sign for sign in strange - _EMPTY - _CROSS if unicodedata.category(sign) == "So"}
    return found if others and "." in text and not _DIGIT.search(text) else set()


def _plain(sign: str) -> str:
    """Return the replacement for a sign beyond ASCII."""
    if ord(sign) in _GONE:
        return ""
    for signs, plain in ((_LEVEL, "-"), (_UPRIGHT, "|"), (_EMPTY, "."), (_DASH, "-")):
        if sign in signs:
            return plain
    if sign in _CROSS:
        return "x"
    if 0x2500 <= ord(sign) < 0x2580:
        return "+"
    if sign in _QUOTES:
        return _QUOTES[sign]
    digit = unicodedata.digit(sign, None)
    if digit is not None:
        return str(digit)
    if unicodedata.category(sign) == "Zs":
        return " "
    same = unicodedata.normalize("NFKC", sign)
    return same if len(same) == 1 and " " <= same <= "~" else sign


def unwrapped(text: str) -> str:
    """Unwrap a text: quotation marks of mails, fences, tags of forums, escaped newlines.

    >>> unwrapped("> 12\\n> 34"), unwrapped("[code]12[/code]")
    ('12\\n34', '\\n12\\n')
    """
    if "&" in text and ";" in text:
        text = html.unescape(text).replace("\xa0", " ")
    if "[" in text and "]" in text:
        text = _CELL_STARTS.sub("", _CELL_TAGS.sub("\t", text))
        text = _BLOCK_TAGS.sub("\n", _SMALL_TAGS.sub("", text))
    if "\\" in text:
        text = _RULES_OF_TABLES.sub("", _WRITTEN_NEWLINE.sub("\n", text.replace("\\t", "\t").replace("\\\\", "\n")))
        text = _LATEX_ENDS.sub("\n", text)
    if text.count(":") >= 2 * MANY and len(names := _SHORT_NAME.findall(text)) >= MANY and set(names) & set(_NUMBERS):
        text = _SHORT_NAME.sub(lambda name: str(_NUMBERS.index(name[1])) if name[1] in _NUMBERS else ".", text)
    for fence in ("```", '"""', "'''"):
        text = text.replace(fence, "\n")
    if ">" not in text:
        return text
    lines = text.split("\n")
    filled = [line for line in lines if line.strip()]
    if (len(filled) > 1 or text.lstrip().startswith("> ")) and sum(
        line.lstrip().startswith(">") for line in filled
    ) >= 0.8 * len(filled):
        text = "\n".join(line.lstrip().lstrip(">").removeprefix(" ") for line in lines)
    return text
