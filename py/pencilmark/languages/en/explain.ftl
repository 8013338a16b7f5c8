### Explanations of steps: what several families of techniques say.
### $cell and $cells are names of cells (r1c5), $house is one of a house (row 3), $value and $digit are numbers.

list-and = { AND($items) }
list-or = { OR($items) }
list-nor = { NOR($items) }
value-in-cell = { $value } in { $cell }
one-and-other = { $one } and { $other }
# Begins a sentence; each of $candidates is said by value-in-cell.
without-guardians =
    { $candidates ->
        [one] If the only guardian were not true ({ AND($candidates) })
       *[other] If none of the guardians were true ({ AND($candidates) })
    }
totals-they-see-each-other =
    They see each other, so they are like a cage: { $sets ->
        [0] one of { SPELLED($count) } combinations
       *[other] { OR($sets) }
    }.
totals-other-cells-bounded-same = The other cells are bounded in the same way.
# Each of $clauses is said by totals-make, totals-others-make or totals-others-leave-no-more.
totals-so-least = { AND($clauses) }, so { $cell } is at least { $value }.
totals-so-most = { AND($clauses) }, so { $cell } is at most { $value }.
balance-clue = By { $clue }, { $equation }.
balance-left = Take away what these sums make, and this is left: { $equation }.
balance-stands = With { $values }, that is { $equation }.
formulas-with-others = With { AND($values) }, only { OR($digits) } fits there.
# Each of $left and $right is one number, or the least and the largest that a side can be.
formulas-sides-apart =
    With { $value } in { $cell } the left side would be { $left ->
        [one] { AND($left) }
       *[other] between { AND($left) }
    }, the right side { $right ->
        [one] { AND($right) }
       *[other] between { AND($right) }
    }.
formulas-odd-left = With { $value } in { $cell } the left side would be odd and the right side even.
formulas-odd-right = With { $value } in { $cell } the left side would be even and the right side odd.
formulas-rests-apart = With { $value } in { $cell }, divided by { $divisor }, the left side would leave { OR($left) } and the right side { OR($right) }.
ways-look = Look at { $rule }.
ways-look-says = Look at { $rule }: { $says }.
ways-look-divided = Look at { $house }: it holds each digit once, and its sums must be right: { AND($clues) }.
ways-divided-left =
    { $clue } can only be { $sets ->
        [0] one of { SPELLED($count) } combinations
       *[other] { OR($sets) }
    }: no other leaves the rest of the house digits that fit.
ways-case-asks = If { $cell } were { OR($tried) }, { $other } would have to be { OR($values) }, which it can't be.
ways-case-bars = If { $cell } were { OR($tried) }, { $other } couldn't be { OR($values) }, and nothing else is left for it.
ways-cell-can = { $cell } ({ OR($digits) })
# Each of $cells is said by ways-cell-can.
ways-case-none = If { $cell } were { OR($tried) }, no choice for { AND($cells) } would satisfy the clue any more.
kinds-taken =
    { $kind ->
        [low] { $cell } can only be low ({ OR($digits) }), so { AND($others) } can't.
        [middle] { $cell } can only be a middle digit ({ OR($digits) }), so { AND($others) } can't.
        [high] { $cell } can only be high ({ OR($digits) }), so { AND($others) } can't.
       *[digits] { $cell } can only be { OR($digits) }, so { AND($others) } can't.
    }
kinds-only =
    { $kind ->
        [low] Of { AND($cells) }, only { AND($homes) } can be low ({ OR($digits) }), so it is.
        [middle] Of { AND($cells) }, only { AND($homes) } can be a middle digit ({ OR($digits) }), so it is.
        [high] Of { AND($cells) }, only { AND($homes) } can be high ({ OR($digits) }), so it is.
       *[digits] Of { AND($cells) }, only { AND($homes) } can be { OR($digits) }, so it is.
    }
kinds-only-two =
    Of { AND($cells) }, only { AND($homes) } can be { $pair ->
        [low-middle] low ({ OR($digits) }) and a middle digit ({ OR($digits_2) })
        [low-high] low ({ OR($digits) }) and high ({ OR($digits_2) })
        [middle-high] a middle digit ({ OR($digits) }) and high ({ OR($digits_2) })
       *[digits] { OR($digits) } and { OR($digits_2) }
    }, one each.
kinds-between-least = { AND($ends) } are at least { $least }, so { $cell } between them is at least { $more }.
kinds-between-most = { AND($ends) } are at most { $most }, so { $cell } between them is at most { $less }.
kinds-between-end = With { OR($values) } in { $end }, { $cell } ({ OR($can) }) would have no place between it and { $other } ({ OR($able) }).
kinds-lockout-inner = { OR($values) } in { $cell } would be one of the ends or lie between them, whatever { AND($others) } are ({ OR($able) }, and { OR($able_2) }).
kinds-lockout-end = With { OR($values) } in { $cell }, { $inner } ({ OR($can) }) would be one of the ends or lie between them, whatever { AND($others) } is ({ OR($able) }).
kinds-circle-only = The { $digit } of the circle can only be in { AND($cells) }.
kinds-circle-full = What the circle still needs, { AND($digits) }, can only be in { AND($cells) }, so nothing else is there.
outside-sandwich-no-room = With the { $value } in { $cell }, there is no room for the { $other }.
outside-sandwich-cannot-be = With the { $value } in { $cell }, the { $other } would have to be in { OR($ends) }, where it can't be.
outside-sandwich-between = With the { $value } in { $cell }, the { $other } would be in { OR($ends) }, and what is between can't make { $total }.
outside-sandwich-ends = The 1 and the { $top } can only be in { OR($pairs) }, and with { $value } in { $cell } { $total } can't be made.
outside-sandwich-side-by-side = A 0 leaves nothing between them, so the 1 and the { $top } stand side by side.
outside-sandwich-digits =
    { $total } is made by { OR($counts) } { $most ->
        [one] digit
       *[other] digits
    } between the 1 and the { $top }.
outside-x-sum-alone = With 1 in { $cell }, that cell alone would be added up, and make 1, not { $total }.
outside-x-sum-cannot = With { $value } in { $cell }, the first { $value } cells would have to make { $total }, and can't.
outside-x-sum-at-most = With { $value } in { $cell }, the first { $value } cells make at most { $most }, not { $total }.
outside-x-sum-at-least = With { $value } in { $cell }, the first { $value } cells make at least { $least }, not { $total }.
outside-skyscraper-tall =
    With { $value } in { $cell }, at most { $taller } behind it { $taller ->
        [one] is
       *[other] are
    } taller, so at most { $most } { $most ->
        [one] is
       *[other] are
    } seen, not { $total }.
outside-skyscraper-tallest =
    With { $value } in { $cell }, nothing behind it is taller, so at most { $most } { $most ->
        [one] is
       *[other] are
    } seen, not { $total }.
outside-room-there = { $first } can only point at { OR($rooms) }, so the { $number } is there.
sights-no-way = With { $value } in { $cell }, there is no way left to satisfy the clue.
# $turn: it stands there, it is the only way, or one of several (see sights-ways).
sights-ends =
    { $turn ->
        [known] The 1 and the { $top } are in { AND($cells) }.
        [only] The 1 and the { $top } can only be in { AND($cells) }.
        [first] In one of them, the 1 and the { $top } are in { AND($cells) }.
        [other] In the other, the 1 and the { $top } are in { AND($cells) }.
       *[next] In another, the 1 and the { $top } are in { AND($cells) }.
    }
sights-first =
    { $turn ->
        [known] { $cell } is { $value }.
        [only] { $cell } can only be { $value }.
        [first] In one of them, { $cell } is { $value }.
        [other] In the other, { $cell } is { $value }.
       *[next] In another, { $cell } is { $value }.
    }
sights-room =
    { $turn ->
        [known] { $cell } is { $value }, and so { $room } is { $number }.
        [only] { $cell } can only be { $value }, and so { $room } is { $number }.
        [first] In one of them, { $cell } is { $value }, and so { $room } is { $number }.
        [other] In the other, { $cell } is { $value }, and so { $room } is { $number }.
       *[next] In another, { $cell } is { $value }, and so { $room } is { $number }.
    }
sights-between =
    { AND($cells) } between them make { $total } ({ $sets ->
        [0] one of { SPELLED($count) } sets
       *[other] { OR($sets) }
    }).
sights-add-up =
    { AND($cells) } make { $total } ({ $sets ->
        [0] one of { SPELLED($count) } sets
       *[other] { OR($sets) }
    }).
sights-rest =
    { AND($cells) } make the { $total } left of { $whole } ({ $sets ->
        [0] one of { SPELLED($count) } sets
       *[other] { OR($sets) }
    }).
sights-one = { AND($cells) } is { $total }.
sights-one-rest = { AND($cells) } is the { $total } left of { $whole }.
sights-run = { $first } to { $last }
sights-cell-by-cell = Put these digits into their cells in any way that fits, and the candidates that go are never among them.
sights-cell-left = { $cell } can only be { OR($digits) }
sights-none = The candidates that go are in none of them.
sights-at-most = With { $value } in { $cell }, at most { $most } can be seen (such as { $way }), not { $total }.
sights-at-least =
    With { $value } in { $cell }, at least { $least } { $least ->
        [one] is
       *[other] are
    } seen (such as { $way }), not { $total }.
sights-never = With { $value } in { $cell }, { OR($able) } can be seen, but never { $total }.
# Each of $clauses is said by sights-cell-left.
sights-placed-only = For every digit to have a place, { AND($clauses) }.
sights-seen-only = For { $total } to be seen, { AND($clauses) }.
sights-settled-at-once = With { $value } in { $cell }, the other digits find no places in which { $total } are seen.
sights-end-seen = But then { OR($able) } would be seen, not { $total }.
sights-end-places = But then not every digit has a place.
ways-other-candidates-fall-away = The other candidates fall away in the same way.
case-rule-board = a rule of this board
totals-others-leave-no-more = the others leave room for nothing else
totals-house-adds-up = { $houses } adds up to { $whole }.
totals-houses-add-up = { $houses } add up to { $count } × { $whole } = { $total }.
list = { $items }

## Where to look, and what follows

look = Look at { $place }.
look-for =
    Look at { $place }, for the { $digits ->
        [one] { $word ->
            [value] value
           *[digit] digit
        }
       *[other] { $word ->
            [value] values
           *[digit] digits
        }
    } { AND($digits) }.
look-all = Look all over the grid.
look-all-for =
    Look all over the grid, for the { $digits ->
        [one] { $word ->
            [value] value
           *[digit] digit
        }
       *[other] { $word ->
            [value] values
           *[digit] digits
        }
    } { AND($digits) }.
so-cell-is = So { $cell } is { $value }.
# Each of $placed is said by cell-is-value.
so-placed = So { AND($placed) }.
# Each of $removed is said by digits-from-cells.
so-removed = So remove { CLAUSES($removed) }.
so-placed-and-removed = So { AND($placed) }; remove { CLAUSES($removed) }.
digits-from-cells = { AND($digits) } from { AND($cells) }

## Names within a sentence

# Cells that a clue keeps different are a house as well; $number is then what the clue is called, such as the cage at r1c3.
house =
    { $kind ->
        [column] column { $number }
        [box] box { $number }
        [region] region { $number }
        [window] window { $number }
        [group] disjoint group { $number }
        [extra] extra house { $number }
        [diagonal] { $number ->
            [1] the falling diagonal
           *[2] the rising diagonal
        }
        [clue] { $number }
       *[row] row { $number }
    }
house-of-grid = { $house } of grid { $grid }
houses-all =
    { $kind ->
        [column] columns { AND($numbers) }
        [box] boxes { AND($numbers) }
        [region] regions { AND($numbers) }
        [window] windows { AND($numbers) }
        [group] disjoint groups { AND($numbers) }
        [extra] extra houses { AND($numbers) }
       *[row] rows { AND($numbers) }
    }
houses-either =
    { $kind ->
        [column] column { OR($numbers) }
        [box] box { OR($numbers) }
        [region] region { OR($numbers) }
        [window] window { OR($numbers) }
        [group] disjoint group { OR($numbers) }
        [extra] extra house { OR($numbers) }
       *[row] row { OR($numbers) }
    }
the-value =
    the { $word ->
        [value] value
       *[digit] digit
    } { $value }

## Chains, and two links that meet

digit-only-in = In { $houses }, { $digit } can only go in { OR($cells) }.
# $clause says which candidates they are, by read-least-one, read-both or cell-is-value.
chains-sees-ends =
    { $count ->
        [2] A cell that sees both can't be { $value }.
       *[other] A cell that sees all of these can't be { $value }.
    }
chains-ends-rule-out = Whichever is true, it rules out what clashes with both.
chains-end-clashes = These clashes come from { AND($clues) }.
chains-refuted = That can't be: the assumption leads to its opposite, so it is wrong.
chains-would-be-both = But then { OR($cells) } would be both { $value } and { $other }, which can't be: the assumption is wrong.
# $clause is the opposite of the assumption, such as "r1c2 is 5".
chains-opposite-follows = Even so { $clause }, the opposite of the assumption; so the assumption is wrong, and { $clause } in any case.
chains-not-in-either-case = And if { OR($cells) } is { $value }, it is not { $other } either.
# $back is the clause that the chain began with.
chains-loop-closes = That brings us back: when { $clause }, { $back }, as we supposed.
chains-loop-both-ways = The chain is a closed loop, and it can be read the other way round as well.
chains-loop-weak-links = So where one candidate ruled out another (the dashed lines), exactly one of the two is true.
chains-loop-clashes-go = Whatever else clashes with both goes.
chains-loop-sets-used-up = The sets that the loop runs through are used up, too.

## Fish
# The base houses are those whose places for the digit all lie in the cover houses, apart from fins.

fish-base = In { $base }, { $digit } can only go in { AND($cells) }, and these cells all lie in { $cover }.
fish-base-with-fins = In { $base }, { $digit } can only go in { AND($cells) }, which all lie in { $cover }, and, as { $fins ->
        [one] a fin
       *[other] fins
    }, in { AND($fins) }.
fish-used-up =
    Each of the { SPELLED($count) } { $base ->
        [row] rows
        [column] columns
        [box] boxes
        [region] regions
       *[house] houses
    } needs { A($value) }, each in a different { $cover ->
        [row] row
        [column] column
        [box] box
        [region] region
       *[house] house
    }, so { $count ->
        [2] both
       *[other] all { SPELLED($count) }
    } { $cover ->
        [row] rows
        [column] columns
        [box] boxes
        [region] regions
       *[house] houses
    } get their { $value } there and have none elsewhere.
# $fins is how many fins there are.
fish-used-up-without-fins =
    If { $fins ->
        [one] the fin is not
       *[other] no fin is
    } { $value }, each of the { SPELLED($count) } { $base ->
        [row] rows
        [column] columns
        [box] boxes
        [region] regions
       *[house] houses
    } needs { A($value) }, each in a different { $cover ->
        [row] row
        [column] column
        [box] box
        [region] region
       *[house] house
    }, so { $count ->
        [2] both
       *[other] all { SPELLED($count) }
    } { $cover ->
        [row] rows
        [column] columns
        [box] boxes
        [region] regions
       *[house] houses
    } get their { $value } there and have none elsewhere.
fish-otherwise-fin =
    { $fins ->
        [one] Otherwise the fin { AND($fins) } is { $value }.
       *[other] Otherwise one of the fins { AND($fins) } is { $value }.
    }
fish-sees-fins =
    A cell of { $cover } that also sees { $count ->
        [one] the fin
       *[other] all the fins
    } can't be { $value } in either case.
fish-in-two-covers =
    { $cells ->
        [one] { AND($cells) } lies in two of these houses at once.
       *[other] { AND($cells) } each lie in two of these houses at once.
    }
fish-would-use-up-two = There { A($value) } would use up both, and leave too few for the others.
fish-fin-in-two-bases =
    { $cells ->
        [one] { AND($cells) } lies in two of { $base }.
       *[other] { AND($cells) } each lie in two of { $base }.
    }
# $count is how many houses there are.
fish-sashimi =
    Without { $fins ->
        [one] the fin
       *[other] fins
    } { $houses } { $count ->
        [one] has
       *[other] each have
    } fewer than two places left, which makes it a sashimi fish; the argument is the same.
fish-siamese = Two fish for { $value } share { $base } and differ in where they cover them.
fish-siamese-cover =
    With { $cover } all { $value }s of the base are covered but { AND($fins) }: either { $fins ->
        [one] { AND($fins) }
       *[other] one of { AND($fins) }
    } is { $value }, or { $cover } have their { $value }s in the fish.
fish-siamese-sees = So a cell of { $one } that sees { AND($seen) }, or one of { $other } that sees { AND($others) }, can't be { $value } in any case.
fish-kraken = Were it not for { AND($fins) }, all { $value }s of { $base } would lie in { $cover }.
fish-kraken-either =
    So either that fish holds, and then { $cover } have no other { $value }, such as one in { $gone }; or { $fins ->
        [one] { AND($fins) }
       *[other] one of { AND($fins) }
    } is { $value }.
fish-kraken-from-there = But from there, too, it follows that { $gone } is not { $value }:
fish-kraken-or-cover =
    So either { $fins ->
        [one] { AND($fins) }
       *[other] one of { AND($fins) }
    } is { $value }, or { $house } has its { $value } in { OR($cells) }.
fish-kraken-each = Each of these leads to { $gone } not being { $value }:

## Unique rectangles and loops
# The roof is the corners with other candidates than the two digits of the rest, the floor.

# $boxes is how many boxes (or regions) the corners lie in, none where the board has none.
rectangles-corners =
    { $boxes ->
        [0] { AND($cells) } are the corners of a rectangle in two rows and two columns.
       *[other] { AND($cells) } are the corners of a rectangle in two rows, two columns and { SPELLED($boxes) } { $region ->
            [region] { $boxes ->
                [one] region
               *[other] regions
            }
           *[box] { $boxes ->
                [one] box
               *[other] boxes
            }
        }.
    }
rectangles-loop = { AND($cells) } make a loop in which every row, column and box has two of them.
rectangles-could-swap = If they held nothing but { AND($digits) }, these two could change places all around.
rectangles-two-solutions = Then the puzzle would have two solutions; but it has only one, so that can't be.
rectangles-only-corner-with-more = Only { $cell } has other candidates, so it must be one of these.
rectangles-one-extra = The only other candidate is { $value }, so one of { AND($cells) } must be { $value }.
rectangles-sees-roof =
    { $count ->
        [2] A cell that sees both can't be { $value }.
       *[other] A cell that sees all of them can't be { $value }.
    }
rectangles-one-of-roof = So one of { AND($cells) } must be { OR($digits) }.
rectangles-only-one-of-roof = So only one of { AND($roof) } can be { OR($pair) }; in { $house }, { AND($digits) } have no other places than { AND($helpers) } and that one.
rectangles-helpers-hold-these = So { AND($cells) } can hold nothing else.
# $count is how many cells there are with the two taken as one, as many as $digits.
rectangles-roof-as-one-cell =
    Take the two as a single cell with { AND($extras) }: with { AND($helpers) } that makes { SPELLED($count) } cells in { $house } for the { SPELLED($count) } { $word ->
        [value] values
       *[digit] digits
    } { AND($digits) }.
rectangles-subset-used-up =
    These { $word ->
        [value] values
       *[digit] digits
    } are used up there, so cells that see all of them can't have them.
rectangles-one-of-them = So one of them is { $value }.
rectangles-other-would-be =
    { $corners ->
        [4] If the other one were { $gone }, the rectangle would hold nothing but { AND($digits) }.
       *[other] If the other one were { $gone }, the loop would hold nothing but { AND($digits) }.
    }
rectangles-can-only-go-corners = In { $houses }, { $digit } can only go in the corners of this rectangle.
rectangles-both-or-both = So either both { AND($floor) } or both { AND($roof) } are { $value }.
rectangles-roof-would-make = If { AND($roof) } were { $value }, { AND($floor) } would be { $other }, and that is the rectangle that can't be.
rectangles-corner-would-make = If { $corner } were { $gone }, { AND($cells) } would both be { $kept }.
rectangles-opposite-too = { $cell }, which has only { AND($digits) }, would then be { $gone } as well: the rectangle that can't be.
# Each of $placed is said by cell-is-value.
rectangles-no-given = { AND($placed) }, and none of the four is a given.
# Each of $needed is said by value-in-cell, such as "5 in r1c2".
rectangles-would-swap = With { AND($needed) }, the two could change places all around, and the puzzle would have two solutions; but it has only one.
rectangles-extra-prevents = Only { $value } can prevent it, so one of these two cells is { $value }.

## Colours
# Two colours are called A and B, those of a second web C and D; drawn as discs, circles, squares and diamonds.

colours-pairs-of-candidates =
    Where a cell has just two candidates, or a house just two places for { $word ->
        [value] a value
       *[digit] a digit
    }, exactly one of the two is true.
colours-paint-candidates = Colour such candidates in turn: then all of one colour are true, and none of the other.
colours-pairs-of-cells = Where a house has just two places for { $digit }, one of them is { $value }.
colours-paint-cells = Colour such cells in turn: then all cells of one colour are { $value }, and none of the other.
colours-two-webs = There are two webs of such cells here, one with the colours A and B, the other with C and D.
# $painted are cells, or digits in cells, said by value-in-cell.
colours-colour-has =
    Colour { $letter } ({ $letter ->
        [A] a filled disc
        [B] an open circle
        [C] a filled square
       *[D] a diamond
    }) has { AND($painted) }.
colours-clashes-with-both = { $value } in { $cell } clashes with { $ally } (A) and { $ally_2 } (B).
colours-others-clash-too = The others clash with both colours, too.
colours-one-is-true = One of the two colours is true.
# A clash is said by colours-see-each-other or colours-would-both, or by a clue.
colours-clashes-with-itself = In colour { $letter }, { $clash }, so they can't both be true.
colours-empties-cell = If colour { $letter } were true, { $cell } would have no candidate left.
colours-is-false = So colour { $letter } is false.
colours-not-both = { $clash }, so colours { $one } and { $two } are not both true: { $other } or { $another } is true.
colours-sees-each-of-two = A cell that sees a cell of each of those two can't be { $value }.
colours-clashes = { CLAUSES($clashes) }.
colours-clashes-with-two-webs = So colour A clashes with both C and D, and one of these is true.
# Within a sentence:
colours-see-each-other = { $cell } and { $cell_2 } see each other in { $why }
colours-would-both = { $value } and { $value_2 } would both be in { $cell }
webs-apart = { $one } and { $other } can't stand together by { $why }
webs-joined = { $clue } joins { AND($cells) }, too: one of them is { $value }, and not both.
webs-clashes = { $gone } clashes with { $one } ({ $a }) and { $other } ({ $b }).
webs-clashes-by-clues = That follows from { AND($clues) }.

## Almost locked sets
# Sets are called A, B, C and so on, in text and drawing.

sets-cell = { $letter } is the cell { $cell }, which has { AND($digits) }.
# $more is one more than $count, how many cells there are.
sets-set =
    Set { $letter } is { AND($cells) } in { $house }: { SPELLED($count) } cells with { SPELLED($more) } { $word ->
        [value] values
       *[digit] digits
    }, { AND($digits) }.
sets-almost-locked =
    Each set has one more { $word ->
        [value] value
       *[digit] digit
    } than cells, so if one of its { $word ->
        [value] values
       *[digit] digits
    } is missing, all the others are there.
sets-not-in-both = Every { $value } in { $one } sees every { $value } in { $two }, so { $value } can't be in both.
sets-without-value = The set without { $value } must hold everything else it has.
sets-held-by-one =
    { $digits ->
        [one] So { AND($digits) } is in { OR($sets) }.
       *[other] So each of { AND($digits) } is in { OR($sets) }.
    }
sets-sees-places = A cell that sees all of those places for { OR($digits) } can't hold it.
sets-two-not-in-both = The places of { AND($digits) } in A see those in B, so neither of them can be in both.
sets-one-each =
    A set can do without only one { $word ->
        [value] value
       *[digit] digit
    }, so A holds one of { AND($digits) } and B the other.
sets-all-others-held = Each set then holds everything else it has as well.
sets-sees-held =
    A cell that sees all the places of such { $word ->
        [value] a value
       *[digit] a digit
    } in its set can't hold it.
sets-sees-either = Neither can a cell that sees all the places of { OR($digits) } in both sets together.
sets-pivot-lacks-one = B can do without only one of { $x } and { $y }, so { $x } is not in A or { $y } is not in C.
sets-holds-the-rest = The set without it must hold everything else it has.
sets-suppose-not-in-first =
    { $digits ->
        [one] Suppose { AND($digits) } is not in A.
       *[other] Suppose one of { AND($digits) } is not in A.
    }
sets-passes-on = Then { $this } holds { $value }, which every { $value } in { $other } sees, so { $value } is not in { $other }.
sets-last-holds-the-rest = Then { $last } holds everything else it has.
sets-stem = The stem { $stem } is { OR($digits) }.
sets-petal =
    { $digits ->
        [one] If { $stem } is { OR($digits) }, { $letter } can't have { OR($digits) }, so it must hold everything else it has.
       *[other] Whichever of { AND($digits) } { $stem } is, { $letter } can't have it, so { $letter } must hold everything else it has.
    }
sets-crossing = Where { $row } and { $box } cross, { AND($cells) } (A) have { AND($digits) }.
sets-elsewhere =
    { $cells ->
        [one] Elsewhere in { $house }, { AND($cells) } ({ $letter }) has { AND($digits) }.
       *[other] Elsewhere in { $house }, { AND($cells) } ({ $letter }) have { AND($digits) }.
    }
sets-together =
    Together these are { SPELLED($count) } cells for { SPELLED($count) } { $word ->
        [value] values
       *[digit] digits
    }, { AND($digits) }.
sets-together-some-twice =
    Together these are { SPELLED($count) } cells for the { $word ->
        [value] values
       *[digit] digits
    } { AND($digits) }, of which { AND($twice) } may be in both B and C.
sets-each-must-stand = They can hold nothing else, so each of these must stand there.
sets-crossing-used-up = Those of B are used up within { $row }, those of C within { $box }, and those that only A has within both.
sets-every-combination = Go through every combination of candidates for { AND($cells) }.
sets-no-repeats = A combination is impossible if it repeats a digit in cells that see each other.
# Each of $cells is said by cell-with-digits.
sets-no-emptied-cell =
    { $cells ->
        [one] It is impossible, too, if it takes all the candidates of { AND($cells) }, which sees them all.
       *[other] It is impossible, too, if it takes all the candidates of any of { AND($cells) }, each of which sees them all.
    }
cell-with-digits = { $cell } ({ AND($digits) })
# $count is how many candidates go.
sets-no-combination =
    { $count ->
        [one] No combination is left with this candidate.
       *[other] No combination is left with these candidates.
    }

so-cell-must-be = So { $cell } must be { $value }.

digits-in-house = { AND($digits) } in { $house }

## Clauses
# What a candidate is or is not, within the sentences below. A language whose verbs would move may put a colon before them.

cell-is-value = { $cell } is { $value }
cell-is-not = { $cell } is not { $value }
cell-is-one-of = { $cell } is { OR($digits) }
# Two cells or more.
one-cell-is = { OR($cells) } is { $value }
no-cell-is =
    { $cells ->
        [2] neither { NOR($cells) } is { $value }
       *[other] none of { AND($cells) } is { $value }
    }
one-of-cells-is = one of { AND($cells) } is { $value }
at-least-one-is = at least one of { AND($cells) } is { $value }
# Each of $clauses is one of these.
one-or-both = { OR($clauses) }, or both
clause-so-clause = { $first }, so { $second }

## A chain, or a net, read from its assumption on
# $clause is one of the clauses above, or, where it says why, one below.

suppose = Suppose { $clause }.
so-clause = So { $clause }.
read-then = Then { $clause }.
read-so-and = So { $first }, and { $second }.
# "It" is the cell of the sentence before.
read-then-must = Then it must be { $value }, its only other candidate.
read-so-and-must = So { $clause } and must be { $value }, its only other candidate.
# $pattern is one of the four after the next.
nets-as-pattern = As { AND($causes) }, { $pattern }, so { $clause }.
nets-as-chain-within = As { AND($causes) }, a further chain among what is left shows that { $clause }.
inner-locked = the { $value } of { $base } must be in { $cover }, at { OR($cells) }
inner-two-cells = { AND($cells) } have just { AND($digits) } left between them
inner-two-digits = in { $house }, { AND($digits) } have just { AND($cells) } left
inner-fish = the { $value }s of { $base } use up { $cover }
nets-clash = That can't be: { $clash }.
# Within nets-clash:
nets-would-be-both-ways = { OR($cells) } would be { $value } and not { $value } at the same time
nets-no-candidate = { $cell } would have no candidate left
nets-no-place = { $value } would have no place left in { $house }
nets-assumption-wrong = The assumption is wrong.
# $alternatives is said by cell-is-one-of or one of the two after it.
nets-each-case = { $alternatives }; in each case { $conclusion }:
nets-goes = in { $house }, { $digit } goes in { OR($cells) }
nets-either-or-not = { $cell } is either { $value } or not
nets-remaining-case = And in the remaining case { $conclusion } from the start.
# Clauses with their reason:
nets-only-left =
    { $clause }, the only { $word ->
        [value] value
       *[digit] digit
    } left there
nets-only-place =
    { $clause }, { $count ->
        [one] the only place
       *[other] the only places
    } left for { $value }
nets-only-place-in =
    { $clause }, { $count ->
        [one] the only place
       *[other] the only places
    } left for { $value } in { $house }
read-by = { $clause } ({ $why })
read-see-each-other = { $clause } (they see each other)
read-through = { $clause } ({ $why } would make { $cell } { $value })
read-other-candidate = { $cell } must be { $value }, its only other candidate
read-other-place =
    { $cells ->
        [one] { OR($cells) } must be { $value }, the only other place for it
       *[other] { OR($cells) } must be { $value }, the only other places for it
    }
read-other-place-in =
    { $cells ->
        [one] { OR($cells) } must be { $value }, the only other place for it in { $house }
       *[other] { OR($cells) } must be { $value }, the only other places for it in { $house }
    }
read-set-left = the cells { AND($cells) } ({ $letter }) have just { AND($digits) } left and must hold them all
read-set-holds = the cells { AND($cells) } ({ $letter }) must hold { AND($digits) }
read-keeps-only = { $clause }, so { $cell }, which sees them, keeps only { $value }

## The outline of a chain or net

outline-what-if = What if { $clause }?
outline-each-case = { $alternatives }; each case leads to the same.
outline-as = { $clause }, as { AND($causes) }.
outline-shown = That is what was to be shown: { $clause }.
# How long the argument is, and what it needs: $parts are said by outline-steps and outline-needs.
outline-short = { $parts }.
outline-steps =
    { $cases ->
        [1] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
       *[other] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        } in { SPELLED($cases) } cases
    }
# $pattern is one of those after it.
outline-needs =
    { $count ->
        [one] { SPELLED($count) } needs { $pattern }
       *[other] { SPELLED($count) } need { $pattern }
    }
outline-chain-of =
    { $count ->
        [one] a chain of { $count } step
       *[other] a chain of { $count } steps
    }
inner-chain-within = a chain within
inner-locked-candidates = locked candidates
inner-naked-pair = a naked pair
inner-hidden-pair = a hidden pair
inner-x-wing = an X-wing
rule-of-45 = the rule of 45 in { $houses }
sums-within = the sums within { $house }

## Cages, and other cells that hold one of some sets of digits
# $clue names the cage, $sets are its combinations, such as 1+5; none where there are many: then $count says how many.

cages-last-cell = { $clue } has one empty cell left, { $cell }.
cages-others-make = The others make { $made }, and { $total } - { $made } = { $rest }.
cages-only-completes = With what stands in it, only { OR($digits) } can complete it.
cages-has =
    { $count ->
        [one] { $clue } has one cell, { AND($cells) }.
       *[other] { $clue } has { SPELLED($count) } cells, { AND($cells) }.
    }
cages-has-left = { $clue } has { AND($cells) } left to fill, beside { AND($digits) }.
cages-can-only-be =
    It can only be { $sets ->
        [0] one of { SPELLED($count) } combinations
       *[other] { OR($sets) }
    }.
cages-what-is-left =
    What is left is { $sets ->
        [0] one of { SPELLED($count) } combinations
       *[other] { OR($sets) }
    }.
cages-candidates-left =
    With the candidates left, it can only be { $sets ->
        [0] one of { SPELLED($count) } combinations
       *[other] { OR($sets) }
    }.
cages-in-none =
    { $digits ->
        [one] { AND($digits) } is in none of them.
       *[other] { AND($digits) } are in none of them.
    }
cages-no-combination-has = No combination at all has { A($value) }.
cages-none-left-with = No combination with { A($value) } is left.
# $count is how many combinations are left.
cages-only-cell =
    { $count ->
        [one] It has { A($value) }, and { $cell } is the only cell of it that can be { $value }.
       *[other] Each of them has { A($value) }, and { $cell } is the only cell of it that can be { $value }.
    }
cages-one-of-cells =
    { $count ->
        [one] It has { A($value) }, so { OR($cells) } is { $value }.
       *[other] Each of them has { A($value) }, so { OR($cells) } is { $value }.
    }
# $count is how many cells there are to see.
cages-sees-all =
    { $count ->
        [2] No cell that sees both can be { $value }.
       *[other] No cell that sees every one of these can be { $value }.
    }
cages-these-see-all =
    { $cells ->
        [one] { AND($cells) } sees { $count ->
            [2] both
           *[other] every one of these
        }.
       *[other] { AND($cells) } see { $count ->
            [2] both
           *[other] every one of these
        }.
    }
cages-would-leave =
    { $sets ->
        [one] { A($value) } in { $cell } would leave { OR($sets) } for { AND($cells) }, which can't take it.
       *[other] { A($value) } in { $cell } would leave { OR($sets) } for { AND($cells) }, which can't take any of these.
    }
cages-goes-with-none = { A($value) } in { $cell } goes with one of { SPELLED($count) } combinations, none of which fits into the other cells.
combinations-lacks =
    { $sets ->
        [one] { AND($sets) } is out, since it lacks the { $value } that stands in { $cell }.
       *[other] { AND($sets) } are out, since they lack the { $value } that stands in { $cell }.
    }
combinations-do-not-fit =
    { $sets ->
        [one] { AND($sets) } is out, since its digits don't fit into the cells.
       *[other] { AND($sets) } are out, since their digits don't fit into the cells.
    }
combinations-no-cell-can =
    { $sets ->
        [one] { AND($sets) } is out, since none of the cells can be { $value }.
       *[other] { AND($sets) } are out, since none of the cells can be { $value }.
    }
combinations-cell-can-none =
    { $sets ->
        [one] { AND($sets) } is out, since { $cell } can be none of its digits.
       *[other] { AND($sets) } are out, since { $cell } can be none of their digits.
    }

## Clues of one cell, of two, and lines along which digits increase
# $clue names the clue, such as "the white dot between r1c1 and r1c2".

clues-leaves-only = { $clue } leaves { AND($cells) } nothing but { OR($digits) }.
# What a clue says of two cells, as a sentence or within one; $clause is said by says-X, X being the name of its variant.
clues-by = By { $clue }, { $clause }.
clues-must-hold = { $clue } must hold.
clues-ties = { $clue } ties { $one } to { $two }.
clues-other-only = { $cell } is { $value }, so { $other } can only be { OR($digits) }.
clues-other-not = { $cell } is { $value }, so { $other } can't be { OR($digits) }.
clues-same-with-others = The same goes for { $cell } with { AND($others) }.
clues-others-must-fit = { $cell } is { $value }, and { AND($others) } must fit that.
clues-cell-only = { $cell } can only be { OR($digits) }.
clues-no-partner = No digit at all goes with { OR($digits) } in { $cell }.
clues-would-need = { A($value) } in { $cell } would need { OR($digits) } in { $other }, where none is left.
# Each of $ways is two digits, such as 1-3.
clues-ways-left = With the candidates left, { AND($cells) } can only be { OR($ways) }.
clues-each-way-has = Each way has { A($value) }, so one of the two cells is { $value }.
clues-grow-along =
    Along { $clue }, { $word ->
        [value] values
       *[digit] digits
    } { $rise ->
        [0] never decrease
       *[other] increase
    }.
clues-grow-from =
    By { $clue }, from { $start } to { $end } { $word ->
        [value] values
       *[digit] digits
    } { $rise ->
        [0] never decrease
       *[other] increase
    }.
clues-is-at-least = { $cell } is at least { $bound }
clues-is-at-most = { $cell } is at most { $bound }
clues-at-least = { $cell } at least { $bound }
clues-at-most = { $cell } at most { $bound }
# $first is said by clues-is-at-least (or most), the others by clues-at-least.
clues-step-by-step =
    { $others ->
        [0] { $first }.
       *[other] { $first }, so { AND($others) }.
    }

# "There" is the cell of clues-cell-only, the sentence before.
clues-would-be = With { $value } there, { $cell } would be { OR($digits) }.

## The rule of 45, and other sums
# $sum is a calculation such as 45 - 38 = 7; $kind is cage or sum, $count how many of them there are, $houses how many houses.

totals-covers-part = { $clue } covers part of it.
totals-there-make =
    The { SPELLED($count) } { $kind ->
        [cage] { $count ->
            [one] cage
           *[other] cages
        }
       *[sum] { $count ->
            [one] sum
           *[other] sums
        }
    } there make { $parts } = { $total }.
# Each of $placed is said by value-in-cell.
totals-stands = Besides, there is { AND($placed) }.
totals-stands-outside =
    Outside { $houses ->
        [one] it
       *[other] them
    }, the { $kind ->
        [cage] { $count ->
            [one] cage
           *[other] cages
        }
       *[sum] { $count ->
            [one] sum
           *[other] sums
        }
    } also { $count ->
        [one] holds
       *[other] hold
    } { AND($placed) }.
totals-only-cell-inside =
    { $cell } is the only other empty cell of { $houses ->
        [one] it
       *[other] them
    }: { $sum }.
totals-only-cell-outside =
    { $cell } is the only empty cell of the { $kind ->
        [cage] { $count ->
            [one] cage
           *[other] cages
        }
       *[sum] { $count ->
            [one] sum
           *[other] sums
        }
    } outside { $houses ->
        [one] it
       *[other] them
    }, so it is the difference: { $sum }.
totals-left-over = { AND($cells) } are left over and make { $total }: { $sum }.
totals-stick-out = { AND($cells) } stick out and make { $total }: { $sum }.
totals-inside =
    { $cells ->
        [one] { AND($cells) } is left over inside.
       *[other] { AND($cells) } are left over inside.
    }
totals-outside =
    { $cells ->
        [one] { AND($cells) } sticks out.
       *[other] { AND($cells) } stick out.
    }
totals-first-less-second = The first minus the second makes { $sum }.
totals-each-has = Each has { A($value) }, so no cell that sees every place for it there can be { $value }.

## Ways to fill a line

sights-ways = { SPELLED($count) } ways are left to satisfy it.
# Each of $ways is the digits of $cells in order, such as 1-5-2.
ways-to-fill =
    { $count ->
        [one] With the candidates left, the only way to fill { $cells ->
            [one] { AND($cells) }
           *[other] { AND($cells) }, in this order,
        } is { AND($ways) }.
       *[other] With the candidates left, there are only { SPELLED($count) } ways to fill { $cells ->
            [one] { AND($cells) }
           *[other] { AND($cells) }, in this order
        }: { AND($ways) }.
    }

# Each of $clauses is said by would-be.
would-be = { $cell } would be { $value }

## A candidate that leads to a contradiction

contradictions-suppose = Suppose { $cell } were { $value }.
contradictions-would-see = { AND($cells) } would not be { $value }, seeing { $seen }.
contradictions-only-places = { $house } would need its { $value } in { OR($cells) }.
# $source names a clue, or the rule of 45; each of $removed is said by digits-from-cells.
contradictions-would-go = By { $source }, this would go: { CLAUSES($removed) }.
# Each of $clauses is said by would-be.
contradictions-would-follow = So { AND($clauses) }.
contradictions-nothing-left =
    Then no { $word ->
        [value] value
       *[digit] digit
    } would be left for { $cell }.
contradictions-together = By { AND($sources) }: { CLAUSES($clauses) }.
contradictions-subset = { AND($cells) } would need all of { AND($digits) }, so this would go: { CLAUSES($removed) }.
subset-too-many = fewer digits than cells would be left for { AND($cells) }
unfulfilled-clue = { $source } could not be satisfied
nested-within = Then { $cell } cannot be { $value }: { CLAUSES($clauses) }.
# Each of $refuted is said by nested-refuted or nested-refuted-so.
nested-several = Then { CLAUSES($refuted) }.
nested-refuted = { $cell } cannot be { $value } ({ CLAUSES($clauses) })
nested-refuted-so = { $cell } cannot be { $value } ({ CLAUSES($clauses) }), so { AND($follows) }
contradictions-more-go = { $count ->
    [one] one more candidate would go
   *[other] { $count } more candidates would go
}
contradictions-no-place = Then { $house } would have no place left for { $value }.
contradictions-unfulfilled = Then { $source } could no longer be satisfied.
# Each of $clauses is said by cell-only.
contradictions-unfulfilled-with = Then { $source } could no longer be satisfied, since { AND($clauses) }.
cell-only = { $cell } could only be { OR($digits) }

## More of chains, sums and lines

outside-room-itself = With 1 in { $cell }, that same cell would have to be { $number }.
outside-room-twice = With { $value } in { $cell }, { $room } would be { $number } as well.
outside-room-cannot = With { $value } in { $cell }, { $room } would be { $number }, which it can't be.
totals-others-make =
    the others make { $how ->
        [least] at least { $rest }
       *[most] at most { $rest }
    }
totals-make =
    { $cells ->
        [one] { AND($cells) } is { $how ->
            [least] at least { $bound }
            [most] at most { $bound }
           *[exactly] { $bound }
        }
       *[other] { AND($cells) } add up to { $how ->
            [least] at least { $bound }
            [most] at most { $bound }
           *[exactly] { $bound }
        }
    }
nets-then = Then { $clause }.
nets-then-as = Then { $clause }, as { AND($causes) }.
nets-so = So { $clause }.
nets-so-as = So { $clause }, as { AND($causes) }.
nets-but-as = But { $clause }, as { AND($causes) }.

facts-shade-clue = By { $rule }, { $cell } is { $shade ->
    [dark] shaded
   *[light] unshaded
}.
facts-shade-given = { $cell } is marked as { $shade ->
    [dark] shaded
   *[light] unshaded
}.
facts-shade-square = { $cell } is { $shade ->
    [dark] shaded
   *[light] unshaded
}: otherwise the square { AND($cells) } would be all one shade.
facts-shade-chequer = { $cell } is { $shade ->
    [dark] shaded
   *[light] unshaded
}: otherwise the shades would cross in the square { AND($cells) }, and one of them would be cut in two.
facts-shade-border = { $cell } is { $shade ->
    [dark] shaded
   *[light] unshaded
}: otherwise the shades at { AND($cells) }, around the border, would alternate, and one of them would be cut in two.
facts-shade-way = { $cell } is { $shade ->
    [dark] shaded
   *[light] unshaded
}: otherwise { AND($cells) } could not be connected.
facts-shade-cut = { $cell } is { $shade ->
    [dark] shaded
   *[light] unshaded
}: it cannot be connected to { AND($cells) }.
facts-together-clue = By { $rule }, { $cell } and { $other } are in one region.
facts-together-room = { $cell } is in the region of { $other }: without it, that region could not have { $size } connected cells.
facts-together-digit = { $cell } is in the region of { $other }, which can have its { $value } nowhere else.
facts-apart-clue = By { $rule }, { $cell } and { $other } are in different regions.
facts-apart-equal = { $cell } and { $other } are in different regions: otherwise one would have { $value } twice, in { AND($cells) }.
facts-apart-full = { $cell } and { $other } are in different regions: otherwise one would have more than { $size } cells.
facts-apart-far = { $cell } and { $other } are in different regions: with { $size } cells, the region of { $cell } cannot reach { $other }.
facts-count =
    { $least ->
        [0] The digit in the circle is at most { $most }.
       *[other] The digit in the circle is at least { $least } and at most { $most }.
    }
facts-count-exactly = The digit in the circle is { $most }.
facts-same = { $cell }, which is { $value }, is in the same region as { AND($cells) }.
facts-only = The region of { $other } can have its { $value } only in { $cell }.
