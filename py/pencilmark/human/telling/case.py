"""A step in its position, as its teller sees it, and the explanation that the teller builds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import NamedTuple

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, lowest, mask_of, union, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.board.phrase import NOTHING, Phrase, Said, phrase
from pencilmark.human.telling import words
from pencilmark.human.telling.canvas import Canvas
from pencilmark.human.telling.names import noun
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.definition import Clue


@dataclass(frozen=True, slots=True)
class Case:
    """A *step* in the *position* in which it is taken."""

    position: Position
    step: Step

    @property
    def evidence(self) -> Evidence:
        """Return the evidence of the step."""
        return self.step.evidence

    @property
    def geometry(self) -> Geometry:
        """Return the board."""
        return self.position.geometry

    @property
    def word(self) -> str:
        """Return the word for what goes into a cell; sentences vary by it."""
        return "digit" if self.geometry.value_count < 10 else "value"

    @property
    def digit(self) -> int:
        """Return the one digit (index) that the step is about."""
        return lowest(self.evidence.digits)

    @property
    def region(self) -> str:
        """Return the word for the boxes of this board."""
        return "region" if any(house.kind == "region" for house in self.geometry.houses) else "box"

    def the(self, value: int) -> Phrase:
        """Name a *value* at its first mention: ``the digit 5``."""
        return phrase("the-value", word=self.word, value=value)

    def cell(self, cell: int) -> str:
        """Name a *cell*."""
        return self.geometry.cell_name(cell)

    def cells(self, cells: int, last: str = "and") -> str:
        """Name *cells* (mask)."""
        return words.cell_names(self.geometry, cells, last)

    def house(self, place: int) -> str:
        """Name the house at *place*."""
        return words.house_name(self.geometry.houses[place])

    def houses(self, places: Iterable[int], last: str = "and") -> str:
        """Name the houses at *places*."""
        return words.house_names([self.geometry.houses[place] for place in places], last)

    def places(self, digit: int, house: int) -> int:
        """Return the cells (mask) of a *house* that can take a *digit* (index)."""
        return self.position.digit_cells[digit] & self.geometry.house_masks[house]

    def within(self, digit: int, cells: int) -> int:
        """Return those *cells* (mask) that can take a *digit* (index)."""
        return self.position.digit_cells[digit] & cells

    def digits_of(self, cells: int) -> int:
        """Return the candidates (mask) of *cells* (mask), all together."""
        return union(self.position.cell_digits[cell] for cell in bits(cells))

    def sees(self, cell: int, other: int) -> bool:
        """Report whether two cells see each other."""
        return bool(self.geometry.peer_masks[cell] >> other & 1)

    def shared(self, cells: int) -> tuple[int, ...]:
        """List the houses (places) that hold all *cells* (mask)."""
        masks = self.geometry.house_masks
        return tuple(place for place, mask in enumerate(masks) if not cells & ~mask)

    def why_seen(self, one: int, two: int) -> Said:
        """Say why two cells see each other: name a house that they share, or a rule of the board."""
        shared = self.shared(1 << one | 1 << two)
        return self.house(shared[0]) if shared else phrase("case-rule-board")

    def names(self, cells: int) -> list[str]:
        """List the names of *cells* (mask), for a sentence that has one form for one and another for several."""
        return [self.cell(cell) for cell in bits(cells)]

    def names_of(self, cells: Iterable[int]) -> list[str]:
        """List the names of *cells*, each once, in the order of the grid."""
        return self.names(mask_of(cells))

    def named(self, candidates: Iterable[tuple[int, int]]) -> list[Phrase]:
        """Name each of *candidates*: ``5 in r1c2``."""
        return [phrase("value-in-cell", value=value, cell=self.cell(cell)) for cell, value in candidates]

    def placed(self, filled: Iterable[tuple[int, object]] | None = None) -> list[Phrase]:
        """Say for each cell *filled*, with a value or a letter, what it is; by default those that the step fills."""
        pairs = self.step.placements if filled is None else filled
        return [phrase("cell-is-value", cell=self.cell(cell), value=value) for cell, value in pairs]

    def removed(self, candidates: Iterable[Candidate] | None = None) -> list[Phrase]:
        """Name *candidates*, or all that the step eliminates, in as few parts as possible."""
        return words.removed(self.geometry, self.step.eliminations if candidates is None else candidates)

    def conclusion(self) -> Phrase:
        """Say, in one sentence, all that follows from the step."""
        placed, removed = self.placed(), self.removed() if self.step.eliminations else []
        if not removed:
            return phrase("so-placed", placed=placed)
        if not placed:
            return phrase("so-removed", removed=removed)
        return phrase("so-placed-and-removed", placed=placed, removed=removed)

    @property
    def gone_cells(self) -> int:
        """Return the cells (mask) that lose a candidate."""
        return mask_of(candidate.cell for candidate in self.step.eliminations)

    @property
    def gone_digits(self) -> int:
        """Return the digits (mask) that go from some cell."""
        return mask_of(candidate.value - 1 for candidate in self.step.eliminations)

    def looking(self, place: str | None, digits: int) -> Phrase:
        """Say where to look (everywhere if *place* is empty), and for which *digits* (mask) if there are any."""
        named = values(digits)
        if not place:
            return phrase("look-all-for", word=self.word, digits=named) if digits else phrase("look-all")
        return phrase("look-for", place=place, word=self.word, digits=named) if digits else phrase("look", place=place)

    def noun(self, rule: int) -> str:
        """Name the clue that is the *rule* at that place."""
        return noun(self.position.rules[rule], self.geometry)

    def clue(self, rule: int) -> Clue | None:
        """Return the clue that is the *rule* at that place; None if it is a formula."""
        return clue_of(self.position.rules[rule])


class Paragraph(NamedTuple):
    """A paragraph of a long explanation: its first sentence, and what it draws of the step."""

    start: int
    label: str
    canvas: Canvas
    follows: bool


@dataclass(slots=True)
class Telling:
    """What is said about a step: *where* to look and the *area* (masks) that lights up, sentences, a drawing."""

    canvas: Canvas
    where: Phrase = NOTHING
    area: tuple[int, ...] = ()
    sentences: list[Said] = field(default_factory=list)
    parts: list[Paragraph] = field(default_factory=list)

    def part(self, label: str, *, follows: bool = False) -> Canvas:
        """Begin a paragraph with a short *label*, and return the canvas of what it alone is about.

        One that *follows* is drawn together with the one before. A paragraph without a label is the conclusion.
        """
        canvas = Canvas(self.canvas.position)
        self.parts.append(Paragraph(len(self.sentences), label, canvas, follows))
        return canvas

    def end(self) -> None:
        """Begin the conclusion, if the explanation has paragraphs."""
        if self.parts:
            self.part("")

    def say(self, sentence: str, /, **values: object) -> None:
        """Add the *sentence* of that id in the catalogue, with its *values*."""
        self.sentences.append(Phrase(sentence, values))

    def add(self, *said: Said) -> None:
        """Add what has already been put into words."""
        self.sentences.extend(said)

    def say_as_one_cell(self, case: Case, helpers: int, house: int, digits: list[int]) -> None:
        """Say that the roof, as if one cell, makes a subset of *digits* with *helpers* (mask) in a *house* (place)."""
        known = {"helpers": case.names(helpers), "count": helpers.bit_count() + 1, "word": case.word}
        self.say("graves-roof-as-one-cell", house=case.house(house), digits=digits, **known)

    def conclude(self, case: Case) -> None:
        """Say what follows from the step: everything placed, and everything that goes."""
        self.sentences.append(case.conclusion())

    def pause(self) -> None:
        """Begin a new line."""
        self.sentences.append(BREAK)

    def look(self, case: Case, houses: Iterable[int], digits: int = 0) -> None:
        """Point at *houses*, and at *digits* (mask) in them if there are any."""
        places = tuple(sorted(set(houses)))
        self.area = tuple(case.geometry.house_masks[place] for place in places)
        self.where = case.looking(case.houses(places), digits)

    def look_around(self, case: Case, cells: int, digits: int = 0) -> None:
        """Point at the boxes or regions (without them, the rows) of *cells* (mask), or at the whole grid if many."""
        geometry = case.geometry
        kinds = ("box", "region") if geometry.region_of[0] >= 0 else ("row",)
        houses = [h for h, m in enumerate(geometry.house_masks) if m & cells and geometry.houses[h].kind in kinds]
        if len(houses) <= MOST_HOUSES:
            self.look(case, houses, digits)
        else:
            self.area = (cells,)
            self.where = case.looking(None, digits)

    def look_at(self, case: Case, cells: int, digits: int = 0) -> None:
        """Point at *cells* (mask), and at *digits* (mask) in them if there are any."""
        self.area = (cells,)
        self.where = case.looking(case.cells(cells), digits)


BREAK = phrase("nothing")
"""Where a new line begins."""
MOST_HOUSES = 5  # more than these are called the whole grid
Teller = Callable[[Case, Telling], None]
