"""The small site of docs/: links between pages, and the reference of the library."""

import re
from pathlib import Path

import pencilmark
from tooling import reference, site


def test_the_reference_has_all_that_the_library_offers_with_its_signature_and_its_examples() -> None:
    text = reference.reference()
    listed = [line[4:] for line in text.splitlines() if re.match("### ", line)]
    assert sorted(set(listed)) == sorted(listed) and {*pencilmark.__all__} <= {*listed}
    assert {"Answer", "Count", "Explanation", "Rating", "Step", "Status", "InputError", "PencilmarkError"} <= {*listed}
    assert "\n    status: Status\n    solutions: tuple[Solution, ...]\n" in text
    assert "\nsolve(puzzle: Puzzle | str, limit: int=2, seconds: float=60) -> Answer\n" in text
    assert text.count("```\n>>> ") >= len([name for name in pencilmark.__all__ if name.islower()])


def test_every_type_in_a_signature_of_the_reference_is_explained_there() -> None:
    entries = reference.entries(reference.public_names(reference.PUBLIC))
    known = {entry.name for entry in entries}
    named = {
        (entry.name, name)
        for entry in entries
        for name in reference.mentioned(entry.definition)
        if reference.resolve(entry.module, name)
    }
    assert len(known) > 40 and {name for _, name in named} <= known


def test_the_reference_of_the_site_links_its_types_and_pages_have_the_anchors_that_links_name(tmp_path: Path) -> None:
    site.make(tmp_path, "style")
    text = (tmp_path / "reference.html").read_text("utf-8")
    anchors = re.findall(r'<h\d id="([^"]+)"', text)
    assert len(anchors) == len({*anchors}) and {*re.findall(r'href="#([^"]+)"', text)} <= {*anchors}
    assert '-&gt; <a href="#Answer">Answer</a>' in text
    for page in tmp_path.glob("*.html"):
        for other, anchor in re.findall(r'href="([\w-]+\.html)?#([^"]+)"', page.read_text("utf-8")):
            assert f'id="{anchor}"' in (tmp_path / (other or page.name)).read_text("utf-8"), (page.name, anchor)


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
