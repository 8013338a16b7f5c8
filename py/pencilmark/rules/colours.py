"""The meaning of colours in puzzles with more to find than digits: shades, modifiers, regions.

A player marks these with colours. Shades and each modifier have colours of their own; each region has one of the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle
from pencilmark.board.modifiers import FACTORS, sign_of
from pencilmark.board.speech import say
from pencilmark.rules.language.hidden import REGION, SHADE, SHADED
from pencilmark.rules.rule import clues_of
from pencilmark.rules.variants.unknown import GIVEN_SHADES, YIN_YANG

OF_SHADES = {SHADED: 9, SHADED + 1: 3}
"""The colour of each shade."""
OF_MODIFIERS = dict(zip(FACTORS, (2, 6, 8), strict=True))
"""The colour of each modifier, by its name."""
COLOURS = range(1, 10)
"""The colours that there are."""
Colours = Sequence[Sequence[int]]
"""The colours that a player gave to each cell."""


class Meaning(NamedTuple):
    """What a *colour* means: the *sign* on its key, its *name* in a sentence, and the colours that it is put *over*."""

    colour: int
    sign: str
    name: str
    over: list[int]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours that have a meaning: that of *shades*, those of *modifiers* by name, and those of *regions*.

    *asked* has the cells whose shade and whose region are to be found.
    """

    shades: Mapping[int, int]
    modifiers: Mapping[str, int]
    regions: tuple[int, ...]
    asked: Mapping[int, frozenset[int]]

    def meanings(self) -> list[Meaning]:
        """Say what each colour means.

        >>> palette = palette_of((), [3] * 4 + [1] * 4, 4)
        >>> [(meaning.colour, meaning.sign, meaning.name) for meaning in palette.meanings()]
        [(1, 'A', 'region A'), (2, 'B', 'region B')]
        """
        of_shades, of_modifiers = list(self.shades.values()), list(self.modifiers.values())
        found = [(colour, say("colour-shade", shade=shade), "", of_shades) for shade, colour in self.shades.items()]
        found += [(c, sign_of(name), say(f"colour-{name}"), of_modifiers) for name, c in self.modifiers.items()]
        letters = zip("ABCDEFGHI", self.regions, strict=False)
        found += [(colour, sign, say("colour-region", sign=sign), []) for sign, colour in letters]
        return [Meaning(c, sign, name or sign, [o for o in own if o != c]) for c, sign, name, own in found]


def palette_of(modifiers: Iterable[str], behind: Sequence[int], count: int) -> Palette:
    """Return the palette for *modifiers*, and for what *count* cells may have *behind* them (`hidden_domains`).

    Regions have colours if there are enough for all but one, which needs none.
    """
    layers = {layer: behind[(layer - 1) * count : layer * count] for layer in (REGION, SHADE)}
    asked = {layer: frozenset(cell for cell, own in enumerate(masks) if own > 1) for layer, masks in layers.items()}
    shades = OF_SHADES if asked[SHADE] else {}
    own = {name: OF_MODIFIERS[name] for name in modifiers}
    free = [colour for colour in COLOURS if colour not in {*shades.values(), *own.values()}]
    regions = max(layers[REGION], default=1).bit_length()
    return Palette(shades, own, tuple(free[:regions]) if 1 < regions <= len(free) + 1 else (), asked)


class Marked(NamedTuple):
    """How far marks agree with a solution: the cells where they do not, and what is *missing*.

    Each missing one is a cell, its colour, and the colours of the same kind that the cell has and must lose.
    """

    astray: tuple[int, ...]
    missing: tuple[tuple[int, ...], ...]


class BesidesDigits(NamedTuple):
    """What a solution has besides digits: the shade and the region of each cell, and the cells of each modifier."""

    shades: Sequence[int] = ()
    regions: Sequence[int] = ()
    places: Mapping[str, Sequence[int]] = {}


class _Kind(NamedTuple):
    """The *colours* of one kind, the one *meant* for each cell (0: none), and the cells that may go without."""

    colours: frozenset[int]
    meant: Mapping[int, int]
    spared: frozenset[int]


def marked(palette: Palette, puzzle: Puzzle, found: BesidesDigits, colours: Colours) -> Marked:
    """Compare the *colours* of cells with what was *found* in a puzzle.

    A cell with several colours of one kind is undecided; where none belongs, any is wrong. Cells that are not
    shaded or have no modifier need none, nor do those that the puzzle itself decides, nor those of one region.
    """
    astray, missing = set[int](), list[tuple[int, ...]]()
    for kind in _kinds(palette, puzzle, found, colours):
        for cell, colour in kind.meant.items():
            own = kind.colours.intersection(colours[cell])
            if own and (not colour or (len(own) == 1 and colour not in own)):
                astray.add(cell)
            elif colour and own != {colour} and (own or cell not in kind.spared):
                missing.append((cell, colour, *sorted(own - {colour})))
    return Marked(tuple(sorted(astray)), tuple(missing))


def _kinds(palette: Palette, puzzle: Puzzle, found: BesidesDigits, colours: Colours) -> Iterator[_Kind]:
    if palette.shades:
        meant = {cell: palette.shades[found.shades[cell]] for cell in sorted(palette.asked[SHADE])}
        spared = {cell for cell in meant if found.shades[cell] != SHADED} | _told(puzzle)
        yield _Kind(frozenset(palette.shades.values()), meant, frozenset(spared))
    if palette.modifiers:
        at = {cell: palette.modifiers[name] for name, places in found.places.items() for cell in places}
        told = {cell for modifier in puzzle.geometry.modifiers for cell in modifier.cells}
        meant = {cell: at.get(cell, 0) for cell in range(len(colours))}
        yield _Kind(frozenset(palette.modifiers.values()), meant, frozenset(told))
    if palette.regions:
        regions = {cell: found.regions[cell] for cell in sorted(palette.asked[REGION])}
        of = _of_regions(palette.regions, regions, colours)
        unused = [region for region, colour in of.items() if not any(colour in own for own in colours)]
        spared = {cell for cell, region in regions.items() if [region] == unused}
        yield _Kind(frozenset(palette.regions), {cell: of[own] for cell, own in regions.items()}, frozenset(spared))


def _told(puzzle: Puzzle) -> set[int]:
    """Return the cells whose shade the puzzle itself says: those that it marks, or all if shaded digits are named."""
    found = set[int]()
    for clue in clues_of(puzzle.rules):
        if clue.name in GIVEN_SHADES:
            found.update(clue.cells)
        if clue.name == YIN_YANG and clue.numbers:
            found.update(range(puzzle.geometry.cell_count))
    return found


def _of_regions(free: Sequence[int], regions: Mapping[int, int], colours: Colours) -> dict[int, int]:
    """Find for each region the colour that most of its cells have, clearest first, or else one that is left."""
    votes = Counter[tuple[int, int]]()
    for cell, region in regions.items():
        mine = [colour for colour in colours[cell] if colour in free]
        if len(mine) == 1:
            votes[region, mine[0]] += 1
    of, left = dict[int, int](), list(free)
    for (region, colour), _ in votes.most_common():
        if region not in of and colour in left:
            of[region] = colour
            left.remove(colour)
    for region in sorted(set(regions.values()) - of.keys()):
        of[region] = left.pop(0) if left else 0
    return of
