"""Fetch CaDiCaL in the background when a search stalls."""

from __future__ import annotations

import sys
from enum import Enum, auto

WHEELS = ("six", "python-sat")


class _State(Enum):
    NOT_ASKED, WISHED, COMING, FAILED = auto(), auto(), auto(), auto()


class Delivery:
    """Tracks one request for python-sat; *is_possible* where something fetches what is requested.

    >>> delivery = Delivery(is_possible=True)
    >>> delivery.wish(), delivery.take(), delivery.take()
    (True, ('six', 'python-sat'), ())
    >>> delivery.end(is_there=False)
    >>> delivery.wish()
    False
    """

    def __init__(self, is_possible: bool) -> None:
        self.is_possible = is_possible
        self._state = _State.NOT_ASKED

    def renew(self) -> None:
        """Allow a new search another request after a failure."""
        if self._state is _State.FAILED:
            self._state = _State.NOT_ASKED

    def wish(self) -> bool:
        """Request it; return whether it may still arrive."""
        if self.is_possible and self._state is _State.NOT_ASKED:
            self._state = _State.WISHED
        return self.is_possible and self._state is not _State.FAILED

    def take(self) -> tuple[str, ...]:
        """Return the wheels to fetch now, once for each request; the caller must report the outcome to `end`."""
        if self._state is not _State.WISHED:
            return ()
        self._state = _State.COMING
        return WHEELS

    def end(self, is_there: bool) -> None:
        """Note that it arrived, or that it could not be fetched: waiting searches go on without it."""
        self._state = _State.NOT_ASKED if is_there else _State.FAILED

    @property
    def is_coming(self) -> bool:
        """Report whether it is on its way."""
        return self._state in (_State.WISHED, _State.COMING)


python_sat = Delivery(is_possible=sys.platform == "emscripten")
