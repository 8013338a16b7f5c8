"""Finite automata that read values, made from a table of states or from a function.

    low*: 1-4 high; high*: 5-9 low       states separated by ;   * accepts   each move is a set of values and a state

Reading starts in the first state, and a set of values may lead to several states. Tables and patterns (see
`pencilmark.rules.language.patterns`) become an `Automaton`: deterministic, and with as few states as possible.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from typing import NoReturn, TypeVar

from pencilmark.board.errors import RuleError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import DIGITS
from pencilmark.board.masks import bits, union
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.rules.language.tokens import LINE_END

MOST_STATES = 500
VALUES = range(len(DIGITS))
ALL = (1 << len(DIGITS)) - 1
GONE = -1

State = TypeVar("State", bound=Hashable)

Moves = list[list[int]]
"""For each state and each value the set (mask) of states that may come next."""


@dataclass(frozen=True, slots=True)
class Automaton:
    """A deterministic automaton: the state after each state and value (GONE: none), from state 0 on, and which accept.

    >>> machine = deterministic(*read_table("a: 1 b; b*: 2 a"))
    >>> [machine.accepts(values) for values in ([1, 2, 1], [1, 2], [])]
    [True, False, False]
    """

    moves: tuple[tuple[int, ...], ...]
    accepted: frozenset[int]

    def step(self, state: int, value: int) -> int:
        """Return the state after *value*, GONE if there is none."""
        return self.moves[state][value] if 0 <= value < len(DIGITS) else GONE

    def accepts(self, values: Iterable[int]) -> bool:
        """Report whether the machine accepts a sequence of values."""
        state = 0
        for value in values:
            state = self.step(state, value)
            if state == GONE:
                return False
        return state in self.accepted


def refuse(text: str, at: int, expected: Phrase) -> NoReturn:
    """Raise RuleError for the sign at a place of a text."""
    found = repr(text[at]) if at < len(text) else LINE_END
    raise RuleError("bad-rule/here", expected=expected, found=found, column=at + 1)


def value_at(text: str, at: int) -> int:
    """Read the sign of a value. Raises RuleError."""
    value = DIGITS.find(text[at].upper()) if at < len(text) else -1
    if value < 0:
        refuse(text, at, phrase("machine-value"))
    return value


def values_in(text: str, at: int, end: int) -> int:
    """Read a set of values such as ``1-47`` from one place to another, as a mask. Raises RuleError."""
    found = 0
    while at < end:
        low = high = value_at(text, at)
        at += 1
        if at < end and text[at] == "-":
            high = value_at(text, at + 1) if at + 1 < end else -1
            if high < low:
                refuse(text, at, phrase("machine-range"))
            at += 2
        found |= (1 << high + 1) - (1 << low)
    return found


_STATE = re.compile(r"\s*([A-Za-z0-9_]+)(\*?)\s*:")
_MOVE = re.compile(r"\s*([0-9A-Za-z-]+|\.)\s+([A-Za-z0-9_]+)(?=\s|;|,|$),?")
_BLANK = re.compile(r"\s*")


def read_table(text: str) -> tuple[Moves, int]:
    """Read a table of states: the moves and the mask of the states that accept. Raises RuleError."""
    names: dict[str, int] = {}
    found: list[list[tuple[int, str, int]]] = []
    accepted = at = 0
    while at < len(text):
        state = _STATE.match(text, at)
        if not state or state[1] in names:
            refuse(text, _after_blank(text, at), phrase("machine-state"))
        accepted |= bool(state[2]) << len(names)
        names[state[1]] = len(names)
        at = state.end()
        found.append([])
        while move := _MOVE.match(text, at):
            values = ALL if move[1] == "." else values_in(text, move.start(1), move.end(1))
            found[-1].append((values, move[2], move.start(2)))
            at = move.end()
        at = _after_blank(text, at)
        if at < len(text) and text[at] != ";":
            refuse(text, at, phrase("machine-move"))
        at = _after_blank(text, at + 1)
    return [_moves(row, names, text) for row in found], accepted


def _after_blank(text: str, at: int) -> int:
    match = _BLANK.match(text, at)
    return match.end() if match else at


def _moves(row: list[tuple[int, str, int]], names: dict[str, int], text: str) -> list[int]:
    after = [0] * len(DIGITS)
    for values, name, at in row:
        if name not in names:
            refuse(text, at, phrase("machine-state"))
        for value in bits(values):
            after[value] |= 1 << names[name]
    return after


def deterministic(moves: Moves, accepted: int) -> Automaton:
    """Make a machine from moves to several states that starts in state 0. Raises RuleError if it would be too large."""
    return from_states(1, moves, accepted)


def from_states(start: int, moves: Moves, accepted: int) -> Automaton:
    """Make a machine from moves to several states that starts in any of some states (a mask). Raises RuleError."""

    def step(states: int, value: int) -> int | None:
        return union(moves[state][value] for state in bits(states)) or None

    return grown(start, step, lambda states: bool(states & accepted), VALUES)


def grown(
    start: State, step: Callable[[State, int], State | None], accepts: Callable[[State], bool], values: Iterable[int]
) -> Automaton:
    """Make a machine from a function of a state and a value to the next state (None: no way on).

    Raises RuleError if it has more than MOST_STATES.

    >>> eight = grown(0, lambda total, value: min(total + value, 9), lambda total: total == 8, range(1, 10))
    >>> eight.accepts([3, 5]), eight.accepts([3, 6])
    (True, False)
    """
    numbers, states, moves = {start: 0}, [start], list[list[int]]()
    for state in states:  # it grows
        after = [GONE] * len(DIGITS)
        for value in values:
            reached = step(state, value)
            if reached is not None:
                if reached not in numbers:
                    numbers[reached] = len(states)
                    states.append(reached)
                after[value] = numbers[reached]
        if len(states) > MOST_STATES:
            raise RuleError("too-large/states", most=MOST_STATES, column=1)
        moves.append(after)
    return _smallest(moves, {number for number, state in enumerate(states) if accepts(state)})


def _smallest(moves: list[list[int]], accepted: set[int]) -> Automaton:
    """Join the states that no sequence of values tells apart (Moore, 1956), and drop those that lead nowhere."""
    useful = _leading(moves, accepted)
    moves = [[to if to in useful else GONE for to in after] for after in moves]
    kinds, count = [int(state in accepted) for state in range(len(moves))], 0
    while len(set(kinds)) > count:
        count, seen = len(set(kinds)), dict[tuple[int, ...], int]()
        rows = [(kinds[state], *[to if to == GONE else kinds[to] for to in after]) for state, after in enumerate(moves)]
        kinds = [seen.setdefault(row, len(seen)) for row in rows]
    first: dict[int, int] = {}
    for state in [0, *sorted(useful)]:
        first.setdefault(kinds[state], state)
    order = {kind: number for number, kind in enumerate(first)}
    joined = [tuple([to if to == GONE else order[kinds[to]] for to in moves[first[kind]]]) for kind in order]
    return Automaton(tuple(joined), frozenset(order[kinds[state]] for state in accepted))


def _leading(moves: list[list[int]], accepted: set[int]) -> set[int]:
    """List the states from which an accepting one can be reached."""
    before: dict[int, set[int]] = {}
    for state, after in enumerate(moves):
        for to in set(after) - {GONE}:
            before.setdefault(to, set()).add(state)
    found, waiting = set(accepted), list(accepted)
    for state in waiting:  # it grows
        new = before.get(state, set()) - found
        found |= new
        waiting += new
    return found


def write_table(machine: Automaton) -> str:
    """Write a machine as a table; `read_table` is the inverse.

    >>> write_table(grown(0, lambda state, value: 1, lambda state: state == 1, range(2, 5)))
    's0: 2-4 s1; s1*: 2-4 s1'
    """
    return "; ".join(
        f"s{state}{'*' * (state in machine.accepted)}:{_arcs(after)}" for state, after in enumerate(machine.moves)
    )


def _arcs(after: tuple[int, ...]) -> str:
    found: dict[int, list[int]] = {}
    for value, to in enumerate(after):
        if to != GONE:
            found.setdefault(to, []).append(value)
    return "".join(f" {_set(values)} s{to}" for to, values in found.items())


def _set(values: list[int]) -> str:
    """Write a set of values, with three or more consecutive ones as a range."""
    parts, start = list[str](), 0
    for place, value in enumerate(values):
        if place + 1 == len(values) or values[place + 1] != value + 1:
            run = [DIGITS[one] for one in values[start : place + 1]]
            parts.append(f"{run[0]}-{run[-1]}" if len(run) > 2 else "".join(run))
            start = place + 1
    return "".join(parts)
