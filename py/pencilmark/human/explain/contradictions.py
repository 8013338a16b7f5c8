"""Words and drawings for what candidates lead to: contradictions, and what is true in every case."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.masks import bits, lowest, mask_of, several, union, values
from pencilmark.board.model import Candidate
from pencilmark.board.phrase import Phrase, Said, phrase
from pencilmark.board.speech import write
from pencilmark.human.ruled.branches import WAVES
from pencilmark.human.ruled.consequences import Consequence, Source, Supposing
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.chains import draw_clues, through_clues
from pencilmark.human.telling.nets import close_cases, open_cases
from pencilmark.human.telling.reading import by_clue, read_chain

MOST_LEFT = 5
"""Cells of which it is said what is left for them."""
MOST_LINES = 5
"""Lines for what follows: three more say what is supposed, what fails and what is so."""
MOST_SAID = 3
"""With up to this number of digits left in a cell, these are said rather than the one that is gone."""
MOST_CLAUSES = 7
"""Cells of which a line says what they have left: those with the fewest, and how many candidates go elsewhere."""
MOST_NAMED = 3
"""Clues named in a line that says several things together."""


class Tale:
    """Says what was *supposed* leads to, with what each cell has left by then."""

    def __init__(self, case: Case, told: Telling, supposed: Supposing) -> None:
        self.case, self.told, self.supposed = case, told, supposed
        self.left = list(supposed.start)

    def tell(self) -> None:
        """Say what follows, event by event, and what fails."""
        places, failure = self.supposed.needed(), self.supposed.failure
        assert failure
        self._tell(places, self.used([*(self.supposed.events[place] for place in places), failure]))
        self.fail(failure.source)

    def tell_to(self, end: Candidate) -> None:
        """Say what follows, event by event, until a candidate goes."""
        places = self.supposed.needed(end)
        self._tell(places, self.used([self.supposed.events[place] for place in places]) | {end})

    def _tell(self, places: list[int], used: set[Candidate]) -> None:
        """Say each event in its own words, or several together if that would be too many lines."""
        start = len(self.told.sentences)
        for place in places:
            self._event(self.supposed.events[place], used)
        if len(self.told.sentences) - start <= MOST_LINES:
            return
        del self.told.sentences[start:]
        self.left = list(self.supposed.start)
        each = -(-len(places) // MOST_LINES)
        rest = used - self.used([self.supposed.events[place] for place in places])
        for first in range(0, len(places), each):
            later = [self.supposed.events[place] for place in places[first + each :]]
            if self.supposed.failure:
                later.append(self.supposed.failure)
            self.together(places[first : first + each], self.used(later) | rest)

    def together(self, places: list[int], used: set[Candidate], before: Sequence[Said] = ()) -> None:
        """Say several events in one line: the clues, and what is left of cells of which something is *used* later."""
        clauses = [*before, *self.leaves(places, used)]
        rules = dict.fromkeys(self.supposed.events[place].source for place in places)
        sources = list(dict.fromkeys(write(self._name(source)) for source in rules if source.kind == "clue"))
        if clauses and 0 < len(sources) <= MOST_NAMED:
            self.told.say("contradictions-together", sources=sources, clauses=clauses)
        elif clauses:
            self.told.say("contradictions-would-follow", clauses=clauses)

    def leaves(self, places: list[int], used: set[Candidate]) -> list[Said]:
        """Say what events leave in the cells that lose something *used* later."""
        gone = [candidate for place in places for candidate in self.supposed.events[place].gone]
        for cell, value in gone:
            self.left[cell] &= ~(1 << value - 1)
        lost = [candidate for candidate in gone if candidate in used and self.left[candidate.cell]]
        cells = sorted({one.cell for one in lost}, key=lambda cell: (self.left[cell].bit_count(), cell))
        told = cells if len(cells) <= MOST_CLAUSES else cells[: MOST_CLAUSES - 1]
        clauses: list[Said] = [self._has(cell, [value for other, value in lost if other == cell]) for cell in told]
        more = sum(one.cell not in told for one in lost)
        return [*clauses, phrase("contradictions-more-go", count=more)] if more else clauses

    def _has(self, cell: int, lost: list[int]) -> Phrase:
        """Say what a cell has left, or what it has *lost* if that is many."""
        left = self.left[cell]
        if left.bit_count() > MOST_SAID and len(lost) == 1:
            return phrase("cell-is-not", cell=self.case.cell(cell), value=lost[0])
        if several(left):
            return phrase("cell-only", cell=self.case.cell(cell), digits=values(left))
        return phrase("would-be", cell=self.case.cell(cell), value=left.bit_length())

    def used(self, events: list[Consequence]) -> set[Candidate]:
        """List the candidates that *events* rest on."""
        return {candidate for event in events for candidate in self._rests_on(event)}

    def _rests_on(self, event: Consequence) -> set[Candidate]:
        """List the candidates that were gone before in the cells that an event looks at."""
        found = set()
        for cell in event.source.cells:
            for digit in bits(self.supposed.start[cell]):
                if (
                    event.source.digit in (-1, digit)
                    and self.supposed.by.get(Candidate(cell, digit + 1)) in event.before
                ):
                    found.add(Candidate(cell, digit + 1))
        return found

    def _event(self, event: Consequence, used: set[Candidate]) -> None:
        source = event.source
        gone = [candidate for candidate in event.gone if candidate in used]
        for cell, value in event.gone:
            self.left[cell] &= ~(1 << value - 1)
        cells = mask_of(candidate.cell for candidate in gone)
        case = self.case
        if source.kind == "see":
            value = self.left[source.cells[0]].bit_length()
            self.told.say(
                "contradictions-would-see", cells=case.names(cells), value=value, seen=case.cell(source.cells[0])
            )
        elif source.kind == "place":
            self.told.say(
                "contradictions-only-places",
                house=case.house(source.house),
                value=source.digit + 1,
                cells=case.names(cells),
            )
            return
        elif source.kind == "locked":
            places = mask_of(cell for cell in source.cells if self.left[cell] >> source.digit & 1)
            named = {"house": case.house(source.house), "value": source.digit + 1, "cells": case.names(places)}
            self.told.say("contradictions-only-places", **named)
            clauses = [phrase("cell-is-not", cell=case.cell(cell), value=value) for cell, value in gone]
            self.told.say("contradictions-would-follow", clauses=clauses)
        elif source.kind == "subset":
            digits = values(union(self.left[cell] for cell in source.cells))
            names = [case.cell(cell) for cell in source.cells]
            self.told.say("contradictions-subset", cells=names, digits=digits, removed=case.removed(gone))
        else:
            self.told.say("contradictions-would-go", source=self._name(source), removed=case.removed(gone))
        fixed = [cell for cell in bits(cells) if not self.left[cell] & (self.left[cell] - 1) and self.left[cell]]
        if fixed:
            would = [phrase("would-be", cell=case.cell(cell), value=self.left[cell].bit_length()) for cell in fixed]
            self.told.say("contradictions-would-follow", clauses=would)

    def _name(self, source: Source) -> Said:
        return by_clue(self.case, source.rules, source.houses, mask_of(source.cells))

    def clash(self, source: Source) -> Phrase:
        """Say what fails, as a clause."""
        case = self.case
        if source.kind == "cell":
            return phrase("nets-no-candidate", cell=case.cell(source.cells[0]))
        if source.kind == "place":
            return phrase("nets-no-place", value=source.digit + 1, house=case.house(source.house))
        if source.kind == "subset":
            return phrase("subset-too-many", cells=[case.cell(cell) for cell in source.cells])
        return phrase("unfulfilled-clue", source=self._name(source))

    def fail(self, source: Source) -> None:
        """Say what fails."""
        case = self.case
        if source.kind == "cell":
            self.told.say("contradictions-nothing-left", word=case.word, cell=case.cell(source.cells[0]))
        elif source.kind == "place":
            self.told.say("contradictions-no-place", house=case.house(source.house), value=source.digit + 1)
        elif source.kind == "subset":
            self.told.say("nets-clash", clash=self.clash(source))
        else:
            open_cells = [cell for cell in source.cells if not case.position.values[cell]]
            source_name = self._name(source)
            if len(open_cells) > MOST_LEFT:
                self.told.say("contradictions-unfulfilled", source=source_name)
            else:
                lefts = [
                    phrase("cell-only", cell=case.cell(cell), digits=values(self.left[cell])) for cell in open_cells
                ]
                self.told.say("contradictions-unfulfilled-with", source=source_name, clauses=lefts)


def _followed(case: Case, candidate: Candidate, waves: int) -> Supposing:
    """Follow a candidate again, keeping the events."""
    found = Supposing(case.position, candidate, recording=True)
    found.advance(waves)
    return found


def contradiction(case: Case, told: Telling) -> None:
    """Explain a candidate that leads to a contradiction."""
    ((cell, value),) = case.step.eliminations
    told.look_at(case, 1 << cell, 1 << value - 1)
    told.say("contradictions-suppose", cell=case.cell(cell), value=value)
    tale = Tale(case, told, _followed(case, Candidate(cell, value), int(case.evidence.note)).shortest())
    tale.tell()
    told.say("so-clause", clause=phrase("cell-is-not", cell=case.cell(cell), value=value))
    failure = tale.supposed.failure
    assert failure
    told.canvas.outline(mask_of(failure.source.cells), dashed=True)
    tint(told, tale.supposed, tale.supposed.needed())


def tint(told: Telling, supposed: Supposing, places: list[int]) -> None:
    """Tint the cells that lose something on the way."""
    touched = {one.cell for place in places for one in supposed.events[place].gone}
    told.canvas.tint(mask_of(touched))


def cases(case: Case, told: Telling) -> None:
    """Explain a candidate that goes in every case, each case as far as that rests on it."""
    (gone,) = case.step.eliminations
    conclusion = open_cases(case, told)
    for candidate in _starts(case):
        told.pause()
        told.say("contradictions-suppose", cell=case.cell(candidate.cell), value=candidate.value)
        tale = Tale(case, told, _followed(case, candidate, WAVES))
        tale.tell_to(gone)
        if told.sentences[-1] != phrase("contradictions-would-follow", clauses=[conclusion]):
            told.say("so-clause", clause=conclusion)
        tint(told, tale.supposed, tale.supposed.needed(gone))
    told.pause()
    close_cases(case, told)
    told.canvas.paint(_starts(case), "true")


def _starts(case: Case) -> list[Candidate]:
    """List the candidates of the cell, or of the digit in the house, one of which is true."""
    evidence, position = case.evidence, case.position
    if evidence.note == "cell":
        cell = lowest(evidence.cells)
        return [Candidate(cell, digit + 1) for digit in bits(position.cell_digits[cell])]
    return [Candidate(cell, case.digit + 1) for cell in bits(case.places(case.digit, evidence.houses[0]))]


def branches(case: Case, told: Telling) -> None:
    """Explain what is true in every case, each case as a chain through clues."""
    chains = case.evidence.chains
    conclusion = open_cases(case, told)
    for chain in filter(None, chains):
        told.pause()
        told.add(*read_chain(case, chain))
        told.canvas.links(chain)
    told.pause()
    draw_clues(case, told)
    close_cases(case, told, "" if all(chains) else conclusion)


TELLERS: dict[str, Teller] = {
    **dict.fromkeys(("clue-x-chain", "clue-xy-chain", "clue-aic", "clue-grouped-aic"), through_clues),
    **dict.fromkeys(("clue-chain", "clue-net"), contradiction),
    **dict.fromkeys(("clue-cell-forcing", "clue-region-forcing"), branches),
    "clue-dynamic": cases,
}
