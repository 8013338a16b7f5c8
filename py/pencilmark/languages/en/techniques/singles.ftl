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

singles-has-only-empty-cell = { $house } has only one empty cell left, { $cell }
singles-only-still-missing-there = { $value } is the only { $word } that is still missing there, so { $cell } is { $value }
singles-only-left-so = { $value } is the only { $word } left for it, so { $here } is { $value }
singles-needs-only-can-take = { $name } needs { $value }, and only { $cell } can take it
singles-sees-so-none-these = { $here } sees { $value }, so it is none of these
singles-been-ruled-out-before = { $ruled } { $verb } been ruled out of { $here } before
singles-every-other-empty-cell = every other empty cell there sees { A($value) } already
singles-every-other-sees-or-lost = every other empty cell there sees { A($value) } already, or has lost the { $value } in an earlier step
