technique-trial-and-error = 试数
    .look = 别的办法都用完了，就选候选数少的一格，试填其中一个，当作是对的接着解。
    .why = 题目恰好有一个解，所以错的候选数迟早会引出矛盾。
    .do = 如果试错了，回到开始的地方，删去这个候选数。记得写下是从哪里开始的。

trial-nothing-else = 这里的各种技巧都推不下去了，所以{ $cell }是试出来的。
trial-only-one-leads = 它的候选数{ AND($digits) }中，只有{ $value }能得到解。
