"""Words and drawings for colouring with clues: which clues join places, and which keep candidates apart."""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.masks import lowest
from pencilmark.board.model import Candidate, Link, Node
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.board.speech import write
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.chains import draw_clues
from pencilmark.human.telling.colours import MOST_TOLD, Painted, clash_of, meeting, open_webs
from pencilmark.human.telling.reading import clue_of_link


class _Kept:
    """What the clues of a step join and keep apart."""

    def __init__(self, case: Case) -> None:
        self.case = case
        links = [link for (link,) in case.evidence.chains]
        self.joints = [link for link in links if link.kind == "strong"]
        self.apart = {frozenset((_candidate(link.start), _candidate(link.end))): link for link in links}
        self.apart = {pair: link for pair, link in self.apart.items() if link.kind == "weak"}

    def meeting(self, ones: Painted, others: Painted) -> tuple[Candidate, Candidate, Link | None]:
        """Find two candidates that cannot both be true, and the clue that says so where no house does."""
        met = meeting(self.case, ones, others)
        if met:
            return *met, None
        for one in ones:
            for other in others:
                link = self.apart.get(frozenset((one, other)))
                if link and one != other:
                    return one, other, link
        raise ValueError("these can stand together")

    def clash(self, met: tuple[Candidate, Candidate, Link | None]) -> Phrase:
        """Say why two candidates cannot both be true."""
        one, other, link = met
        if link is None:
            return clash_of(self.case, one, other)
        named, against = self.case.named((one, other))
        return phrase("webs-apart", one=named, other=against, why=clue_of_link(self.case, link))


def _candidate(node: Node) -> Candidate:
    return Candidate(lowest(node.cells), node.value)


def _open(case: Case, told: Telling) -> _Kept:
    """Say how the candidates are coloured, and which clues join some of them."""
    kept = _Kept(case)
    open_webs(case, told)
    for link in kept.joints:
        cells = link.start.cells | link.end.cells
        told.say("webs-joined", clue=clue_of_link(case, link), cells=case.names(cells), value=link.end.value)
        told.canvas.join(link.end, link.start, strong=True)
    draw_clues(case, told)
    return kept


def _rule_out(case: Case, told: Telling, kept: _Kept, places: tuple[int, int]) -> None:
    """Say what two colours, one of which is true, rule out, for each candidate that goes."""
    colours = case.evidence.colours
    ones, others = (colours[place] for place in places)
    named = []
    for gone in case.step.eliminations[:MOST_TOLD]:
        mets = [kept.meeting((gone,), colour) for colour in (ones, others)]
        name, one, other = case.named((gone, *(ally for _, ally, _ in mets)))
        a, b = ("ABCD"[place] for place in places)
        told.say("webs-clashes", gone=name, one=one, a=a, other=other, b=b)
        named += [link for _, _, link in mets if link]
        for _, ally, _ in mets:
            node = Node(1 << ally.cell, ally.value, True)
            told.canvas.join(node, Node(1 << gone.cell, gone.value, False), strong=False)
    if len(case.step.eliminations) > MOST_TOLD:
        told.say("colours-others-clash-too")
    told.conclude(case)
    if named:
        told.say("webs-clashes-by-clues", clues=_names(case, named))


def _names(case: Case, links: Iterable[Link]) -> list[str]:
    return list(dict.fromkeys(write(clue_of_link(case, link)) for link in links))


def one(case: Case, told: Telling) -> None:
    """Explain a web that rules out candidates, or a colour of it that cannot be true."""
    kept = _open(case, told)
    colours = case.evidence.colours
    if case.evidence.note == "wrap":
        told.say("colours-clashes-with-itself", letter="A", clash=kept.clash(kept.meeting(colours[0], colours[0])))
        told.say("colours-is-false", letter="A")
        told.conclude(case)
    else:
        told.say("colours-one-is-true")
        _rule_out(case, told, kept, (0, 1))


def two(case: Case, told: Telling) -> None:
    """Explain two webs by a colour of each that cannot both be true."""
    kept = _open(case, told)
    colours = case.evidence.colours
    if case.evidence.note == "both":
        first, second = (kept.clash(kept.meeting(colours[0], colours[place])) for place in (2, 3))
        told.say("colours-clashes", clashes=[first, second])
        told.say("colours-clashes-with-two-webs")
        told.say("colours-is-false", letter="A")
        told.conclude(case)
    else:
        clash = kept.clash(kept.meeting(colours[1], colours[3]))
        told.say("colours-not-both", clash=clash, one="B", two="D", other="A", another="C")
        _rule_out(case, told, kept, (0, 2))


TELLERS: dict[str, Teller] = {"clue-colours": one, "clue-multi-colours": two}
