"""Automata of Interactive Sudoku Solver: bits in base64, the most significant first.

header   2 bits: 0 plain, 1 packed; 4: bits of a state less 1; 4: values less 1; then how many states begin and how
         many others accept (each as long as a state), a bit for each that begins whether it accepts, and for plain
         ones 4: bits of a count
plain    of each state the count of its moves, each a value (from 0) and a state
packed   of each state a bit for each value, the last value first, and a state for each that is set

States that begin come first, then the others that accept.
"""

from __future__ import annotations

from base64 import b64decode

from pencilmark.board.geometry import DIGITS
from pencilmark.rules.language.machines import Machine, Moves, from_states

PACKED = 1


class _Bits:
    """Reads numbers from bytes, bit by bit; ValueError beyond the end."""

    def __init__(self, content: bytes) -> None:
        self.all, self.left = int.from_bytes(content, "big"), 8 * len(content)

    def number(self, size: int) -> int:
        """Read a number of *size* bits."""
        if size > self.left:
            raise ValueError("the bits end too early")
        self.left -= size
        return self.all >> self.left & (1 << size) - 1


def read_automaton(text: str, first: int = 1) -> Machine:
    """Read an automaton for values from *first* on. Raises ValueError, and RuleError if it is too large.

    >>> read_automaton("RhQBgAAU").accepts([1, 1]), read_automaton("RhQBgAAU").accepts([1])
    (True, False)
    """
    bits = _Bits(b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True))
    form, state, values = bits.number(2), bits.number(4) + 1, bits.number(4) + 1
    begins, accepts = bits.number(state), bits.number(state)
    accepted = bits.number(begins) | (1 << accepts) - 1 << begins
    if form > PACKED or not begins:
        raise ValueError("an automaton of another form")
    count = bits.number(4) if form != PACKED else values
    moves: Moves = []
    while count and bits.left >= count:
        here = [0] * len(DIGITS)
        mask = bits.number(count)
        steps = [at for at in range(values) if mask >> at & 1] if form == PACKED else [-1] * mask
        for at in steps:
            value = bits.number((values - 1).bit_length()) if at < 0 else at
            here[value + first] |= 1 << bits.number(state)
        moves.append(here)
    moves += [[0] * len(DIGITS)] * ((1 << state) - len(moves))
    return from_states((1 << begins) - 1, moves, accepted)
