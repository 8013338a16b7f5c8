technique-sk-loop = 多米诺环（SK环）
    .look = 找在四个宫里相交的两行和两列，交叉处多半是提示数。交叉处旁边，行上和列上各有四处、每处两格，连成八对格的一圈。数一数每个数字在这一圈里最多能填几次。
    .why = 相邻的两对同处一行、一列或一宫，那里一个数字只能填一次。如果能填的次数恰好等于格数，就一个也不能浪费。
    .do = 一圈中的某行、某列或某宫要在圈内填的数字，从它的其余格删去。

rings-meet = { $lines }在{ $boxes }相交。
rings-pairs = 在这些宫里，交叉处旁边的行上和列上都有空格，一共{ $count }格：{ AND($cells) }。
rings-once =
    沿这一圈走：相邻的两对依次同处一行、一列或一宫，两边都能填的同一个{ $word ->
        [value] 值
       *[digit] 数字
    }，在那里只能填一次。
rings-most = 所以这一圈最多能填{ CLAUSES($counts) }，一共{ $total }个。
rings-so-often =
    { $count ->
        [1] { AND($digits) }各一次
       *[other] { AND($digits) }各{ SPELLED($count) }次
    }
rings-none-missing = 这正好等于格数，所以一个也不能少。
rings-stand = 所以一圈中的每行、每列、每宫都要在圈内填上自己的数字：{ CLAUSES($parts) }。
rings-no-place-elsewhere = 这些数字不能填在这些区域的其余格里。
