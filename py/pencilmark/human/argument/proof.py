"""A short way from an assumption to one of several ends.

Facts are reached in the order of their cost, by Knuth's generalization of Dijkstra's algorithm to rules with several
premises (Information Processing Letters 6, 1977). The cost of a fact counts each fact that it rests on once, however
often it is used; so a way is short but not necessarily the shortest, which is NP-hard to find. Then every fact that is
not needed is left out, one after another. Masks have bit = fact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush

from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Link
from pencilmark.human.argument.clauses import Clause, Clauses

LINE = 1 << 12
"""What a line of an argument costs, counted in facts that need no line of their own."""
ENDS = 12
"""Most ends that are tried, those that cost least."""
Goals = Sequence[tuple[int, ...]]
Inside = Sequence[tuple[int, Clause]]


class Following:
    """The facts that follow from *start*, each with the mask of those it rests on, as far as the *goals* need them."""

    def __init__(self, clauses: Clauses, start: int, goals: Goals, without: int = -1, most: int = 1 << 60) -> None:
        """Follow until no more facts can belong to one of the *ENDS* cheapest ends.

        Nothing follows from the fact *without*, and no fact is reached that costs *most* or more.
        """
        self.clauses, self.start = clauses, start
        self.lines = _told(clauses)
        self.rests: dict[int, int] = {}
        self.found: list[tuple[int, int, tuple[int, ...]]] = []
        self._goals_of: dict[int, list[int]] = {}
        self._goals = goals
        for place, goal in enumerate(goals):
            for fact in goal:
                self._goals_of.setdefault(fact, []).append(place)
        self._run(without, most)

    def cost(self, mask: int, goal: Iterable[int] = ()) -> int:
        """Return what the facts of *mask* cost, with a line of its own for each fact of the *goal*."""
        told = mask & self.lines
        for fact in goal:
            told |= 1 << fact
        return LINE * told.bit_count() + mask.bit_count()

    def _run(self, without: int, most: int) -> None:
        left = [len(clause.causes) for clause in self.clauses.clauses]
        open_goals = [len(goal) for goal in self._goals]
        enough = min(ENDS, len(self._goals))
        queue: list[tuple[int, int, int]] = [(1, self.start, 1 << self.start)]
        while queue:
            cost, fact, mask = heappop(queue)
            if fact in self.rests or fact == without:
                continue
            if cost >= most or (len(self.found) >= enough and cost > self.found[enough - 1][0]):
                return
            self.rests[fact] = mask
            self._end(fact, open_goals)
            for place in self.clauses.by_cause.get(fact, ()):
                left[place] -= 1
                if not left[place]:
                    clause = self.clauses.clauses[place]
                    if clause.end not in self.rests:
                        whole = self._join(clause.causes) | 1 << clause.end
                        heappush(queue, (self.cost(whole), clause.end, whole))

    def _end(self, fact: int, open_goals: list[int]) -> None:
        """Note the goals that *fact* completes."""
        for place in self._goals_of.get(fact, ()):
            open_goals[place] -= 1
            if not open_goals[place]:
                mask = self._join(self._goals[place])
                self.found.append((self.cost(mask, self._goals[place]), mask, self._goals[place]))
                self.found.sort()

    def _join(self, facts: Iterable[int]) -> int:
        return union(self.rests[fact] for fact in facts)


def _told(clauses: Clauses) -> int:
    """Return the mask of the facts with a line of their own: true ones, and those that a pattern makes false."""
    mask = sum(2 << 2 * node for node in range(len(clauses.nodes)))
    return mask | mask_of(clause.end for clause in clauses.clauses if clause.kind == "pattern")


class Way:
    """A way from *start* to all facts of *goal* with none to spare: its *cost*, and the reason of each fact."""

    def __init__(self, following: Following, mask: int, goal: tuple[int, ...]) -> None:
        """Drop from the facts *mask* what is not needed for the *goal*."""
        self.clauses, self.start, self.goal = following.clauses, following.start, goal
        inside = _inside(following.clauses, mask)
        for fact in sorted(bits(mask), reverse=True, key=lambda one: (following.lines >> one & 1, one)):
            if fact != self.start and mask >> fact & 1:
                less = self._reasons(inside, mask & ~(1 << fact))
                if less is not None:
                    mask = _used(less, goal)
        reasons = self._reasons(inside, mask)
        assert reasons is not None
        self.reasons, self.cost = reasons, following.cost(_used(reasons, goal), goal)

    def _reasons(self, inside: Inside, allowed: int) -> dict[int, Clause] | None:
        """Return the reason of each of the facts *allowed*; None if the goal does not follow from them alone."""
        known, found = 1 << self.start, dict[int, Clause]()
        waiting, before = [one for one in inside if allowed >> one[1].end & 1], -1
        while len(waiting) != before:
            before, later = len(waiting), []
            for causes, clause in waiting:
                if known >> clause.end & 1:
                    continue
                if causes & known == causes:
                    known |= 1 << clause.end
                    found[clause.end] = clause
                else:
                    later.append((causes, clause))
            waiting = later
        return found if all(known >> one & 1 for one in self.goal) else None

    def told(self) -> list[int]:
        """List the facts on the way that have a line of their own."""
        return [fact for fact, clause in self.reasons.items() if clause.end & 1 or clause.kind == "pattern"]

    def links(self) -> tuple[Link, ...]:
        """Write the way as links: each starts at the assumption or at the end of an earlier one."""
        found: list[Link] = []
        done = {self.start}
        waiting = [(fact, False) for fact in reversed(self.goal)]
        while waiting:
            fact, ready = waiting.pop()
            if fact in done:
                continue
            clause = self.reasons[fact]
            if ready:
                done.add(fact)
                node = self.clauses.node
                found += [Link(node(one), node(fact), clause.kind, clause.houses) for one in clause.causes]
            else:
                waiting.append((fact, True))
                waiting.extend((one, False) for one in reversed(clause.causes))
        return tuple(found)


def _inside(clauses: Clauses, mask: int) -> Inside:
    """List the clauses among the facts of *mask*, each with the mask of its causes, those with fewer causes first."""
    places = dict.fromkeys(place for fact in bits(mask) for place in clauses.by_cause.get(fact, ()))
    found = []
    for clause in sorted((clauses.clauses[place] for place in places), key=lambda one: len(one.causes)):
        causes = mask_of(clause.causes)
        if mask >> clause.end & 1 and causes & mask == causes:
            found.append((causes, clause))
    return found


def _used(reasons: dict[int, Clause], goal: Iterable[int]) -> int:
    """Return the mask of the facts that the *goal* rests on, by these *reasons*."""
    mask, waiting = 0, list(goal)
    while waiting:
        fact = waiting.pop()
        if not mask >> fact & 1:
            mask |= 1 << fact
            waiting.extend(reasons[fact].causes if fact in reasons else ())
    return mask


def shortest(clauses: Clauses, start: int, goals: Goals, tries: int = 0) -> Way | None:
    """Find a cheap way from *start* to one of the *goals*, each a set of facts; None if there is none.

    The search is repeated, each time without one of the facts of the best way, at most *tries* times in all.
    """
    best = _best(Following(clauses, start, goals))
    tried: set[int] = set()
    while best and tries and (fact := next((one for one in best.told() if one not in tried), -1)) >= 0:
        tries -= 1
        tried.add(fact)
        other = _best(Following(clauses, start, goals, fact, best.cost))
        if other and other.cost < best.cost:
            best = other
            tried.clear()
    return best


def _best(following: Following) -> Way | None:
    ways = [Way(following, mask, goal) for _, mask, goal in following.found[:ENDS]]
    return min(ways, key=lambda way: way.cost, default=None)
