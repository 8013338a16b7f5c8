"""The means of explaining: a step in its position, words, drawings, how chains and nets are read.

Tellers shared by several families are here, too, and are imported with the first such step.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Teller, Telling

_TELLERS = {
    "chains": ("chain", "two_links"),
    "colours": ("medusa", "multi_1", "multi_2", "trap", "wrap"),
    "deadly": ("exchange", "extended", "linked", "lite", "polygon", "qiu", "reverse"),
    "fish": ("finned", "fish", "kraken"),
    "impossible": ("impossible", "or_chain", "or_whip"),
    "nets": ("blossom", "contradiction", "variables", "verity"),
    "rectangles": ("avoidable", "hidden", "one_extra", "type_1", "type_3", "type_4", "type_6"),
    "sets": ("aligned", "als_chain", "als_w_wing", "als_xy_wing", "als_xz", "death_blossom", "sue_de_coq"),
}
"""The tellers of each module, without the `tell_` that they begin with."""
_MODULES = {f"tell_{name}": module for module, names in _TELLERS.items() for name in names}


def load() -> None:
    """Import at once what is otherwise imported late, for a snapshot of memory.

    >>> load()
    """
    for module in _TELLERS:
        import_module(f"{__name__}.{module}")


def __getattr__(name: str) -> Teller:
    """Return the teller of that *name*, whose module is imported when it is first called."""
    if name not in _MODULES:
        raise AttributeError(name)
    return partial(_tell, name)


def _tell(name: str, case: Case, told: Telling) -> None:
    getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)(case, told)
