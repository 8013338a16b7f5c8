"""Work given to a Dask cluster: the same questions, on other machines (docs/cluster.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from pencilmark import __version__
from pencilmark.board.errors import Unavailable

RETRIES = 3
"""How often a question is asked again where a worker dies or fails."""
PATIENCE = 10
"""Seconds for the scheduler to answer."""
AHEAD = 4
"""Questions that wait for each core, so that none is idle."""


class ClusterExecutor(Executor):
    """An executor that knows how much work to have *ahead* to keep all cores of a cluster busy."""

    def __init__(self, inner: Executor, ahead: int) -> None:
        self._inner, self.ahead = inner, ahead

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Let some worker call *fn*."""
        return self._inner.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Drop the open questions; the cluster stays."""
        self._inner.shutdown(wait=wait)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Connect to the scheduler at *address*. Raises Unavailable if there is none, or it has another version of us."""
    try:
        distributed: Any = import_module("distributed")  # an extra, without types
    except ImportError as error:
        raise Unavailable("no-cluster/not-installed") from error
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Unavailable("no-cluster/no-answer", address=address, why=str(error)) from error
    try:
        with client:
            _check(_versions(client), address)
            cores = sum(client.ncores().values())
            yield ClusterExecutor(client.get_executor(retries=RETRIES, pure=False), max(16, AHEAD * cores))
    except ImportError as error:
        raise Unavailable("no-cluster/no-package", address=address) from error


def _versions(client: Any) -> dict[str, str]:
    """Ask each worker for its version; one that dies meanwhile is passed over. Raises anything else that goes wrong."""
    found: dict[str, str | Exception] = client.run(version, on_error="return")
    versions = dict[str, str]()
    for worker, answer in found.items():
        if isinstance(answer, str):
            versions[worker] = answer
        elif not isinstance(answer, OSError):  # of a connection that is cut off
            raise answer
    return versions


def _check(versions: dict[str, str], address: str) -> None:
    if not versions:
        raise Unavailable("no-cluster/no-workers", address=address)
    for worker, other in versions.items():
        if other != __version__:
            raise Unavailable("no-cluster/version", worker=worker, other=other, own=__version__)


def version() -> str:
    """Return the version of the package on the machine where this runs."""
    return __version__
