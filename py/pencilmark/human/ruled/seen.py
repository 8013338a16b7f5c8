"""The board of a puzzle on which cells that a rule keeps different see each other.

A cage, a thermometer and a renban line become houses (which need not hold every digit), a dot across two boxes a house
of two cells. So every technique that knows houses uses them, and names the clue where it names the house. A row whose
nine cells can only take 2 to 10 holds each of these: such houses are full, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry, House
from pencilmark.board.kept import kept
from pencilmark.board.masks import mask_of, union
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import language, say
from pencilmark.human.telling.names import noun
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.tree import Relation, cells_of, flat, renamed_relation
from pencilmark.rules.lifted import on_board
from pencilmark.rules.propagation.compile_symmetry import is_house
from pencilmark.rules.rule import clue_of, clues_of, digits_of
from pencilmark.rules.variants.registry import VARIANTS

_WITH = " with "


def with_sight(puzzle: Puzzle) -> Puzzle:
    """Return the same puzzle on a board where cells that a rule keeps different see each other. Raises RuleError.

    >>> from pencilmark.rules.rule import parse_rules
    >>> found = with_sight(Puzzle(board("9"), (0,) * 81, rules=parse_rules(["killer 15: a3 a4 b4"], board("9"))))
    >>> str(found.geometry.houses[-1]), bool(found.geometry.peer_masks[2] >> 12 & 1)
    ('the cage of 15 at r1c3', True)
    """
    plain = on_board(puzzle)
    puzzle = _filled(on_board(puzzle, marks=False), on_board(replace(puzzle, candidates=None)))
    if not plain.rules:
        return replace(plain, geometry=puzzle.geometry, rules=puzzle.rules)  # pencil marks still belong to the question
    return replace(puzzle, geometry=_seeing(puzzle.geometry, puzzle.rules))


def without_sight(geometry: Geometry) -> Geometry:
    """Return the board without the houses that `with_sight` added: its inverse.

    >>> without_sight(board("9 x")).name
    '9 x'
    """
    name, added, _ = geometry.name.partition(_WITH)
    return board(name) if added else geometry


def _filled(puzzle: Puzzle, marked: Puzzle) -> Puzzle:
    """Return the *puzzle* on a board that knows which houses are full though their cells cannot take every value.

    *marked* is the same puzzle, its rules about single cells turned into candidates.
    """
    geometry = puzzle.geometry
    if not marked.candidates or all(len(house.cells) >= geometry.value_count for house in geometry.houses):
        return puzzle
    masks = marked.masks()
    able = [union(masks[cell] for cell in house.cells) for house in geometry.houses]
    own = [mask * (mask.bit_count() == len(house.cells)) for house, mask in zip(geometry.houses, able, strict=True)]
    return replace(puzzle, geometry=_with_values(geometry, tuple(own)))


@lru_cache(maxsize=64)
def _with_values(geometry: Geometry, own: tuple[int, ...]) -> Geometry:
    """Return a board on which some houses are full of values of their *own* (masks, 0 for the others)."""
    if not any(own):
        return geometry
    houses = tuple(replace(house, values=mask) for house, mask in zip(geometry.houses, own, strict=True))
    return replace(geometry, name=f"{geometry.name}{_WITH}{own}", houses=houses)


@kept(64, lambda made: 1, by=lambda geometry, rules: (geometry, rules, language()))
def _seeing(geometry: Geometry, rules: tuple[Rule, ...]) -> Geometry:
    others, found = clues_of(rules), dict[tuple[int, ...], str]()
    for rule in rules:
        for cells in _apart(rule, digits_of(rule, geometry, others), geometry.value_count):
            found.setdefault(tuple(sorted(cells)), say("house", kind="clue", number=noun(rule, geometry)))
    houses = list(geometry.houses)
    masks = [*geometry.house_masks]
    for cells, title in sorted(found.items(), key=lambda item: -len(item[0])):
        mask = mask_of(cells)
        shared = [other for other in masks if not mask & ~other]
        if shared or len(cells) > geometry.value_count or _is_known(cells, geometry):
            continue
        masks.append(mask)
        houses.append(House("extra", len(houses), cells, title))
    if len(houses) == len(geometry.houses):
        return geometry
    added = " ".join("+".join(map(str, house.cells)) + house.title for house in houses[len(geometry.houses) :])
    return replace(geometry, name=f"{geometry.name}{_WITH}{added}", houses=tuple(houses))


def _is_known(cells: tuple[int, ...], geometry: Geometry) -> bool:
    return len(cells) == 2 and bool(geometry.peer_masks[cells[0]] >> cells[1] & 1)


def _apart(rule: Rule, relation: Relation, top: int) -> Iterator[tuple[int, ...]]:
    """Yield sets of cells that a rule keeps different."""
    clue = clue_of(rule)
    if clue and VARIANTS[clue.name].rises:
        yield from clue.groups
        return
    yield from {cells for part in flat(relation) for cells in _forbid_equal(part, top)}


def _forbid_equal(part: Relation, top: int) -> Iterator[tuple[int, ...]]:
    cells = cells_of(part)
    slots = {cell: slot for slot, cell in enumerate(cells)}
    if is_house(part) or (len(cells) == 2 and _differ(renamed_relation(part, slots.__getitem__), top)):
        yield cells


@lru_cache(maxsize=1024)
def _differ(shape: Relation, top: int) -> bool:
    test = holds(shape)
    return not any(test((value, value)) for value in range(1, top + 1))
