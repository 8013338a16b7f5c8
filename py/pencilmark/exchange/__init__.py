"""Texts to and from everywhere else: every form in which people and programs hand a puzzle over.

`read.recognise` is the one reader. What a puzzle has that we do not know is named in its *warnings*, never dropped in
silence.
"""
