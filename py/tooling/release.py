"""Make the library's release: wheel and source archive, checked as the package index would check them.

The bill of materials of the page is checked with it, against the schema of CycloneDX.
"""

import hashlib
import os
import re
import shutil
from pathlib import Path

from tooling import licences, page
from tooling.places import BUILD, ROOT
from tooling.readme import as_shown
from tooling.talk import Trouble, run
from tooling.venv import PYTHON, ensure_packages
from tooling.wheel import build_wheel, project, version

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

    Raises Trouble when the wheel is not the one that we build.
    """
    ensure_packages("release", "installing build and twine")
    shutil.rmtree(RELEASE, ignore_errors=True)
    build = (PYTHON, "-P", "-m", "build")  # -P: not the build.py that lies here
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
    """Put *more* and the bill of materials beside what was *made*, and the checksums of all.

    Returns the paths of all of them, the checksums last.
    """
    rest = [Path(shutil.copy(path, RELEASE)) for path in (*more, BILL)]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in (*made, *rest)]
    sums = RELEASE / "SHA256SUMS"
    sums.write_text("".join(lines), "utf-8", newline="\n")
    return [*made, *rest, sums]


def notes(changelog: str, source: str) -> str:
    """Return what a *changelog* says of this version, its links leading to that version's files below *source*."""
    heading = rf"^## {re.escape(version())}\b.*\n"
    told = re.split(r"^## ", re.split(heading, changelog, maxsplit=1, flags=re.MULTILINE)[-1], flags=re.MULTILINE)[0]
    return as_shown(told.strip() + "\n", source, version())


def write_notes() -> Path:
    """Write the notes; where the project names no address, that of the host's own machine counts."""
    host = "/".join(os.environ.get(name, "") for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY")).strip("/")
    source = project().get("urls", {}).get("Source", host)
    NOTES.write_text(notes((ROOT / "CHANGELOG.md").read_text("utf-8"), source), "utf-8", newline="\n")
    return NOTES


def check_bill(text: str) -> None:
    """Check a bill of materials against the schema of CycloneDX, with its own library. Raises Trouble."""
    ensure_packages("bill", "installing what knows the schema of CycloneDX")
    BILL.write_text(text, "utf-8")
    run((PYTHON, "-c", VALIDATE, BILL), "checking the bill of materials")
