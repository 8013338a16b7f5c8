### Questions about a puzzle, and their answers.

## The questions, in the order of their buttons

asked-title-total = How many solutions
asked-title-solutions = All solutions
asked-title-candidates = True candidates
asked-title-spare = Givens you can remove
asked-title-conflict = The contradiction
asked-title-canon = Isomorphs

## Which puzzle a question was about

# $what is such as “24 givens, 1 rule”, $line the puzzle or its beginning
asked-puzzle = { $what }: { $line }
asked-about = About the puzzle with { $puzzle }

## The answers

asked-working = Python is working.
asked-stopped = Stopped before there was an answer.
asked-rules-besides = Isomorphs are compared for puzzles of givens alone; this one has rules, too.
asked-candidates-besides = Isomorphs are compared for puzzles of givens alone; this one has candidates of its own.
asked-none = No solution.
asked-total =
    { $count ->
        [one] Exactly { NUMBER($count) } solution.
       *[other] Exactly { NUMBER($count) } solutions.
    }
asked-at-least =
    { $count ->
        [one] At least { NUMBER($count) } solution.
       *[other] At least { NUMBER($count) } solutions.
    }
# $number is such as “1.2 × 10^21”
asked-estimate = About { $number } in all, estimated from the part searched.
asked-none-by-then = None was found in that time.
asked-one = Exactly one solution.
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
asked-each-has-one = Each cell has just one: there is exactly one solution.
asked-true =
    { $open ->
        [one] Over all solutions, { NUMBER($open) } cell takes more than one digit and { NUMBER($fixed) } only one.
       *[other] Over all solutions, { NUMBER($open) } cells take more than one digit and { NUMBER($fixed) } only one.
    }
asked-spare-none = No solution: ask for the contradiction.
asked-spare-multiple = There is already more than one solution, so no given can go.
asked-spare-timeout = Stopped before it was known whether there is one solution.
asked-minimal = Minimal: with any given removed there is more than one solution.
asked-nothing-found = Nothing was found that can be removed.
asked-stopped-before = Stopped before everything was tried.
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
asked-no-conflict = Nothing contradicts: the puzzle has a solution.
asked-no-small-set = There is no solution, but no small set of givens was found that shows why.
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
       *[other] { NUMBER($count) } automorphisms, the identity included.
    }

## Under an answer

# Buttons
asked-show = Show on the grid
asked-hide = Hide from the grid
asked-write = Write them as marks
asked-solution-before = Previous solution
asked-next-solution = Next solution
asked-what-they-share = What they share
# Headings
asked-each-alone = Each alone
asked-two-together = Two together
asked-two-together-first = Two together, the first { $shown }
# Button
asked-open = Put it on the grid
asked-least = The canonical form, which all of them share
asked-another = Another at random
asked-one-of-them = One of them

## On the page, as it stands there

# Heading, and the button that goes there
asked-questions = Questions
# Which of several is shown
asked-place-of = { NUMBER($at) } of { NUMBER($count) }
