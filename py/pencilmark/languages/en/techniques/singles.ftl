technique-full-house = Full house
    .look = Look for a row, column or box with a single empty cell.
    .why = Every house holds each digit exactly once, so the digit that is still missing has nowhere else to go.
    .do = Write the missing digit into the empty cell.

technique-naked-single = Naked single
    .look = Look for a cell whose row, column and box already contain eight different digits between them.
    .why = A cell never repeats a digit it sees, so only one digit is possible there.
    .do = Write that digit into the cell.

technique-hidden-single = Hidden single
    .look = Pick a digit and a house that still needs it, and cross out every empty cell that already sees that digit; look for just one cell left over.
    .why = The house must hold the digit somewhere, and every other cell in it is filled or blocked.
    .do = Write the digit into the one cell that remains, even if that cell seems to have other candidates.

singles-last-empty-cell = { $house } has only one empty cell left, { $cell }.
singles-last-missing = Only { $value } is still missing there, so { $cell } is { $value }.
singles-cell-sees =
    { $values ->
        [one] { $cell } sees { AND($values) }, so it can't be that.
       *[other] { $cell } sees { AND($values) }, so it is none of these.
    }
singles-ruled-out-before = Earlier steps have ruled out { AND($values) } in { $cell }.
singles-only-left = Only { $value } is left, so { $cell } is { $value }.
singles-only-place = { $house } needs { A($value) }, and only { $cell } can take it.
# "There" is the house of the sentence before.
singles-others-see = Every other empty cell there already sees { A($value) }.
singles-others-see-or-lost = Every other empty cell there already sees { A($value) }, or lost the { $value } in an earlier step.
