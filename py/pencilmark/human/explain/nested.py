"""Words and drawings for a contradiction with others within, in eight lines at most.

What each part leads to stands in one line, as far as something later rests on it; so does each contradiction within.
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate
from pencilmark.board.phrase import phrase
from pencilmark.human.explain.contradictions import Tale, tint
from pencilmark.human.ruled.consequences import Source, Supposing
from pencilmark.human.ruled.nested import NAME, Nested, nested
from pencilmark.human.telling.case import Case, Teller, Telling


def _missing(supposed: Supposing, sources: Iterable[Source]) -> set[Candidate]:
    """List the candidates gone before something is supposed in the cells that *sources* look at."""
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


def _needed(found: Nested) -> tuple[list[list[int]], set[Candidate]]:
    """List for each part the events (places) that later ones rest on, and return all candidates that they rest on."""
    used = set[Candidate]()
    places: list[list[int]] = []
    for number in reversed(range(len(found.parts))):
        part = found.parts[number]
        if part.failure:
            needed = part.needed()
        else:
            within = found.within[number]
            refuted = within.refuted
            used |= _missing(refuted, [*_sources(refuted, refuted.needed()), within.site])
            needed = sorted({place for one in used if one in part.by for place in part.needed(one)})
        used |= _missing(part, _sources(part, needed))
        places.insert(0, needed)
    return places, used


def telling(case: Case, told: Telling) -> None:
    """Explain a candidate that leads to a contradiction with others within."""
    ((cell, value),) = case.step.eliminations
    told.look_at(case, 1 << cell, 1 << value - 1)
    told.say("contradictions-suppose", cell=case.cell(cell), value=value)
    found = nested(case.position, Candidate(cell, value), recording=True)
    assert found
    places, used = _needed(found)
    for number, part in enumerate(found.parts):
        _part(Tale(case, told, part), places[number], used, is_first=not number)
        tint(told, part, places[number])
        if number < len(found.within):
            _within(Tale(case, told, found.within[number].refuted))
    last = found.parts[-1].failure
    assert last
    told.say("nets-clash", clash=Tale(case, told, found.parts[-1]).clash(last.source))
    told.canvas.outline(sum(1 << other for other in last.source.cells), dashed=True)
    told.say("so-clause", clause=phrase("cell-is-not", cell=case.cell(cell), value=value))


def _part(tale: Tale, places: list[int], used: set[Candidate], is_first: bool) -> None:
    """Say one part in a line: what goes on where one candidate has been refuted, and what follows."""
    cell, value = tale.supposed.candidate
    events = [tale.supposed.events[place] for place in places]
    every = [*events, tale.supposed.failure] if tale.supposed.failure else events
    before = [] if is_first else [phrase("would-be", cell=tale.case.cell(cell), value=value)]
    later = tale.used(every) if tale.supposed.failure else set[Candidate]()
    tale.together(places, used | later, before)


def _within(tale: Tale) -> None:
    """Say a contradiction within in a line."""
    cell, value = tale.supposed.candidate
    failure = tale.supposed.failure
    assert failure
    clauses = [*tale.leaves(tale.supposed.needed(), tale.used([failure])), tale.clash(failure.source)]
    tale.told.say("nested-within", cell=tale.case.cell(cell), value=value, clauses=clauses)


TELLERS: dict[str, Teller] = {NAME: telling}
