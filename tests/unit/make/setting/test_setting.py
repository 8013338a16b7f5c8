"""Puzzles with variants: true, with one solution, by seed, and with nothing to spare when so wished."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.unit.conftest import Command

from pencilmark import engine
from pencilmark.__main__ import main
from pencilmark.board.errors import InputError, WishError
from pencilmark.board.model import Position
from pencilmark.board.task import finished
from pencilmark.doors.handlers.reading import read as read_request
from pencilmark.engine.answers import Uncovered
from pencilmark.exchange.found import Listing, Reading
from pencilmark.exchange.read import read_entry, recognise
from pencilmark.human import logic
from pencilmark.human.rating import rate
from pencilmark.human.ruled.ladder import ruled_ladder
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques import Technique
from pencilmark.human.techniques.technique import LEVELS, Level
from pencilmark.make.batch import Order
from pencilmark.make.formulas.questions import redundant_rules
from pencilmark.make.made import Made
from pencilmark.make.recipe import recipe
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import TRIES, VariantPart
from pencilmark.make.setting.propose import HIDDEN, KINDS
from pencilmark.make.wish import Wish
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.rule import clue_of, parse_rules, relations_of


def wish_for(variant: str, board: str = "9", givens: bool = True, tries: int = TRIES, **more: Any) -> Wish:
    return Wish(board, part=VariantPart(variant, givens, tries), **more)


def made(wish: Wish, seed: int = 1) -> Made:
    assert isinstance(wish.part, VariantPart)
    return finished(generate(Random(seed), wish, wish.part))


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_of_every_kind_is_true_and_has_one_solution(kind: str) -> None:
    size = "9" if kind in ("windoku", "xv", "german-whispers") else "4" if kind == "chaos-construction" else "6"
    found = made(wish_for(kind, size))
    relations = relations_of(found.puzzle.rules, found.puzzle.geometry)
    values = found.solution.values if isinstance(found.solution, Uncovered) else found.solution
    assert all(holds(relation)(values) for relation in relations)
    assert engine.solve(found.puzzle).solutions == (found.solution,)
    assert found.puzzle.rules or found.puzzle.geometry.name != size


@pytest.mark.parametrize("board", ["4x6", "grids 4 at 0,0 / 2,2"])
@pytest.mark.parametrize("way", sorted({kind.how.way for kind in KINDS.values()} - {"", HIDDEN}))
def test_each_way_to_lay_out_clues_uses_the_cells_and_digits_of_the_board(way: str, board: str) -> None:
    """Of a board with holes, too; and what was made is read again from its text."""
    name = next(name for name, kind in KINDS.items() if kind.how.way == way and name != "german-whispers")
    found = made(wish_for(name, board))
    geometry, rules = found.puzzle.geometry, found.puzzle.rules
    cells = [cell for rule in rules if (clue := clue_of(rule)) for cell in clue.cells]
    assert not any(geometry.holes >> cell & 1 for cell in cells)
    assert engine.solve(found.puzzle).solutions == (found.solution,)
    assert parse_rules([rule.text for rule in rules], geometry) == rules


@pytest.mark.parametrize(
    "kind", ["killer", "kropki", "greater", "x-sum", "little-killer", "skyscraper", "chaos-construction"]
)
def test_a_puzzle_without_givens_is_solved_by_its_clues_alone(kind: str) -> None:
    found = made(wish_for(kind, "6", givens=False))
    assert found.puzzle.clue_count == 0
    assert engine.solve(found.puzzle).solutions == (found.solution,)


@pytest.mark.parametrize("kind", ["killer", "thermo", "greater", "sandwich", "kropki", "yin-yang"])
def test_nothing_can_go_from_a_minimal_puzzle(kind: str) -> None:
    found = made(wish_for(kind, "6", minimal=True), seed=3)
    assert found.minimal
    assert redundant_rules(found.puzzle) == ()
    assert engine.redundant(found.puzzle) == ()


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"variant": "nonsense"}, "expected one of killer"),
        ({"variant": "jigsaw", "givens": False}, "expected givens for jigsaw"),
        ({"variant": "killer", "board": "16"}, "expected a board of 4 to 12"),
        ({"variant": "killer", "tries": 0}, "1 try or more"),
        ({"variant": "yin-yang", "board": "12"}, "expected a board of 4 to 10"),
        ({"variant": "chaos-construction", "givens": False}, "expected givens for chaos-construction"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(wish: dict[str, Any], expected: str) -> None:
    with pytest.raises(WishError, match=expected):
        wish_for(**wish)


def test_the_command_line_makes_a_puzzle_that_it_can_read(command: Command) -> None:
    _, (row,) = command("", "generate", "--variant", "Killer", "--no-givens", "--size", "6", "--seed", "2")
    assert row["variant"] == "killer" and row["clues"] == 0 and len(row["rules"]) > 5


def test_the_text_that_is_written_is_read_one_puzzle_or_several(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--variant", "killer", "--size", "4", "--seed", "1"]) == 0
    one = capsys.readouterr().out
    assert main(["generate", "--variant", "thermo", "--size", "4", "--seed", "1"]) == 0
    other = capsys.readouterr().out
    killer, listed = recognise(one), recognise(one + other)
    assert isinstance(killer, Reading) and isinstance(listed, Listing)
    first, second = (read_entry(entry).puzzle for entry in listed.entries)
    assert first == killer.puzzle and first.rules[0].text.startswith("killer")
    assert second.rules[0].text.startswith("thermo")
    notes = [note for note in read_request({"id": 1, "kind": "read", "text": one + other}) if note]
    shown = [len(one["rules"]) for note in notes for one in note.get("listed", ())]
    assert shown == [len(first.rules), len(second.rules)]
    with pytest.raises(InputError) as caught:
        recognise(one + other.replace("\nthermo", "\ntermo", 1))
    assert caught.value.line and caught.value.line > one.count("\n")


@pytest.mark.parametrize(
    ("board", "variant", "level"),
    [("6", "killer", "Medium"), ("6", "thermo", "Easy"), ("5", "chaos-construction", "Medium")],
)
def test_a_level_is_that_of_the_plainest_way(board: str, variant: str, level: Level) -> None:
    found = made(wish_for(variant, board, level=level), 3)
    assert found.rating.level == level
    assert rate(found.puzzle).level == level


@pytest.mark.parametrize(
    ("variant", "level"), [("thermo", "Beginner"), ("sandwich", "Easy"), ("x-sum", "Hard"), ("greater", "Expert")]
)
def test_a_puzzle_of_another_level_is_brought_to_the_one_wished(variant: str, level: Level) -> None:
    found = made(wish_for(variant, "6", level=level, tries=3), 8)
    assert rate(found.puzzle).level == found.rating.level == level
    assert engine.solve(found.puzzle).solutions == (found.solution,)


def test_a_search_for_steps_pauses_before_it_has_found_one() -> None:
    wish = wish_for("x-sum", "6", level="Hard", tries=3)
    assert isinstance(wish.part, VariantPart)
    told = [one.says for one in generate(Random(3), wish, wish.part)]
    assert any(one == after for one, after in pairwise(told) if one and one.id == "setting-rated")


def test_a_level_that_is_none_is_refused() -> None:
    with pytest.raises(WishError, match="expected one of Beginner"):
        wish_for("killer", level="Beyond")


def test_a_technique_wished_is_needed() -> None:
    found = made(wish_for("killer", "6", technique="set-must"), 1)
    assert "set-must" in found.rating.histogram
    path = logic.solve_path(Position.of(with_sight(found.puzzle)), _without("set-must"))
    assert not path.is_solved
    assert engine.solve(found.puzzle).solutions == (found.solution,)


def _without(technique: str) -> tuple[Technique, ...]:
    """Return the ladder of rules up to a technique."""
    ladder = ruled_ladder()
    return ladder[: [one.id for one in ladder].index(technique)]


def test_a_technique_that_is_not_on_the_ladder_of_rules_is_refused() -> None:
    with pytest.raises(WishError, match="technique"):
        wish_for("killer", technique="bug-plus-1")


def test_the_command_that_makes_it_again_names_level_and_technique() -> None:
    wish = wish_for("killer", "6", level="Medium", technique="set-must")
    assert recipe([Order(wish)], 3).endswith("--technique set-must --level Medium --seed 3")


def test_killers_are_sorted_by_their_level_as_other_puzzles_are(command: Command) -> None:
    options = ["--variant", "killer", "--size", "6", "--count", "4", "--seed", "4", "--sort"]
    _, rows = command("", "generate", *options)
    levels = [LEVELS.index(row["level"]) for row in rows]
    assert levels == sorted(levels) and len(set(levels)) > 1
    assert {row["seed"] for row in rows} == {4, 5, 6, 7}


@pytest.mark.parametrize("kind", [name for name, kind in KINDS.items() if kind.swap])
def test_where_digits_can_change_places_a_wish_for_no_givens_is_refused_at_once(kind: str) -> None:
    found = made(wish_for(kind))
    swap = KINDS[kind].swap
    assert swap
    places = swap(9)
    swapped = tuple(places[digit - 1] for digit in found.solution)
    relations = relations_of(found.puzzle.rules, found.puzzle.geometry)
    assert all(holds(relation)(swapped) for relation in relations)
    assert swapped != found.solution and found.puzzle.clue_count
    with pytest.raises(WishError, match="digits can change places"):
        wish_for(kind, givens=False)
