"""The command line of build.py: one function per command."""

import argparse
import os
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

from tooling import browser, checks, compressed, deploy, installed, npm, pack, page, release, single, site
from tooling.live import LiveSite
from tooling.places import ROOT
from tooling.server import Server, as_hosts
from tooling.talk import Trouble, say

PORT = 8000


def main(arguments: Sequence[str]) -> int:
    """Run the command that *arguments* name, `run` if they name none, and return the exit status."""
    named = bool(arguments) and arguments[0] in COMMANDS
    name, rest = (arguments[0], arguments[1:]) if named else ("run", arguments)
    try:
        return COMMANDS[name](rest)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: Sequence[str]) -> int:
    """Set up, build, and serve the page until Ctrl-C."""
    parser = argparse.ArgumentParser(
        prog="build.py [run|test|check|dist|docs|single|release|pack|bench]",
        description=overview(),
        formatter_class=Plain,
    )
    parser.add_argument("--port", type=port_number, default=PORT, help="port to listen on (default %(default)s)")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    wish = parser.parse_args(arguments)
    site = LiveSite()
    with Server(site, wish.port, as_hosts) as server:
        page.prepare()
        site.refresh()
        print(f"serving {server.address}", flush=True)
        threading.Thread(target=site.finish, daemon=True).start()
        if not wish.no_open and has_screen():
            webbrowser.open(server.address)
        with suppress(KeyboardInterrupt):
            server.serve_forever()
    return 0


def has_screen() -> bool:
    """Report whether a browser can open a window: if not, Python would start a text browser in the terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def dist(arguments: Sequence[str]) -> int:
    """Make dist/, the folder to put on any static host, with the wheel in it."""
    parser = argparse.ArgumentParser(prog="build.py dist", description=dist.__doc__)
    parser.add_argument(
        "--address", default="", metavar="URL", help="where it will be: adds a card for links, a sitemap"
    )
    wish = parser.parse_args(arguments)
    place = deploy.checked_address(wish.address) if wish.address else ""
    folder = deploy.deploy(page.make(), place=place)
    site.add_docs()
    if place:
        deploy.add_map(folder, place)
    compressed.compress(folder)
    print(f"made {folder} ({sum(path.stat().st_size for path in folder.rglob('*')) / 1e6:.1f} MB)")
    return 0


def docs(arguments: Sequence[str]) -> int:
    """Make the pages of docs/ and the library's reference as a small site; --pictures takes their pictures again."""
    parser = argparse.ArgumentParser(prog="build.py docs", description=docs.__doc__)
    parser.add_argument(
        "--pictures", action="store_true", help="take the pictures of docs/ from the page, and its card"
    )
    if parser.parse_args(arguments).pictures:
        driver = browser.driver_environment(checks.ensure_tools())
        environment = driver | {browser.VARIABLE: str(browser.with_windows())}
        deploy.deploy(page.make())
        site.take_pictures(environment)
    print(f"made {site.make_docs() / 'index.html'}")
    return 0


def one_file(arguments: Sequence[str]) -> int:
    """Make one HTML file of the whole page, which opens from a disk without a server or a network."""
    argparse.ArgumentParser(prog="build.py single", description=one_file.__doc__).parse_args(arguments)
    file = single.make(page.make())
    print(f"made {file} ({file.stat().st_size / 1e6:.1f} MB)")
    return 0


def make_release(arguments: Sequence[str]) -> int:
    """Make wheel and source archive of the library, checked, with the page's own wheel; --check tries them out."""
    parser = argparse.ArgumentParser(prog="build.py release", description=make_release.__doc__)
    parser.add_argument("--check", action="store_true", help="also go through contents, links and fresh environments")
    parser.add_argument("--tag", default="", help="the tag of the release, which must name its version")
    parser.add_argument(
        "--all",
        action="store_true",
        help="add the single file, the element for npm, the bill of materials, checksums and notes",
    )
    wish = parser.parse_args(arguments)
    made = release.make()
    if wish.check or wish.tag:
        wheel, source = sorted(made, key=lambda path: path.suffix != ".whl")
        release.check(wheel, source, wish.tag)
    if wish.all:
        folder = page.make()
        deploy.deploy(folder)
        made = [*release.add_rest(made, single.make(folder), npm.make()), release.write_notes()]
    for path in made:
        print(f"made {path} ({path.stat().st_size / 1e6:.1f} MB)")
    return 0


def make_pack(arguments: Sequence[str]) -> int:
    """Make the puzzles that come with the page again; they are kept in the repository."""
    argparse.ArgumentParser(prog="build.py pack", description=make_pack.__doc__).parse_args(arguments)
    print(f"made {pack.make_pack()}")
    return 0


def check(arguments: Sequence[str]) -> int:
    """Check format, lint and types of Python and JavaScript, dead code, and the lengths of functions and files."""
    argparse.ArgumentParser(prog="build.py check", description=check.__doc__).parse_args(arguments)
    return 0 if checks.check(checks.ensure_tools()) else 1


def test(arguments: Sequence[str]) -> int:
    """Check, then run every test; arguments for pytest choose some, --browser NAME chooses those that it can run."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--browser", choices=browser.KINDS, default="chromium")
    wish, rest = parser.parse_known_args(arguments)
    with ThreadPoolExecutor() as beside:  # none of them uses two processors all the time
        made = beside.submit(page.make)
        installed.ensure_packages("fonts", "fetching the fonts of the page")  # they are cut while the rest comes
        node = checks.ensure_tools()
        driven = beside.submit(browser.ensure_driven, node, wish.browser)
        is_whole = not rest and wish.browser == "chromium"
        parts: list[Callable[[], bool]] = [
            partial(checks.check, node),
            partial(checks.test_javascript, node),
            checks.collect_python,
        ]
        checked = [beside.submit(one) for one in parts if is_whole]
        deploy.deploy(made.result())
        results = [one.result() for one in checked]
    chosen = rest if wish.browser == "chromium" else rest or ("tests/e2e", "-rs")
    passed = checks.test_python(chosen, driven.result())
    if not all(results):
        say("what failed is shown above, before the tests of Python")
    return 0 if passed and all(results) else 1


def bench(arguments: Sequence[str]) -> int:
    """Measure Pencilmark and its peers and write docs/benchmarks.md; --data FOLDER adds puzzles."""
    node = checks.ensure_tools()
    if arguments[:1] == ["mutants"]:  # they need neither the page nor peers
        return measured("tests.bench.mutants", arguments[1:])
    compressed.compress(deploy.deploy(page.make()))
    installed.ensure_packages("bench", "installing the peers to measure beside us")
    if "fuzz" in arguments:
        installed.ensure_packages("fuzz", "installing the fuzzer")
    return measured("tests.bench", ["--node", str(node), *arguments])


def measured(module: str, arguments: Sequence[str]) -> int:
    """Run a *module* of the benches."""
    command = [str(installed.PYTHON), "-m", module, *arguments]
    path = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
    return subprocess.run(command, cwd=ROOT, env=dict(os.environ) | {"PYTHONPATH": path}, check=False).returncode


def port_number(text: str) -> int:
    """Read a port from 0 (any free one) to 65535."""
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


class Plain(argparse.RawDescriptionHelpFormatter):
    """Help that keeps the lines of the overview."""


def overview() -> str:
    """Return the list of commands with what each does."""
    return "\n".join(f"{name:7}{(command.__doc__ or '').splitlines()[0]}" for name, command in COMMANDS.items())


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "check": check,
    "dist": dist,
    "docs": docs,
    "single": one_file,
    "release": make_release,
    "pack": make_pack,
    "bench": bench,
}
