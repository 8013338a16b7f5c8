"""A text of many rules, one a line, with settings on lines of their own.

    size: 3              the side of the board                values: 1-9    the values that a cell can take (1 2 4)
    houses: none         no rows, columns, boxes              board: 9 x     any board, in the grammar of boards
    cells: spreadsheet   letters name columns                 givens: 1..    a puzzle's line

Settings may stand anywhere and apply to all rules; ``#`` starts a comment.
"""

from __future__ import annotations

import re
from dataclasses import replace

from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError, FormatError, InputError, RuleError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import parse_either
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.modifiers import FACTORS
from pencilmark.board.task import Slowly, finished
from pencilmark.rules.language.hidden import board_cells, lacking_regions
from pencilmark.rules.language.tokens import MAX_TEXT
from pencilmark.rules.language.tree import Relation
from pencilmark.rules.rule import Formula, clue_of, clues_of, no_regions, parse_rule, relating
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.read import is_clue, parse_clue
from pencilmark.rules.variants.registry import LATIN, VARIANTS, with_word, word_of

MAX_LINES = 2_000
MAX_ALL_NODES = 80_000
MAX_ERRORS = 50
UNKNOWN_REGIONS = re.compile(r"(?:chaos(?:[ -]construction)?|unknown[ -]regions)(?: *#.*)?", re.IGNORECASE)
"""A line that removes the boxes from the board, since its regions are to be found."""
SHAPING = ("jigsaw", "areas", *FACTORS)
"""The words that begin a line that shapes the board."""
_WORD = re.compile(r"\w+")
BOARD_WORDS = ("size", "values", "houses", "board")
_LINE_END = re.compile(r"\r\n?|\n")
_SETTING = re.compile(r"(size|values|houses|board|cells|givens)\s*:\s*(.*)", re.IGNORECASE)
_RANGE = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")
_DASH = re.compile(r" ?(?:-|\.\.) ?")


@dataclass(frozen=True, slots=True)
class ReadRule:
    """A rule in a text of rules: its *line* (from 1), and its *relation* on its board."""

    rule: Rule
    line: int
    relation: Relation
    geometry: Geometry

    @property
    def cells(self) -> tuple[int, ...]:
        """List the cells whose value, region or shade the rule is about."""
        return board_cells(self.relation, self.geometry)

    @property
    def text(self) -> str:
        """Return the rule's text."""
        return self.rule.text

    @property
    def clue(self) -> Clue | None:
        """Return the clue if the line names a variant, None for a formula."""
        return clue_of(self.rule)


@dataclass(frozen=True, slots=True)
class RuleText:
    """What a text of rules says: the board, the rules, and the givens if it has any."""

    geometry: Geometry
    rules: tuple[ReadRule, ...]
    givens: tuple[int, ...]

    @property
    def puzzle(self) -> Puzzle:
        """Return the puzzle that the text describes."""
        return Puzzle(self.geometry, self.givens, rules=tuple(line.rule for line in self.rules))


def read_rules(text: str, on: Geometry | None = None) -> RuleText:
    """Read a text of rules; if it names no board, they are on the board *on* (9 x 9 if None).

    Raises InputError for the first mistake.

    >>> ruled = read_rules("size: 3\\nvalues: 1-9\\nhouses: none\\na1 = b3 - 4")
    >>> ruled.geometry.name, [rule.text for rule in ruled.rules]
    ('3 free values=9', ['a1 = b3 - 4'])
    """
    ruled, errors = finished(reading(text, on))
    if errors:
        raise errors[0]
    return ruled


def names_board(text: str) -> bool:
    """Report whether a text of rules names its board.

    >>> names_board("size: 4"), names_board("a1 = 2")
    (True, False)
    """
    lines = map(setting_of, _LINE_END.split(text[:MAX_TEXT]))
    return any(match and match[1].lower() in BOARD_WORDS for match in lines)


def setting_of(line: str) -> re.Match[str] | None:
    """Match the name and the value if a *line* is a setting; None otherwise.

    >>> setting_of(" values: 1-4  # few").groups(), setting_of("thermo: a1 a2")
    (('values', '1-4'), None)
    """
    return _SETTING.match(line.partition("#")[0].strip())


def reading(text: str, on: Geometry | None = None) -> Slowly[tuple[RuleText, list[InputError]]]:
    """Read the lines of a text of rules that can be read, and list the first mistake in each other, with pauses."""
    found = _Reading(on)
    if len(text) > MAX_TEXT:
        found.errors.append(RuleError("too-long/characters", most=MAX_TEXT, found=len(text)))
        text = ""
    lines = _LINE_END.split(text)
    if len(lines) > MAX_LINES:
        found.errors.append(RuleError("too-long/lines", most=MAX_LINES, line=MAX_LINES + 1))
        lines = []
    bodies = list(enumerate(lines, 1))
    settings = {number: match for number, line in bodies if (match := setting_of(line))}
    found.take_settings(settings, lines)
    yield from found.take_values()
    rules = [(number, line) for number, line in bodies if number not in settings and line.partition("#")[0].strip()]
    found.take_regions(rules)
    for number, line in rules:
        if number not in found.done:
            yield from found.take_rule(number, line)
            yield None
        if len(found.errors) > MAX_ERRORS or found.size > MAX_ALL_NODES:
            break
    yield from found.put_in_context()
    ruled = RuleText(found.geometry, tuple(found.rules), found.givens())
    return ruled, sorted(found.errors, key=lambda error: error.line or 0)


def values_in(text: str) -> tuple[int, ...]:
    """Read a set of values; return them in ascending order. Raises RuleError.

    >>> values_in("2-5"), values_in("8, 1 .. 3 5")
    ((2, 3, 4, 5), (1, 2, 3, 5, 8))
    """
    found = set[int]()
    for part in re.split(r"[ ,]+", _DASH.sub("-", " ".join(text.split()))):
        match = _RANGE.fullmatch(part)
        low, high = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if low > high:
            raise RuleError("bad-setting/values", found=text[:20])
        found.update(range(low, high + 1))
    return tuple(sorted(found))


class _Reading:
    """A text of rules being read: what has been read so far, and the errors."""

    def __init__(self, on: Geometry | None) -> None:
        self.on, self.geometry = on, on or board("9")
        self.spreadsheet, self.given = False, ""
        self.rules: list[ReadRule] = []
        self.errors: list[InputError] = []
        self.size, self.given_line = 0, 0
        self.values: tuple[int, ...] = ()
        self.values_line = 0
        self.done: set[int] = set()

    def fail(self, error: InputError, line: int, column: int | None = None) -> None:
        """Keep an error with its line; *column* is where the part begins from which the error's own column counts."""
        at = error.column if column is None else column + (error.column or 1) - 1
        self.errors.append(error.placed(line, at))

    def take_settings(self, settings: dict[int, re.Match[str]], lines: list[str]) -> None:
        """Take the lines of settings, and make the board of them."""
        words: dict[str, str] = {}
        for number, match in settings.items():
            name, value = match[1].lower(), match[2]
            column = lines[number - 1].lower().index(name) + match.start(2) + 1
            try:
                self.take_setting(name, value, words)
                if name == "values":
                    self.values, self.values_line = values_in(value), number
                if name in BOARD_WORDS:
                    words[name] = value
                    self.geometry = self.board_of(words)
            except InputError as error:
                self.fail(error, number, column)
            self.given_line = number if name == "givens" else self.given_line

    def take_setting(self, name: str, value: str, words: dict[str, str]) -> None:
        """Take one setting; *words* are those of the board before it. Raises RuleError."""
        if name in words:
            raise RuleError("bad-setting/only-once", name=name)
        if name == "cells":
            if value.lower() not in ("spreadsheet", "rows"):
                raise RuleError("bad-setting/cells-rows-cells-spreadsheet", found=value[:20])
            self.spreadsheet = value.lower() == "spreadsheet"
        elif name == "givens":
            self.given = value
        elif name == "values":
            values_in(value)
        elif name == "houses" and value.lower() not in ("none", "sudoku", "latin"):
            raise RuleError("bad-setting/houses-none-latin-sudoku", found=value[:20])

    def board_of(self, words: dict[str, str]) -> Geometry:
        """Make the board of the settings found so far. Raises BoardError."""
        parts = [words.get("board") or words.get("size") or (self.on.name if self.on else "9")]
        if "board" in words and "size" in words:
            raise BoardError("bad-board/either-board-size")
        houses = {"none": "free", "latin": "latin"}.get(words.get("houses", "").lower())
        parts += [houses] if houses else []
        if "values" in words:
            values = values_in(words["values"])
            parts.append(f"values={values[-1]}" if values[0] else f"values=0-{values[-1]}")
        return board(" ".join(parts))

    def take_values(self) -> Slowly[None]:
        """Add the rule *only-values* if the board has values that are not named."""
        if self.values and len(self.values) < self.values[-1] + (self.values[0] == 0):
            yield from self.take_rule(self.values_line, f"only-values {' '.join(map(str, self.values))}")

    def take_regions(self, lines: list[tuple[int, str]]) -> None:
        """Take the lines that name regions or modifiers: like settings, they shape the board."""
        for number, line in lines:
            begins = _WORD.match(line.lstrip())
            if begins and begins[0].lower() in SHAPING and is_clue(line):
                self.done.add(number)
                try:
                    clue = parse_clue(line, self.geometry)
                    self.geometry = with_word(self.geometry, word_of(clue, self.geometry.size))
                except InputError as error:
                    self.fail(error, number)
            elif UNKNOWN_REGIONS.fullmatch(line.strip()):
                self.geometry = with_word(self.geometry, LATIN)

    def take_rule(self, number: int, line: str) -> Slowly[None]:
        """Read a rule's line."""
        try:
            rule = parse_rule(line, self.geometry, self.spreadsheet)
            relation = yield from relating(rule, self.geometry)
            self.size += rule.size if isinstance(rule, Formula) else 1 + len(rule.clue.cells)
            if isinstance(rule, Formula) and self.size > MAX_ALL_NODES:
                raise RuleError("too-long/cells-numbers-signs-all", most=MAX_ALL_NODES)
        except InputError as error:
            self.fail(error, number)
            return
        self.rules.append(ReadRule(rule, number, relation, self.geometry))

    def put_in_context(self) -> Slowly[None]:
        """Read again the clues whose meaning depends on the others."""
        others = clues_of(line.rule for line in self.rules)
        for place, line in enumerate(self.rules):
            if line.clue and VARIANTS[line.clue.name].context:
                relation = yield from relating(line.rule, self.geometry, others)
                self.rules[place] = replace(line, relation=relation)
        found = lacking_regions([line.relation for line in self.rules], self.geometry)
        if found is not None:
            self.fail(no_regions(self.rules[found].rule), self.rules[found].line)

    def givens(self) -> tuple[int, ...]:
        """Read the line of givens, if there was one."""
        blank = (0,) * self.geometry.cell_count
        if not self.given:
            return blank
        try:
            return parse_either(self.given, self.geometry).givens
        except FormatError as error:
            self.fail(error, self.given_line)
            return blank
