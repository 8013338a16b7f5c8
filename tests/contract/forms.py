"""The fields of the forms in Make and in Print, made of rows, and what lists of levels and techniques offer.

A row of a wish whose sentence has a ``.label`` has a field, as has one of a book or a worksheet that names its *fold*;
the row says all that is in it. They stand in index.html between ``<!-- wishes: PLACE -->``, ticks behind the others, or
``<!-- book: FOLD fields -->`` or ``ticks``, and ``<!-- end -->``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from pencilmark.board.speech import SENTENCES
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import rung_of
from pencilmark.make import fields
from pencilmark.make.fields import Row
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.wish import Book
from pencilmark.paper.book.worksheet_wish import Worksheet

_PLACE = re.compile(r"( *)(<!-- wishes: (\w+) -->\n).*?( *<!-- end -->)", re.DOTALL)
_FOLD = re.compile(r"( *)(<!-- (book|worksheet): (\w+) (fields|ticks) -->\n).*?( *<!-- end -->)", re.DOTALL)
_PRINTED = {"book": Book, "worksheet": Worksheet}
_LEVEL = re.compile(r'( *)<select name="level" data-as=.*?</select>', re.DOTALL)
_ROWS = {row.name: row for row in fields.rows(Wish)}
NEEDS = ("technique", "practice")
"""The fields about one technique, which have a line of their own."""
PLACES: dict[str, Callable[[Row], bool]] = {
    "look": lambda row: not row.graded,
    "difficulty": lambda row: row.graded and not row.classic and row.name not in NEEDS,
    "needs": lambda row: row.name in NEEDS,
    "scales": lambda row: row.classic,
}
READ_AS = {
    fields.SPAN: "numbers",
    fields.WHOLE_RANGE: "range",
    fields.NUMBER_RANGE: "range",
    fields.WHOLE: "number",
    fields.TRUTH: "flag",
}
"""How the form is read (`READ` in make/place.js), by the values of a field; others are texts."""


def form(text: str) -> str:
    """Return the page with the fields and the levels that the rows have now."""

    def fill(found: re.Match[str]) -> str:
        margin, mark, place, end = found.groups()
        return margin + mark + "".join(f"{line}\n" for line in fields_at(place, margin)) + end

    text = _FOLD.sub(fold, text)
    return _LEVEL.sub(lambda found: "\n".join(select(_ROWS["level"], found[1])), _PLACE.sub(fill, text))


def fold(found: re.Match[str]) -> str:
    """Write the fields or the ticks in a fold of a form to print."""
    margin, mark, name, place, what, end = found.groups()
    own = [row for row in fields.rows(_PRINTED[name]) if row.fold == place]
    asked = [row for row in own if (row.kind is fields.TRUTH) == (what == "ticks")]
    return margin + mark + "".join(f"{margin}{line}\n" for row in asked for line in printed(row)) + end


def printed(row: Row) -> Iterator[str]:
    """Yield the lines of a field of a book or a worksheet."""
    label, name = said(row, "label"), f'name="{row.key}"'
    if row.kind is fields.TRUTH:
        yield f'<label class="tick"><input {name} type="checkbox"{" checked" * row.default}> {label}</label>'
    elif row.kind.known:
        yield f'<label class="within">{label}'
        yield f"  <select {name}>"
        for value in row.kind.known:
            shown = value if row.kind.shape is int else f"{{{row.key}-{value or 'usual'}}}"
            yield f"    {option(value, shown, value == str(row.default))}"
        yield from ("  </select>", "</label>")
    else:
        yield f'<label class="within">{label} <input {name}{measured(row)}></label>'


def measured(row: Row) -> str:
    """Write what else a field to print has in which a text or a number is typed."""
    low, high = row.within or (None, None)
    blank = said(row, "blank") if f"{row.says}/blank" in SENTENCES else row.example
    if row.kind.shape is not str:
        step = ' step="any"' * (row.kind.shape is float)
        return f' type="number" min="{low}" max="{high}"{step} placeholder="{blank or f"{row.default:g}"}"'
    parts = {"maxlength": high, "value": row.default, "placeholder": blank}
    return "".join(f' {name}="{value}"' for name, value in parts.items() if value)


def fields_at(place: str, margin: str) -> Iterator[str]:
    """Yield the lines of the fields that belong at a *place* of the form."""
    asked = [row for row in _ROWS.values() if f"{row.says}/label" in SENTENCES and PLACES[place](row)]
    for row in sorted(asked, key=lambda row: row.kind is fields.TRUTH):
        yield from field(row, margin)


def field(row: Row, margin: str) -> Iterator[str]:
    """Yield the lines of a field with its label."""
    label, kind = said(row, "label"), READ_AS.get(row.kind, "text")
    if kind == "flag":
        yield f'{margin}<label class="tick"><input {read_as(row)} type="checkbox"> {label}</label>'
    elif kind == "range":
        title = f"{row.flag}-title"
        yield f'{margin}<div class="range" role="group" aria-labelledby="{title}"><span id="{title}">{label}</span>'
        low, high = (end(row, which) for which in ("lowest", "highest"))
        yield from (f"{margin}  {low}", f"{margin}  {{make-to}} {high}", f"{margin}</div>")
    elif row.name == "technique" or row.kind.known:
        yield from (f"{margin}<label>{label}", *select(row, f"{margin}  "), f"{margin}</label>")
    else:
        yield f"{margin}<label>{label} <input {read_as(row)}{typed(row, kind)}></label>"


def said(row: Row, part: str) -> str:
    """Return what stands for a *part* of the sentence of a row."""
    return f"{{{row.says}/{part}}}"


def read_as(row: Row) -> str:
    """Write the name of a field, how it is read, and beside which wishes it may be used."""
    only = ("plain",) * (row.name not in VariantPart.heeds) + ("rated",) * row.graded
    names = " ".join(f"{name}-only" for name in (("classic",) if row.classic else only))
    return f'name="{row.name}" data-as="{READ_AS.get(row.kind, "text")}"' + (f' class="{names}"' if names else "")


def end(row: Row, which: str) -> str:
    """Write the field for the lowest or the highest number of a range."""
    assert row.within
    low, high = row.within
    step = ' step="0.1"' if isinstance(low, float) else ""
    example = low if which == "lowest" else high
    bounds = f'type="number" min="{low:g}" max="{high:g}"{step}'
    return f'<input {read_as(row)} {bounds} aria-label="{said(row, which)}" placeholder="{example}">'


def typed(row: Row, kind: str) -> str:
    """Write what else a field has in which numbers or a text are typed."""
    hint = f' title="{said(row, "hint")}"' if f"{row.says}/hint" in SENTENCES else ""
    low, high = row.within or (None, None)
    if kind == "number":
        return f' type="number" min="{low}" max="{high}" placeholder="{row.default}"{hint}'
    example = row.example or f"{low}-{high}"
    more = f'{hint} size="{len(example) + 1}"'
    if kind == "numbers":
        number = f"[{low}-{high}]" if high is not None and high < 10 else r"\d+"
        pattern = rf"\s*{number}(\s*-\s*{number})?\s*"
        return f' inputmode="numeric" placeholder="{example}" pattern="{pattern}"{more}'
    capitals = ' autocapitalize="characters"' if example.isupper() else ""
    return f' placeholder="{example}"{more} maxlength="{high}"{capitals} spellcheck="false"'


def select(row: Row, margin: str) -> Iterator[str]:
    """Yield the lines of a list."""
    offered = techniques() if row.name == "technique" else choices(row)
    yield f"{margin}<select {read_as(row)}>"
    yield from (f"{margin}  {line}" for line in offered)
    yield f"{margin}</select>"


def choices(row: Row) -> Iterator[str]:
    """Yield the choices of a list: what the row knows, after "any" where nothing is usual; several levels at last."""
    if row.default not in row.kind.known:
        yield option("", "{make-any}")
    stem = row.name.rpartition("_")[2]
    yield from (option(name, f"{{{stem}-{name.lower()}}}") for name in row.kind.known)
    if row.name == "level":
        yield option("several", "{make-several-levels}")


def techniques() -> Iterator[str]:
    """Yield the techniques that can be wished for, level by level."""
    offered = sorted(
        (row for row in TECHNIQUES.values() if row.is_offered), key=lambda row: TECHNIQUES[rung_of(row.id)].teaching
    )
    yield option("", "{make-any-technique}")
    for level, rows in groupby(offered, key=lambda row: row.level):
        yield f'<optgroup label="{{level-{level.lower()}}}">'
        yield from (f"  {option(row.id, f'{{{row.offer_id}}}')}" for row in rows)
        yield "</optgroup>"
    yield '<optgroup label="{make-of-variants}" class="variant-only">'
    yield from (f"  {option(row.id, f'{{technique-{row.id}}}')}" for row in RULED.values())
    yield "</optgroup>"


def option(value: str, name: str, is_usual: bool = False) -> str:
    """Write a choice of a list."""
    return f'<option value="{value}"{" selected" * is_usual}>{name}</option>'
