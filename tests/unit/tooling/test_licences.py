"""What the page says of what it is made of."""

import json
import re

import pytest

from tooling import bundle, inside, licences, page, taught
from tooling.places import NODE_MODULES, REQUIREMENTS, ROOT
from tooling.wheel import wheel_name


@pytest.fixture(scope="module")
def parts() -> list[licences.Part]:
    page.prepare()
    return licences.parts()


def test_every_package_of_the_page_is_listed_as_it_is_pinned(parts: list[licences.Part]) -> None:
    pins = re.findall(r"^([\w.-]+)==(\S+)", (REQUIREMENTS / "page.txt").read_text("utf-8"), re.MULTILINE)
    bundled = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    assert {*pins, *bundled.items()} <= {(part.name, part.version) for part in parts}


def test_every_part_comes_with_its_licence_in_full(parts: list[licences.Part]) -> None:
    assert [part.name for part in parts if len(part.text) < 500] == []
    signs = {"MIT": "Permission is hereby granted", "MPL-2.0": "Mozilla Public License", "PSF-2.0": "PYTHON SOFTWARE"}
    signs |= {"Python-2.0": "CWI LICENSE AGREEMENT"}
    signs |= {"OFL-1.1": "SIL", "LGPL-3.0-only": "LESSER GENERAL PUBLIC", "BSD-3-Clause": "Redistribution and use"}
    signs |= {"BSD-2-Clause": "Redistributions in binary form", "bzip2-1.0.6": "The origin of this software"}
    assert [part.name for part in parts if signs[part.spdx].lower() not in part.text.lower()] == []


def test_the_hashes_are_those_of_what_is_served(parts: list[licences.Part]) -> None:
    pins = (REQUIREMENTS / "page.txt").read_text("utf-8")
    told = {part.name: part.hashes.get("SHA-256") for part in parts if "SHA-256" in part.hashes}
    assert len(told) >= 8
    assert [name for name, digest in told.items() if f"sha256:{digest}" not in pins] == []


def test_the_same_parts_give_the_same_bill(parts: list[licences.Part]) -> None:
    bill = json.loads(licences.bill(parts))
    assert licences.bill(parts) == licences.bill(licences.parts())
    assert (bill["bomFormat"], bill["metadata"]["component"]["name"]) == ("CycloneDX", "pencilmark")
    assert len({part["bom-ref"] for part in bill["components"]}) == len(parts) - 1


def test_about_shows_every_part_with_a_link_to_its_licence(parts: list[licences.Part]) -> None:
    files = licences.licence_files()
    linked = re.findall(r'href="\.\./(licences/[^"]+)"', files["static/about.html"])
    assert set(linked) == {name for name in files if name.startswith("licences/")}
    assert all(f">{part.name}<" in files["static/about.html"] for part in parts)


def test_what_is_compiled_into_pyodide_has_its_notice(parts: list[licences.Part]) -> None:
    """Words that each of these libraries leaves in the binary stand there, and none that we know of goes unnamed."""
    binary = (NODE_MODULES / "pyodide/pyodide.asm.wasm").read_bytes()
    words = {
        "bzip2": b"BZ2_bzCompress",
        "expat": b"expat_2",
        "libffi": b"ffi_call",
        "mimalloc": b"mimalloc: error",
        "mpdecimal": b"PyInit__decimal",
        "zstd": b"ZSTD_compress",
        "hacl-star": b"PyInit__sha2",
    }
    named = {part.name: part for part in parts}
    assert [name for name, word in words.items() if word not in binary or name not in named] == []
    assert all(one.notice.splitlines()[0] in named[one.name].text for one in inside.LIBRARIES)
    assert "3. Neither" not in named["mpdecimal"].text
    assert "Stichting Mathematisch Centrum" in named["CPython"].text


def test_the_licences_of_python_are_all_there_word_by_word(parts: list[licences.Part]) -> None:
    text = next(part.text for part in parts if part.name == "CPython")
    names = ("HISTORY OF THE SOFTWARE", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2", "BEOPEN.COM LICENSE AGREEMENT")
    names += ("CNRI LICENSE AGREEMENT", "CWI LICENSE AGREEMENT", "ZERO-CLAUSE BSD LICENSE FOR CODE")
    places = [text.index(name) for name in names]
    assert places == sorted(places)


def test_a_licence_that_adds_to_another_has_that_beside_it(parts: list[licences.Part]) -> None:
    text = next(part.text for part in parts if part.spdx == "LGPL-3.0-only")
    own, general = (
        text.index("GNU LESSER GENERAL PUBLIC LICENSE"),
        text.index("                    GNU GENERAL PUBLIC LICENSE"),
    )
    assert own < general
    assert "17. Interpretation of Sections 15 and 16." in text[general:]


def test_of_every_file_of_the_page_it_is_known_whose_it_is(parts: list[licences.Part]) -> None:
    files = {*page.page_files(), *licences.licence_files(), "snapshots/0.zip", f"wheels/{wheel_name()}", page.LZ_STRING}
    files |= {page.BUILD_SCRIPT, page.ALONE, taught.NAME, bundle.APP, bundle.WORKER, bundle.STYLE, *bundle.LATER}
    owners = {name: licences.whose(name) for name in files}
    assert [name for name, whom in owners.items() if not whom] == []
    assert {owner for whom in owners.values() for owner in whom} <= {part.name for part in parts}
    told = {part.name for part in parts} - {one.name for one in inside.LIBRARIES}
    assert told == {owner for whom in owners.values() for owner in whom}
