### Python (keys stand between <kbd> and </kbd>, code between <code> and </code>): its lines, its prompt, its state.

## How Python is

# Each of these follows “Python could not be loaded:”, or stands alone
python-other-version = there is a new version of this page: reload it
python-did-not-come = Python could not be loaded: try again at the top of this page
python-silent = it has been silent for too long
python-no-worker = worker.js, or a file that it needs, is missing or broken
python-ended-often = its worker kept being stopped
python-no-room = there is no memory for one more
python-stopped-itself = Python stopped unexpectedly
python-started-again = Python had stopped and was started again
python-was-stopped = Python was stopped
python-stopped-and-started = Python was stopped and started again
python-part-coming = Another part of Python is loading
python-no-part = A part of Python could not be downloaded
# $why says which file, and why it did not come
python-no-part-why = A part of Python could not be downloaded: { $why }
python-host-answered = the host answered { $status }
python-no-host = the host cannot be reached
python-nothing-came = no data for { $seconds } seconds
python-cut-off = cut short: { $bytes } of { $size } bytes arrived
python-not-in-file = { $name } is not in this file
python-no-space = there is no room
python-kept-cut-off = the stored copy of Python is cut short

## A function of Python as a rule

python-apart = Python apart
python-not-started = Python could not be started
python-not-started-why = Python could not be started: { $why }
# $seconds is 2 or more
python-too-slow = it did not finish in { $seconds } seconds
python-rule-stopped = Stopped. The game is unchanged.
python-rule-stopped-why = Stopped: { $why }. The game is unchanged.
python-strange-answer = this Python sent an answer that nobody asked for
python-rule-starting = A separate Python is starting to run your function …
python-rule-added = Added: it allows { $allows } of { $all } combinations.
python-lines-added = 
    Added: { $count ->
        [one] { $count } relation
       *[other] { $count } relations
    }.

## At the prompt

python-console-starting = Python is starting …
python-console-working = Python is working …
python-console-stopped = Stopped. Its variables are gone; the game is unchanged.
python-died = Python could not be started, or it died.
python-died-why = Python could not be started, or it died: { $why }.

## The lines of Python for what is on the page

python-shown = What is on the page
python-copied = Python copied
python-copied-more = It runs wherever the package is installed: pip install pencilmark.
# Which answer the lines give
python-ask-solve = Solve
python-ask-rate = Rate
python-ask-spare = Minimal or not, what can go
python-ask-conflict = What contradicts
python-ask-canon = Least isomorph
python-ask-write = The puzzle as JSON

## On the page, as it stands there

# Opens what is below it
python-show-python = Show Python
python-the-lines-that-give = Lines that give the same answer with the package.
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
python-the-package-is-imported = The package is imported, and <code>puzzle</code> is the puzzle on the grid. Your code runs in a separate Python, without a network and out of reach of your games. Don’t run code that you do not understand.
# Read out
python-what-was-entered-and = Input and output
python-python-prompt = Python prompt
# Button
python-run = Run
# Button
python-take-the-lines-above = Use the lines above
python-enter-runs-shift-enter = <kbd>Enter</kbd> runs, <kbd>Shift</kbd> + <kbd>Enter</kbd> begins a line, the arrows recall earlier input.
