"""Make the fonts of Chinese and Japanese: whole faces as wheels, for paper, and faces cut to the page's own sentences.

They come from npm packages that are fetched here, not with the others, as nothing else waits for them.
"""

import tarfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tooling import places
from tooling.fonts import SUBSET, cut_all
from tooling.installed import content_of, ensure_packages, install_wheel, packed
from tooling.places import BUILD, PACKAGE
from tooling.subset import WHOLE
from tooling.talk import say
from tooling.wheel import PURE, recorded, write_archive

WIDE = BUILD / "wide"
LICENCE = Path(__file__).with_name("texts") / "noto.licence"
SOURCES = (SUBSET, LICENCE, Path(__file__))
WIDEST_LATIN = 0x2E80
"""Where the signs of Chinese and Japanese begin in Unicode."""
UNSAID = "一二三四五六七八九十行列年月日"
"""Signs that stand in no catalogue: those of cells named in kanji, and of the browser's dates."""
FACES = {"Regular": 400, "Bold": 700}
"""Faces of each family, by their weights in the names of the packages' files."""
CUTS = {"regular": "Regular", "semibold": "Bold"}
"""Faces of the page, and what each is cut from."""


@dataclass(frozen=True)
class Wide:
    """The font of the language *tag*: the npm *package* that has it, and the SHA-512 of its *version*."""

    tag: str
    family: str
    package: str
    version: str
    digest: str

    @property
    def project(self) -> str:
        """Return the name of its wheel's project.

        >>> FONTS[1].project
        'pencilmark-font-zh-hans'
        """
        return f"pencilmark-font-{self.tag.lower()}"

    @property
    def wheel(self) -> Path:
        """Return where its wheel is."""
        return WIDE / f"{self.project.replace('-', '_')}-{self.version}-py3-none-any.whl"

    def file(self, face: str) -> str:
        """Return the name of the file of a *face* in its package."""
        return f"files/{self.package.split('/')[1].replace('_', '-')}-{FACES[face]}.woff"


FONTS = (
    Wide(
        "ja",
        "Pencilmark Japanese",
        "@openfonts/noto-sans-jp_japanese",
        "1.44.6",
        "dtJVVaHgiJ4GonA3iCy1FdNE7XTf2dctx+CbyNm5T14+Lu/ttz9KIsGDsd2nhyGfeWgE5rAI+3/udDo21gQijA==",
    ),
    Wide(
        "zh-Hans",
        "Pencilmark Chinese",
        "@openfonts/noto-sans-sc_chinese-simplified",
        "1.44.9",
        "yNmtcyVuDWU/5KQnRdD+u45QsGXZlNvpwV9+/cIR8z90iHroDscQuXZTtsNy0CfhPq2pNncJVgzhNq62XLGikQ==",
    ),
)


def ensure_wide() -> Path:
    """Bring build/wide up to date and return it: a wheel for each language, and WOFF2 files for the page."""
    ensure_packages("fonts", "fetching the fonts of the page")
    WIDE.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as beside:
        list(beside.map(ensure_font, FONTS))
    return WIDE


def ensure_font(font: Wide) -> None:
    """Bring the wheel of a *font* and its faces of the page up to date."""
    if not is_made(font):
        make_wheel(font, faces_of(font))
        install_wheel(font.wheel)
        places.leave(WIDE / f"{font.tag}.stamp", *SOURCES)
    if not is_cut(font):
        cut_for_page(font)


def is_there() -> bool:
    """Report whether nothing needs to be made: everything fetched, and cut to the sentences as they are."""
    return all(is_made(font) and is_cut(font) for font in FONTS)


def is_made(font: Wide) -> bool:
    """Report whether the wheel of a *font* was made by this program."""
    return font.wheel.exists() and places.is_current(WIDE / f"{font.tag}.stamp", *SOURCES)


def is_cut(font: Wide) -> bool:
    """Report whether the faces of the page have the characters of the language's sentences, and no others."""
    signs = WIDE / f"{font.tag}.txt"
    written = signs.read_text("utf-8") if signs.exists() else None
    return written == signs_of(font.tag) and all(path.exists() for path in page_files(font).values())


def faces_of(font: Wide) -> dict[str, Path]:
    """Fetch the package of a *font*, unless it is there, and return its faces as TrueType files."""
    found = {face: WIDE / f"{font.tag}-{face}.ttf" for face in FACES}
    if all(path.exists() for path in found.values()):
        return found
    say(f"fetching {font.package}")
    archive = packed(font.package, font.version, font.digest, WIDE)
    sources = {path.with_suffix(".woff"): path for path in found.values()}
    with tarfile.open(archive) as package:
        for source, face in zip(sources, found, strict=True):
            source.write_bytes(content_of(package, font.file(face)))
    cut_all([(source, path, font.family, WHOLE) for source, path in sources.items()], f"unpacking {font.package}")
    for done in (archive, *sources):
        done.unlink()
    return found


def make_wheel(font: Wide, faces: dict[str, Path]) -> None:
    """Write the wheel of a *font* with its *faces*: the same bytes every time."""
    say(f"packing {font.wheel.name}")
    name = font.project.replace("-", "_")
    information = f"{name}-{font.version}.dist-info"
    metadata = (
        f"Metadata-Version: 2.4\nName: {font.project}\nVersion: {font.version}\n"
        "License-Expression: OFL-1.1\nLicense-File: OFL.txt\n"
    )
    members = {
        f"{name}/__init__.py": f'"""{font.family}: faces for paper."""\n'.encode(),
        **{f"{name}/{face}.ttf": path.read_bytes() for face, path in faces.items()},
        f"{information}/METADATA": metadata.encode(),
        f"{information}/WHEEL": PURE,
        f"{information}/licenses/OFL.txt": LICENCE.read_bytes(),
    }
    write_archive(font.wheel, recorded(members, information))


def cut_for_page(font: Wide) -> None:
    """Cut the faces of a *font* to the characters of its language's sentences."""
    signs = WIDE / f"{font.tag}.txt"
    signs.write_text(signs_of(font.tag), "utf-8")
    faces = faces_of(font)
    cuts = [(faces[CUTS[name]], target, font.family, signs) for name, target in page_files(font).items()]
    cut_all(cuts, f"cutting the faces of {font.tag}")


def signs_of(tag: str) -> str:
    """Return each character beyond Latin in the sentences of a language and in what the page writes besides, once."""
    texts = (path.read_text("utf-8") for path in (PACKAGE / "languages" / tag).rglob("*.ftl"))
    return "".join(sorted({sign for text in (UNSAID, *texts) for sign in text if ord(sign) >= WIDEST_LATIN}))


def page_files(font: Wide) -> dict[str, Path]:
    """Return the page's files of a *font*, by their faces."""
    return {name: WIDE / f"{font.tag}-{name}.woff2" for name in CUTS}


def cut_files() -> dict[str, Path]:
    """Return where the faces of the page come from, if they are there: name below dist/ -> source."""
    files = (path for font in FONTS for path in page_files(font).values())
    return {f"fonts/{path.name}": path for path in files if path.exists()}


def wheels() -> list[Path]:
    """Return the wheels that are there."""
    return [font.wheel for font in FONTS if font.wheel.exists()]
