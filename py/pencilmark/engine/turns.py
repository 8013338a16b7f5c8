"""Two searches taking turns, because each may stall where the other does not: the first to finish has the answer.

Turns are counted in nodes and conflicts, not in seconds, so that answers come in the same order each time.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from pencilmark.board.errors import Unavailable
from pencilmark.engine.answers import Solution, Stream

MOST_FOUND, FOREVER = 1_000, 1 << 60  # after this number of solutions our own search goes on to the end
ALONE = 6
"""Turns that our search takes before the other is made, and again while the other is not there yet: writing the
clauses of a puzzle may take as long as thousands of nodes."""


class Turns:
    """Our *own* search, *nodes* at a time, and, after its first turns, the one that *other* makes.

    *other* may return None for now: it is asked again after the next turn.
    """

    def __init__(self, own: Stream, nodes: int, other: Callable[[], Stream | None], turn: int) -> None:
        self.own, self._make = own, other
        self._patience = {True: nodes, False: turn}
        self.nodes, self.share = 0, 0.0
        self._found = set[object]()

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each solution comes once."""
        ended, forever = False, False
        streams, sources = [self.own], [iter(self.own)]
        while not ended:
            for stream, source in zip(streams, sources, strict=True):
                turn = self._patience[stream is self.own] * (ALONE if len(streams) == 1 else 1)
                ended = yield from self._turn(stream, source, FOREVER if forever else turn)
                self.nodes, self.share = sum(it.nodes for it in streams), self.own.share
                if ended:
                    break
            if len(self._found) > MOST_FOUND:
                forever = True
            elif len(streams) == 1 and not ended:
                try:
                    if other := self._make():
                        streams.append(other)
                        sources.append(iter(other))
                except Unavailable:
                    forever = True
        self.share = 1.0

    def _turn(
        self, stream: Stream, source: Iterator[Solution | None], patience: int
    ) -> Generator[Solution | None, None, bool]:
        """Let one search go on for *patience* more nodes; return whether it ended."""
        start = stream.nodes
        for solution in source:
            self.nodes = max(self.nodes, stream.nodes)
            if not solution:
                yield None
            elif (whole := getattr(solution, "whole", solution)) not in self._found:
                if patience < FOREVER:
                    self._found.add(whole)
                yield solution
            if stream.nodes - start >= patience:
                return False
        return True
