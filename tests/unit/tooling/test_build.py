"""build.py: the wheel, the folder, what is deployed, installed and committed."""

import base64
import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.metadata import Metadata

from tooling import (
    backend,
    browser,
    bundle,
    deploy,
    embed,
    installed,
    npm,
    page,
    page_texts,
    places,
    precompiled,
    server,
    wheel,
    wide,
)
from tooling.places import REQUIREMENTS, ROOT


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return a build/page of our own, laid out beside a leftover of an earlier one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "PAGE", tmp_path_factory.mktemp("page"))
        page.prepare()
        wide.ensure_wide()
        (page.PAGE / "leftover.txt").write_text("from an earlier build")
        yield page.lay_out()


def told(script: Path) -> dict[str, Any]:
    """Return what *script*, a build.js, says of its build."""
    return json.loads(script.read_text("utf-8").removeprefix("export const build = ").removesuffix(";\n"))


def members(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


# The wheel


@pytest.mark.parametrize("pins", sorted(REQUIREMENTS.glob("*.txt")), ids=lambda path: path.stem)
def test_whatever_is_fetched_is_known_by_its_hash(pins: Path) -> None:
    lines = [line for line in pins.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    entries = "\n".join(lines).replace("\\\n", "").splitlines()
    assert entries
    assert [entry for entry in entries if not re.fullmatch(r"\S+==\S+( +--hash=sha256:[0-9a-f]{64})+", entry)] == []


def test_whatever_npm_fetches_is_known_by_its_hash() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, facts in packages.items() if name and "integrity" not in facts] == []


def test_the_same_sources_give_the_same_bytes(package: Path, tmp_path: Path) -> None:
    first = wheel.build_wheel(tmp_path / "one").read_bytes()
    os.utime(package / "board" / "model.py", (0, 0))
    assert wheel.build_wheel(tmp_path / "two").read_bytes() == first


def test_an_equal_wheel_is_left_untouched(tmp_path: Path) -> None:
    built = wheel.build_wheel(tmp_path)
    os.utime(built, (1, 1))
    assert wheel.build_wheel(tmp_path).stat().st_mtime == 1


def test_pip_installs_the_wheel_and_the_package_imports(tmp_path: Path) -> None:
    built = wheel.build_wheel(tmp_path)
    options = ("--no-index", "--no-deps", "--no-compile", "--target", str(tmp_path / "there"))
    install = [sys.executable, "-m", "pip", "install", *options]
    subprocess.run([*install, str(built)], check=True, capture_output=True)
    ask_version = "import pencilmark; print(pencilmark.__version__, pencilmark.__file__)"
    said = subprocess.check_output([sys.executable, "-c", ask_version], cwd=tmp_path / "there", text=True)
    assert said.startswith(f"{wheel.version()} {tmp_path / 'there'}")


def test_the_metadata_of_the_wheel_are_those_that_its_version_allows(tmp_path: Path) -> None:
    content = members(wheel.build_wheel(tmp_path))
    found = Metadata.from_email(content[f"pencilmark-{wheel.version()}.dist-info/METADATA"])
    assert (found.name, str(found.version), found.license_expression) == ("pencilmark", wheel.version(), "MIT")
    assert {"fast", "sat", "pdf", "cluster"} <= set(found.provides_extra or ())


def test_a_wheel_from_the_source_archive_is_the_wheel_of_the_page(tmp_path: Path) -> None:
    archive = tmp_path / backend.build_sdist(str(tmp_path))
    with tarfile.open(archive) as unpacked:
        unpacked.extractall(tmp_path, filter="data")
    [folder] = [path for path in tmp_path.iterdir() if path.is_dir()]
    code = f"from tooling.backend import build_wheel; build_wheel({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=folder / "py", env=os.environ | {"PYTHONPATH": "."}, check=True)
    assert (tmp_path / wheel.wheel_name()).read_bytes() == wheel.build_wheel(tmp_path / "ours").read_bytes()


def test_every_file_is_in_the_record_with_its_hash(tmp_path: Path) -> None:
    content = members(wheel.build_wheel(tmp_path))
    name, record = content.popitem()
    lines = [wheel.record_line(*member) for member in content.items()]
    assert record.decode() == "".join([*lines, f"{name},,\n"])


# The folder


def test_the_folder_holds_all_that_the_page_asks_for(folder: Path) -> None:
    build = told(folder / "build.js")
    halves = {"pyodide.later.wasm"} if build["snapshot"] else set()
    assert {path.name for path in (folder / "pyodide").iterdir()} == {*page.PYODIDE} | halves
    index = build["wheels"]
    pdf = {"fpdf2", "defusedxml", "fonttools", "font-source-serif-pro", "font-source-sans-pro", "segno"}
    wide_fonts = {font.project for font in wide.FONTS}
    assert {"pencilmark", "micropip", "python-sat", "six"} | pdf | wide_fonts == set(index)
    assert all((folder / "wheels" / name).is_file() for name in index.values())


def test_what_is_compiled_ahead_has_every_file_of_what_was_fetched() -> None:
    precompiled.ensure_precompiled()
    assert precompiled.source_files()
    for made in (path for path in precompiled.wheels() if path.parent == precompiled.COMPILED):
        names = [zipfile.ZipFile(one).namelist() for one in (made, precompiled.WHEELS / made.name)]
        assert not [name for name in names[0] if name.endswith(".py")]
        assert [re.sub(r"\.pyc$", ".py", name) for name in names[0]] == sorted(names[1])


def test_the_folder_holds_nothing_from_an_earlier_build(folder: Path) -> None:
    assert not (folder / "leftover.txt").exists()


def test_pyodide_knows_no_package_that_is_not_served(folder: Path) -> None:
    assert told(folder / "build.js")["lock"]["packages"] == {}


def test_every_hand_written_file_of_the_page_is_in_the_folder(folder: Path) -> None:
    own = [path for top in page.SOURCES for path in [ROOT / top, *(ROOT / top).rglob("*")] if path.is_file()]
    assert [path for path in own if not (folder / path.relative_to(ROOT)).is_file()] == []


# What is deployed


@pytest.fixture(scope="module")
def deployed(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return a dist/ of our own, made of the folder, beside what an earlier build has left."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deploy, "DIST", tmp_path_factory.mktemp("dist"))
        (deploy.DIST / "b/0123").mkdir(parents=True)
        (deploy.DIST / "b/0123/app.js").write_text("of an earlier build")
        yield deploy.deploy(folder)


def identity(dist: Path) -> str:
    [home] = (dist / "b").iterdir()
    return home.name


def test_page_worker_and_folder_bear_the_same_name(deployed: Path) -> None:
    name = identity(deployed)
    assert f'data-build="{name}"' in (deployed / "index.html").read_text("utf-8")
    assert told(deployed / "b" / name / "build.js")["id"] == name
    assert json.loads((deployed / "sw.js").read_text("utf-8").split(";\n")[0].split(" = ")[1])["id"] == name


def test_what_only_some_visitors_need_is_kept_by_whoever_asks_for_it(deployed: Path) -> None:
    kept = json.loads((deployed / "sw.js").read_text("utf-8").split(";\n")[0].split(" = ")[1])
    wished = {name.split("/", 2)[2] for name in kept["wished"]}
    assert {f"wheels/{font.wheel.name}" for font in wide.FONTS} | {*wide.cut_files()} <= wished
    assert {"texts/de.json", "languages/de.json"} <= wished
    folders = ("embed/", "fonts/", "languages/", "lessons/", "pdfjs/", "sources/", "texts/", "wheels/")
    assert not {name for name in wished if not name.startswith(folders)}
    assert not kept["wished"].keys() & kept["files"].keys()


def test_all_addresses_of_the_page_lie_in_the_folder_of_its_build(deployed: Path) -> None:
    text = (deployed / "index.html").read_text("utf-8")
    addresses = [found for found in re.findall(r'\b(?:href|src)="([^"#:]+)"', text) if found]
    assert len(addresses) > 5
    assert [found for found in addresses if not found.startswith(f"b/{identity(deployed)}/")] == []
    assert [found for found in addresses if not (deployed / found).is_file()] == []


def test_the_page_is_one_small_script_beside_that_of_its_worker_and_the_watch_over_both(deployed: Path) -> None:
    home = deployed / "b" / identity(deployed)
    scripts = {path.relative_to(home).as_posix(): path.stat().st_size for path in (home / "static").rglob("*.js")}
    start = {bundle.APP, bundle.WORKER, *bundle.BESIDE}
    assert set(scripts) == {*start, *bundle.LATER, embed.ENTRY, embed.LATER}
    assert sum(scripts[name] for name in start) < 250_000
    assert all(scripts[name] < 30_000 for name in bundle.LATER)
    assert identity(deployed) in (home / bundle.WORKER).read_text("utf-8")


def test_the_page_in_a_frame_is_small_in_every_language(deployed: Path) -> None:
    home = deployed / "b" / identity(deployed)
    files = [deployed / "embed.html", home / embed.ENTRY]
    spoken = sorted((home / embed.LANGUAGES).glob("*.js"))
    assert [path.stem for path in spoken] == ["de", "es", "fr", "ja", "zh-Hans"]
    for language in spoken:
        assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in (*files, language)) < 60_000


def test_a_language_of_the_frame_has_each_text_that_its_script_says_and_few_others(
    deployed: Path, folder: Path
) -> None:
    home = deployed / "b" / identity(deployed)
    script = (home / embed.ENTRY).read_text("utf-8")
    whole = json.loads((folder / "embed/de.json").read_text("utf-8"))["texts"]
    cut = json.loads((home / "embed/de.js").read_text("utf-8").removeprefix("self.pencilmarkLanguage=").rstrip(";\n"))
    known = page_texts.Texts()
    said = {text for text in known.english.values() if isinstance(text, str) and " " in text and f'"{text}"' in script}
    assert len(said) > 20
    spoken = [known.english[name] for name, number in known.numbers.items() if str(number) in cut["texts"]]
    assert [text for text in said if text not in spoken] == []
    assert {number: whole[int(number)] for number in cut["texts"]} == cut["texts"]
    assert len(cut["texts"]) < len(whole) / 4


def test_the_package_for_npm_has_what_the_frame_names_and_tells_of_each_attribute(
    deployed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(npm, "PACKAGE", tmp_path / "npm/package")
    made = npm.lay_out(deployed)
    named = re.findall(r'\b(?:href|src|home)="(b/[^"#]+)"', (made / "embed.html").read_text("utf-8"))
    named = [*named[:-1], f"{named[-1]}{embed.ENTRY}"]
    assert len(named) == 2 and [name for name in named if not (made / name).is_file()] == []
    assert (made / "b" / identity(deployed) / embed.LATER).is_file()
    assert (made / "b" / identity(deployed) / bundle.WORKER).is_file()
    told = json.loads((made / "package.json").read_text("utf-8"))
    assert told["version"] == wheel.version()
    assert {path.removeprefix("./") for path in told["exports"]["."].values()} == {embed.TAG, "pencil-mark.d.ts"}
    script = (ROOT / embed.ELEMENT).read_text("utf-8")
    lists = re.findall(r"^const (?:OPTIONS|PUZZLE) = \[(.*)\];$", script, re.M)
    attributes = {"src", "label", *re.findall(r'"(\w+)"', " ".join(lists))}
    readme = (made / "README.md").read_text("utf-8")
    assert len(attributes) == 13 and [name for name in sorted(attributes) if f"`{name}" not in readme] == []


def test_the_installed_page_starts_where_it_did(deployed: Path) -> None:
    path = deployed / "b" / identity(deployed) / deploy.MANIFEST
    start = json.loads(path.read_text("utf-8"))["start_url"]
    assert (path.parent / start).resolve() == deployed.resolve()


def test_an_unchanged_page_is_deployed_under_the_same_name(deployed: Path, folder: Path) -> None:
    before = identity(deployed)
    deploy.deploy(folder)
    assert identity(deployed) == before


def test_any_edit_gives_a_build_of_another_name(deployed: Path, folder: Path) -> None:
    before = identity(deployed)
    style = folder / "static/css/base.css"
    text = style.read_text("utf-8")
    style.write_text(text + "\n")
    deploy.deploy(folder)
    assert identity(deployed) != before
    style.write_text(text)


def test_the_policy_of_the_frame_apart_allows_its_own_script_and_no_connection() -> None:
    text = (ROOT / "static/apart.html").read_text("utf-8")
    policy = server.content_security_policy(ROOT / "static/apart.html")
    [script] = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert policy == f"default-src 'none'; script-src 'sha256-{digest}' blob: 'wasm-unsafe-eval'; worker-src blob:"


# What is installed and committed


def test_a_node_that_is_too_old_is_passed_over_for_one_in_the_venv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(installed.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(installed, "node_version", lambda program: installed.OLDEST - 1)
    monkeypatch.setattr(installed, "ensure_packages", lambda name, doing: asked.append(name))
    monkeypatch.setattr(installed, "run", lambda command, doing: f"{tmp_path}\n")
    found = installed.find_node()
    assert asked == ["node"]
    assert found.program.is_relative_to(tmp_path)
    assert found.npm[0] == found.program


@pytest.mark.parametrize(("own", "lent"), [(24, {}), (0, {"PLAYWRIGHT_NODEJS_PATH": "/ours"})])
def test_playwright_is_lent_a_node_only_when_its_own_does_not_start(
    own: int, lent: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "run", lambda command, doing: "/its/own/node\n")
    monkeypatch.setattr(browser, "node_version", lambda program: own)
    assert browser.driver_environment(Path("/ours")) == lent


def test_a_program_that_is_no_node_has_no_version() -> None:
    assert installed.node_version("/no/such/node") == 0
    assert installed.node_version(sys.executable) == 0


def test_what_was_installed_from_other_pins_is_not_current(tmp_path: Path) -> None:
    pins, stamp = tmp_path / "pins", tmp_path / "stamp"
    pins.write_text("one==1")
    assert not places.is_current(stamp, pins)
    places.leave(stamp, pins)
    assert places.is_current(stamp, pins)
    pins.write_text("one==2")
    assert not places.is_current(stamp, pins)


def test_no_pin_names_a_registry() -> None:
    for path in (ROOT / "package-lock.json", *REQUIREMENTS.glob("*.txt")):
        assert not re.search(r'"resolved"|://|--index-url', path.read_text("utf-8")), path


def test_every_requirement_is_pinned() -> None:
    lines = [line for path in REQUIREMENTS.glob("*.txt") for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if line and not re.match(r"#|[A-Za-z0-9._-]+==[0-9]|    --hash=sha256:", line)] == []


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a clone")
def test_nothing_generated_is_committed() -> None:
    listed = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()
    generated = re.compile(r"(^|/)(\.venv|node_modules|dist|build|__pycache__|[^/]*\.egg-info|\.[a-z]+_cache)/|\.whl$")
    assert [name for name in listed if generated.search(name)] == []
