"""Words and drawings for forcing chains and nets, whips and braids: branches to one conclusion, or to a clash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, lowest, values
from pencilmark.board.model import Candidate, Link, Node
from pencilmark.board.notation import is_choice, variables_of
from pencilmark.board.phrase import Phrase, Said, phrase
from pencilmark.human.telling.inner import pattern
from pencilmark.human.telling.reading import read_chain, reason, says

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

Chain = tuple[Link, ...]


class NetReading:
    """A chain or net, read from its assumption on: what follows from what."""

    def __init__(self, chain: Chain, conclusion: Node | None = None) -> None:
        """Read the links of *chain*, which leads to the *conclusion* or to a clash."""
        self.start = chain[0].start
        self.into: dict[Node, list[Link]] = {}
        starts = set()
        for link in chain:
            self.into.setdefault(link.end, []).append(link)
            starts.add(link.start)
        if conclusion in self.into:
            self.ends = [conclusion] if conclusion else []
            return
        both = [node for node in self.into if not node.on and node._replace(on=True) in (self.start, *self.into)]
        self.ends = list(dict.fromkeys([node for node in self.into if node not in starts] + both))

    def cause(self, node: Node) -> Node:
        """Return what made a false *node* false: the true one before it, or itself if nothing did."""
        links = self.into.get(node, [])
        return links[0].start if len(links) == 1 and links[0].kind == "weak" else node


def read_net(case: Case, net: NetReading) -> list[Phrase]:
    """Read a *net*: a sentence for each candidate that becomes true, and for its ends.

    The cause is named unless it was said just before.
    """
    found = [phrase("suppose", clause=says(case, net.start))]
    before: Node | None = net.start
    for node, links in net.into.items():
        if node.on:
            found.append(_inferred("then", say_true(case, node, links), _causes(case, net, links, before)))
        elif links[0].kind == "pattern":
            found.append(say_false(case, net, node, links))
        else:
            continue
        before = node
    for node in net.ends:
        links = net.into[node]
        if not node.on and links[0].kind != "pattern":
            found.append(_inferred("so", reason(case, links[0]), _causes(case, net, links, before)))
    return found


def _inferred(how: str, clause: Said, causes: Sequence[Said]) -> Phrase:
    """Say what follows, *how* it follows (``then``, ``so`` or ``but``), and from which *causes*, if any are named."""
    return phrase(f"nets-{how}-as", clause=clause, causes=causes) if causes else phrase(f"nets-{how}", clause=clause)


def say_false(case: Case, net: NetReading, node: Node, links: Sequence[Link]) -> Phrase:
    """Say which pattern makes *node* false."""
    gone = [Candidate(cell, link.start.value) for link in links for cell in bits(link.start.cells)]
    inner = pattern(case, Candidate(lowest(node.cells), node.value), gone)
    causes = list(dict.fromkeys(says(case, net.cause(link.start)) for link in links))
    if not inner:
        return phrase("nets-as-chain-within", causes=causes, clause=says(case, node))
    return phrase("nets-as-pattern", causes=causes, pattern=inner, clause=says(case, node))


def _causes(case: Case, net: NetReading, links: Sequence[Link], before: Node | None) -> list[Phrase]:
    """Name what *links* start from, or what made that false, unless that is exactly what was said *before*."""
    causes = dict.fromkeys(link.start if link.start.on else net.cause(link.start) for link in links)
    if list(causes) == [before]:
        return []
    return [says(case, cause) for cause in causes]


def say_true(case: Case, node: Node, links: Sequence[Link]) -> Phrase:
    """Say why *node* is true."""
    if is_choice(links, case.evidence):
        return phrase("nets-only-guardian", clause=says(case, node))
    if links[0].start.value != node.value:
        return phrase("nets-only-left", clause=says(case, node), word=case.word)
    place = {"clause": says(case, node), "count": node.cells.bit_count(), "value": node.value}
    if not links[0].houses:
        return phrase("nets-only-place", **place)
    return phrase("nets-only-place-in", **place, house=case.house(links[0].houses[0]))


def clash(case: Case, nodes: Sequence[Node]) -> Phrase:
    """Say what is impossible about *nodes* that all follow: one both true and false, or a cell or house left empty."""
    for node in nodes:
        if node._replace(on=not node.on) in nodes:
            return phrase("nets-would-be-both-ways", cells=case.names(node.cells), value=node.value)
    false: dict[int, int] = {}
    for node in nodes:
        if not node.on:
            false[node.value - 1] = false.get(node.value - 1, 0) | node.cells
    for cell, digits in enumerate(case.position.cell_digits):
        if digits and all(false.get(digit, 0) >> cell & 1 for digit in bits(digits)):
            return phrase("nets-no-candidate", cell=case.cell(cell))
    for house in case.geometry.full_houses:
        for digit, cells in false.items():
            if case.places(digit, house) and not case.places(digit, house) & ~cells:
                return phrase("nets-no-place", value=digit + 1, house=case.house(house))
    if any(all(Node(1 << cell, value, False) in nodes for cell, value in some) for some in case.evidence.colours):
        return phrase("nets-no-guardian")
    raise ValueError("these do not contradict each other")


def _facts(nets: Sequence[NetReading]) -> list[Node]:
    """List everything that *nets* say, assumptions included."""
    return [node for net in nets for node in (net.start, *net.into)]


def say_branches(case: Case, told: Telling) -> None:
    """Read the branches of a step, each on a line of its own, to the conclusion or to a clash."""
    conclusion = case.step.conclusion
    for chain in case.evidence.chains:
        if not chain:
            continue
        net = NetReading(chain, conclusion)
        told.pause()
        told.add(*read_net(case, net))
        if conclusion not in net.into:
            told.say("nets-clash", clash=clash(case, _facts([net])))
    told.pause()


def tell_blossom(case: Case, told: Telling) -> None:
    """Explain branches, from all alternatives of a cell or a house, whose ends rule each other out."""
    evidence, (starts, ends) = case.evidence, case.evidence.colours
    told.look_around(case, evidence.cells)
    if evidence.base:
        digit, house = case.the(case.digit + 1), case.house(evidence.base[0])
        told.say("blossom-house", house=house, digit=digit, cells=case.names(evidence.cells))
    else:
        told.say("blossom-cell", cell=case.cells(evidence.cells), digits=values(evidence.digits))
    for start, chain in zip(starts, evidence.chains, strict=True):
        told.pause()
        if chain:
            told.add(*read_chain(case, chain))
        else:
            told.say("blossom-is-end", clause=says(case, Node(1 << start.cell, start.value, True)))
        told.canvas.links(chain)
    told.pause()
    where = case.house(evidence.cover[0]) if evidence.cover else case.cell(ends[0].cell)
    told.say("blossom-ends", candidates=case.named(ends), where=where)
    told.say("blossom-loop", where=where)
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    told.canvas.paint(ends, "true")


def tell_contradiction(case: Case, told: Telling) -> None:
    """Explain an assumption that refutes itself."""
    _open(case, told)
    nets = [NetReading(chain) for chain in case.evidence.chains]
    told.look_at(case, nets[0].start.cells)
    for place, net in enumerate(nets):
        first, *texts = read_net(case, net)
        if not place:
            told.add(first)
        elif texts:
            texts[0] = _turned(texts[0], says(case, net.start))
        if len(nets) > 1:
            told.pause()
        told.add(*texts)
    told.pause()
    told.say("nets-clash", clash=clash(case, _facts(nets)))
    told.say("nets-assumption-wrong")
    told.conclude(case)


def _turned(first: Phrase, start: Phrase) -> Phrase:
    """Let the *first* sentence of another chain from the same *start* begin with *but*."""
    if "pattern" in first.id or "within" in first.id:
        return first
    causes: Sequence[Said] = first.values.get("causes") or [start]  # type: ignore[assignment]
    return _inferred("but", first.values["clause"], causes)  # type: ignore[arg-type]


def tell_variables(case: Case, told: Telling) -> None:
    """Explain what the target of a whip or braid leads to, variable by variable."""
    start = case.evidence.chains[0][0].start
    told.look_at(case, start.cells, 1 << start.value - 1)
    say_variables(case, told)


def say_variables(case: Case, told: Telling) -> None:
    """Say what the target leads to, a paragraph for each variable, and what follows."""
    _open(case, told)
    (links,) = case.evidence.chains
    first = {link.end: link for link in reversed(links)}  # what is struck in two variables is said only once
    net = NetReading(tuple(link for link in links if link.end.on or link is first[link.end]))
    supposed, *texts = read_net(case, net)
    told.add(supposed)
    for place, variable in enumerate(variables_of(links)):
        stands = variable[-1].end
        label = f"{case.cells(stands.cells)}={stands.value}" if stands.on else "\N{MULTIPLICATION SIGN}"
        told.part(label, follows=place > 0).links(variable)
        told.add(*(texts[place : place + 1] if stands.on else texts[place:]))
    told.say("nets-clash", clash=clash(case, _facts([net])))
    told.end()
    told.say("nets-assumption-wrong")
    told.conclude(case)


def tell_verity(case: Case, told: Telling) -> None:
    """Explain alternatives that all lead to the same conclusion."""
    if case.evidence.note == "contradiction":
        tell_contradiction(case, told)
        return
    _open(case, told)
    conclusion = open_cases(case, told)
    told_of = {chain[0].start for chain in case.evidence.chains if chain}
    say_branches(case, told)
    close_cases(case, told, conclusion if len(told_of) < len(case.evidence.chains) else "")


def open_cases(case: Case, told: Telling) -> Said:
    """Point at the alternatives, and say that each leads to the conclusion, which is returned."""
    conclusion = says(case, case.step.conclusion)
    told.area, told.where = where_to_look(case)
    told.say("nets-each-case", alternatives=alternatives(case), conclusion=conclusion)
    return conclusion


def close_cases(case: Case, told: Telling, remaining: Said = "") -> None:
    """Say what follows (what the *remaining* alternative says, if any), and draw where the alternatives are."""
    if remaining:
        told.say("nets-remaining-case", conclusion=remaining)
    told.conclude(case)
    if case.evidence.note == "house":
        told.canvas.house(case.evidence.houses[0])
    else:
        told.canvas.outline(case.evidence.cells)


def where_to_look(case: Case) -> tuple[tuple[int, ...], Phrase]:
    """Return the area that lights up for the alternatives, and the sentence that points there."""
    evidence, geometry = case.evidence, case.geometry
    if evidence.note == "house":
        house = evidence.houses[0]
        return (geometry.house_masks[house],), case.looking(case.house(house), 1 << case.digit)
    return (evidence.cells,), case.looking(case.cells(evidence.cells), 0)


def alternatives(case: Case) -> Phrase:
    """Say which alternatives there are."""
    evidence = case.evidence
    if evidence.note == "cell":
        digits = case.digits_of(evidence.cells)
        return phrase("cell-is-one-of", cell=case.cells(evidence.cells), digits=values(digits))
    if evidence.note == "house":
        house, value = evidence.houses[0], case.digit + 1
        cells = case.places(case.digit, house)
        return phrase("nets-goes", house=case.house(house), digit=case.the(value), cells=case.names(cells))
    return phrase("nets-either-or-not", cell=case.cells(evidence.cells), value=case.digit + 1)


def _open(case: Case, told: Telling) -> None:
    starts = 0
    for chain in case.evidence.chains:
        told.canvas.links(chain)
        if chain:
            starts |= chain[0].start.cells
    told.canvas.tint(starts)
