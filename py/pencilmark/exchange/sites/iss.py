"""Interactive Sudoku Solver's constraints: ``.~R1C1_5`` for a given, ``.Cage~10~R1C1~R1C2`` and so on.

Those that are named variants here become rules; the others are named in the warnings. Its automata are bits in base64,
the most significant first:

header   2 bits: 0 plain, 1 packed; 4: bits of a state less 1; 4: values less 1; then the number of start states and
         of other accepting states (each as long as a state), a bit for each start state: whether it accepts, and if
         plain 4: bits of a count
plain    for each state the count of its moves, each a value (from 0) and a state
packed   for each state a bit for each value, the last value first, and a state for each bit that is set

Start states come first, then the other accepting states.
"""

from __future__ import annotations

import re
from base64 import b64decode
from itertools import groupby
from urllib.parse import unquote

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, InputError, RuleError
from pencilmark.board.geometry import DIGITS, cell_name
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import say
from pencilmark.exchange.found import Reading
from pencilmark.rules.language.machines import Automaton, Moves, from_states, write_table
from pencilmark.rules.rule import parse_rule
from pencilmark.rules.variants.cells import ray
from pencilmark.rules.variants.registry import LATIN, VARIANTS, called
from pencilmark.rules.variants.unknown import CHAOS, COUNTING

PACKED = 1


class _Bits:
    """Reads numbers from bytes, bit by bit; ValueError beyond the end."""

    def __init__(self, content: bytes) -> None:
        self.all, self.left = int.from_bytes(content, "big"), 8 * len(content)

    def number(self, size: int) -> int:
        """Read a number of *size* bits."""
        if size > self.left:
            raise ValueError("the bits end too early")
        self.left -= size
        return self.all >> self.left & (1 << size) - 1


def read_automaton(text: str, first: int = 1) -> Automaton:
    """Read an automaton for values from *first*. Raises ValueError, and RuleError if it is too large.

    >>> read_automaton("RhQBgAAU").accepts([1, 1]), read_automaton("RhQBgAAU").accepts([1])
    (True, False)
    """
    bits = _Bits(b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True))
    form, state, values = bits.number(2), bits.number(4) + 1, bits.number(4) + 1
    begins, accepts = bits.number(state), bits.number(state)
    accepted = bits.number(begins) | (1 << accepts) - 1 << begins
    if form > PACKED or not begins:
        raise ValueError("an automaton of another form")
    count = bits.number(4) if form != PACKED else values
    moves: Moves = []
    while count and bits.left >= count:
        here = [0] * len(DIGITS)
        mask = bits.number(count)
        steps = [at for at in range(values) if mask >> at & 1] if form == PACKED else [-1] * mask
        for at in steps:
            value = bits.number((values - 1).bit_length()) if at < 0 else at
            here[value + first] |= 1 << bits.number(state)
        moves.append(here)
    moves += [[0] * len(DIGITS)] * ((1 << state) - len(moves))
    return from_states((1 << begins) - 1, moves, accepted)


_CELL = re.compile(r"R(\d{1,2})C(\d{1,2})", re.IGNORECASE)
_SHAPE = re.compile(r"Shape~(\d{1,2})x(\d{1,2})(?:~((?:0-)?\d{1,2})?(?!-))?(~Raw)?")
_VALUE = re.compile(r"R(\d{1,2})C(\d{1,2})((?:_\d{1,2}){1,36})", re.IGNORECASE)
_KNOWN = called("iss")
WORDS = {"noboxes": "latin"} | {key: meant[""].word for key, meant in _KNOWN.items() if meant[""].takes == "board"}
"""Words of a board; "" for a rule of the whole board that is not part of its name."""


def is_iss(text: str) -> bool:
    """Report whether a text is a line of such constraints.

    >>> is_iss(".~R1C1_5.Cage~3~R1C1~R1C2"), is_iss("..5"), is_iss(".~R1C1_5")
    (True, False, True)
    """
    return (
        text.startswith(".") and "~" in text and bool(re.match(r"\.(?:[A-Za-z]{1,30})?~", text) or ".~" in text[:400])
    )


def read_iss(text: str) -> Reading:
    """Read constraints. Raises FormatError.

    >>> read_iss(".Shape~4x4.~R1C1_1").puzzle.givens[:2]
    (1, 0)
    """
    parts = [part for part in text.strip().split(".") if part]
    size, words = _shape(parts)
    notes, lines = list[str](), list[tuple[str, list[str]]]()
    cells = dict[int, list[int]]()
    diagonals, boxes = 0, ""
    for part in parts:
        name, *values = part.split("~")
        key = name.lower()
        if not key:
            for row, column, found in _VALUE.findall("~".join(values)):
                if 1 <= int(column) <= size:
                    cells[(int(row) - 1) * size + int(column) - 1] = [int(one) for one in found.split("_")[1:]]
        elif key == "diagonal":
            diagonals += 1
        elif key == "regionsize" and values and re.fullmatch(r"[0-9]{1,2}", values[0]):
            cut = _boxes(size, int(values[0])) if words[0] == str(size) else ""
            boxes, notes = cut or LATIN, notes if cut else [*notes, say("iss-not-supported", name=name)]
        elif word := WORDS.get(key):
            words += [] if word in words else [word]
        elif variant := _KNOWN.get(key, {}).get("loop" if values[-1:] == ["LOOP"] else ""):
            lines.append((variant.name, values))
        elif key != "shape":
            notes.append(say("iss-not-supported", name=name[:40]))
    words += [boxes] if boxes and LATIN not in words else []
    words += ["x"] if diagonals == 2 else []
    words += [LATIN] if any(name == CHAOS for name, _ in lines) and LATIN not in words else []
    words = [word for word in words if word not in (boxes, LATIN)] if "free" in words else words
    notes += [say("iss-one-diagonal-alone-not")] if diagonals == 1 else []
    return _reading(size, words, cells, lines, notes)


def _shape(parts: list[str]) -> tuple[int, list[str]]:
    """Return the length of the longer side, and the words of the board; a raw one has no houses.

    >>> _shape(["Shape~4x6~8"]), _shape(["Shape~9x9~~Raw"]), _shape(["Cage~3"])
    ((6, ['4x6', 'values=8']), (9, ['9', 'free']), (9, ['9']))
    """
    shape = next((found for part in parts if (found := _SHAPE.match(part))), None)
    if not shape:
        return 9, ["9"]
    rows, columns = int(shape[1]), int(shape[2])
    words = [str(rows) if rows == columns else f"{rows}x{columns}"]
    words += ["free"] if shape[4] else []
    return max(rows, columns), [*words, f"values={shape[3]}"] if shape[3] else words


def _boxes(size: int, cells: int) -> str:
    """Name the boxes with this number of *cells* that the board is cut into, the squarest; "latin" if there are none.

    Empty if there are more than there are signs.

    >>> _boxes(6, 6), _boxes(6, 7), _boxes(4, 8), _boxes(16, 4)
    ('2x3', 'latin', 'areas=0000000011111111', '')
    """
    for low in range(int(cells**0.5), 1, -1):
        for height, width in ((low, cells // low), (cells // low, low)):
            if height * width == cells and size % height == 0 and size % width == 0:
                if cells == size:
                    return f"{height}x{width}"
                if size * size > cells * len(DIGITS):
                    return ""
                places = [(row // height) * (size // width) + column // width for row, column in _grid(size)]
                return "areas=" + "".join(DIGITS[place] for place in places)
    return LATIN


def _grid(size: int) -> list[tuple[int, int]]:
    return [divmod(cell, size) for cell in range(size * size)]


def _lines_of(name: str, values: list[str], size: int, first: int) -> list[str]:
    """Write a constraint as lines of our rules."""
    variant = VARIANTS[name]
    if variant.takes == "sight":
        return _seen(name, values, size)
    if variant.takes == "parts":
        return _of_regions(name, values, size) if name in COUNTING else _in_parts(name, values, variant.joint)
    if variant.takes == "board":
        numbers = re.findall(r"\d+", values[1]) if values[1:] else []
        return [f"{' '.join([name, *numbers])}{': ' * any(values[:1] + values[2:])}"]  # of other cells, or of a size
    quoted = f' "{_decoded(values[0], name, first)}"' if values and variant.quotes else ""
    values = ["" if value[:1] == "_" else value for value in values[1:]] if quoted else values  # a name begins a group
    groups = [list(group) for filled, group in groupby(values, bool) if filled] if quoted else [values]
    lines = list[str]()
    for group in groups:
        numbers = [value for value in group if value.isdigit()]
        lines.append(f"{' '.join([name, *numbers[:1]])}{quoted}: {_written(group)}" if _written(group) else name)
    return lines


def _written(values: list[str]) -> str:
    """Write the cells among some values."""
    return " ".join(value.lower() for value in values if _CELL.fullmatch(value))


def _seen(name: str, values: list[str], size: int) -> list[str]:
    """Write clues beside the grid: ``R3~5~7`` seen from the left and from the right, ``18~R3``, or ``22~R1C4``."""
    if len(values) > 1 and (start := _CELL.fullmatch(values[1])):
        row, column = int(start[1]), int(start[2])
        way = "down-left" if row == 1 < column else "down-right" if column == 1 else "up-left"
        return [f"{name} {values[0]}: {values[1].lower()} {'up-right' if row == size > column else way}"]
    if values[1:] and values[0].isdigit():
        values = [values[1], values[0]]
    sides = {"R": ("left", "right"), "C": ("top", "bottom")}.get(values[0][:1].upper(), ()) if values else ()
    clues = zip(sides, values[1:], strict=False)
    return [f"{name} {number}: {side} {values[0][1:]}" for side, number in clues if number]


def _in_parts(name: str, values: list[str], joint: str) -> list[str]:
    """Write groups of cells: the first (a number says how many) and the others, equal sets, or groups between -."""
    number = int(values[0][:3]) if values and values[0].isdigit() else 0
    cells = [value for value in values if _CELL.fullmatch(value)]
    groups = [list(group) for is_cell, group in groupby(values, lambda value: value != "-") if is_cell]
    if joint == "=":
        groups = [cells[: number or 1], cells[number or 1 :]]
    elif number and len(cells) % number == 0:
        each = len(cells) // number
        groups = [cells[start : start + each] for start in range(0, len(cells), each)]
    return [f"{name}: " + f" {joint} ".join(map(_written, groups))]


def _of_regions(name: str, values: list[str], size: int) -> list[str]:
    """Write a cell's clue about its region: its name, 1 if the cell does not count, and cells by their numbers.

    Each arrow begins at the cell itself; if there are no cells, arrows go to all edges.
    """
    first = _CELL.fullmatch(values[0]) if values else None
    numbers = [int(value[2:]) - 1 for value in values[1:] if re.fullmatch(r"CC\d{1,4}", value, re.IGNORECASE)]
    own = (int(first[1]) - 1) * size + int(first[2]) - 1 if first else -1
    if not first or max([own, *numbers]) >= size * size or numbers[:1] not in ([], [own]):
        return [name]
    offset = "1" in values[1:2]
    if not VARIANTS[name].numbers[1]:
        counted = numbers[1:] if offset else numbers
        return [f"{name}: {cell_name(own, size)} = {' '.join(cell_name(cell, size) for cell in counted)}"]
    starts = [place for place, cell in enumerate(numbers) if cell == own]
    arms = [numbers[start + 1 : end] for start, end in zip(starts, [*starts[1:], None], strict=False)]
    arms = arms or [list(ray(own, step, size)[1:]) for step in ((-1, 0), (0, 1), (1, 0), (0, -1))]
    written = [" ".join(cell_name(cell, size) for cell in arm) for arm in arms if arm]
    return [f"{name}{' 1' * offset}: {' = '.join([cell_name(own, size), *written])}"]


def _decoded(text: str, name: str, first: int) -> str:
    """Read a pattern in base64 or, as in old links, with escapes, or an automaton; return anything else unchanged."""
    try:
        if name == "nfa":
            return write_table(read_automaton(text, first))
        return unquote(text) if "%" in text else b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True).decode()
    except (ValueError, RuleError):
        return text


def _reading(
    size: int, words: list[str], cells: dict[int, list[int]], lines: list[tuple[str, list[str]]], notes: list[str]
) -> Reading:
    try:
        geometry = board(" ".join(words))
    except InputError as error:
        raise FormatError("bad-iss", why=error.says) from error
    full = geometry.all_digits
    moved = {cell: [value + 1 - geometry.first for value in values] for cell, values in cells.items()}
    most = geometry.value_count
    inside = {
        cell: values
        for cell, values in moved.items()
        if cell >= 0 and geometry.covered >> cell & 1 and max(values) <= most
    }
    givens = tuple(inside[c][0] if len(inside.get(c, ())) == 1 else 0 for c in range(size * size))
    masks = tuple(sum({1 << value - 1 for value in inside.get(c, ()) if value}) or full for c in range(size * size))
    rules: list[Rule] = []
    for name, values in lines:
        for line in _lines_of(name, values, size, geometry.first):
            try:
                rules.append(parse_rule(line, geometry))
            except InputError as error:
                notes.append(say("iss-left-out", name=name, message=error.message))
    some = any(len(values) > 1 for values in inside.values())
    puzzle = Puzzle(geometry, givens, None, masks if some else None, tuple(rules))
    return Reading(puzzle, say("iss-interactive-sudoku-solver"), warnings=tuple(notes[:40]))
