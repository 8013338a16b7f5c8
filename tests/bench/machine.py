"""How busy the machine is: a figure of a crowded one is known for what it is, or not written at all."""

import os
import platform

MOST = 1.5
"""Programs that may want each processor while a table is measured that is written."""
ALONE = 1.25
"""As many leave our own processes, and what ended a moment ago, as good as alone."""


def load() -> float:
    """Return how many programs wanted each processor in the last minute, our own among them."""
    return os.getloadavg()[0] / (os.cpu_count() or 1)


def machine() -> str:
    """Name the Python and the machine that figures come from."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} on {platform.machine()}, {os.cpu_count()} processors"


def conditions(load: float) -> str:
    """Say where a table was measured, and what of it means something if the machine was crowded."""
    crowded = " A crowded machine: compare only within this table." if load > MOST else ""
    return f"Measured with {machine()}, at a load of {load:.1f} a processor.{crowded}"
