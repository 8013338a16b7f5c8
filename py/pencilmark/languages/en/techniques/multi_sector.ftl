technique-multi-sector-locked-sets = Multi-sector locked sets
    .look = Choose some rows and some columns and look at the empty cells where they cross. Count how many digits these cells can hold at most, some digits by rows and the others by columns.
    .why = A row or column holds a digit once. If the numbers add up to the number of cells, every one of these places is needed.
    .do = Remove the digits counted by rows from the rest of the rows, and those counted by columns from the rest of the columns.

sectors-cells = Take the { $count } cells that are empty where { $rows } cross { $columns }.
# Each of $parts is said by digits-in-house.
sectors-rows = A row can hold a digit only once, so of { AND($digits) } at most { $total } fit into these cells: { CLAUSES($parts) }.
sectors-columns = The same goes for a column, so of the other digits at most { $total } fit: { CLAUSES($parts) }.
sectors-no-room = Together that is { $count }, just as many as there are cells, so none of these may be missing.
sectors-so = So every row has those digits within these cells, and so has every column.
