"""A puzzle played in a notebook: `widget` has the moves, and shows them with the package `anywidget`."""
