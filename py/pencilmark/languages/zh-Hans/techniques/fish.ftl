technique-x-wing = X-Wing（二阶鱼）
technique-swordfish = 剑鱼（三阶鱼）
technique-jellyfish = 水母（四阶鱼）
technique-squirmbag = 五阶鱼
technique-whale = 六阶鱼
technique-leviathan = 七阶鱼

### 鱼的课程：找什么，为什么，怎么做。$count 是鱼有几行。

lesson-x-wing-look = 选一个数字，找它恰好各有两个位置的两行，而且位置都在同样的两列。行列互换也一样。
lesson-swordfish-look = 选一个数字，找它的位置都在同样三列里的三行，每行两三个位置。行列互换也一样。
lesson-jellyfish-look = 选一个数字，找它的位置都在同样四列里的四行，每行两到四个位置。行列互换也一样。
lesson-fish-look = 选一个数字，找它的位置都在同样{ SPELLED($count) }列里的{ SPELLED($count) }行。在普通盘面上，另一方向总有一条更小的鱼，效果相同。
lesson-fish-why = 这{ SPELLED($count) }行都要有这个数字，而任何两行不能用同一列。所以这{ SPELLED($count) }列正好被用完。
lesson-fish-do = 从这{ SPELLED($count) }列的其他行删去这个数字。
lesson-an-x-wing = 二阶鱼
lesson-a-fish =
    { $size ->
        [swordfish] 三阶鱼
        [jellyfish] 四阶鱼
        [squirmbag] 五阶鱼
        [whale] 六阶鱼
       *[leviathan] 七阶鱼
    }
lesson-finned-look = 选一个数字，找{ SPELLED($count) }行，要不是多出几个位置（鳍，通常在同一宫），它们就构成{ $fish }。行列互换也一样。
lesson-finned-why = 要么某个鳍是这个数字，要么都不是而鱼成立。能看到所有鳍的格在前一种情况下被排除，鱼的列上的格在后一种情况下被排除。
lesson-finned-do = 从两种情况都排除的格删去这个数字。
lesson-sashimi-look = 选一个数字，找带鳍的{ $fish }，其中有一行位置太少，去掉鳍就只剩一个。行列互换也一样。
lesson-sashimi-why = 要么某个鳍是这个数字，要么都不是。后一种情况下，那一行的数字就在仅有的位置，其他行要用完鱼剩下的列。
lesson-sashimi-do = 鱼的列上能看到所有鳍的格，都删去这个数字。
lesson-franken-look = 选一个数字，找{ SPELLED($count) }个区域（行或宫），它的位置都在另外{ SPELLED($count) }个区域（列或宫）里，其中至少有一宫。{ $fins }
lesson-mutant-look = 选一个数字，找{ SPELLED($count) }个任意的区域（行列可以混用），它的位置都在另外{ SPELLED($count) }个区域里。{ $fins }
lesson-fins-outside = 允许有几个位置（鳍）在外面。
lesson-shaped-finned-why = 要么某个鳍是这个数字，要么都不是而鱼成立：前{ SPELLED($count) }个区域用完另外{ SPELLED($count) }个。
lesson-shaped-finned-do = 另外那些区域里能看到所有鳍、又不属于鱼的格，都删去这个数字。
lesson-shaped-why = 前{ SPELLED($count) }个区域都要有这个数字，而另外{ SPELLED($count) }个各只能提供一次，所以全部用完。
lesson-shaped-do = 另外那些区域里不属于鱼的格，都删去这个数字。
