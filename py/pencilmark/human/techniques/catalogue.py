"""The catalogue of techniques: all that is known of each, but for how it is found, told and taught.

`catalogue.csv` has a row for each; finders are beside it, tellers in `explain`, lessons in `lessons`, all by the id.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal, cast, get_args

Level = Literal["Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond"]
LEVELS: tuple[Level, ...] = get_args(Level)
HodokuLevel = Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"]
HODOKU_LEVELS: tuple[HodokuLevel, ...] = get_args(HodokuLevel)


@dataclass(frozen=True, slots=True)
class Row:
    """A technique: its *id* in kebab case, its *name* in words, and our own *level* of puzzles that need it.

    *code* is that of HoDoKu's library ("" without one), *score* and *grade* what HoDoKu makes of a step; *se* is the
    lowest rating of Sukaku Explainer (longer chains add to it), None where that scale lacks it.
    *teaching*, *hodoku* and *sukaku* are the places on the ladders, 0 where a ladder does without it; only their order
    matters. *rung* is the entry of the teaching ladder that finds it under another name. *offer* is what
    it is called where a puzzle that needs it can be wished for, "" where it is not offered.
    """

    id: str
    name: str
    level: Level
    code: str
    score: int | None
    grade: HodokuLevel | None
    se: float | None
    teaching: int
    hodoku: int
    sukaku: int
    rung: str
    offer: str


def _row(cells: dict[str, str]) -> Row:
    return Row(
        cells["id"],
        cells["name"],
        cast(Level, cells["level"]),
        cells["code"],
        int(cells["score"]) if cells["score"] else None,
        cast(HodokuLevel, cells["grade"]) if cells["grade"] else None,
        float(cells["se"]) if cells["se"] else None,
        int(cells["teaching"] or 0),
        int(cells["hodoku"] or 0),
        int(cells["sukaku"] or 0),
        cells["rung"],
        cells["name"] if cells["offer"] == "yes" else cells["offer"],
    )


def _read() -> dict[str, Row]:
    with (files(__package__) / "catalogue.csv").open(encoding="utf-8") as source:
        return {row.id: row for row in map(_row, csv.DictReader(source))}


ROWS = _read()


def ladder(place: Callable[[Row], int]) -> tuple[str, ...]:
    """List the ids of the rows that have a *place* on a ladder, in its order.

    >>> ladder(lambda row: row.hodoku)[:3]
    ('full-house', 'naked-single', 'hidden-single')
    """
    return tuple(row.id for row in sorted(ROWS.values(), key=place) if place(row))


def rung_of(technique: str) -> str:
    """Name the entry of the teaching ladder that finds a *technique*, "" if none does.

    >>> rung_of("x-wing"), rung_of("aic"), rung_of("magic")
    ('x-wing', 'short-nice-loop', '')
    """
    row = ROWS.get(technique)
    return (row.id if row.teaching else row.rung) if row else ""


def kinds_of(rung: str) -> tuple[str, ...]:
    """List the techniques whose steps an entry of the teaching ladder finds: those under another name, or itself.

    >>> kinds_of("short-nice-loop")
    ('continuous-nice-loop', 'discontinuous-nice-loop', 'aic')
    """
    return tuple(row.id for row in ROWS.values() if row.rung == rung and not row.hodoku) or (rung,)
