"""The rating loop: producers in order, the first hint applied, until solved or nothing is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Literal, NamedTuple

from pencilmark.human.sukaku import basics, bug, chains, exclusion, forcing, links, loops, nested, singles, wings
from pencilmark.human.sukaku.grid import Grid
from pencilmark.human.sukaku.hint import Hint
from pencilmark.human.sukaku.nets import dynamic_net

NISHIO = forcing.Manner(75, "nishio-forcing-", partial(dynamic_net, one_digit=True), True, True)

Mode = Literal["default", "classic"]


class Producer(NamedTuple):
    """One rung: its name, whether the classic Sudoku Explainer has it, and how it finds hints in order."""

    name: str
    classic: bool
    find: Callable[[Grid], Iterable[Hint | None]]


PRODUCERS: tuple[Producer, ...] = (
    Producer("hidden-single", True, singles.hidden_singles),
    Producer("direct-locking", True, basics.direct_lockings),
    Producer("direct-hidden-pair", True, partial(basics.direct_hidden_sets, size=2)),
    Producer("naked-single", True, singles.naked_singles),
    Producer("direct-hidden-triple", True, partial(basics.direct_hidden_sets, size=3)),
    Producer("locking", True, basics.lockings),
    Producer("naked-pair", True, partial(basics.naked_sets, size=2)),
    Producer("x-wing", True, partial(basics.fishes, size=2)),
    Producer("hidden-pair", True, partial(basics.hidden_sets, size=2)),
    Producer("naked-triple", True, partial(basics.naked_sets, size=3)),
    Producer("swordfish", True, partial(basics.fishes, size=3)),
    Producer("hidden-triple", True, partial(basics.hidden_sets, size=3)),
    Producer("two-strong-links", False, partial(links.strong_links, size=2)),
    Producer("xy-wing", True, partial(wings.xy_wings, size=2)),
    Producer("xyz-wing", True, partial(wings.xy_wings, size=3)),
    Producer("unique-loop", True, loops.unique_loops),
    Producer("naked-quadruple", True, partial(basics.naked_sets, size=4)),
    Producer("jellyfish", True, partial(basics.fishes, size=4)),
    Producer("hidden-quadruple", True, partial(basics.hidden_sets, size=4)),
    Producer("three-strong-links", False, partial(links.strong_links, size=3)),
    Producer("wxyz-wing", False, partial(wings.large_wings, size=3)),
    Producer("bug", True, bug.graves),
    Producer("four-strong-links", False, partial(links.strong_links, size=4)),
    Producer("vwxyz-wing", False, partial(wings.large_wings, size=4)),
    Producer("aligned-pair-exclusion", True, partial(exclusion.aligned_exclusions, size=2)),
    Producer("uvwxyz-wing", False, partial(wings.large_wings, size=5)),
    Producer("forcing-chain", True, chains.forcing_chains),
    Producer("tuvwxyz-wing", False, partial(wings.large_wings, size=6)),
    Producer("aligned-triple-exclusion", True, partial(exclusion.aligned_exclusions, size=3)),
    Producer("nishio", True, partial(forcing.search, manner=NISHIO)),
    Producer("multiple-chains", True, partial(forcing.search, manner=nested.MULTIPLE)),
    Producer("dynamic-chains", True, partial(forcing.search, manner=nested.DYNAMIC)),
    Producer("dynamic-plus-chains", True, partial(forcing.search, manner=nested.DYNAMIC_PLUS)),
    Producer("nested-chains", True, partial(forcing.search, manner=nested.NESTED[0])),
    Producer("nested-multiple-chains", True, partial(forcing.search, manner=nested.NESTED[1])),
    Producer("nested-dynamic-chains", True, partial(forcing.search, manner=nested.NESTED[2])),
)


def hints(grid: Grid, producers: Iterable[Producer] = PRODUCERS) -> Iterator[Hint | None]:
    """Find the hints of *grid* in order, the one to be applied first; None now and then in a long search."""
    for producer in producers:
        yield from producer.find(grid)


def solve(grid: Grid, mode: Mode = "default") -> Iterator[tuple[Grid, Hint | None]]:
    """Give each hint with the grid it was found in, applying it, until solved or stuck.

    Now and then the hint is None: still searching.
    """
    producers = [p for p in PRODUCERS if p.classic or mode == "default"]
    while grid.empty:
        for hint in hints(grid, producers):
            yield grid, hint
            if hint:
                grid = grid.after(hint.place, hint.off)
                break
        else:
            return
