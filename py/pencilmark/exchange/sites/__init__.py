"""Puzzles in the addresses and codes of other pages, one module for each."""
