"""Texts as people paste them: cleaned, cut into lines and cells, and what kinds of text there are."""
