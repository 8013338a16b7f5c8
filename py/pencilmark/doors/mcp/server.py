"""Serves the tools on standard input and output, with the package `mcp`; each call has a process of its own.

A call that is cancelled, or exceeds its time, ends together with its process, so every tool obeys both, even if its
work has no budget. Idle processes are kept for the next calls.
"""

from __future__ import annotations

import inspect
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from inspect import Parameter
from typing import TYPE_CHECKING, Any, get_args

from pencilmark import __version__
from pencilmark.board.errors import PencilmarkError, Unavailable
from pencilmark.board.speech import language
from pencilmark.doors.mcp.results import File, Told
from pencilmark.doors.mcp.tools import TOOLS, answered
from pencilmark.engine.answers import Timeout

if TYPE_CHECKING:
    from anyio import CapacityLimiter
    from mcp.types import CallToolResult, ContentBlock

MOST_SECONDS = 600.0
USUAL_SECONDS = 20.0
GRACE = 5.0
"""Seconds that a call may take at most, that it takes unless it asks for others, and that starting may take besides."""


def serve(jobs: int) -> None:
    """Serve until the input ends, with up to *jobs* calls at once. Raises Unavailable if `mcp` is not installed."""
    try:
        from anyio import CapacityLimiter
        from mcp.server import MCPServer
        from mcp.types import ToolAnnotations
    except ImportError as error:
        raise Unavailable("no-mcp") from error
    server: MCPServer[Any] = MCPServer("pencilmark", version=__version__, log_level="WARNING")
    room = CapacityLimiter(jobs)
    for name, tool in TOOLS.items():
        called = calling(name, tool, room)
        harmless = ToolAnnotations(read_only_hint=True, open_world_hint=False)
        server.add_tool(called, name=name, description=tool.__doc__, annotations=harmless)
    server.run()


def calling(
    name: str, tool: Callable[..., Told[Any]], room: CapacityLimiter
) -> Callable[..., Awaitable[CallToolResult]]:
    """Return the function that `mcp` registers for a *tool*: with its arguments, *seconds*, and type of result."""

    async def call(**arguments: Any) -> CallToolResult:
        from mcp.server.mcpserver.exceptions import ToolError

        seconds = arguments["seconds"] = min(arguments["seconds"], MOST_SECONDS)
        taken = {key: value for key, value in arguments.items() if key in own}
        try:
            async with room:
                told = await _elsewhere(name, taken, seconds + GRACE)
        except PencilmarkError as error:
            raise ToolError(f"{error.code}: {error.message}") from error
        return _content(told)

    signature = inspect.signature(tool, eval_str=True)
    own = signature.parameters
    bound = Parameter("seconds", Parameter.KEYWORD_ONLY, default=USUAL_SECONDS, annotation=float)
    parameters = [*(one for one in own.values() if one.name != bound.name), bound]
    (result,) = get_args(signature.return_annotation)
    call.__name__ = name
    vars(call)["__signature__"] = signature.replace(parameters=parameters, return_annotation=result)
    return call


async def _elsewhere(name: str, arguments: dict[str, Any], seconds: float) -> Told[Any]:
    """Let another process answer a call; it ends if the call is cancelled. Raises PencilmarkError."""
    from anyio import CapacityLimiter, fail_after, to_process

    try:
        with fail_after(seconds):
            return await to_process.run_sync(
                answered, name, language(), arguments, cancellable=True, limiter=CapacityLimiter(1)
            )
    except TimeoutError as error:
        raise Timeout from error


def _content(told: Told[Any]) -> CallToolResult:
    from mcp.types import CallToolResult, TextContent

    blocks: list[ContentBlock] = [TextContent(text=told.text)]
    blocks += [_block(file, number) for number, file in enumerate(told.files, 1)]
    return CallToolResult(content=blocks, structured_content=asdict(told.result))


def _block(file: File, number: int) -> ContentBlock:
    """Wrap a file: a bitmap as a picture, which programs show; anything else as a resource."""
    from mcp.types import BlobResourceContents, EmbeddedResource, ImageContent, TextResourceContents

    kind = file.mime.partition("/")[2].partition("+")[0]
    data = b64encode(file.content).decode()
    if kind == "png":
        return ImageContent(data=data, mime_type=file.mime)
    uri = f"pencilmark:///{number}.{kind}"
    if kind == "svg":
        return EmbeddedResource(resource=TextResourceContents(uri=uri, mime_type=file.mime, text=file.content.decode()))
    return EmbeddedResource(resource=BlobResourceContents(uri=uri, mime_type=file.mime, blob=data))
