"""Random positions and plain definitions, for the tests of the code that grows nets."""

from collections.abc import Callable
from itertools import combinations, islice
from random import Random

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.engine.kernel.nine_consequences import ALL_DIGITS, WORK
from pencilmark.engine.kernel.nine_layout import FRAME, frame_of
from pencilmark.engine.kernel.nine_nets_memory import GONE, PAGES, slot_of, tables, write_falls
from pencilmark.engine.kernel.runtime import Instance, run
from pencilmark.engine.wasm import Module, Value

NINE = board("9")
GRID = [(3 * (cell // 9) + cell // 27 + cell % 9) % 9 for cell in range(81)]
Candidate = tuple[int, int]
"""A digit (from 0) and a cell."""


def position(seed: int, few: int = 2, many: int = 4) -> list[int]:
    """Make a position with GRID as a solution and *few* to *many* candidates in each cell."""
    rng, digits = Random(seed), [0] * 9
    for cell, digit in enumerate(GRID):
        here = {digit, *rng.sample(range(9), rng.randint(few, many) - 1)}
        for one in here:
            digits[one] |= 1 << cell
    return digits


def candidates(digits: list[int]) -> list[Candidate]:
    return [(digit, cell) for digit, mask in enumerate(digits) for cell in bits(mask)]


def slots_of(digits: list[int]) -> list[int]:
    return [slot_of(81 * digit + cell) for digit, cell in candidates(digits)]


def sees(one: Candidate, other: Candidate) -> bool:
    """Report whether two candidates cannot both be true."""
    if one[1] == other[1]:
        return one != other
    return one[0] == other[0] and bool(NINE.peer_masks[one[1]] >> other[1] & 1)


def alternatives(digits: list[int]) -> list[list[Candidate]]:
    """List the candidates of each cell, and the places of each digit in each house."""
    cells = [[(digit, cell) for digit in range(9) if digits[digit] >> cell & 1] for cell in range(81)]
    places = [[(digit, cell) for cell in bits(digits[digit] & h)] for h in NINE.house_masks for digit in range(9)]
    return cells + places


def struck(instance: Instance, digits: list[int]) -> set[Candidate]:
    """Return the candidates that a deduction removes from a position."""
    instance.write(ALL_DIGITS, b"\xff" * 16)
    instance.write(WORK, frame_of(digits))
    instance.write(GONE, bytes(FRAME))
    instance.call("conclude")
    gone = int.from_bytes(instance.read(GONE, FRAME), "little")
    pairs = zip(candidates(digits), slots_of(digits), strict=True)
    return {candidate for candidate, slot in pairs if gone >> slot & 1}


def by_patterns(digits: list[int]) -> set[Candidate]:
    """Find what locked candidates, pairs and X-wings remove, by their definitions."""
    houses, found = NINE.house_masks, set[Candidate]()
    cells = [mask_of(digit for digit in range(9) if digits[digit] >> cell & 1) for cell in range(81)]
    for digit, mask in enumerate(digits):
        for one in houses:
            for other in houses:
                if mask & one and (one & other).bit_count() == 3 and not mask & one & ~other:
                    found |= {(digit, cell) for cell in bits(mask & other & ~one)}
        for lines, across in ((houses[:9], houses[9:18]), (houses[9:18], houses[:9])):
            for pair in combinations([line for line in lines if (mask & line).bit_count() == 2], 2):
                covers = [cover for cover in across if mask & cover & (pair[0] | pair[1])]
                if len(covers) == 2:
                    gone = mask & (covers[0] | covers[1]) & ~(pair[0] | pair[1])
                    found |= {(digit, cell) for cell in bits(gone)}
    for house in houses:
        for a, b in combinations(range(9), 2):
            naked = [cell for cell in bits(house) if cells[cell] == 1 << a | 1 << b]
            if len(naked) > 1:
                found |= {(d, c) for d in (a, b) for c in bits(digits[d] & house) if c not in naked}
            if digits[a] & house == digits[b] & house and (digits[a] & house).bit_count() == 2:
                hidden = bits(digits[a] & house)
                found |= {(d, c) for c in hidden for d in bits(cells[c]) if d not in (a, b)}
    return found


def without_singles(number: int, few: int = 4, many: int = 5) -> list[list[int]]:
    """Make positions in which no cell and no house has a single."""
    made = (position(seed, few, many) for seed in range(10**6))
    free = (digits for digits in made if all(len(group) != 1 for group in alternatives(digits)))
    return list(islice(free, number))


def harness(write: Callable[[Module], Value]) -> Instance:
    """Run a module of nets that exports ``conclude``, which calls the deduction that *write* makes."""
    module = Module(PAGES)
    for at, content in tables():
        module.data(at, content)
    calls = write_falls(module).call(), write(module)
    function = module.function("conclude")
    for call in calls:
        function.do(call)
    return run(module.binary())
