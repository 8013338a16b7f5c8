### The search, watched.

## What the search was

# Parts of a line: $count guesses, and so on
watching-guesses =
    { $count ->
        [one] { NUMBER($count) } guess
       *[other] { NUMBER($count) } guesses
    }
watching-contradictions =
    { $count ->
        [one] { NUMBER($count) } contradiction
       *[other] { NUMBER($count) } contradictions
    }
watching-deep =
    { $count ->
        [one] { NUMBER($count) } guess deep at most
       *[other] { NUMBER($count) } guesses deep at most
    }
# $what has the parts above, $lines says how long the log is
watching-all =
    { $lines ->
        [one] { $what }; { NUMBER($lines) } line.
       *[other] { $what }; { NUMBER($lines) } lines.
    }
watching-one-solution = One solution.
watching-more-solutions = More than one solution.
watching-stopped = Stopped before the end.
watching-cut = The log is cut here.
# A cell and its digit, r1c2=5, by which round or rule it came
watching-came-by = { $cell } by { $where }
watching-line-of = line { $line } of { $lines }
# $guessed lists cells with their digits
watching-guessed = Guessed: { $guessed }. The others followed:
watching-all-followed = Nothing is guessed here. All followed:
watching-round = { $placed } placed, { $struck } struck

## The search in other orders

watching-none-done = Stopped before the first was finished.
watching-same-first = { $orders } orders, each { NUMBER($low) } grids to the first solution.
watching-same-whole = { $orders } orders, each { NUMBER($low) } grids to the end.
watching-spread-first = { $orders } orders: { NUMBER($low) } to { NUMBER($high) } grids to the first solution, half of them at most { NUMBER($middle) }.
watching-spread-whole = { $orders } orders: { NUMBER($low) } to { NUMBER($high) } grids to the end, half of them at most { NUMBER($middle) }.
watching-late = { $late } were stopped before the end.
# Buttons
watching-longest = Watch the longest, seed { $seed }
watching-shortest = Watch the shortest, seed { $seed }

## On the page, as it stands there

# Heading
watching-watch-the-search = Watch the search
watching-how-a-machine-does = How a machine does it: guess, follow what is forced, go back when stuck.
# Button
watching-watch = Watch
# Beside a field
watching-shuffled-by-seed = Shuffle by seed
# In an empty field
watching-not = off
# Button
watching-try-100-seeds = Try 100 seeds
# Read out
watching-along-the-search = Along the search
# Button
watching-first = First
# Button
watching-back = Back
# Button
watching-play = Play
# Button
watching-step = Step
# Button
watching-last = Last
# Read out
watching-place-in-the-search = Position in the search
# Beside a field
watching-speed = Speed
# Choice in a list
watching-1-a-second = 1 a second
# Choice in a list
watching-4-a-second = 4 a second
# Choice in a list
watching-15-a-second = 15 a second
# Choice in a list
watching-60-a-second = 60 a second
# Read out
watching-log-of-the-search = Search log
# Read out
watching-tree-of-the-search = Search tree: press a place to go there
# Opens what is below it
watching-rounds-the-candidates-after = Rounds: the candidates after each
# Read out
watching-rounds-on-the-way = Rounds on the way here
# Opens what is below it
watching-what-is-guessed-and = What is guessed, and how the others follow
# Read out
watching-how-the-cells-followed = How the cells followed
# Heading
watching-a-hundred-orders = A hundred orders
# Beside a field
watching-grids-looked-at = Grids looked at
# Choice in a list
watching-until-all-is-known = until all is known
# Choice in a list
watching-until-the-first-solution = until the first solution
# What a round is called: where a search begins
watching-start = Start
# What a round is called
watching-guess = Guess
# Grids that were looked at
watching-from-to = { $from } to { $to }
