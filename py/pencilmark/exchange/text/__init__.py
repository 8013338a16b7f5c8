"""Texts as people paste them: cleaned, cut into lines and cells, and read by their kind."""
