"""Two searches in turns, each where the other may stumble: whichever comes to its end first has the answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from pencilmark.board.errors import Unavailable
from pencilmark.engine.answers import Solution, Stream

PATIENCE = 40_000  # nodes of ours in its first turn
SLOWER = 8  # a conflict of the other takes as long as some nodes of ours
MOST_FOUND, FOREVER = 1_000, 1 << 60  # after this number of solutions ours goes on to the end


class Turns:
    """Our *own* search, and from its first stumble on, in longer and longer turns, the one that *other* makes."""

    def __init__(self, own: Stream, other: Callable[[], Stream]) -> None:
        self.own, self._make = own, other
        self.nodes, self.share = 0, 0.0
        self._found: set[Solution] = set()

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each solution comes once."""
        patience, ended = PATIENCE, False
        streams, sources = [self.own], [iter(self.own)]
        while not ended:
            for stream, source in zip(streams, sources, strict=True):
                turn = patience if stream is self.own or patience >= FOREVER else patience // SLOWER
                ended = yield from self._turn(stream, source, turn)
                self.nodes, self.share = sum(it.nodes for it in streams), self.own.share
                if ended:
                    break
            if len(self._found) > MOST_FOUND:
                patience = FOREVER
            elif len(streams) == 1 and not ended:
                try:
                    streams.append(self._make())
                    sources.append(iter(streams[-1]))
                except Unavailable:
                    patience = FOREVER
            patience *= 2
        self.share = 1.0

    def _turn(
        self, stream: Stream, source: Iterator[Solution | None], patience: int
    ) -> Generator[Solution | None, None, bool]:
        """Let one go on until it has looked at this number of nodes more; tell whether it came to its end."""
        start = stream.nodes
        for solution in source:
            self.nodes = max(self.nodes, stream.nodes)
            if not solution:
                yield None
            elif solution not in self._found:
                if patience < FOREVER:
                    self._found.add(solution)
                yield solution
            if stream.nodes - start >= patience:
                return False
        return True
