"""Lists the named variants for the page."""

from __future__ import annotations

from pencilmark.board.english import say
from pencilmark.doors.handlers import Clock
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.ruling import VariantData, VariantsData, VariantsRequest
from pencilmark.rules.variants.registry import FAMILIES


def answer(request: VariantsRequest, clock: Clock) -> Work[VariantsData]:
    """List the variants."""
    yield None
    names = request.get("names")
    return VariantsData(
        variants=[
            VariantData(
                name=variant.name,
                title=variant.title,
                family=say(f"family-{family}"),
                says=variant.text,
                syntax=variant.syntax,
                takes=variant.takes,
                numbers=list(variant.numbers),
            )
            for family, variants in FAMILIES.items()
            for variant in variants
            if names is None or variant.name in names
        ]
    )
