"""Variants of the whole board: neighbours, leaps, more houses."""

from __future__ import annotations

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import KING, KNIGHT, Geometry, cell_name, diagonal_houses, group_houses, window_houses
from pencilmark.board.masks import bits
from pencilmark.board.modifiers import FACTORS
from pencilmark.rules.variants import drawings, places
from pencilmark.rules.variants.definition import Clue, Context, Each, Proposed, Rules, Tuples, Variant, Worded


def _somewhere(clue: Clue, context: Context) -> Rules:
    """Say nothing about the digits: `pencilmark.rules.modified` says what modifiers mean for other clues."""
    return [f"r1c1 >= {context.geometry.first}"]


def _modifier(name: str) -> Variant:
    return Variant(name, "board", _somewhere, word=name, worded=Worded((rf"\b{name}?\b",), anywhere=True))


def _knight(clue: Clue, context: Context) -> Tuples:
    return places.leaps(context.geometry, KNIGHT)


def _king(clue: Clue, context: Context) -> Tuples:
    return places.leaps(context.geometry, KING)


def _leap(clue: Clue, context: Context) -> Tuples:
    return places.leaps(context.geometry, places.chess_steps(*clue.numbers))


def _on_the_grid(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if not 1 <= min(clue.numbers) <= max(clue.numbers) < geometry.size:
        raise RuleError("bad-variant/range", most=geometry.size - 1, column=column)
    return Clue(clue.name, tuple(sorted(clue.numbers)))


def _apart(distance: int) -> tuple[tuple[int, int], ...]:
    """List the leaps that take this many steps up, down, left and right, and end in another row and column."""
    return tuple((down, across) for down in range(1, distance) for across in (down - distance, distance - down))


def _taxicab(clue: Clue, context: Context) -> Rules:
    size, top = context.geometry.size, context.geometry.value_count

    def at(distance: int) -> Each:
        def pairs(clue: Clue, context: Context) -> Tuples:
            return places.leaps(context.geometry, _apart(distance))

        return Each(pairs, f"not ({{a}} = {distance} and {{b}} = {distance})")

    return [at(distance) for distance in range(2, min(top, 2 * size - 2) + 1)]


def _diagonals(clue: Clue, context: Context) -> Tuples:
    return places.in_grids(context.geometry, lambda size, _: diagonal_houses(size))


def _windows(clue: Clue, context: Context) -> Tuples:
    return places.in_grids(context.geometry, lambda _, box: window_houses(*box) if box else [])


def _groups(clue: Clue, context: Context) -> Tuples:
    return places.in_grids(context.geometry, lambda _, box: group_houses(*box) if box else [])


def _regions(clue: Clue, context: Context) -> Tuples:
    names = sorted(set(clue.labels) - {"."})
    return [tuple(cell for cell, label in enumerate(clue.labels) if label == name) for name in names]


def _cells(clue: Clue, context: Context) -> Tuples:
    return [(cell,) for cell in bits(context.geometry.covered)]


def _only(clue: Clue, context: Context) -> Rules:
    return [Each(_cells, f"{{a}} in {{{', '.join(map(str, clue.numbers))}}}")]


def _linked(clue: Clue, context: Context) -> Rules:
    """Require that the cells are connected, and so that each has a neighbour among them if there are surely several."""
    values, geometry = ", ".join(map(str, clue.numbers)), context.geometry
    rules: list[str | Each] = [f"connected({{{values}}}, {_all_cells(geometry)})"]
    return [*rules, *_in_company(clue.numbers, geometry)]


def _all_cells(geometry: Geometry) -> str:
    high, wide = geometry.extent
    return f"{cell_name(0, geometry.size)}:{cell_name((high - 1) * geometry.size + wide - 1, geometry.size)}"


def _in_company(values: tuple[int, ...], geometry: Geometry) -> list[str]:
    """Require that each cell with one of the values has a neighbour with one, if every row must have such a cell."""
    rows = [house for house in geometry.houses if house.kind == "row"]
    if len(rows) < 2 or geometry.value_count != geometry.size:
        return []
    own = f"{{{', '.join(map(str, values))}}}"
    beside: dict[int, list[int]] = {}
    for one, other in places.leaps(geometry, places.BESIDE):
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    names = {cell: cell_name(cell, geometry.size) for cell in beside}
    return [
        f"{names[cell]} not in {own} or " + " or ".join(f"{names[other]} in {own}" for other in others)
        for cell, others in beside.items()
    ]


def _on_the_board(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if not all(geometry.first <= number <= geometry.last for number in clue.numbers):
        raise RuleError("bad-variant/range", most=geometry.last, column=column)
    return Clue(clue.name, tuple(sorted(set(clue.numbers))))


def _flat_mates(clue: Clue, context: Context) -> Rules:
    """Require the least digit directly above each middle digit, or the greatest directly below it."""
    size, least, top = context.geometry.size, context.geometry.first, context.geometry.last
    high, wide = context.geometry.extent
    middle, columns = (least + top) // 2, range(wide)
    inner = [tuple(row * size + column for row in (r - 1, r, r + 1)) for r in range(1, high - 1) for column in columns]
    first = [(column, column + size) for column in columns]
    last = [((high - 2) * size + column, (high - 1) * size + column) for column in columns]
    return [
        Each(lambda clue, context: inner, f"{{b}} != {middle} or {{a}} = {least} or {{c}} = {top}"),
        Each(lambda clue, context: first, f"{{a}} != {middle} or {{b}} = {top}"),
        Each(lambda clue, context: last, f"{{b}} != {middle} or {{a}} = {least}"),
    ]


def _has_a_middle(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if geometry.value_count % 2 == 0:
        raise RuleError("bad-variant/odd-values", name=clue.name, column=column)
    return clue


def _doppelganger(clue: Clue, context: Context) -> Rules:
    """What a house lacks is the sum of all values less the sum of its own."""
    geometry, top = context.geometry, context.geometry.value_count
    lacks: dict[str, list[str]] = {"row": [], "column": [], "box": [], "region": []}
    of_cell: list[list[str]] = [[] for _ in range(geometry.cell_count)]
    for house in geometry.houses:
        if house.kind in lacks:
            names = ", ".join(cell_name(cell, geometry.size) for cell in house.cells)
            lacks[house.kind].append(f"({top * (top + 1) // 2} - sum({names}))")
            for cell in house.cells:
                of_cell[cell].append(lacks[house.kind][-1])
    rules = [f"{lack} in 2..{top}" for kind in lacks.values() for lack in kind]
    rules += [f"distinct({', '.join(kind)})" for kind in lacks.values() if kind]
    ones = enumerate(of_cell)
    return rules + [f"{cell_name(cell, geometry.size)} != 1 or distinct({', '.join(own)})" for cell, own in ones]


def _has_one_value_more(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if geometry.value_count != geometry.size + 1:
        raise RuleError("bad-variant/one-value-more", name=clue.name, count=geometry.size + 1, column=column)
    return clue


_KINDS = ", ".join(map(places.THIRD.format, "abcd"))


def _is_square(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if not places.grids_of(geometry):
        raise RuleError("bad-oblong/square", word=clue.name, found=geometry.name.split()[0], column=column)
    return clue


def _has_boxes(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if not any(box for _, box in places.grids_of(geometry)):
        raise RuleError("bad-variant/boxes", name=clue.name, column=column)
    return clue


def _has_square_boxes(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if not any(box and box[0] == box[1] for _, box in places.grids_of(geometry)):
        raise RuleError("bad-variant/square-boxes", name=clue.name, column=column)
    return clue


_SAME = r"\b(same|identical|equal|repeat\w*|different|matching)\b"
WHOLE = (
    Variant(
        "non-consecutive",
        "board",
        (Each(places.neighbours, "abs({a} - {b}) != 1"),),
        proposed=Proposed(bare=False),
        elsewhere={
            "fpuzzles": "nonconsecutive",
            "iss": "anticonsecutive",
            "sudokupad": "nonconsecutive",
            "sudokumaker": "15",
        },
        worded=Worded(
            (
                r"\b(orthogonal\w*|adjacent|neighbou?r\w*)\b",
                r"\b(be|contain|have|hold)( digits that are)? consecutive\b",
            )
        ),
    ),
    Variant(
        "anti-knight",
        "board",
        (Each(_knight, "{a} != {b}"),),
        aliases=("antiknight",),
        word="antiknight",
        elsewhere={
            "fpuzzles": "antiknight",
            "iss": "antiknight",
            "lisudoku": "antiKnight",
            "sudokupad": "antiknight",
            "sudokumaker": "13",
        },
        worded=Worded((r"\bknight('?s|s')?\b", _SAME)),
    ),
    Variant(
        "anti-king",
        "board",
        (Each(_king, "{a} != {b}"),),
        aliases=("antiking",),
        word="antiking",
        elsewhere={
            "fpuzzles": "antiking",
            "iss": "antiking",
            "lisudoku": "antiKing",
            "sudokupad": "antiking",
            "sudokumaker": "12",
        },
        worded=Worded((r"\bking('?s|s')?\b", _SAME)),
    ),
    Variant(
        "anti-leap", "board", (Each(_leap, "{a} != {b}"),), aliases=("chess",), numbers=(2, 2), settle=_on_the_grid
    ),
    Variant("taxicab", "board", _taxicab, aliases=("anti-taxicab",)),
    Variant(
        "global-entropy",
        "board",
        (Each(places.squares, " and ".join(f"{kind} in {{{_KINDS}}}" for kind in range(3))),),
        elsewhere={"sudokumaker": "16=low"},
        classes=places.thirds,
    ),
    Variant(
        "dutch-flat-mates",
        "board",
        _flat_mates,
        aliases=("dutch-flatmates",),
        settle=_has_a_middle,
        elsewhere={"iss": "dutchflatmates"},
    ),
    Variant(
        "doppelganger", "board", _doppelganger, aliases=("doppelgangers",), settle=_has_one_value_more, from_one=True
    ),
    Variant("only-values", "board", _only, numbers=(1, 36), settle=_on_the_board),
    *map(_modifier, FACTORS),
    Variant(
        "connected",
        "board",
        _linked,
        aliases=("connected-values",),
        numbers=(1, 36),
        settle=_on_the_board,
        elsewhere={"iss": "connectedvalues"},
    ),
    Variant(
        "disjoint",
        "board",
        (Each(_groups, "distinct({all})"),),
        aliases=("disjoint-groups",),
        settle=_has_boxes,
        word="disjoint",
        elsewhere={"fpuzzles": "disjointgroups", "iss": "disjointsets", "sudokupad": "disjoint", "sudokumaker": "14"},
    ),
    Variant(
        "windoku",
        "board",
        (Each(_windows, "distinct({all})"),),
        drawings.windows,
        settle=_has_square_boxes,
        word="windoku",
        proposed=Proposed(bare=False),
        elsewhere={"iss": "windoku"},
    ),
    Variant(
        "diagonals",
        "board",
        (Each(_diagonals, "distinct({all})"),),
        drawings.diagonals,
        aliases=("diagonal", "x-sudoku"),
        settle=_is_square,
        word="x",
        proposed=Proposed(bare=False),
        elsewhere={"drawn": "diagonals", "fpuzzles": "diagonal- diagonal+"},
        worded=Worded(
            (
                r"\bdiagonals?\b",
                r"\b(repeat\w*|once|distinct|different|unique|1 ?(-|to) ?\d|(all|every|each)( the)? digits?)\b",
            ),
            never=r"\b(only|values|sums?)\b|\b(may|can|might|could)( \w{1,9})? repeat",
        ),
    ),
    Variant("jigsaw", "labels", (Each(_regions, "distinct({all})"),), word="regions", proposed=Proposed(bare=False)),
    Variant("areas", "labels", (Each(_regions, "distinct({all})"),), word="areas"),
)
