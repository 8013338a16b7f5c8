"""Make the library's release, wheel and source archive, and check it before it is published.

Both are checked as the package index would check them, with versions, contents and links; the page's bill of materials
against the schema of CycloneDX; two snapshots of Python against each other; books of ours against the rules of PDF/A
with the package page, and with epubcheck and qpdf if these are installed. (veraPDF is only on Maven; page, on PyPI, has
its rules.)
"""

import hashlib
import os
import re
import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from email.parser import HeaderParser
from pathlib import Path

from tooling import licences, page, snapshot, tried
from tooling.backend import TOP
from tooling.installed import PYTHON, ensure_node_modules, ensure_packages
from tooling.places import BUILD, ROOT
from tooling.talk import Trouble, run, say
from tooling.wheel import as_shown, build_wheel, own_links, project, version

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


Validator = tuple[str, Sequence[str | Path], str]
"""Its name, its command, and the ending of the files that it reads."""


ARCHIVAL = """
import page, sys
report = page.validate_pdf(sys.argv[1], profile="2u")
sys.exit("\\n".join(f"{one.rule_id}: {one.message}" for one in report.failures) or 0)
"""
"""Reports each rule of PDF/A-2u that a file breaks."""


def validators() -> Iterator[Validator]:
    """Yield each validator that is installed, and say which are not."""
    yield "page", [PYTHON, "-c", ARCHIVAL], "pdfa.pdf"
    for name, option, ending in (("epubcheck", "--failonwarnings", ".epub"), ("qpdf", "--check", ".pdf")):
        command = shutil.which(name)
        if not command:
            say(f"books of ours not checked by {name}, since it is not here")
            continue
        is_archive = Path(command).read_bytes()[:2] == ARCHIVE
        yield name, [*(("java", "-jar") if is_archive else ()), command, option], ending


def check_books() -> None:
    """Make a book in each of `FORMS`, and run every validator on it. Raises Trouble if one finds a fault."""
    ensure_packages("dev", "installing what checks the books")
    known = [*validators()]
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
    """Run each *known* validator on the files of a *folder* that it can read. Raises Trouble if one finds a fault."""
    for name, command, ending in known:
        for file in sorted(folder.glob(f"*{ending}")):
            run((*command, file), f"checking {file.name} with {name}")


NEEDED = ("pencilmark/py.typed", "pencilmark/languages/en/board.ftl", "pencilmark/paper/web/daily.html")


def check(wheel: Path, source: Path, tag: str = "") -> None:
    """Check a *wheel* and a *source* archive, of the version that a *tag* names. Raises Trouble with each fault."""
    faults = [*version_faults(tag), *content_faults(wheel, source), *link_faults()]
    if faults:
        raise Trouble("\n  ".join(["This release is not to be sent:", *faults]))
    page.lean_pyodide()
    snapshot.check(ensure_node_modules(), wheel)
    tried.try_everywhere(wheel)
    check_books()


def version_faults(tag: str) -> Iterator[str]:
    """Yield what is wrong with the version: each release has a heading in the changelog, and a tag that names it."""
    if tag and tag != f"v{version()}":
        yield f"the tag {tag} names another version than {version()}"
    heading = re.compile(rf"^## {re.escape(version())}, \d+ \w+ \d{{4}}$", re.MULTILINE)
    if tag and not heading.search((ROOT / "CHANGELOG.md").read_text("utf-8")):
        yield f"CHANGELOG.md has no heading ## {version()} with the day"


def content_faults(wheel: Path, source: Path) -> Iterator[str]:
    """Yield what is missing from the archives, what does not belong there, and what their metadata lack."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        told = archive.read(f"pencilmark-{version()}.dist-info/METADATA").decode("utf-8")
    metadata = HeaderParser().parsestr(told.partition("\n\n")[0])
    yield from (f"an index has nothing at {link}, to which the README links" for link in own_links(told))
    packed = {path for path in names if not path.startswith("pencilmark-")}
    own = {path.relative_to(ROOT / "py").as_posix() for path in (ROOT / "py/pencilmark").rglob("*.py")}
    yield from (f"the wheel lacks {name}" for name in sorted({*own, *NEEDED} - packed))
    yield from (f"the wheel has {name}" for name in sorted(packed) if not name.startswith("pencilmark/"))
    if f"pencilmark-{version()}.dist-info/licenses/LICENSE" not in names or not metadata["License-Expression"]:
        yield "the wheel does not name its licence"
    with tarfile.open(source) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    yield from (f"the source archive lacks {name}" for name in TOP if name not in inside)


def link_faults() -> Iterator[str]:
    """Yield the links of README, changelog and the like that lead to no file of the project."""
    for text in sorted(ROOT.glob("*.md")):
        for target in own_links(text.read_text("utf-8")):
            if not (ROOT / target.partition("#")[0]).exists():
                yield f"{text.name} links to {target}, which is not there"


RELEASE = BUILD / "release"
BILL = BUILD / "sbom.json"
NOTES = BUILD / "notes.md"
"""What the host shows of a release: no file of it, so it lies beside them."""
VALIDATE = """
import sys
from pathlib import Path
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(Path(sys.argv[1]).read_text("utf-8"))
sys.exit(str(wrong) if wrong else 0)
"""


def make() -> list[Path]:
    """Build wheel and source archive with `build`, check them with twine, and return their paths.

    Raises Trouble if the wheel is not the one that we build.
    """
    ensure_packages("release", "installing build and twine")
    shutil.rmtree(RELEASE, ignore_errors=True)
    build = (PYTHON, "-P", "-m", "build")  # -P: not the build.py that is here
    run((*build, "--no-isolation", "--outdir", RELEASE, ROOT), "building wheel and source archive")
    made = sorted(RELEASE.iterdir())
    run((PYTHON, "-m", "twine", "check", "--strict", *made), "checking them with twine")
    ours = build_wheel(BUILD / "release-check")
    if (RELEASE / ours.name).read_bytes() != ours.read_bytes():
        raise Trouble("The released wheel is not the one that we build.")
    shutil.rmtree(ours.parent)
    page.prepare()
    check_bill(licences.bill(licences.parts()))
    return made


def add_rest(made: list[Path], *more: Path) -> list[Path]:
    """Put *more* files and the bill of materials beside what was *made*, and the checksums of all of these.

    Returns the paths of all of them, the checksums last.
    """
    rest = [Path(shutil.copy(path, RELEASE)) for path in (*more, BILL)]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in (*made, *rest)]
    sums = RELEASE / "SHA256SUMS"
    sums.write_text("".join(lines), "utf-8", newline="\n")
    return [*made, *rest, sums]


def notes(changelog: str, source: str) -> str:
    """Return what a *changelog* says about this version, with links to that version's files below *source*."""
    heading = rf"^## {re.escape(version())}\b.*\n"
    told = re.split(r"^## ", re.split(heading, changelog, maxsplit=1, flags=re.MULTILINE)[-1], flags=re.MULTILINE)[0]
    return as_shown(told.strip() + "\n", source, version())


def write_notes() -> Path:
    """Write the notes; if the project names no source address, that of the repository running the workflow is used."""
    host = "/".join(os.environ.get(name, "") for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY")).strip("/")
    source = project().get("urls", {}).get("Source", host)
    NOTES.write_text(notes((ROOT / "CHANGELOG.md").read_text("utf-8"), source), "utf-8", newline="\n")
    return NOTES


def check_bill(text: str) -> None:
    """Check a bill of materials against the schema of CycloneDX, with its own library. Raises Trouble."""
    ensure_packages("bill", "installing what knows the schema of CycloneDX")
    BILL.write_text(text, "utf-8")
    run((PYTHON, "-c", VALIDATE, BILL), "checking the bill of materials")
