technique-bug-plus-1 = BUG + 1
    .look = Near the end, look for a grid where every empty cell has two candidates, except for one cell with three.
    .why = Without one of the three, each digit would have exactly two places in every house where it is missing. Such a grid has two solutions or none, so that digit cannot be left out.
    .do = Write into the cell the digit that occurs three times in its row, its column and its box.

graves-nearly-every-empty-cell = nearly every empty cell has just two candidates; without { $option } every empty cell would
graves-every-would-have-two = and every { $word } would have two places, or none left, in every row, column and { $region }
graves-puzzle-has-solution-more = such a puzzle has no solution or more than one, but this puzzle has exactly one
graves-so-must-be = so { $cell } must be { $value }: { $removal }
graves-so = so one of { $roof } is { $values }
graves-cell-sees-all-them = a cell that sees all of them cannot be { $values }
graves-take-two-cell-makes = take the two as one cell: with { $helpers } it makes { $bit_count } of { $houses } for the { $word } { $restricted }, which are used up there
graves-has-places-these-two = in { $houses }, { $kept } has no places but these two, so the other one is { $kept }
