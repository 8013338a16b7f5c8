technique-multi-sector-locked-sets = 网（MSLS）
    .look = 选几行和几列，看它们交叉处的空格。数一数这些格最多能填几个数字，一些数字按行数，其余的按列数。
    .why = 一行或一列里，一个数字只出现一次。如果总数恰好等于格数，每个位置都必不可少。
    .do = 按行数的数字从这些行的其余格删去，按列数的数字从这些列的其余格删去。

sectors-cells = 看{ $rows }与{ $columns }交叉处的{ $count }个空格。
sectors-rows = 一行里一个数字只能填一次，所以{ AND($digits) }在这些格里最多填{ $total }个：{ CLAUSES($parts) }。
sectors-columns = 列也一样，所以其余数字最多填{ $total }个：{ CLAUSES($parts) }。
sectors-no-room = 合起来是{ $count }个，恰好等于格数，所以一个也不能少。
sectors-so = 所以每行、每列的这些数字都填在这些格里。
