"""The techniques of rules, plainest first, a record of each.

Their names and lessons stand in `languages/en/techniques/ruled.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pencilmark.board.model import Position, Step
from pencilmark.human.ruled import (
    balances,
    branches,
    cases,
    chains,
    colours,
    dynamic,
    forcing,
    formulas,
    innies,
    order,
    pairs,
    sights,
    sums,
)
from pencilmark.human.ruled.sets import finder
from pencilmark.human.techniques.technique import Finder, Level, SlowFinder, Technique, without_pauses


@dataclass(frozen=True, slots=True)
class RuledTechnique(Technique):
    """A technique of rules: *score* is what a step adds to our rating of puzzles with rules.

    It stands *before* that rung of the teaching ladder, in the order of the records.
    """

    score: int = 0
    before: str = ""


def _one(several: bool) -> Finder:
    return lambda position: innies.find_one(position, several)


def _sets(name: str) -> Finder:
    def find(position: Position) -> Iterator[Step]:
        found: Callable[[], Iterator[Step]] = getattr(finder(position), name)
        return found()

    return find


def _at_once(name: str, level: Level, score: int, before: str, find: Finder) -> RuledTechnique:
    return RuledTechnique(name, level, find, score=score, before=before)


def _slowly(name: str, level: Level, score: int, before: str, slowly: SlowFinder) -> RuledTechnique:
    return RuledTechnique(name, level, without_pauses(slowly), slowly=slowly, score=score, before=before)


_ALL = (
    _at_once("clue-cell", "Easy", 4, "full-house", pairs.find_cells),
    _at_once("pair-known", "Easy", 8, "locked-candidates-pointing", pairs.find_known),
    _at_once("set-last", "Easy", 8, "locked-candidates-pointing", _sets("last")),
    _at_once("clue-last", "Easy", 12, "locked-candidates-pointing", formulas.find_last),
    _at_once("line-order", "Easy", 12, "locked-candidates-pointing", order.find),
    _at_once("pair-open", "Easy", 16, "locked-candidates-pointing", pairs.find_open),
    _at_once("set-one", "Easy", 16, "locked-candidates-pointing", _sets("one")),
    _at_once("set-two", "Easy", 20, "locked-candidates-pointing", _sets("two")),
    _at_once("innie", "Easy", 20, "locked-candidates-pointing", _one(several=False)),
    _at_once("set-digits", "Medium", 40, "naked-pair", _sets("digits")),
    _at_once("sum-bounds", "Medium", 40, "naked-pair", sums.find_bounds),
    _at_once("formula-bounds", "Medium", 50, "naked-pair", formulas.find_bounds),
    _at_once("set-only", "Medium", 50, "naked-pair", _sets("only")),
    _at_once("pair-must", "Medium", 50, "naked-pair", pairs.find_must),
    _at_once("sight-place", "Medium", 55, "naked-pair", sights.find_places),
    _at_once("sight-count", "Medium", 55, "naked-pair", sights.find_counts),
    _at_once("sight-parts", "Medium", 60, "hidden-pair", sights.find_parts),
    _at_once("set-must", "Medium", 60, "hidden-pair", _sets("must")),
    _at_once("formula-remainders", "Medium", 70, "naked-triple", formulas.find_remainders),
    _at_once("innies-houses", "Medium", 70, "naked-triple", _one(several=True)),
    _at_once("set-places", "Hard", 100, "x-wing", _sets("places")),
    _at_once("sum-places", "Hard", 110, "x-wing", sums.find_places),
    _at_once("innies-cells", "Hard", 130, "x-wing", innies.find_more),
    _at_once("innies-lines", "Hard", 140, "x-wing", balances.find),
    _at_once("sight-cases", "Hard", 140, "x-wing", sights.find_cases),
    _at_once("sight-settled", "Hard", 150, "x-wing", sights.find_settled),
    _at_once("clue-cases", "Hard", 200, "simple-colours-trap", cases.find),
    _slowly("clue-colours", "Expert", 200, "multi-colours-1", colours.find_one),
    _slowly("clue-multi-colours", "Expert", 210, "multi-colours-1", colours.find_two),
    _slowly("clue-x-chain", "Expert", 260, "sue-de-coq", chains.X_CHAINS.find),
    _slowly("clue-xy-chain", "Expert", 260, "sue-de-coq", chains.XY_CHAINS.find),
    _slowly("clue-aic", "Expert", 280, "sue-de-coq", chains.CHAINS.find),
    _slowly("clue-grouped-aic", "Expert", 290, "sue-de-coq", chains.GROUPED.find),
    _slowly("clue-cell-forcing", "Expert", 300, "sue-de-coq", branches.find_cells),
    _slowly("clue-region-forcing", "Expert", 300, "sue-de-coq", branches.find_regions),
    _slowly("clue-chain", "Expert", 300, "als-xy-wing", forcing.find_chains),
    _slowly("clue-net", "Extreme", 500, "squirmbag", forcing.find_nets),
    _slowly("clue-dynamic", "Extreme", 560, "squirmbag", dynamic.find),
)
RULED: dict[str, RuledTechnique] = {technique.id: technique for technique in _ALL}
