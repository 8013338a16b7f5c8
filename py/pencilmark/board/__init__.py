"""Boards, puzzles, positions and steps as frozen values; drawings of them; puzzles as text."""
