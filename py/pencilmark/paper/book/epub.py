"""A book for screens: EPUB 3, a document for each chapter, with the puzzles as pictures, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from html import escape
from uuid import UUID

from pencilmark.board.speech import language, say
from pencilmark.paper.below import rule_words
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.table import printed_of, zipped
from pencilmark.paper.book.toml import write_book
from pencilmark.paper.book.wish import Book
from pencilmark.paper.logo import jpeg_of
from pencilmark.paper.pictures import svg_of
from pencilmark.rules.rule import clue_of

MODIFIED = "2000-01-01T00:00:00Z"
"""A fixed date, so that the same book gives the same bytes."""
CONTAINER = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
"""
STYLE = """body{font-family:serif;margin:5%}figure{margin:1.5em 0;break-inside:avoid}
.logo{width:6em}
svg{width:100%;height:auto;max-width:30em}
.answers figure{display:inline-block;width:45%;margin:1em 2%}figcaption{margin-bottom:.4em}
"""


def write_epub(book: Book, entries: Sequence[BookEntry]) -> bytes:
    """Write the *entries* of a *book* as EPUB; the same book gives the same bytes."""
    chapters = [[entry for entry in entries if entry.chapter == place] for place in range(len(book.chapters))]
    texts = {"title.xhtml": _text(book.title, _title(book))}
    for place, own in enumerate(chapters):
        texts[f"chapter{place + 1}.xhtml"] = _text(book.chapters[place].name, _chapter(book, place, own))
    if book.answers != "none":
        title = say("heading-answers")
        answers = "".join(_figure(entry, is_answer=True) for entry in entries)
        texts["answers.xhtml"] = _text(title, f'<section class="answers"><h1>{title}</h1>{answers}</section>')
    names = {name: _name(book, name) for name in texts}
    files = [("mimetype", b"application/epub+zip"), ("META-INF/container.xml", CONTAINER.encode())]
    files += [("book/package.opf", _package(book, names).encode()), ("book/nav.xhtml", _nav(book, names).encode())]
    files += [("book/style.css", STYLE.encode()), *((f"book/{name}", text.encode()) for name, text in texts.items())]
    if book.logo:
        files.append((f"book/{_logo(book)[0]}", jpeg_of(book.logo) or book.logo.encode()))
    return zipped(files, stored=("mimetype",))


def _logo(book: Book) -> tuple[str, str]:
    """Return the name and the type of the logo's file."""
    return ("logo.jpeg", "image/jpeg") if jpeg_of(book.logo) else ("logo.svg", "image/svg+xml")


def _name(book: Book, file: str) -> str:
    """Return the title of a file."""
    if file.startswith("chapter"):
        return book.chapters[int(file.removeprefix("chapter").removesuffix(".xhtml")) - 1].name
    return say("heading-answers") if file == "answers.xhtml" else book.title


def _text(title: str, body: str) -> str:
    """Write a page of text."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
        f' lang="{language()}" xml:lang="{language()}">'
        f'<head><title>{escape(title)}</title><link rel="stylesheet" href="style.css"/></head>'
        f"<body>{body}</body></html>\n"
    )


def _title(book: Book) -> str:
    words = [
        book.subtitle,
        say("volume", volume=book.volume) if book.volume else "",
        book.author,
        book.publisher,
        book.copyright,
    ]
    lines = "".join(f"<p>{escape(line)}</p>" for line in words if line)
    logo = f'<p><img class="logo" src="{_logo(book)[0]}" alt="{say("logo")}"/></p>' if book.logo else ""
    return f"<h1>{escape(book.title)}</h1>{lines}{logo}"


def _chapter(book: Book, place: int, entries: Sequence[BookEntry]) -> str:
    rules = "".join(f"<p>{escape(text)}</p>" for text in rule_words(entries[0].puzzle, formulas=False))
    name = escape(book.chapters[place].name)
    figures = "".join(_figure(entry, is_linked=book.answers != "none") for entry in entries)
    return f"<section><h1>{name}</h1>{rules}{figures}</section>"


def _figure(entry: BookEntry, *, is_answer: bool = False, is_linked: bool = True) -> str:
    """Draw a puzzle or its answer, each linked to the other if both are there."""
    title = f" {entry.own.title}" if entry.own and entry.own.title else ""
    level = f", {entry.level}" if entry.level and not is_answer else ""
    other = f"chapter{entry.chapter + 1}.xhtml#p{entry.number}" if is_answer else f"answers.xhtml#a{entry.number}"
    letters = f", {' '.join(entry.puzzle.geometry.signs)}" if entry.puzzle.geometry.signs and not is_answer else ""
    words = escape(f"{entry.number}{title}{letters}{level}")
    svg = svg_of(printed_of(entry, is_answer=is_answer), is_answer=is_answer)
    mark = f"{'a' if is_answer else 'p'}{entry.number}"
    written = [] if is_answer else [rule.text for rule in entry.puzzle.rules if not clue_of(rule)]
    below = f"<p>{'<br/>'.join(map(escape, written))}</p>" if written else ""
    words = f'<a href="{other}">{words}</a>' if is_linked else words
    return f'<figure id="{mark}"><figcaption>{words}</figcaption>{svg}{below}</figure>'


def _package(book: Book, names: dict[str, str]) -> str:
    """Write the package document: the book's metadata, its files and their order."""
    author = f"<dc:creator>{escape(book.author)}</dc:creator>" if book.author else ""
    author += f"<dc:publisher>{escape(book.publisher)}</dc:publisher>" if book.publisher else ""
    mark = sha256(write_book(book).encode()).hexdigest()[:32]
    own = f"urn:isbn:{book.isbn}" if book.isbn else f"urn:uuid:{UUID(mark)}"
    items = "".join(
        f'<item id="t{n}" href="{name}" media-type="application/xhtml+xml"{_properties(name)}/>'
        for n, name in enumerate(names)
    )
    items += '<item id="logo" href="{}" media-type="{}"/>'.format(*_logo(book)) if book.logo else ""
    order = "".join(f'<itemref idref="t{n}"/>' for n in range(len(names)))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="own"'
        f' xml:lang="{language()}">'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:identifier id="own">{escape(own)}</dc:identifier><dc:title>{escape(book.title)}</dc:title>'
        f'<dc:language>{language()}</dc:language>{author}<meta property="dcterms:modified">{MODIFIED}</meta></metadata>'
        '<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>'
        f'<item id="style" href="style.css" media-type="text/css"/>{items}</manifest><spine>{order}</spine></package>\n'
    )


def _properties(name: str) -> str:
    return "" if name == "title.xhtml" else ' properties="svg"'


def _nav(book: Book, names: dict[str, str]) -> str:
    """Write the contents."""
    items = "".join(f'<li><a href="{name}">{escape(title)}</a></li>' for name, title in names.items())
    return _text(book.title, f'<nav epub:type="toc"><h1>{say("heading-contents")}</h1><ol>{items}</ol></nav>')
