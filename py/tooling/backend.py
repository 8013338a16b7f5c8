"""Build wheel and source archive of the library for pip and `python -m build` (PEP 517), with the standard library.

The wheel is the one that the page runs, byte for byte; both have the same bytes from the same sources every time.
"""

import gzip
import io
import tarfile
from pathlib import Path

from tooling import wheel
from tooling.places import ROOT

TOP = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")
FOLDERS = ("py/pencilmark", "py/tooling")
EPOCH = 315_532_800  # 1980, as in the wheel


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Write the wheel into *wheel_directory* and return its name; nothing can be configured."""
    return wheel.build_wheel(Path(wheel_directory)).name


def build_editable(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Write a wheel into *wheel_directory* that makes Python import the package from this folder; return its name."""
    members = {
        name: content
        for name, content in wheel.wheel_members().items()
        if ".dist-info/" in name and "RECORD" not in name
    }
    members["pencilmark.pth"] = f"{ROOT / 'py'}\n".encode()
    record = f"pencilmark-{wheel.version()}.dist-info/RECORD"
    members[record] = "".join([*map(wheel.record_line, members, members.values()), f"{record},,\n"]).encode()
    wheel.write_archive(Path(wheel_directory) / wheel.wheel_name(), members)
    return wheel.wheel_name()


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    """Write the source archive into *sdist_directory* and return its name: all that the wheel is made from and with."""
    base = f"pencilmark-{wheel.version()}"
    unpacked = io.BytesIO()
    with tarfile.open(fileobj=unpacked, mode="w", format=tarfile.PAX_FORMAT) as archive:
        add(archive, f"{base}/PKG-INFO", wheel.metadata(wheel.project()).encode())
        for path in sources():
            add(archive, f"{base}/{path.relative_to(ROOT).as_posix()}", path.read_bytes())
    target = Path(sdist_directory) / f"{base}.tar.gz"
    target.write_bytes(gzip.compress(unpacked.getvalue(), 9, mtime=0))
    return target.name


def sources() -> list[Path]:
    """Return the files of the source archive, sorted."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    return sorted(path for path in found if "__pycache__" not in path.parts) + [ROOT / name for name in TOP]


def add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    """Add a file to *archive* without anything about the machine it comes from."""
    entry = tarfile.TarInfo(name)
    entry.size, entry.mtime, entry.mode = len(content), EPOCH, 0o644
    archive.addfile(entry, io.BytesIO(content))
