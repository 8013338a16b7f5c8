"""What a build says of its own address, where it is known: a card for whoever links to it, a map for search engines."""

from html import escape, unescape
from pathlib import Path

from tooling.talk import Trouble

CARD, CARD_SIZE = "docs/card.png", {"width": 1200, "height": 630}
"""The picture that other sites show, which lies among the docs, and its size in dots, as they all take it."""


def checked(address: str) -> str:
    """Return the *address* of a build with a slash at its end. Raises Trouble where it is none.

    >>> checked("https://example.org/sudoku")
    'https://example.org/sudoku/'
    """
    if not address.startswith(("https://", "http://")) or set(address) & set("?#\"' <>"):
        raise Trouble(f"Expected an address such as https://example.org/sudoku/, found {address}")
    return address.rstrip("/") + "/"


def with_card(index: str, address: str) -> str:
    """Add to the head of *index* what other sites show of a link to the page at *address* (Open Graph).

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
