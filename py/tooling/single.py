"""Make one HTML file of the whole page: scripts, styles, fonts, Python and all; it opens from a disk."""

import base64
import gzip
import re
import tempfile
from html import escape
from pathlib import Path

from tooling import bundle, deploy, embed, licences, page, wide
from tooling.installed import ensure_node_modules
from tooling.places import BUILD
from tooling.server import content_security_policy
from tooling.snapshot import known_snapshot
from tooling.wheel import wheel_name

SINGLE = BUILD / "single/pencilmark.html"
HELD = (
    *("alone.js", "static/pack.json", "static/digits.weights", "lessons.json", "static/apart.html"),
    "pyodide/python_stdlib.zip",
)
LARGE = {font.wheel.name for font in wide.FONTS}
"""What is left out: whole fonts of Chinese and Japanese, which paper is set in."""
FOLDERS = ("languages", "lessons", "snapshots", "sources", "texts", "wheels")
OUTSIDE = re.compile(  # elements for files beside the page, and for scripts that watch over it
    r'\n *(?:<link (?:rel="(?:stylesheet|preload|manifest|apple-touch-icon)")[^>]*>'
    r"|<script (?:async|defer)[^>]*></script>)"
)
ABOUT = re.compile(r'<a href="static/about\.html">([^<]+)</a>')


def make(folder: Path) -> Path:
    """Write the single file, from *folder*, the page as `page.make` left it, and return its path."""
    text = (folder / "index.html").read_text("utf-8")
    held = [path for part in FOLDERS for path in (folder / part).iterdir() if path.name not in LARGE]
    names = [*HELD, *(path.relative_to(folder).as_posix() for path in (*held, *folder.glob("pyodide/*.wasm")))]
    identity = deploy.build_identity(folder, sorted(names))
    wheel = folder / "wheels" / wheel_name()
    script = scripted(folder, page.build_script(identity, wheel, known_snapshot(wheel)))
    style = styled(folder, text)
    text = OUTSIDE.sub("", text).replace(
        '\n  <script type="module" src="app.js"></script>', f"\n  <style>{style}</style>"
    )
    icon = data_url("image/svg+xml", (folder / "static/img/icon.svg").read_bytes())
    text = text.replace('href="static/img/icon.svg"', f'href="{icon}"')
    text = text.replace("<html", f'<html data-single data-build="{identity}"', 1)
    text = re.sub(r'(http-equiv="Content-Security-Policy" content=")[^"]*', rf"\1{policy(folder, script, style)}", text)
    text = ABOUT.sub(r'<button type="button" class="plain" popovertarget="parts">\1</button>', text)
    blocks = "".join(block(folder, name) for name in sorted(names, key=lambda name: (folder / name).stat().st_size))
    end = f'{about()}\n<script type="module">{script}</script>\n{blocks}</body>'
    SINGLE.parent.mkdir(parents=True, exist_ok=True)
    SINGLE.write_text(text.replace("</body>", "\0").replace("\0", end), "utf-8", newline="\n")
    return SINGLE


def scripted(folder: Path, build_script: str) -> str:
    """Return the page's script as one without imports."""
    with tempfile.TemporaryDirectory() as temporary:
        stage = bundle.staged(folder, build_script, Path(temporary))
        bundle.alone(ensure_node_modules(), stage / bundle.APP, stage / "out.js")
        return (stage / "out.js").read_text("utf-8").strip()


def styled(folder: Path, index: str) -> str:
    """Return the page's style sheets as one, with the fonts inside."""
    with tempfile.TemporaryDirectory() as temporary:
        target = Path(temporary) / "page.css"
        bundle.styles(folder, index, target, "--loader:.woff2=dataurl")
        return target.read_text("utf-8").strip()


def data_url(kind: str, content: bytes) -> str:
    """Return *content* as a data: address.

    >>> data_url("text/plain", b"1")
    'data:text/plain;base64,MQ=='
    """
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def policy(folder: Path, script: str, style: str) -> str:
    """Return a policy that allows what is in the file, including the frame of a visitor's own Python, and nothing else.

    A frame without an address of its own is bound by this policy as well as by its own.
    """
    [apart] = re.findall(r"script-src ('sha256-[^']+')", content_security_policy(folder / "static/apart.html"))
    scripts = f"script-src {embed.hashed(script)} {apart} blob: 'wasm-unsafe-eval'; worker-src blob:"
    inside = f"style-src {embed.hashed(style)}; font-src data:; img-src data:; frame-src 'self'"
    return f"default-src 'none'; {scripts}; {inside}; base-uri 'none'; form-action 'none'"


def block(folder: Path, name: str) -> str:
    """Return a block of data with the file *name*, compressed."""
    packed = base64.b64encode(gzip.compress((folder / name).read_bytes(), 9, mtime=0)).decode()
    return f'<script type="text/plain" data-file="{escape(name)}">{packed}</script>\n'


def about() -> str:
    """Return what the file is made of, with the licences in full, as something that can be opened."""
    rows = "".join(
        f"<details><summary>{escape(f'{part.name} {part.version}: {part.spdx} {part.note}')}</summary>"
        f"<pre>{escape(part.text)}</pre></details>"
        for part in licences.parts()
    )
    return f'<div id="parts" class="parts" popover><h2>What this page is made of</h2>{rows}</div>'
