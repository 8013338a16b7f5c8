"""Texts to and from everywhere else: every form in which people and programs exchange puzzles.

`read.recognise` is the one reader. Parts of a puzzle that we do not know are named in its *warnings*, never silently
dropped.
"""
