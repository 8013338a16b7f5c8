"""Goes through a release before it is sent: versions, contents, links, and where it is tried."""

import re
import tarfile
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from pathlib import Path

from tooling import tried, validated
from tooling.backend import TOP
from tooling.places import ROOT
from tooling.readme import own_links
from tooling.talk import Trouble
from tooling.wheel import version

NEEDED = ("pencilmark/py.typed", "pencilmark/languages/en/board.ftl", "pencilmark/paper/web/daily.html")


def check(wheel: Path, source: Path, tag: str = "") -> None:
    """Check a *wheel* and a *source* archive, of the version that a *tag* names. Raises Trouble with each fault."""
    faults = [*version_faults(tag), *content_faults(wheel, source), *link_faults()]
    if faults:
        raise Trouble("\n  ".join(["This release is not to be sent:", *faults]))
    tried.try_everywhere(wheel)
    validated.check()


def version_faults(tag: str) -> Iterator[str]:
    """Yield what is wrong with the version: each release has a heading in the changelog, and a tag that names it."""
    if tag and tag != f"v{version()}":
        yield f"the tag {tag} names another version than {version()}"
    heading = re.compile(rf"^## {re.escape(version())}, \d+ \w+ \d{{4}}$", re.MULTILINE)
    if tag and not heading.search((ROOT / "CHANGELOG.md").read_text("utf-8")):
        yield f"CHANGELOG.md has no heading ## {version()} with the day"


def content_faults(wheel: Path, source: Path) -> Iterator[str]:
    """Yield what is missing in the archives, what does not belong there, and what their metadata leave out."""
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
    """Yield the links of README, changelog and their like that lead to no file of the project."""
    for page in sorted(ROOT.glob("*.md")):
        for target in own_links(page.read_text("utf-8")):
            if not (ROOT / target.partition("#")[0]).exists():
                yield f"{page.name} links to {target}, which is not there"
