"""The argument of a forcing chain or net as an outline: assumptions, what follows from each, the clash, the conclusion.

It has the inferences of the step's evidence that the conclusion needs, and no others: each is walked back from the
conclusion, or from the clash that takes the fewest of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pencilmark.board.drawing import Shape
from pencilmark.board.geometry import bits
from pencilmark.board.model import Candidate, Link, Node, Position, Step
from pencilmark.board.phrase import Said, phrase
from pencilmark.human.explain.canvas import Canvas
from pencilmark.human.explain.case import Case
from pencilmark.human.explain.inner import pattern_name
from pencilmark.human.explain.nets import TELLERS, Chain, Net, alternatives, clash, conclusion_of, say_false, say_true
from pencilmark.human.explain.reading import reason, says
from pencilmark.human.explain.words import listed, number, sentence, with_noun
from pencilmark.human.logic import plainest


@dataclass(frozen=True, slots=True)
class Line:
    """An inference: what it says, the *links* that make it, and the places of the lines of its branch it is *after*."""

    text: str
    links: Chain
    after: tuple[int, ...]
    shapes: tuple[Shape, ...] = ()
    lit: tuple[Shape, ...] = ()


@dataclass(frozen=True, slots=True)
class Branch:
    """What follows from an assumption: the *lines*, and how it ends: with the conclusion or with a clash."""

    assumption: Node
    title: str
    lines: tuple[Line, ...]
    end: str


@dataclass(frozen=True, slots=True)
class Outline:
    """The whole argument: in *short*, how it opens, the branches, and what follows from all of them."""

    short: str
    opening: str
    branches: tuple[Branch, ...]
    conclusion: str


def outline(position: Position, step: Step) -> Outline | None:
    """Make the outline of a forcing chain or net that is taken in a *position*; None for any other step."""
    if step.technique not in TELLERS or not step.evidence.chains:
        return None
    case = Case(position, plainest(position, step))
    if is_refutation(step):
        trunk = merged(step.evidence.chains)
        branches: tuple[Branch, ...] = (_refuted(case, trunk),)
        opening = sentence(phrase("outline-what-if", says=says(case, trunk[0].start)))[:-1] + "?"
    else:
        conclusion = conclusion_of(case)
        branches = tuple(_branch(case, chain, conclusion) for chain in step.evidence.chains if chain)
        opening = sentence(phrase("outline-each-case-leads-same", alternatives=alternatives(case)))
    return Outline(_short(case, branches), opening, branches, sentence(phrase("so-result", result=case.result())))


def is_refutation(step: Step) -> bool:
    """Report whether a step refutes one assumption, rather than go through several cases."""
    return step.evidence.note == "contradiction" or (
        "verity" not in step.technique
        and ("contradiction" in step.technique or step.technique == "nishio-forcing-chains")
    )


def merged(chains: Sequence[Chain]) -> Chain:
    """Join the chains of one assumption into one; what two of them conclude is concluded by the first."""
    known: set[Node] = set()
    links: list[Link] = []
    for chain in chains:
        links += [link for link in chain if link.end not in known]
        known |= {link.end for link in chain}
    return tuple(links)


def needed(chain: Chain, ends: Iterable[Node]) -> Chain:
    """Return the links of a *chain* without which the nodes *ends* do not follow, in their order."""
    wanted = set(ends)
    kept: list[Link] = []
    for link in reversed(chain):
        if link.end in wanted:
            wanted.add(link.start)
            kept.append(link)
    return tuple(kept[::-1])


def clashes(case: Case, facts: Sequence[Node]) -> Iterator[tuple[Node, ...]]:
    """Yield the sets of *facts* that cannot hold together: one both ways, a cell or a house with nothing left."""
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
    for house in case.position.geometry.full_houses:
        for digit in range(case.position.geometry.value_count):
            marks = [Candidate(cell, digit + 1) for cell in bits(case.places(digit, house))]
            if marks and all(mark in false for mark in marks):
                yield tuple(dict.fromkeys(false[mark] for mark in marks))


def shortest_clash(case: Case, chain: Chain) -> Chain:
    """Return the links of a *chain* that lead to the clash which needs the fewest."""
    facts = list(dict.fromkeys([chain[0].start, *(link.end for link in chain)]))
    return min((needed(chain, ends) for ends in clashes(case, facts)), key=len)


def _refuted(case: Case, chain: Chain) -> Branch:
    kept = shortest_clash(case, chain)
    facts = [chain[0].start, *(link.end for link in kept)]
    return _told(case, chain[0].start, kept, phrase("outline-cannot", clash=clash(case, facts)), ())


def _branch(case: Case, chain: Chain, conclusion: Node) -> Branch:
    if all(link.end != conclusion for link in chain):
        return _refuted(case, chain)
    kept = needed(chain, [conclusion])
    return _told(
        case, chain[0].start, kept, phrase("outline-what-was-shown", says=says(case, conclusion)), (conclusion,)
    )


def _told(case: Case, start: Node, chain: Chain, end: Said, ends: tuple[Node, ...]) -> Branch:
    """Write a branch of the links of *chain*: a line for each inference, what only leads on to one told with it."""
    lines: list[Line] = []
    of: dict[Node, int] = {}
    if chain:
        net = Net(chain, ends[0] if ends else None)
        for node, links in _inferences(net, ends):
            after = sorted({of[link.start] for link in links if link.start in of})
            of |= {link.end: len(lines) for link in links}
            lines.append(Line(_text(case, net, node), links, tuple(after), *_drawn(case, node, links)))
    return Branch(start, sentence(phrase("outline-suppose", says=says(case, start))), tuple(lines), sentence(end))


def _inferences(net: Net, ends: Sequence[Node]) -> Iterator[tuple[Node, Chain]]:
    """Yield each node that has a line of its own, and its links: with those of the plain eliminations before it."""
    told: set[Node] = set()
    used = {link.start for links in net.into.values() for link in links}
    for node, links in net.into.items():
        if not node.on and links[0].kind != "pattern" and node in used and node not in ends:
            continue  # it is told with the first that follows from it
        folded = [
            link.start for link in links if not link.start.on and link.start not in told and link.start in net.into
        ]
        plain = [one for one in dict.fromkeys(folded) if net.into[one][0].kind != "pattern"]
        told |= {node, *plain}
        yield node, (*(link for one in plain for link in net.into[one]), *links)


def _text(case: Case, net: Net, node: Node) -> str:
    """Say one inference, and from what it follows."""
    links = net.into[node]
    if not node.on and links[0].kind == "pattern":
        return sentence(say_false(case, net, node, links))
    causes = dict.fromkeys(link.start if link.start.on else net.cause(link.start) for link in links)
    what = say_true(case, net, node, links) if node.on else reason(case, links[0])
    return sentence(phrase("outline-as", what=what, causes=listed([says(case, cause) for cause in causes])))


def _drawn(case: Case, node: Node, links: Chain) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """Draw an inference, and what lights up while it is pointed at."""
    canvas, light = Canvas(case.position), Canvas(case.position)
    canvas.links(links)
    light.tint(node.cells)
    return canvas.shapes(), light.shapes()


def _short(case: Case, branches: Sequence[Branch]) -> str:
    """Say how long the argument is, and what it needs besides singles."""
    count = sum(len(branch.lines) for branch in branches)
    patterns = Counter(name for branch in branches for line in branch.lines if (name := _pattern(case, line)))
    parts = [
        phrase("outline-needs", number=number(times), count=times, name=with_noun(name))
        for name, times in patterns.items()
    ]
    cases = phrase("outline-cases", count=number(len(branches))) if len(branches) > 1 else ""
    return sentence(phrase("list", items=[phrase("outline-steps", count=count, cases=cases), *parts]))


def _pattern(case: Case, line: Line) -> Said:
    """Name the pattern that an inference needs; empty where it needs none."""
    last = line.links[-1]
    if last.kind != "pattern":
        return ""
    into = [link for link in line.links if link.end == last.end]
    gone = [Candidate(cell, link.start.value) for link in into for cell in bits(link.start.cells)]
    return pattern_name(case, Candidate(last.end.cells.bit_length() - 1, last.end.value), gone)
