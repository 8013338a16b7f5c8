"""What fish are, why they are true, and how to spot them."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.human.lessons.summary import Summary

_SIZES = {
    "x-wing": "two",
    "swordfish": "three",
    "jellyfish": "four",
    "squirmbag": "five",
    "whale": "six",
    "leviathan": "seven",
}
_WHOLE = {
    "x-wing": "Two rows have a digit in the same two columns only, or two columns in the same two rows.",
    "swordfish": "Three rows have a digit in three columns only, or three columns in three rows.",
    "jellyfish": "Four rows have a digit in four columns only, or four columns in four rows.",
    "squirmbag": "Five rows have a digit in five columns only, or five columns in five rows.",
    "whale": "Six rows have a digit in six columns only, or six columns in six rows.",
    "leviathan": "Seven rows have a digit in seven columns only, or seven columns in seven rows.",
}
_SPOT = {
    "x-wing": "Follow one digit: mark the rows where it has two places, and look for two rows with the same ones.",
    "swordfish": "Follow one digit through the rows where it has two or three places; they need not all have three.",
    "jellyfish": "Follow one digit through the rows where it has at most four places, then do the same with columns.",
}
_RARE = "It is never needed on a board of nine: where there is one, a smaller fish stands in the other lines."


def _basic(size: str) -> Summary:
    count = _SIZES[size]
    return Summary(
        _WHOLE[size],
        f"Each of the {count} lines needs the digit, in a crossing line of its own, so the {count} crossing lines are "
        "used up and have it nowhere else.",
        _SPOT.get(size, _RARE),
    )


def _finned(size: str) -> Summary:
    name = "X-wing" if size == "x-wing" else size
    return Summary(
        f"Nearly {'an' if name == 'X-wing' else 'a'} {name}: the lines have the digit in a few more cells, the fins.",
        "Either a fin holds the digit or the fish is whole, so a cell that sees all fins and would lose the "
        "digit to the fish loses it either way.",
        f"Look for {_SIZES[size]} lines that would be {'an' if name == 'X-wing' else 'a'} {name} but for one or two "
        "cells of one box.",
    )


def _sashimi(size: str) -> Summary:
    name = "X-wing" if size == "x-wing" else size
    return Summary(
        f"A finned {name} in which one of the lines would have fewer than two places without its fins.",
        "Either a fin holds the digit, or the lines are squeezed even tighter; what sees all fins and lies in the fish "
        "loses the digit either way.",
        "Look as for a finned fish, and do not mind a missing corner.",
    )


_FORMS = {
    "franken": (
        "A fish of {count} houses for {count} others, where boxes take part besides rows and columns.",
        "Take a box that holds several places of a digit as one of the lines.",
    ),
    "mutant": (
        "A fish of {count} houses for {count} others of any kind: rows, columns and boxes, mixed on one side.",
        "It is hard to see; look for a digit with few places in a row, a column and a box that cross.",
    ),
}


def _shaped(form: str, size: str, fins: bool) -> Summary:
    what, spot = _FORMS[form]
    what = what.format(count=_SIZES[size])
    if fins:
        what = what[:-1] + ", apart from a few cells more, the fins."
    why = (
        "Either a fin holds the digit or the fish is whole, so a cell that sees all fins and would lose the "
        "digit to the fish loses it either way."
        if fins
        else "Each house of the one side needs the digit, and each of the other can give only one, so those are "
        "used up."
    )
    return Summary(what, why, spot)


def _all() -> Iterator[tuple[str, Summary]]:
    for size in _SIZES:
        yield size, _basic(size)
        yield f"finned-{size}", _finned(size)
        yield f"sashimi-{size}", _sashimi(size)
        for form in _FORMS:
            yield f"{form}-{size}", _shaped(form, size, False)
            yield f"finned-{form}-{size}", _shaped(form, size, True)


SUMMARIES: dict[str, Summary] = {
    **dict(_all()),
    "kraken-fish-1": Summary(
        "A finned fish whose fins do not see the cell in question, but lead to it by chains.",
        "Either the fish is whole and removes the candidate, or a fin is true and a chain from it does the same.",
        "Start from a finned fish that removes nothing, and follow what a true fin would mean.",
    ),
    "kraken-fish-2": Summary(
        "A finned fish in which all places of one crossing line, and all fins, lead by chains to the same end.",
        "If no fin holds the digit, the crossing line has it in one of its places, so one of the chains begins.",
        "Start from a finned fish, choose a crossing line with few places, and follow each of them.",
    ),
}
