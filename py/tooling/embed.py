"""The page in a frame, embed.html: parts of index.html are put in, and its languages cut to what it says.

It has to be small. Its script names a text by a number, as every script does (`tooling.page_texts`); a language of the
frame has the texts with the numbers in its bundled script, and is a script itself, which any frame may load.
"""

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from tooling.page_texts import written

ENTRY, BEGIN, LATER = (f"static/js/embed/{name}.js" for name in ("embed", "begin", "hinting"))
ELEMENT, TAG = "static/js/embed/element.js", "pencil-mark.js"
"""The custom element, and its name beside embed.html: other people's pages know that one."""
EXAMPLES = "static/examples.html"
BESIDE = (TAG, "examples.html")
"""Files beside embed.html whose names never change."""
STYLE = "static/css/embed.css"
LANGUAGES = "embed"
BORROWED = re.compile(r"^( *)<!-- #([\w-]+) of index\.html -->\n", re.M)
NUMBERED = re.compile(r"\(\[(\d+(?:e\d+)?),")
"""How a bundled script begins to say a text; esbuild may write 1000 as 1e3."""


def whole(text: str, index: str) -> str:
    r"""Return embed.html with each element that it borrows from *index*, of one or several lines, in its place.

    >>> whole('  <!-- #a of index.html -->\n', '<b id="b"></b>\n    <p id="a">\n      1\n    </p>\n')
    '  <p id="a">\n    1\n  </p>\n'
    """
    return BORROWED.sub(lambda found: element(index, found[2], found[1]), text)


SHEET = re.compile(rf'<link rel="stylesheet" href="b/\w+/{re.escape(STYLE)}">')
SCRIPT = re.compile(rf'\n *<script defer src="(b/\w+/){re.escape(BEGIN)}"></script>')


def inlined(text: str, home: Path) -> str:
    """Return embed.html with its style sheet and its first script, from the build in *home*, allowed by hash.

    In WebKit `'self'` matches nothing if a sandbox leaves the frame no origin; what an allowed script loads is allowed.
    """
    style, script = ((home / name).read_text("utf-8").rstrip("\n") for name in (STYLE, BEGIN))
    [folder] = SCRIPT.findall(text)
    text = SHEET.sub(lambda _: f"<style>{style}</style>", SCRIPT.sub("", text))
    text = text.replace("</body>", f'<script data-home="{folder}">{script}</script>\n</body>')
    text = text.replace("script-src 'self'", f"script-src 'self' 'strict-dynamic' {hashed(script)}")
    return text.replace("style-src 'self'", f"style-src 'self' {hashed(style)}")


def hashed(text: str) -> str:
    """Return the source of a policy that allows an element with this *text*.

    >>> hashed("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def element(index: str, name: str, indent: str) -> str:
    """Return the lines of the element with that id, indented anew. Raises ValueError if there is none."""
    start = re.search(rf'^( *)<(\w+) id="{name}".*\n', index, re.M)
    if not start:
        raise ValueError(f"index.html has no #{name} on a line of its own")
    own, tag = start[1], start[2]
    end = start.end() if start[0].rstrip().endswith(f"</{tag}>") else index.index(f"\n{own}</{tag}>", start.end()) + 1
    last = index.index("\n", end) + 1 if end != start.end() else end
    return "".join(indent + line.removeprefix(own) for line in index[start.start() : last].splitlines(keepends=True))


def language(told: str, script: str) -> str:
    """Return the script of a language: those texts of *told* that the bundled *script* uses."""
    known: dict[str, Any] = json.loads(told)
    numbers = {int(float(number)) for number in NUMBERED.findall(script)}
    texts = {number: known["texts"][number] for number in sorted(numbers) if number < len(known["texts"])}
    return f"self.pencilmarkLanguage={written(known | {'texts': texts})};\n"


def cut_languages(folder: Path, home: Path) -> list[Path]:
    """Cut the languages in *folder* to the frame's script, bundled in *home*, and write them there."""
    script = (home / ENTRY).read_text("utf-8")
    made = []
    for source in sorted((folder / LANGUAGES).glob("*.json")):
        target = home / LANGUAGES / f"{source.stem}.js"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(language(source.read_text("utf-8"), script), "utf-8", newline="\n")
        made.append(target)
    return made
