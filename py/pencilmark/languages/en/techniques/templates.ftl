technique-template-set = Template set
    .look = Take one digit and list every way to place all of its missing copies without two of them seeing each other; look for a cell that all of these ways use.
    .why = One of the ways is the real one, and each of them has the digit in that cell.
    .do = Write the digit into the cell. For most digits this list is far too long for pencil and paper.

technique-template-delete = Template delete
    .look = Take one digit and list every way to place all of its missing copies without two of them seeing each other; look for a candidate that none of these ways uses.
    .why = One of the ways is the real one, so a cell that none of them uses cannot hold the digit.
    .do = Remove that candidate. For most digits this list is far too long for pencil and paper.

singles-every-these-ways-uses = every one of these ways uses { $cells }
singles-none-these-ways-uses = none of these ways uses { $gone_cells }
singles-think-every-way-put = think of every way to put all the missing { $value }s into the grid at once, one into each house
singles-leave-out-ways-use = leave out the ways that use a cell which another { $word } needs in each of its own ways
look-whole = Look at the whole grid, for the { $kind } { $value }.
