"""A puzzle played in a notebook: `game` knows the moves, `widget` shows them by the package `anywidget`."""
