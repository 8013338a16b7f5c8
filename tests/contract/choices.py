"""Writes the page's choices from the catalogue: ``PYTHONPATH=py python3 tests/contract/choices.py``."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from pencilmark.human.techniques.catalogue import LEVELS, ROWS, rung_of
from pencilmark.make.setting.propose import KINDS

ROOT = Path(__file__).parents[2]
PAGE, MODULE = ROOT / "index.html", ROOT / "static" / "js" / "levels.js"
_SELECT = re.compile(r'( *)(<select name="technique" class="rated-only">\n).*?(\n *</select>)', re.DOTALL)
_VARIANTS = re.compile(
    r'( *)(<select name="variant"[^>]*>\n)(?: *?(  <option value="">[^\n]*)\n)?.*?(\n *</select>)', re.DOTALL
)


def options(margin: str) -> str:
    """Write the options of the techniques that can be wished for, level by level, each line after a *margin*."""
    offered = sorted((row for row in ROWS.values() if row.offer), key=lambda row: ROWS[rung_of(row.id)].teaching)
    lines = ['  <option value="">Any technique</option>']
    for level, rows in groupby(offered, key=lambda row: row.level):
        lines.append(f'  <optgroup label="{level}">')
        lines += [f'    <option value="{row.id}">{row.offer}</option>' for row in rows]
        lines.append("  </optgroup>")
    return "\n".join(margin + line for line in lines)


def variants(margin: str, first: str) -> str:
    """Write the options of the variants that can be made, after what may stand *first*."""
    lines = [f'  <option value="{name}">{kind.title}</option>' for name, kind in KINDS.items()]
    return "\n".join(margin + line for line in [*([first] if first else []), *lines])


def page(text: str) -> str:
    """Return the page with the options that the catalogues have now."""
    text = _SELECT.sub(lambda found: found[1] + found[2] + options(found[1]) + found[3], text)
    return _VARIANTS.sub(lambda found: found[1] + found[2] + variants(found[1], found[3] or "") + found[4], text)


def module() -> str:
    """Write the module with the names of the levels."""
    names = ", ".join(f'"{level}"' for level in LEVELS)
    return (
        "// Written by tests/contract/choices.py from the catalogue of techniques; change that instead.\n\n"
        "/** Our own levels, the easiest first. */\n"
        f"export const LEVELS = [{names}];\n"
    )


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    MODULE.write_text(module(), "utf-8")
