"""Holds books of ours against validators of others, where they are here: epubcheck for EPUB, qpdf for PDF."""

import shutil
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tooling.places import ROOT
from tooling.talk import run, say
from tooling.venv import PYTHON

ARCHIVE = b"PK"
"""What a Java archive begins with: Debian installs epubcheck as one, and not every system runs it by itself."""
BOOK = """
title = "Proof"
author = "A. Person"
lang = "{lang}"
introduction = "# First\\n\\nSome *words*.\\n\\n- and a point"
{form} = true

[[chapter]]
level = "Easy"
count = 4

[[chapter]]
variant = "killer"
board = "6"
count = 2
"""
FORMS = (("en", "pdfa"), ("de", "pdfx"))
"""The books that are checked: each in a language, and in a form of PDF."""


Validator = tuple[str, Sequence[str], str]
"""Its name, its command, and the ending of the files that it reads."""


def validators() -> Iterator[Validator]:
    """Yield each validator that is here, and say which is not."""
    for name, option, ending in (("epubcheck", "--failonwarnings", ".epub"), ("qpdf", "--check", ".pdf")):
        command = shutil.which(name)
        if not command:
            say(f"books of ours not checked by {name}, since it is not here")
            continue
        is_archive = Path(command).read_bytes()[:2] == ARCHIVE
        yield name, [*(("java", "-jar") if is_archive else ()), command, option], ending


def check() -> None:
    """Make a book in each of `FORMS`, and run every validator on it. Raises Trouble where one finds a fault."""
    known = [*validators()]
    if not known:
        return
    with tempfile.TemporaryDirectory() as folder:
        for lang, form in FORMS:
            plan = Path(folder) / f"{form}.toml"
            plan.write_text(BOOK.format(lang=lang, form=form), "utf-8")
            made = plan.with_suffix(".pdf")
            command = (PYTHON, "-m", "pencilmark", "book", made, plan, "--cover", "--epub")
            run(command, f"making a book as {form}", {"PYTHONPATH": str(ROOT / "py")})
        hold(Path(folder), known)
    say(f"books of ours checked by {', '.join(name for name, *_ in known)}")


def hold(folder: Path, known: Iterable[Validator]) -> None:
    """Run each of some validators on the files of a *folder* that it reads. Raises Trouble where one finds a fault."""
    for name, command, ending in known:
        for file in sorted(folder.glob(f"*{ending}")):
            run((*command, file), f"checking {file.name} with {name}")
