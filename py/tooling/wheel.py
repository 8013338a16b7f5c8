"""Build the wheel of pencilmark by hand: the same sources give the same bytes, in milliseconds.

`pip install .` (through tooling.backend) and a release have this wheel with all languages, the page with English only.
"""

import base64
import hashlib
import os
import re
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tooling.places import PACKAGE, ROOT

FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"(!\[[^\]]*\]\()(?!\w+:)([^)\s]+\))(\n*)")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!\w+:|#)([^)\s]+)\)")


def as_shown(text: str, source: str, version: str) -> str:
    """Return the README *text* with links to the files of a *version* below *source*; without *source*, no such links.

    >>> as_shown("[Rules](docs/rules.md)", "https://github.com/a/b", "1.0.0")
    '[Rules](https://github.com/a/b/blob/v1.0.0/docs/rules.md)'
    >>> as_shown("![A page](docs/page.png)\\n\\nSee the [rules](docs/rules.md) and [more](https://a.org).", "", "1.0.0")
    'See the rules and [more](https://a.org).'
    """
    pieces = FENCE.split(text)  # every other one is a block of code
    return "".join(piece if at % 2 else linked(piece, source.rstrip("/"), version) for at, piece in enumerate(pieces))


def linked(text: str, source: str, version: str) -> str:
    """Return a *text* (without blocks of code) with the links and pictures that `as_shown` gives it."""
    if not source:
        return LINK.sub(r"\1", PICTURE.sub("", text))
    pictures = PICTURE.sub(rf"\1{source}/raw/v{version}/\2\3", text)
    return LINK.sub(rf"[\1]({source}/blob/v{version}/\2)", pictures)


def own_links(text: str) -> list[str]:
    """List the links and pictures of *text* that lead to files of ours, which a package index does not have.

    >>> own_links("[a](docs/a.md) ![b](b.png) [c](https://c.org) [d](#d)")
    ['docs/a.md', 'b.png']
    """
    prose = "".join(FENCE.split(text)[::2])
    return [target[1] for target in re.finditer(r"\]\((?!\w+:|#)([^)\s]+)\)", prose)]


EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date a zip file can hold
PURE = b"Wheel-Version: 1.0\nGenerator: build.py\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
"""The WHEEL file of a wheel for any Python."""
METADATA_SOURCES = (ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE")


def wheel_sources() -> list[Path]:
    """Return every file that goes into the wheel, sorted; the texts of the page do not."""
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".md")
    inside = (path for path in files if "__pycache__" not in path.parts and path.parent.name != "page")
    return sorted(inside) + [path for path in METADATA_SOURCES if path.exists()]


def sources_state() -> tuple[tuple[Path, int, int], ...]:
    """Return what changes whenever a source of the wheel is edited, added or removed."""
    states = ((path, path.stat()) for path in wheel_sources())
    return tuple((path, state.st_mtime_ns, state.st_size) for path, state in states)


def version() -> str:
    """Return the version written in pencilmark/__init__.py."""
    found = re.search(r'^__version__ = "(.+)"$', (PACKAGE / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError("pencilmark/__init__.py has no line __version__ = ...")
    return found[1]


def wheel_name() -> str:
    """Return the file name of the wheel."""
    return f"pencilmark-{version()}-py3-none-any.whl"


def build_wheel(folder: Path, languages: Sequence[str] = ()) -> Path:
    """Write the wheel into *folder*, leaving an equal one untouched, and return its path.

    The page's wheel has only some *languages*: it fetches others when they are chosen.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / wheel_name()
    draft = wheel.with_suffix(".part")
    write_archive(draft, wheel_members(languages))
    if wheel.exists() and wheel.read_bytes() == draft.read_bytes():
        draft.unlink()
    else:
        os.replace(draft, wheel)
    return wheel


def wheel_members(languages: Sequence[str] = ()) -> dict[str, bytes]:
    """Return the content of the wheel, with all *languages* or these: name inside the archive -> bytes, RECORD last."""
    information = f"pencilmark-{version()}.dist-info"
    members = {
        path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes()
        for path in wheel_sources()
        if path.is_relative_to(PACKAGE) and is_wanted(path.relative_to(PACKAGE).parts, languages)
    }
    members[f"{information}/METADATA"] = metadata(project()).encode()
    members[f"{information}/WHEEL"] = PURE
    members[f"{information}/entry_points.txt"] = entry_points(project()).encode()
    members[f"{information}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    return recorded(members, information)


def recorded(members: dict[str, bytes], information: str) -> dict[str, bytes]:
    """Return the *members* of a wheel with their RECORD last, in the folder of its *information*."""
    record = f"{information}/RECORD"
    lines = [*map(record_line, members, members.values()), f"{record},,\n"]
    return members | {record: "".join(lines).encode()}


def is_wanted(parts: Sequence[str], languages: Sequence[str]) -> bool:
    """Report whether a file of the package is in a wheel with these *languages*; none means all.

    >>> is_wanted(("languages", "de", "lists.ftl"), ("en",)), is_wanted(("board", "speech.py"), ("en",))
    (False, True)
    """
    return not languages or parts[0] != "languages" or parts[1] in languages


def project() -> dict[str, Any]:
    """Return the table `project` of pyproject.toml."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def metadata(project: dict[str, Any]) -> str:
    """Return the METADATA file of *project*, the table of that name in pyproject.toml."""
    extras, addresses = project["optional-dependencies"], project.get("urls", {})
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {version()}",
        f"Summary: {project['description']}",
        f"License-Expression: {project['license']}",
        *(f"License-File: {name}" for name in project["license-files"]),
        *(f"Project-URL: {name}, {place}" for name, place in addresses.items()),
        f"Requires-Python: {project['requires-python']}",
        *(f"Requires-Dist: {need}" for need in project["dependencies"]),
        *(f"Provides-Extra: {extra}" for extra in extras),
        *(f"Requires-Dist: {need}; extra == '{extra}'" for extra, needs in extras.items() for need in needs),
        "Description-Content-Type: text/markdown",
    ]
    readme = ROOT / project["readme"]
    text = readme.read_text("utf-8") if readme.exists() else ""
    return "\n".join(lines) + "\n\n" + as_shown(text, addresses.get("Source", ""), version())


def entry_points(project: dict[str, Any]) -> str:
    """Return the entry_points.txt file: the console scripts of *project*."""
    return "\n".join(["[console_scripts]", *(f"{name} = {place}" for name, place in project["scripts"].items()), ""])


def record_line(name: str, content: bytes) -> str:
    """Return the line of RECORD for a member.

    >>> record_line("pencilmark/py.typed", b"")
    'pencilmark/py.typed,sha256=47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU,0\\n'
    """
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def write_archive(path: Path, members: dict[str, bytes]) -> None:
    """Write *members* into the zip file *path* in their order, with fixed dates and rights."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, content)
