"""Python code run in Pyodide, in Node, whose engine is V8, as Chromium's is, but of another version."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.bench.frame import Context

SCRIPT = Path(__file__).with_suffix(".mjs")
PY = Path(__file__).parents[2] / "py"


def in_pyodide(context: Context, code: str, *given: object) -> Any:
    """Run *code*, which finds our package; return what its `run` returns for what is *given*, all JSON."""
    asked = f"{code}\nimport json\njson.dumps(run(*json.loads({json.dumps(given)!r})))"
    done = subprocess.run([context.node, SCRIPT, PY], input=asked, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)
