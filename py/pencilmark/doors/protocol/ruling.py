"""Rules read and judged, variants and their clues, the order of formulas."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from pencilmark.doors.protocol.pieces import BoardData, ErrorData, PuzzleRequest, Request, ShapeData

RuleState: TypeAlias = Literal["holds", "broken", "open"]


class RulesRequest(Request):
    """Read a *text* of rules, on the *board* of that name if the text names no other."""

    kind: Literal["rules"]
    text: str
    board: str


class RuleData(TypedDict):
    """A rule as it was read, on that *line* of the text.

    *text* has canonical cell names. A formula has the *target* cell that it determines and the *term* that this equals;
    others have -1 and an empty text. A line that names a variant has its *name* and *title*, its *numbers* or its
    *pattern*, the *groups* of its cells, and what it *says* in one sentence.
    """

    text: str
    line: int
    cells: list[int]
    target: int
    term: str
    name: NotRequired[str]
    title: NotRequired[str]
    says: NotRequired[str]
    numbers: NotRequired[list[int]]
    groups: NotRequired[list[list[int]]]
    pattern: NotRequired[str]


class RulesData(TypedDict):
    """What a text of rules says, on which board, with which givens, and what is wrong with it, line by line.

    *shapes* draw the lines that name variants.
    """

    board: BoardData
    givens: list[int]
    rules: list[RuleData]
    errors: list[ErrorData]
    shapes: list[ShapeData]


class JudgeRequest(Request):
    """Judge *rules*, each as it was read, by the *values* on the *board* of that name.

    With the *colours* of each cell, rules hold only once these mark what is to be found besides digits.
    """

    kind: Literal["judge"]
    board: str
    rules: list[str]
    values: list[int]
    colours: NotRequired[list[list[int]]]


class SumData(TypedDict):
    """Digits that add up to the number of a cage, and whether they *fit* what is on the board."""

    digits: list[int]
    fits: bool


class MeaningData(TypedDict):
    """What a *colour* means: the *sign* on its key, its *name* in a sentence, the colours *over* which it goes."""

    colour: int
    sign: str
    name: str
    over: list[int]


class JudgeData(TypedDict):
    """Whether each rule holds, is broken by the values, or is open; and for each the sets that fill a killer cage.

    If digits alone do not show whether rules hold, because they are about regions or shades to be found, a full grid
    settles it: *found* draws some with which they do, and the cells whose values are not their digits if there are any.
    *meanings* say with which colours such things are marked. For a full grid, *astray* has the cells whose colours are
    wrong, *missing* those still to be coloured, each with its colour and with those that it should lose.
    """

    states: list[RuleState]
    sums: list[list[SumData]]
    meanings: NotRequired[list[MeaningData]]
    astray: NotRequired[list[int]]
    missing: NotRequired[list[list[int]]]
    found: NotRequired[list[ShapeData]]


class VariantsRequest(Request):
    """List the named variants, all of them or those of certain *names*."""

    kind: Literal["variants"]
    names: NotRequired[list[str]]


class VariantData(TypedDict):
    """A variant of a *family*: its *name* in rules, its *title*, what it *says*, how its line is written.

    *takes* says what is in its line: "board" nothing, "cells" in any order, "line" in order, "parts" groups of them,
    "sight" those seen from an edge, "labels" a letter for each cell. *numbers* has the fewest and the most; *quotes*
    says what it has in quotes instead.
    """

    name: str
    title: str
    family: str
    says: str
    syntax: str
    takes: Literal["board", "cells", "line", "parts", "sight", "labels"]
    numbers: list[int]
    quotes: str


class VariantsData(TypedDict):
    """The named variants asked for, family by family."""

    variants: list[VariantData]


class ClueRequest(Request):
    """Make the line of the variant of that *name* with these *numbers* (or *pattern*) and *groups* of cells."""

    kind: Literal["clue"]
    board: str
    name: str
    numbers: list[int]
    pattern: NotRequired[str]
    groups: list[list[int]]


class ClueData(TypedDict):
    """The *line* of a clue, and the *shapes* that draw it; the line is empty if the *error* says what is missing."""

    line: str
    shapes: list[ShapeData]
    error: str


class OrderRequest(PuzzleRequest):
    """Find which cells of a puzzle with *rules* must be guessed, and in which order the others follow."""

    kind: Literal["order"]


class OrderData(TypedDict):
    """The order in words, and as a graph: *layers* of cells, *arrows* of [from, to, number of the rule from 0]."""

    lines: list[str]
    guessed: list[int]
    layers: list[list[int]]
    arrows: list[list[int]]
