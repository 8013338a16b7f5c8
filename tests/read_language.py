"""Read a language whole: each sentence of a catalogue below the English one, with values filled in.

A sentence that chooses by a value stands there once for each choice, so that an editor reads every form of it.

``PYTHONPATH=py:. .venv/bin/python tests/read_language.py de`` prints German.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import pencilmark
from pencilmark.board import speech
from pencilmark.board.fluent import messages
from pencilmark.board.languages import LANGUAGES
from pencilmark.board.phrase import Phrase, phrase
from tooling import catalogues, page_texts

LANGUAGE_FOLDERS = Path(pencilmark.__file__).parent / "languages"
MOST_FORMS = 8
"""Forms of a sentence that are shown: some choose by four values."""
LISTS = {"AND", "CLAUSES", "NOR", "OR"}
NUMBERS = {"NUMBER", "SPELLED"}
CELLS = [f"r{row}c{row + 1}" for row in range(1, 9)]
DIGITS = list("57234689")
CLAUSE = phrase("cell-is-value", cell="r1c2", value="5")
OTHER_CLAUSE = phrase("cell-is-not", cell="r3c4", value="7")
HOUSE = phrase("house", kind="row", number=3)
OTHER_HOUSE = phrase("house", kind="column", number=6)
SAMPLES: dict[str, list[Any]] = {
    "digits values numbers pair able can extras twice": DIGITS,
    "digit value gone least most number total count kept taller whole": DIGITS,
    "clause clauses causes why first pattern conclusion": [CLAUSE, OTHER_CLAUSE],
    "house base place houses cover one": [HOUSE, OTHER_HOUSE],
    "removed": [phrase("digits-from-cells", digits=["5"], cells=["r1c2", "r3c4"])],
    "placed painted": [CLAUSE, phrase("cell-is-value", cell="r5c6", value="8")],
    "sets": ["1+5", "2+4"],
    "ways way": ["1-5-2", "2-4-3"],
    "letter this": ["A", "B"],
    "found": ["x9"],
}
KNOWN = {name: items for names, items in SAMPLES.items() for name in names.split()}
"""What stands for a value of that name; a cell where it begins with *cell*, and else its name between brackets."""


def read(folder: Path, say: Callable[[str], None] = print) -> None:
    """Say each sentence of the English catalogue, and below it that of the language in *folder*, if it has one."""
    tag = folder.name
    language = speech.Spoken(LANGUAGES[tag], {**speech.read(tag), **of_page(tag)})
    english = speech.Spoken(LANGUAGES["en"], {**speech.english(), **of_page("en")})
    for path in sorted((folder.parent / "en").rglob("*.ftl")):
        say(f"\n=== {path.relative_to(folder.parent / 'en').as_posix()}")
        for message in (one for one in catalogues.entries(path) if catalogues.kind(one) == "Message"):
            for name, pattern in catalogues.patterns(message):
                say(f"\n{name}")
                for values in islice(samples(pattern), MOST_FORMS):
                    say(f"  en  {written(english, name, values)}")
                    mine = written(language, name, values) if name in language.sentences else "-"
                    say(f"  {tag:3} {mine}")


def of_page(tag: str) -> dict[str, str]:
    """Return the sentences that the page says itself, by their ids, as they stand in its catalogues."""
    return {name: pattern for path in page_texts.sources(tag) for name, pattern in messages(path.read_text("utf-8"))}


def written(spoken: speech.Spoken, name: str, values: dict[str, Any]) -> str:
    """Write a sentence in a language, or say what keeps it from being written."""
    with speech.speaking(spoken):
        try:
            return speech.write(Phrase(name, values))
        except (KeyError, TypeError, ValueError) as error:
            return f"!! {type(error).__name__}: {error}"


def samples(pattern: Any) -> Iterator[dict[str, Any]]:
    """Yield values for each choice that a *pattern* has."""
    used: dict[str, set[str]] = {}
    keys: dict[str, list[str]] = {}
    _note(pattern, used, keys)
    choices = [[_sample(name, used[name], key) for key in keys.get(name, ["other"])] for name in used]
    for chosen in product(*choices):
        yield dict(zip(used, chosen, strict=True))


def _note(pattern: Any, used: dict[str, set[str]], keys: dict[str, list[str]]) -> None:
    """Note the functions that take each value of a *pattern*, and the keys by which it is chosen."""
    for element in (one.expression for one in pattern.elements if catalogues.kind(one) == "Placeable"):
        is_choice = catalogues.kind(element) == "SelectExpression"
        expression = element.selector if is_choice else element
        functions = {expression.id.name} if catalogues.kind(expression) == "FunctionReference" else set()
        for name in catalogues.value_of(catalogues.Sentence(""), expression):
            used.setdefault(name, set()).update(functions)
            for variant in element.variants if is_choice else ():
                known = keys.setdefault(name, [])
                known += [key] if (key := catalogues.key_of(variant)) not in known else []
        for variant in element.variants if is_choice else ():
            _note(variant.value, used, keys)


def _sample(name: str, functions: set[str], key: str) -> Any:
    """Return a value of that *name* that chooses the variant of that *key*."""
    is_word = not key.isdigit() and key not in catalogues.FORMS
    if is_word:
        return key
    count = int(key) if key.isdigit() else 1 if key == "one" else 3
    if functions & LISTS:
        return _items(name, count)
    if functions & NUMBERS or key != "other":
        return count
    item = _items(name, 1)[0]
    return int(item) if isinstance(item, str) and item.isdigit() else item


def _items(name: str, count: int) -> list[Any]:
    stem = name.rstrip("_23")
    known = KNOWN.get(stem) or (CELLS if stem.startswith(("cell", "corner", "home", "end", "room")) else [f"<{name}>"])
    return [known[place % len(known)] for place in range(count)]


if __name__ == "__main__":
    read(LANGUAGE_FOLDERS / sys.argv[1])
