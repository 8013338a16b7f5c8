"""ipuz: puzzles of newspapers and apps as JSON, of which Sudoku is one kind.

    {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"], "puzzle": [[0, 5, ...], ...]}

A more specific kind may follow: a jigsaw has its regions as *zones*, a killer and a calcudoku have *cages*; others
are diagonals, windows, a Latin square, and letters for digits (*charset*). A cell of a zone or a cage is ``[column,
row]`` from 0; a file that counts from 1 is recognised by a cell that would be outside. Specification: ipuz 2.0.2.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape, unescape
from typing import Any

from pencilmark.board.boards import board, signed, signs_of
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import DIGITS, MAX_SIZE, Geometry, cell_name
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import say
from pencilmark.exchange.found import Reading, Written
from pencilmark.exchange.grids import board_of
from pencilmark.rules.rule import clue_of, parse_rules
from pencilmark.rules.variants.registry import called

KIND = "http://ipuz.org/sudoku"
WORDS = {"diagonalsudoku": "x", "hypersudoku": "windoku", "latinsquare": "latin", "calcudoku": "latin"}
"""The word for a kind in the name of a board."""
CAGES = {sign: meant[""].name for sign, meant in called("ipuz").items()}
FORMULAS = {"+": "{sum} = {value}", "*": "{product} = {value}", "-": "abs({pair[0]} - {pair[1]}) = {value}"}
FORMULAS["/"] = "max({pair[0]}, {pair[1]}) = {value} * min({pair[0]}, {pair[1]})"
"""Rules for a cage of a calcudoku, in which a value may occur twice."""
MAX_NOTES = 40
_KIND = re.compile(r"https?://(?:www\.)?ipuz\.org/sudoku(?:/(\w+))?")
_TAG = re.compile(r"<[^<>]{0,200}>")


def is_ipuz(data: Mapping[str, Any]) -> bool:
    """Report whether JSON data is an ipuz file of any kind."""
    kinds = data.get("kind")
    return isinstance(kinds, list) and any("ipuz.org/" in str(kind) for kind in kinds)


def read_ipuz(data: Mapping[str, Any]) -> Reading:
    """Read the *data* of an ipuz file. Raises FormatError if it is not a Sudoku, or has no square grid.

    >>> read_ipuz({"kind": ["http://ipuz.org/sudoku#1"], "puzzle": [[1, 0], [0, 0]], "boxes": False}).puzzle.givens
    (1, 0, 0, 0)
    """
    named = [match for kind in data["kind"] if (match := _KIND.match(str(kind)))]
    if not named:
        raise FormatError("bad-ipuz/kind", found=str(data["kind"][0])[:60])
    kinds, notes = {match[1] for match in named if match[1]}, list[str]()
    rows = _rows(data.get("puzzle"), 0)
    size = len(rows)
    if not 1 <= size <= MAX_SIZE or any(len(row) != size for row in rows):
        raise FormatError("bad-ipuz", most=MAX_SIZE)
    own = _own_signs(data, size)
    signs = _signs(own, size)
    givens = [_value(cell, signs, data, notes) for row in rows for cell in row]
    groups = [*_listed(data.get("zones")), *_listed(data.get("cages"))]
    first = int(any(max(place) >= size for group in groups for place in _places(group)))
    zones = [cells for zone in _listed(data.get("zones")) if (cells := _cells(zone, size, first))]
    name, areas = _board(kinds, zones, data.get("boxes"), size)
    geometry = signed(board(name), own if signs_of(own) else "")
    if own and not geometry.signs:
        notes.append(say("ipuz-signs", signs=own))
    rules = [f"extra-region: {' '.join(_named(cells, size))}" for cells in areas]
    cages = [cage if isinstance(cage, dict) else {} for cage in _listed(data.get("cages"))]
    lines = (_cage_line(cage, _named(_cells(cage, size, first), size), "calcudoku" in kinds) for cage in cages)
    rules += _good(lines, geometry, notes)
    saved = [cell for row in _rows(data.get("saved"), size) for cell in row]
    placed = _placed(saved, givens, signs, data)
    puzzle = Puzzle(geometry, tuple(givens), placed, None, tuple(parse_rules(rules, geometry)))
    title, author, text = _words(data, "title"), _words(data, "author"), _words(data, "intro", "notes")
    answer = tuple(_value(cell, signs, data, []) for row in _rows(data.get("solution"), size) for cell in row)
    solution = answer if answer and all(answer) else None
    return Reading(
        puzzle, "ipuz", title, author, text, tuple(notes[:MAX_NOTES]), _marks(saved, givens, signs), solution
    )


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _rows(value: object, size: int) -> list[list[Any]]:
    """Return a grid as rows; none if it does not have that *size* (0: any)."""
    rows = [_listed(row) for row in _listed(value)]
    return rows if not size or (len(rows) == size and all(len(row) == size for row in rows)) else []


def _own_signs(data: Mapping[str, Any], size: int) -> str:
    """Return the signs that stand for the values: a charset, or the letters in the cells; else ""."""
    charset, usual = data.get("charset"), DIGITS[1 : size + 1]
    if isinstance(charset, str) and len(set(charset)) == len(charset) == size:
        return "" if charset == usual else signs_of(charset) or charset
    cells = [_text(cell) for key in ("puzzle", "solution") for row in _rows(data.get(key), size) for cell in row]
    letters = {sign for cell in cells if (sign := signs_of(cell)) and len(sign) == 1} - {str(data.get("empty"))}
    return "".join(sorted(letters)) if len(letters) == size and not letters <= set(usual) else ""


def _signs(own: str, size: int) -> dict[str, int]:
    """Map each sign to its value: the puzzle's *own* signs in order, in lower case too, and the usual ones."""
    signs = {sign: value for value in range(1, size + 1) for sign in {str(value), DIGITS[value : value + 1]} - {""}}
    return signs | {each: value for value, sign in enumerate(own, 1) for each in (sign, sign.lower())}


def _text(cell: object) -> str:
    """Return the text in a *cell*."""
    if isinstance(cell, dict):
        cell = next((cell[key] for key in ("given", "value", "cell") if key in cell), None)
    return "" if cell is None or isinstance(cell, list | dict | bool) else str(cell)


def _value(cell: object, signs: Mapping[str, int], data: Mapping[str, Any], notes: list[str]) -> int:
    """Return the value of a *cell*, 0 if it is empty."""
    text = _text(cell)
    if text in signs:
        return signs[text]
    if text not in ("", "0", ".", " ", str(data.get("empty", 0))):
        notes.append(say("ipuz-no-sign", found=text[:20]))
    return 0


def _placed(
    saved: list[Any], givens: Sequence[int], signs: Mapping[str, int], data: Mapping[str, Any]
) -> tuple[int, ...] | None:
    placed = [0 if given else _value(cell, signs, data, []) for cell, given in zip(saved, givens, strict=False)]
    return tuple(placed) if any(placed) else None


def _marks(saved: list[Any], givens: Sequence[int], signs: Mapping[str, int]) -> tuple[int, ...] | None:
    """Read a player's guesses: a cell that has several is a list of them."""
    masks = [0 if given else _mask(cell, signs) for cell, given in zip(saved, givens, strict=False)]
    return tuple(masks) if any(masks) else None


def _mask(cell: object, signs: Mapping[str, int]) -> int:
    return sum({1 << signs[str(one)] - 1 for one in _listed(cell) if str(one) in signs})


def _cells(group: object, size: int, first: int) -> list[int]:
    """Return the cells of a group, counted from *first*; none if it is not within the board."""
    places = [(x - first, y - first) for x, y in _places(group)]
    good = all(0 <= x < size and 0 <= y < size for x, y in places)
    return list(dict.fromkeys(y * size + x for x, y in places)) if good else []


def _places(group: object) -> list[tuple[int, int]]:
    """List the places of a group, which is a list or a rectangle."""
    if isinstance(group, list):
        return [_place(one) for one in group]
    if not isinstance(group, dict):
        return []
    return [_place(one) for one in _listed(group.get("cells"))] or _within(group.get("rect"))


def _place(value: object) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        return value[0], value[1]
    return -1, -1


def _within(rect: object) -> list[tuple[int, int]]:
    """List the places of a rectangle, which has two corners."""
    flat = [number for one in _listed(rect) for number in (one if isinstance(one, list) else [one])]
    if len(flat) != 4 or not all(type(number) is int and 0 <= number <= MAX_SIZE for number in flat):
        return []
    return [(x, y) for y in range(flat[1], flat[3] + 1) for x in range(flat[0], flat[2] + 1)]


def _board(kinds: set[str], zones: list[list[int]], boxes: object, size: int) -> tuple[str, list[list[int]]]:
    """Name the board, and return the zones that are not its regions."""
    words = sorted({WORDS[kind] for kind in kinds if kind in WORDS})
    if sorted(cell for zone in zones[:size] for cell in zone) == list(range(size * size)):
        regions = {cell: number for number, zone in enumerate(zones[:size]) for cell in zone}
        name, zones = board_of([regions[cell] for cell in range(size * size)], size, []), zones[size:]
        return " ".join([name, *(word for word in words if word != "latin")]), zones
    if boxes is False and "latin" not in words:
        words.append("latin")
    if "windoku" in words and size == 9:
        windows = [sorted(house.cells) for house in board("9 windoku").houses if house.kind == "window"]
        zones = [zone for zone in zones if sorted(zone) not in windows]
    return " ".join([str(size), *words]), zones


def _named(cells: Sequence[int], size: int) -> list[str]:
    return [cell_name(cell, size) for cell in cells]


def _cage_line(cage: Mapping[str, Any], names: list[str], repeats: bool) -> str:
    """Write a cage as a line of rules; in a calcudoku a value may occur twice."""
    value, operator = cage.get("value"), cage.get("operator", "+")
    if repeats and operator in FORMULAS and (len(names) == 2 or operator in "+*"):
        return FORMULAS[operator].format(sum=" + ".join(names), product=" * ".join(names), pair=names, value=value)
    return f"{CAGES.get(operator, CAGES['+'])}{'' if value is None else f' {value}'}: {' '.join(names)}"


def _good(lines: Iterable[str], geometry: Geometry, notes: list[str]) -> Iterator[str]:
    """Yield the lines that are rules, and note the cages that are not."""
    for number, line in enumerate(lines, 1):
        try:
            parse_rules([line], geometry)
            yield line
        except InputError as error:
            notes.append(say("fpuzzles-left-out", key="cages", number=number, message=error.message))


def _words(data: Mapping[str, Any], *keys: str) -> str:
    """Return the first text under one of these keys, without HTML markup."""
    texts = (data[key] for key in keys if isinstance(data.get(key), str))
    return unescape(_TAG.sub("", next(texts, ""))).strip()[:10_000]


def write_ipuz(found: Reading) -> Written:
    """Write a puzzle as an ipuz file; what ipuz cannot hold is named. Raises FormatError if the board is not square.

    >>> print(write_ipuz(Reading(Puzzle(board("4"), (1,) + (0,) * 15), "")).text.splitlines()[3])
     "charset": "1234",
    """
    puzzle, size = found.puzzle, found.puzzle.geometry.size
    if puzzle.geometry.grids:
        raise FormatError("form-board/several", found=puzzle.geometry.name)
    kinds, zones, missing = _kinds(puzzle.geometry)
    cages = [cage for rule in puzzle.rules if (cage := _cage(rule, size, zones, missing))]
    if cages:
        kinds.append("killersudoku" if {cage["operator"] for cage in cages} == {"+"} else "calcudoku")
    data: dict[str, Any] = {
        "version": "http://ipuz.org/v2",
        "kind": [f"{KIND}#1", *(f"{KIND}/{kind}#1" for kind in kinds if kind != "calcudoku")],
        "charset": puzzle.geometry.signs or (DIGITS[1 : size + 1] if size < len(DIGITS) else ""),
        **{key: escape(text, quote=False) for key, text in _told(found)},
        "boxes": "latinsquare" not in kinds and "jigsawsudoku" not in kinds,
        "puzzle": _grid([_sign(value, puzzle.geometry) for value in puzzle.givens], size),
        "saved": _grid(_saved(found), size) if found.marks or any(puzzle.placed or ()) else "",
        "zones": zones,
        "cages": cages,
    }
    lines = (
        f' "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in data.items() if value not in ("", [])
    )
    return Written("{\n" + ",\n".join(lines) + "\n}\n", tuple(missing))


def _told(found: Reading) -> tuple[tuple[str, str], ...]:
    return ("title", found.title), ("author", found.author), ("intro", found.text)


def _kinds(geometry: Geometry) -> tuple[list[str], list[dict[str, Any]], list[str]]:
    """Return the kinds of a board, its regions as zones, and the other words of its name."""
    called = {word: kind for kind, word in WORDS.items() if kind != "calcudoku"}
    words = geometry.plain_name.split()[1:]
    regions = [house.cells for house in geometry.houses if house.kind in ("region", "box")]
    jigsaw = len(regions) == geometry.size and not set(regions) <= {h.cells for h in board(geometry.size).houses}
    kinds = [called[word] for word in words if word in called] + ["jigsawsudoku"] * jigsaw
    rest = [word for word in words if word not in called and not (jigsaw and re.match(r"regions=|\d+x\d+$", word))]
    kinds += ["wordoku"] * bool(geometry.signs)
    return kinds, [_group(cells, geometry.size) for cells in regions if jigsaw], [f"board: {word}" for word in rest]


def _group(cells: Sequence[int], size: int) -> dict[str, Any]:
    return {"cells": [[cell % size, cell // size] for cell in cells]}


def _cage(rule: Rule, size: int, zones: list[dict[str, Any]], missing: list[str]) -> dict[str, Any] | None:
    """Return a *rule* as a cage; an extra region is added to the *zones* instead, any other rule to *missing*."""
    clue = clue_of(rule)
    signs = {name: sign for sign, name in CAGES.items()}
    if clue and clue.name in signs and clue.numbers and len(clue.groups) == 1:
        return _group(clue.cells, size) | {"value": clue.numbers[0], "operator": signs[clue.name]}
    if clue and clue.name == "extra-region" and len(clue.cells) <= size:
        zones.append(_group(clue.cells, size))
    else:
        missing.append(rule.text)
    return None


def _saved(found: Reading) -> list[Any]:
    """List what a player has entered: a digit, or the marks of a cell as a list."""
    puzzle = found.puzzle
    marks = found.marks or (0,) * puzzle.geometry.cell_count
    return [
        _sign(value, puzzle.geometry) if value else [_sign(bit + 1, puzzle.geometry) for bit in bits(mask)] or 0
        for value, mask in zip(puzzle.values, marks, strict=True)
    ]


def _sign(value: int, geometry: Geometry) -> str | int:
    """Return a *value* as the file has it: a number, or one of the puzzle's signs."""
    return geometry.signs[value - 1] if geometry.signs and value else value


def _grid(cells: Sequence[Any], size: int) -> list[list[Any]]:
    return [list(cells[start : start + size]) for start in range(0, size * size, size)]
