"""Folders of static files for any host: a puzzle for each day, or one for each pupil. Nothing runs on the host."""
