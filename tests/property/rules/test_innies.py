"""The rule of 45: facts that share no cells are taken from regions in one go, as they are one by one."""

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.rules.propagation import innies
from pencilmark.rules.propagation.innies import Fact, equations


def facts_for(seed: int, name: str) -> list[Fact]:
    """Make disjoint sums of neighbours or of cells anywhere."""
    rng, left = Random(seed), list(range(board(name).cell_count))
    if seed % 2:
        rng.shuffle(left)
    found = []
    while len(left) > 6:
        count = rng.randint(1, 6)
        cells, left = left[:count], left[count:]
        if rng.random() < 0.8:
            found.append(Fact(sum(1 << cell for cell in cells), rng.randint(3, 30)))
    return found


@pytest.mark.parametrize("name", ["4", "6", "9", "9 x"])
def test_disjoint_facts_say_the_same_in_one_go(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = [facts_for(seed, name) for seed in range(20)]
    quick = [equations(board(name), some) for some in facts]
    monkeypatch.setattr(innies, "_overlap", lambda facts: True)
    assert [equations(board(name), some) for some in facts] == quick
    assert any(quick)
