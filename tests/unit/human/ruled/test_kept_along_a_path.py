"""What is kept from one position for the next is what would be found there anew."""

from collections.abc import Iterator
from functools import lru_cache

import pytest
from tests.unit.human.ruled.test_chains import DATA, stuck

from pencilmark import engine
from pencilmark.board.model import Position
from pencilmark.board.task import finished
from pencilmark.human import logic
from pencilmark.human.ruled.forcing import Followed
from pencilmark.human.ruled.ladder import RULED, ruled_ladder
from pencilmark.human.ruled.linked import asked_of, clue_links
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.suspects import candidates_of
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.common import in_vain
from pencilmark.human.techniques.ladders import SINGLES, climb
from pencilmark.rules.text import read_rules

KINDS = ("thermo", "greater")
MOST = 8


@lru_cache(maxsize=len(KINDS))
def positions(kind: str) -> list[Position]:
    """Return the positions that follow where plainer techniques leave a puzzle, each with what was found before it."""
    return list(_walk(stuck()[kind][1]))


def _walk(position: Position) -> Iterator[Position]:
    for _, after in zip(range(MOST), logic.walk(position, ruled_ladder()), strict=False):
        yield after[1]


def anew(position: Position) -> Position:
    """Return the same position with nothing known about it."""
    digits = position.digit_cells, position.cell_digits
    return Position(position.geometry, position.values, *digits, position.givens, position.rules)


@pytest.mark.parametrize("kind", KINDS)
def test_links_of_clues_are_those_found_anew(kind: str) -> None:
    handed = [position for position in positions(kind) if asked_of(position)]
    assert handed
    for position in handed:
        kept, fresh = (finished(clue_links(one, False)) for one in (position, anew(position)))
        assert (kept.weak, kept.strong) == (fresh.weak, fresh.strong)
        assert [*kept.weak] == [*fresh.weak], "the same order, which chains are found in"


def test_a_search_that_leaves_out_what_was_in_vain_finds_the_step_that_is_found_anew() -> None:
    text = next(text for text in DATA.read_text("utf-8").split("\n\n") if text.startswith("# arrow"))
    start, names = Position.of(with_sight(read_rules(text).puzzle)), set[object]()
    searched = RULED["sum-bounds"], TECHNIQUES["als-xz"]
    ladder = (*climb(SINGLES), *searched, RULED["clue-chain"], RULED["clue-net"])
    for _, (_, position) in zip(range(60), logic.walk(start, ladder), strict=False):
        fresh = anew(position)
        names.update(key if isinstance(key, str) else key[0] for key in in_vain(position))  # type: ignore[index]
        for technique in searched:
            assert technique.first(position) == technique.first(fresh)
    assert names == {technique.id for technique in searched}, "both have been searched in vain"


@pytest.mark.parametrize("kind", KINDS)
def test_candidates_followed_further_fail_wherever_those_followed_anew_do_and_are_false(kind: str) -> None:
    (solution,) = engine.solve(stuck()[kind][0]).solutions
    followed, failing = Followed(), 0
    for position in positions(kind)[::4]:
        candidates, fresh = candidates_of(position.cell_digits), Followed()
        for one in (followed, fresh):
            for _ in one.update(position, candidates):
                pass
        assert not {*fresh.failing()} - {*followed.failing()}
        assert all(solution[cell] != value for cell, value in followed.failing())
        failing += len(fresh.failing())
    assert failing, "some candidates lead to a contradiction"
    back, again = positions(kind)[0], Followed()
    for one in (followed, again):
        for _ in one.update(back, candidates_of(back.cell_digits)[::5]):
            pass
    assert followed.failing() == again.failing(), "on the way back nothing is taken over"
