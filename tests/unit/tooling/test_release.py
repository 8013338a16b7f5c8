"""What is looked at before a release is sent, and what a build says of its own address."""

import re
import struct
import zipfile
from html import escape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fpdf import FPDF

from tooling import backend, deploy, release, wheel
from tooling.places import ROOT
from tooling.talk import Trouble


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("release")
    return folder / backend.build_wheel(str(folder)), folder / backend.build_sdist(str(folder))


def test_what_we_release_has_all_that_it_needs_and_its_links_lead_somewhere(made: tuple[Path, Path]) -> None:
    assert [*release.content_faults(*made), *release.link_faults(), *release.version_faults("")] == []


def test_a_file_that_is_missing_or_strange_keeps_a_release_back(made: tuple[Path, Path], tmp_path: Path) -> None:
    other = tmp_path / made[0].name
    with zipfile.ZipFile(made[0]) as whole, zipfile.ZipFile(other, "w") as cut:
        for name in whole.namelist():
            cut.writestr("tests/x.py" if name == "pencilmark/__main__.py" else name, whole.read(name))
    faults = list(release.content_faults(other, made[1]))
    assert faults == ["the wheel lacks pencilmark/__main__.py", "the wheel has tests/x.py"]
    with pytest.raises(Trouble, match=r"lacks pencilmark/__main__\.py"):
        release.check(other, made[1])


def test_a_validator_that_refuses_a_file_of_ours_keeps_a_release_back(tmp_path: Path) -> None:
    (tmp_path / "rain.epub").write_text("no book", "utf-8")
    release.hold(tmp_path, [("any", ["true"], ".epub"), ("another", ["false"], ".pdf")])
    with pytest.raises(Trouble, match="another"):
        release.hold(tmp_path, [("another", ["false"], ".epub")])
    pdf = FPDF()
    pdf.add_page()
    pdf.output(str(tmp_path / "pdfa.pdf"))
    with pytest.raises(Trouble, match="PDFA2U"):
        release.hold(tmp_path, [next(release.validators())])


def test_a_tag_names_the_version_and_the_changelog_tells_of_it() -> None:
    assert any("names another version" in fault for fault in release.version_faults("v0.0.0"))
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    told = any(re.fullmatch(rf"{re.escape(wheel.version())}, \d+ \w+ \d{{4}}", heading) for heading in headings)
    assert (list(release.version_faults(f"v{wheel.version()}")) == []) == told


@pytest.mark.parametrize("source", ["", "https://github.com/a/b"])
def test_the_notes_of_a_release_tell_of_its_version_alone_without_a_link_that_leads_nowhere(source: str) -> None:
    older = "## 0.1.0, 1 May 2020\n\n- Older.\n"
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    told = release.notes(f"{text}\n{older}", source)
    assert wheel.own_links(told) == [] and "Older." not in told and "- **Play.**" in told
    assert (f"]({source}/blob/v{wheel.version()}/docs/" in told) == bool(source)


@pytest.mark.parametrize("source", ["", "https://github.com/a/b"])
def test_an_index_shows_a_readme_without_a_link_that_leads_nowhere(source: str) -> None:
    addresses = {"urls": {"Source": source}} if source else {}
    told = wheel.metadata(wheel.project() | addresses)
    assert wheel.own_links(told) == []
    assert ("Project-URL: Source, https://github.com/a/b\n" in told) == bool(source)
    linked = wheel.own_links((ROOT / "README.md").read_text("utf-8"))
    assert len(linked) > 10
    for target in linked:
        kind = "raw" if target.endswith("screenshot.png") else "blob"
        assert (f"]({source}/{kind}/v{wheel.version()}/{target})" in told) == bool(source)


def test_a_build_that_knows_its_address_has_a_card_and_a_map_of_all_its_pages(tmp_path: Path) -> None:
    place = deploy.checked_address("https://example.org/a&b")
    index = (ROOT / "index.html").read_text("utf-8")
    card = deploy.with_card(index, place)
    assert re.sub(r'\n  <(?:link rel="canonical"|meta property="og:|meta name="twitter:)[^>]*>', "", card) == index
    assert f'content="{escape(place + deploy.CARD)}"' in card
    size = struct.unpack(">II", (ROOT / deploy.CARD).read_bytes()[16:24])
    assert size == tuple(deploy.CARD_SIZE.values()) == (1200, 630)
    (tmp_path / "docs").mkdir()
    for name in ("index", "rules"):
        (tmp_path / f"docs/{name}.html").touch()
    deploy.add_map(tmp_path, place)
    listed = [
        one.text for one in ElementTree.parse(tmp_path / "sitemap.xml").getroot().iter() if (one.text or "").strip()
    ]
    assert listed == [place, f"{place}docs/index.html", f"{place}docs/rules.html"]
    assert f"Sitemap: {place}sitemap.xml\n" in (tmp_path / "robots.txt").read_text("utf-8")


@pytest.mark.parametrize("text", ["example.org", "https://example.org/?a", "https://example.org/<b>"])
def test_what_is_no_address_of_a_build_is_refused(text: str) -> None:
    with pytest.raises(Trouble):
        deploy.checked_address(text)
