"""What singles, locked candidates and subsets are, why they are true, and how to spot them."""

from __future__ import annotations

from pencilmark.human.lessons.summary import Summary

SUMMARIES: dict[str, Summary] = {
    "full-house": Summary(
        "A row, column or box has only one empty cell left.",
        "Every house holds each digit once, so the missing digit goes there.",
        "Look at the fullest houses first.",
    ),
    "hidden-single": Summary(
        "A digit has only one place left in a row, column or box.",
        "Every house needs the digit, and all its other cells see one already or are filled.",
        "Take a digit that stands in many places, and let each of them strike out its row and column in the boxes "
        "that still lack it.",
    ),
    "naked-single": Summary(
        "A cell can hold only one digit.",
        "Every other digit stands already somewhere in its row, column or box.",
        "Look where a full row, column and box cross, and count from 1 to 9 what the cell sees.",
    ),
    "locked-candidates-pointing": Summary(
        "Within a box, a digit can go only in cells of one row or one column.",
        "One of these cells must hold the digit, so the rest of that row or column cannot.",
        "In each box, look at digits with two or three places, and see whether these lie in one line.",
    ),
    "locked-candidates-claiming": Summary(
        "Within a row or column, a digit can go only in cells of one box.",
        "One of these cells must hold the digit, so the rest of that box cannot.",
        "In each row and column, look at digits with two or three places, and see whether these lie in one box.",
    ),
    "direct-pointing": Summary(
        "Pointing that places a digit at once: within a box, a digit is confined to one line.",
        "The rest of the line loses the digit, and so another box has only one place left for it.",
        "It can be seen without pencil marks: two boxes side by side that share the places of a digit.",
    ),
    "direct-claiming": Summary(
        "Claiming that places a digit at once: within a line, a digit is confined to one box.",
        "The rest of the box loses the digit, and so another line has only one place left for it.",
        "It can be seen without pencil marks, in lines that are nearly full.",
    ),
    "direct-hidden-pair": Summary(
        "A hidden pair that places a digit at once: two digits share the same two cells of a house.",
        "Nothing else fits there, and so another digit has only one place left in the house.",
        "Look for two digits that are kept out of a house by the same lines.",
    ),
    "direct-hidden-triplet": Summary(
        "A hidden triple that places a digit at once: three digits share the same three cells of a house.",
        "Nothing else fits there, and so another digit has only one place left in the house.",
        "Look for three digits that are kept out of a house by the same lines.",
    ),
    "naked-pair": Summary(
        "Two cells of a house have the same two candidates and no others.",
        "The two digits take up both cells, whichever goes where, so no other cell of the house can have them.",
        "Look for cells with two candidates, and for a twin in their row, column or box.",
    ),
    "locked-pair": Summary(
        "A naked pair whose two cells lie in one box and in one line.",
        "The two digits take up both cells, so they go from the rest of the box and from the rest of the line.",
        "When you find a naked pair within a box, check whether its cells are also in one row or column.",
    ),
    "hidden-pair": Summary(
        "Two digits of a house can go only in the same two cells.",
        "The two digits need both cells, so every other candidate there goes.",
        "Look for two digits that have two places each in a house, and the same ones.",
    ),
    "naked-triple": Summary(
        "Three cells of a house have only three digits between them; each may have two or all three of these.",
        "The three digits take up the three cells, so no other cell of the house can have them.",
        "Collect the cells of a house with two or three candidates, and look for three that use the same digits.",
    ),
    "locked-triple": Summary(
        "A naked triple whose three cells lie in one box and in one line.",
        "The three digits take up the three cells, so they go from the rest of the box and from the rest of the line.",
        "Look at three empty cells in a row within one box.",
    ),
    "hidden-triple": Summary(
        "Three digits of a house can go only in the same three cells.",
        "The three digits need all three cells, so every other candidate there goes.",
        "List the digits with two or three places in a house, and look for three that share their cells.",
    ),
    "naked-quad": Summary(
        "Four cells of a house have only four digits between them.",
        "The four digits take up the four cells, so no other cell of the house can have them.",
        "Look in houses with many empty cells; a hidden subset of the other digits may be easier to see.",
    ),
    "hidden-quad": Summary(
        "Four digits of a house can go only in the same four cells.",
        "The four digits need all four cells, so every other candidate there goes.",
        "It always comes with a naked subset in the other cells of the house, which may be easier to see.",
    ),
    "template-set": Summary(
        "Every way to place all of a digit's missing copies uses the same cell.",
        "One of these ways must be the right one, so the digit stands in that cell.",
        "It takes a computer, or a digit with very few ways left.",
    ),
    "template-delete": Summary(
        "No way to place all of a digit's missing copies uses a certain cell.",
        "One of these ways must be the right one, so the digit is not in that cell.",
        "It takes a computer, or a digit with very few ways left.",
    ),
    "trial-and-error": Summary(
        "A cell's candidates are tried one after the other, until only one is left that leads to a solution.",
        "The puzzle has one solution, so all others end in a contradiction sooner or later.",
        "Take a cell with two candidates, and remember where you started.",
    ),
}
