"""The means of explaining: a step in its position, words, drawings, how chains and nets are read.

Tellers shared by several families are here, too, and are imported with the first such step.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Teller, Telling


def load() -> None:
    """Import at once what is otherwise imported late, for a snapshot of memory.

    >>> load()
    """
    for module in ("chains", "colours", "deadly", "fish", "impossible", "nets", "rectangles", "sets"):
        import_module(f"{__name__}.{module}")


def _late(module: str, name: str) -> Teller:
    """Return the teller *name* of a *module* in this package, imported when first called."""
    return partial(_tell, module, name)


def _tell(module: str, name: str, case: Case, told: Telling) -> None:
    getattr(import_module(f"{__name__}.{module}"), name)(case, told)


tell_chain = _late("chains", "tell_chain")
tell_two_links = _late("chains", "tell_two_links")
tell_medusa = _late("colours", "tell_medusa")
tell_multi_1 = _late("colours", "tell_multi_1")
tell_multi_2 = _late("colours", "tell_multi_2")
tell_trap = _late("colours", "tell_trap")
tell_wrap = _late("colours", "tell_wrap")
tell_exchange = _late("deadly", "tell_exchange")
tell_extended = _late("deadly", "tell_extended")
tell_linked = _late("deadly", "tell_linked")
tell_lite = _late("deadly", "tell_lite")
tell_polygon = _late("deadly", "tell_polygon")
tell_qiu = _late("deadly", "tell_qiu")
tell_reverse = _late("deadly", "tell_reverse")
tell_finned = _late("fish", "tell_finned")
tell_fish = _late("fish", "tell_fish")
tell_kraken = _late("fish", "tell_kraken")
tell_impossible = _late("impossible", "tell_impossible")
tell_or_chain = _late("impossible", "tell_or_chain")
tell_or_whip = _late("impossible", "tell_or_whip")
tell_blossom = _late("nets", "tell_blossom")
tell_contradiction = _late("nets", "tell_contradiction")
tell_variables = _late("nets", "tell_variables")
tell_verity = _late("nets", "tell_verity")
tell_avoidable = _late("rectangles", "tell_avoidable")
tell_hidden = _late("rectangles", "tell_hidden")
tell_one_extra = _late("rectangles", "tell_one_extra")
tell_type_1 = _late("rectangles", "tell_type_1")
tell_type_3 = _late("rectangles", "tell_type_3")
tell_type_4 = _late("rectangles", "tell_type_4")
tell_type_6 = _late("rectangles", "tell_type_6")
tell_aligned = _late("sets", "tell_aligned")
tell_als_chain = _late("sets", "tell_als_chain")
tell_als_xy_wing = _late("sets", "tell_als_xy_wing")
tell_als_w_wing = _late("sets", "tell_als_w_wing")
tell_als_xz = _late("sets", "tell_als_xz")
tell_death_blossom = _late("sets", "tell_death_blossom")
tell_sue_de_coq = _late("sets", "tell_sue_de_coq")
