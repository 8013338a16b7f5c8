"""The library's questions as tools for other programs, by the Model Context Protocol (docs/mcp.md).

`tools` answers them and knows nothing of the protocol, `results` has what they return, `server` speaks it.
"""
