"""What all tests share: the profile of hypothesis, the grouping of browser tests, and the way to the package."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from pencilmark.human.guard import watching

PY = Path(__file__).parents[1] / "py"

os.environ["LC_ALL"] = "C"  # whatever the language of who tests
os.environ["PYTHONPATH"] = str(PY)  # the programs that tests start find the package as the tests do

# The same examples on every run, and no deadline: a slow machine is no error.
# `--hypothesis-profile=explore` looks further.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def no_step_is_refused(request: pytest.FixtureRequest) -> Iterator[None]:
    """Count the steps that the guard left out as false: none, but where a test lies on purpose."""
    with watching() as refused:
        yield
    assert not refused or request.node.get_closest_marker("refuses"), refused


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Keep the browser tests on two workers, each with one browser and one page, whose Python takes long to boot.

    The two halves of the alphabet take as long as each other. The mark xdist_group would say so more shortly, but
    pytest 9.2 does not let xdist 3.8 read it.
    """
    from xdist.scheduler import LoadScopeScheduling

    class BrowserTogether(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            if not nodeid.startswith("tests/e2e/"):
                return nodeid
            return "a browser" if nodeid < "tests/e2e/test_p" else "another browser"

    return BrowserTogether(config, log)
