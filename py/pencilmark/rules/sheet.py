"""A text of many rules, one a line, with settings on lines of their own.

    size: 3              the side of the board                values: 1-9    the values a cell may take
    houses: none         no rows, columns, boxes              board: 9 x     any board, in the grammar of boards
    cells: spreadsheet   letters name columns                 givens: 1..    a puzzle's line

Settings may stand anywhere and go for all rules; ``#`` starts a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError, FormatError, InputError, RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import Kept
from pencilmark.board.line import parse_line, parse_numbers
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Slowly, finished
from pencilmark.rules.language.parse import parse_rule
from pencilmark.rules.language.relations import check_size
from pencilmark.rules.language.tokens import MAX_TEXT
from pencilmark.rules.language.tree import Relation, cells_of, nodes
from pencilmark.rules.language.write import write_rule
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.expand import expanding
from pencilmark.rules.variants.read import is_clue, parse_clue, write_clue
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.words import with_word, word_of

MAX_LINES = 2_000
MAX_ALL_NODES = 15_000
MAX_ERRORS = 50
JIGSAW = "jigsaw"
BOARD_WORDS = ("size", "values", "houses", "board")
_SETTING = re.compile(r"(size|values|houses|board|cells|givens)\s*:\s*(.*)", re.IGNORECASE)
_VALUES = re.compile(r"1\s*(?:-|\.\.)\s*([0-9]{1,2})")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its *text* in canonical cell names, its *line* in the sheet (from 1), its tree and its cells.

    *clue* is there when the line names a variant; the tree is then what the variant means.
    """

    text: str
    line: int
    relation: Relation
    cells: tuple[int, ...]
    clue: Clue | None = None


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """What a text of rules says: the board, the rules, and the givens if it has any."""

    geometry: Geometry
    rules: tuple[Rule, ...]
    givens: tuple[int, ...]

    @property
    def puzzle(self) -> Puzzle:
        """Give the puzzle that the sheet is."""
        return Puzzle(self.geometry, self.givens, rules=tuple(rule.text for rule in self.rules))


def relation_of(
    text: str, geometry: Geometry, spreadsheet: bool = False, others: tuple[Clue, ...] | None = None
) -> Relation:
    """Read one rule; of a line that names a variant, give what it means. Raises RuleError.

    *others* are the clues of all rules of the puzzle (see `clues_of`): what some variants mean depends on them.
    """
    return finished(relating(text, geometry, spreadsheet, others))


def relating(
    text: str, geometry: Geometry, spreadsheet: bool = False, others: tuple[Clue, ...] | None = None
) -> Slowly[Relation]:
    """Read one rule as `relation_of` does, with pauses."""
    if not is_clue(text):
        return _formula_of(text, geometry, spreadsheet)
    clue = parse_clue(text, geometry, spreadsheet)
    try:
        return (yield from expanding(clue, geometry, others or ()))
    except RuleError as error:
        raise RuleError("bad-variant", f"{clue.name}: {error}", column=1) from error


def clues_of(texts: Iterable[str], geometry: Geometry) -> tuple[Clue, ...]:
    """Read those of the rules that name variants.

    >>> [clue.name for clue in clues_of(["a1 = 2", "thermo: a1 a2"], board("9"))]
    ['thermo']
    """
    return tuple(parse_clue(text, geometry) for text in texts if is_clue(text))


def relations_of(texts: Iterable[str], geometry: Geometry) -> tuple[Relation, ...]:
    """Read all the rules of a puzzle together. Raises RuleError."""
    texts = tuple(texts)
    others = clues_of(texts, geometry)
    return tuple(relation_of(text, geometry, others=others) for text in texts)


def _formula_of(text: str, geometry: Geometry, spreadsheet: bool) -> Relation:
    """Read a formula and check that it names a cell and that no number in it can grow beyond bounds."""
    key = text, geometry.name, spreadsheet
    if known := _KEPT.get(key):
        return known
    relation = parse_rule(text, geometry, spreadsheet)
    if not cells_of(relation):
        raise RuleError("no-cells", "expected a cell in the rule, found none", column=1)
    check_size(relation, geometry)
    return _KEPT.keep(key, relation)


def _node_count(relation: Relation) -> int:
    return sum(1 for _ in nodes(relation))


_KEPT = Kept[tuple[str, str, bool], Relation](200_000, _node_count)


def read_rules(text: str, on: Geometry | None = None) -> RuleSheet:
    """Read a text of rules; where it names no board, they are on the board *on* (9 x 9 if None).

    Raises the first of `errors_of`.

    >>> sheet = read_rules("size: 3\\nvalues: 1-9\\nhouses: none\\na1 = b3 - 4")
    >>> sheet.geometry.name, [rule.text for rule in sheet.rules]
    ('3 free values=9', ['a1 = b3 - 4'])
    """
    sheet, errors = finished(reading(text, on))
    if errors:
        raise errors[0]
    return sheet


def names_board(text: str) -> bool:
    """Tell whether a text of rules names its board.

    >>> names_board("size: 4"), names_board("a1 = 2")
    (True, False)
    """
    lines = (_SETTING.match(line.split("#", 1)[0].strip()) for line in text[:MAX_TEXT].split("\n"))
    return any(match and match[1].lower() in BOARD_WORDS for match in lines)


def read_some(text: str, on: Geometry | None = None) -> RuleSheet:
    """Read what can be read of a text of rules, and leave out the lines of `errors_of`."""
    return finished(reading(text, on))[0]


def errors_of(text: str, on: Geometry | None = None) -> list[InputError]:
    """List what is wrong with a text of rules, the first mistake of each line."""
    return finished(reading(text, on))[1]


def reading(text: str, on: Geometry | None = None) -> Slowly[tuple[RuleSheet, list[InputError]]]:
    """Read as `read_some` does and list mistakes as `errors_of` does, with pauses."""
    found = _Reading(on)
    if len(text) > MAX_TEXT:
        found.errors.append(RuleError("too-long", f"expected at most {MAX_TEXT} characters, found {len(text)}"))
        text = ""
    lines = text.split("\n")
    if len(lines) > MAX_LINES:
        found.errors.append(RuleError("too-long", f"expected at most {MAX_LINES} lines", line=MAX_LINES + 1))
        lines = []
    bodies = [(number, line.rstrip("\r")) for number, line in enumerate(lines, 1)]
    settings = {number: match for number, line in bodies if (match := _SETTING.match(line.split("#", 1)[0].strip()))}
    found.take_settings(settings, lines)
    rules = [(number, line) for number, line in bodies if number not in settings and line.split("#", 1)[0].strip()]
    found.take_regions(rules)
    for number, line in rules:
        if number not in found.done:
            yield from found.take_rule(number, line)
            yield None
        if len(found.errors) > MAX_ERRORS or found.size > MAX_ALL_NODES:
            break
    yield from found.put_in_context()
    sheet = RuleSheet(found.geometry, tuple(found.rules), found.givens())
    return sheet, sorted(found.errors, key=lambda error: error.line or 0)


class _Reading:
    """A text of rules being read: what it said up to now, and what was wrong."""

    def __init__(self, on: Geometry | None) -> None:
        self.on, self.geometry = on, on or board("9")
        self.spreadsheet, self.given = False, ""
        self.rules: list[Rule] = []
        self.errors: list[InputError] = []
        self.size, self.given_line = 0, 0
        self.done: set[int] = set()

    def fail(self, error: InputError, line: int, column: int | None = None) -> None:
        """Keep an error with its line; *column* is where the part begins in which it has its own column."""
        at = error.column if column is None else column + (error.column or 1) - 1
        self.errors.append(type(error)(error.code, error.message, line=line, column=at))

    def take_settings(self, settings: dict[int, re.Match[str]], lines: list[str]) -> None:
        """Take the lines of settings, and make the board of them."""
        words: dict[str, str] = {}
        for number, match in settings.items():
            name, value = match[1].lower(), match[2]
            column = lines[number - 1].lower().index(name) + match.start(2) + 1
            try:
                self.take_setting(name, value, words)
                if name in BOARD_WORDS:
                    words[name] = value
                    self.geometry = self.board_of(words)
            except InputError as error:
                self.fail(error, number, column)
            self.given_line = number if name == "givens" else self.given_line

    def take_setting(self, name: str, value: str, words: dict[str, str]) -> None:
        """Take one setting; *words* are those of the board before it. Raises RuleError."""
        if name in words:
            raise RuleError("bad-setting", f"expected {name} only once")
        if name == "cells":
            if value.lower() not in ("spreadsheet", "rows"):
                raise RuleError("bad-setting", f"expected cells: rows or cells: spreadsheet, found {value[:20]!r}")
            self.spreadsheet = value.lower() == "spreadsheet"
        elif name == "givens":
            self.given = value
        elif name == "values" and not _VALUES.fullmatch(value):
            raise RuleError("bad-setting", f"expected values from 1, such as 1-9, found {value[:20]!r}")
        elif name == "houses" and value.lower() not in ("none", "sudoku", "latin"):
            raise RuleError("bad-setting", f"expected houses: none, latin or sudoku, found {value[:20]!r}")

    def board_of(self, words: dict[str, str]) -> Geometry:
        """Make the board of the settings found up to now. Raises BoardError."""
        parts = [words.get("board") or words.get("size") or (self.on.name if self.on else "9")]
        if "board" in words and "size" in words:
            raise BoardError("bad-board", "expected either board or size")
        houses = {"none": "free", "latin": "latin"}.get(words.get("houses", "").lower())
        parts += [houses] if houses else []
        if match := _VALUES.fullmatch(words.get("values", "")):
            parts.append(f"values={match[1]}")
        return board(" ".join(parts))

    def take_regions(self, lines: list[tuple[int, str]]) -> None:
        """Take the lines that name a jigsaw: like settings, they make the board."""
        for number, line in lines:
            if is_clue(line) and line.strip().lower().startswith(JIGSAW):
                self.done.add(number)
                try:
                    clue = parse_clue(line, self.geometry)
                    self.geometry = with_word(self.geometry, word_of(clue, self.geometry.size))
                except InputError as error:
                    self.fail(error, number)

    def take_rule(self, number: int, line: str) -> Slowly[None]:
        """Read a rule's line."""
        try:
            if is_clue(line):
                yield from self.take_clue(number, line)
                return
            relation = relation_of(line, self.geometry, self.spreadsheet)
            self.size += _node_count(relation)
            if self.size > MAX_ALL_NODES:
                raise RuleError("too-long", f"expected at most {MAX_ALL_NODES} cells, numbers and signs in all")
        except InputError as error:
            self.fail(error, number)
            return
        text = line.split("#", 1)[0].strip()
        if self.spreadsheet:
            text = write_rule(relation, self.geometry.size)
        self.rules.append(Rule(text, number, relation, cells_of(relation)))

    def take_clue(self, number: int, line: str) -> Slowly[None]:
        """Read a line that names a variant. Raises RuleError."""
        clue = parse_clue(line, self.geometry, self.spreadsheet)
        relation = yield from relating(line, self.geometry, self.spreadsheet)
        self.size += 1 + len(clue.cells)
        text = write_clue(clue, self.geometry.size)
        self.rules.append(Rule(text, number, relation, cells_of(relation), clue))

    def put_in_context(self) -> Slowly[None]:
        """Read the clues again of which the meaning depends on the others."""
        others = tuple(rule.clue for rule in self.rules if rule.clue)
        for place, rule in enumerate(self.rules):
            if rule.clue and VARIANTS[rule.clue.name].context:
                relation = yield from relating(rule.text, self.geometry, others=others)
                self.rules[place] = replace(rule, relation=relation, cells=cells_of(relation))

    def givens(self) -> tuple[int, ...]:
        """Read the line of givens, if there was one."""
        blank = (0,) * self.geometry.cell_count
        if not self.given:
            return blank
        try:
            parse = parse_numbers if " " in self.given or "," in self.given else parse_line
            return parse(self.given, self.geometry).givens
        except FormatError as error:
            self.fail(error, self.given_line)
            return blank
