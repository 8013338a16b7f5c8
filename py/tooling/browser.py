"""Find a browser for the tests: a Chromium of the machine, of Playwright or of the package manager; or another one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tooling.installed import PYTHON, node_version
from tooling.talk import Trouble, run, say

VARIABLE = "PENCILMARK_BROWSER"  # names the browser to use, and tells the tests which one it is
KIND = "PENCILMARK_ENGINE"  # tells the tests what kind of browser it is
KINDS = ("chromium", "firefox", "webkit")
PROGRAMS = {"firefox": ("firefox-esr", "firefox"), "webkit": ("WebKitWebDriver",)}
PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb")}
SHELL = "chromium-headless-shell"
"""Chromium without a window around each page: tests take less time in it, but it draws letters otherwise."""
COMMANDS = (
    *(SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"),
    *("microsoft-edge-stable", "msedge"),
)
PLACES = {
    "linux": ("/usr/bin/chromium", "/snap/bin/chromium", "/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"),
    "darwin": tuple(
        f"{folder}/Applications/{name}.app/Contents/MacOS/{name}"
        for name in ("Chromium", "Google Chrome", "Microsoft Edge")
        for folder in ("", "~")
    ),
    "win32": tuple(
        f"{folder}/{name}"
        for name in ("Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe")
        for folder in ("%ProgramFiles%", "%ProgramFiles(x86)%", "%LocalAppData%")
    ),
}
INSTALL = "install Chromium, Chrome or Edge (Debian: apt-get install chromium), or name one in " + VARIABLE


def ensure_driven(node: Path, kind: str = "chromium") -> dict[str, str]:
    """Return the environment for Playwright and a *kind* of browser, installed if need be. Raises Trouble."""
    driver = driver_environment(node)
    found = ensure_browser(driver) if kind == "chromium" else ensure_other(kind)
    return driver | {KIND: kind, VARIABLE: str(found)}


def ensure_browser(driver: Mapping[str, str]) -> Path:
    """Return a browser that starts, installing one if need be; *driver* is the environment for Playwright.

    Raises Trouble when that is not possible here.
    """
    browser = present() or from_playwright(driver) or from_package_manager()
    if browser is None:
        raise Trouble(f"The browser tests need a browser and none could be found or installed: {INSTALL}.")
    return browser


def with_windows() -> Path:
    """Return a browser as visitors have it, or the one that VARIABLE names. Raises Trouble when there is none."""
    if found := present(but=SHELL):
        return found
    raise Trouble(f"This needs a browser with windows, as visitors have it, and there is none: {INSTALL}.")


def present(but: str = "") -> Path | None:
    """Return the browser that VARIABLE names, else the machine's first that starts, *but* not that of this name.

    Raises Trouble if the one that is named does not start.
    """
    if not (named := os.environ.get(VARIABLE)):
        return first_that_starts(path for path in installed() if path.name != but)
    if not starts(Path(named)):
        raise Trouble(f"{VARIABLE} names {named}, which does not start as a browser: correct it or unset it.")
    return Path(named)


def ensure_other(kind: str) -> Path:
    """Return a Firefox, or the driver of WebKitGTK, installed if need be. Raises Trouble when that is not possible."""
    if not (program := named(kind)) and install(*PACKAGES[kind]):
        program = named(kind)
    if not program:
        raise Trouble(
            f"The tests in {kind} need {' and '.join(PACKAGES[kind])}: install them (Debian: apt-get install)."
        )
    return program


def named(kind: str) -> Path | None:
    """Return the program of a *kind* of browser if everything that it needs is there."""
    if kind == "webkit" and not shutil.which("Xvfb"):
        return None
    return next((Path(found) for found in map(shutil.which, PROGRAMS[kind]) if found), None)


def driver_environment(node: Path) -> dict[str, str]:
    """Return the environment for Playwright: it runs on *node* if its own does not start for lack of libatomic."""
    where = "import pathlib, playwright; print(pathlib.Path(playwright.__file__).parent / 'driver' / 'node')"
    own = run((PYTHON, "-c", where), "looking for Playwright").strip()
    return {} if node_version(own + node.suffix) else {"PLAYWRIGHT_NODEJS_PATH": str(node)}


def installed() -> Iterator[Path]:
    """Yield the paths at which the machine may have a browser, likeliest first."""
    yield from (Path(found) for found in map(shutil.which, COMMANDS) if found)
    for place in PLACES.get(sys.platform, ()):
        yield Path(os.path.expandvars(place)).expanduser()


def first_that_starts(browsers: Iterator[Path]) -> Path | None:
    """Return the first of *browsers* that starts."""
    return next(filter(starts, browsers), None)


def starts(browser: Path) -> bool:
    """Report whether *browser* is a program that runs: one whose system libraries are missing does not."""
    if os.name == "nt":  # asking chrome.exe for its version opens a window
        return browser.is_file()
    try:
        done = subprocess.run([browser, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def from_playwright(driver: Mapping[str, str]) -> Path | None:
    """Return Playwright's own Chromium, downloading it the first time; None if that fails."""
    say("no browser found: trying the one of Playwright")
    where = "from playwright.sync_api import sync_playwright as p\nwith p() as it: print(it.chromium.executable_path)"
    try:
        run((PYTHON, "-m", "playwright", "install", "--no-shell", "chromium"), "downloading a browser", driver)
        browser = Path(run((PYTHON, "-c", where), "looking for the browser", driver).strip())
    except Trouble:
        return None
    return browser if starts(browser) else None


def from_package_manager() -> Path | None:
    """Return a Chromium installed through apt-get if we are allowed to; None otherwise, or if it fails."""
    return first_that_starts(installed()) if any(map(install, (SHELL, "chromium"))) else None


def install(*packages: str) -> bool:
    """Install *packages* through apt-get if we are allowed to, and report whether they are there."""
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    doing = f"installing {' and '.join(packages)} through apt-get"
    say(doing)
    quietly = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run(("apt-get", "update"), "asking apt-get for news", quietly)
        run(("apt-get", "install", "--yes", "--no-install-recommends", *packages), doing, quietly)
    except Trouble:
        return False
    return True
