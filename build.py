"""Set up, serve, test and build Pencilmark with Python alone: python3 build.py [run|test|check|dist|bench]."""

import sys

if sys.version_info < (3, 11):  # said before anything that an older Python cannot read
    sys.exit("Pencilmark needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "py"))

from tooling.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
