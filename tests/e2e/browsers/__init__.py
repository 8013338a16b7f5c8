"""Other browsers for the browser tests: Firefox, through Playwright; WebKitGTK, through WebDriver."""
