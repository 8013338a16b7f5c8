"""Follows every assumption about a candidate by singles, for all candidates of a 9 x 9 position in one call.

A position is nine vectors of 128 bits (see `nine_layout`). Each assumption, a candidate true or false, is followed by
naked and hidden singles alone until nothing changes or there is a contradiction. Unlike the search, which concludes all
it can, this concludes no more than a net of implications does.

NUMBER      how many candidates to assume, which Python writes with what follows
POSITION    a vector for each digit
ASSUMED     the candidates: byte of a vector's lane, bit << 16
OUT         for each candidate, assumed true and then false: 1 for a contradiction (16 bytes), else 0 and what
            came true, then what came false, a vector for each digit
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.engine.kernel.nine_layout import ACROSS, DOWN, FRAME, Direction, Move, everywhere
from pencilmark.engine.wasm import I32, I32X4, Function, Local, Module, constant, load, union

NUMBER, ALL_DIGITS, POSITION, ASSUMED = 0, 16, 32, 176
MOST = 729
OCCUPIED = ASSUMED + 4 * MOST + 12  # of three digits, the rows, boxes and columns with a place: three frames
CELLS = OCCUPIED + 3 * FRAME  # the cells that have a candidate
BEFORE = CELLS + 16  # the candidates that are alone in their cells
WORK, SINGLES, KNOWN = BEFORE + FRAME, BEFORE + 2 * FRAME, BEFORE + 3 * FRAME
OUT = KNOWN + FRAME
RECORD = 16 + 2 * FRAME
TRIO = 3 * 16
"""Bytes of three digits of a position."""
PAGES = (OUT + 2 * MOST * RECORD) // 65536 + 1

HOUSES: tuple[tuple[Direction, tuple[Move, Move]], ...] = (
    (ACROSS, ACROSS.in_line),
    (ACROSS, ACROSS.in_box),
    (DOWN, DOWN.in_line),
)


def consequences_module() -> bytes:
    """Write the module."""
    module = Module(PAGES)
    prepare, settle = write_prepare(module), write_settle(module)
    function = module.function("consequences")
    function.do(prepare.call())
    out = function.let(constant(I32, OUT))
    with function.count(0, function.let(load(I32, NUMBER))) as number:
        assumed = function.let(load(I32, number * 4, ASSUMED))
        at, bit = function.let(assumed & 0xFFFF), function.let(constant(I32, 1) << (assumed >> 16))
        for on in (True, False):
            function.copy(constant(I32, WORK), constant(I32, POSITION), FRAME)
            function.copy(constant(I32, KNOWN), constant(I32, BEFORE), FRAME)
            function.fill(constant(I32, SINGLES), 0, FRAME)
            if on:
                function.store(I32, at, bit, SINGLES)
            else:
                function.store(I32, at, load(I32, at, WORK).without(bit), WORK)
            clash = function.let(settle.call(constant(I32, on)))
            function.store(I32, out, clash)
            with function.when(clash.is_zero()):
                write_marks(function, out)
            out += RECORD
    return module.binary()


def write_prepare(module: Module) -> Function:
    """Write ``_prepare()``: note where the position has candidates, and which are alone in their cells."""
    function = module.function("_prepare")
    one, two = count_cells(function, POSITION)
    function.store(I32X4, CELLS, one)
    alone = function.let(one.without(two))
    with function.count(0, FRAME, 16) as at:
        function.store(I32X4, at, load(I32X4, at, POSITION) & alone, BEFORE)
    with function.count(0, FRAME, TRIO) as at:
        for house, (some, _) in enumerate(_tally_trio(function, _trio(function, at, POSITION))):
            function.store(I32X4, at, some, OCCUPIED + house * FRAME)
    return function


def write_settle(module: Module) -> Function:
    """Write ``_settle(assumed)``: place singles in WORK until none is left; return 1 on a contradiction, else 0.

    If *assumed* is not 0, the first single is already in SINGLES.
    """
    function = module.function("_settle", [I32], I32)
    assumed = function.params[0]
    clash, single = function.local(I32X4), function.local(I32X4)
    with function.block() as settled, function.loop() as again:
        with function.when(assumed.is_zero()):
            _find_singles(function, single, clash)
            with function.when(clash.any()):
                function.give(1)
        assumed.set(0)
        clash.set(0)
        taken = _take(function, clash)
        settled.jump(taken.any().is_zero())
        _place_singles(function, taken, clash)
        with function.when(clash.any()):
            function.give(1)
        again.jump()
    function.give(0)
    return function


def write_marks(function: Function, out: Local) -> None:
    """Write into the record *out* what came true, and what came false."""
    with function.count(0, FRAME, 16) as at:
        true = load(I32X4, at, KNOWN).without(load(I32X4, at, BEFORE))
        function.store(I32X4, out + at, true, 16)
        false = load(I32X4, at, POSITION).without(load(I32X4, at, WORK))
        function.store(I32X4, out + at, false, 16 + FRAME)


def _find_singles(function: Function, single: Local, clash: Local) -> None:
    """Find the new singles; *clash* is set where a cell or house has nothing left."""
    one, two = count_cells(function, WORK)
    clash.set(load(I32X4, CELLS).without(one))
    alone = function.let(one.without(two) & load(I32X4, ALL_DIGITS))
    with function.count(0, FRAME, TRIO) as at:
        trio = _trio(function, at, WORK)
        only = []
        for house, (some, several) in enumerate(_tally_trio(function, trio)):
            clash |= load(I32X4, at, OCCUPIED + house * FRAME).without(some)
            only.append(some.without(several))
        across, down = function.let(only[0] | only[1]), function.let(only[2])
        for digit, cells in enumerate(trio):
            single.set(cells & alone)
            for direction, triads in ((ACROSS, across), (DOWN, down)):
                here = function.let(direction.unpack(triads, digit))
                single |= cells & direction.spread(here)
            known = load(I32X4, at, KNOWN + 16 * digit)
            function.store(I32X4, at, single.without(known), SINGLES + 16 * digit)


def _trio(function: Function, at: Local, position: int) -> list[Local]:
    """Load the three digits that lie at *at* in a *position*."""
    return [function.let(load(I32X4, at, position + 16 * digit)) for digit in range(3)]


def _tally_trio(function: Function, digits: list[Local]) -> Iterator[tuple[Local, Local]]:
    """Count, for three *digits* at once (see `nine_layout`), in the houses of each kind: rows, boxes, columns."""
    packed = {direction: _pack_thirds(function, direction, digits) for direction in (ACROSS, DOWN)}
    return (tally_thirds(function, moves, packed[direction]) for direction, moves in HOUSES)


def _pack_thirds(function: Function, direction: Direction, digits: list[Local]) -> list[Local]:
    """Lay the first, second and third cells of three *digits*' triads where those triads are in a trio."""
    each = [thirds(function, direction, cells) for cells in digits]
    steps = (0, direction.digit_step, 2 * direction.digit_step)
    return [
        function.let(union([cells << step if step else cells for cells, step in zip(third, steps, strict=True)]))
        for third in zip(*each, strict=True)
    ]


def _take(function: Function, clash: Local) -> Local:
    """Return the cells of the new singles; a cell with two of them is a *clash*."""
    taken = function.local(I32X4)
    taken.set(0)
    for at in range(0, FRAME, 16):
        single = function.let(load(I32X4, SINGLES + at))
        clash |= taken & single
        taken |= single
    return taken


def _place_singles(function: Function, taken: Local, clash: Local) -> None:
    """Remove all other digits from the cells of new singles, and their digits from all cells that see them."""
    closed = function.let(taken & load(I32X4, ALL_DIGITS))
    with function.count(0, FRAME, TRIO) as at:
        singles = _trio(function, at, SINGLES)
        across, down = function.let(constant(I32X4, 0)), function.let(constant(I32X4, 0))
        with function.when(union(singles).any()):
            for triads, (some, several) in zip((across, across, down), _tally_trio(function, singles), strict=True):
                triads |= some
                clash |= several
        for digit, single in enumerate(singles):
            place = 16 * digit
            function.store(I32X4, at, load(I32X4, at, KNOWN + place) | single, KNOWN + place)
            gone = function.let(closed)
            for direction, houses in ((ACROSS, across), (DOWN, down)):
                here = function.let(direction.unpack(houses, digit))
                gone |= direction.spread(here)
            left = load(I32X4, at, WORK + place).without(gone.without(single))
            function.store(I32X4, at, left, WORK + place)


def count_cells(function: Function, position: int) -> tuple[Local, Local]:
    """Find the cells with at least one and at least two digits."""
    one, two = function.local(I32X4), function.local(I32X4)
    one.set(0)
    two.set(0)
    for at in range(0, FRAME, 16):
        digit = function.let(load(I32X4, position + at))
        two |= one & digit
        one |= digit
    return one, two


def tally(function: Function, direction: Direction, moves: tuple[Move, Move], cells: Local) -> tuple[Local, Local]:
    """Find the houses with at least one and at least two of the *cells*, each marked at all its triads."""
    return tally_thirds(function, moves, thirds(function, direction, cells))


def tally_thirds(function: Function, moves: tuple[Move, Move], parts: list[Local]) -> tuple[Local, Local]:
    """Count in what `thirds` laid out, moved by *moves*, as `tally` does."""
    one, two = at_least(function, parts)
    ones = [one, *(function.let(move(one)) for move in moves)]
    some, several = at_least(function, ones)
    return some, function.let(union([several, two, *(move(two) for move in moves)]))


def thirds(function: Function, direction: Direction, cells: Local) -> list[Local]:
    """Lay the first, second and third *cells* of all triads where triads are marked."""
    places, steps = everywhere(direction.places), (0, direction.cell_step, 2 * direction.cell_step)
    return [function.let((cells >> step if step else cells) & places) for step in steps]


def at_least(function: Function, parts: list[Local]) -> tuple[Local, Local]:
    """Return what is in at least one and what in at least two of three vectors."""
    first, second, third = parts
    both = function.let(first | second)
    return function.let(both | third), function.let(first & second | third & both)
