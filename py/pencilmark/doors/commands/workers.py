"""Processes that share the work of a command: as many as there is work and room for, none of which outlives it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pencilmark.board.speech import say

if TYPE_CHECKING:
    from concurrent.futures import Executor


@contextmanager
def workers(jobs: int, address: str | None = None) -> Iterator[Executor | None]:
    """Share work among up to *jobs* processes, none for one job, or use the cluster at *address*.

    No more are started than there are processors, and a message says so if more were asked for. They are ended on
    leaving, busy or not: a wish that nothing satisfies would keep them for ever.
    """
    if address:
        from pencilmark.doors.commands.cluster import cluster

        with cluster(address) as found:
            yield found
        return
    most = min(jobs, processors())
    if most < jobs:
        print(say("cli-jobs-as-processors", count=most, jobs=jobs), file=sys.stderr)
    if most <= 1:
        yield None
        return
    from pencilmark.doors.commands.pool import Pool  # late, since it imports all of multiprocessing

    with Pool(most) as pool:
        yield pool


def processors() -> int:
    """Count the processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
