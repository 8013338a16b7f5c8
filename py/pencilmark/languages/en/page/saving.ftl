### Copy or save as.

## The forms in which a puzzle is copied and saved

saving-form-line = One line
saving-form-grid = Grid
saving-form-marks = Grid of candidates
saving-form-text = Board and rules as text
saving-form-csv = Table (CSV)
saving-form-json = JSON, with everything
saving-form-ipuz = ipuz
saving-form-opensudoku = OpenSudoku
saving-form-sadman = SadMan, SudoCue (.sdk)
saving-form-f-puzzles = f-puzzles link
saving-form-sudokupad = SudokuPad link
saving-form-frame = Frame for a web page (HTML)
saving-form-class = Link for a class, a puzzle each
saving-form-svg = Picture (SVG)
saving-form-png = Picture (PNG)

## Said

saving-not-copied = This browser does not allow copying: save it, or select the text and copy it.
# $form is one of the forms above
saving-copied = { $form } copied
saving-comes-back = Paste it here to get it back as it is.
saving-picture-copied = Picture copied
saving-paste-it = Paste it where pictures go.
saving-saved = Saved
saving-saved-where = { $form }: saved where this browser puts downloads.
saving-no-picture = no picture
# Read out: the frame as it will look
saving-preview = Preview
saving-frame-said = Paste it into the HTML of your page: the puzzle is played there.
# $count is the number of pupils
saving-class-said = Pupils open the link, pick a number up to { $count }, and each gets a different puzzle, all equally hard. Save keeps the answers, a page to print.
saving-points = A picture made of pixels: a program can only recognize the puzzle in it, as in a photo.
# $what lists what the form does not hold
saving-left-out = Left out: { $what }.
saving-left-out-of-link = Left out, or described in words only: { $what }.
saving-opens-there = It opens this puzzle in the other program.
saving-no-archive = expected the end of a ZIP file

## On the page, as it stands there

# Heading
saving-copy-or-save-as = Copy or save as
# Heading of a group
saving-what = What
# Beside a field
saving-form = Form
# Beside a field
saving-pupils = Pupils
# Beside a field
saving-with-my-digits-and = With my digits and marks
# Read out
saving-what-is-copied = What is copied
# alt
saving-the-puzzle-as-a = The puzzle as a picture
# Button
saving-copy = Copy
# Button
saving-save = Save
# Link
saving-open-it-there = Open it there
