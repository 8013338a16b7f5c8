"""The catalogue of the techniques of rules, beside that of digits: names, levels, scores, and what to know of each.

`catalogue.csv` has a row for each: *score* is what a step adds to our rating of puzzles with rules, *before* the rung
of the teaching ladder that it stands before, in the order of the rows. `texts.txt` says what each is about.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from importlib.resources import files
from typing import cast

from pencilmark.human.lessons import SUMMARIES as OF_DIGITS
from pencilmark.human.lessons.summary import Summary, read_summaries
from pencilmark.human.techniques.catalogue import ROWS, Level


@dataclass(frozen=True, slots=True)
class RuledRow:
    """A technique of rules: its *id*, *name*, *level* and *score*, and the rung of the ladder it stands *before*."""

    id: str
    name: str
    level: Level
    score: int
    before: str


def _read() -> dict[str, RuledRow]:
    with (files(__package__) / "catalogue.csv").open(encoding="utf-8") as source:
        rows = [
            RuledRow(row["id"], row["name"], cast(Level, row["level"]), int(row["score"]), row["before"])
            for row in csv.DictReader(source)
        ]
    return {row.id: row for row in rows}


RULED_ROWS = _read()
SUMMARIES: dict[str, Summary] = read_summaries((files(__package__) / "texts.txt").read_text("utf-8"))


def name_of(technique: str) -> str:
    """Return the name of a technique, of rules or of digits.

    >>> name_of("innie"), name_of("x-wing")
    ('Rule of 45', 'X-wing')
    """
    return (RULED_ROWS.get(technique) or ROWS[technique]).name


def summary_of(technique: str) -> Summary:
    """Return what to know of a technique, of rules or of digits.

    >>> summary_of("set-last").look
    'Look for a cage with a single empty cell.'
    """
    return SUMMARIES.get(technique) or OF_DIGITS[technique]


def score_of(technique: str) -> int:
    """Return the score of a technique: of rules by their catalogue, of digits that of HoDoKu (0 where it has none).

    >>> score_of("innie"), score_of("x-wing")
    (20, 140)
    """
    row = RULED_ROWS.get(technique)
    return row.score if row else ROWS[technique].score or 0


def level_of(technique: str) -> Level:
    """Return the level of a technique, of rules or of digits.

    >>> level_of("set-one"), level_of("x-wing")
    ('Easy', 'Hard')
    """
    return (RULED_ROWS.get(technique) or ROWS[technique]).level
