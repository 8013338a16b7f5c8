"""Links that clues give: those of all ways to fill their cells, each with its reason."""

from tests.unit.human.ruled.test_counted import APART, drawn, having, ways

from pencilmark.board.model import Link, Node, Position, Step
from pencilmark.board.speech import write
from pencilmark.board.task import finished
from pencilmark.human.ruled.linked import clue_links
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.links import links_of
from pencilmark.human.telling.case import Case
from pencilmark.human.telling.reading import clue_of_link
from pencilmark.rules.text import read_rules


def test_links_that_a_clue_of_two_cells_gives_are_those_of_its_ways() -> None:
    one, other = APART[:2]
    for masks in drawn("links", 25, (one, other)):
        fit = [(a, b) for a, b in ways(masks) if a < b]
        able = [{pair[place] for pair in fit} for place in (0, 1)]
        if any(len(digits) < 2 for digits in able):
            continue
        clues = finished(clue_links(having(masks, "r1c1 < r2c4"), False))
        by_houses = links_of(having(masks)).weak
        assert not any(by_houses(start) >> end & 1 for start, ends in clues.weak.items() for end in ends)
        nodes = {(a, b): (36 * (a - 1) + one, 36 * (b - 1) + other) for a, b in ways(masks)}
        for (a, b), (left, right) in nodes.items():
            is_weak = (a, b) not in fit and (a in able[0] or b in able[1])
            changes = all(x == a or y == b for x, y in fit)
            for start, end in ((left, right), (right, left)):
                assert (end in clues.weak.get(start, ())) is is_weak
                assert (end in clues.strong.get(start, ())) is changes
                assert (clues.reason(2 * start + 1, 2 * end) == ((0,), ())) is is_weak
                assert (clues.reason(2 * start, 2 * end + 1) == ((0,), ())) is changes


def test_what_follows_as_a_house_holds_each_digit_once_is_not_named_by_what_it_adds_up_to() -> None:
    text = "board: 9\ngivens: .....9876" + 72 * "." + "\nkiller 8: a1 a2 a3\nkiller 15: a4 b4 c4"
    position = Position.of(with_sight(read_rules(text).puzzle))
    rules, houses = finished(clue_links(position, False)).weak[81][4 * 81 + 3]  # 2 in r1c1 needs the 5
    link = Link(Node(1, 2, True), Node(8, 5, False), "weak", houses, rules)
    said = [write(clue_of_link(Case(position, Step("clue-aic")), one)) for one in (link, link._replace(rules=(0, 1)))]
    assert said == ["the sums within row 1", "the rule of 45 in row 1"]


def test_cells_that_a_clue_makes_equal_see_as_one() -> None:
    position = Position.of(with_sight(read_rules("board: 9\npalindrome: a1 b4 c8").puzzle))
    clues = finished(clue_links(position, False))
    r1c1, r3c8, r7c8 = (4 * 81 + cell for cell in (0, 25, 61))  # 5 in each; r7c8 sees the other end of the line
    assert clues.reason(2 * r1c1 + 1, 2 * r7c8) == ((0,), ())
    assert clues.reason(2 * r1c1 + 1, 2 * r3c8) is None
