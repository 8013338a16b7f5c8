"""Make puzzles of kinds that no setter lays out, for `make_variants`: clues true of a grid, then fewer givens."""

from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.geometry import cell_name
from pencilmark.board.line import write_line
from pencilmark.board.model import Puzzle
from pencilmark.make.setting.scattered import without_modifiers
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.rule import parse_rule, parse_rules, relation_of

SIZE = 6
EACH = 4
TRIES = 4_000
Cells = Callable[[int, int], str]
SIDES = ("left", "right", "top", "bottom")


def lines_of(kind: str, rng: Random, cells: Cells) -> str:
    """Write a line of a kind at random places with random numbers."""
    number, side = rng.randint(1, SIZE), f"{rng.choice(SIDES)} {rng.randint(1, SIZE)}"
    written = {
        "sequence": f"sequence: {cells(3, 4)}",
        "same-values": f"same-values: {cells(2, 2)} | {cells(2, 2)}",
        "equal-sum": f"equal-sum: {cells(2, 3)} | {cells(2, 3)}",
        "equality-cage": f"equality-cage: {cells(4, 4)}",
        "count-distinct": f"count-distinct: {cells(1, 1)} = {cells(4, 5)}",
        "value-indexing": f"value-indexing: {cells(4, 6)}",
        "hidden-skyscraper": f"hidden-skyscraper {number}: {side}",
        "regex": f'regex "(12|21|3.|.[4-6])*": {cells(4, 4)}',
        "nfa": f'nfa "low*: 1-3 high; high*: 4-6 low": {cells(4, 4)}',
        "sum-line": f"sum-line 7: {cells(3, 5)}",
        "column-indexer": f"column-indexer: {cells(1, 1)}",
    }
    return written[kind]


KINDS = {
    "sequence": 6,
    "same-values": 5,
    "equal-sum": 8,
    "equality-cage": 5,
    "count-distinct": 6,
    "value-indexing": 6,
    "hidden-skyscraper": 9,
    "regex": 6,
    "nfa": 7,
    "sum-line": 6,
    "column-indexer": 8,
}
"""How many clues a puzzle has, by their kind."""
VALUES = (1, 2, 3, 5, 7, 8)
"""The values of a board whose values have gaps."""


def path(rng: Random, least: int, most: int) -> str:
    """Name the cells of a random way from neighbour to neighbour."""
    found = [rng.randrange(SIZE * SIZE)]
    for _ in range(rng.randint(least, most) - 1):
        row, column = divmod(found[-1], SIZE)
        beside = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        free = [r * SIZE + c for r, c in beside if r in range(SIZE) and c in range(SIZE) and r * SIZE + c not in found]
        if not free:
            break
        found.append(rng.choice(free))
    return " ".join(cell_name(cell, SIZE) for cell in found)


def clues(kind: str, rng: Random, values: tuple[int, ...]) -> list[str]:
    """List clues of a kind that are true of a grid."""
    found: dict[str, None] = {}
    for _ in range(TRIES):
        line = lines_of(kind, rng, lambda least, most: path(rng, least, most))
        try:
            if holds(relation_of(parse_rule(line, board(str(SIZE))), board(str(SIZE))))(values):
                found[line] = None
        except InputError:  # a cell twice, or too few
            continue
        if len(found) == KINDS[kind]:
            break
    return list(found)


def modified(rng: Random, values: tuple[int, ...], factor: int) -> list[str]:
    """List sums of cells some of which count a *factor* times: one in each row, column and box, and of each digit."""
    geometry, columns = board(str(SIZE)), list(permutations(range(SIZE)))
    rng.shuffle(columns)
    wanted = range(1, SIZE + 1)
    for chosen in columns:
        cells = [row * SIZE + column for row, column in enumerate(chosen)]
        boxes = {geometry.region_of[cell] for cell in cells}
        if len(boxes) == SIZE and sorted(values[cell] for cell in cells) == list(wanted):
            break
    else:
        return []
    counted = [value * (factor if cell in cells else 1) for cell, value in enumerate(values)]
    names = {cell_name(cell, SIZE): cell for cell in range(SIZE * SIZE)}
    ways = [path(rng, 2, 3) for _ in range(16)]
    return [f"sum {total}: {way}" for way in ways if (total := sum(counted[names[name]] for name in way.split())) >= 0]


def gapped(rng: Random, values: tuple[int, ...]) -> list[str]:
    """List sums of cells that have VALUES."""
    ways = {frozenset((way := path(rng, 2, 3)).split()): way for _ in range(12)}.values()
    names = {cell_name(cell, SIZE): VALUES[value - 1] for cell, value in enumerate(values)}
    written = " ".join(map(str, VALUES))
    return [f"only-values {written}", *(f"sum {sum(names[name] for name in way.split())}: {way}" for way in ways)]


def fewer(name: str, lines: list[str], values: tuple[int, ...], rng: Random) -> str | None:
    """Take givens away as long as the solution is the only one, and write the puzzle; None where clues do not tell."""
    geometry, order, givens = board(name), list(range(SIZE * SIZE)), list(values)
    rules = parse_rules(lines, geometry)
    rng.shuffle(order)
    for cell in order:
        kept, givens[cell] = givens[cell], 0
        if engine.solve(Puzzle(geometry, tuple(givens), rules=rules)).status != "unique":
            givens[cell] = kept
    given = [f"givens: {write_line(givens, SIZE)}"] if any(givens) else []
    always = tuple(rule for rule in rules if rule.text.startswith("only-values"))
    bare = Puzzle(without_modifiers(geometry), tuple(givens), rules=always)
    is_needed = not any(givens) or engine.solve(bare).status == "multiple"
    return "\n".join([f"board: {geometry.name}", *given, *lines]) + "\n" if is_needed else None


def made(kind: str, rng: Random) -> str | None:
    """Make a puzzle of a kind."""
    empty = Puzzle(board(str(SIZE)), (0,) * (SIZE * SIZE))
    values = tuple(engine.solve(empty, limit=1, rng=rng, backend="python").solutions[0])
    factors = {"doublers": 2, "negators": -1, "nullifiers": 0}
    if kind in factors:
        return fewer(f"{SIZE} {kind}", modified(rng, values, factors[kind]), values, rng)
    if kind == "values":
        lines = gapped(rng, values)
        return fewer(f"{SIZE} values={max(VALUES)}", lines, tuple(VALUES[value - 1] for value in values), rng)
    return fewer(str(SIZE), clues(kind, rng, values), values, rng)


def puzzles() -> Iterator[str]:
    """Yield the texts of all puzzles, `EACH` of each kind."""
    for kind in (*KINDS, "doublers", "negators", "nullifiers", "values"):
        count = seed = 0
        while count < EACH:
            if text := made(kind, Random(f"{kind} {seed}")):
                count += 1
                yield f"# {kind}, seed {seed}\n{text}"
            seed += 1
