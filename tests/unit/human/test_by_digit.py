"""What is kept for each digit of the ordinary board is what a finder finds that looks at the whole position."""

from pencilmark.board.line import parse_line
from pencilmark.board.model import Position
from pencilmark.human.logic import walk
from pencilmark.human.techniques import colours, fins, fish, two_links, value_chains
from pencilmark.human.techniques.ladders import TEACHING, climb

LINE = ".72.58............9.....3.5.......6..269.7...3.8...9.....28...96.......4.8.17...."
KEPT = (
    two_links.find_two_links,
    two_links.find_empty_rectangles,
    colours.find_traps,
    colours.find_wraps,
    colours.find_multi_colours_1,
    colours.find_multi_colours_2,
)


def test_the_same_is_found_digit_by_digit() -> None:
    counted = 0
    for _, here in walk(Position.of(parse_line(LINE)), climb(TEACHING)):
        pairs = [(list(find(here)), list(find.__wrapped__(here))) for find in KEPT]  # type: ignore[attr-defined]
        for kind, size in (("finned", 2), ("sashimi", 3)):
            pairs.append((list(fins.find(here, kind, size)), [*filter(None, fins._of_each_digit(here, kind, size))]))
        for way in (0, 1):
            lines = fish._lines(here.geometry)[0]
            pairs.append((list(fish._kept(3, way)(here)), list(fish._fish_in(here, 3, way, lines))))
        assert list(value_chains._kept_x(here)) == list(value_chains._shortest_x(here))
        assert all(kept == found for kept, found in pairs)
        counted += sum(len(found) for _, found in pairs)
    assert counted > 20
