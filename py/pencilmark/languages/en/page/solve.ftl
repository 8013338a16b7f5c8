### Solve.

## On the page, as it stands there

# Read out
solve-this-puzzle = This puzzle
# Read out
solve-puzzle-as-text = Puzzle as text
# Beside a field
solve-puzzle = Puzzle
# In an empty field
solve-paste-or-type = Paste or type
# Button
solve-load = Load
# Button
solve-empty-grid = Empty grid
# Read out
solve-file-with-puzzles-or = File with puzzles, or pictures of them
# Read out
solve-camera = Camera
# Read out (button)
solve-more-about-this-puzzle = More about this puzzle
solve-new = New
# Button
solve-have-one-made = Have one made
# Button
solve-open-an-example = Open an example
# Button
solve-photograph = Photograph
# Read out (button)
solve-of-the-digits-that = From the digits you wrote; Start over keeps them
# Button
solve-make-givens = Make givens
# Button
solve-solve = Solve
# Read out
solve-what-to-ask-about = What to ask about it
# Button
solve-answer = Answer
# Button
solve-steps = Steps
# Button
solve-path = Path
# Button
solve-rating = Rating
# Button
solve-search = Search
# Heading
solve-all-steps-now = All steps now
# Choice in a list: each conclusion once, by its plainest step
solve-plainest-ways = Plainest ways
# Choice in a list
solve-by-technique = All by technique
# Choice in a list
solve-by-effect = All by effect
# Read out
solve-with-the-words = With the words
# In an empty field
solve-find-wing-r4-7 = Find: wing r4 7
# Button
solve-look-further = Look further
# Heading
solve-solve-path = Solve path
# Button
solve-go-on-from-here = Go on from here
# Button
solve-save-as-html = Save as HTML
# Read out (button)
solve-isomorphs-may-have-another = Isomorphs may differ in ER; this is the ER of the canonical one
# Button
solve-er-of-the-class = ER of the class
# Read out (button)
solve-how-many-cells-singles = How far singles go, how deep trial and error must go, its classes by braids and whips, and its backdoors
# Button
solve-depth-and-backdoors = Depth and backdoors
# Heading
solve-techniques-on-the-way = Techniques on the way
# Beside a field
solve-of = of

## The line on what is known of the puzzle

# In a list of facts, beside "Solutions"
solve-not-known-yet = not known yet
solve-more-than-one = more than one
solve-one-so-far = one so far
solve-exactly-one = exactly one
solve-none = none
# What is known, as a title
solve-put-in-a-puzzle = Enter a puzzle
solve-solutions =
    { $count ->
        [one] { NUMBER($count) } solution
       *[other] { NUMBER($count) } solutions
    }
solve-givens =
    { $count ->
        [one] { NUMBER($count) } given
       *[other] { NUMBER($count) } givens
    }
solve-rules =
    { $count ->
        [one] { NUMBER($count) } rule
       *[other] { NUMBER($count) } rules
    }
# Of another puzzle: $how is its level, such as "Hard · ER 4.0"
solve-rating-another = Rating another puzzle
solve-rated-meanwhile = Rated meanwhile: { $how }
solve-stopped = stopped
solve-fact-solutions = Solutions
solve-fact-givens = Givens
solve-fact-rules = Rules
solve-copied = Copied
# Of a path: several steps in one line
solve-singles =
    { $count ->
        [one] { $count } single
       *[other] { $count } singles
    }
# $name is that of a technique
solve-hardest = Hardest: { $name }
# Under what several scales say of a puzzle
solve-own-level-decides = Scales weigh steps differently: the level here is Pencilmark’s.
