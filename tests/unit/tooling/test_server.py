"""The server, and what it and build.py say when they cannot go on."""

import ast
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tooling import browser, server, talk
from tooling.live import LiveSite
from tooling.places import ROOT
from tooling.server import Server, serving
from tooling.talk import Trouble


def ask(address: str, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Ask for exactly *path*, which a tidier client would have shortened."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=300)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, dict(answer.getheaders()), content


# The server


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.json", "application/json"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.whl", "application/zip"),
        ("a.unknown", "application/octet-stream"),
    ],
)
def test_a_file_is_served_with_its_type(name: str, kind: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"content")
    with serving(tmp_path) as address:
        status, headers, content = ask(address, f"/{name}")
    assert (status, headers["Content-Type"], content) == (200, kind, b"content")


def test_an_unchanged_file_is_not_sent_again(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    with serving(tmp_path) as address:
        _, headers, _ = ask(address, "/a.js")
        assert headers["Cache-Control"] == "no-cache"
        assert ask(address, "/a.js", If_None_Match=headers["ETag"])[0] == 304
        (tmp_path / "a.js").write_text("22")
        assert ask(address, "/a.js", If_None_Match=headers["ETag"])[::2] == (200, b"22")


def test_a_folder_answers_with_its_index(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub/index.html").write_text("there")
    with serving(tmp_path) as address:
        assert ask(address, "/sub/?query#p")[2] == b"there"
        assert ask(address, "/")[0] == 404


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/sub/../../secret", "//secret", "/a%00b"])
def test_nothing_outside_the_folder_is_served(path: str, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    (tmp_path / "site/sub").mkdir(parents=True)
    with serving(tmp_path / "site") as address:
        assert ask(address, path)[0] == 404


def test_head_sends_no_content(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("123")
    with serving(tmp_path) as address:
        status, headers, content = ask(address, "/a.js", method="HEAD")
    assert (status, headers["Content-Length"], content) == (200, "3", b"")


def test_workers_are_held_to_the_policy_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ROOT", tmp_path)
    (tmp_path / "worker.js").write_text("1")
    (tmp_path / "index.html").write_text(
        '<meta http-equiv="Content-Security-Policy"\n  content="default-src &#39;none&#39;;\n  img-src *" />'
    )
    with serving(tmp_path) as address:
        assert ask(address, "/worker.js")[1]["Content-Security-Policy"] == "default-src 'none'; img-src *"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_the_run_command_says_one_line_and_ends_calmly() -> None:
    command = [sys.executable, "build.py", "--no-open", "--port", "0"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    hearing = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell has jobs in the background ignore it
    with subprocess.Popen(command, cwd=ROOT, preexec_fn=hearing, **pipes) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert re.fullmatch(r"serving http://127\.0\.0\.1:\d+\n", said)
        assert ask(said.split()[1], "/sw.js")[0] == 200
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=60)
    assert (rest, process.returncode) == ("", 0)
    assert "Traceback" not in complaints


# What it says when it cannot go on


def test_a_taken_port_is_said_with_the_way_out() -> None:
    with Server(LiveSite()) as first, pytest.raises(Trouble, match=r"Port \d+ is taken .*--port \d+"):
        Server(LiveSite(), first.server_port)


def test_the_taken_port_ends_the_run_command_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        command = [sys.executable, "build.py", "--no-open", "--port", str(other.getsockname()[1])]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"Port \d+ is taken by another program: .*\n", done.stderr)


def test_an_old_python_is_told_which_one_is_needed() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 9, 0); runpy.run_path('build.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "Pencilmark needs Python 3.11 or newer; this is Python 3.9.\n")


def test_an_old_python_can_read_the_sentence() -> None:
    ast.parse((ROOT / "build.py").read_text("utf-8"), feature_version=(3, 6))


def test_a_missing_network_is_named() -> None:
    talk_back = "import sys; print('npm error code ENOTFOUND'); sys.exit(1)"
    with pytest.raises(Trouble, match=r"^Failed while fetching: the package registry cannot be reached; .*again\.$"):
        talk.run((sys.executable, "-c", talk_back), "fetching")


def test_another_failure_shows_only_its_last_lines() -> None:
    with pytest.raises(Trouble) as caught:
        talk.run((sys.executable, "-c", "import sys; print(*range(99), sep='\\n'); sys.exit(1)"), "counting")
    assert str(caught.value).splitlines()[0] == "Failed while counting; the last it said:"
    assert str(caught.value).split()[-talk.LAST_LINES :] == [str(number) for number in range(84, 99)]


def test_a_missing_program_is_said_in_one_sentence() -> None:
    with pytest.raises(Trouble, match=r"^Failed while trying: /no/such/program could not be started \(.*\)\.$"):
        talk.run(("/no/such/program",), "trying")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
@pytest.mark.parametrize("end", ["signal(SIGINT, SIG_DFL); raise_signal(SIGINT)", "raise SystemExit(130)"])
def test_after_ctrl_c_nothing_else_is_tried(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    program = (sys.executable, "-c", f"from signal import *; {end}")  # the tests may run where SIGINT is ignored
    monkeypatch.setattr(browser, "run", lambda command, *told: talk.run(program, "trying"))
    with pytest.raises(KeyboardInterrupt):
        browser.from_playwright({})


def test_no_browser_is_said_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "starts", lambda path: False)
    monkeypatch.setattr(browser, "from_playwright", lambda driver: None)
    monkeypatch.setattr(browser, "from_package_manager", lambda: None)
    with pytest.raises(Trouble, match="install Chromium, Chrome or Edge"):
        browser.ensure_browser({})


def test_a_wrongly_named_browser_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.VARIABLE, "/no/such/browser")
    with pytest.raises(Trouble, match="/no/such/browser, which does not start"):
        browser.ensure_browser({})


def test_where_no_chromium_without_windows_is_to_be_had_another_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()
    monkeypatch.setattr(browser, "install", lambda package: asked.append(package) or package == "chromium")
    monkeypatch.setattr(browser, "starts", lambda path: True)
    monkeypatch.setattr(browser.shutil, "which", lambda name: f"/bin/{name}" if name == "chromium" else None)
    assert browser.from_package_manager() == Path("/bin/chromium")
    assert asked == ["chromium-headless-shell", "chromium"]


def test_tests_take_a_chromium_without_windows_pictures_one_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(browser, "starts", lambda path: True)
    assert (browser.present(), browser.with_windows()) == (Path("/bin", browser.SHELL), Path("/bin/chromium"))
    monkeypatch.setattr(browser, "starts", lambda path: path.name == browser.SHELL)
    with pytest.raises(Trouble, match="needs a browser with windows"):
        browser.with_windows()
