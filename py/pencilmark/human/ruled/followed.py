"""What each candidate leads to, kept up along a path: from one position to the next little of it changes."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.model import Candidate, Position
from pencilmark.human.ruled.consequences import Source, Supposing, sources_of

WAVES = 40
"""How far a candidate is followed."""


class Followed:
    """All candidates of a position, each followed to its end; `update` brings them to a later one."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._open: dict[Candidate, Supposing] = {}
        self._known: set[Source] = set()

    def update(self, position: Position, candidates: list[Candidate]) -> Iterator[None]:
        """Follow the *candidates* of a position, with a pause after each; what was followed before goes on."""
        if self._position is None or not _is_after(position, self._position):
            self._open = {}
        changed = _changed(self._position, position) if self._position and self._open else set[int]()
        sources, _ = sources_of(position)
        new = [place for place, source in enumerate(sources) if source not in self._known]
        before, self._open = self._open, {}
        for candidate in candidates:
            supposed = before.get(candidate)
            if supposed is None:
                supposed = Supposing(position, candidate)
            elif not supposed.failure:
                supposed.go_on(position, changed, new)
            supposed.advance(supposed.waves + WAVES)
            self._open[candidate] = supposed
            yield None
        self._position, self._known = position, set(sources)

    def failing(self) -> list[Candidate]:
        """List the candidates that lead to a contradiction, in the order in which they were followed."""
        return [candidate for candidate, supposed in self._open.items() if supposed.failure]


def _is_after(position: Position, before: Position) -> bool:
    """Report whether a position has no candidate that the one *before* had not."""
    pairs = zip(position.cell_digits, before.cell_digits, strict=True)
    same = all(not old or value == old for value, old in zip(position.values, before.values, strict=True))
    return same and all(not new & ~old for new, old in pairs)


def _changed(before: Position, after: Position) -> set[int]:
    """Return the cells that changed from one position to another."""
    pairs = enumerate(zip(before.cell_digits, after.cell_digits, strict=True))
    return {cell for cell, (old, new) in pairs if old != new}
