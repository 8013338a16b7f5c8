"""The page while it is edited: as a good host serves it, each edit at the next load."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.unit.tooling.test_server import ask

from tooling import live, page, server, taught, wheel
from tooling.places import ROOT
from tooling.server import as_hosts, serving
from tooling.snapshot import known_snapshot
from tooling.wheel import wheel_name


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return a copy of all that the page is made of, which each test may edit further, and have the page made of it."""
    folder = tmp_path_factory.mktemp("tree")
    page.prepare()
    for name in page.SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    shutil.copytree(wheel.PACKAGE, folder / "py/pencilmark", ignore=shutil.ignore_patterns("__pycache__"))
    lessons = taught.ensure_taught(page.refresh_wheel())  # of the package before its edits: others read the same files
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wheel, "PACKAGE", folder / "py/pencilmark")
        patch.setattr(page, "ROOT", folder)
        patch.setattr(live, "LIVE", folder / "live")
        for module in (page, live):
            patch.setattr(module, "PAGE", folder / "page")
        patch.setattr(taught, "ensure_taught", lambda wheel: lessons)
        yield folder


@pytest.fixture(scope="module")
def site(tree: Path) -> live.LiveSite:
    return live.LiveSite()


@pytest.fixture(scope="module")
def address(site: live.LiveSite) -> Iterator[str]:
    with serving(site, keeping=as_hosts) as found:
        yield found


def build_of(address: str) -> str:
    """Load the page, and return the address of its build."""
    found = re.search(r'data-build="(\w+)" data-live', ask(address, "/")[2].decode())
    assert found
    return f"/b/{found[1]}"


def test_what_a_good_host_serves_is_served(address: str) -> None:
    home = build_of(address)
    status, headers, content = ask(address, "/sw.js")
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    told = json.loads(content.decode().splitlines()[0].removeprefix("self.pencilmark = ").removesuffix(";"))
    assert told["live"] and "./" in told["files"] and f"{home[1:]}/static/js/page/app.js" in told["files"]
    assert [
        name for name in told["files"] if ask(address, f"/{name.removeprefix('./')}", method="HEAD")[0] != 200
    ] == []
    assert ask(address, f"{home}/static/js/page/app.js")[1]["Cache-Control"] == server.FOR_EVER
    assert ask(address, f"{home}/none.js")[1]["Cache-Control"] == ask(address, "/")[1]["Cache-Control"] == "no-cache"
    assert [
        ask(address, path)[0] for path in ("/build.py", "/app.js", "/py/tooling/page.py", "/static/../build.py")
    ] == [404] * 4


def test_an_edit_is_there_at_the_next_load_unless_it_is_broken_and_a_page_still_loading_keeps_its_files(
    address: str, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, whole = build_of(address), (tree / "app.js").read_text("utf-8")
    assert build_of(address) == first
    (tree / "static/css/base.css").write_text("html { --edited: yes }", "utf-8")
    second = build_of(address)
    assert second != first
    assert "--edited" in ask(address, f"{second}/static/css/page.css")[2].decode()
    assert ask(address, f"{first}/static/css/page.css")[0] == 200
    (tree / "app.js").write_text("const = 1;", "utf-8")
    assert build_of(address) == second, "a script that is broken is said, and the page stays"
    assert ask(address, f"{second}/static/js/page/app.js")[0] == 200
    said = capsys.readouterr().err
    assert "Failed while bundling the scripts" in said and "app.js" in said
    (tree / "app.js").write_text(f"{whole}\nself.edited = 1;", "utf-8")
    edit_package(tree, "0.0.8")
    third = build_of(address)
    assert "self.edited" in ask(address, f"{third}/static/js/page/app.js")[2].decode()
    assert "pencilmark-0.0.8" in ask(address, f"{third}/build.js")[2].decode()
    assert ask(address, f"{third}/wheels/pencilmark-0.0.8-py3-none-any.whl", method="HEAD")[0] == 200
    assert ask(address, f"{second}/static/css/page.css")[0] == 200, "the page before the broken script was served last"
    assert ask(address, f"{first}/static/css/page.css")[0] == 404


def edit_package(tree: Path, version: str) -> None:
    (tree / "py/pencilmark/__init__.py").write_text(f'"""Edited."""\n__version__ = "{version}"\n', "utf-8")


def test_a_page_without_its_snapshot_starts_plainly_until_it_is_there(
    address: str, site: live.LiveSite, tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if known_snapshot(page.PAGE / "wheels" / wheel_name()):
        edit_package(tree, "0.0.9")  # there is none of it
    assert '"snapshot": null' in ask(address, f"{build_of(address)}/build.js")[2].decode()
    taken = list[Path]()
    monkeypatch.setattr(live, "ensure_snapshot", lambda program, wheel: taken.append(wheel))
    monkeypatch.setattr(live.compressed, "ahead", lambda folder: None)
    monkeypatch.setattr(live.compressed, "beside", lambda folder: None)
    site.complete()
    assert [wheel.name for wheel in taken] == [wheel_name()]
    assert [line for line in capsys.readouterr().err.splitlines() if "there" in line] == [
        live.COMING,
        "all of it is there: a page that is loaded from now on starts quickly",
    ]
