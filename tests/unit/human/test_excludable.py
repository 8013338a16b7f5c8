"""What chains can exclude is all that nice loops do: they are the same wherever they are sought."""

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.line import parse_line
from pencilmark.board.model import Position
from pencilmark.human.techniques import nice_loops
from pencilmark.human.techniques.excludable import excludable
from pencilmark.human.techniques.links import links_of
from pencilmark.human.techniques.network import network_of
from pencilmark.make.generator.climb import stop
from pencilmark.make.generator.dig import dig, values_at
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.proof import prover
from pencilmark.make.generator.target import ladder_to

NINE = board("9")


def positions() -> list[Position]:
    """Stop minimal puzzles where plain logic does."""
    found = []
    for seed in range(28):
        rng = Random(seed)
        solution = random_grid(NINE, rng)
        order = shuffled(rng, [1 << cell for cell in range(81)])
        values = values_at(solution, dig(prover(NINE, solution), NINE.covered, order))
        found.append(stop(NINE, values, ladder_to("Medium", NINE)))
    return [position for position in found if position]


def test_loops_and_chains_are_the_same_from_all_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    here = positions()
    claims = [[list(nice_loops._claims(network_of(one, False), turns)) for turns in (1, 2, -1)] for one in here]
    monkeypatch.setattr(nice_loops, "excludable", lambda position: None)
    for position, found in zip(here, claims, strict=True):
        known, links = excludable(position), links_of(position)
        assert known and known.candidates | links.candidates == links.candidates
        for turns, some in zip((1, 2, -1), found, strict=True):
            every = [claim for claim in nice_loops._claims(network_of(position, False), turns) if claim]
            assert [claim for claim in some if claim] == every
            assert not any(claim.gone & ~known.candidates for claim in every)
    assert len(here) > 6 and sum(len(some[-1]) for some in claims) > 100


def test_nothing_is_known_on_other_boards_and_nothing_is_excluded_where_all_is_filled() -> None:
    assert excludable(Position.of(parse_line("1234341221434321", board("4")))) is None
    assert excludable(Position.of(parse_line("." * 81))) == (0, 0)
