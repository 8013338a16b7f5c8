"""CaDiCaL that comes while a search goes on: who stumbles wishes for it, and the page fetches it meanwhile."""

from __future__ import annotations

import sys
from enum import Enum, auto

WHEELS = ("six", "python-sat")


class _State(Enum):
    NOT_ASKED, WISHED, COMING, FAILED = auto(), auto(), auto(), auto()


class Delivery:
    """Whether python-sat may still come, and who is to fetch it; *is_possible* where somebody asks for wishes.

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

    def hope(self) -> bool:
        """Report, for a search that begins, whether it could wish; one that failed before may be tried again."""
        if self._state is _State.FAILED:
            self._state = _State.NOT_ASKED
        return self.is_possible

    def wish(self) -> bool:
        """Wish for it, and report whether it may still come."""
        if self.is_possible and self._state is _State.NOT_ASKED:
            self._state = _State.WISHED
        return self.is_possible and self._state is not _State.FAILED

    def take(self) -> tuple[str, ...]:
        """Return the wheels to fetch now, each wish once; after that, `end` must say what came of it."""
        if self._state is not _State.WISHED:
            return ()
        self._state = _State.COMING
        return WHEELS

    def end(self, is_there: bool) -> None:
        """Say that it came, or that it could not be had: searches that wait go on without."""
        self._state = _State.NOT_ASKED if is_there else _State.FAILED

    @property
    def is_coming(self) -> bool:
        """Report whether it is on its way."""
        return self._state in (_State.WISHED, _State.COMING)


python_sat = Delivery(is_possible=sys.platform == "emscripten")
