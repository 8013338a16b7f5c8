technique-full-house = 唯一空格
    .look = 找只剩一个空格的行、列或宫。
    .why = 每个区域里，每个数字恰好出现一次，所以还缺的那个数字没有别的地方可去。
    .do = 把缺的数字填进空格。

technique-naked-single = 唯一余数
    .look = 找这样一个单元格：它所在的行、列、宫里合起来已经有八个不同的数字。
    .why = 单元格不能和它看到的数字重复，所以只剩一个数字可填。
    .do = 把这个数字填进去。

technique-hidden-single = 隐性唯一（排除法）
    .look = 选一个数字，再选一个还缺它的区域，划掉所有已经能看到这个数字的空格，看是不是只剩一格。
    .why = 这个数字总要填在区域里的某一格，而其他格要么已有数字，要么已被排除。
    .do = 把数字填进剩下的那一格，哪怕它看起来还有别的候选数。

singles-last-empty-cell = { $house }只剩一个空格：{ $cell }。
singles-last-missing = 那里只缺{ $value }，所以{ $cell }是{ $value }。
singles-cell-sees = { $cell }能看到{ AND($values) }，所以{ $values ->
        [1] 不能填它。
       *[other] 这些都不能填。
    }
singles-ruled-out-before = 前面的步骤已从{ $cell }中删去{ AND($values) }。
singles-only-left = 只剩{ $value }，所以{ $cell }是{ $value }。
singles-only-place = { $house }还缺{ $value }，而只有{ $cell }能填它。
singles-others-see = 那里的其他空格都能看到{ $value }。
singles-others-see-or-lost = 那里的其他空格，要么能看到{ $value }，要么在前面的步骤中已删去{ $value }。
