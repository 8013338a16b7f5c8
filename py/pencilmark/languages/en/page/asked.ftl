### Questions about a puzzle, and their answers.

## The questions, in the order of their buttons

asked-title-total = How many solutions
asked-title-solutions = All solutions
asked-title-candidates = True candidates
asked-title-spare = What can go
asked-title-conflict = What contradicts
asked-title-canon = Isomorphs

## Which puzzle a question was about

asked-givens =
    { $count ->
        [one] { NUMBER($count) } given
       *[other] { NUMBER($count) } givens
    }
asked-rules =
    { $count ->
        [one] { NUMBER($count) } rule
       *[other] { NUMBER($count) } rules
    }
# $what is such as “24 givens, 1 rule”, $line the puzzle or its beginning
asked-puzzle = { $what }: { $line }
asked-about = About the puzzle with { $puzzle }

## The answers

asked-working = Python is at work.
asked-stopped = Stopped, without an answer.
asked-rules-besides = Isomorphs are known of puzzles of digits alone; this one has rules besides.
asked-candidates-besides = Isomorphs are known of puzzles of digits alone; this one has candidates of its own.
asked-none = No solution.
asked-total =
    { $count ->
        [one] { NUMBER($count) } solution, and no more.
       *[other] { NUMBER($count) } solutions, and no more.
    }
asked-at-least =
    { $count ->
        [one] At least { NUMBER($count) } solution.
       *[other] At least { NUMBER($count) } solutions.
    }
# $number is such as “1.2 × 10^21”
asked-estimate = About { $number } in all, by the part of the search that was done.
asked-none-by-then = None was found by then.
asked-one = One solution, and no more.
asked-first =
    { $count ->
        [one] The first { NUMBER($count) } solution; there are more.
       *[other] The first { NUMBER($count) } solutions; there are more.
    }
# After how many solutions there are: they have the same digits in $fixed cells
asked-they-agree =
    { $cells ->
        [one] They agree in { NUMBER($fixed) } of { NUMBER($cells) } cell; those in which they differ are tinted.
       *[other] They agree in { NUMBER($fixed) } of { NUMBER($cells) } cells; those in which they differ are tinted.
    }
asked-these-agree =
    { $cells ->
        [one] These agree in { NUMBER($fixed) } of { NUMBER($cells) } cell; those in which they differ are tinted.
       *[other] These agree in { NUMBER($fixed) } of { NUMBER($cells) } cells; those in which they differ are tinted.
    }
asked-none-true = No solution, so no candidate is true.
asked-each-has-one = Each cell has one: there is exactly one solution.
asked-true =
    { $open ->
        [one] Every digit of every solution: { NUMBER($open) } cell can be more than one digit, { NUMBER($fixed) } only one.
       *[other] Every digit of every solution: { NUMBER($open) } cells can be more than one digit, { NUMBER($fixed) } only one.
    }
asked-spare-none = No solution: ask what contradicts.
asked-spare-multiple = More than one solution: with less there are only more.
asked-spare-timeout = Stopped before it was known whether there is one solution.
asked-minimal = Minimal: nothing can go, or there is more than one solution.
asked-nothing-found = Nothing found that can go.
asked-stopped-before = Stopped before all was tried.
asked-not-minimal =
    { $count ->
        [one] Not minimal: any one of these can go.
       *[other] Not minimal: any one of these { $count } can go.
    }
asked-pairs =
    { $count ->
        [one] { NUMBER($count) } pair of them can go together.
       *[other] { NUMBER($count) } pairs of them can go together.
    }
asked-no-pairs = No two of them can go together.
asked-no-conflict = Nothing: there is a solution.
asked-no-small-set = There is no solution, but no small set of givens was found that says why.
# Part of what contradicts
asked-digits-at =
    { $cells ->
        [one] the digit at { AND($cells) }
       *[other] the digits at { AND($cells) }
    }
# $what lists digits and rules, $count of them
asked-cannot-hold =
    { $count ->
        [one] This cannot hold: { $what }.
       *[other] These cannot all hold: { $what }.
    }
asked-automorphisms =
    { $count ->
        [1] No automorphisms: every way of turning and renaming it gives another puzzle.
       *[other] { NUMBER($count) } automorphisms: ways that leave it as it is, doing nothing counted.
    }

## Under an answer

# Buttons
asked-show = Show on the grid
asked-hide = Off the grid
asked-write = Write them in as marks
asked-solution-before = Solution before
asked-next-solution = Next solution
asked-what-they-share = What they share
# Headings
asked-each-alone = Each alone
asked-two-together = Two together
asked-two-together-first = Two together, the first { $shown }
# Button
asked-open = Put it on the grid
asked-least = The least, which all of them share
asked-another = Another at random
asked-one-of-them = One of them

## On the page, as it stands there

# Heading
asked-questions = Questions
# Button
asked-back-to-your-grid = Back to your grid
# Which of several is shown
asked-place-of = { NUMBER($at) } of { NUMBER($count) }
