"""Cells to learn from: boards drawn at random, photographed at random, cut by the package's own loops."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.pictures.boards import Cells, Style, draw_board
from tests.pictures.warps import Warp, lit, shot, warped

from pencilmark.picture.believed import HAND, LETTER, MARGIN
from pencilmark.picture.grey import Grey
from pencilmark.picture.loops import Loops
from pencilmark.picture.mesh import Mesh

HANDS = ("comicneue", "dkg", "breip", "femkeklaver", "kristi", "rufscript", "tomsontalks", "humor", "ecolier")
ODD = ("z003", "d050000l", "standardsymbols", "chorus", "dancing", "hairline", "biolinum_k", "libertine_dr", "-thin")
Sample = tuple[bytes, int]


def fonts_in(folders: list[Path]) -> tuple[list[str], list[str]]:
    """Return the files of printed fonts and of those that look handwritten, sorted by name."""
    files = sorted((path for folder in folders for path in folder.rglob("*.[to]tf")), key=lambda path: path.name)
    named = [(path.name.lower().replace(" ", ""), str(path)) for path in files]
    used = [(name, path) for name, path in named if not any(word in name for word in ODD)]
    hands = [path for name, path in used if name.startswith(HANDS)]
    return [path for name, path in used if not name.startswith(HANDS)], hands


def samples(count: int, seed: int, fonts: tuple[list[str], list[str]], loops: Loops) -> Iterator[Sample]:
    """Yield the cells of a number of boards, each with the class that it is of."""
    rng = Random(seed)
    for _ in range(count):
        yield from _of_board(rng, fonts, loops)


def _of_board(rng: Random, fonts: tuple[list[str], list[str]], loops: Loops) -> Iterator[Sample]:
    cells = _cells(rng)
    style = _style(rng, fonts, cells.size)
    image = draw_board(cells, style, rng)
    zoom = rng.uniform(0.85, 1.25)
    warp = Warp(
        turn=rng.gauss(0, 0.06),
        zoom=zoom,
        tilt=(rng.gauss(0, 0.08), rng.gauss(0, 0.08)),
        bend=(rng.gauss(0, 0.012), rng.gauss(0, 0.012)),
        wave=(rng.uniform(1, 4), rng.uniform(0, 6)),
    )
    side = 560 if cells.size > 9 else rng.choice((360, 420, 480, 560))
    picture = lit(warped(image, warp, side), rng, rng.uniform(0, 0.5))
    per_cell = side / (cells.size + 1.6) / zoom
    picture = shot(
        picture,
        rng,
        blur=abs(rng.gauss(0, 0.045)) * per_cell,
        noise=rng.choice((0.02, 0.1, 0.25)),
        contrast=rng.uniform(0.35, 1.0),
        quality=rng.randint(35, 95),
    )
    loops.ink(Grey(side, side, picture.tobytes()))
    quads = _mesh(cells.size, style.margin, warp, side, rng).quads(MARGIN)
    yield from zip(loops.cut(quads, 5, 5), _classes(cells, style), strict=True)


def _mesh(size: int, margin: float, warp: Warp, side: int, rng: Random) -> Mesh:
    """Return where the crossings are, each a little beside where it should be."""
    whole, points = size + 2 * margin, []
    shake = rng.choice((0.01, 0.03, 0.05)) * side / whole / warp.zoom
    for row in range(size + 1):
        for column in range(size + 1):
            x, y = warp.picture((2 * (column + margin) / whole - 1, 2 * (row + margin) / whole - 1))
            points.append(((x + 1) * side / 2 + rng.gauss(0, shake), (y + 1) * side / 2 + rng.gauss(0, shake)))
    return Mesh(size, tuple(points))


def _cells(rng: Random) -> Cells:
    size = rng.choice((9, 9, 9, 9, 9, 9, 12, 16))
    share = rng.uniform(0.35, 0.8)
    hand = rng.choice((0.0, 0.3, 0.6)) if size == 9 else 0.0
    marked, cornered = rng.choice((0, 0, 0.5)), rng.choice((0, 0, 0, 0.3))
    spots = range(size**2)
    values = [rng.randint(1, size) if rng.random() < share else 0 for _ in spots]
    written = [value if rng.random() < hand else 0 for value in values]
    printed = [0 if other else value for value, other in zip(values, written, strict=True)]
    some = [rng.sample(range(1, 10), rng.randint(1, 5)) if not v and rng.random() < marked else [] for v in values]
    corners = [rng.randint(3, 30) if rng.random() < cornered else 0 for _ in spots]
    return Cells(size, printed, written, some, corners)


def _style(rng: Random, fonts: tuple[list[str], list[str]], size: int) -> Style:
    paper = rng.randint(170, 255)
    tinted = rng.choice((0, 0, 0, 0.15, 0.5))
    dark = rng.choice((0, 30, 60, 90, 110))
    return Style(
        font=rng.choice(fonts[0]),
        hand=rng.choice(fonts[1]) if rng.random() < 0.35 else "",
        paper=paper,
        thin=rng.randint(dark, min(paper - 35, 190)),
        thick=rng.randint(0, dark + 20),
        ink=min(dark + rng.randint(0, 20), paper - 60),
        pen=min(rng.randint(20, 140), paper - 50),
        thin_width=rng.uniform(0.015, 0.05),
        thick_width=rng.uniform(0.04, 0.11),
        height=rng.uniform(0.45, 1.0) if size <= 9 else rng.uniform(0.5, 0.8),
        letters=rng.random() < 0.5,
        tints={spot: paper - rng.randint(5, 60) for spot in range(size**2) if rng.random() < tinted},
    )


def _classes(cells: Cells, style: Style) -> Iterator[int]:
    for value, written in zip(cells.printed, cells.written, strict=True):
        if written:
            yield HAND + written - 1
        else:
            yield value if value < 10 or not style.letters else LETTER + value - 10
