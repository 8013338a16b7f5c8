"""Texts that hide their rows in what stands before or between the cells: rewritten, to be read like any other.

Each rewriting is tried only where nothing was found in the text as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import unquote

from pencilmark.exchange.text.cells import BLANK_SIGNS
from pencilmark.exchange.text.clean import MANY

Rewriting = Callable[[str], str]
_NUMBER = re.compile(r"\b(zero|one|two|three|four|five|six|seven|eight|nine)\b", re.IGNORECASE)
_EMPTY = re.compile(r"\b(?:blank|empty|none|nothing|dot|space)\b", re.IGNORECASE)
_DIGITS = {word: str(at) for at, word in enumerate(_NUMBER.pattern[3:-3].split("|"))}
_COUNTED = re.compile(r"[ \t]*(\d{1,3})(?:[ \t]*[|:.)])?[ \t]+(\S.*)")
_SPEAKER = re.compile(r"(?:\[[^\]\n]{3,40}\]|\(\d[^)\n]{3,40}\))?[ ]?[^:\n]{0,40}:[ ]+(\S+)")
_DASHES = re.compile(r"[^-:\s](?:-[^-:\s])+")
LONGEST = 20_000
"""Characters of a text in which a sign for empty cells is looked for."""
_CELLS = frozenset("123456789 \t\n|,;+-")
"""Values, and signs between cells."""
_COLONS = re.compile(r"[^-:\s](?::[^-:\s])+")


def _in_words(text: str) -> str:
    """Write digits for their names: ``zero zero two``."""
    if len(_NUMBER.findall(text)) < MANY:
        return text
    return _EMPTY.sub(".", _NUMBER.sub(lambda name: _DIGITS[name[1].lower()], text))


def _percent(text: str) -> str:
    """Write the signs that an address writes as ``%2E``."""
    return unquote(text) if len(re.findall("%[0-9A-Fa-f]{2}", text)) >= MANY else text


def _spoilers(text: str) -> str:
    """Take off what hides a line on Reddit: ``>!...!<``."""
    return text.replace(">!", "").replace("!<", "")


def _between(text: str) -> str:
    """Write blanks for dashes or colons that stand between any two cells, or between rows.

    >>> _between("1-2-3-4\\n.-.-.-.")
    '1 2 3 4\\n. . . .'
    """
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if any(lines and all(sign.fullmatch(line) for line in lines) for sign in (_DASHES, _COLONS)):
        return re.sub("[-:]", " ", text)
    parts = text.strip().split(":")
    return "\n".join(parts) if len(parts) > 3 and {len(part) for part in parts} == {len(parts)} else text


def _counted(text: str) -> str:
    """Take off the numbers of lines, as listings of code have them."""
    found = [_COUNTED.fullmatch(line) for line in text.split("\n") if line.strip()]
    numbers = [int(match[1]) for match in found if match]
    if len(found) < 4 or len(numbers) < len(found) or numbers != list(range(numbers[0], numbers[0] + len(found))):
        return text
    return "\n".join(match[2] for match in found if match)


def _spoken(text: str) -> str:
    """Take off who said a line, and when: ``[12:03] Anna: 53..7....``."""
    return "\n".join(match[1] if (match := _SPEAKER.fullmatch(line)) else line for line in text.split("\n"))


def any_sign(text: str) -> str:
    """Write a point for the one sign, such as e, that stands beside the digits of each line.

    >>> any_sign("1ee2\\neeee\\neeee\\neee3")
    '1..2\\n....\\n....\\n...3'
    """
    known = {sign for sign in set(text) - _CELLS - BLANK_SIGNS if text.count(sign) >= MANY // 4}
    if not known or len(text) > LONGEST:
        return text
    lines = text.split("\n")
    found = [set(line) - _CELLS for line in lines]
    return "\n".join(
        line.replace(next(iter(own)), ".")
        if len(own) == 1 and own <= known and len(line.strip()) >= MANY // 4
        else line
        for line, own in zip(lines, found, strict=True)
    )


REWRITINGS: tuple[Rewriting, ...] = (_in_words, _percent, _spoilers, _between, _counted, _spoken)
