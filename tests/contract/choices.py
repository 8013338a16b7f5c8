"""Writes the page's choices from the catalogue: ``PYTHONPATH=py:. python3 tests/contract/choices.py``."""

import re
from pathlib import Path

from tests.contract.forms import form

from pencilmark.board.joined import NAMED
from pencilmark.board.palette import BROAD, DASH, HEAD, PALETTE, THINNEST, TURN
from pencilmark.board.speech import say
from pencilmark.exchange.cosmetic import COLOURS
from pencilmark.human.effort import of_level
from pencilmark.human.techniques.technique import LEVELS
from pencilmark.make import fields
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.setting.propose import KINDS, title_id
from pencilmark.make.wish import PRESETS, Wish
from pencilmark.paper.book.wish import Book
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.options import Sheet
from pencilmark.paper.papers import OFFERED

ROOT = Path(__file__).parents[2]
PAGE, TABLES = ROOT / "index.html", ROOT / "static" / "js" / "page" / "tables.js"
TOKENS, DRAWING = ROOT / "static" / "css" / "tokens.css", ROOT / "static" / "css" / "drawing.css"
DOCS = ROOT / "docs" / "command-line.md"
VARIABLES = {"hair": "line", "shade": "area", "paper": "surface"}
"""What the page calls some tones: it has a hair and a shade of its own."""
_TONES = re.compile(r"(/\* Tones[^\n]*\*/\n).*?(\n  /\* End)", re.DOTALL)
_CLASSES = re.compile(r"(/\* Tones[^\n]*\*/\n).*?(/\* End)", re.DOTALL)
_PRINTED = re.compile(r"(\.page \{\n).*?(\n\})", re.DOTALL)
_VARIANTS = re.compile(
    r'( *)(<select name="variant"(?![^>]*data-like)[^>]*>\n)'
    r'(?: *?(  <option value="">[^\n]*)\n)?.*?(\n *(?:<optgroup|</select>))',
    re.DOTALL,
)
_PRESETS = re.compile(r'( *)(<select name="preset"[^\n]*\n[^\n]*\n).*?( *</select>)', re.DOTALL)
_GRIDS = re.compile(r'( *)(<optgroup label="\{make-several-grids\}">\n).*?( *</optgroup>)', re.DOTALL)
_WISHES = re.compile(r"(<!-- wishes -->\n).*?(?<=\n)(<!-- end -->)", re.DOTALL)
_PLAYED = re.compile(r'( *)(<div id="new-levels"[^>]*>\n).*?( *</div>)', re.DOTALL)
_COUNTS = re.compile(r'( *)<label>[^<]+ <input name="n-.*?(?=\n *</div>)', re.DOTALL)
_PAPERS = re.compile(r'( *)(<select id="print-size">\n).*?(\n *<option value="">)', re.DOTALL)
PLAIN_ONLY = ' class="plain-only"'
"""What marks a control that has no meaning beside a variant."""
PAPERS = {"Letter": "{print-letter}", "6x9in": "{print-6-by-9-inches}"}
"""Sizes of paper that have a name in words."""
IN_FILES = (Wish, VariantPart, FormulaPart, Book)
"""The records that the file of a book tells."""
PLAYED = "Easy"
"""The level that Play begins with."""
SEVERAL = {"Easy": 5, "Medium": 5, "Hard": 5}
"""How many of each level a batch of several levels has at first."""


def level_id(level: str) -> str:
    """Return what stands for the name of a level."""
    return f"{{level-{level.lower()}}}"


def variants(margin: str, first: str) -> str:
    """Write the options of the variants that can be made, after what may stand *first*."""
    lines = [f'  <option value="{name}">{{{title_id(name)}}}</option>' for name in KINDS]
    return "\n".join(margin + line for line in [*([first] if first else []), *lines])


def grids(found: re.Match[str]) -> str:
    """Write the boards of several grids that have a name."""
    lines = [f'{found[1]}  <option value="{name}">{{make-{name}}}</option>\n' for name in NAMED]
    return found[1] + found[2] + "".join(lines) + found[1] + "</optgroup>"


def levels(found: re.Match[str]) -> str:
    """Write the levels that can be played at once: all but Beyond."""
    choice = '{}  <label><input type="radio" name="level" value="{}"{}>{}</label>\n'
    lines = [choice.format(found[1], level, " checked" * (level == PLAYED), level_id(level)) for level in LEVELS[:-1]]
    return found[1] + found[2] + "".join(lines) + found[3]


def counts(found: re.Match[str]) -> str:
    """Write a field for each level that says how many puzzles of it a batch has."""
    return "\n".join(
        f'{found[1]}<label>{level_id(level)} <input name="n-{level}" type="number" min="0" max="999"'
        f' value="{SEVERAL.get(level, 0)}"{PLAIN_ONLY * (level == LEVELS[-1])}></label>'
        for level in LEVELS
    )


def presets(found: re.Match[str]) -> str:
    """Write the presets of wishes."""
    lines = [f'{found[1]}  <option value="{name}">{{make-preset-{name}}}</option>\n' for name in PRESETS]
    return found[1] + found[2] + "".join(lines) + found[3]


def papers(found: re.Match[str]) -> str:
    """Write the sizes of paper."""
    lines = [f'{found[1]}  <option value="{name}">{PAPERS.get(name, name)}</option>' for name in OFFERED]
    return found[1] + found[2] + "\n".join(lines) + found[3]


def page(text: str) -> str:
    """Return the page with the options that the catalogues have now."""
    text = _PRESETS.sub(presets, form(_GRIDS.sub(grids, text)))
    text = _COUNTS.sub(counts, _PLAYED.sub(levels, _PAPERS.sub(papers, text)))
    return _VARIANTS.sub(lambda found: found[1] + found[2] + variants(found[1], found[3] or "") + found[4], text)


def tables() -> str:
    """Write what the page has of Python's tables: levels, minutes, kinds, strokes."""
    return (
        "// Written by tests/contract/choices.py from Python's tables; change those instead.\n\n"
        f'import {{ say }} from "../words/say.js";\n\n{levels_known()}{minutes_known()}'
        f"{square_kinds()}{strokes()}{accent()}"
    )


def levels_known() -> str:
    """Write the names of the levels."""
    names = ", ".join(f'"{level}"' for level in LEVELS)
    said = "".join(f'  {level}: say("level-{level.lower()}"),\n' for level in (*LEVELS, "Unfair"))
    return (
        "/** Our own levels, the easiest first. */\n"
        f"export const LEVELS = [{names}];\n"
        "/** What levels are called, ours and HoDoKu's. @type {Readonly<Record<string, string>>} */\n"
        f"export const LEVEL_NAMES = {{\n{said}}};\n"
    )


def minutes_known() -> str:
    """Write the minutes that a puzzle of each level takes."""
    known = [(level, of_level(level)) for level in LEVELS]
    rows = "".join(
        f"  {level}: {{ typical: {found.typical}, average: {list(found.average)}, fast: {list(found.fast)} }},\n"
        for level, found in known
        if found
    )
    return (
        "/** What people take for a classic puzzle from the middle of a level, where it is known."
        " @type {Readonly<Record<string, MinutesData>>} */\n"
        f"export const LEVEL_MINUTES = {{\n{rows}}};\n"
    )


def square_kinds() -> str:
    """Write the variants that are made on square boards only."""
    names = ", ".join(f'"{name}"' for name, kind in KINDS.items() if kind.needs_square(is_oblong=True))
    return f"/** The kinds of puzzles that need a square board. */\nexport const SQUARE_KINDS = [{names}];\n"


def styles(text: str) -> str:
    """Return the style sheet of colours with those that the palette has now, on screens and on pages of paper."""
    screen = [f"  --{VARIABLES.get(tone, tone)}: light-dark({own.light}, {own.dark});" for tone, own in PALETTE.items()]
    screen += [f"  --colour-{place}: var(--{tone});" for place, tone in enumerate(COLOURS, 1)]
    areas = {tone: own.print if own.area is None else own.area for tone, own in PALETTE.items()}
    printed = [f"  --{VARIABLES.get(tone, tone)}: {grey(own.print)};" for tone, own in PALETTE.items()]
    printed += [f"  --broad: {grey(areas['hair'])};"]
    text = _TONES.sub(lambda found: found[1] + "\n".join(screen) + found[2], text, count=1)
    return _PRINTED.sub(lambda found: found[1] + "\n".join(printed) + found[2], text, count=1)


def classes(text: str) -> str:
    """Return the style sheet of shapes with a class for each tone of the palette, of a stroke and of what is filled."""
    lines = [
        f".{part}-{tone} {{ {part}: var(--{VARIABLES.get(tone, tone)}); }}\n"
        for part in ("stroke", "fill")
        for tone in PALETTE
    ]
    return _CLASSES.sub(lambda found: found[1] + "".join(lines) + found[2], text, count=1)


def grey(level: int) -> str:
    """Write a grey as a colour."""
    return f"#{level:02x}{level:02x}{level:02x}"


def strokes() -> str:
    """Write the measures of dashes, arrows and thin lines."""
    return (
        "/** How long a dash is, and the gap after it, in widths of its line. */\n"
        f"export const DASH = {list(DASH)};\n"
        "/** An arrow's head: how long its strokes are, in cells, and in widths beyond that; their angle. */\n"
        f"export const HEAD = {{ cells: {HEAD[0]}, widths: {HEAD[1]}, turn: {TURN} }};\n"
        "/** Millimetres of the thinnest stroke on paper, and cells from which on a stroke is an area. */\n"
        f"export const [THINNEST, BROAD] = {[THINNEST, BROAD]};\n"
    )


def accent() -> str:
    """Write the accent, in the light, with which the choice of one's own begins."""
    return f'/** The accent, in the light. */\nexport const ACCENT = "{PALETTE["accent"].light}";\n'


def wishes(text: str) -> str:
    """Return the page on the command line with all options of wishes and what is printed, and their keys in files."""
    records = {
        "for a classic puzzle": Wish,
        "with a variant": VariantPart,
        "with formulas": FormulaPart,
        "for a book": Book,
        "for a sheet": Sheet,
        "for a worksheet": Worksheet,
    }
    lines = ["| wished | option | key of a book's file | |", "|-|-|-|-|"]
    for words, record in records.items():
        for row in fields.rows(record):
            if row.option:
                says, key = say(row.says, known=", ".join(row.kind.known)), f"`{row.key}`" if record in IN_FILES else ""
                lines.append(f"| {words} | `--{row.flag}` | {key} | {says} |")
    return _WISHES.sub(lambda found: found[1] + "\n".join([*lines, ""]) + found[2], text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    TABLES.write_text(tables(), "utf-8")
    DOCS.write_text(wishes(DOCS.read_text("utf-8")), "utf-8")
    TOKENS.write_text(styles(TOKENS.read_text("utf-8")), "utf-8")
    DRAWING.write_text(classes(DRAWING.read_text("utf-8")), "utf-8")
