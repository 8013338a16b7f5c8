"""Make dist/ from build/page: the pages and the service worker, and all else in a folder named after the build.

The page's scripts and style sheets are bundled there (tooling.bundle). Whatever a browser or a host has kept, a page of
one build can ask only for files of that build.
"""

import base64
import hashlib
import json
import re
import shutil
from html import escape, unescape
from pathlib import Path

from tooling import bundle, embed, page, wide
from tooling.compressed import is_compressed
from tooling.page import BUILD_SCRIPT, copy_if_changed, write_if_changed
from tooling.places import DIST, ROOT
from tooling.snapshot import known_snapshot
from tooling.talk import Trouble
from tooling.wheel import wheel_name

CARD, CARD_SIZE = "docs/card.png", {"width": 1200, "height": 630}
"""The picture that other sites show, which lies among the docs, and its size in dots, as they all take it."""


def checked_address(address: str) -> str:
    """Return the *address* of a build with a slash at its end. Raises Trouble if it is no address.

    >>> checked_address("https://example.org/sudoku")
    'https://example.org/sudoku/'
    """
    if not address.startswith(("https://", "http://")) or set(address) & set("?#\"' <>"):
        raise Trouble(f"Expected an address such as https://example.org/sudoku/, found {address}")
    return address.rstrip("/") + "/"


def with_card(index: str, address: str) -> str:
    """Add to the head of *index* what other sites show for a link to the page at *address* (Open Graph).

    >>> print(with_card('<meta name="description" content="A page."><title>A &amp; B</title>', "https://a.org/"))
    <meta name="description" content="A page.">
      <link rel="canonical" href="https://a.org/">
      <meta property="og:type" content="website">
      <meta property="og:title" content="A &amp; B">
      <meta property="og:description" content="A page.">
      <meta property="og:url" content="https://a.org/">
      <meta property="og:image" content="https://a.org/docs/card.png">
      <meta property="og:image:width" content="1200">
      <meta property="og:image:height" content="630">
      <meta name="twitter:card" content="summary_large_image"><title>A &amp; B</title>
    """
    mark = '<meta name="description" content="'
    before, _, rest = index.partition(mark)
    description, _, after = rest.partition('">')
    title = unescape(index.partition("<title>")[2].partition("</title>")[0])
    told = {"type": "website", "title": title, "description": unescape(description)}
    told |= {"url": address, "image": address + CARD}
    told |= {f"image:{side}": str(dots) for side, dots in CARD_SIZE.items()}
    lines = [f'<link rel="canonical" href="{escape(address)}">']
    lines += [f'<meta property="og:{name}" content="{escape(text)}">' for name, text in told.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image">']
    return f'{before}{mark}{description}">' + "".join(f"\n  {line}" for line in lines) + after


def add_map(folder: Path, address: str) -> None:
    """Write `sitemap.xml` of the page and its docs, and `robots.txt`, into the build in *folder*."""
    docs = sorted(path.relative_to(folder).as_posix() for path in folder.glob("docs/*.html"))
    places = "".join(f"<url><loc>{escape(address + name)}</loc></url>\n" for name in ("", *docs))
    head = '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    (folder / "sitemap.xml").write_text(f"{head}{places}</urlset>\n", "utf-8", newline="\n")
    robots = f"User-agent: *\nAllow: /\nSitemap: {address}sitemap.xml\n"
    (folder / "robots.txt").write_text(robots, "utf-8", newline="\n")


SERVICE_WORKER = ROOT / "static/js/service-worker.js"
STYLES = {"index.html": bundle.STYLE, "embed.html": embed.STYLE}
"""The pages, each with its style sheet."""
ABOUT = "static/about.html"
DOCS_LINK = '<p>How to use it, here and as a library: the <a href="../../../docs/index.html">documentation</a>.</p>'
MANIFEST = "static/img/manifest.webmanifest"
BUNDLED = re.compile(
    r"(index|embed)\.html$|app\.js$|embed/|static/examples\.html$|static/js/|pyodide/pyodide\.mjs$|static/css/"
)
ABOUT_STYLES = {
    f"static/css/{name}.css" for name in ("tokens", "fonts", "base", "about", "docs")
}  # of the pages besides the page
WISHED = re.compile(
    r"b/\w+/(?:(?:embed|languages|lessons|pdfjs|sources|texts)/|wheels/pencilmark_font_"
    rf"|fonts/(?:{'|'.join(font.tag for font in wide.FONTS)})-)"
)
"""Files of languages and of PDFs, and sources, which most do not want: the service worker keeps what was asked for."""
OWN_ADDRESS = re.compile(r'(\b(?:href|src)=")((?:static|fonts)/|app\.js)')
BUILD_OF = re.compile(r'<html data-build="(\w+)"')


def deploy(folder: Path, live: Path | None = None, place: str = "") -> Path:
    """Make dist/ from *folder*, the page as `page.make` left it, and return it; nothing older is left.

    With *live*, make that folder instead, for whoever is working on the page: a new build takes over at the next load,
    and the one before stays there for a page that is still loading. *place* is the address where it will be, if known.
    """
    target = live or DIST
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    identity = build_identity(folder, names)
    home = target / "b" / identity
    for old in replaced(target, home, live is not None):
        shutil.rmtree(old)
    copied = [name for name in names if name in ABOUT_STYLES or not BUNDLED.match(name)]
    for name in copied:
        copy_if_changed(folder / name, home / name)
    wheel = home / "wheels" / wheel_name()
    script = page.build_script(identity, wheel, known_snapshot(wheel))
    write_if_changed(home / BUILD_SCRIPT, script)
    write_if_changed(home / MANIFEST, manifest((folder / MANIFEST).read_text("utf-8")))
    write_if_changed(home / ABOUT, (folder / ABOUT).read_text("utf-8").replace("<!-- docs -->", DOCS_LINK))
    bundle.bundle(folder, script, home)
    (home / embed.TAG).replace(target / embed.TAG)
    copy_if_changed(folder / embed.EXAMPLES, target / Path(embed.EXAMPLES).name)
    for name, style in STYLES.items():
        text = (folder / name).read_text("utf-8")
        bundle.styles(folder, text, home / style)
        text = with_card(text, place) if place and name == "index.html" else text
        text = index(bundle.bundled(text, style), identity, live is not None)
        write_if_changed(target / name, (embed.inlined if style == embed.STYLE else with_early)(text, home))
    scripts = (bundle.APP, bundle.WORKER, *bundle.LATER, *bundle.BESIDE, embed.ENTRY, embed.LATER)
    made = {home / name for name in (*copied, *scripts, bundle.STYLE)}
    clear(home, made | {*embed.cut_languages(folder, home)})
    clear(target, {target / "b", target / "sw.js", *(target / name for name in (*STYLES, *embed.BESIDE))})
    write_if_changed(target / "sw.js", service_worker(target, home, live is not None))
    return target


def replaced(target: Path, home: Path, live: bool) -> set[Path]:
    """Return the builds in *target* that *home* replaces; if *live*, the one whose page is there stays.

    A build that was begun and failed has no page there.
    """
    others, page = {*(target / "b").glob("*")} - {home}, target / "index.html"
    found = BUILD_OF.search(page.read_text("utf-8")) if live and page.exists() else None
    if not found:
        return others
    return others - {home.with_name(found[1])} if found[1] != home.name else set()


def clear(folder: Path, kept: set[Path]) -> None:
    """Remove everything from *folder* except the files *kept*, and folders that are *kept* or inside one."""
    within = {path for path in kept if path.is_dir()}
    for stray in [path for path in folder.rglob("*") if path.is_file() and path not in kept]:
        if not within & set(stray.parents):
            stray.unlink()
    for empty in [
        path for path in sorted(folder.rglob("*"), reverse=True) if path.is_dir() and not any(path.iterdir())
    ]:
        empty.rmdir()


def build_identity(folder: Path, names: list[str]) -> str:
    """Return 16 hexadecimal digits that change with the content of any of the files *names* of *folder*."""
    digest = hashlib.sha256(Path(bundle.__file__).read_bytes())
    for name in names:
        digest.update(f"{name} {sha256(folder / name)}\n".encode())
    return digest.hexdigest()[:16]


def sha256(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def integrity(path: Path) -> str:
    """Return the SHA-256 of a file in base64, in the form that browsers check."""
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def index(text: str, identity: str, live: bool = False) -> str:
    """Return index.html with the addresses and the name of the build *identity*, marked if it is *live*.

    >>> index('<html lang="en"><link href="static/css/base.css">', "0123")
    '<html data-build="0123" lang="en"><link href="b/0123/static/css/base.css">'
    """
    told = f'<html data-build="{identity}"' + (" data-live" if live else "")
    return OWN_ADDRESS.sub(rf"\1b/{identity}/\2", text.replace("<html", told, 1))


EARLY = re.compile(rf'<script async src="(b/\w+/){re.escape(bundle.EARLY)}">')


def with_early(text: str, home: Path) -> str:
    """Return index.html with `early.js` of the build in *home* put in, allowed by its hash."""
    script = (home / bundle.EARLY).read_text("utf-8").rstrip("\n")
    text = EARLY.sub(lambda found: f'<script data-home="{found[1]}">{script}', text)
    return text.replace("script-src 'self'", f"script-src 'self' {embed.hashed(script)}", 1)


def manifest(text: str) -> str:
    """Return the manifest of the installed page, which is now two folders deeper."""
    return text.replace('"../../"', '"../../../../"')


def service_worker(target: Path, home: Path, live: bool) -> str:
    """Return the service worker, headed by the list of the files in the build *home* with their hashes."""
    files = sorted(path for path in home.rglob("*") if path.is_file() and not is_compressed(path))
    listed = {path.relative_to(target).as_posix(): integrity(path) for path in files}
    listed |= {name: integrity(target / page) for name, page in (("./", "index.html"), ("embed.html", "embed.html"))}
    wished = {name: listed.pop(name) for name in list(listed) if WISHED.match(name)}
    told = {"id": home.name, "files": listed, "wished": wished, **({"live": True} if live else {})}
    return f"self.pencilmark = {json.dumps(told)};\n{SERVICE_WORKER.read_text('utf-8')}"
