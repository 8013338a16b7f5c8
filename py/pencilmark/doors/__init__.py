"""The doors of the package: messages of the page, the command line, the library."""
