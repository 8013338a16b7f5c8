"""The README as a package index shows it: an index has none of our files, so links to them name the project's address.

That address has one owner, `Source` under `[project.urls]` in pyproject.toml. Without it links become plain text.
"""

import re

FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"(!\[[^\]]*\]\()(?!\w+:)([^)\s]+\))(\n*)")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!\w+:|#)([^)\s]+)\)")


def as_shown(text: str, source: str, version: str) -> str:
    """Return the README *text* with links to the files of a *version* below *source*; without *source*, with none.

    >>> as_shown("[Rules](docs/rules.md)", "https://github.com/a/b", "1.0.0")
    '[Rules](https://github.com/a/b/blob/v1.0.0/docs/rules.md)'
    >>> as_shown("![A page](docs/page.png)\\n\\nSee the [rules](docs/rules.md) and [more](https://a.org).", "", "1.0.0")
    'See the rules and [more](https://a.org).'
    """
    pieces = FENCE.split(text)  # every other one is a block of code
    return "".join(piece if at % 2 else linked(piece, source.rstrip("/"), version) for at, piece in enumerate(pieces))


def linked(text: str, source: str, version: str) -> str:
    """Return a *text* without blocks of code with the links and pictures that `as_shown` gives it."""
    if not source:
        return LINK.sub(r"\1", PICTURE.sub("", text))
    pictures = PICTURE.sub(rf"\1{source}/raw/v{version}/\2\3", text)
    return LINK.sub(rf"[\1]({source}/blob/v{version}/\2)", pictures)


def own_links(text: str) -> list[str]:
    """List the links and pictures of *text* that lead to files of ours, which an index does not have.

    >>> own_links("[a](docs/a.md) ![b](b.png) [c](https://c.org) [d](#d)")
    ['docs/a.md', 'b.png']
    """
    prose = "".join(FENCE.split(text)[::2])
    return [target[1] for target in re.finditer(r"\]\((?!\w+:|#)([^)\s]+)\)", prose)]
