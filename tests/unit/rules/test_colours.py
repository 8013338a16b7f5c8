"""Colours that mark shades, modifiers and regions: what they mean, and which of them are right."""

from collections.abc import Sequence
from random import Random

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.rules.colours import BesidesDigits, Marked, marked, palette_of
from pencilmark.rules.rule import parse_rules

REGIONS = (1, 1, 2, 2, 1, 1, 3, 2, 4, 4, 3, 2, 4, 4, 3, 3)
SHADES = (1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 1, 1, 2, 2, 2, 1)


def held(
    name: str, found: BesidesDigits, behind: Sequence[int], colours: Sequence[Sequence[int]], *rules: str
) -> Marked:
    puzzle = Puzzle(board(name), (0,) * 16, rules=parse_rules(rules, board(name)))
    modifiers = [modifier.name for modifier in puzzle.geometry.modifiers]
    return marked(palette_of(modifiers, behind, 16), puzzle, found, colours)


def test_regions_are_right_in_any_colours_one_for_each() -> None:
    behind, rng = [0b1111] * 16, Random(1)
    for _ in range(20):
        colours = rng.sample(range(5), 4)  # 0: none
        given = [[colours[region - 1]] if colours[region - 1] else [] for region in REGIONS]
        found = held("4 latin", BesidesDigits(regions=REGIONS), behind, given)
        assert found == Marked((), ()), colours
        cell, other = rng.sample([cell for cell in range(16) if given[cell]], 2)
        if REGIONS[cell] != REGIONS[other]:
            wrong = held(
                "4 latin", BesidesDigits(regions=REGIONS), behind, [*given[:cell], given[other], *given[cell + 1 :]]
            )
            assert wrong.astray == (cell,)
        part = [own if rng.random() < 0.5 else [] for own in given]
        assert held("4 latin", BesidesDigits(regions=REGIONS), behind, part).astray == ()
    merged = held("4 latin", BesidesDigits(regions=REGIONS), behind, [[min(region, 3)] for region in REGIONS])
    assert {REGIONS[cell] for cell in merged.astray} < {3, 4}


def test_missing_colours_are_right_once_they_are_there_and_no_others_are_asked_for() -> None:
    shades, none = [1] * 16 + [0b11] * 16, [[]] * 16
    places = {"doublers": (0, 6, 9, 15), "negators": (1, 7, 8, 14)}
    for name, found, behind in (
        ("4 latin", BesidesDigits(SHADES), shades),
        ("4 doublers=r1c1 negators", BesidesDigits(places=places), []),
        ("4 latin", BesidesDigits(SHADES, REGIONS), [0b1111] * 16 + [0b11] * 16),
    ):
        missing = held(name, found, behind, none).missing
        colours = [[colour for other, colour in missing if other == cell] for cell in range(16)]
        assert held(name, found, behind, colours) == Marked((), ())
        cell, colour = missing[-1]
        without = [*colours[:cell], [*set(colours[cell]) - {colour}], *colours[cell + 1 :]]
        assert held(name, found, behind, without) == Marked((), ((cell, colour),))
    known = held("4 doublers=r1c1 negators", BesidesDigits(places=places), [], none).missing
    assert {cell for cell, _ in known} == {1, 6, 7, 8, 9, 14, 15}
    told = held("4 latin", BesidesDigits(SHADES), shades, none, "shaded: a1", "unshaded: b2").missing
    assert {cell for cell, _ in told} == {cell for cell in range(1, 16) if SHADES[cell] == 1}
    assert held("4 latin", BesidesDigits(SHADES), shades, none, "yin-yang 1 2").missing == ()
    partly = held("4 latin", BesidesDigits(SHADES), [1] * 16 + [0b11] + [1] * 15, none)
    assert partly.missing == ((0, 9),)


def test_colours_that_a_cell_should_lose_are_reported_beside_those_it_lacks() -> None:
    both = [[9, 5, 3] if shade == 1 else [3] for shade in SHADES]
    shaded = [cell for cell, shade in enumerate(SHADES) if shade == 1]
    found = held("4 latin", BesidesDigits(SHADES), [1] * 16 + [0b11] * 16, both)
    assert found == Marked((), tuple((cell, 9, 3) for cell in shaded))


def test_where_no_colour_belongs_any_is_wrong_and_none_is_missing() -> None:
    rows = [cell // 10 + 1 for cell in range(100)]
    palette = palette_of((), [(1 << 10) - 1] * 100, 100)  # of ten regions one has no colour
    left = marked(palette, Puzzle(board("10 latin"), (0,) * 100), BesidesDigits(regions=rows), [[]] * 100).missing
    assert {cell for cell, _ in left} == set(range(90))
    places = {"doublers": (0, 6, 9, 15), "negators": (1, 7, 8, 14)}
    for own in ([2], [6], [2, 6]):
        found = held("4 doublers negators", BesidesDigits(places=places), [], [[], [], own, *[[]] * 13])
        assert found.astray == (2,)
        assert {cell for cell, *_ in found.missing} == {*places["doublers"], *places["negators"]}


def test_colours_mean_no_regions_if_there_are_too_few_of_them() -> None:
    shades, regions = [0b11] * 81, [(1 << 9) - 1] * 81
    assert len(palette_of((), regions, 81).meanings()) == 9
    assert {len(meaning.sign) > 1 for meaning in palette_of((), regions + shades, 81).meanings()} == {True}
