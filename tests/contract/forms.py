"""The fields of the forms in Make and in Print, made of rows, and what lists of levels and techniques offer.

A row of a wish whose sentence has a ``.label`` has a field, as has one of a sheet, a book or a worksheet that names its
*fold*; the row says all that is in it. They stand in index.html between ``<!-- wishes: PLACE -->``, ticks behind the
others, or ``<!-- book: FOLD PART -->``, a part being one of `PARTS`, and ``<!-- end -->``.
"""

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from pencilmark.board import naming
from pencilmark.board.speech import has
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.techniques import TECHNIQUES, Technique
from pencilmark.human.techniques.ladders import rung_of
from pencilmark.make import fields
from pencilmark.make.fields import Row
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.wish import Book
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.options import LINK, Sheet

_PLACE = re.compile(r"( *)(<!-- wishes: (\w+) -->\n).*?( *<!-- end -->)", re.DOTALL)
_FOLD = re.compile(r"( *)(<!-- (sheet|book|worksheet): (\w+) (\w+) -->\n).*?( *<!-- end -->)", re.DOTALL)
_BOOK, _WORKSHEET = fields.rows(Book), fields.rows(Worksheet)
_PRINTED = {
    "sheet": fields.rows(Sheet),
    "book": (*_BOOK, *(row for row in _WORKSHEET if row.name == "puzzles")),
    "worksheet": (*(row for row in _BOOK if row.name == "lang"), *_WORKSHEET),
}
"""The rows of what is printed: a book, too, may have puzzles of one's own, a worksheet its language."""
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
SHAPES: dict[object, str] = {int: "number", float: "number", bool: "flag", list[str]: "texts"}
READ_AS = {fields.SPAN: "numbers", fields.WHOLE_RANGE: "range", fields.NUMBER_RANGE: "range", LINK: "link"}
"""How a form is read (`READ` in page/form.js), by the values of a field, or else by their shape; others are texts."""
PARTS: dict[str, Callable[[Row], bool]] = {
    "ticks": lambda row: (row.kind.shape in (bool, list[str]) or row.kind is LINK) and not is_list(row),
    "texts": lambda row: bool(row.lines),
    "files": lambda row: row.kind.file == "bytes",
    "fields": lambda row: True,
}
"""The parts of a fold of a form to print: a row stands in the first that takes it."""
LIKE = {"lang": "#language", "technique": "#wish [name=technique]", "variant": "#setting [name=variant]"}
"""Lists to which the page adds the choices of another one."""
LABELS = {"lang": "{page-language}", "seed": "{page-seed}"}
"""What other places of the page call as well."""
WHOLE_BELOW_2_53 = (
    r"\d{1,15}|[1-8]\d{15}|900[0-6]\d{12}|90070\d{11}|90071[0-8]\d{10}|900719[0-8]\d{9}|9007199[01]\d{8}|90071992[0-4]\d{7}"
    r"|900719925[0-3]\d{6}|9007199254[0-6]\d{5}|90071992547[0-3]\d{4}|9007199254740[0-8]\d{2}|90071992547409[0-8]\d"
    r"|900719925474099[01]"
)
SEED = (
    f' inputmode="numeric" placeholder="{{page-random}}" pattern="{WHOLE_BELOW_2_53}"'
    ' title="{page-a-whole-number-below}" size="16"'
)
_SEED = re.compile(r'(?<=<input name="seed")(?! data-as)[^>]*')


def form(text: str) -> str:
    """Return the page with the fields and the levels that the rows have now."""

    def fill(found: re.Match[str]) -> str:
        margin, mark, place, end = found.groups()
        return margin + mark + "".join(f"{line}\n" for line in fields_at(place, margin)) + end

    text = _SEED.sub(lambda found: SEED, _FOLD.sub(fold, text))
    return _LEVEL.sub(lambda found: "\n".join(select(_ROWS["level"], found[1])), _PLACE.sub(fill, text))


def fold(found: re.Match[str]) -> str:
    """Write a part of a fold: truths in a list first, lists of ticks before single ones, chance last."""
    margin, mark, name, place, part, end = found.groups()
    own = [row for row in _PRINTED[name] if row.fold == place and part_of(row) == part]
    own.sort(key=lambda row: (not is_list(row), row.kind is fields.TRUTH, row.name == "seed"))
    return margin + mark + "".join(f"{margin}{line}\n" for row in own for line in WRITE[part](row)) + end


def part_of(row: Row) -> str:
    """Return the part of a fold that a row stands in."""
    return next(part for part, takes in PARTS.items() if takes(row))


def is_list(row: Row) -> bool:
    """Say whether a truth is chosen from a list: among others, or because each of its values has a sentence."""
    return row.kind is fields.TRUTH and bool(row.among or has(value_id(row, "yes")))


def ticks(row: Row) -> Iterator[str]:
    """Yield a tick, or one for each value of a list that has a sentence."""
    if row.kind in (fields.TRUTH, LINK):
        yield tick(row, "", said(row, "label"), bool(row.default))
        return
    for value in row.kind.known:
        if has(value_id(row, value)):
            yield tick(row, f' value="{value}"', f"{{{value_id(row, value)}}}", value in row.default)


def tick(row: Row, value: str, label: str, is_usual: bool) -> str:
    """Write a tick with its label."""
    usual = " checked" * is_usual
    return f'<label class="tick"><input {named(row)}{value} type="checkbox"{usual}> {label}</label>'


def texts(row: Row) -> Iterator[str]:
    """Yield a field for a text of several lines; puzzles may come from a file as well."""
    is_puzzles = row.kind.file == "puzzles"
    how = f' spellcheck="false" autocapitalize="off" placeholder="{said(row, "blank")}"' if is_puzzles else ""
    yield f'<label>{said(row, "label")} <textarea {named(row)} rows="{row.lines}"{how}></textarea></label>'
    if is_puzzles:
        yield from file("{print-from-a-file}", 'class="own"', ".csv,.txt,.tsv,.sdm")


def files(row: Row) -> Iterator[str]:
    """Yield a field for a picture."""
    return file(said(row, "label"), f'name="{row.name}"', ".svg,.png,.jpg,.jpeg,.webp")


def file(label: str, name: str, kinds: str) -> Iterator[str]:
    """Yield a field for a file."""
    yield f'<p class="tools"><label class="file">{label} <input {name} type="file" accept="{kinds}"></label></p>'


def printed(row: Row) -> Iterator[str]:
    """Yield the lines of a field in which one thing is chosen or typed."""
    if row.among:
        yield from alternatives(row)
    elif row.kind.known or row.name in LIKE or is_list(row):
        like = f' data-like="{LIKE[row.name]}"' if row.name in LIKE else ""
        usual = f' data-usual="{row.example}"' if row.example else ""
        yield f'<label class="within">{said(row, "label")}'
        yield f"  <select {named(row)}{like}{usual}>"
        yield from (f"    {one}" for one in offered(row))
        yield from ("  </select>", "</label>")
    else:
        yield f'<label class="within">{said(row, "label")} <input {named(row)}{measured(row)}></label>'


def alternatives(row: Row) -> Iterator[str]:
    """Yield the list that a truth is *among*, where it is the first of them: none of them, or one by its name."""
    others = [one for one in _PRINTED["sheet"] if one.among == row.among]
    if row is others[0]:
        name = f"sheet-{row.among}"
        yield f'<label class="within">{{{name}/label}}'
        yield f'  <select name="{row.among}" data-as="one">'
        yield f"    {option('', f'{{{name}}}')}"
        yield from (f"    {option(one.name, f'{{{name}-{one.name}}}')}" for one in others)
        yield from ("  </select>", "</label>")


def offered(row: Row) -> Iterator[str]:
    """Yield the choices of a list, or what stands before those of another one."""
    if row.name == "technique":
        yield from (option(name, f"{{technique-{name}}}") for name in plainest())
    elif row.name in LIKE:
        yield from [option("", "{make-none}")] * (row.name == "variant")
    else:
        known = ("", "yes") if row.kind is fields.TRUTH else row.kind.known
        yield from (option(value, choice(row, value), value == str(row.default)) for value in known)


def choice(row: Row, value: str) -> str:
    """Return what stands for a value in the list of a row: a number, a cell named so, or a sentence or its label."""
    if row.kind.shape is int:
        return value
    if value in naming.CELL_NAMES:
        return naming.named("r1c2", value, 9)
    name = value_id(row, value or "usual")
    return f"{{{name}/label}}" if has(f"{name}/label") else f"{{{name}}}"


def value_id(row: Row, value: str) -> str:
    """Return the id of the sentence on a value of a row: that of its record, or of all that have one."""
    own = f"{row.says.removeprefix('option-')}-{value}"
    return own if has(own) else f"{row.key}-{value}"


def named(row: Row) -> str:
    """Write the name of a field to print, and how it is read."""
    return f'name="{row.name}" data-as="{kind_of(row)}"'


def kind_of(row: Row) -> str:
    """Return how the form is read where a row stands."""
    return "seed" if row.name == "seed" else READ_AS.get(row.kind) or SHAPES.get(row.kind.shape, "text")


def measured(row: Row) -> str:
    """Write what else a field to print has in which a text or a number is typed."""
    if row.name == "seed":
        return SEED
    low, high = row.within or (None, None)
    blank = said(row, "blank") if has(f"{row.says}/blank") else row.example
    if row.kind.shape is not str:
        step = ' step="any"' * (row.kind.shape is float)
        return f' type="number" min="{low}" max="{high}"{step} placeholder="{blank or f"{row.default:g}"}"'
    parts = {"maxlength": high, "value": row.default, "placeholder": blank}
    return "".join(f' {name}="{value}"' for name, value in parts.items() if value)


def fields_at(place: str, margin: str) -> Iterator[str]:
    """Yield the lines of the fields that belong at a *place* of the form."""
    asked = [row for row in _ROWS.values() if has(f"{row.says}/label") and PLACES[place](row)]
    for row in sorted(asked, key=lambda row: row.kind is fields.TRUTH):
        yield from field(row, margin)


def field(row: Row, margin: str) -> Iterator[str]:
    """Yield the lines of a field with its label."""
    label, kind = said(row, "label"), kind_of(row)
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
    """Return what stands for a *part* of the sentence of a row, or of that of all records."""
    own = f"{row.says}/{part}"
    known = own if has(own) else f"option-{row.flag}/{part}"
    return LABELS[row.name] if part == "label" and row.name in LABELS else f"{{{known}}}"


def read_as(row: Row) -> str:
    """Write the name of a field, how it is read, and beside which wishes it may be used."""
    only = ("plain",) * (row.name not in VariantPart.heeds) + ("rated",) * row.graded
    names = " ".join(f"{name}-only" for name in (("classic",) if row.classic else only))
    return f'name="{row.name}" data-as="{kind_of(row)}"' + (f' class="{names}"' if names else "")


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
    hint = f' title="{said(row, "hint")}"' if has(f"{row.says}/hint") else ""
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


def _offered_place(row: Technique) -> tuple[int, bool]:
    """Say where a technique comes among those offered: by the ladder, one beside it behind those of its level."""
    teaching = TECHNIQUES[rung_of(row.id)].teaching
    last = max(one.teaching for one in TECHNIQUES.values() if one.is_offered and one.level == row.level)
    return teaching or last, not teaching


def techniques() -> Iterator[str]:
    """Yield the techniques that can be wished for, level by level."""
    offered = sorted((row for row in TECHNIQUES.values() if row.is_offered), key=_offered_place)
    yield option("", "{make-any-technique}")
    for level, rows in groupby(offered, key=lambda row: row.level):
        yield f'<optgroup label="{{level-{level.lower()}}}">'
        yield from (f"  {option(row.id, f'{{{row.offer_id}}}')}" for row in rows)
        yield "</optgroup>"
    yield '<optgroup label="{make-of-variants}" class="variant-only">'
    yield from (f"  {option(row.id, f'{{technique-{row.id}}}')}" for row in RULED.values())
    yield "</optgroup>"


def plainest() -> list[str]:
    """List what makes a worksheet and is no wish for puzzles: nearly all of them need it."""
    return [row.id for row in TECHNIQUES.values() if row.level == "Easy" and not row.is_offered]


def option(value: str, name: str, is_usual: bool = False) -> str:
    """Write a choice of a list."""
    return f'<option value="{value}"{" selected" * is_usual}>{name}</option>'


WRITE = {"ticks": ticks, "texts": texts, "files": files, "fields": printed}
"""What writes the rows of each part."""
