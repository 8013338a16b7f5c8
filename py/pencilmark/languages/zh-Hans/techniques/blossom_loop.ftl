technique-blossom-loop = 绽放环
    .look = 取一个有三四个候选数的格，或一个区域里有三四处可填的数字。从每一个出发各找一条链，使它们的终点是同一格里不同的候选数，或同一区域里同一数字的不同位置。
    .why = 总有一条链从真的一个出发，它的终点为真。于是其余终点都为假，倒着读，它们的链也都为假。每条弱链的两端恰有一个为真。
    .do = 删去能看到弱链两端的候选数，以及最后那个格或区域里其余的候选数。

blossom-cell = { $cell }是{ OR($digits) }。
blossom-house = { $house }里，{ $digit }填在{ OR($cells) }。
blossom-is-end = 假设{ $clause }：这已经是一个终点。
blossom-ends = 各终点{ AND($candidates) }都在{ $where }里，所以只有一个为真：其余各支从终点倒着读都为假。
blossom-loop = 所以在各支上一个否定另一个的两个候选数里，恰有一个为真；能看到两者的都删去，{ $where }里除终点以外的也删去。
