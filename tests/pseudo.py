"""A language that nobody speaks: English with accents, and longer, which shows what no catalogue has said."""

import re

from pencilmark.board.languages import LANGUAGES
from pencilmark.board.speech import SENTENCES, Spoken

_TOKEN = re.compile(r"(\{[^{}]*->|\{[^{}]*\}|\n\s*\*?\[[\w-]+\] ?|\n\s*\})|([^{}\n]+)")
_LETTERS = str.maketrans("aeiouyAEIOUY", "åéîøüýÅÉÎØÜÝ")
_PLAIN = re.compile(r"(?<![\w#=.-])[A-Za-z]?[a-z]*[aeiouy][a-z]*(?![\w(=-])")


def pseudo(text: str) -> str:
    """Accent the texts of a pattern, and lengthen each; values and selectors stay.

    >>> pseudo("{ $n -> \\n [one] cell\\n *[other] cells\\n } of { $house }")
    '{ $n -> \\n [one] céll~\\n *[other] célls~\\n } øf~ { $house }'
    """
    return _TOKEN.sub(lambda found: found[1] or _longer(found[2].translate(_LETTERS)), text)


def _longer(text: str) -> str:
    return re.sub(r"(\w)(\W*)$", r"\1~\2", text)


PSEUDO = Spoken(LANGUAGES["de"], {name: pseudo(text) for name, text in SENTENCES.items()})
"""It counts as German does."""


def unsaid(text: str) -> set[str]:
    """Return the words of a text that come from no catalogue.

    >>> sorted(unsaid("sée the row 3: r1c1 ør the cage"))
    ['cage', 'row', 'the']
    """
    return {word for word in _PLAIN.findall(text) if not re.fullmatch(r"r\d+c\d+", word)}
