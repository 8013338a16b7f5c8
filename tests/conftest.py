"""What all tests share: the profile of hypothesis, how workers share them out, and the way to the package."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from pencilmark.human.guard import watching

PY = Path(__file__).parents[1] / "py"
LONG = ("tests/e2e/", "tests/unit/tooling/", "tests/property/")
"""Where files of few tests take long, in browsers, in programs that are started, or with many examples a test."""
TOGETHER = {
    "sources": ("tests/unit/test_", "tests/unit/board/test_speech.py"),
    "cases": (
        *("tests/unit/human/explain/", "tests/property/test_languages.py"),
        *("tests/unit/human/test_techniques.py", "tests/unit/human/test_chain_techniques.py"),
    ),
}
"""Files that look at the same things made once: the trees of all sources, the steps of all cases."""

os.environ["LC_ALL"] = "C"  # whatever the language of who tests
os.environ["PYTHONPATH"] = str(PY)  # the programs that tests start find the package as the tests do

# The same examples on every run, and no deadline, nor a bound for making examples: a slow machine is no error.
# `--hypothesis-profile=explore` looks further.
settings.register_profile(
    "steady", max_examples=50, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")

gc.set_threshold(100_000, 50, 50)  # what tests keep is looked through less often: that took a sixth of their time


def pytest_collection_finish() -> None:
    """Leave thousands of tests and all their parameters out of every search for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_step_is_refused(request: pytest.FixtureRequest) -> Iterator[None]:
    """Count the steps that the guard left out as false: none, but where a test lies on purpose."""
    with watching() as refused:
        yield
    assert not refused or request.node.get_closest_marker("refuses"), refused


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Share the tests out by files, some of them TOGETHER: those of LONG before all others, many tests before few.

    A worker keeps its browser and its page, whose Python takes long to boot, from file to file; and what the tests of
    a file share is made once. With the small files last, all workers end together.
    """
    from xdist.scheduler import LoadScopeScheduling

    class LongFirst(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return next((name for name, files in TOGETHER.items() if nodeid.startswith(files)), nodeid.split("::")[0])

        def _assign_work_unit(self, node: Any) -> None:
            """Give a file whose tests take long away, while there is one."""
            first = next((file for folder in LONG for file in self.workqueue if file.startswith(folder)), None)
            if first:
                self.workqueue.move_to_end(first, last=False)
            super()._assign_work_unit(node)

        def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
            """Forget what is done: xdist goes through all that a worker was ever given after each test."""
            super().mark_test_complete(node, item_index, duration)
            scope = self._split_scope(self.registered_collections[node][item_index])
            if all(self.assigned_work[node][scope].values()):
                del self.assigned_work[node][scope]

    return LongFirst(config, log)
