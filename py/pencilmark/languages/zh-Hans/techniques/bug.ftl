technique-bug-plus-1 = BUG+1（全双值格致死）
    .look = 在快解完时，找这样的盘面：每个空格都有两个候选数，只有一格有三个。
    .why = 如果去掉这三个中的某一个，每个数字在还缺它的每个区域里就恰好有两个位置。这样的盘面要么有两个解，要么无解，所以这个数字不能去掉。
    .do = 在这一格填上它的行、列、宫里都出现三次的那个数字。

graves-all-but = 几乎每个空格都只有两个候选数；要是没有{ AND($candidates) }，每格就都是这样。
graves-two-places-each =
    而且每个{ $word ->
        [value] 值
       *[digit] 数字
    }在每行、每列、每个{ $region ->
        [region] 不规则宫
       *[box] 宫
    }里，都会恰好有两个位置，或者已经填好。
graves-not-one-solution = 这样的题目要么无解，要么不止一个解，而这道题恰好有一个解。
graves-one-is-true =
    { $cells ->
        [1] 所以{ AND($cells) }是{ OR($digits) }。
       *[other] 所以{ AND($cells) }中有一格是{ OR($digits) }。
    }
graves-sees-all = 凡是能看到这些格的，都不能是{ $value }。
graves-roof-as-one-cell =
    把这两格看成一格：和{ AND($helpers) }一起，是{ $house }的{ SPELLED($count) }格，要填{ AND($digits) }这几个{ $word ->
        [value] 值
       *[digit] 数字
    }，它们都用在这里了。
graves-two-places = { $house }里，{ $value }只有这两个位置，所以另一格是{ $value }。
