"""The two doors: messages of the page, and the command line."""
