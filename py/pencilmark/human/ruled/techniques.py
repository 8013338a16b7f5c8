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
from pencilmark.human.ruled.sets import families_of
from pencilmark.human.ruled.views import views_slowly
from pencilmark.human.techniques.technique import Finder, Level, Preparing, Technique


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
    _of("clue-colours", "Expert", 200, "multi-colours-1", colours.find_one),
    _of("clue-multi-colours", "Expert", 210, "multi-colours-1", colours.find_two),
    _of("clue-x-chain", "Expert", 260, "sue-de-coq", chains.X_CHAINS.find),
    _of("clue-xy-chain", "Expert", 260, "sue-de-coq", chains.XY_CHAINS.find),
    _of("clue-aic", "Expert", 280, "sue-de-coq", chains.CHAINS.find),
    _of("clue-grouped-aic", "Expert", 290, "sue-de-coq", chains.GROUPED.find),
    _of("clue-cell-forcing", "Expert", 300, "sue-de-coq", branches.find_cells),
    _of("clue-region-forcing", "Expert", 300, "sue-de-coq", branches.find_regions),
    _of("clue-chain", "Expert", 300, "als-xy-wing", forcing.find_chains),
    _of("clue-net", "Extreme", 500, "squirmbag", forcing.find_nets),
    _of("clue-dynamic", "Extreme", 560, "squirmbag", branches.find_dynamic),
    _of(nested.NAME, "Extreme", 900, "squirmbag", nested.find),
)
RULED: dict[str, RuledTechnique] = {technique.id: technique for technique in _ALL}
