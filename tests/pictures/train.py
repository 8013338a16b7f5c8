"""Make py/pencilmark/picture/digits.weights anew: ``PYTHONPATH=py:. python3 -m tests.pictures.train --fonts FOLDER``.

It draws boards in the fonts of the folders, cuts their cells and teaches the network what is in them, a quarter of an
hour on two cores. It needs numpy and Pillow (requirements/training.txt). The fonts are Debian's: docs/pictures.md.
"""

import argparse
from pathlib import Path
from random import Random

import numpy as np
from tests.pictures.learn import SCALE, joined, rounded, taught
from tests.pictures.samples import fonts_in, samples

from pencilmark.picture.loops import CompiledLoops
from pencilmark.picture.network import FILE, Layer, written

EMPTY_SHARE, TRIED = 0.5, 3000
"""The part of the empty cells that is learned from, since they are many and alike; cells kept to try the network on."""
DRAWN, LEFT_OUT, ORDERED, LEARNED = 7, 1, 5, 1
"""The seeds: of the boards, of the empty cells left out, of the order, of the network."""


def main() -> None:
    """Draw, learn, round, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", type=Path, nargs="+", default=[Path("/usr/share/fonts")])
    parser.add_argument("--boards", type=int, default=1500)
    parser.add_argument("--turns", type=int, default=4)
    wish = parser.parse_args()
    rng = Random(LEFT_OUT)
    found = samples(wish.boards, DRAWN, fonts_in(wish.fonts), CompiledLoops((_blank(),)))
    cells, classes = joined([one for one in found if one[1] or rng.random() < EMPTY_SHARE])
    order = np.random.default_rng(ORDERED).permutation(len(cells))
    cells, classes = cells[order], classes[order]
    net = taught(cells[:-TRIED], classes[:-TRIED], wish.turns, LEARNED)
    read = net.forward(cells[-TRIED:, ..., None].astype(np.float32) / np.float32(SCALE)).argmax(1)
    print(f"{len(cells)} cells drawn; of those kept apart {(read == classes[-TRIED:]).mean():.1%} are read")
    FILE.write_bytes(written(rounded(net)))


def _blank() -> Layer:
    """Make a layer that looks at nothing: cells are cut before there is a network."""
    return Layer(32, 1, 32, 1, 1, False, 0, (0,), bytes(32 * 32))


if __name__ == "__main__":
    main()
