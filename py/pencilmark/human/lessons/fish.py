"""Lessons on fish, which say the same for every size but for the numbers: basic, finned, of boxes, and mixed."""

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
_LOOK = {
    "x-wing": "Take one digit and look for two rows with exactly two places for it, in the same two columns. "
    "Columns work the same way, with rows.",
    "swordfish": "Take one digit and look for three rows whose places for it all lie in the same three columns, two or "
    "three in each row. Columns work the same way, with rows.",
    "jellyfish": "Take one digit and look for four rows whose places for it all lie in the same four columns, two to "
    "four in each row. Columns work the same way, with rows.",
}
_BEST = {"x-wing": "an X-wing", "swordfish": "a swordfish", "jellyfish": "a jellyfish"}
_RARE = "On the usual board there is always a smaller fish of the other lines that does the same."


def _name(size: str) -> str:
    return _BEST.get(size, f"a {size}")


def _basic(size: str) -> Summary:
    count = _SIZES[size]
    look = f"Take one digit and look for {count} rows whose places for it all lie in the same {count} columns. {_RARE}"
    return Summary(
        _LOOK.get(size, look),
        f"Each of the {count} rows needs the digit, and no two of them can use the same column. So they use up all "
        f"{count} columns between them.",
        f"Remove the digit from the {count} columns in every other row.",
    )


def _finned(size: str) -> Summary:
    return Summary(
        f"Take one digit and look for {_SIZES[size]} rows that would make {_name(size)}, if it were not for a few "
        "extra places, the fins, usually in one box. Columns work the same way.",
        "Either one of the fins holds the digit, or none does and the fish is complete. A cell that sees all the fins "
        "is ruled out in the first case, and a cell in the columns of the fish in the second.",
        "Remove the digit from the cells that are ruled out both ways.",
    )


def _sashimi(size: str) -> Summary:
    return Summary(
        f"Take one digit and look for {_name(size)} with fins in which a row is so short of places that, without the "
        "fins, only one would be left in it. Columns work the same way.",
        "Either one of the fins holds the digit, or none does. Then that row has its digit in its one place, and the "
        "other rows have to use up the remaining columns of the fish.",
        "Remove the digit from the cells in the columns of the fish that see all the fins.",
    )


_FORMS = {
    "franken": "Take one digit and look for {count} houses, rows or boxes, whose places for it all lie in {count} "
    "others, columns or boxes, with at least one box among them.{fins}",
    "mutant": "Take one digit and look for {count} houses of any kind, rows and columns mixed, whose places for it all "
    "lie in {count} other houses.{fins}",
}
_FINS = " A few places, the fins, may lie outside."


def _shaped(form: str, size: str, fins: bool) -> Summary:
    count = _SIZES[size]
    if fins:
        why = (
            "Either one of the fins holds the digit, or none does and the fish is complete: then the "
            f"first {count} houses use up the {count} others."
        )
        do = "Remove the digit from the cells of these others that see all the fins and are not part of the fish."
    else:
        why = (
            f"Each of the first {count} houses needs the digit, and each of the {count} others can give it only once. "
            "So they are all used up."
        )
        do = "Remove the digit from every cell of these others that is not part of the fish."
    return Summary(_FORMS[form].format(count=count, fins=_FINS if fins else ""), why, do)


def fish_lessons() -> dict[str, Summary]:
    """Write the lessons of all fish without chains, by technique."""
    return dict(_all())


def _all() -> Iterator[tuple[str, Summary]]:
    for size in _SIZES:
        yield size, _basic(size)
        yield f"finned-{size}", _finned(size)
        yield f"sashimi-{size}", _sashimi(size)
        for form in _FORMS:
            yield f"{form}-{size}", _shaped(form, size, False)
            yield f"finned-{form}-{size}", _shaped(form, size, True)
