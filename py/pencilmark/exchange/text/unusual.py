"""Texts that hide their rows in what stands before or between the cells: rewritten, to be read like any other.

Each rewriting is tried only where nothing was found in the text as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from urllib.parse import unquote

from pencilmark.exchange.text.clean import MANY

_NUMBER = re.compile(r"\b(zero|one|two|three|four|five|six|seven|eight|nine)\b", re.IGNORECASE)
_EMPTY = re.compile(r"\b(?:blank|empty|none|nothing|dot|space)\b", re.IGNORECASE)
_DIGITS = {word: str(at) for at, word in enumerate(_NUMBER.pattern[3:-3].split("|"))}
_COUNTED = re.compile(r"[ \t]*(\d{1,3})(?:[ \t]*[|:.)])?[ \t]+(\S.*)")
_SPEAKER = re.compile(r"(?:\[[^\]\n]{3,40}\]|\(\d[^)\n]{3,40}\))?[ ]?[^:\n]{0,40}:[ ]+(\S+)")
_DASHES = re.compile(r"[^-:\s](?:-[^-:\s])+")
_COLONS = re.compile(r"[^-:\s](?::[^-:\s])+")


def unusual(text: str) -> Iterator[str]:
    """Yield the *text* as each rewriting makes it, often as it is.

    >>> sorted(set(unusual("1-2-3-4\\n.-.-.-.")))
    ['1 2 3 4\\n. . . .', '1-2-3-4\\n.-.-.-.']
    """
    return (rewrite(text) for rewrite in _REWRITINGS)


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
    """Write blanks for dashes or colons that stand between any two cells, or between rows."""
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


_REWRITINGS: tuple[Callable[[str], str], ...] = (_in_words, _percent, _spoilers, _between, _counted, _spoken)
