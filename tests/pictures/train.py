"""Make py/pencilmark/picture/digits.weights anew: ``PYTHONPATH=py:. python3 -m tests.pictures.train --fonts FOLDER``.

It draws boards in the fonts of the folders, cuts their cells and teaches the network what is in them, a quarter of an
hour on two cores. It needs numpy and Pillow (requirements/training.txt). The fonts are Debian's: docs/pictures.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from tests.pictures.learn import joined, rounded, taught
from tests.pictures.samples import fonts_in, samples

from pencilmark.picture.kernel import Kernel
from pencilmark.picture.network import FILE, Layer, written

EMPTY_SHARE = 0.5
"""The part of the empty cells that is learned from: they are many, and much alike."""


def main() -> None:
    """Draw, learn, round, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", type=Path, nargs="+", default=[Path("/usr/share/fonts")])
    parser.add_argument("--boards", type=int, default=1300)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()
    rng = Random(wish.seed)
    found = samples(wish.boards, wish.seed, fonts_in(wish.fonts), Kernel((_blank(),)))
    cells, classes = joined([one for one in found if one[1] or rng.random() < EMPTY_SHARE])
    print(f"{len(cells)} cells drawn")
    FILE.write_bytes(written(rounded(taught(cells, classes, wish.turns, wish.seed))))


def _blank() -> Layer:
    """Make a layer that looks at nothing: cells are cut before there is a network."""
    return Layer(32, 1, 32, 1, 1, False, 0, (0,), bytes(32 * 32))


if __name__ == "__main__":
    main()
