"""Pictures of puzzles, read: from pixels to a puzzle, with how sure each cell is."""
