"""Puzzles in the format of f-puzzles: JSON with a grid and a list of entries for each constraint.

`reading_fpuzzles` and `write_fpuzzles` are inverses for everything that both sides know; `kinds` has the constraints,
`grids` the cells and regions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError, FormatError, InputError, RuleError
from pencilmark.board.geometry import Geometry, diagonal_houses
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange import whole
from pencilmark.exchange.alike import alike
from pencilmark.exchange.cosmetic import FPUZZLES, fpuzzles_drawings, fpuzzles_entries
from pencilmark.exchange.fog import KEYS, LIGHTS, is_light, read_fog, write_fog
from pencilmark.exchange.found import Reading, Written
from pencilmark.exchange.grids import board_words, cell_entries, longest, read_grid
from pencilmark.exchange.kinds import BY_KEY, BY_NAME, Unwritable, brief, names_of
from pencilmark.exchange.own import KEY, OwnText, read_own, write_own
from pencilmark.exchange.sketch import Sketcher
from pencilmark.exchange.valued import DigitRange, values_told
from pencilmark.exchange.worded import worded
from pencilmark.rules.lifted import on_board
from pencilmark.rules.rule import clue_of, named, parse_rules
from pencilmark.rules.text import MAX_LINES
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.well_made import well_made

DIAGONALS = ("diagonal-", "diagonal+")
SILENT = {
    *("size", "grid", "title", "author", "ruleset", "solution", "metadata"),
    *("disabledlogic", "truecandidatesoptions", "successMessage", KEY),
    *KEYS,
}
"""Keys that are read elsewhere, or say nothing about the puzzle."""
MAX_WARNINGS = 40


def reading_fpuzzles(data: dict[str, Any], format_name: str = "f-puzzles") -> Slowly[Reading]:
    """Read the JSON *data* of f-puzzles, with pauses.

    Raises FormatError if it has no proper grid, or more clues than a text of rules may have lines.

    >>> grid = [[{} for _ in range(4)] for _ in range(4)]
    >>> cage = {"cells": ["R1C1", "R1C2"], "value": "3"}
    >>> found = finished(reading_fpuzzles({"size": 4, "grid": grid, "killercage": [cage]}))
    >>> [rule.text for rule in found.puzzle.rules], found.warnings
    (['killer 3: r1c1 r1c2'], ())
    >>> finished(reading_fpuzzles({"size": 4, "grid": grid, "boxindexer": [{"cells": ["R1C1"]}]})).warnings
    ('boxindexer: 1 not supported',)
    """
    notes = list[str]()
    own = read_own(data, data, notes)
    try:
        puzzle, marks = yield from _own_puzzle(own, data) if own else _their_puzzle(data, notes)
    except (BoardError, RuleError) as error:
        raise FormatError("bad-fpuzzles/board", why=error.says) from error
    title, author, text = (_text(data.get(key)) for key in ("title", "author", "ruleset"))
    return Reading(puzzle, format_name, title, author, text, tuple(notes[:MAX_WARNINGS]), marks)


Played = tuple[Puzzle, tuple[int, ...] | None]
"""A puzzle and a player's marks."""


def _their_puzzle(data: dict[str, Any], notes: list[str]) -> Slowly[Played]:
    """Return the puzzle made of the constraints and drawings of *data*. Raises BoardError or RuleError."""
    size, told = longest(data.get("grid")), list[str]()
    values = values_told(_text(data.get("ruleset")), size, told)
    values, told = (DigitRange(1, size), []) if values.is_short else (values, told)
    grid = read_grid(data, values.top, values.least)
    notes += [*grid.warnings, *told]
    yield None
    words = [variant.word for variant in whole.read_whole(data, ())[0] if variant.word]
    geometry = board(" ".join([grid.board, *values.words(size), *words]))
    has_regions = any(house.kind in ("box", "region") for house in geometry.houses)
    geometry, besides = worded(_text(data.get("ruleset")), geometry, has_regions, notes)
    clues = yield from _clues(data, geometry, notes)
    clues += [*values.clues(), *besides, *_negatives(data, clues, notes)]
    clues += read_fog(data, geometry.size, data.get("solution"))
    drawings = yield from fpuzzles_drawings(data, geometry.size, notes)
    clues += drawings[: max(MAX_LINES - len(clues), 0)]
    lines = parse_rules(_single_diagonals(data, geometry) + whole.read_indexers(data, geometry, notes), geometry)
    rules = list(lines)
    for clue in clues:
        rules.append(named(clue, geometry))
        yield None
    return Puzzle(geometry, grid.givens, grid.placed, grid.candidates, tuple(rules)), grid.marks


def _own_puzzle(own: OwnText, data: dict[str, Any]) -> Slowly[Played]:
    """Return the puzzle that we wrote ourselves. Raises BoardError or RuleError."""
    geometry, grid = board(own.board), read_grid(data, own.top)
    rules = yield from own.reading_rules(geometry)
    return Puzzle(geometry, grid.givens, grid.placed, own.masks(geometry), tuple(rules)), grid.marks


def _text(value: object) -> str:
    return value.strip()[:10_000] if isinstance(value, str) else ""


def _clues(data: dict[str, Any], geometry: Geometry, notes: list[str]) -> Slowly[list[Clue]]:
    """Read all constraints, and note those that are unknown or malformed."""
    clues: list[Clue] = []
    for key, entries in data.items():
        if key in SILENT or key in whole.FLAGS or key in whole.INDEXERS or key in (*FPUZZLES, "cage") or not entries:
            continue
        listed = entries if isinstance(entries, list) else [entries]
        if key not in BY_KEY:
            notes.append(say("fpuzzles-not-supported", key=key[:40], count=len(listed)))
            continue
        found: list[Clue] = []
        for number, entry in enumerate(listed, 1):
            found += _read(key, number, entry, geometry, notes)
            yield None
        clues += [Clue(found[0].name, (), (_all_cells(found),))] if BY_KEY[key].merged and found else found
        if len(clues) > MAX_LINES:
            raise FormatError("too-long/clues-link", most=MAX_LINES)
    return clues


def _all_cells(clues: list[Clue]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(cell for clue in clues for cell in clue.cells))


def _read(key: str, number: int, entry: object, geometry: Geometry, notes: list[str]) -> Iterator[Clue]:
    """Read one entry; a clue must also be well made by its variant's rules."""
    try:
        if not isinstance(entry, dict):
            raise ValueError(say("kinds-expected-object", found=brief(entry)))
        if is_light(entry):
            return
        for clue in BY_KEY[key].read(entry, geometry.size):
            yield well_made(clue, geometry)
    except InputError as error:
        notes.append(say("fpuzzles-left-out", key=key, number=number, message=error.message))
    except ValueError as error:  # its message is ours: see `Constraint`
        notes.append(say("fpuzzles-left-out", key=key, number=number, message=error))


def _negatives(data: dict[str, Any], clues: list[Clue], notes: list[str]) -> Iterator[Clue]:
    """Read the rules for neighbours without a mark.

    The solver used with f-puzzles exempts pairs with a dot of either colour if either has its negative.
    """
    names = {clue.name for clue in clues}
    found, unknown = whole.read_whole(data, names)
    for variant in found:
        if not variant.word:
            yield Clue(variant.name, () if variant.default is None else (variant.default,))
    dots = names & {"difference", "ratio"}
    signs = [sign for variant in found for sign in variant.called("fpuzzles")]
    consecutive, ratio = ("nonconsecutive", "") in signs, ("negative", "ratio") in signs
    if dots and consecutive != ratio and dots != {"difference" if consecutive else "ratio"}:
        notes.append(say("fpuzzles-dots-other-colour-do"))
    notes += [say("fpuzzles-negative-not-supported", name=name[:40]) for name in unknown]


def _single_diagonals(data: dict[str, Any], geometry: Geometry) -> list[str]:
    """Read a single long diagonal, for which boards have no word."""
    wanted = [data.get(key) is True for key in DIAGONALS]
    if wanted[0] == wanted[1]:
        return []
    cells = diagonal_houses(geometry.size)[wanted.index(True)].cells
    return [f"distinct({', '.join(geometry.cell_name(cell) for cell in cells)})"]


def write_fpuzzles(
    puzzle: Puzzle, title: str = "", author: str = "", text: str = "", marks: Sequence[int] | None = None
) -> Written:
    """Write a puzzle as JSON text of f-puzzles; what f-puzzles lacks is named, and put in the rules' words.

    What a formula says about single cells becomes candidates, and cells that differ become a cage.
    *text* is the rules in the setter's own words, *marks* are those of a player (masks). Raises FormatError for boards
    that are not square or have several grids.

    >>> rules = parse_rules(["killer 3: r1c1 r1c2", "a1 * 2 < b2"], board("4"))
    >>> puzzle = Puzzle(board("4"), (1,) + (0,) * 15, rules=rules)
    >>> json.loads(write_fpuzzles(puzzle).text)["killercage"]
    [{'cells': ['R1C1', 'R1C2'], 'value': '3'}]
    >>> write_fpuzzles(puzzle).warnings
    ('a1 * 2 < b2',)
    """
    geometry = puzzle.geometry
    if geometry.grids:
        raise FormatError("form-board/several", found=geometry.name)
    data: dict[str, Any] = {"size": geometry.size, "title": title, "author": author, "ruleset": "", "grid": []}
    missing = board_words(geometry, data)
    texts, told, drawn, seen = list[str](), puzzle, list[str](), Sketcher(geometry)
    for rule in puzzle.rules:
        words = _written(rule, geometry, data)
        if words is None and (marked := _marked(told, rule)):
            told = marked
        elif words is None:
            missing.append(rule.text)
            drawn += _draw(rule, seen, data)
        texts += [words] if words else []
    data["grid"] = cell_entries(told, marks)
    fog, solution = write_fog(puzzle)
    data |= {key: _cell_names(places, geometry) if key == LIGHTS else places for key, places in fog.items()}
    data |= {"solution": [int(sign) if sign != "." else 0 for sign in solution]} if solution else {}
    missing += _covered(puzzle.rules, data)
    ruled = {rule.text for rule in puzzle.rules}
    data["ruleset"] = _told(text, texts, [*(one for one in missing if one not in ruled), *drawn])
    data = {key: value for key, value in data.items() if value not in (False, [], "") or key == LIGHTS}
    data |= write_own(puzzle, data) if missing else {}
    return Written(json.dumps(data, ensure_ascii=False, separators=(",", ":")), tuple(missing))


def _told(own: str, texts: Iterable[str], lost: Iterable[str]) -> str:
    """Join the rules in words: the setter's *own*, or *texts* of the variants; then the rules *lost* as constraints."""
    known = [own] if own else [say("fpuzzles-normal-sudoku-rules-apply"), *dict.fromkeys(filter(None, texts))]
    return "\n".join([*known, *dict.fromkeys(lost)])


def _draw(rule: Rule, seen: Sketcher, data: dict[str, Any]) -> list[str]:
    """Add drawings to *data* for a rule that f-puzzles lacks, and return its words: its meaning, and the rule."""
    entries, words = seen.draw(rule)
    for key, listed in entries.items():
        data.setdefault(key, []).extend(listed)
    clue = clue_of(rule)
    return [VARIANTS[clue.name].text, words] if clue else [words]


def _cell_names(places: list[list[int]], geometry: Geometry) -> list[str]:
    return names_of((row * geometry.size + column for row, column in places), geometry.size)


def _written(rule: Rule, geometry: Geometry, data: dict[str, Any]) -> str | None:
    """Add a rule, or clues that say the same, to *data*, and return it in words; None if f-puzzles has none."""
    with suppress(Unwritable):
        return _write_rule(rule, geometry, data)
    entries: dict[str, list[Any]] = {}
    try:
        texts = [_write_rule(named(clue, geometry), geometry, entries) for clue in alike(rule, geometry)]
    except Unwritable:
        return None
    for key, listed in entries.items():
        data.setdefault(key, []).extend(listed)
    own = clue_of(rule)
    return None if not texts else VARIANTS[own.name].text if own else "\n".join(dict.fromkeys(texts))


def _marked(puzzle: Puzzle, rule: Rule) -> Puzzle | None:
    """Return the puzzle with the candidates that *rule* leaves each cell; None if the rule says more."""
    found = on_board(replace(puzzle, rules=(rule,)))
    is_same = found.geometry == puzzle.geometry and not found.rules and all(found.candidates or (0,))
    return replace(puzzle, candidates=found.candidates) if is_same else None


def _covered(rules: Iterable[Rule], data: dict[str, Any]) -> list[str]:
    """List the rules for the whole board whose signs, together with those of others, would be read as another rule."""
    clues = {clue.name: rule.text for rule in rules if (clue := clue_of(rule))}
    read = {variant.name for variant in whole.read_whole(data, clues)[0]}
    signs = whole.signs_in(data)
    return [
        text for name, text in clues.items() if name in whole.SIGNS and whole.SIGNS[name] <= signs and name not in read
    ]


def _write_rule(rule: Rule, geometry: Geometry, data: dict[str, Any]) -> str:
    """Add one rule to *data*, and return its variant's rule in words. Raises Unwritable."""
    for key, houses in zip(DIAGONALS, diagonal_houses(geometry.size), strict=True):
        if rule.text == f"distinct({', '.join(geometry.cell_name(cell) for cell in houses.cells)})":
            data[key] = True
            return say("fpuzzles-digits-marked-diagonal-all")
    clue = clue_of(rule)
    if clue is None:
        raise Unwritable(say("fpuzzles-formula"))
    variant = VARIANTS[clue.name]
    if clue.name in BY_NAME:
        kind = BY_NAME[clue.name]
        data.setdefault(kind.key, []).extend(kind.write(clue, geometry.size))
    elif clue.name == "drawing":
        entries = fpuzzles_entries(clue, geometry)
        if entries is None:
            raise Unwritable(say("fpuzzles-has-no-like"))
        for key, listed in entries.items():
            data.setdefault(key, []).extend(listed)
        return ""
    elif not variant.asks:
        return variant.text if clue.name == "fog" else ""
    elif clue.name in (*whole.INDEXERS.values(), *whole.CELLS.values()):
        whole.write_indexers(clue, geometry.size, data)
    elif clue.name in whole.SIGNS and clue.numbers in ((), (variant.default,)):
        whole.write_whole(variant, data)
    else:
        raise Unwritable(say("fpuzzles-has-no-like"))
    return variant.text
