### Python (keys stand between <kbd> and </kbd>, code between <code> and </code>): its lines, its prompt, its state.

## On the page, as it stands there

# Opens what is below it
python-show-python = Show Python
python-the-lines-that-give = The lines that give the same answer with the package.
# Beside a field
python-of = Of
# Read out
python-lines-of-python = Lines of Python
# Button
python-copy-python = Copy Python
# Button
python-open-a-console = Open a console
# Heading
python-python-console = Python console
python-the-package-is-imported = The package is imported, and <code>puzzle</code> is what is on the grid. It runs in a Python of its own, without a network and out of reach of your games. Don’t run what you do not understand.
# Read out
python-what-was-entered-and = What was entered and answered
python-python-prompt = Python prompt
# Button
python-run = Run
# Button
python-stop = Stop
# Button
python-take-the-lines-above = Take the lines above
# Button
python-clear = Clear
python-enter-runs-shift-enter = <kbd>Enter</kbd> runs, <kbd>Shift</kbd> + <kbd>Enter</kbd> begins a line, the arrows go back to what was entered.
