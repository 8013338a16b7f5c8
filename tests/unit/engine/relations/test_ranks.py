"""Ranks of lines on small edges: nothing possible goes, and no beginning of a line stays that is refuted."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from random import Random

from tests.unit.engine.relations.settling import Sets, cases, is_sound, model_of, settled, supported

from pencilmark.board.masks import bits
from pencilmark.engine.relations.memory import LARGER, SMALLER
from pencilmark.engine.relations.model import Ranked

COUNT = 3
Line = tuple[int, ...]


def random_rank(random: Random) -> tuple[list[int], Ranked]:
    """Draw the cells of a line and of one side or two; a line may share a cell with the ranked one."""
    domains = [1 << (first := random.randrange(COUNT)), *(random.choice((7, 6, 3, 5, 1, 2, 4)) for _ in range(2))]
    sides = []
    for _ in range(random.choice((1, 1, 2))):
        lines = []
        for _ in range(COUNT):
            start = len(domains)
            domains += [
                random.choice((7, 1 << first, 7 & ~(1 << first))),
                random.choice((3, 6, 5)),
                1 << random.randrange(3),
            ]
            lines.append((start, start + 1, start + 2))
        if random.random() < 0.3:  # it crosses the ranked line
            at = random.randrange(COUNT)
            lines[at] = (lines[at][0], random.choice((1, 2)), lines[at][2])
        sides.append(tuple(lines))
    domains[0] |= random.choice((0, 7))
    tie = random.choice((SMALLER, LARGER))
    return domains, Ranked((0, 1, 2), 1 << first, random.randint(0, len(sides)), tie, tuple(sides))


def is_less(it: Ranked, line: Line, values: Sequence[int] | Mapping[int, int]) -> bool:
    own, other = ([values[cell] for cell in cells[1:]] for cells in (it.own, line))
    return other < own or (other == own and it.tie == SMALLER)


def ways(it: Ranked, line: Line, left: Sets) -> list[dict[int, int]]:
    """List the values that a line and the ranked one can have after their first."""
    cells = sorted({*it.own[1:], *line[1:]})
    return [dict(zip(cells, one, strict=True)) for one in product(*(left[cell] for cell in cells))]


def kinds(it: Ranked, line: Line, left: Sets) -> set[bool]:
    """Return which of less and more a line can be that begins as the ranked one does."""
    return {is_less(it, line, one) for one in ways(it, line, left)}


def has_wrong_end(it: Ranked, line: Line, left: Sets, wanted: bool) -> bool:
    """Report whether, where a line and the ranked one first differ, an end is left that rules out the kind wanted."""
    found = [one for one in ways(it, line, left) if is_less(it, line, one) == wanted]
    pairs = zip(*((line, it.own) if wanted else (it.own, line)), strict=True)
    for small, large in list(pairs)[1:]:
        if small != large and not len(left[small]) == len(left[large]) == len(left[small] | left[large]):
            fits = max(one[small] for one in found), min(one[large] for one in found)
            return fits != (max(left[small]), min(left[large]))
    return False


def is_refuted(it: Ranked, left: Sets) -> bool:
    """Report whether a line of the wrong kind begins like the ranked one, or a lone line keeps ends that must go."""
    (first,) = bits(it.first)
    begin = [[line for line in side if first in left[line[0]]] for side in it.sides]
    found = [set().union(*(kinds(it, line, left) for line in lines)) for lines in begin]
    sure, open_ = (sum(one == kind for one in found) for kind in ({True}, {True, False}))
    if not sure <= it.smaller <= sure + open_ or not all(begin):
        return True
    if open_ and it.smaller in (sure, sure + open_):
        wanted = it.smaller > sure
        for lines, one in zip(begin, found, strict=True):
            if one == {True, False} and any(wanted not in kinds(it, line, left) for line in lines):
                return True
            if one == {True, False} and len(lines) == 1 and has_wrong_end(it, lines[0], left, wanted):
                return True
            if one == {True, False} and len(lines) == 1 and left[lines[0][0]] != {first}:
                return True
    return left[it.own[0]] != {first}


def is_ranked(it: Ranked, values: Sequence[int]) -> bool:
    (first,) = bits(it.first)
    begin = [[line for line in side if values[line[0]] == first] for side in it.sides]
    if values[0] != first or any(len(lines) != 1 for lines in begin):
        return False
    return sum(is_less(it, line, values) for lines in begin for line in lines) == it.smaller


def test_ranks_keep_what_can_be_and_no_line_that_is_refuted() -> None:
    """Two sides have too many cells to try all values: some are drawn, and must stay if they fulfil the rank."""
    dead = 0
    for random in cases(200):
        domains, it = random_rank(random)
        left = settled(model_of([it], domains))
        if len(it.sides) == 1:
            assert is_sound(left, supported(domains, partial(is_ranked, it))), (domains, it)
        else:
            for _ in range(50):
                values = [random.choice(bits(domain)) for domain in domains]
                if is_ranked(it, values):
                    assert left and all(value in one for value, one in zip(values, left, strict=True)), (domains, it)
        assert left is None or not is_refuted(it, left), (domains, it, left)
        dead += left is None
    assert 20 < dead < 150
