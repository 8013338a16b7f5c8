### What is said of what one does: checks, hints, lists.

## Lessons

acts-working = Python is working out the example.
acts-no-lesson = There is no such lesson.
# $level is such as “Hard”
acts-needed-in = Needed in { $level } puzzles
# Of a technique, in place of the sentence before
acts-not-rated = Not used for levels or ratings
# $name is that of a technique
acts-example = Example: { $name }
acts-example-more = Find the step yourself, or take hints. Your own puzzle is kept.
acts-practise = Practise: { $name }
acts-practise-plainest = It is the next step here. Find it, or take hints. Your own puzzle is kept.
acts-practise-among = There may be plainer steps: look for this one, or take hints. Your own puzzle is kept.
acts-rules-changed = the rules have changed since

## Lists that were read

acts-list =
    { $count ->
        [one] { NUMBER($count) } puzzle
       *[other] { NUMBER($count) } puzzles
    }
acts-list-titled =
    { $count ->
        [one] { NUMBER($count) } puzzle: { $title }
       *[other] { NUMBER($count) } puzzles: { $title }
    }
acts-list-broken =
    { $count ->
        [one] { $broken } of { $count } line could not be read; it says why.
       *[other] { $broken } of { $count } lines could not be read; each says why.
    }
acts-list-load = Load one, or have all of them solved or rated.
acts-rated-of = { $done } of { $count } rated
acts-solved-of = { $done } of { $count } solved
acts-surveyed = { $unique } with one solution, { $multiple } with several, { $none } with none.

## Checks

acts-to-go =
    { $count ->
        [one] { $count } cell to go.
       *[other] { $count } cells to go.
    }
acts-no-contradictions = No contradictions
acts-right = All right so far
acts-nothing-back = Nothing to take back.
acts-back = Back where all was right
acts-back-moves =
    { $moves ->
        [one] { $moves } move taken back. Redo restores it.
       *[other] { $moves } moves taken back. Redo restores them.
    }
# Under the words of a hint: $signs is such as “C = 1, O = 2”
acts-signs-key = In these words { $signs }.
acts-only-replay = This is a replay
acts-only-replay-more = To write into it, press Play this puzzle yourself.
acts-at-bookmark = Back at the bookmark
acts-at-bookmark-more = Undo brings back what you tried.
acts-nothing-to-check = Nothing to check against
acts-not-unique = This puzzle does not have exactly one solution.
# $count is 2 or more
acts-clash = { $count } digits contradict each other
# $cells lists cells
acts-look-at = Look at { $cells }.
acts-wrong =
    { $count ->
        [one] A digit is wrong
       *[other] { $count } digits are wrong
    }
acts-took-back =
    { $count ->
        [one] One digit taken back
       *[other] { $count } digits taken back
    }
acts-took-back-more = All the others are right. Undo brings back what was removed.
acts-colours-wrong =
    { $count ->
        [one] A cell has the wrong colour
       *[other] { $count } cells have the wrong colour
    }
acts-marks-lack =
    { $count ->
        [one] In { $count } cell the marks leave out the right digit
       *[other] In { $count } cells the marks leave out the right digit
    }
# Below either, where corner marks are wrong as candidates
acts-marks-corner = Corner marks count as candidates. If yours are places in a box, choose that in Settings.
# Title, where all digits are right
acts-digits-right = All digits are right
acts-to-colour =
    { $count ->
        [one] { $count } cell is still to be coloured.
       *[other] { $count } cells are still to be coloured.
    }

## Hints, steps and paths

acts-hinting = Looking for a step
acts-hinting-more = Python tries the plainest techniques first.
acts-listing = Looking for all steps
acts-listing-more = Python tries one technique after the other.
acts-walking = Solving it step by step
acts-walking-more = Python takes the plainest step each time.
acts-writing = Writing the path
acts-writing-more = Drawing each step takes a moment.
acts-where-to-look = Where to look
# A step of the path, by the name of its technique
acts-step = Step { $at } of { $count }: { $name }
acts-path-solved = Solved
acts-path-steps =
    { $count ->
        [one] { $count } step, and every cell has its digit.
       *[other] { $count } steps, and every cell has its digit.
    }
acts-path-stopped = Stopped here
acts-path-ask-again = Ask for the path again to see all of it.
acts-path-end = No further step found
acts-path-end-more = From here on it takes trial and error.
acts-digits-wrong =
    { $count ->
        [one] A digit is wrong
       *[other] Some digits are wrong
    }
acts-look-first = Look at { $cells } first.
acts-done = Nothing left to do
acts-done-more = Every cell has its digit.
acts-guess = No step found
acts-guess-more = No technique known here helps: it takes trial and error.
acts-fog = No step outside the fog
acts-fog-more = What you can see gives no next step. The next one may lead under the fog; Solve looks there.
acts-empty = Nothing to begin with
acts-empty-more = Paste a puzzle or type one in; then ask for a hint.
acts-hints-need-one = Hints are for puzzles with exactly one solution.
acts-hints-need-one-but-steps = Hints are for puzzles with exactly one solution. Steps, in Solve, lists those that hold in every solution.
# Title: a step was done
acts-did = Done
# Such as “5 at r1c2”
acts-digit-at = { $digit } at { $cell }
acts-coloured = Coloured { $cells }. Undo takes it back.
acts-wrote = Wrote { AND($all) }. Undo takes it back.
# Such as “3 and 5 from r1c2, r1c4”
acts-digits-from = { AND($digits) } from { $cells }
acts-all-marks-now = All pencil marks are filled in now.
acts-took-away = Removed { AND($all) }. Undo brings it back.
acts-notation-copied = Copied
acts-notation-not-copied = Select it and copy it
# $name is that of a technique
acts-learn = Learn and practise: { $name }
acts-none-with-words = No step contains all of these words.
# How many steps there are: $steps is such as “12 steps”, $techniques such as “3 techniques”
acts-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
acts-techniques =
    { $count ->
        [one] { $count } technique
       *[other] { $count } techniques
    }
acts-steps-of = { $steps } of { $techniques }.
acts-steps-of-stopped = { $steps } of { $techniques }, stopped before the end.
acts-steps-at-least = At least { $steps } of { $techniques }.
acts-steps-at-least-stopped = At least { $steps } of { $techniques }, stopped before the end.

## What the signs of a drawn step mean

acts-sign-tinted = Tinted cells: what the step rests on
acts-sign-reddish = Reddish cells: candidates are removed here
acts-sign-frame = Frame: a house or a set of cells
acts-sign-dashed-frame = Dashed frame: the houses that cover them
acts-sign-circle = Tinted circle: a candidate of the pattern
acts-sign-disc = Filled disc: true in the argument
acts-sign-thick = Thick circle: false in the argument
acts-sign-square = Square: a fin
acts-sign-filled-square = Filled square: the other colour
acts-sign-diamond = Diamond: another candidate that matters
acts-sign-solid = Solid line: one of the two is true
acts-sign-dashed = Dashed line: not both are true
acts-sign-ring = Ring: a digit already there
acts-sign-large = Large digit in a ring: placed by the step
acts-sign-struck = Struck in red: a candidate the step removes

## While Python starts

acts-waiting = Waiting for Python
acts-will-hint = It will look for a step as soon as it is ready.
acts-will-steps = It will list the steps as soon as it is ready.
acts-will-path = It will find the path as soon as it is ready.
acts-will-walkthrough = It will write the path as soon as it is ready.
acts-will-read = It will read this as soon as it is ready.
acts-will-make = It will make this as soon as it is ready.
acts-will-solve = It will solve this as soon as it is ready.
acts-will-rate = It will rate this as soon as it is ready.
acts-will-check = It will check this as soon as it is ready.
# While a list is read
acts-reading = Reading
