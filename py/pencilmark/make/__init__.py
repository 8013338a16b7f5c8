"""New puzzles: classic ones, variants, and formula puzzles."""
