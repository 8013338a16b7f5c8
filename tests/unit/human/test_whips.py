"""Whips, braids and g-whips: proved link by link, as short as can be, written as their inventor writes them."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, takewhile
from pathlib import Path

import pytest
from tests.verifier import is_true, verify
from tests.verifier_chains import excludes, follow, node_of, refuted

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Node, Position, Puzzle, Step
from pencilmark.board.notation import step_text, variables_of
from pencilmark.exchange.read import read
from pencilmark.human.explain import explain
from pencilmark.human.lessons import lesson, position
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import LADDERS, TEACHING, climb

KINDS = ("whip", "braid", "g-whip")
LINES = (Path(__file__).parents[2] / "data" / "sukaku_puzzles.txt").read_text().splitlines()[1::9]
MITH = "12...678.4.....2.6.....2.1428.67.4.1.1.......7.4...8.....2.76.86..398....7.56...."
PLAIN = climb(TEACHING[: TEACHING.index("naked-pair")])


@cache
def after_singles(line: str) -> Position:
    return solve_path(Position.of(read(line[:81])), PLAIN).position


def check(position: Position, step: Step) -> int:
    """Check *step* by its evidence alone, including what its kind asks of links; return its length."""
    (links,), (target,) = step.evidence.chains, map(node_of, step.eliminations)
    assert refuted(position, follow(position, target, links))
    standing, variables = [target], variables_of(links)
    for place, variable in enumerate(variables):
        struck = [link for link in variable if not link.end.on]
        ends = {link.end for link in variable if link.end.on}
        assert struck and all(link.start in standing for link in struck)
        assert step.technique == "braid" or struck[0].start == standing[-1]
        assert len(ends) == (place < len(variables) - 1)
        standing += ends
    is_single = [node.cells.bit_count() == 1 for node in standing]
    assert all(is_single) or step.technique == "g-whip"
    return len(variables)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split()[1])
def test_every_step_is_proved_by_its_links_and_true_and_shorter_ones_come_first(line: str) -> None:
    position, (solution,) = after_singles(line), engine.solve(read(line[:81])).solutions
    lengths: dict[str, dict[Candidate, int]] = {}
    for kind in KINDS:
        steps = list(islice(TECHNIQUES[kind].find(position), 12))
        found = [check(position, step) for step in steps]
        assert found == sorted(found) and all(is_true(step, solution) for step in steps)
        lengths[kind] = {step.eliminations[0]: length for step, length in zip(steps, found, strict=True)}
    for target, length in lengths["whip"].items():
        assert lengths["braid"].get(target, length) <= length >= lengths["g-whip"].get(target, length)


def variables(position: Position) -> Iterator[frozenset[Node]]:
    """Yield the candidates of each cell, and the places of each digit in each house."""
    for cell, digits in enumerate(position.cell_digits):
        yield frozenset(Node(1 << cell, digit + 1, True) for digit in bits(digits))
    for house in position.geometry.full_houses:
        for digit, cells in enumerate(position.digit_cells):
            mask = position.geometry.house_masks[house]
            yield frozenset(Node(1 << cell, digit + 1, True) for cell in bits(cells & mask))


def has_whip(position: Position, choices: list[frozenset[Node]], known: list[Node], more: int, linked: bool) -> bool:
    """Try all sequences of *more* variables, exactly as the definition says."""
    for choice in choices:
        left = [node for node in choice if not any(excludes(position, one, node) for one in known)]
        is_linked = any(excludes(position, known[-1], node) for node in choice) or not linked
        if not choice or not is_linked or set(known) & choice or len(left) > (more > 1):
            continue
        if not left or has_whip(position, choices, [*known, *left], more - 1, linked):
            return True
    return False


@pytest.mark.parametrize("kind", ["whip", "braid"])
def test_whips_and_braids_of_two_variables_are_just_what_trying_all_sequences_finds(kind: str) -> None:
    compared = set()
    for line in LINES[:6]:
        position = after_singles(line)
        choices = list(variables(position))
        known = {step.eliminations[0]: check(position, step) for step in TECHNIQUES[kind].find(position)}
        targets = [Candidate(cell, at + 1) for cell, digits in enumerate(position.cell_digits) for at in bits(digits)]
        for target in targets[::9]:
            is_short = has_whip(position, choices, [node_of(target)], 2, kind == "whip")
            assert is_short == (known.get(target, 9) <= 2)
            compared.add(is_short)
    assert compared == {True, False}


def test_or_k_whips_of_two_variables_are_just_what_trying_all_sequences_finds() -> None:
    taught = lesson("or-whip")
    here = Position.of(position(next(text for text in taught.practice + taught.also if text.startswith("63"))))
    steps = [
        step
        for kind in ("or-whip", "whip")
        for step in takewhile(lambda one: len(variables_of(one.evidence.chains[0])) == 2, TECHNIQUES[kind].find(here))
    ]
    (guardians,), short = steps[0].evidence.colours, {step.eliminations[0] for step in steps}
    choices = [*variables(here), frozenset(map(node_of, guardians))]
    for target in (*list(short)[:3], *here.candidates()[::50]):
        assert has_whip(here, choices, [node_of(target)], 2, linked=True) == (target in short)


def test_or_k_whips_of_a_puzzle_of_mith_are_as_long_as_those_published() -> None:
    """These two are in Denis Berthier's collection of examples."""
    position = solve_path(Position.of(read(MITH)), PLAIN).position
    lengths = {}
    for step in TECHNIQUES["or-whip"].find(position):
        verify(position, step)
        text = step_text(step, "", position.geometry)
        assert re.fullmatch(r"OR3-whip\[\d\]: .*OR3\{\{n\dr\dc\d n\dr\dc\d \| n\dr\dc\d\}\}.* \.\} => r\dc\d<>\d", text)
        lengths[step.eliminations[0].text("<>")] = len(variables_of(step.evidence.chains[0]))
    assert lengths["r3c4<>8"] == 5 and lengths["r8c9<>2"] == 6


def test_a_step_is_written_as_its_inventor_writes_it_and_told_variable_by_variable() -> None:
    position = after_singles(LINES[-1])
    steps = TECHNIQUES["whip"].find(position)
    step = next(step for step in steps if check(position, step) == 5)
    text, told = step_text(step, "", position.geometry), explain(position, step)
    variables = re.fullmatch(r"whip\[5\]: (.*\{.* .*\}) => r\dc\d<>\d", text)
    assert variables and variables[1].count(" - ") == 4 and variables[1].endswith(" .}")
    assert told.text.count("Then ") == 4 and "That can't be: " in told.text


def test_no_ladder_takes_them_and_other_boards_have_them_too() -> None:
    assert not any(kind in ladder for kind in (*KINDS, "or-whip") for ladder in LADDERS.values())
    geometry = board("6")
    full = tuple(next(engine.solutions(Puzzle(geometry, (0,) * 36))))
    for every in (3, 4):
        puzzle = Puzzle(geometry, tuple(value if cell * 7 % 5 < 5 - every else 0 for cell, value in enumerate(full)))
        position, answers = Position.of(puzzle), list(islice(engine.solutions(puzzle), 200))
        for step in (step for kind in KINDS for step in islice(TECHNIQUES[kind].find(position), 9)):
            check(position, step)
            assert len(answers) == 200 or all(is_true(step, answer) for answer in answers)
    clash = Position.of(Puzzle(geometry, (1, 1) + (0,) * 34))
    assert not list(TECHNIQUES["whip"].find(clash))
