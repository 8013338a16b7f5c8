"""Puzzles in the addresses and codes of other sites, a module for each."""
