"""Automata of Interactive Sudoku Solver: a machine written by its description is read as the same machine."""

from base64 import urlsafe_b64encode

import pytest
from tests.property.random_rules import Maker

from pencilmark.exchange.read import Reading, recognise
from pencilmark.exchange.sites.iss import read_automaton
from pencilmark.rules.language.machines import GONE, Automaton
from pencilmark.rules.language.patterns import machine_of

TOP = 9


def written(machine: Automaton, packed: bool) -> str:
    """Write a machine for the values 1 to 9, bit by bit."""
    order = [0, *sorted(range(1, len(machine.moves)), key=lambda state: state not in machine.accepted)]
    place = {state: at for at, state in enumerate(order)}
    size = max(1, (len(order) - 1).bit_length())
    moves = [
        [(value, place[to]) for value, to in enumerate(machine.moves[s][1 : TOP + 1]) if to != GONE] for s in order
    ]
    accepting = len(machine.accepted - {0})
    parts = [(int(packed), 2), (size - 1, 4), (TOP - 1, 4), (1, size), (accepting, size), (0 in machine.accepted, 1)]
    parts += [] if packed else [(4, 4)]
    for row in moves:
        parts.append((sum(1 << value for value, _ in row), TOP) if packed else (len(row), 4))
        for value, to in row:
            parts += [(to, size)] if packed else [(value, 4), (to, size)]
    bits = "".join(f"{number:0{length}b}" for number, length in parts)
    bits += "0" * (-len(bits) % 8)
    content = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    return urlsafe_b64encode(content).decode().rstrip("=")


@pytest.mark.parametrize("packed", [False, True])
def test_an_automaton_is_read_as_it_was_written(packed: bool) -> None:
    for seed in range(60):
        machine = machine_of(Maker(seed).pattern(3))
        found = read_automaton(written(machine, packed))
        words = [[int(sign) for sign in str(number)] for number in range(1, 1000) if "0" not in str(number)]
        assert [found.accepts(word) for word in words] == [machine.accepts(word) for word in words], seed


def test_a_name_begins_a_group_and_anything_but_an_automaton_is_named() -> None:
    text = written(machine_of("1[2-9]*"), packed=True)
    found = recognise(f".NFA~{text}~_Up~R1C1~R1C2~~R2C1~R2C2~_Down~R3C1.NFA~????~R4C1.~R9C9_1")
    assert isinstance(found, Reading)
    assert [rule.text.rsplit(": ", 1)[1] for rule in found.puzzle.rules] == ["r1c1 r1c2", "r2c1 r2c2", "r3c1"]
    assert len(found.warnings) == 1 and "nfa" in found.warnings[0]
