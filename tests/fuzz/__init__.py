"""Fuzzers of all that reads outside text: run short by the tests, and for half an hour each by `build.py bench fuzz`."""
