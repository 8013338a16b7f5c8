"""Words and drawings for fish: basic, finned, sashimi, Franken, mutant, siamese and kraken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, union
from pencilmark.human.telling.nets import say_branches

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def _look(case: Case, told: Telling) -> None:
    told.look(case, case.evidence.base, case.evidence.digits)


def _say_base(case: Case, told: Telling, cover: tuple[int, ...], fins: int) -> None:
    """Say where the value is in the base houses, *fins* (mask) aside."""
    evidence, value = case.evidence, case.digit + 1
    inside = evidence.cells & ~fins
    base, digit, cells, where = case.houses(evidence.base), case.the(value), case.names(inside), case.houses(cover)
    if fins:
        told.say("fish-base-with-fins", base=base, digit=digit, cells=cells, cover=where, fins=case.names(fins))
    else:
        told.say("fish-base", base=base, digit=digit, cells=cells, cover=where)


def _say_used_up(case: Case, told: Telling, cover: tuple[int, ...], fins: int) -> None:
    """Say why the cover houses are used up, with *fins* (mask) if none of these is the value."""
    base, value = case.evidence.base, case.digit + 1
    kinds = {"base": _kind(case, base), "cover": _kind(case, cover)}
    told.say(
        "fish-used-up-without-fins" if fins else "fish-used-up",
        fins=fins.bit_count(),
        count=len(base),
        value=value,
        **kinds,
    )


def _kind(case: Case, houses: tuple[int, ...]) -> str:
    """Return the kind of *houses*, ``house`` if there are several kinds."""
    kinds = {case.geometry.houses[house].kind for house in houses}
    return kinds.pop() if len(kinds) == 1 else "house"


def _draw(case: Case, told: Telling, cover: tuple[int, ...], fins: int) -> None:
    evidence = case.evidence
    told.canvas.tint(evidence.cells)
    for house in evidence.base:
        told.canvas.house(house)
    for house in cover:
        told.canvas.house(house, dashed=True)
    told.canvas.mark(evidence.cells & ~fins, evidence.digits, "pattern")
    told.canvas.mark(fins, evidence.digits, "fin")


def tell_fish(case: Case, told: Telling) -> None:
    """Explain a fish without fins, of lines or of any houses."""
    _look(case, told)
    cover = case.evidence.cover
    _say_base(case, told, cover, 0)
    _say_used_up(case, told, cover, 0)
    _say_cannibal(case, told)
    told.conclude(case)
    _draw(case, told, cover, 0)


def _say_cannibal(case: Case, told: Telling) -> None:
    """Say why the fish can remove a cell of its own: it lies in two cover houses."""
    own = case.gone_cells & case.evidence.cells & ~case.evidence.fins
    if own:
        told.say("fish-in-two-covers", cells=case.names(own))
        told.say("fish-would-use-up-two", value=case.digit + 1)


def tell_finned(case: Case, told: Telling) -> None:
    """Explain a fish with fins."""
    evidence = case.evidence
    if evidence.note == "siamese":
        siamese(case, told)
        return
    _look(case, told)
    _say_finned(case, told, evidence.cover, evidence.fins)
    _say_sashimi(case, told, evidence.fins)
    _say_cannibal(case, told)
    told.conclude(case)
    _draw(case, told, evidence.cover, evidence.fins)


def _say_finned(case: Case, told: Telling, cover: tuple[int, ...], fins: int) -> None:
    value = case.digit + 1
    _say_base(case, told, cover, fins)
    twice = [c for c in bits(fins) if sum(case.geometry.house_masks[h] >> c & 1 for h in cover) and _in_two(case, c)]
    if twice:
        told.say("fish-fin-in-two-bases", cells=[case.cell(c) for c in twice], base=case.houses(case.evidence.base))
    _say_used_up(case, told, cover, fins)
    told.say("fish-otherwise-fin", fins=case.names(fins), value=value)
    told.say("fish-sees-fins", cover=case.houses(cover, "or"), count=fins.bit_count(), value=value)


def _in_two(case: Case, cell: int) -> bool:
    masks = case.geometry.house_masks
    return sum(masks[house] >> cell & 1 for house in case.evidence.base) > 1


def _say_sashimi(case: Case, told: Telling, fins: int) -> None:
    if case.step.technique.startswith("sashimi"):
        short = [h for h in case.evidence.base if (case.places(case.digit, h) & ~fins).bit_count() < 2]
        told.say("fish-sashimi", fins=fins.bit_count(), houses=case.houses(short), count=len(short))


def siamese(case: Case, told: Telling) -> None:
    """Explain two finned fish with one base."""
    _look(case, told)
    evidence, value = case.evidence, case.digit + 1
    half = len(evidence.cover) // 2
    told.say("fish-siamese", value=value, base=case.houses(evidence.base))
    ways = []
    for cover in (evidence.cover[:half], evidence.cover[half:]):
        inside = sum(evidence.cells & case.geometry.house_masks[h] for h in cover)
        fins = evidence.cells & ~inside
        told.say("fish-siamese-cover", cover=case.houses(cover), value=value, fins=case.names(fins))
        ways.append((case.houses(cover, "or"), case.names(fins)))
    (one, seen), (other, others) = ways
    told.say("fish-siamese-sees", one=one, seen=seen, other=other, others=others, value=value)
    told.conclude(case)
    _draw(case, told, evidence.cover, evidence.fins)


def tell_kraken(case: Case, told: Telling) -> None:
    """Explain a fish whose fins lead on by chains."""
    _look(case, told)
    evidence, value = case.evidence, case.digit + 1
    base = union(case.places(case.digit, house) for house in evidence.base)
    fins = evidence.fins
    told.say(
        "fish-kraken",
        fins=case.names(fins),
        value=value,
        base=case.houses(evidence.base),
        cover=case.houses(evidence.cover),
    )
    _say_either(case, told, base)
    say_branches(case, told)
    told.conclude(case)
    told.canvas.tint(base)
    for house in evidence.base:
        told.canvas.house(house)
    for house in evidence.cover:
        told.canvas.house(house, dashed=True)
    told.canvas.mark(base & ~fins, evidence.digits, "pattern")
    told.canvas.mark(fins, evidence.digits, "fin")
    for chain in evidence.chains:
        told.canvas.links(chain)


def _say_either(case: Case, told: Telling, base: int) -> None:
    """Say that a fin is true or the fish holds, and what follows in either case."""
    evidence, value = case.evidence, case.digit + 1
    fins = case.names(evidence.fins)
    ((gone, gone_value),) = case.step.eliminations
    here = case.cell(gone)
    if case.step.technique.endswith("1"):
        cover = case.houses(evidence.cover)
        told.say("fish-kraken-either", cover=cover, value=value, gone=here, fins=fins)
        told.say("fish-kraken-from-there", gone=here, value=gone_value)
        return
    own = evidence.cells & ~evidence.fins
    house = next(h for h in evidence.cover if case.places(case.digit, h) & base & ~evidence.fins == own)
    told.say("fish-kraken-or-cover", fins=fins, value=value, house=case.house(house), cells=case.names(own))
    told.say("fish-kraken-each", gone=here, value=gone_value)
