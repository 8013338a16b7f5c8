"""Words and drawings for fish: basic, finned, sashimi, Franken, mutant, siamese and kraken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of, several, union
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.human.telling.nets import say_branches
from pencilmark.human.telling.words import all_of, number, plural

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def _look(case: Case) -> Telling:
    told = case.telling()
    evidence = case.step.evidence
    told.look(case, evidence.base, evidence.digits)
    return told


def _say_base(case: Case, told: Telling, cover: tuple[int, ...], fins: int) -> None:
    """Say where the value is in the base houses, *fins* (mask) apart."""
    evidence, value = case.step.evidence, case.digit + 1
    inside = evidence.cells & ~fins
    base, word, cells, where = case.houses(evidence.base), case.word, case.cells(inside), case.houses(cover)
    if fins:
        told.say(
            "fish-can-only-go-which", base=base, word=word, value=value, cells=cells, where=where, fins=case.cells(fins)
        )
    else:
        told.say("fish-can-only-go-these", base=base, word=word, value=value, cells=cells, where=where)


def _whole(case: Case, cover: tuple[int, ...]) -> Phrase:
    """Say why the cover houses are used up."""
    count, value = len(case.step.evidence.base), case.digit + 1
    kinds = {case.position.geometry.houses[house].kind for house in case.step.evidence.base}
    covers = {case.position.geometry.houses[house].kind for house in cover}
    base = plural(kinds.pop()) if len(kinds) == 1 else "houses"
    other = plural(covers.pop()) if len(covers) == 1 else "houses"
    return phrase(
        "fish-need-s-which-stand", count=number(count), base=base, value=value, other=other, all_of=all_of(count)
    )


def _draw(case: Case, told: Telling, cover: tuple[int, ...], fins: int) -> None:
    evidence = case.step.evidence
    told.canvas.tint(evidence.cells)
    for house in evidence.base:
        told.canvas.house(house)
    for house in cover:
        told.canvas.house(house, dashed=True)
    told.canvas.mark(evidence.cells & ~fins, evidence.digits, "pattern")
    told.canvas.mark(fins, evidence.digits, "fin")


def tell_fish(case: Case) -> Telling:
    """Explain a fish without fins, of lines or of any houses."""
    told = _look(case)
    cover = case.step.evidence.cover
    _say_base(case, told, cover, 0)
    told.add(_whole(case, cover))
    _say_cannibal(case, told, cover)
    told.say("so-result", result=case.removal())
    _draw(case, told, cover, 0)
    return told


def _say_cannibal(case: Case, told: Telling, cover: tuple[int, ...]) -> None:
    """Say why the fish may eat a cell of its own: it lies in two cover houses."""
    own = case.gone_cells & case.step.evidence.cells & ~case.step.evidence.fins
    if own:
        verb = "lies" if not several(own) else phrase("fish-each-lie")
        where = (
            phrase("fish-both", houses=case.houses(cover)) if len(cover) == 2 else phrase("fish-two-these-houses-once")
        )
        told.say("fish-there-would-use-up", own=case.cells(own), verb=verb, where=where, digit=case.digit + 1)


def tell_finned(case: Case) -> Telling:
    """Explain a fish with fins."""
    evidence = case.step.evidence
    if evidence.note == "siamese":
        return siamese(case)
    told = _look(case)
    _say_finned(case, told, evidence.cover, evidence.fins)
    _say_sashimi(case, told, evidence.fins)
    _say_cannibal(case, told, evidence.cover)
    told.say("so-result", result=case.removal())
    _draw(case, told, evidence.cover, evidence.fins)
    return told


def _say_finned(case: Case, told: Telling, cover: tuple[int, ...], fins: int) -> None:
    value, many = case.digit + 1, several(fins)
    _say_base(case, told, cover, fins)
    twice = [
        c for c in bits(fins) if sum(case.position.geometry.house_masks[h] >> c & 1 for h in cover) and _in_two(case, c)
    ]
    if twice:
        named = case.cells(mask_of(twice))
        told.say(
            "fish-two",
            option=named,
            verb="lies" if len(twice) == 1 else phrase("fish-each-lie"),
            base=case.houses(case.step.evidence.base),
        )
    fin = phrase("fish-one-fins", cells=case.cells(fins)) if many else phrase("fish-fin", cells=case.cells(fins))
    told.say(
        "fish-if",
        verb=phrase("fish-no-fin") if many else phrase("fish-fin-not"),
        value=value,
        whole=_whole(case, cover),
    )
    told.say("fish-otherwise", fin=fin, value=value)
    seen = phrase("fish-all-fins") if many else phrase("fish-the-fin")
    told.say("fish-cell-also-sees-cannot", cover=case.houses(cover, "or"), seen=seen, value=value)


def _in_two(case: Case, cell: int) -> bool:
    masks = case.position.geometry.house_masks
    return sum(masks[house] >> cell & 1 for house in case.step.evidence.base) > 1


def _say_sashimi(case: Case, told: Telling, fins: int) -> None:
    if case.step.technique.startswith("sashimi"):
        short = [h for h in case.step.evidence.base if (case.places(case.digit, h) & ~fins).bit_count() < 2]
        has = "has" if len(short) == 1 else phrase("fish-each-have")
        without = "fins" if several(fins) else phrase("fish-the-fin")
        told.say("fish-without-fewer-than-two", without=without, short=case.houses(short), has=has)


def siamese(case: Case) -> Telling:
    """Explain two finned fish with one base."""
    told = _look(case)
    evidence, value = case.step.evidence, case.digit + 1
    half = len(evidence.cover) // 2
    told.say("fish-two-fish-share-differ", value=value, base=case.houses(evidence.base))
    cells = []
    for cover in (evidence.cover[:half], evidence.cover[half:]):
        inside = sum(evidence.cells & case.position.geometry.house_masks[h] for h in cover)
        fins = evidence.cells & ~inside
        told.say(
            "fish-all-s-base-covered",
            cover=case.houses(cover),
            value=value,
            fins=case.cells(fins),
            one_of=_one_of(case, fins),
        )
        cells.append(phrase("fish-sees", houses=case.houses(cover, "or"), cells=case.cells(fins)))
    told.say("fish-so-cell-cannot-be", cells=cells[0], cells_2=cells[1], value=value)
    told.say("so-result", result=case.removal())
    _draw(case, told, evidence.cover, evidence.fins)
    return told


def tell_kraken(case: Case) -> Telling:
    """Explain a fish whose fins lead on by chains."""
    told = _look(case)
    evidence, value = case.step.evidence, case.digit + 1
    base = union(case.places(case.digit, house) for house in evidence.base)
    fins = evidence.fins
    told.say(
        "fish-were-not-all-s",
        fins=case.cells(fins),
        value=value,
        base=case.houses(evidence.base),
        cover=case.houses(evidence.cover),
    )
    _say_either(case, told, base)
    say_branches(case, told)
    told.say("so-result", result=case.removal())
    told.canvas.tint(base)
    for house in evidence.base:
        told.canvas.house(house)
    for house in evidence.cover:
        told.canvas.house(house, dashed=True)
    told.canvas.mark(base & ~fins, evidence.digits, "pattern")
    told.canvas.mark(fins, evidence.digits, "fin")
    for chain in evidence.chains:
        told.canvas.links(chain)
    return told


def _say_either(case: Case, told: Telling, base: int) -> None:
    """Say what is true where the fish is not: a fin, and what follows in either case."""
    evidence, value = case.step.evidence, case.digit + 1
    fins, one = evidence.fins, _one_of(case, evidence.fins)
    ((gone, gone_value),) = case.step.eliminations
    here = case.cell(gone)
    if case.step.technique.endswith("1"):
        cover = case.houses(evidence.cover)
        told.say("fish-so-either-fish-holds", cover=cover, value=value, gone=here, one_of=one)
        told.say("fish-there-too-follows-not", gone=here, gone_value=gone_value)
        return
    own = evidence.cells & ~fins
    house = next(h for h in evidence.cover if case.places(case.digit, h) & base & ~fins == own & ~fins)
    named, cells = case.house(house), case.cells(own, "or")
    told.say("fish-so-either-has-its", one_of=one, value=value, house=named, own=cells)
    told.say("fish-each-these-leads-not", gone=here, gone_value=gone_value)


def _one_of(case: Case, cells: int) -> Phrase:
    return phrase("fish-one", cells=case.cells(cells)) if several(cells) else phrase("fish-is", cells=case.cells(cells))
