technique-locked-candidates-pointing = 宫区块
    .look = 找一宫，其中某个数字能填的位置都在同一行或同一列。
    .why = 不管这个数字填在宫里的哪一格，都在这一行或列上，所以这条线上的该数字必定出自这一宫。
    .do = 从这一行或列在宫外的其他格中删去这个数字。

technique-locked-candidates-claiming = 行列区块
    .look = 找一行或一列，其中某个数字能填的位置都在同一宫里。
    .why = 这条线上少不了这个数字，又只能填在这一宫里，所以这一宫的该数字必定在这条线上。
    .do = 从这一宫的其他格中删去这个数字。

locked-only-in =
    { $base }里，{ $digit }只能填在{ AND($cells) }，{ $cells ->
        [2] 两格
        [3] 三格
       *[other] 这些格
    }都在{ $cover }里。
locked-one-of-them = 其中必有一格是{ $value }，所以{ $cover }的其他格都不能是{ $value }。
