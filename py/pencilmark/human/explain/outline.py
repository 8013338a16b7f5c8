"""The argument of a forcing chain or net as an outline: assumptions, what follows from each, the clash, the conclusion.

It has the inferences of the step's evidence that the conclusion needs, and no others: they are found by going back from
the conclusion, or from the clash that takes the fewest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pencilmark.board.drawing import Shape
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, lowest
from pencilmark.board.model import Candidate, Link, Node, Position, Step
from pencilmark.board.phrase import Said, phrase
from pencilmark.board.speech import in_signs
from pencilmark.human.argument.shorter import is_argued, is_refutation, within
from pencilmark.human.logic import plainest
from pencilmark.human.telling.canvas import Canvas
from pencilmark.human.telling.case import Case
from pencilmark.human.telling.inner import CHAIN, pattern_name
from pencilmark.human.telling.nets import Chain, NetReading, alternatives, clash, say_false, say_true
from pencilmark.human.telling.reading import reason, says
from pencilmark.human.telling.words import sentence, signs_of


@dataclass(frozen=True, slots=True)
class Inference:
    """An inference: what it *says*, the *links* that make it, and the places of the branch's lines it comes *after*.

    If it needs a chain within, *inner* is that: an argument about the candidates that are left there.
    """

    text: str
    links: Chain
    after: tuple[int, ...]
    shapes: tuple[Shape, ...] = ()
    lit: tuple[Shape, ...] = ()
    inner: Outline | None = None


@dataclass(frozen=True, slots=True)
class OutlineBranch:
    """What follows from an assumption: the *lines*, and how it ends, with the conclusion or with a clash."""

    assumption: Node
    title: str
    lines: tuple[Inference, ...]
    end: str


@dataclass(frozen=True, slots=True)
class Outline:
    """The whole argument: in *short*, how it opens, the branches, and what follows from all of them."""

    short: str
    opening: str
    branches: tuple[OutlineBranch, ...]
    conclusion: str


def outline(position: Position, step: Step) -> Outline | None:
    """Return the outline of a forcing chain or net that is taken in a *position*; None for any other step."""
    if not is_argued(step.technique) or not step.evidence.chains:
        return None
    return outline_of(position, plainest(position, step))


def outline_of(position: Position, step: Step) -> Outline:
    """Return the outline of a forcing chain or net, by its own evidence."""
    with in_signs(signs_of(position)):
        return _outline(Case(position, step))


def _outline(case: Case) -> Outline:
    step = case.step
    if is_refutation(step):
        trunk = merged(step.evidence.chains)
        branches: tuple[OutlineBranch, ...] = (_refuted(case, trunk),)
        opening = sentence(phrase("outline-what-if", clause=says(case, trunk[0].start)))
    else:
        conclusion = case.step.conclusion
        branches = tuple(_branch(case, chain, conclusion) for chain in step.evidence.chains if chain)
        opening = sentence(phrase("outline-each-case", alternatives=alternatives(case)))
    return Outline(_short(case, branches), opening, branches, sentence(case.conclusion()))


def merged(chains: Sequence[Chain]) -> Chain:
    """Join the chains of one assumption; what several of them conclude is concluded by the first."""
    known: set[Node] = set()
    links: list[Link] = []
    for chain in chains:
        links += [link for link in chain if link.end not in known]
        known |= {link.end for link in chain}
    return tuple(links)


def needed(chain: Chain, ends: Iterable[Node]) -> Chain:
    """Return, in order, the links of a *chain* without which the nodes *ends* do not follow."""
    wanted = set(ends)
    kept: list[Link] = []
    for link in reversed(chain):
        if link.end in wanted:
            wanted.add(link.start)
            kept.append(link)
    return tuple(kept[::-1])


def clashes(case: Case, facts: Sequence[Node]) -> Iterator[tuple[Node, ...]]:
    """Yield the sets of *facts* that cannot hold together: one both ways, or a cell or a house with nothing left."""
    for node in facts:
        if node.on and (other := node._replace(on=False)) in facts:
            yield node, other
    false: dict[Candidate, Node] = {}
    for node in facts:
        if not node.on:
            for cell in bits(node.cells):
                false.setdefault(Candidate(cell, node.value), node)
    for cell, digits in enumerate(case.position.cell_digits):
        marks = [Candidate(cell, digit + 1) for digit in bits(digits)]
        if marks and all(mark in false for mark in marks):
            yield tuple(dict.fromkeys(false[mark] for mark in marks))
    for house in case.geometry.full_houses:
        for digit in range(case.geometry.value_count):
            marks = [Candidate(cell, digit + 1) for cell in bits(case.places(digit, house))]
            if marks and all(mark in false for mark in marks):
                yield tuple(dict.fromkeys(false[mark] for mark in marks))


def shortest_clash(case: Case, chain: Chain) -> Chain:
    """Return the links of a *chain* that lead to the clash which needs the fewest."""
    facts = list(dict.fromkeys([chain[0].start, *(link.end for link in chain)]))
    return min((needed(chain, ends) for ends in clashes(case, facts)), key=len)


def _refuted(case: Case, chain: Chain) -> OutlineBranch:
    kept = shortest_clash(case, chain)
    facts = [chain[0].start, *(link.end for link in kept)]
    return _told(case, chain[0].start, kept, phrase("nets-clash", clash=clash(case, facts)), ())


def _branch(case: Case, chain: Chain, conclusion: Node) -> OutlineBranch:
    if all(link.end != conclusion for link in chain):
        return _refuted(case, chain)
    kept = needed(chain, [conclusion])
    return _told(case, chain[0].start, kept, phrase("outline-shown", clause=says(case, conclusion)), (conclusion,))


def _told(case: Case, start: Node, chain: Chain, end: Said, ends: tuple[Node, ...]) -> OutlineBranch:
    """Return a branch of the links of *chain*: a line for each inference; what only leads on joins the next."""
    lines: list[Inference] = []
    of: dict[Node, int] = {}
    if chain:
        net = NetReading(chain, ends[0] if ends else None)
        for node, links in _inferences(net, ends):
            after = sorted({of[link.start] for link in links if link.start in of})
            of |= {link.end: len(lines) for link in links}
            inner = _inner(case, links) if _pattern(case, links) == CHAIN else None
            lines.append(Inference(_text(case, net, node), links, tuple(after), *_drawn(case, node, links), inner))
    return OutlineBranch(start, sentence(phrase("suppose", clause=says(case, start))), tuple(lines), sentence(end))


def _inferences(net: NetReading, ends: Sequence[Node]) -> Iterator[tuple[Node, Chain]]:
    """Yield each node that has a line of its own, with its links and those of the plain eliminations before it."""
    told: set[Node] = set()
    used = {link.start for links in net.into.values() for link in links}
    for node, links in net.into.items():
        if not node.on and links[0].kind != "pattern" and node in used and node not in ends:
            continue  # it stands with the first that follows from it
        folded = [
            link.start for link in links if not link.start.on and link.start not in told and link.start in net.into
        ]
        plain = [one for one in dict.fromkeys(folded) if net.into[one][0].kind != "pattern"]
        told |= {node, *plain}
        yield node, (*(link for one in plain for link in net.into[one]), *links)


def _text(case: Case, net: NetReading, node: Node) -> str:
    """Say one inference, and what it follows from."""
    links = net.into[node]
    if not node.on and links[0].kind == "pattern":
        return sentence(say_false(case, net, node, links))
    causes = dict.fromkeys(link.start if link.start.on else net.cause(link.start) for link in links)
    what = say_true(case, node, links) if node.on else reason(case, links[0])
    return sentence(phrase("outline-as", clause=what, causes=[says(case, cause) for cause in causes]))


def _drawn(case: Case, node: Node, links: Chain) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """Return the drawing of an inference, and what lights up while it is pointed at."""
    canvas, light = Canvas(case.position), Canvas(case.position)
    canvas.links(links)
    light.tint(node.cells)
    return canvas.shapes(), light.shapes()


def gone_before(links: Chain) -> tuple[Candidate, list[Candidate]]:
    """Return what a pattern makes false by its *links*, the last of an inference, and what had to be gone for it."""
    end = links[-1].end
    into = [link.start for link in links if link.end == end]
    gone = [Candidate(cell, start.value) for start in into for cell in bits(start.cells)]
    return Candidate(lowest(end.cells), end.value), gone


def _inner(case: Case, links: Chain) -> Outline | None:
    """Return the outline of the chain within that an inference needs."""
    end, gone = gone_before(links)
    left = case.position.after((), gone)
    step = within(left, end)
    if not step or not (found := outline(left, step)):
        return None
    canvas = Canvas(case.position)
    canvas.strike(gone)
    branches = tuple(_struck(branch, canvas.shapes()) for branch in found.branches)
    so = phrase("so-clause", clause=says(case, step.conclusion))
    return replace(found, branches=branches, conclusion=sentence(so))


def _struck(branch: OutlineBranch, gone: tuple[Shape, ...]) -> OutlineBranch:
    """Add to the drawing of every line of a branch what is *gone* before."""
    return replace(branch, lines=tuple(replace(line, lit=gone + line.lit) for line in branch.lines))


def _short(case: Case, branches: Sequence[OutlineBranch]) -> str:
    """Say how long the argument is, and what it needs besides singles."""
    count = sum(len(branch.lines) for branch in branches)
    lines = [line for branch in branches for line in branch.lines]
    needs = Counter(need for line in lines if (need := _needs(case, line)))
    parts = [phrase("outline-needs", count=times, pattern=need) for need, times in needs.items()]
    steps = phrase("outline-steps", count=count, cases=len(branches))
    return sentence(phrase("outline-short", parts=[steps, *parts]))


def _needs(case: Case, line: Inference) -> Said:
    """Name what an inference needs: a pattern, or a chain by its steps; empty if it needs neither."""
    if line.inner:
        return phrase("outline-chain-of", count=sum(len(branch.lines) for branch in line.inner.branches))
    return _pattern(case, line.links)


def _pattern(case: Case, links: Chain) -> Said:
    """Name the pattern that an inference needs; empty if it needs none."""
    return pattern_name(case, *gone_before(links)) if links[-1].kind == "pattern" else ""
