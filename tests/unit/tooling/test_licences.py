"""What the page says of what it is made of."""

import json
import re
from zipfile import ZipFile

import pytest

from tooling import bundle, inside, licences, page, precompiled, taught
from tooling.places import NODE_MODULES, REQUIREMENTS, ROOT
from tooling.snapshot import Snapshot
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
    short = {"blessing", "LicenseRef-public-domain"}
    assert [part.name for part in parts if len(part.text) < 500 and part.spdx not in short] == []
    signs = {"MIT": "Permission is hereby granted", "MPL-2.0": "Mozilla Public License", "PSF-2.0": "PYTHON SOFTWARE"}
    signs |= {"Python-2.0": "CWI LICENSE AGREEMENT"}
    signs |= {"OFL-1.1": "SIL", "LGPL-3.0-only": "LESSER GENERAL PUBLIC", "BSD-3-Clause": "Redistribution and use"}
    signs |= {"BSD-2-Clause": "Redistributions in binary form", "bzip2-1.0.6": "The origin of this software"}
    signs |= {"Zlib": "This notice may not be removed", "blessing": "May you do good", "dtoa": "this entire notice"}
    signs |= {"Apache-2.0 WITH LLVM-exception": "LLVM Exceptions to the Apache 2.0 License"}
    signs |= {"Apache-2.0": "Apache License"}
    signs |= {"LicenseRef-lingeling": "evaluation and research purposes", "LicenseRef-public-domain": "public domain"}
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


def content_of(host: str) -> bytes:
    """Return what a part of the page is made of: Pyodide's files, or all that its wheel packs, names and contents."""
    if host == "pyodide":
        return b"".join((NODE_MODULES / "pyodide" / name).read_bytes() for name in ("pyodide.asm.wasm", "pyodide.mjs"))
    with ZipFile(licences.find_wheel(host.replace("-", "_"))) as wheel:
        return b"".join(name.encode() + wheel.read(name) for name in wheel.namelist())


@pytest.mark.parametrize("host", inside.INSIDE)
def test_what_is_inside_others_is_listed_with_the_version_that_the_file_has(
    host: str, parts: list[licences.Part]
) -> None:
    """Words that each library leaves stand in the file, and its notice in its licence."""
    content = content_of(host)
    assert [one.name for one in inside.INSIDE[host] if one.sign not in content] == []
    told = {(part.name, part.version): part for part in parts if part.inside == host}
    assert len(told) == len(inside.INSIDE[host])
    assert all(one.notice in told[one.name, one.version].text for one in inside.INSIDE[host])
    assert all(told[one.name, one.version].version in told[one.name, one.version].file for one in inside.INSIDE[host])


def test_every_solver_inside_python_sat_is_listed() -> None:
    own = {b"itot_new"}  # a cardinality encoding of python-sat itself
    found = set(re.findall(rb"\b([a-z]+[0-9]*_new)\0", content_of("python-sat"))) - own
    assert len(found) > 15
    assert found == {one.sign for one in inside.PYTHON_SAT}


def test_every_folder_that_a_wheel_has_copied_from_others_is_listed() -> None:
    copied = rb"_vendor(?:ed)?/(\w+)/|third_party/(\w+)/|extern(?:al)?/(\w+)/"
    for wheel in precompiled.WHEELS.glob("*.whl"):
        with ZipFile(wheel) as archive:
            found = re.findall(copied, " ".join(archive.namelist()).encode())
        names = {name.decode() for groups in found for name in groups if name}
        assert names <= {one.name for one in inside.INSIDE.get(page.distribution(wheel.name), ())}


def test_every_module_of_c_in_pyodide_that_wraps_a_library_has_that_listed() -> None:
    wraps = {"_bz2": "bzip2", "_ctypes": "libffi", "_decimal": "mpdecimal", "_lzma": "liblzma", "_sqlite3": "sqlite"}
    wraps |= {"_sha2": "hacl-star", "_random": "mersenne-twister", "_zstd": "zstd", "pyexpat": "expat", "zlib": "zlib"}
    others = {"_ssl", "_hashlib", "_curses", "_dbm", "_gdbm", "_tkinter", "_uuid", "readline"}
    found = {name.decode() for name in re.findall(rb"PyInit_(\w+)", content_of("pyodide"))}
    assert {wraps[name] for name in found & wraps.keys()} == set(wraps.values())
    assert not found & others, "a library more"
    assert set(wraps.values()) <= {one.name for one in inside.PYODIDE}


def test_python_and_minimal_licences_have_their_own_words(parts: list[licences.Part]) -> None:
    named = {part.name: part for part in parts}
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
    files = {*page.page_files(Snapshot()), *licences.licence_files(), "snapshots/0.zip", f"wheels/{wheel_name()}"}
    files |= {page.BUILD_SCRIPT, page.ALONE, taught.NAME, bundle.APP, bundle.WORKER, bundle.STYLE, *bundle.LATER}
    owners = {name: licences.whose(name) for name in files}
    assert [name for name, whom in owners.items() if not whom] == []
    assert {owner for whom in owners.values() for owner in whom} <= {part.name for part in parts}
    told = {part.name for part in parts if not part.inside}
    assert told == {owner for whom in owners.values() for owner in whom}
