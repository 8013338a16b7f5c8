technique-template-set = Template set
    .look = Take one digit and list every way to place all of its missing copies without two of them seeing each other; look for a cell that all of these ways use.
    .why = One of the ways is the real one, and each of them has the digit in that cell.
    .do = Write the digit into the cell. For most digits this list is far too long for pencil and paper.

technique-template-delete = Template delete
    .look = Take one digit and list every way to place all of its missing copies without two of them seeing each other; look for a candidate that none of these ways uses.
    .why = One of the ways is the real one, so a cell that none of them uses cannot hold the digit.
    .do = Remove that candidate. For most digits this list is far too long for pencil and paper.

templates-every-way = Think of every way to put all the missing { $value }s into the grid at once, one into each house.
templates-left-out =
    Leave out the ways that use a cell which another { $word ->
        [value] value
       *[digit] digit
    } needs in each of its own ways.
templates-all-use = Every one of these ways uses { AND($cells) }.
templates-none-uses = None of these ways uses { OR($cells) }.
