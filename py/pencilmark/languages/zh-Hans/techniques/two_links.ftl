technique-skyscraper = 摩天楼
    .look = 选一个数字，找恰好各有两个位置的两行，其中第一行的一个位置和第二行的一个位置在同一列。行列互换也一样。
    .why = 同一列的两个位置不能都是这个数字，所以另外两个位置（楼顶）中至少有一个是。
    .do = 凡是能看到楼顶两格的格，都删去这个数字。

technique-two-string-kite = 双线风筝
    .look = 选一个数字，找恰好各有两个位置的一行和一列，其中行上的一个位置和列上的一个位置在同一宫。
    .why = 宫里的两个位置不能都是这个数字，所以远处的两端中至少有一端是。
    .do = 从能看到远处两端的格删去这个数字。

technique-turbot-fish = 多宝鱼
    .look = 选一个数字，找恰好各有两个位置的两个区域，第一个区域的一个位置能看到第二个区域的一个位置。至少有一个区域是宫。
    .why = 互相看到的两个位置不能都是这个数字，所以远处的两端中至少有一端是。
    .do = 凡是能看到远处两端的格，都删去这个数字。

technique-empty-rectangle = 空矩形
    .look = 找一宫，其中某个数字的位置都在一行和一列上，像十字或L形；再在宫外找恰好有两个位置的一条线，其中一个位置正对十字的一臂。
    .why = 如果这个位置是该数字，这一臂就空了，数字在另一臂上。如果不是，线上的另一个位置就是。
    .do = 从能看到另一臂和线上另一个位置的格删去这个数字。

technique-dual-two-string-kite = 对偶双线风筝
    .look = 找两个双线风筝，共用一宫里的同样两格，行和列的角色互换。
    .why = 每个风筝单独都成立，所以两个结论同时成立。
    .do = 从每个风筝所指的格删去这个数字。

technique-dual-empty-rectangle = 对偶空矩形
    .look = 找同一宫里的两个空矩形，各有自己的一条两个位置的线。
    .why = 每个空矩形单独都成立，所以两个结论同时成立。
    .do = 从两个目标格都删去这个数字。

chains-one-of-ends = 所以{ AND($cells) }中至少有一格是{ $value }。

chains-share-house = { $one }和{ $two }同在{ $house }，所以不都是{ $value }。
chains-see-each-other = { $one }和{ $two }互相看得到，所以不都是{ $value }。

chains-not-all =
    如果{ OR($cells) }是{ $value }，那么{ $others ->
        [1] { AND($others) }不是
       *[other] { AND($others) }都不是
    }，因为它们互相看得到。
