"""Reads pictures of puzzles: from pixels to a puzzle, with how certain each cell is."""
