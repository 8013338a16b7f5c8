"""The techniques of rules, a record each, and the ladder in which they stand among those of digits, plainest first.

Techniques that assume a single solution are used only where rules leave them valid: two digits at the corners of a
rectangle could be exchanged, and nothing would tell the two ways apart. With rules this holds, too, if each of them has
no corner among its cells, or looks only at the set of digits (a cage) and has both corners of a side, or all four:
exchanged, they hold the same set. A rule that is no house may tell the two ways apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from pencilmark.board.errors import WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived, kept
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human.guard import true_steps
from pencilmark.human.ruled import (
    balances,
    branches,
    chains,
    colours,
    deductions,
    forcing,
    formulas,
    innies,
    nested,
    pairs,
    sights,
    sums,
)
from pencilmark.human.ruled.seen import without_sight
from pencilmark.human.ruled.sets import families_of
from pencilmark.human.ruled.suspects import kernel_of, where_any_fails
from pencilmark.human.ruled.views import by_rules, views_slowly
from pencilmark.human.techniques import TECHNIQUES, named
from pencilmark.human.techniques.ladders import ONE_SOLUTION, TEACHING, climb
from pencilmark.human.techniques.rectangles import Rectangle, hide_rectangles
from pencilmark.human.techniques.technique import LEVELS, Finder, Level, Preparing, Technique
from pencilmark.rules.language.hidden import board_cells
from pencilmark.rules.rule import clue_of, clues_of, relation_of
from pencilmark.rules.variants.registry import VARIANTS

WITH_RULES = frozenset(name for name in ONE_SOLUTION if "rectangle" in name)
"""Those that are used where there are rules; graves are not, as they are about the whole grid."""


SUPPOSING = ("x-chain", "xy-chain", "3d-medusa", "short-nice-loop", "short-grouped-nice-loop", "forcing-chain")
"""Chains of singles: where the kernel refutes nothing there are none, and they need not be searched."""


def _with_rules(technique: Technique) -> Technique:
    """Return a technique of digits as it is used where there are rules."""
    if technique.id in SUPPOSING:
        return replace(technique, finder=where_any_fails(technique.find_slowly), ahead=None)
    return where_valid(technique) if technique.id in ONE_SOLUTION else technique


def where_valid(technique: Technique) -> Technique:
    """Make a technique of WITH_RULES find only steps that the rules of a position leave valid."""

    def finder(position: Position) -> Iterator[Step]:
        is_avoidable = technique.id.startswith("avoidable")
        for step in technique.find(_plain(position)):
            if not is_avoidable or _is_free(position, step.evidence.cells):
                yield step

    return replace(technique, finder=finder, choose=None)


@derived
def _plain(position: Position) -> Position:
    """Return the position without rules, with only those rectangles that the rules cannot tell apart."""
    geometry = without_sight(position.geometry)
    found = Position(geometry, position.values, position.digit_cells, position.cell_digits, position.givens, ())
    hide_rectangles(found, partial(_is_told_apart, position))
    return found


def _is_told_apart(position: Position, rectangle: Rectangle) -> bool:
    return not _is_free(position, mask_of(rectangle.corners))


def _is_free(position: Position, corners: int) -> bool:
    """Report whether no rule tells the two ways of four *corners* (mask) apart."""
    size = position.geometry.size
    for cells, is_set in _reaches(position):
        shared = bits(corners & cells)
        if shared and not (is_set and _is_side(shared, size)):
            return False
    return True


def _is_side(shared: list[int], size: int) -> bool:
    """Report whether the corners of a rectangle are all four, or two of a row or column."""
    one, last = shared[0], shared[-1]
    return len(shared) == 4 or (len(shared) == 2 and (one // size == last // size or one % size == last % size))


@kept(20_000, lambda made: 1 + len(made), by_rules)
def _reaches(position: Position) -> tuple[tuple[int, bool], ...]:
    """Return for each rule its cells (mask), and whether it looks only at the set of their digits."""
    others = clues_of(position.rules)
    found = []
    for rule in position.rules:
        cells = board_cells(relation_of(rule, position.geometry, others), position.geometry)
        clue = clue_of(rule)
        found.append((mask_of(cells), clue is not None and VARIANTS[clue.name].as_set))
    return tuple(found)


LAST = "clue-net"
"""The technique of rules that boards with more houses have, after all chains and before what is Beyond."""
CONTRADICTIONS = ("clue-chain", LAST, nested.NAME)
"""Techniques that find some contradictions, and then take as long again for longer ones."""


def _nets(position: Position) -> Iterator[Step | None]:
    """Find some nets without evidence, all of them after the last pause."""
    found = list[Step]()
    for step in forcing.find_quickly(position, LAST):
        if step:
            found.append(step)
        else:
            yield None
    yield from found


QUICK: dict[str, Finder] = {LAST: _nets, nested.NAME: nested.find_quickly}
"""How a rating finds what takes longest to make, if a kernel says where to look."""


@dataclass(frozen=True, slots=True)
class RuledTechnique(Technique):
    """A technique of rules: *score* is what a step counts for the clue score of a puzzle, that of its hardest step.

    It stands *before* that rung of the teaching ladder, in the order of the records.
    """

    score: int = 0
    before: str = ""

    def search_slowly(self, position: Position) -> Slowly[list[Step]]:
        """Find steps for a rating: if the technique is Expert or harder, all; of contradictions those up to a pause.

        Further ones of a technique that is needed change no level and no score, and save a climb from the bottom each.
        Those that take longest to make come without evidence, which no rating looks at.
        """
        if LEVELS.index(self.level) < LEVELS.index("Expert"):
            return (yield from Technique.search_slowly(self, position))
        found, steps = list[Step](), self.find_slowly(position)
        if self.id in QUICK and kernel_of(position):
            steps = true_steps(position, QUICK[self.id](position))
        for step in steps:
            if step:
                found.append(step)
            elif found and self.id in CONTRADICTIONS:
                break
            else:
                yield None
        return found


def _one(several: bool) -> Finder:
    return lambda position: innies.find_one(position, several)


def _sets(name: str) -> Finder:
    def find(position: Position) -> Iterator[Step]:
        found: Callable[[], Iterator[Step]] = getattr(families_of(position), name)
        return found()

    return find


def _of(
    name: str, level: Level, score: int, before: str, finder: Finder, ahead: Preparing | None = None
) -> RuledTechnique:
    return RuledTechnique(name, level, finder, ahead=ahead, score=score, before=before)


_ALL = (
    _of("clue-cell", "Easy", 4, "full-house", pairs.find_cells, ahead=views_slowly),
    _of("pair-known", "Easy", 8, "locked-candidates-pointing", pairs.find_known),
    _of("set-last", "Easy", 8, "locked-candidates-pointing", _sets("last")),
    _of("clue-last", "Easy", 12, "locked-candidates-pointing", formulas.find_last),
    _of("line-order", "Easy", 12, "locked-candidates-pointing", pairs.find_order),
    _of("pair-open", "Easy", 16, "locked-candidates-pointing", pairs.find_open),
    _of("set-one", "Easy", 16, "locked-candidates-pointing", _sets("one")),
    _of("set-two", "Easy", 20, "locked-candidates-pointing", _sets("two")),
    _of("innie", "Easy", 20, "locked-candidates-pointing", _one(several=False)),
    _of("set-digits", "Medium", 40, "naked-pair", _sets("digits")),
    _of("sum-bounds", "Medium", 40, "naked-pair", sums.find_bounds),
    _of("formula-bounds", "Medium", 50, "naked-pair", formulas.find_bounds),
    _of("set-only", "Medium", 50, "naked-pair", _sets("only")),
    _of("pair-must", "Medium", 50, "naked-pair", pairs.find_must),
    _of("sight-place", "Medium", 55, "naked-pair", sights.find_places),
    _of("sight-count", "Medium", 55, "naked-pair", sights.find_counts),
    _of("sight-parts", "Medium", 60, "hidden-pair", sights.find_parts),
    _of("set-must", "Medium", 60, "hidden-pair", _sets("must")),
    _of("formula-remainders", "Medium", 70, "naked-triple", formulas.find_remainders),
    _of("innies-houses", "Medium", 70, "naked-triple", _one(several=True)),
    _of("found-short", "Medium", 70, "naked-triple", deductions.find_short),
    _of("set-places", "Hard", 100, "x-wing", _sets("places")),
    _of("sum-places", "Hard", 110, "x-wing", sums.find_places),
    _of("innies-cells", "Hard", 130, "x-wing", innies.find_more),
    _of("innies-lines", "Hard", 140, "x-wing", balances.find),
    _of("sight-cases", "Hard", 140, "x-wing", sights.find_cases),
    _of("sight-settled", "Hard", 150, "x-wing", sights.find_settled),
    _of("clue-cases", "Hard", 200, "simple-colours-trap", sums.find_cases),
    _of("found-long", "Hard", 200, "simple-colours-trap", deductions.find_long),
    _of("clue-colours", "Expert", 200, "multi-colours-1", where_any_fails(colours.find_one)),
    _of("clue-multi-colours", "Expert", 210, "multi-colours-1", where_any_fails(colours.find_two)),
    _of("clue-x-chain", "Expert", 260, "sue-de-coq", where_any_fails(chains.X_CHAINS.find)),
    _of("clue-xy-chain", "Expert", 260, "sue-de-coq", where_any_fails(chains.XY_CHAINS.find)),
    _of("clue-aic", "Expert", 280, "sue-de-coq", where_any_fails(chains.CHAINS.find)),
    _of("clue-grouped-aic", "Expert", 290, "sue-de-coq", where_any_fails(chains.GROUPED.find)),
    _of("clue-cell-forcing", "Expert", 300, "sue-de-coq", where_any_fails(branches.find_cells)),
    _of("clue-region-forcing", "Expert", 300, "sue-de-coq", where_any_fails(branches.find_regions)),
    _of("clue-chain", "Expert", 300, "als-xy-wing", forcing.find_chains),
    _of("clue-net", "Extreme", 500, "squirmbag", forcing.find_nets),
    _of("clue-dynamic", "Extreme", 560, "squirmbag", branches.find_dynamic),
    _of(nested.NAME, "Extreme", 900, "squirmbag", nested.find),
)
RULED: dict[str, RuledTechnique] = {technique.id: technique for technique in _ALL}


ORDINARY = ("row", "column", "box", "region")


def ladder_for(position: Position, ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* for a position, those of rules too if it has any.

    Boards with more houses have the ladder of digits, with contradictions where all of its chains end. Raises
    BoardError on boards whose values begin with 0, which explanations do not know.

    >>> len(ladder_for(Position.of(Puzzle(board("4"), (0,) * 16)))) == len(TEACHING)
    True
    """
    position.geometry.from_one("teaching")
    if position.geometry.modifiers:  # where they are may tell two ways apart
        return tuple(one for one in ruled_ladder(ladder) if one.id not in ONE_SOLUTION)
    return ruled_ladder(ladder) if position.rules else ladder_on(position.geometry, ladder)


def nets_first(ladder: Sequence[Technique], step: Step) -> Sequence[Technique]:
    """Return the *ladder* for the rest of a rating that has come to a *step*.

    Once a contradiction as hard as a net is needed, what is plainer changes neither level nor score. Nets find most of
    it sooner than the techniques that are Expert, so they are tried before these, and once a contradiction with others
    within is needed, so are those.

    >>> ladders = [nets_first(ruled_ladder(), Step(name, (), ())) for name in (LAST, nested.NAME)]
    >>> for rungs in ladders:
    ...     start = next(place for place, one in enumerate(rungs) if one.level in ("Expert", "Extreme"))
    ...     print([one.id for one in rungs[start:]][:2])
    ['clue-net', 'jellyfish']
    ['clue-net', 'clue-nested']
    """
    needed = RULED[step.technique].score if step.technique in RULED else 0
    ahead = [one for one in ladder if one.id in (LAST, nested.NAME) and RULED[one.id].score <= needed]
    if not ahead:
        return ladder
    place = next(place for place, one in enumerate(ladder) if one in ahead or one.level == "Expert")
    return (*ladder[:place], *ahead, *[one for one in ladder[place:] if one not in ahead])


def called(name: str, position: Position) -> tuple[Technique, ...]:
    """Return the techniques called *name* (an id or code of HoDoKu) that the rules of a position leave valid.

    Raises WishError if there is none of that name.

    >>> from pencilmark.rules.rule import parse_rules
    >>> killer = Position.of(Puzzle(board("9"), (0,) * 81, rules=parse_rules(["killer 3: a1 a2"], board("9"))))
    >>> [one.id for one in called("0600", killer)], called("0610", killer)
    (['unique-rectangle-1'], ())
    """
    if name in RULED:
        return (RULED[name],)
    ids = tuple(one.id for one in named(name))
    if not ids:
        raise WishError("bad-technique/technique", example=next(iter(TECHNIQUES)), found=name)
    return tuple(one for one in ladder_for(position, ids) if one.id in ids)


def ladder_on(geometry: Geometry, ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* for a board without rules.

    >>> len(ladder_on(board("9 x"))) - len(ladder_on(board("9")))
    1
    """
    found = climb(ladder)
    if not is_variant(geometry):
        return found
    place = next((place for place, one in enumerate(found) if one.level == "Beyond"), len(found))
    return (*found[:place], RULED[LAST], *found[place:])


def is_variant(geometry: Geometry) -> bool:
    """Report whether a board has more houses than rows, columns and boxes or regions, or pairs that see each other.

    >>> is_variant(board("9 x")), is_variant(board("9"))
    (True, False)
    """
    return bool(geometry.pairs) or any(house.kind not in ORDINARY for house in geometry.houses)


@lru_cache(maxsize=8)
def ruled_ladder(ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* of digits with those of rules among them.

    Those of rules stand where they do in TEACHING: if their rung is left out, before the next one there.

    >>> [technique.id for technique in ruled_ladder()][:5]
    ['clue-cell', 'full-house', 'hidden-single', 'naked-single', 'pair-known']
    """
    found: list[Technique] = []
    rungs = climb(ladder, without=[name for name in ladder if name in ONE_SOLUTION - WITH_RULES])
    names = {technique.id for technique in rungs}
    next_rung = {one: next(filter(names.__contains__, TEACHING[place:]), "") for place, one in enumerate(TEACHING)}
    for technique in rungs:
        found += [one for one in RULED.values() if next_rung[one.before] == technique.id]
        found.append(_with_rules(technique))
    return tuple(found)
