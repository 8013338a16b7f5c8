technique-sue-de-coq = Sue de Coq
    .look = Where a row or column crosses a box, look for two or three cells that have at least two more candidates than cells between them. Then look for cells in the rest of the line, and in the rest of the box, that use only these candidates, and share none.
    .why = Counted together, all these cells have exactly as many digits as cells, so each digit is used once among them.
    .do = Remove the digits of the line's cells from the rest of the line, and those of the box's cells from the rest of the box.
