"""The rating loop: producers are tried in order, and the first hint applied, until solved or nothing is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Literal, NamedTuple

from pencilmark.human.guard import admits
from pencilmark.human.sukaku import basics, bug, chains, exclusion, forcing, links, loops, nested, wings
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.growing import dynamic_net
from pencilmark.human.sukaku.scale import PLAINEST

NISHIO = forcing.Manner("nishio-forcing-", partial(dynamic_net, one_digit=True), True, True, True)

Mode = Literal["default", "classic"]


class Producer(NamedTuple):
    """One rung: its name, whether classic Sudoku Explainer has it, and what finds its hints in order.

    *floor* is the least rating of a slow rung's hints, in tenths: a rating that is certain while it is searched.
    """

    name: str
    classic: bool
    find: Callable[[MarkedGrid], Iterable[Hint | None]]
    floor: int = 0


def _nets(name: str, manner: forcing.Manner) -> Producer:
    """Return the rung that searches the nets of a *manner*."""
    plainest = manner.prefix + ("chains" if manner.one_digit else "cell-chains")
    return Producer(name, True, partial(forcing.search, manner=manner), PLAINEST[plainest])


PRODUCERS: tuple[Producer, ...] = (
    Producer("hidden-single", True, basics.hidden_singles),
    Producer("direct-locking", True, basics.direct_lockings),
    Producer("direct-hidden-pair", True, partial(basics.direct_hidden_sets, size=2)),
    Producer("naked-single", True, basics.naked_singles),
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
    Producer("forcing-chain", True, chains.forcing_chains, PLAINEST["x-cycle"]),
    Producer("tuvwxyz-wing", False, partial(wings.large_wings, size=6)),
    Producer(
        "aligned-triple-exclusion",
        True,
        partial(exclusion.aligned_exclusions, size=3),
        PLAINEST["aligned-triple-exclusion"],
    ),
    _nets("nishio", NISHIO),
    _nets("multiple-chains", nested.MULTIPLE),
    _nets("dynamic-chains", nested.DYNAMIC),
    _nets("dynamic-plus-chains", nested.DYNAMIC_PLUS),
    _nets("nested-chains", nested.NESTED[0]),
    _nets("nested-multiple-chains", nested.NESTED[1]),
    _nets("nested-dynamic-chains", nested.NESTED[2]),
)


def hints(grid: MarkedGrid, producers: Iterable[Producer] = PRODUCERS) -> Iterator[Hint | Producer]:
    """Find the hints of *grid* in order, the one to apply first; during a long search, yield its rung now and then."""
    for producer in producers:
        if producer.floor:
            yield producer
        for hint in producer.find(grid):
            yield hint or producer


def _admitted(grid: MarkedGrid, hint: Hint) -> bool:
    return admits(grid.truth, t.GEOMETRY, hint.step(bare=True))


def solve(grid: MarkedGrid, mode: Mode = "default") -> Iterator[tuple[MarkedGrid, Hint | Producer]]:
    """Yield each hint with the grid it was found in, and apply it, until solved or stuck.

    During a long search it yields now and then, in place of a hint, the rung that is being searched.
    """
    producers = [p for p in PRODUCERS if p.classic or mode == "default"]
    while grid.empty:
        for hint in hints(grid, producers):
            if isinstance(hint, Hint) and hint.struck & grid.truth and not _admitted(grid, hint):
                continue
            yield grid, hint
            if isinstance(hint, Hint):
                grid = grid.after(hint.place, hint.off)
                break
        else:
            return
