"""The small site of docs/: links between pages, and the reference of the library."""

import re

from pencilmark.doors import library
from tooling import site


def test_the_reference_has_all_that_the_library_offers_with_its_signature_and_its_examples() -> None:
    text = site.reference(site.LIBRARY.read_text("utf-8"))
    values = ["Answer", "Count", "Explanation", "Rating"]
    assert [line[3:] for line in text.splitlines() if re.match("## ", line)] == [*library.__all__, *values]
    assert "\nstatus: Status\nsolutions: tuple[Solution, ...]\n" in text
    assert "\nsolve(puzzle: Puzzle | str, limit: int=2, seconds: float=60) -> Answer\n" in text
    assert text.count("```\n>>> ") >= len([name for name in library.__all__ if name.islower()])


def test_links_between_pages_of_docs_lead_to_pages_of_the_site() -> None:
    assert site.LINK.sub(r'href="\1.html\2"', '<a href="rules.md#a">') == '<a href="rules.html#a">'


def test_every_link_of_the_docs_leads_to_a_file_and_every_page_is_in_their_index() -> None:
    pages = [site.ROOT / "README.md", *site.DOCS.glob("*.md")]
    links = [
        (path, link) for path in pages for link in re.findall(r"\]\(([^)#:]+)(?:#[\w-]*)?\)", path.read_text("utf-8"))
    ]
    assert [f"{path.name}: {link}" for path, link in links if not (path.parent / link).is_file()] == []
    assert {path.name for path in pages[1:]} - {"README.md"} <= {
        link for path, link in links if path == site.DOCS / "README.md"
    }
