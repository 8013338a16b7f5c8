### Making puzzles: what is wrong with a wish, and what is proposed.

bad-count =
    .levels-counts-easy-hard = expected levels with counts such as Easy:5,Hard:3, found { QUOTE($found) }

no-more = there seem to be no more puzzles that differ from those made

bad-board =
    .board-can-be-filled = expected a board that can be filled

no-grid =
    .board-can-be-filled = expected a board that can be filled, found { QUOTE($found) }
    .way-fill = found no way to fill { QUOTE($name) }

bad-pattern =
    .other = expected puzzles with givens in the same cells, found { $found }
    .have-clue-exchanged-they = { $one } and { $other } have no given: exchanged, they would be another solution
    .pattern-cells =
        expected a pattern of { $count } { $count ->
            [one] cell
           *[other] cells
        }, found { $found }
    .pattern-not-symmetric-by = the pattern is not symmetric by { $symmetry }
    .pattern-has-clues =
        the pattern has { $count } { $count ->
            [one] given
           *[other] givens
        }

bad-symmetry = expected one of { $known }, found { QUOTE($found) }

bad-wish =
    .puzzles-made-boards-many = puzzles are made for boards with as many values as rows
    .er-hodoku-levels-scores = ER and HoDoKu's levels and scores exist for the 9 × 9 board only
    .boards-beyond-x-have = boards beyond { $most } × { $most } have no levels or techniques
    .unheeded = expected no wish for { $option }: it has no effect on such a puzzle
    .open =
        expected 0 to { $most } open { $most ->
            [one] placement
           *[other] placements
        }, found { $found }
    .practice-needs-technique = practice needs a technique
    .technique-and-any = expected one technique that is needed, or some of which one is, not both
    .four = full houses and hidden singles in boxes solve every puzzle on { $found }: none is above { $level }, or needs another technique
    .givens-for-digits-swap = expected givens for { $variant }: without any, digits can change places while all its clues stay true
    .givens-which-has-too = expected givens for { $variant }, which has too few clues without
    .try-more = expected 1 try or more
    .board = expected a board of 4 to { $most } for { $variant }, found { $found }
    .operators = expected operators of { $known }
    .operands = expected 1 to { $most } operands
    .largest = expected a largest constant of 0 to 999
    .formulas = expected 1 to { $most } formulas
    .givens = expected 0 to { $most } givens
    .neither = expected a number of formulas or of givens

bad-effort =
    .level = effort needs a level of a board with 9 rows: { $known }
    .range = expected an effort of 1 to { $most }, found { $low } to { $high }

bad-level = expected one of { $known }, found { QUOTE($found) }

bad-technique =
    .never-needed = expected a technique that can be needed: wherever { $technique } helps, { $plainer } helps first (practice needs none of the others)
    .id-technique-ladder = expected the id of a technique of the ladder, found { QUOTE($found) }
    .beyond-singles = expected techniques beyond singles, found { QUOTE($found) }

bad-clues =
    .number-clues = expected a number of givens from 0 to { $count }
    .symmetry = with the symmetry { $symmetry } a puzzle can have { $below } or { $above } givens, but not { $found }

usual-seconds = { $count } s
usual-more = long
usual-over = over { $usual }
tried-so-far = { NUMBER($tried) } tried
tried-of = { NUMBER($tried) } of { NUMBER($most) } tried
tried-in-vain = { $tried }; none of { NUMBER($sample) } random grids will do, so fewer than 1 in { NUMBER($bound) } will (90% sure)
pattern-has = givens: { $clues }; automorphisms: { NUMBER($automorphisms) }
pattern-about = { NUMBER($hits) } of { NUMBER($sample) } random grids will do: about { $classes } classes of puzzles
pattern-none = none of { NUMBER($sample) } random grids will do, so fewer than 1 in { NUMBER($bound) } will (90% sure)
grid-filling = it is being filled
digging =
    { $left } { $left ->
        [one] given
       *[other] givens
    } left, { $percent }% of the cells tried

not-found =
    .wish-can-be-met =
        found no such puzzle in { $tries } { $tries ->
            [one] grid
           *[other] grids
        }
    .formulas =
        expected a wish that { $tries } { $tries ->
            [one] try
           *[other] tries
        } can meet, missed { $missing }
    .too-few-formulas =
        expected a wish that { $tries } { $tries ->
            [one] try
           *[other] tries
        } can meet, missed { $missing }; unless all must be needed, or with the operators < and >, more formulas can stay
    .tries =
        found no such puzzle in { $tries } { $tries ->
            [one] try
           *[other] tries
        }
    .in-vain = found no puzzle with just these cells given: none of { NUMBER($sample) } random grids will do, so fewer than 1 in { NUMBER($bound) } will (90% sure)

bad-variant =
    .kind = expected one of { $known }, found { QUOTE($found) }

too-few-clues = expected at least { $fewest } givens: no puzzle with fewer has one solution, found { $found }
none-known = none known: the search here reaches at most { $most } givens in a minimal puzzle, and { $found } were asked for
made-relative = a relative of one of the puzzles with 17 givens known here, { $count } in all: its rows, columns and digits have changed places
made-relative-needing = a relative of one of the puzzles known here that need { $technique }, { $count } in all: its rows, columns and digits have changed places
bad-range = expected a range from low to high, found { $low } to { $high }
missing-solution = one solution
missing-way = a way without guesses
missing-count =
    { $count } { $count ->
        [one] formula
       *[other] formulas
    } that { $count ->
        [one] is
       *[other] are
    } all needed
missing-proof = a proof in reasonable time
missing-guess = a guess
missing-circle = a circle
missing-formulas = formulas
setting-rated =
    { $steps } { $steps ->
        [one] step
       *[other] steps
    } of the way to the solution
setting-grid = a grid
setting-clues-givens =
    { $clues } { $clues ->
        [one] clue
       *[other] clues
    }, { $givens } { $givens ->
        [one] given
       *[other] givens
    }
setting-givens =
    { $givens } { $givens ->
        [one] given
       *[other] givens
    }
setting-clues =
    { $clues } { $clues ->
        [one] clue
       *[other] clues
    }
nearest =
    { $words }, { $count } { $count ->
        [one] given
       *[other] givens
    }
nearest-unrated = not rated
order-check-rule = check rule { $number }: { $rules }
order-smallest-set = a smallest set
order-small-set = a small set
order-guess = guess { $items } ({ $proof }: { $count })
order-follows-from-rule = { $names } follows from { $source } by rule { $rule }: { $rules }
order-nothing = nothing
