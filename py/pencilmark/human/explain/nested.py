"""Words and drawings for a contradiction with others within, in at most eight lines.

What each part leads to is one line, as far as something later rests on it; so is each contradiction within.
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.masks import bits, mask_of, single
from pencilmark.board.model import Candidate
from pencilmark.board.phrase import Said, phrase
from pencilmark.human.explain.contradictions import Tale, tint
from pencilmark.human.ruled.consequences import Source, Supposing
from pencilmark.human.ruled.nested import MOST_OF_TWO, NAME, NestedSupposing, recorded
from pencilmark.human.telling.case import Case, Teller, Telling

MOST_LINES = 4
"""Lines for what is refuted within: four more say what is supposed, follows from it, fails and is so."""


def _missing(supposed: Supposing, sources: Iterable[Source]) -> set[Candidate]:
    """List the candidates that were gone, before anything was supposed, in the cells that *sources* look at."""
    digits = supposed.position.cell_digits
    return {
        Candidate(cell, digit + 1)
        for source in sources
        for cell in source.cells
        for digit in bits(digits[cell] & ~supposed.start[cell])
        if source.digit in (-1, digit)
    }


def _sources(supposed: Supposing, places: Iterable[int]) -> list[Source]:
    failed = [supposed.failure.source] if supposed.failure else []
    return [*(supposed.events[place].source for place in places), *failed]


def _needed(found: NestedSupposing) -> tuple[list[list[int]], set[Candidate]]:
    """List for each part the events (places) that later parts rest on, and return all candidates that they rest on."""
    used = set[Candidate]()
    places: list[list[int]] = []
    for number in reversed(range(len(found.parts))):
        part = found.parts[number]
        if part.failure:
            needed = part.needed()
        else:
            refuted = found.within[number]
            used |= _missing(refuted, _sources(refuted, refuted.needed()))
            needed = sorted({place for one in used if one in part.by for place in part.needed(one)})
        used |= _missing(part, _sources(part, needed))
        places.insert(0, needed)
    return places, used


def telling(case: Case, told: Telling) -> None:
    """Explain a candidate that leads to a contradiction with others within."""
    ((cell, value),) = case.step.eliminations
    told.look_at(case, 1 << cell, 1 << value - 1)
    told.say("contradictions-suppose", cell=case.cell(cell), value=value)
    found = recorded(case.position, case.step)
    places, used = _needed(found)
    says = _in_few_lines if len(found.within) > MOST_OF_TWO else _in_turn
    says(
        [Tale(case, told, part) for part in found.parts], [Tale(case, told, one) for one in found.within], places, used
    )
    for part, needed in zip(found.parts, places, strict=True):
        tint(told, part, needed)
    last = found.parts[-1].failure
    assert last
    told.say("nets-clash", clash=Tale(case, told, found.parts[-1]).clash(last.source))
    told.canvas.outline(mask_of(last.source.cells), dashed=True)
    told.say("so-clause", clause=phrase("cell-is-not", cell=case.cell(cell), value=value))


def _in_turn(parts: list[Tale], within: list[Tale], places: list[list[int]], used: set[Candidate]) -> None:
    """Say in one line what follows, and in a line of its own each contradiction within."""
    for number, tale in enumerate(parts):
        tale.together(places[number], _used(tale, places[number], used), _alone(tale) if number else [])
        if number < len(within):
            cell, value = within[number].supposed.candidate
            told = within[number].told
            told.say("nested-within", cell=tale.case.cell(cell), value=value, clauses=_why(within[number]))


def _in_few_lines(parts: list[Tale], within: list[Tale], places: list[list[int]], used: set[Candidate]) -> None:
    """Say what follows in one line, then contradictions within, each with what follows from it, several to a line."""
    parts[0].together(places[0], used)
    refuted = list[Said]()
    for number, (tale, one) in enumerate(zip(parts[1:], within, strict=True), 1):
        cell, value = one.supposed.candidate
        follows = [*_alone(tale), *tale.leaves(places[number], _used(tale, places[number], used))]
        sentence = "nested-refuted-so" if follows else "nested-refuted"
        refuted.append(phrase(sentence, cell=one.case.cell(cell), value=value, clauses=_why(one), follows=follows))
    each = -(-len(refuted) // MOST_LINES)
    for first in range(0, len(refuted), each):
        parts[0].told.say("nested-several", refuted=refuted[first : first + each])


def _used(tale: Tale, places: list[int], used: set[Candidate]) -> set[Candidate]:
    """Return what is *used* later, and by the contradiction if the tale ends in it."""
    supposed = tale.supposed
    events = [supposed.events[place] for place in places]
    return used | tale.used([*events, supposed.failure]) if supposed.failure else used


def _alone(tale: Tale) -> list[Said]:
    """Say what a cell would be if one of its two candidates goes."""
    cell = tale.supposed.candidate.cell
    left = tale.supposed.start[cell]
    return [phrase("would-be", cell=tale.case.cell(cell), value=left.bit_length())] if single(left) else []


def _why(tale: Tale) -> list[Said]:
    """Say what a candidate refuted within leads to."""
    supposed = tale.supposed
    assert supposed.failure
    return [*tale.leaves(supposed.needed(), tale.used([supposed.failure])), tale.clash(supposed.failure.source)]


TELLERS: dict[str, Teller] = {NAME: telling}
