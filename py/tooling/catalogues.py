"""Check the catalogues of sentences, one folder for each language, with Fluent's own parser.

`build.py check` runs this with the Python of .venv, which has `fluent.syntax`; other languages are checked against
English.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FUNCTIONS = {"A", "AND", "CLAUSES", "NOR", "NUMBER", "OR", "QUOTE", "SPELLED"}
OWN = {"A": "en"}
"""Functions of one language only."""
LISTS = {f"join-{last}": {"count"} for last in ("and", "clauses", "nor", "or")}
"""What a language may select by besides the values that English has."""
FORMS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Sentence:
    """A sentence of a catalogue: where it is, the values it *shows*, all that it *has*, and what is wrong with it.

    *keys* are the keys of each of its selectors.
    """

    where: str
    shows: set[str] = field(default_factory=set)
    has: set[str] = field(default_factory=set)
    keys: list[set[str]] = field(default_factory=list)
    functions: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


def entries(path: Path) -> list[Any]:
    """Parse a file into its messages, its comments, and what is neither."""
    from fluent.syntax import FluentParser

    return FluentParser().parse(path.read_text("utf-8")).body


def kind(node: object) -> str:
    """Return the kind of a node of the parser, by its name."""
    return type(node).__name__


def sentences(folder: Path) -> Iterator[tuple[str, Sentence]]:
    """Yield each sentence of a language's *folder* with its id, and what cannot be read with an empty id."""
    for path in sorted(folder.rglob("*.ftl")):
        for entry in entries(path):
            where = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            if kind(entry) == "Message":
                for name, pattern in patterns(entry):
                    yield name, read(Sentence(f"{where}: {name}"), pattern)
            elif not kind(entry).endswith("Comment"):
                text = str(getattr(entry, "content", None) or getattr(entry, "id", entry))
                yield "", Sentence(where, faults=[f"neither a message nor a comment: {text.splitlines()[0]}"])


def patterns(message: Any) -> Iterator[tuple[str, Any]]:
    """Yield the pattern of a *message* and those of its attributes, with their ids."""
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}/{attribute.id.name}", attribute.value


def read(into: Sentence, pattern: Any) -> Sentence:
    """Note what a *pattern* has, and what in it the package cannot read."""
    for element in pattern.elements:
        if kind(element) == "TextElement":
            if "\n" in element.value:
                into.faults.append("goes on on another line")
        else:
            read_expression(into, element.expression)
    return into


def read_expression(into: Sentence, expression: Any) -> None:
    """Note what is between two braces."""
    if kind(expression) == "SelectExpression":
        into.has |= value_of(into, expression.selector)
        into.keys.append({key_of(variant) for variant in expression.variants})
        for variant in expression.variants:
            read(into, variant.value)
    elif kind(expression) != "StringLiteral":
        names = value_of(into, expression)
        into.has |= names
        into.shows |= names


def key_of(variant: Any) -> str:
    """Return the key of a *variant* as it is written."""
    return str(variant.key.name if kind(variant.key) == "Identifier" else variant.key.value)


def value_of(into: Sentence, expression: Any) -> set[str]:
    """Return the name of the one value in an *expression*: by itself, or as the argument of one of our functions."""
    if kind(expression) == "FunctionReference":
        into.functions.add(expression.id.name)
        (expression,) = expression.arguments.positional or (None,)
    if kind(expression) == "VariableReference":
        return {expression.id.name}
    into.faults.append("has something in braces that is no value, no text, no function and no selector of ours")
    return set()


def own_faults(tag: str, sentence: Sentence, forms: set[str]) -> Iterator[str]:
    """Yield what is wrong with a *sentence* taken by itself, in a language with these plural *forms*."""
    yield from sentence.faults
    for name in sorted(sentence.functions):
        if name not in FUNCTIONS or OWN.get(name, tag) != tag:
            yield f"has a function {name} that its language does not have"
    for keys in sentence.keys:
        named = keys & FORMS
        if (named - {"other"} and named - {"many"} != forms) or named - forms - {"many", "other"}:
            yield f"has the plural forms {sorted(named)}, not {sorted(forms)}"


def beside(name: str, sentence: Sentence, english: Sentence | None) -> Iterator[str]:
    """Yield where a translated *sentence* of that *name* has other values than the *english* one."""
    if english is None:
        yield "is not a sentence of English"
    elif more := sentence.has - english.has - LISTS.get(name, set()):
        yield f"has values that English does not have: {sorted(more)}"
    elif lost := english.shows - sentence.has:
        yield f"leaves out {sorted(lost)}"


def faults(languages: Path, known: Mapping[str, Any], say: Callable[[str], None] = print) -> list[str]:
    """List what is wrong with the catalogues under *languages*; *say* how much of an unfinished one there is.

    *known* has the languages of the package by tag, each with its `forms` and whether it `is_finished`.
    """
    found: list[str] = []
    english = dict(sentences(languages / "en"))
    for folder in sorted(path for path in languages.iterdir() if path.is_dir()):
        tag = folder.name
        if tag not in known:
            found.append(f"{tag}: no language of board/languages.py")
            continue
        ids: set[str] = set()
        for name, sentence in sentences(folder):
            wrong = [*own_faults(tag, sentence, set(known[tag].forms))]
            wrong += beside(name, sentence, english.get(name)) if tag != "en" and name else ()
            wrong += ["stands there twice"] if name in ids else ()
            ids.add(name)
            found += [f"{sentence.where} {one}" for one in wrong]
        missing = sorted(english.keys() - ids)
        if known[tag].is_finished:
            found += [f"{tag}: no {name}" for name in missing]
        else:
            say(f"{tag}, unfinished: {len(english) - len(missing)} of {len(english)} sentences")
    return found


def unsaid() -> list[str]:
    """List the page's texts that neither a script nor the HTML uses, and ids they use that have no text."""
    from tooling import page_texts

    own, said = set(page_texts.catalogue("en")), {name for names in page_texts.named() for name in names}
    known = own | page_texts.patterns_of_python("en").keys()
    return [f"nobody says {name}" for name in sorted(own - said)] + [f"no text {name}" for name in sorted(said - known)]


if __name__ == "__main__":
    py = Path(__file__).parents[1]
    sys.path.insert(0, str(py))
    from pencilmark.board.languages import LANGUAGES

    wrong = faults(py / "pencilmark" / "languages", LANGUAGES) + unsaid()
    print("\n".join(wrong))
    sys.exit(bool(wrong))
