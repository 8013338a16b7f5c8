"""A language that nobody speaks: English with accents, and longer, which shows what no catalogue has said."""

import json
import re

from pencilmark.board.languages import LANGUAGES
from pencilmark.board.speech import Spoken, english
from tooling import page_texts

_TOKEN = re.compile(r"(\{[^{}]*->|\{[^{}]*\}|\n\s*\*?\[[\w-]+\] ?|\n\s*\})|([^{}\n]+)")
_COMPILED = re.compile(r"(\{[^{}]*\}|<[^<>]*>)|([^{}<>]+)")
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


PSEUDO = Spoken(LANGUAGES["de"], {name: pseudo(text) for name, text in english().items()})
"""It counts as German does."""


def pseudo_page(html: str) -> str:
    """Return the file of the page's texts in it, written from the right; it gives itself out as German."""
    texts = page_texts.Texts()
    own = {name: pseudo_text(text) for name, text in texts.english.items()}
    places = [[*place, own[name]] for *place, name in page_texts.placed(html, texts.english)]
    return json.dumps(
        {"tag": "de", "direction": "rtl", "texts": [own[name] for name in texts.numbers], "places": places}
    )


def pseudo_text(text: page_texts.Text) -> page_texts.Text:
    """Accent a text that is compiled; its values, its keys and its selectors stay.

    >>> pseudo_text({"n": {"one": "{n} cell", "other": "<kbd>Esc</kbd>"}})
    {'n': {'one': '{n} céll~', 'other': '<kbd>Ésc~</kbd>'}}
    """
    if isinstance(text, str):
        return _COMPILED.sub(lambda found: found[1] or _longer(found[2].translate(_LETTERS)), text)
    if isinstance(text, list):
        return [pseudo_text(part) for part in text]
    return {name: {key: pseudo_text(one) for key, one in variants.items()} for name, variants in text.items()}


def unsaid(text: str) -> set[str]:
    """Return the words of a text that come from no catalogue.

    >>> sorted(unsaid("sée the row 3: r1c1 ør the cage"))
    ['cage', 'row', 'the']
    """
    return {word for word in _PLAIN.findall(text) if not re.fullmatch(r"r\d+c\d+", word)}
