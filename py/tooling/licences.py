"""Describe what the page is made of: the licence of every part, a bill of materials (CycloneDX), and a page of both."""

import base64
import hashlib
import json
import re
import uuid
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from tooling import inside, pdfjs, precompiled, wide
from tooling.fonts import FONTS
from tooling.places import NODE_MODULES, REQUIREMENTS, ROOT
from tooling.precompiled import WHEELS
from tooling.wheel import version

ABOUT = ROOT / "static/about.html"
PARTS_MARK = "<!-- parts -->"
LICENCE_FILE = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)
TEXTS = Path(__file__).with_name("texts")
SPDX = {
    "defusedxml": "PSF-2.0",
    "font-source-sans-pro": "OFL-1.1",
    "font-source-serif-pro": "OFL-1.1",
    "fonttools": "MIT",
    "fpdf2": "LGPL-3.0-only",
    "micropip": "MPL-2.0",
    "python-sat": "MIT",
    "segno": "BSD-3-Clause",
    "six": "MIT",
}
REFERRED = {"fpdf2": ("gpl-3.licence",)}
"""Licences that the one of a package refers to, whose texts it does not bring."""
FONT_PACKAGES = {  # the packages of fonts that do not come as wheels -> their licence in build/fonts
    "fontpkg-source-code-pro": "mono-licence.txt"
}


@dataclass(frozen=True)
class Part:
    """Something that comes with the page: its licence in short (SPDX) and in full, *hashes* of what was fetched.

    *inside* names the part that contains it, if it has no file of its own.
    """

    name: str
    version: str
    spdx: str
    purl: str
    text: str
    note: str = ""
    hashes: dict[str, str] = field(default_factory=dict)
    inside: str = ""

    @property
    def file(self) -> str:
        """The name of the file with its licence, with the version where several may be inside other parts."""
        return f"licences/{self.name}{f'-{self.version}' if self.inside and self.version else ''}.txt"


def parts() -> list[Part]:
    """Return all parts of the page, ourselves first."""
    own = Part(
        "pencilmark", version(), "MIT", f"pkg:pypi/pencilmark@{version()}", (ROOT / "LICENSE").read_text("utf-8")
    )
    return [own, *pyodide_parts(), *inner_parts(), *font_parts(), *wheel_parts(), *wide_parts(), *pdf_parts()]


def pyodide_parts() -> Iterator[Part]:
    """Yield Pyodide, whose licence is that of a wheel, word by word, and the Python in it."""
    mozilla = wheel_licence(find_wheel("micropip"))
    note = "cut down by our py/tooling/lean.mjs and halves.mjs; its sources: github.com/pyodide/pyodide"
    yield npm_part("pyodide", "MPL-2.0", mozilla, note)
    abi = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    text = f"{inside.PYTHON}\n{(TEXTS / 'python.licence').read_text('utf-8')}"
    yield Part(
        "CPython",
        abi,
        "Python-2.0",
        f"pkg:generic/cpython@{abi}",
        text,
        "with its standard library, compiled, inside Pyodide",
    )


def inner_parts() -> Iterator[Part]:
    """Yield the libraries inside Pyodide and inside wheels, each with its notice and the text of its licence."""
    texts = common_texts()
    for host, libraries in inside.INSIDE.items():
        for one in libraries:
            purl = f"pkg:generic/{one.name}" + (f"@{one.version}" if one.version else "")
            yield Part(
                one.name,
                one.version,
                one.spdx,
                purl,
                f"{one.notice}\n\n{texts[one.spdx]}",
                f"inside {host}",
                inside=host,
            )


def common_texts() -> dict[str, str]:
    """Return the text of each licence of libraries inside other parts, by its name in SPDX."""
    packed = {name: wheel_licence(find_wheel(name)) for name in ("micropip", "segno")}
    three = from_word(packed["segno"], "Redistribution and use")
    apache = from_word(packed["micropip"], "Apache License")
    own = {path.stem: path.read_text("utf-8") for path in TEXTS.glob("*.licence")}
    return {
        "Apache-2.0 WITH LLVM-exception": f"{apache}\n\n{own['llvm-exception']}",
        "BSD-2-Clause": three[: three.index("3. Neither")] + from_word(three, "THIS SOFTWARE IS PROVIDED"),
        "BSD-3-Clause": three,
        "LicenseRef-lingeling": own["lingeling"],
        "LicenseRef-public-domain": own["liblzma"],
        "MIT": from_word((ROOT / "LICENSE").read_text("utf-8"), "Permission is hereby granted"),
        "MPL-2.0": packed["micropip"],
        "Zlib": own["zlib"],
        "blessing": own["sqlite"],
        "bzip2-1.0.6": own["bzip2"],
        "dtoa": own["dtoa"],
    }


def from_word(text: str, word: str) -> str:
    """Return *text* from *word* on."""
    return text[text.index(word) :]


def npm_part(name: str, spdx: str, licence: str, note: str) -> Part:
    """Return the npm package *name* as package-lock.json pins it."""
    pinned = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"][f"node_modules/{name}"]
    digest = base64.b64decode(pinned["integrity"].removeprefix("sha512-")).hex()
    purl = f"pkg:npm/{name}@{pinned['version']}"
    return Part(name, pinned["version"], spdx, purl, licence, note, {"SHA-512": digest})


def font_parts() -> Iterator[Part]:
    """Yield the fonts that the page is set in."""
    pins = (REQUIREMENTS / "fonts.txt").read_text("utf-8")
    for name, licence in FONT_PACKAGES.items():
        [pinned] = re.findall(rf"^{name}==(\S+)", pins, re.MULTILINE)
        text = (FONTS / licence).read_text("utf-8")
        yield Part(name, pinned, "OFL-1.1", f"pkg:pypi/{name}@{pinned}", text, "cut to Latin, under another name")


def wheel_parts() -> Iterator[Part]:
    """Yield the Python packages that the page brings for its own Python."""
    for wheel in sorted(WHEELS.glob("*.whl")):
        project, number = wheel.name.split("-")[:2]
        name = re.sub(r"[-_.]+", "-", project).lower()
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        purl = f"pkg:pypi/{name}@{number}"
        text = wheel_licence(wheel) + "\n".join(
            ["", *((TEXTS / more).read_text("utf-8") for more in REFERRED.get(name, ()))]
        )
        yield Part(name, number, SPDX[name], purl, text, precompiled.told(name), {"SHA-256": digest})


def wide_parts() -> Iterator[Part]:
    """Yield the fonts of Chinese and Japanese that are there."""
    for font in wide.FONTS:
        if wide.is_made(font):
            digest = base64.b64decode(font.digest).hex()
            purl = f"pkg:npm/{font.package.replace('@', '%40')}@{font.version}"
            text = wide.LICENCE.read_text("utf-8")
            note = "as TrueType for paper, cut to what the page says for the page, under another name"
            yield Part(font.project, font.version, "OFL-1.1", purl, text, note, {"SHA-512": digest})


def pdf_parts() -> Iterator[Part]:
    """Yield what the page opens a PDF with, once it is there."""
    if not pdfjs.is_there():
        return
    digest = base64.b64decode(pdfjs.DIGEST).hex()
    purl = f"pkg:npm/{pdfjs.PACKAGE}@{pdfjs.VERSION}"
    note = "unchanged, with decoders of PDFium (BSD-3-Clause) and OpenJPEG (BSD-2-Clause)"
    text = pdfjs.LICENCE.read_text("utf-8")
    yield Part(pdfjs.PACKAGE, pdfjs.VERSION, "Apache-2.0", purl, text, note, {"SHA-512": digest})


def find_wheel(name: str) -> Path:
    """Return the wheel of the project *name*."""
    [found] = WHEELS.glob(f"{name}-*.whl")
    return found


def wheel_licence(wheel: Path) -> str:
    """Return all licences and notices inside *wheel*."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if LICENCE_FILE.search(name)]
        return "\n\n".join(archive.read(name).decode("utf-8", "replace").strip() for name in names) + "\n"


def bill(found: list[Part]) -> str:
    """Return the bill of materials of the page in CycloneDX 1.6; the same parts give the same text."""
    own, *others = [component(part) for part in found]
    content: dict[str, object] = {"metadata": {"component": own | {"type": "application"}}, "components": others}
    content["dependencies"] = [
        {"ref": part.purl, "dependsOn": held}
        for part in found
        if (held := [one.purl for one in found if one.inside == part.name])
    ]
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(content))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{number}", "version": 1}
    return json.dumps(head | content, indent=2) + "\n"


def component(part: Part) -> dict[str, object]:
    """Return *part* as a component of a bill of materials."""
    return {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        **({"version": part.version} if part.version else {}),
        "licenses": [named_licence(part.spdx)],
        "purl": part.purl,
        "hashes": [{"alg": kind, "content": digest} for kind, digest in part.hashes.items()],
    }


def named_licence(spdx: str) -> dict[str, object]:
    """Return a licence as a bill of materials has it: by its SPDX name, as an expression, or by a name of its own.

    >>> named_licence("MIT"), named_licence("Apache-2.0 WITH LLVM-exception")
    ({'license': {'id': 'MIT'}}, {'expression': 'Apache-2.0 WITH LLVM-exception'})
    """
    if " " in spdx:
        return {"expression": spdx}
    return {"license": {"name" if spdx.startswith("LicenseRef-") else "id": spdx}}


def whose(name: str) -> tuple[str, ...]:
    """Return the parts that a file of the page consists of, by its name below the folder of its build.

    >>> whose("pyodide/python_stdlib.zip"), whose("static/img/icon.svg")
    (('CPython', 'pyodide'), ('pencilmark',))
    """
    if name.startswith(("wheels/", "sources/")):
        return (re.sub(r"[-_.]+", "-", name.split("/")[1].split("-")[0]).lower(),)
    served = {
        "pyodide/": ("CPython", "pyodide"),
        "snapshots/": ("CPython", "pyodide", "pencilmark"),
        "fonts/sans": ("font-source-sans-pro",),
        "fonts/serif": ("font-source-serif-pro",),
        "fonts/mono": ("fontpkg-source-code-pro",),
        **{f"fonts/{font.tag}": (font.project,) for font in wide.FONTS},
        "static/js/python/worker.js": ("pencilmark", "pyodide"),
        "alone.js": ("pencilmark", "pyodide"),
        "pdfjs/": (pdfjs.PACKAGE,),
        **dict.fromkeys(
            (
                *("static/", "texts/", "languages/", "lessons/", "licences/", "embed/", "embed.html", "index.html"),
                *("app.js", "build.js", "lessons.json"),
            ),
            ("pencilmark",),
        ),
    }
    return next((owners for start, owners in served.items() if name.startswith(start)), ())


def licence_files() -> dict[str, str]:
    """Return the files that describe the parts: name below the page -> text."""
    found = parts()
    files = {part.file: part.text for part in found}
    rows = "\n".join(map(row, found))
    return files | {
        "licences/sbom.json": bill(found),
        "static/about.html": ABOUT.read_text("utf-8").replace(PARTS_MARK, rows),
    }


def row(part: Part) -> str:
    """Return *part* as a row of the table in about.html."""
    link = f'<a href="../{escape(part.file)}">{escape(part.spdx)}</a>'
    cells = "".join(f"<td>{text}</td>" for text in (escape(part.version), link, escape(part.note)))
    return f'<tr><th scope="row">{escape(part.name)}</th>{cells}</tr>'
