"""Fuzzers of all that reads outside text: short in the tests, half an hour each in `build.py bench fuzz`."""
