### Learn.

## The six lessons to begin with: a title, and what it teaches in a line

learn-first-rule = The rule
learn-first-rule-words = Every row, column and box holds 1 to 9 once.
learn-first-cell = The last cell
learn-first-cell-words = Eight are there, so only the ninth is missing.
learn-first-place = The only place
learn-first-place-words = One cell of the box can still take it.
learn-first-digit = The only digit
learn-first-digit-words = Eight others are in sight of this cell.
learn-first-pairs = Pairs
learn-first-pairs-words = Two cells share two digits; the others lose them.
learn-first-pointing = Pointing
learn-first-pointing-words = A box tells a row what it cannot have.

## Said

# Read out after the name of a lesson that was learnt
learn-learnt = learnt
# Heading of the lessons for variants
learn-for-rules = For killers, thermos and other rules
# Which lesson of its level this is: $level is its name, such as Hard
learn-place-in = { $level }, { $at } of { $all }
# $name is that of a technique
learn-practise = Practise { $name }
# Button: they were listed before it
learn-practise-these = Practise these
# Techniques that the last game needed hints for
learn-last-hints = Hints of your last game: { AND($names) }.
# Button: a technique of that level, by chance
learn-practise-level = Practise { $level }

## On the page, as it stands there

# Heading
learn-practice = Practice
# Button
learn-another-one = Another one
# Link
learn-the-lesson = The lesson
# Button
learn-back-to-your-puzzle = Back to your puzzle
learn-python-is-fetching-the = Python is fetching the lesson.
# Button
learn-back-to-the-grid = Back to the grid
# Heading
learn-start-here = Start here
learn-six-lessons-of-two = six two-minute lessons
# Read out
learn-find-a-technique = Find a technique
# In an empty field
learn-find-wing-fish-rectangle = Find: wing, fish, rectangle
# Read out
learn-lessons = Lessons
learn-no-technique-is-called = No technique has that name.
# Link
learn-all-lessons = All lessons
# Button
learn-practise-this = Practise this
# Button
learn-try-the-example = Try the example
learn-we-have-no-example = We have no example of it yet.
learn-in-this-example = In this example
# Read out (link to the lesson before this)
learn-before = Before: { $name }
# Read out (link to the next lesson)
learn-after = After: { $name }
