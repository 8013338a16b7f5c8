technique-tridagon = 三值死环（雷神之锤）
    .look = 在构成矩形四角的四宫里，找都还缺的三个数字。在每宫为它们找三格，各行各列一格，使得三宫的走向向下、一宫向上，或者三宫向上、一宫向下。
    .why = 这样排的十二格，只用三个数字怎么也填不满，所以其中不多的几个别的候选数（守护者）必有一个为真。
    .do = 只有一个守护者，就填上它。否则删去和任何守护者都不能同真的候选数：守护者全在一格，就从这一格删去那三个数字；能看到所有守护者的格，删去守护者的数字。

tridagon-cells = { $boxes }各有三格，在宫里各行各列一格：{ AND($cells) }。
tridagon-suppose = 假设这十二格都只能填{ AND($digits) }。
tridagon-moves = 那么左右相邻的两宫，按行看三个数字的次序相同，错开一位或两位；上下相邻的两宫，按列看次序也相同，同样错开。
tridagon-odd =
    { $way ->
        [fall] 但{ $box }的格从左到右（循环着看）向下走，另外三宫向上走；一宫对三宫，绕四宫一圈错开的位数怎么也对不上，所以不可能。
       *[rise] 但{ $box }的格从左到右（循环着看）向上走，另外三宫向下走；一宫对三宫，绕四宫一圈错开的位数怎么也对不上，所以不可能。
    }
tridagon-guardians =
    { $candidates ->
        [1] 所以这些格除{ AND($digits) }以外仅有的候选数为真：{ OR($candidates) }。
       *[other] 所以这些格除{ AND($digits) }以外的候选数必有一个为真：{ OR($candidates) }。
    }
tridagon-own-cell = 于是{ $cell }不是{ OR($digits) }。
tridagon-clashes-go = 不能与它同真的都删去。
