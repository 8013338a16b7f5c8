### Names of clues in the middle of a sentence, notes of progress while a puzzle is rated, and the way to a solution.

bad-technique =
    .id-technique-makes-steps = expected the id of a technique that makes steps, found { QUOTE($found) }
    .ids-techniques = expected ids of techniques, found { QUOTE($found) }

rating-own = our own path, step { $step }: trying { $technique }
rating-hodoku = HoDoKu's path, step { $step }
rating-se = Sukaku Explainer's path, { $trying }
rating-class = the least isomorph, { $trying }
rating-next = ER at least { $er }: trying the next step
rating-depth =
    singles fill { $singles } { $singles ->
        [one] cell
       *[other] cells
    }; trying further
rating-rung = ER at least { $er }: trying { $rung }
guard-false = left out as false: { $technique } { $result }
clue-as-line = the { $noun } from { $start } to { $end }
clue-as-sight-with-number = the { $noun } { $number } of { $house }
clue-as-sight = the { $noun } of { $house }
clue-region-count = the { $noun } at { $cell }
clue-region-arrow = the { $noun } at { $cell }
clue-shade-count = the { $noun } at { $cell }
clue-as-cells = the { $noun } at { $cell }
clue-as-cells-with-number = the { $noun } of { $number } at { $cell }
clue-as-short = the { $noun }
clue-as-mark = the { $noun } between { $one } and { $two }
clue-as-marks = the { $noun }s from { $cell }
clue-as-board = the { $noun } rule
clue-as-formula = the formula { $text }
clue-as-diagonal = the { $noun } of { $number } from { $start } to { $end }
sight-row = row { $number }
sight-column = column { $number }
sight-from = { $house } seen from the { $side }
sight-diagonal = the diagonal from { $cell }
says-same = { $a } and { $b } hold the same digit
walkthrough-stuck =
    { $count ->
        [one] The path ends here, with one cell still empty.
       *[other] The path ends here, with { SPELLED($count) } cells still empty.
    }
hints-beyond = Hints do not know this yet: { AND($rules) }. The digits alone give no further step.
# Each of $placed is said by cell-is-value.
walkthrough-steps-are-singles =
    { $count ->
        [one] { SPELLED($count) } single: { AND($placed) }.
       *[other] { SPELLED($count) } singles: { AND($placed) }.
    }
walkthrough-title = The way to the solution
walkthrough-step = Step { $first }
walkthrough-steps = Steps { $first } to { $last }
walkthrough-puzzle = The puzzle
walkthrough-solution = The solution
walkthrough-where-path-ends = Where the path ends
effort-within-level = { $level } { $effort } of { $most }
# What an average player takes for a puzzle
minutes-average = { $low } to { $high } minutes
walkthrough-singles = Singles
# Levels, ours and HoDoKu's; the page says them, too
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-extreme = Extreme
level-beyond = Beyond
level-unfair = Unfair
