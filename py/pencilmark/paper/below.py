"""The text below a board: its rules in words, its seed, the QR code of its link."""

from __future__ import annotations

from textwrap import wrap

from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.paper.entry import Entry, share_link
from pencilmark.paper.page import Code, Item, TextLine, qr_rows
from pencilmark.paper.papers import Box, PaperError
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.definition import Variant
from pencilmark.rules.variants.registry import VARIANTS

_WORDS = {variant.word: variant for variant in VARIANTS.values() if variant.word not in ("", "house", "regions")}


def rule_words(puzzle: Puzzle, *, formulas: bool = True) -> list[str]:
    """List the variants of a *puzzle*, a line each, and, if wished, its *formulas* as they are written.

    >>> from pencilmark.rules.rule import parse_rules
    >>> rules = parse_rules(["killer 5: a1 b1", "killer 3: a2 b2", "c3 = a1"], board("4 x"))
    >>> words = rule_words(Puzzle(board("4 x"), (0,) * 16, rules=rules))
    >>> [text.split(":")[0] for text in words]
    ['Diagonals', 'Killer', 'c3 = a1']
    """
    variants: dict[str, Variant] = {}
    written = []
    for word in puzzle.geometry.name.split():
        if word in _WORDS:
            variants.setdefault(_WORDS[word].name, _WORDS[word])
    for rule in puzzle.rules:
        if clue := clue_of(rule):
            variants.setdefault(clue.name, VARIANTS[clue.name])
        else:
            written.append(rule.text)
    return [f"{variant.title}: {variant.text}" for variant in variants.values()] + (written if formulas else [])


CODE_SIDE = 17.0
"""Least side of a QR code in millimetres."""
MODULE = 0.35
"""Least side of one of its modules."""
FEW = 5
"""The most rules that are set at full size."""
LETTER = 0.47
"""Width of most letters, as a part of the font's size; lines that turn out too wide are set smaller."""
LEADING = 1.3


@dataclass(frozen=True, slots=True)
class Below:
    """The text wished below boards: its *size* in millimetres, *seeds*, and QR codes for the page at *link*."""

    size: float
    seeds: bool = False
    link: str = ""

    def height(self, entry: Entry, width: float) -> float:
        """Measure the text below a board of a *width*."""
        lines, code = self._lines(entry, width), self._code_side(entry, width)
        return max(len(lines) * self._leading(entry), code) + self.size * 0.6 if lines or code else 0.0

    def items(self, entry: Entry, box: Box) -> list[Item]:
        """Set the text below the board in a *box*."""
        top, side, leading = box.bottom + self.size * 0.6, self._code_side(entry, box.width), self._leading(entry)
        items: list[Item] = []
        for number, columns in enumerate(self._lines(entry, box.width), 1):
            wide = self._free(entry, box.width) / len(columns)
            for column, text in enumerate(columns):
                x, base = box.x + wide * column, top + leading * (number - 0.25)
                items.append(TextLine(x, base, text, leading / LEADING, width=wide - 1))
        if side:
            link = share_link(entry.puzzle, self.link)
            items.append(Code(box.right - side, top, side, qr_rows(link), link))
        return items

    def _leading(self, entry: Entry) -> float:
        """Return the line spacing, tighter for many lines."""
        return self.size * LEADING * (1 if len(_told(entry)) <= FEW else 0.8)

    def _code_side(self, entry: Entry, width: float) -> float:
        """Return the side of the QR code, large enough to be scanned; 0 if none is wished or the link is too long.

        Raises PaperError if it is wider than the board.
        """
        if not self.link:
            return 0.0
        modules = len(qr_rows(share_link(entry.puzzle, self.link)))
        side = max(CODE_SIDE, modules * MODULE)
        if modules and side > width:
            raise PaperError("too-many/fewer-puzzles-page-qr", side=side)
        return side if modules else 0.0

    def _free(self, entry: Entry, width: float) -> float:
        """Return the width left beside the code."""
        side = self._code_side(entry, width)
        return width - (side + 3 if side else 0)

    def _lines(self, entry: Entry, width: float) -> list[list[str]]:
        """List the lines, each as the texts of its columns: sentences across the whole width, formulas side by side."""
        signs = max(8, int(self._free(entry, width) * LEADING / (self._leading(entry) * LETTER)))
        words = rule_words(entry.puzzle)
        sentences = [text for text in _told(entry) if text not in words or text.endswith(".")]
        formulas = [text for text in words if not text.endswith(".")]
        lines = [[line] for text in sentences for line in wrap(text, signs)]
        if formulas:
            columns = max(1, signs // (max(map(len, formulas)) + 2))
            rows = -(-len(formulas) // columns)
            lines += [formulas[row::rows] + [""] * (columns - len(formulas[row::rows])) for row in range(rows)]
        if self.seeds and entry.seed is not None:
            lines.append([say("printed-seed", seed=entry.seed)])
        return lines


def _told(entry: Entry) -> list[str]:
    """List the words about the rules: the author's own, by paragraphs, then ours."""
    own = [text for line in entry.words.splitlines() if (text := line.strip())]
    return own + rule_words(entry.puzzle)
