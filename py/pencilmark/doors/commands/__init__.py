"""The command line, a module for each command; `COMMANDS` is the table of them."""

from __future__ import annotations

from pencilmark.doors.commands import (
    book,
    candidates,
    canon,
    check,
    count,
    generate,
    hint,
    link,
    order,
    path,
    rate,
    sheet,
    solve,
    steps,
    worksheet,
)
from pencilmark.doors.commands.frame import Command

COMMANDS: tuple[Command, ...] = (
    solve.COMMAND,
    count.COMMAND,
    candidates.COMMAND,
    check.COMMAND,
    canon.COMMAND,
    rate.COMMAND,
    hint.COMMAND,
    steps.COMMAND,
    path.COMMAND,
    order.COMMAND,
    generate.COMMAND,
    book.COMMAND,
    sheet.COMMAND,
    link.COMMAND,
    worksheet.COMMAND,
)
