"""A puzzle played in a notebook: `widget` knows the moves, and shows them by the package `anywidget`."""
