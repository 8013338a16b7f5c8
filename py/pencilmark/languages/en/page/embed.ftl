### The page in a frame on another page.

# Headline: a hint was asked for, or a puzzle came that Python alone reads
embed-no-python = Hints need Python
embed-no-python-more = It couldn’t be loaded here, or the page around this puzzle doesn’t let it run. You can play without it.
embed-no-puzzle = No puzzle yet
embed-no-puzzle-more = The address of this frame has none.
