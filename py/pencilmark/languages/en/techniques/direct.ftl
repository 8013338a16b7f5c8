technique-direct-pointing = Direct pointing
    .look = Look for a box in which one digit is confined to a single row or column; then follow that line into the next box.
    .why = The line takes its digit from the first box, so it cannot be elsewhere on the line, and the second box is left with one place for it.
    .do = Write the digit into that last place. It can be seen without any pencil marks.

technique-direct-claiming = Direct claiming
    .look = Look for a row or column in which one digit is confined to a single box; then look at the other lines through that box.
    .why = The box takes its digit from the first line, so its other cells cannot hold it, and one of the other lines is left with one place for it.
    .do = Write the digit into that last place. It works best on lines that are nearly full.

technique-direct-hidden-pair = Direct hidden pair
    .look = Look for two digits that can go in only the same two cells of a house.
    .why = These two cells are reserved for the two digits, so a third digit that seemed possible there must go elsewhere, and has only one place left in the house.
    .do = Write the third digit into that place.

technique-direct-hidden-triplet = Direct hidden triplet
    .look = Look for three digits that can go in only the same three cells of a house.
    .why = The three cells are reserved for the three digits, so a fourth digit that seemed possible there must go elsewhere, and has only one place left in the house.
    .do = Write the fourth digit into that place.

direct-only-place-left = That leaves only one place for { $value } in { $house }, so { $cell } is { $value }.
