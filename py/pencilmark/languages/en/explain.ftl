### Explanations of steps: what several families of techniques say.
### $cell and $cells are names of cells (r1c5), $house is one of a house (row 3), $value and $digit are numbers.

list-and = { AND($items) }
list-or = { OR($items) }
list-nor = { NOR($items) }
so-result = so { $result }
cell-is-value = { $cell } is { $value }
value-in-cell = { $value } in { $cell }
the-value = the { $word } { $value }
this-so-that = { $first }, so { $then }
this-and-that = { $first }, and { $second }
one-and-other = { $one } and { $other }
so-cell-is = so { $cell } is { $value }
all-of-these = all of these
cages-has-empty-cell-left = { $name } has one empty cell left, { $cell }
cages-has = { $clue_name } has { $cells_told }
cages-what-left = what is left is { $sets }
cages-candidates-left = with the candidates left, it can only be { $sets }
cages-none-them-so = { $gone } { $verb } in none of them, so { $removal }
cages-only-cell-can-be = { $each } { $value }, and { $cell } is the only cell of it that can be { $value_2 }
cages-each-so-last = { $each } { $value }, so { $cells } is { $value_2 }
cages-every-these-so = { $lost } { $verb } every one of these, so { $removal }
cages-many-see-so = no cell that sees every one of these can be { $value }, so { $removal }
cages-others-make = the others make { $total }, and { $total_2 } - { $total } = { $rest }
cages-what-stands-only-can = with what stands in it, only { $left } can complete it
cages-can-only-be = it can only be { $sets }
cages-combination-all-has = no combination at all has { $value }
cages-those = of those with { $value }, { $reasons }
cages-none-them = { $value } { $verb } in none of them
cages-others-fall-away-same = the others fall away in the same way
cages-would-leave-which-cannot = { $start } would leave { $rests } for { $where }, which cannot take { $fails }
cages-none-which-fits-into = { $start }, none of which fits into the other cells
chains-brings-us-back-when = that brings us back: when { $says }, { $back }, as we supposed
chains-chain-closed-loop-can = the chain is a closed loop, and it can be read the other way round as well
chains-so-where-candidate-ruled = so where one candidate ruled out another (the dashed lines), exactly one of the two is true
chains-whatever-else-clashes-both = whatever else clashes with both goes{ $sets }: { $result }
chains-cell-sees-cannot-be = a cell that sees { $verb } cannot be { $value }
chains-ends-by = these clashes come from { $clues }
chains-whichever-true-rules-out = whichever is true, it rules out what clashes with both: { $result }
chains-cannot-be-assumption-leads = that cannot be: the assumption leads to its opposite, so it is wrong and { $result }
chains-then-would-be-both = but then { $cells } would be both { $value } and { $value_2 }, which cannot be
chains-assumption-wrong-so = the assumption is wrong, so { $result }
chains-even-so-which-opposite = even so { $says }, which is the opposite of the assumption; so the assumption is wrong
chains-any-case-so = { $says } in any case, so { $result }
chains-if-not-either = and if { $cells } is { $value }, it is not { $value_2 } either
clues-each-way-has-so = each way has { A($value) }, so one of the two cells is { $value }
clues-both-many = no cell that sees both can be { $value }, so { $removal }
clues-both-so = { $lost } { $verb } both, so { $removal }
clues-s = { $along }, { $word }s { $verb }
clues-leaves-nothing = { $name } leaves { $cells } nothing but { $digits }
clues-so = { $cell } is { $value }, so { $other } { $allowed }
clues-so-every-cell-clue = { $saying }, and the same goes for { $cell } with { $others }
clues-which-must-go = { $cell } is { $value }, and { $others } must fit that
clues-can-only-be = { $here } can only be { $digits }
clues-candidates-left-can-only = with the candidates left, { $both } can only be { $ways }
clues-digit-all-goes = no digit at all goes with { $article } { $digits } in { $there }
clues-would-need-where-none = { $digit } in { $there } would need { $wanted } in { $here }, where none is left
colours-so-colour-false = so colour { $letter } is false: { $removal }
colours-cell-sees-cell-each = a cell that sees a cell of each of those two cannot be { $value }: { $removal }
colours-so-colour-clashes-both = so colour A clashes with both C and D, and one of these is true
colours-so-colour-a-false = so colour A is false: { $removal }
colours-where-cell-has-just = where a cell has just two candidates, or a house just two places for { A($word) }, one is true
colours-colour-candidates-turn-then = colour such candidates in turn: then all of one colour are true, and none of the other
colours-where-house-has-just = where a house has just two places for { $digit }, one of them is { $value }
colours-colour-cells-turn-then = colour such cells in turn: then all cells of one colour are { $value }, and none of the other
colours-there-two-webs-cells = there are two webs of such cells here, one with the colours A and B, the other with C and D
colours-colour-has = colour { $letter } ({ $forms }) has { $named }
colours-clashes-b = { $value } in { $cell } clashes with { $ally } (A) and { $ally_2 } (B)
colours-others-clash-both-colours = the others clash with both colours, too
colours-two-colours-true = one of the two colours is true
colours-colour-so-they-cannot = in colour { $letter }, { $clash }, so they cannot both be true
colours-if-colour-were-true = if colour { $letter } were true, { $cell } would have no candidate left
colours-so-colours-not-both = { $clash }, so colours { $ones } and { $twos } are not both true: { $other } or { $another } is true
contradictions-suppose-were = suppose { $cell } were { $value }
contradictions-so-not = so { $cell } is not { $value }
contradictions-would-not-be-seeing = { $cells } would not be { $value }, seeing { $cells_2 }
contradictions-then-would-be-left = then no { $word } would be left for { $cells }
contradictions-would-need-its = { $house } would need its { $digit } in { $cells }
contradictions-by = by { $source }, { $text }
contradictions-then-would-have-place = then { $house } would have no place left for { $digit }
contradictions-then-could-not-be = then { $source } could not be fulfilled any more{ $where }
fish-if = if { $verb } { $value }, { $whole }
fish-otherwise = otherwise { $fin } { $value }
fish-cell-also-sees-cannot = a cell of { $cover } that also sees { $seen } cannot be { $value } in either case
fish-two-fish-share-differ = two fish for { $value } share { $base } and differ in where they cover them
fish-so-cell-cannot-be = so a cell of { $cells }, or one of { $cells_2 }, cannot be { $value } in any case
fish-were-not-all-s = were it not for { $fins }, all { $value }s of { $base } would lie in { $cover }
fish-can-only-go-which = in { $base }, the { $word } { $value } can only go in { $cells }, which all lie in { $where }, and, as fins, in { $fins }
fish-can-only-go-these = in { $base }, the { $word } { $value } can only go in { $cells }, and these cells all lie in { $where }
fish-there-would-use-up = { $own } { $verb } in { $where }: { A($digit) } there would use up two, too many for one cell
fish-two = { $option } { $verb } in two of { $base }
fish-without-fewer-than-two = without { $without } { $short } { $has } fewer than two places left, which makes the fish a sashimi one; the argument is the same
fish-all-s-base-covered = with { $cover } all { $value }s of the base are covered but { $fins }: either { $one_of } { $value }, or { $cover } have their { $value }s in the fish
fish-so-either-fish-holds = so either that fish holds, and then { $cover } have no other { $value }, such as one in { $gone }; or { $one_of } { $value }
fish-there-too-follows-not = but from there, too, it follows that { $gone } is not { $gone_value }:
fish-so-either-has-its = so either { $one_of } { $value }, or { $house } has its { $value } in { $own }
fish-each-these-leads-not = each of these leads to { $gone } not being { $gone_value }:
nets-cannot-be = that cannot be: { $clash }
nets-so-assumption-wrong = so the assumption is wrong, and { $result }
nets-each-case = { $alternatives }; in each case { $conclusion }:
nets-remaining-case-start = and in the remaining case { $conclusion } from the start
rectangles-if-they-held-nothing = if they held nothing but { $pair }, these two { $word } could change places all around
rectangles-puzzle-would-have-two = the puzzle would have two solutions; but it has only one, so that must not happen
rectangles-only-has-other-candidates = only { $roof } has other candidates, so it must be one of these: { $removal }
rectangles-only-other-candidate-so = the only other candidate is { $extra }, so one of { $roof } must be { $extra }
rectangles-cell-sees-them-cannot = a cell that sees { $seen } of them cannot be { $extra }: { $removal }
rectangles-so-must-be = so one of { $roof } must be { $extras }
digit-only-in = in { $houses }, { $digit } can only go in { $cells }
rectangles-so-them = so one of them is { $kept }
rectangles-were-other-would-hold = were the other one { $gone }, the { $shape } would hold nothing but { $pair }
rectangles-can-only-go-corners = in { $houses }, { $digit } can only go in the corners of this rectangle
rectangles-so-either-both-both = so either both { $floor } or both { $roof } are { $gone }
rectangles-were-then-would-be = were { $roof } { $gone }, then { $floor } would be { $other }, and that is the rectangle that must not be
rectangles-if-were-then-would = if { $corner } were { $gone }, then { $option } would both be { $kept }
rectangles-which-has-only-would = { $opposite }, which has only { $pair }, would be { $gone } as well: the rectangle that must not be
rectangles-corners-rectangle-two-rows = { $cells } are the corners of a rectangle in two rows, two columns and two boxes
rectangles-none-four-clue = { $held }, and none of the four is a given
rectangles-corners-within = { $cells } are the corners of a rectangle in two rows, two columns{ $within }
rectangles-make-loop-which-every = { $cells } make a loop in which every row, column and box has two of them
rectangles-so-only-can-be = so only one of { $roof } can be { $pair }; in { $house }, { $wanted } have no other places than { $helpers } and that one
rectangles-so-can-hold-nothing = so { $helpers } can hold nothing else
rectangles-take-two-single-cell = take the two as a single cell with { $extras }: with { $helpers } that makes { $bit_count } in { $house } for the { $bit_count_2 } { $word } { $digits }
rectangles-these-used-up-there = these { $word } are used up there, so cells that see all of them cannot have them
rectangles-were-two-could-change = were { $cell } { $value }, the two { $word } could change places all around
rectangles-two-solutions-only-one = the puzzle would have two solutions; but it has only one
rectangles-were-needed-could-change = were { $needed }, the two { $word } could change places all around
rectangles-all-can-prevent-so = { $extra } is all that can prevent it, so one of these two cells is { $extra }
rectangles-cell-sees-both-cannot = a cell that sees both cannot be { $extra }
sets-each-set-has-more = each set has one { $word } more than cells, so when one of its { $word_2 } is not there, all the others are
sets-so = so { $gone } { $verb } in { $where }
sets-cell-sees-all-those = a cell that sees all of those places for { $gone_digits } cannot hold it
sets-every-sees-every-b = every { $x } in A sees every { $x } in B, so { $x } cannot be in both
sets-every-b-sees-every = every { $y } in B sees every { $y } in C, so { $y } cannot be in both
sets-b-can-do-without = B can do without only one of { $x } and { $y }, so { $x } is not in A or { $y } is not in C
sets-set-without-must-hold = the set without it must hold all its other { $word }
sets-suppose-not = suppose { $verb }{ $gone_digits } is not in A
sets-then-holds-all-its = then { $last } holds all its other { $word }
sets-stem = the stem { $stem } is { $digits }
sets-where-cross-have = where { $where } and { $cells } cross, { $middle } (A) have { $digits }
sets-more-can-be-them = no more can be found for them, so each of these must stand there
sets-those-b-used-up = those of B are used up within { $where }, those of C within { $cells }, and those that only A has within both
sets-go-through-every-combination = go through every combination of candidates for { $known }
sets-combination-impossible-if-repeats = a combination is impossible if it repeats a digit in cells that see each other
sets-impossible-too-if-takes = it is impossible, too, if it takes all the candidates of { $one } them all: { $helpers }
sets-combination-left = no combination is left with { $gone }: { $removal }
sets-set-without-must-hold-option = the set without { $option } must hold all its other { $word }
sets-places-see-those-b = the places of { $option } in A see those in B, so neither of them can be in both
sets-set-can-do-without = a set can do without only one { $word }, so A holds one of { $option } and B the other
sets-each-set-then-holds = each set then holds all its other { $word } as well
sets-cell-sees-all-places = a cell that sees all the places of such { A($word) } in its set cannot hold it
sets-neither-can-cell-sees = neither can a cell that sees all the places of { $both } in both sets together
sets-then-holds-which-every = then { $this } holds { $digit }, which every { $digit } in { $other } sees, so { $digit } is not in { $other }
sets-if-cannot-have-so = if { $stem } is { $digit }, { $letter } cannot have { $digit }, so it must hold all its other { $word }
sets-elsewhere = elsewhere in { $house }, { $cells } ({ $letter }) { $have } { $digits }
sets-together-these-which-may = together these are { $count } for the { $word } { $every }, of which { $twice } may be in both B and C
sets-together-these = together these are { $count } for { $count_2 } { $word }, { $every }
sets-cell-which-has = { $letter } is the cell { $cells }, which has { $digits }
sets-set = set { $letter } is { $cells } in { $house }: { $count } with { $count_2 } { $word }, { $digits }
totals-says = { $clue_name } says that { $equation }
totals-they-see-each-other = they see each other, so they are like a cage: { $sets }
totals-other-cells-bounded-same = the other cells are bounded in the same way
totals-covers-part = { $rules } covers part of it
totals-there-make = the { $count } there make { $parts } = { $amounts }
totals-cage-stand = besides, there is { $value }
totals-outside-cage-stand = outside { $within }, the { $sums } also { $verb } { $value }
totals-only-other-empty-cell = { $here } is the only other empty cell of { $within }: { $sum_of_left }
totals-only-empty-cell-these = { $here } is the only empty cell of the { $sums } outside { $within }, so it is the difference
totals-make = { $cells } { $where } and make { $total }: { $sum_of_left }
totals-out = { $within }, { $outside } { $verb } out
totals-first-less-second-make = the first less the second make { $sum_of_left }
totals-each-has-so-cell = each has { $digit }, so no cell that sees every place for it there can be { $digit_2 }
totals-so-least = { $why }, so { $cell } is at least { $value }
totals-so = { $why }, so { $cell } is at most { $high }
balance-clue = by { $clue }, { $equation }
balance-left = take away what these sums make, and this is left: { $equation }
balance-stands = with { $values }, that is { $equation }
formulas-one-left = { $clue } has one empty cell left, { $cell }
formulas-with-others = with { $values }, only { $digits } fits there
formulas-between = between { $low } and { $high }
formulas-sides-apart = with { $value } in { $cell } the left side would be { $left }, the right side { $right }
formulas-odd-left = with { $value } in { $cell } the left side would be odd and the right side even
formulas-odd-right = with { $value } in { $cell } the left side would be even and the right side odd
formulas-rests-apart = with { $value } in { $cell }, divided by { $divisor }, the left side would leave { $left } and the right side { $right }
ways-look = look at { $rule }
ways-look-says = look at { $rule }: { $says }
ways-in-order = { $cells }, in this order
ways-one = with the candidates left, the only way to fill { $cells } is { $ways }
ways-few = with the candidates left, there are only { $count } ways to fill { $cells }: { AND($ways) }
ways-case-asks = if { $cell } were { OR($tried) }, { $other } would have to be { $values }, which it cannot be
ways-case-bars = if { $cell } were { OR($tried) }, { $other } could not be { $values }, and nothing else is left for it
ways-cell-can = { $cell } ({ $digits })
ways-case-none = if { $cell } were { OR($tried) }, no choice for { $cells } would fulfil the clue any more
kinds-low = low ({ OR($digits) })
kinds-middle = a middle digit ({ OR($digits) })
kinds-high = high ({ OR($digits) })
kinds-digits = { OR($digits) }
kinds-taken = { $cell } can only be { $kind }, so { $others } cannot
kinds-only = of { $cells }, only { $homes } can be { $kind }, so it is
kinds-only-two = of { $cells }, only { $homes } can be { $kind }, one each
kinds-between-least = { $ends } are at least { $least }, so { $cell } between them is at least { $more }
kinds-between-most = { $ends } are at most { $most }, so { $cell } between them is at most { $less }
kinds-between-end = with { OR($values) } in { $end }, { $cell } ({ OR($can) }) would have no place between it and { $other } ({ OR($able) })
kinds-lockout-inner = { OR($values) } in { $cell } would be one of the ends or lie between them, whatever { $others } are ({ OR($able) }, and { OR($able_2) })
kinds-lockout-end = with { OR($values) } in { $cell }, { $inner } ({ OR($can) }) would be one of the ends or lie between them, whatever { $others } is ({ OR($able) })
kinds-circle-only = the { $digit } of the circle can only be in { $cells }
kinds-circle-full = what the circle still needs, { AND($digits) }, can only be in { $cells }, so nothing else is there
outside-sandwich-no-room = with the { $value } in { $cell }, there is no room for the { $other }
outside-sandwich-cannot-be = with the { $value } in { $cell }, the { $other } would have to be in { $ends }, where it cannot be
outside-sandwich-between = with the { $value } in { $cell }, the { $other } would be in { $ends }, and what is between cannot make { $total }
outside-sandwich-ends = the 1 and the { $top } can only be in { OR($pairs) }, and with { $value } in { $cell } { $total } cannot be made
outside-sandwich-side-by-side = 0 is made by nothing, so the 1 and the { $top } stand side by side
outside-sandwich-digits =
    { $total } is made by { OR($counts) } { $most ->
        [one] digit
       *[other] digits
    } between the 1 and the { $top }
outside-x-sum-alone = with 1 in { $cell }, that cell alone would be added up, and make 1, not { $total }
outside-x-sum-cannot = with { $value } in { $cell }, the first { $value } cells would have to make { $total }, and cannot
outside-x-sum-at-most = with { $value } in { $cell }, the first { $value } cells make at most { $most }, not { $total }
outside-x-sum-at-least = with { $value } in { $cell }, the first { $value } cells make at least { $least }, not { $total }
outside-skyscraper-tall =
    with { $value } in { $cell }, at most { $taller } behind it { $taller ->
        [one] is
       *[other] are
    } taller, so at most { $most } { $most ->
        [one] is
       *[other] are
    } seen, not { $total }
outside-skyscraper-tallest =
    with { $value } in { $cell }, nothing behind it is taller, so at most { $most } { $most ->
        [one] is
       *[other] are
    } seen, not { $total }
outside-room-itself = with 1 in { $cell }, that same cell would have to be { $number }
outside-room-twice = with { $value } in { $cell }, { $room } would be { $number } as well
outside-room-cannot = with { $value } in { $cell }, { $room } would be { $number }, which it cannot be
outside-room-there = { $first } can only point at { $rooms }, so the { $number } is there
sights-no-way = with { $value } in { $cell }, there is no way left to fulfil the clue
sights-ends = the 1 and the { $top } are in { $cells }
sights-room = { $first } and so { $room } is { $number }
sights-must = it can only be that { $stands }
sights-must-holds = it can only be that { $stands }, and { $holds }
sights-between = { $cells } between them make { $total } ({ $sets })
sights-add-up = { $cells } make { $total } ({ $sets })
sights-rest = { $cells } make the { $total } left of { $whole } ({ $sets })
sights-one = { $cells } is { $total }
sights-one-rest = { $cells } is the { $total } left of { $whole }
sights-run = { $first } to { $last }
sights-known-holds = { $stands }, and { $holds }
sights-many = one of { $count }
sights-ways = { $count } are left to fulfil it
sights-cell-by-cell = put these digits into their cells in any way that fits, and the candidates that go are never among them
sights-cell-left = { $cell } can only be { $left }
sights-case = one is that { $stands }
sights-case-holds = one is that { $stands }, and { $holds }
sights-next = another is that { $stands }
sights-next-holds = another is that { $stands }, and { $holds }
sights-none = the candidates that go are in none of them
sights-at-most = with { $value } in { $cell }, at most { $most } can be seen (such as { $way }), not { $total }
sights-at-least =
    with { $value } in { $cell }, at least { $least } { $least ->
        [one] is
       *[other] are
    } seen (such as { $way }), not { $total }
sights-never = with { $value } in { $cell }, { OR($able) } can be seen, but never { $total }
sights-suppose = suppose { $cell } were { $value }: { $then }
sights-placed-only = for every digit to have a place, { $told }
sights-seen-only = for { $total } to be seen, { $told }
sights-settled-at-once = with { $value } in { $cell }, the other digits find no places in which { $total } are seen
sights-end-seen = but then { OR($able) } would be seen, not { $total }
sights-end-places = but then not every digit has a place
ways-other-candidates-fall-away = the other candidates fall away in the same way
look = Look at { $place }.
look-for = Look at { $place }, for the { $kind } { $digits }.
look-all = Look all over the grid.
look-all-for = Look all over the grid, for the { $kind } { $digits }.
cages-each-them-has = each of them has
cages-it-has = it has
cages-goes = { $value } in { $cell } goes with { $combinations_told }
cages-any-these = any of these
case-rule-board = a rule of this board
chains-sets-loop-runs-through = ; the sets that the loop runs through are used up, too
clues-from = from { $cell } to { $cell_2 }
clues-by = by { $name }, { $says }
clues-along = along { $name }
clues-is-at-least = { $cell } is at least { $bound }
clues-is-at-most = { $cell } is at most { $bound }
clues-must-hold = { $name } must hold
clues-ties = { $name } ties { $one } to { $two }
clues-can-only = can only be { $left }
clues-cannot = cannot be { $gone_digits }
clues-there-would = with { $digit } there, { $there } would be { $table }
clues-there-next = with { $digit } there, it would be { $table }
clues-apart = { $one }; { $two }
clues-never-fall = never fall
clues-at-least = { $cell } at least { $bound }
clues-at-most = { $cell } at most { $bound }
webs-apart = { $one } and { $other } cannot stand together by { $why }
webs-joined = { $why } joins { $cells }, too: one of them is { $value }, and not both
webs-clashes = { $gone } clashes with { $ally } ({ $a }) and { $other } ({ $b })
webs-kept-by = that follows from { $clues }
colours-filled-disc = a filled disc
colours-open-circle = an open circle
colours-filled-square = a filled square
colours-diamond = a diamond
colours-see-each-other = { $cell } and { $cell_2 } see each other in { $why }
colours-would-both = { $value } and { $value_2 } would both be in { $cell }
combinations-its-digits-do-not = its digits do not fit into the cells
combinations-left-fill-beside = { $named } left to fill, beside { $digits }
combinations-one-combinations = one of { $count } combinations
combinations-their-digits-do-not = their digits do not fit into the cells
combinations-lack-stands = they lack the { $values } that stands in { $cell }
combinations-lacks-stands = it lacks the { $values } that stands in { $cell }
combinations-none-cells-can = none of the cells can be { $lacking }
combinations-can-none-these = { $cell } can be none of these
combinations-out-since =
    { AND($names) } { $count ->
        [one] is
       *[other] are
    } out, since { $why }
contradictions-rule = the rule of 45 in { $houses }
contradictions-would = { $cell } would be { $value }
contradictions-only = { $cell } only { $left }
contradictions-with = , with { $lefts }
fish-need-s-which-stand = the { $count } { $base } need { $count } { $value }s, which stand in different { $other }, so { $all_of } { $other } get their { $value } there and have none elsewhere
fish-one-fins = one of the fins { $cells } is
fish-fin = the fin { $cells } is
fish-all-fins = all the fins
fish-the-fin = the fin
fish-one = one of { $cells } is
fish-is = { $cells } is
fish-each-lie = each lie
fish-both = both { $houses }
fish-two-these-houses-once = two of these houses at once
fish-each-have = each have
fish-sees = { $houses } that sees { $cells }
fish-no-fin = no fin is
fish-fin-not = the fin is not
inner-chain-within = chain within
inner-locked-candidates = locked candidates
inner-naked-pair = naked pair
inner-hidden-pair = hidden pair
inner-have-just-left-between = { $cells } have just { $marks } left between them
inner-must = the { $value } of { $house } must be in { $house_2 }, at { $cells }
inner-have-just-left = in { $house }, { $named } have just { $cells } left
inner-s-use-up = the { $value }s of { $houses } use up { $houses_2 }
nets-as-pattern = as { $causes }, { $pattern }, so { $says }
nets-as-start = , as { $items }
nets-left = { $says }, { $places } left for { $value }{ $where }
nets-either-not = { $cells } is either { $digit } or not
nets-suppose = suppose { $says }
nets-only-left-there = { $says }, the only { $word } left there
nets-in = { "" } in { $house }
nets-only-places =
    the only { $count ->
        [one] place
       *[other] places
    }
nets-goes = in { $house }, { $the } goes in { $cells }
nets-would-not-same-time = { $cells } would be { $value } and not { $value } at the same time
nets-would-have-no-candidate = { $cell } would have no candidate left
nets-then = then { $say_true }{ $because }
nets-so = so { $reason }{ $because }
nets-would-have-no-place = { $digit } would have no place left in { $house }
nets-but = but { $what }{ $because }
outline-as = { $what }, as { $causes }
outline-cannot = this cannot be: { $clash }
outline-what-was-shown = that is what was to be shown: { $says }
outline-cases = { "" } in { $count } cases
outline-each-case-leads-same = { $alternatives }; each case leads to the same
outline-suppose = suppose { $says }
outline-what-if = what if { $says }
neither-is = neither { $cells } is { $value }
read-only-other-place =
    the only other { $count ->
        [one] place
       *[other] places
    } for it
read-must = { $cells } must be { $value }, { $others }{ $where }
read-both = { $items }, or both
read-one-of = one of { $cells } is { $value }
read-they-see-each-other = { $says } (they see each other)
read-must-its-only-other = { $cells } must be { $value }, its only other candidate
read-in = { "" } in { $house }
read-must-be = { $cells } must be { $value }, { $others }{ $where }
read-cells-have-just-left = the cells { $cells } ({ $letter }) have just { $left } left and must hold them all
read-cells-must-hold = the cells { $cells } ({ $letter }) must hold { $left }
read-so-which-sees-them = { $held }, so { $cells }, which sees them, keeps only { $value }
read-suppose = suppose { $says }
read-least-one = at least one of { $cells } is { $value }
read-so-and = so { $first }, and { $second }
read-then = then { $says }
rectangles-and = { "" } and { $boxes }
sets-c = A or in C
sets-a-or-in = A or in { $last }
sets-cell-which-sees = this cell, which sees
sets-one-these-cells-which = one of these cells, which see
sets-candidate = this candidate
sets-these-candidates = these candidates
sets-b = A or in B
sets-each = are each
sets-one = one of { "" }
totals-others-make-most = the others make at most { $rest }
totals-others-make-least = the others make at least { $rest }
totals-others-leave-no-more = the others leave room for nothing else
totals-house-adds-up = { $houses } adds up to { $whole }
totals-houses-add-up = { $houses } add up to { $count } x { $whole } = { $total }
totals-left-over-inside = { $cells } { $value } left over inside
totals-left-over = are left over
totals-stick-out-these-cages = stick out
totals-add-up = { $cells } add up to { $bound }
totals-add-up-at-least = { $cells } add up to at least { $bound }
totals-add-up-at-most = { $cells } add up to at most { $bound }
can-be-removed-from = { $digits } can be removed from { $cells }
would-go-from = { $digits } would go from { $cells }
word-all = all { $count }
word-from = { $digits } from { $cells }
word-falling-diagonal = the falling diagonal
word-rising-diagonal = the rising diagonal
word-extra-house = extra house
word-disjoint-group = disjoint group
nets-as-chain-within = as { $causes }, a further chain among what is left shows that { $says }
outline-needs =
    { $number } { $count ->
        [one] needs
       *[other] need
    } { $name }
outline-chain-of =
    a chain of { $count } { $count ->
        [one] step
       *[other] steps
    }
outline-so = so { $says }
outline-steps =
    { $count } { $count ->
        [one] step
       *[other] steps
    }{ $cases }
list = { $items }
read-so-and-must = so { $first } and must be { $value }, its only other candidate
read-then-must = then it must be { $value }, its only other candidate
cell-is-not = { $cell } is not { $value }
none-of-them-is = none of { $cells } is { $value }
read-by = { $says } ({ $why })
read-through = { $says } ({ $why } would make { $cell } { $value })
totals-is = { $cells } is { $bound }
totals-is-at-least = { $cells } is at least { $bound }
totals-is-at-most = { $cells } is at most { $bound }
