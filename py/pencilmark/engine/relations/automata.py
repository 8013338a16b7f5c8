"""Automata that read cells in order, for conditions and terms; they name no cells, so puzzles can share them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pencilmark.board.masks import mask_of
from pencilmark.engine.relations.model import Read
from pencilmark.rules.language.tree import Any, Call, Cell, Compare, Number, Relation
from pencilmark.rules.propagation.chains import chain_of
from pencilmark.rules.propagation.folds import Fold, fold_of, fold_of_term

MOST_STATES, MOST_LEFT, MOST_WORTH = 4_000, 1_000, 62  # MOST_LEFT: parts that may remain of a chain
GONE = -1


@lru_cache(maxsize=512)
def automaton(shape: Relation, count: int, top: int, *, judged: bool) -> Read | None:
    """Return the automaton of a fold or chain; if *judged*, it reads the relation's truth last, and accepts only that.

    None if it would have too many states.
    """
    found = fold_of(shape)
    fold = found or chain_of(shape, top)
    grown = _grown(fold, count, top, judged, MOST_STATES if found else MOST_LEFT)
    return _finished(*grown, fold.accepts, judged) if grown else None


@lru_cache(maxsize=512)
def worth(shape: Call, count: int, top: int) -> tuple[Read, int, int] | None:
    """Return an automaton that reads the cells of a term, then its value less the least possible one.

    With it come that least value and the mask of what is read last. None if the term is no fold or is too large.
    """
    found = fold_of_term(shape)
    grown = _grown(found[0], count, top, judged=False) if found else None
    if not found or not grown:
        return None
    (fold, value), (layers, final, states) = found, grown
    ends = {number: value(state) for state, number in final.items() if fold.accepts(state)}  # type: ignore[arg-type]
    low, high = min(ends.values(), default=0), max(ends.values(), default=0)
    if high - low > MOST_WORTH:
        return None
    layers.append([(number, states, 1 << end - low) for number, end in ends.items()])
    mask = mask_of(end - low for end in ends.values())
    return Read((), _useful(layers, {states}), states + 1, states), low, mask


@lru_cache(maxsize=64)
def cut_loop(number: int, count: int, top: int) -> Read:
    """Return the automaton of a loop of cells that is cut into stretches that each add up to *number*.

    A state is the sum of the stretch so far, and the sum there of the one that runs across the loop's start.
    """
    states, width = range(number * number), number * number
    steps = [
        (state, state - state % number + (state % number + value) % number, 1 << value - 1)
        for state in states
        for value in range(1, min(top, number - state % number) + 1)
    ]
    layers = [tuple([(0, 1 + end, mask) for start, end, mask in steps if start // number == start % number])]
    for place in range(1, count):
        at = 1 + place * width
        layers.append(tuple([(at - width + start, at + end, mask) for start, end, mask in steps]))
    last = 1 + (count - 1) * width
    is_closed = {last + start * number + start for start in range(number)}
    layers[-1] = tuple([arc for arc in layers[-1] if arc[1] in is_closed])
    return Read((), tuple(layers), last + width, last)


def loop_of(relation: Relation) -> tuple[int, tuple[int, ...]] | None:
    """Return the number and the cells of a loop cut into stretches with that sum; None for other relations.

    Such a relation has a part for each of the first cells, as many as the longest stretch can have: a cut there works.
    """
    if not isinstance(relation, Any):
        return None
    number, cells = _cut(relation.relations[0])
    is_loop = len(relation.relations) >= min(number, len(cells)) and all(
        _cut(part) == (number, cells[start:] + cells[:start]) for start, part in enumerate(relation.relations)
    )
    return (number, cells) if number and is_loop and len(set(cells)) == len(cells) else None


def _cut(relation: Relation) -> tuple[int, tuple[int, ...]]:
    """Return the number and the cells of a line cut into stretches without remainder; 0 and no cells for others."""
    match relation:
        case Compare(Call("sumcut", (Number(number), *terms)), "=", Number(0)) if number > 0:
            cells = tuple([term.cell for term in terms if isinstance(term, Cell)])
            return (number, cells) if len(cells) == len(terms) else (0, ())
    return 0, ()


Arcs = list[tuple[int, int, int]]
Grown = tuple[list[Arcs], dict[object, int], int]


def _grown(fold: Fold, count: int, top: int, judged: bool, most: int = MOST_STATES) -> Grown | None:
    """Find the states of a fold: the arcs of each layer, the last states, and how many there are; None if too many."""
    layers, names = [list[tuple[int, int, int]]()], list[dict[object, int]]([{fold.start: 0}])
    states = 1
    for place in range(count):
        after: dict[object, int] = {}
        arcs: dict[tuple[int, int], int] = {}
        for state, start in names[-1].items():
            for value in range(1, top + 1):
                reached = _step(fold, state, place, value)
                if reached == GONE and not judged:
                    continue
                end = after.get(reached)
                if end is None:
                    end = after[reached] = states
                    states += 1
                arcs[start, end] = arcs.get((start, end), 0) | 1 << value - 1
        if states > most:
            return None
        names.append(after)
        layers.append([(start, end, mask) for (start, end), mask in arcs.items()])
    return layers[1:], names[-1], states


def _step(fold: Fold, state: object, place: int, value: int) -> object:
    after = fold.step(state, place, value) if state != GONE else None  # type: ignore[arg-type]  # a state of the fold
    return GONE if after is None else after


def _finished(
    layers: list[Arcs], final: dict[object, int], states: int, accepts: Callable[[tuple[int, int]], bool], judged: bool
) -> Read:
    """Finish the automaton: with one last state if *judged*, else without states that lead to no accepted one."""
    right = {number for state, number in final.items() if state != GONE and accepts(state)}  # type: ignore[arg-type]
    if judged:
        layers.append([(number, states, 0b10 if number in right else 0b01) for number in final.values()])
        return Read((), tuple(map(tuple, layers)), states + 1, states)
    return Read((), _useful(layers, right), states, min(final.values(), default=0))


def _useful(layers: list[Arcs], wanted: set[int]) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Drop the arcs that lead to none of the final states *wanted*."""
    kept = []
    for arcs in reversed(layers):
        kept.append(tuple(arc for arc in arcs if arc[1] in wanted))
        wanted = {arc[0] for arc in kept[-1]}
    return tuple(reversed(kept))
