"""What single-digit patterns, wings, rectangles, graves and colours are, why they are true, and how to spot them."""

from __future__ import annotations

from pencilmark.human.lessons.summary import Summary

_UNIQUE = "Four corners in two rows, two columns and two boxes must not hold just two digits"
_SWAP = "The two digits could change places, and the puzzle would have two solutions"

SUMMARIES: dict[str, Summary] = {
    "skyscraper": Summary(
        "Two rows have just two places for a digit each, and one place of each lies in the same column; or two columns "
        "and a row.",
        "The two cells in the same line are not both true, so one of the two others is, and what sees both of "
        "these loses the digit.",
        "Look for two parallel lines with two places each that nearly make an X-wing, with one corner out of line.",
    ),
    "two-string-kite": Summary(
        "A row and a column have just two places for a digit each, and one place of each lies in the same box.",
        "The two cells in the box are not both true, so one of the far ends is, and the cell that sees both "
        "ends loses the digit.",
        "Follow one digit: in each box, look for a row and a column that leave it with one place more.",
    ),
    "turbot-fish": Summary(
        "Two houses have just two places for a digit each, and a place of one sees a place of the other.",
        "These two are not both true, so one of the far ends is, and what sees both ends loses the digit.",
        "Follow one digit through houses with two places, boxes included, and join them where they see each other.",
    ),
    "empty-rectangle": Summary(
        "In a box a digit lies only in one row and one column, and a line outside has just two places for it.",
        "If one end of that line is true, it keeps the digit out of one arm of the box, so the other arm holds "
        "it; either way the crossing cell loses it.",
        "Look for boxes where the places of a digit form a cross, an L or a T.",
    ),
    "dual-two-string-kite": Summary(
        "Two two-string kites share the same two cells of a box.",
        "Each kite is true by itself, so both eliminations hold.",
        "When you find a kite, try the same two cells with row and column exchanged.",
    ),
    "dual-empty-rectangle": Summary(
        "Two empty rectangles share the same box.",
        "Each of them is true by itself, so both eliminations hold.",
        "When you find an empty rectangle, try the other arm of the box, or the other digit of the same cells.",
    ),
    "xy-wing": Summary(
        "A pivot with two candidates sees two pincers, each of which has one of these and the same third digit.",
        "Whatever the pivot is, it takes a digit from one of the pincers, which is then the third digit; what "
        "sees both pincers loses it.",
        "Take a cell with two candidates, say 1 and 2, and look for a 13 and a 23 that it sees.",
    ),
    "xyz-wing": Summary(
        "An XY-wing whose pivot also has the third digit.",
        "One of the three cells is the third digit, so what sees all three loses it.",
        "Take a cell with three candidates, and look for two cells in its box and line with two of them each.",
    ),
    "w-wing": Summary(
        "Two cells with the same two candidates are joined by a house that has just two places for one of them.",
        "One of these places is true, so it takes its digit from the cell beside it, which becomes the other digit.",
        "Look for twins that do not see each other, and for a line with two places that reach both.",
    ),
    "remote-pair": Summary(
        "Four or more cells with the same two candidates, each of which sees the next.",
        "They take the two digits in turn, so two cells an odd number of steps apart have both digits between them.",
        "Collect the cells with the same two candidates, and try to walk from one to the next.",
    ),
    "unique-rectangle-1": Summary(
        f"{_UNIQUE}, and three of them have no others.",
        f"{_SWAP}; so the fourth corner must be something else.",
        "Look for three corners with the same two candidates.",
    ),
    "unique-rectangle-2": Summary(
        f"{_UNIQUE}, and the two corners beside each other that have more have one and the same digit more.",
        f"{_SWAP}; so one of the two has the extra digit, and what sees both loses it.",
        "Look for a pair of twins in one line, and above or below them two cells with the same digit added.",
    ),
    "unique-rectangle-3": Summary(
        f"{_UNIQUE}, and the extra digits of two corners make a naked subset with other cells of their house.",
        f"{_SWAP}; so the two together act as a cell with the extra digits only.",
        "When two corners have different extra digits, look in their house for cells with just these.",
    ),
    "unique-rectangle-4": Summary(
        f"{_UNIQUE}, and one of the two must be in the two corners that have more, as their house has no other place.",
        f"{_SWAP}; so the other digit is in neither of these corners.",
        "When two corners have extra digits, count the places of each of the two digits in their house.",
    ),
    "unique-rectangle-5": Summary(
        f"{_UNIQUE}, and two opposite or three corners have one and the same digit more.",
        f"{_SWAP}; so one of them has the extra digit, and what sees all of them loses it.",
        "Look as for type 2, with the extra digit across the rectangle.",
    ),
    "unique-rectangle-6": Summary(
        f"{_UNIQUE}, and opposite corners have more, while one of the two digits has no place outside in two opposite "
        "sides.",
        "Were that digit in the corners that have more, the others would be the second digit all around; so it is not.",
        "Look for an X-wing on the corners of a rectangle.",
    ),
    "hidden-rectangle": Summary(
        f"{_UNIQUE}; from one corner, one digit is confined to the rectangle along both sides.",
        "Were that corner the other digit, all the rest would follow, and the rectangle would hold just two digits.",
        "Start from a corner with two candidates, and look at the corner across.",
    ),
    "avoidable-rectangle-1": Summary(
        "Three corners of a rectangle are solved, none of them a clue, and the fourth would complete an "
        "exchange of two digits.",
        "As no clue holds them, the two digits could change places, and the puzzle would have two solutions.",
        "Mind which digits are clues, and look at rectangles of digits that you have found.",
    ),
    "avoidable-rectangle-2": Summary(
        "Two corners of a rectangle are solved, none a clue, and the two others have one and the same digit more.",
        "One of these must have the extra digit, or two digits could change places; what sees both loses it.",
        "Mind which digits are clues, and look at rectangles half solved.",
    ),
    **{
        f"unique-loop-{kind}": Summary(
            f"A unique rectangle of type {kind}, with a loop of six or more cells in place of four corners.",
            f"{_SWAP} all around the loop, so something must break it.",
            "Collect the cells with the same two candidates, and try to close a loop with one or two cells more.",
        )
        for kind in (1, 2, 3, 4)
    },
    "bug-plus-1": Summary(
        "Every empty cell has two candidates but one, which has three.",
        "Without the third, every digit would have two places in every house, and such a puzzle has not exactly one "
        "solution; so the third is true.",
        "Near the end, look for the last cell with three candidates, and for the digit it has three times in "
        "its houses.",
    ),
    **{
        f"bug-{kind}": Summary(
            "But for a few extra candidates, every empty cell has two candidates and every digit two places in "
            "each house.",
            f"Such a puzzle has not exactly one solution, so an extra candidate is true{then}.",
            "Near the end, look for the few cells that have more than two candidates.",
        )
        for kind, then in (
            (1, ""),
            (2, ", and what sees all of them loses the digit"),
            (3, ", and they make a naked subset with other cells"),
            (4, " in one of two cells, and the other is a digit that both must share"),
        )
    },
    "simple-colours-trap": Summary(
        "Cells joined by houses with just two places for a digit are coloured in turn, and a cell sees both colours.",
        "One colour is true throughout, so a cell that sees both sees the digit.",
        "Choose a digit with many houses of two places, and colour them from one end.",
    ),
    "simple-colours-wrap": Summary(
        "Cells joined by houses with just two places for a digit are coloured in turn, and two of one colour see each "
        "other.",
        "A colour is true or false throughout, and they cannot both be true, so this colour is false.",
        "Colour a digit, and check each house for two cells of one colour.",
    ),
    "multi-colours-1": Summary(
        "Two webs of a digit are coloured, and a colour of one sees a colour of the other.",
        "These two are not both true, so one of their opposites is, and what sees both of those loses the digit.",
        "When colouring leaves you with two webs, look for where they touch.",
    ),
    "multi-colours-2": Summary(
        "Two webs of a digit are coloured, and a colour of one sees both colours of the other.",
        "One of those is true, so the colour that sees both is false.",
        "When colouring leaves you with two webs, look for a colour that touches both of the other's.",
    ),
    "3d-medusa": Summary(
        "Colouring through several digits: candidates are joined in houses with two places and in cells with two "
        "candidates.",
        "One colour is true throughout, so what clashes with both goes, and a colour that clashes with itself "
        "is false.",
        "Start in a cell with two candidates, and colour as far as it goes.",
    ),
    "wxyz-wing": Summary(
        "Three cells of a house with four digits, and a cell beside with two of these, one of which it shares "
        "by sight.",
        "The shared digit is not in both, so the other digit of the single cell is in one of them; what sees all its "
        "places loses it.",
        "Look for an XYZ-wing with one cell and one digit more.",
    ),
    "vwxyz-wing": Summary(
        "Four cells of a house with five digits, and a cell beside with two of these, one of which it shares by sight.",
        "The shared digit is not in both, so the other digit of the single cell is in one of them.",
        "Look for cells with two candidates beside houses with many small cells.",
    ),
    "uvwxyz-wing": Summary(
        "Five cells of a house with six digits, and a cell beside with two of these, one of which it shares by sight.",
        "The shared digit is not in both, so the other digit of the single cell is in one of them.",
        "Look for cells with two candidates beside houses with many small cells.",
    ),
    "tuvwxyz-wing": Summary(
        "Six cells of a house with seven digits, and a cell beside with two of these, one of which it shares by sight.",
        "The shared digit is not in both, so the other digit of the single cell is in one of them.",
        "Look for cells with two candidates beside houses with many small cells.",
    ),
}
