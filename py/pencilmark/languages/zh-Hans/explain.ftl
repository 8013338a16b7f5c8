### 步骤的说明：好几类技巧共用的话。
### $cell 和 $cells 是单元格的名称（r1c5），$house 是区域的名称（第3行），$value 和 $digit 是数字。

list-and = { AND($items) }
list-or = { OR($items) }
list-nor = { NOR($items) }
value-in-cell = { $cell }的{ $value }
one-and-other = { $one }和{ $other }
without-guardians =
    { $candidates ->
        [1] 如果唯一的守护者（{ AND($candidates) }）不为真
       *[other] 如果没有守护者（{ AND($candidates) }）为真
    }
totals-they-see-each-other =
    它们互相看得到，所以就像一个笼：{ $sets ->
        [0] { SPELLED($count) }种组合之一
       *[other] { OR($sets) }
    }。
totals-other-cells-bounded-same = 其他格的上下限也这样得出。
totals-so-least = { CLAUSES($clauses) }，所以{ $cell }至少是{ $value }。
totals-so-most = { CLAUSES($clauses) }，所以{ $cell }最多是{ $value }。
balance-clue = 根据{ $clue }，{ $equation }。
balance-left = 减去这些和，剩下的是：{ $equation }。
balance-stands = 代入{ $values }，就是{ $equation }。
formulas-with-others = 已知{ AND($values) }，那里只能填{ OR($digits) }。
formulas-sides-apart =
    如果{ $cell }是{ $value }，左边就{ $left ->
        [1] 是{ AND($left) }
       *[other] 在{ AND($left) }之间
    }，右边就{ $right ->
        [1] 是{ AND($right) }
       *[other] 在{ AND($right) }之间
    }。
formulas-odd-left = 如果{ $cell }是{ $value }，左边是奇数，右边是偶数。
formulas-odd-right = 如果{ $cell }是{ $value }，左边是偶数，右边是奇数。
formulas-rests-apart = 如果{ $cell }是{ $value }，除以{ $divisor }时，左边余{ OR($left) }，右边余{ OR($right) }。
ways-look = 看{ $rule }。
ways-look-says = 看{ $rule }：{ $says }。
ways-look-divided = 看{ $house }：每个数字各出现一次，各格分到的数字要使各个和成立（{ AND($clues) }）。
ways-divided-left = { $clue }只能是{ $sets ->
        [0] { SPELLED($count) }种组合之一
       *[other] { OR($sets) }
    }：换成别的组合，其余各格就没有合适的数字。
ways-case-asks = 如果{ $cell }是{ OR($tried) }，{ $other }就得是{ OR($values) }，但这不可能。
ways-case-bars = 如果{ $cell }是{ OR($tried) }，{ $other }的候选数{ AND($values) }就都不能填。
ways-cell-can = { $cell }（{ OR($digits) }）
ways-case-none = 如果{ $cell }是{ OR($tried) }，{ AND($cells) }怎么填都不能满足条件。
kinds-taken =
    { $kind ->
        [low] { $cell }只能是小数字（{ OR($digits) }），所以{ AND($others) }不能是。
        [middle] { $cell }只能是中间数字（{ OR($digits) }），所以{ AND($others) }不能是。
        [high] { $cell }只能是大数字（{ OR($digits) }），所以{ AND($others) }不能是。
       *[digits] { $cell }只能是{ OR($digits) }，所以{ AND($others) }不能是。
    }
kinds-only =
    { $kind ->
        [low] { AND($cells) }中，只有{ AND($homes) }能是小数字（{ OR($digits) }），所以它就是。
        [middle] { AND($cells) }中，只有{ AND($homes) }能是中间数字（{ OR($digits) }），所以它就是。
        [high] { AND($cells) }中，只有{ AND($homes) }能是大数字（{ OR($digits) }），所以它就是。
       *[digits] { AND($cells) }中，只有{ AND($homes) }能是{ OR($digits) }，所以它就是。
    }
kinds-only-two =
    { AND($cells) }中，只有{ AND($homes) }能是{ $pair ->
        [low-middle] 小数字（{ OR($digits) }）和中间数字（{ OR($digits_2) }）
        [low-high] 小数字（{ OR($digits) }）和大数字（{ OR($digits_2) }）
        [middle-high] 中间数字（{ OR($digits) }）和大数字（{ OR($digits_2) }）
       *[digits] { OR($digits) }和{ OR($digits_2) }
    }，各一个。
kinds-between-least = { AND($ends) }至少是{ $least }，所以夹在中间的{ $cell }至少是{ $more }。
kinds-between-most = { AND($ends) }最多是{ $most }，所以夹在中间的{ $cell }最多是{ $less }。
kinds-between-end = 如果{ $end }是{ OR($values) }，{ $cell }（{ OR($can) }）就不可能夹在它和{ $other }（{ OR($able) }）之间。
kinds-lockout-inner = 如果{ $cell }是{ OR($values) }，不管{ AND($others) }是什么（{ OR($able) }，{ OR($able_2) }），它都会等于一端或夹在两端之间。
kinds-lockout-end = 如果{ $cell }是{ OR($values) }，不管{ AND($others) }是什么（{ OR($able) }），{ $inner }（{ OR($can) }）都会等于一端或夹在两端之间。
kinds-circle-only = 圆圈里的{ $digit }只能填在{ AND($cells) }。
kinds-circle-full = 圆圈还缺的{ AND($digits) }只能填在{ AND($cells) }，所以那里填不下别的。
outside-sandwich-no-room = 如果{ $cell }是{ $value }，{ $other }就没有位置了。
outside-sandwich-cannot-be = 如果{ $cell }是{ $value }，{ $other }就得填在{ OR($ends) }，但那里不能填。
outside-sandwich-between = 如果{ $cell }是{ $value }，{ $other }就填在{ OR($ends) }，而中间凑不成{ $total }。
outside-sandwich-ends = 1和{ $top }只能填在{ OR($pairs) }，而{ $cell }是{ $value }的话，凑不成{ $total }。
outside-sandwich-side-by-side = 和为0就是中间没有格，所以1和{ $top }相邻。
outside-sandwich-digits = { $total }由1和{ $top }之间的{ OR($counts) }个数字凑成。
outside-x-sum-alone = 如果{ $cell }是1，就只加这一格，和是1而不是{ $total }。
outside-x-sum-cannot = 如果{ $cell }是{ $value }，前{ $value }格的和就得是{ $total }，但凑不成。
outside-x-sum-at-most = 如果{ $cell }是{ $value }，前{ $value }格的和最多是{ $most }，不是{ $total }。
outside-x-sum-at-least = 如果{ $cell }是{ $value }，前{ $value }格的和至少是{ $least }，不是{ $total }。
outside-skyscraper-tall = 如果{ $cell }是{ $value }，它后面最多有{ $taller }个更高的，所以最多看到{ $most }座，不是{ $total }座。
outside-skyscraper-tallest = 如果{ $cell }是{ $value }，它后面没有更高的，所以最多看到{ $most }座，不是{ $total }座。
outside-room-there = { $first }只能指向{ OR($rooms) }，所以{ $number }就在那里。
sights-no-way = 如果{ $cell }是{ $value }，就没有办法满足条件。
sights-ends =
    { $turn ->
        [known] 1和{ $top }在{ AND($cells) }。
        [only] 1和{ $top }只能在{ AND($cells) }。
        [first] 有一种是1和{ $top }在{ AND($cells) }。
       *[next] 另一种是1和{ $top }在{ AND($cells) }。
    }
sights-first =
    { $turn ->
        [known] { $cell }是{ $value }。
        [only] { $cell }只能是{ $value }。
        [first] 有一种是{ $cell }填{ $value }。
       *[next] 另一种是{ $cell }填{ $value }。
    }
sights-room =
    { $turn ->
        [known] { $cell }是{ $value }，所以{ $room }是{ $number }。
        [only] { $cell }只能是{ $value }，所以{ $room }是{ $number }。
        [first] 有一种是{ $cell }填{ $value }，于是{ $room }是{ $number }。
       *[next] 另一种是{ $cell }填{ $value }，于是{ $room }是{ $number }。
    }
sights-between =
    夹在中间的{ AND($cells) }之和为{ $total }（{ $sets ->
        [0] { SPELLED($count) }组数字之一
       *[other] { OR($sets) }
    }）。
sights-add-up =
    { AND($cells) }之和为{ $total }（{ $sets ->
        [0] { SPELLED($count) }组数字之一
       *[other] { OR($sets) }
    }）。
sights-rest =
    { AND($cells) }之和为{ $whole }中余下的{ $total }（{ $sets ->
        [0] { SPELLED($count) }组数字之一
       *[other] { OR($sets) }
    }）。
sights-one = { AND($cells) }是{ $total }。
sights-one-rest = { AND($cells) }是{ $whole }中余下的{ $total }。
sights-run = { $first }到{ $last }
sights-cell-by-cell = 不管怎样把这些数字放进各格，都用不到要删去的候选数。
sights-cell-left = { $cell }只能是{ OR($digits) }
sights-none = 要删去的候选数在哪一种里都没有出现。
sights-at-most = 如果{ $cell }是{ $value }，最多能看到{ $most }座（例如{ $way }），不是{ $total }座。
sights-at-least = 如果{ $cell }是{ $value }，至少能看到{ $least }座（例如{ $way }），不是{ $total }座。
sights-never = 如果{ $cell }是{ $value }，能看到{ OR($able) }座，但绝不是{ $total }座。
sights-placed-only = 要让每个数字都有位置，{ CLAUSES($clauses) }。
sights-seen-only = 要看到{ $total }座，{ CLAUSES($clauses) }。
sights-settled-at-once = 如果{ $cell }是{ $value }，其他数字怎么放都看不到{ $total }座。
sights-end-seen = 但这样会看到{ OR($able) }座，不是{ $total }座。
sights-end-places = 但这样就有数字没有位置。
ways-other-candidates-fall-away = 其他候选数也同样排除。
case-rule-board = 这个盘面的一条规则
totals-others-leave-no-more = 其他格没有留下别的余地
totals-house-adds-up = { $houses }的和是{ $whole }。
totals-houses-add-up = { $houses }的和是{ $count } × { $whole } = { $total }。
list = { $items }

## 看哪里，得出什么

look = 看{ $place }。
look-for =
    看{ $place }，找{ $word ->
        [value] 值
       *[digit] 数字
    }{ AND($digits) }。
look-all = 看整个盘面。
look-all-for =
    看整个盘面，找{ $word ->
        [value] 值
       *[digit] 数字
    }{ AND($digits) }。
so-cell-is = 因此{ $cell }是{ $value }。
so-placed = 因此{ CLAUSES($placed) }。
so-removed = 因此删去{ CLAUSES($removed) }。
so-placed-and-removed = 因此{ CLAUSES($placed) }；删去{ CLAUSES($removed) }。
digits-from-cells = { AND($cells) }的{ AND($digits) }

## 句子里的名称

house =
    { $kind ->
        [column] 第{ $number }列
        [box] 第{ $number }宫
        [region] 不规则宫{ $number }
        [window] 窗口{ $number }
        [group] 不相交组{ $number }
        [extra] 额外区域{ $number }
        [diagonal] { $number ->
            [1] 左上到右下的对角线
           *[2] 左下到右上的对角线
        }
        [clue] { $number }
       *[row] 第{ $number }行
    }
house-of-grid = 盘面{ $grid }的{ $house }
houses-all =
    { $kind ->
        [column] 第{ $numbers }列
        [box] 第{ $numbers }宫
        [region] 不规则宫{ $numbers }
        [window] 窗口{ $numbers }
        [group] 不相交组{ $numbers }
        [extra] 额外区域{ $numbers }
       *[row] 第{ $numbers }行
    }
houses-either =
    { $kind ->
        [column] 第{ OR($numbers) }列
        [box] 第{ OR($numbers) }宫
        [region] 不规则宫{ OR($numbers) }
        [window] 窗口{ OR($numbers) }
        [group] 不相交组{ OR($numbers) }
        [extra] 额外区域{ OR($numbers) }
       *[row] 第{ OR($numbers) }行
    }
the-value =
    { $word ->
        [value] 值
       *[digit] 数字
    }{ $value }

## 链，以及相遇的两条链

digit-only-in = { $houses }里，{ $digit }只能填在{ OR($cells) }。
chains-sees-ends =
    { $count ->
        [2] 凡是能看到这两格的，都不能是{ $value }。
       *[other] 凡是能看到这些格的，都不能是{ $value }。
    }
chains-ends-rule-out = 不管哪个为真，和两者都冲突的都排除。
chains-end-clashes = 这些冲突来自{ AND($clues) }。
chains-refuted = 这不可能：假设推出了自己的反面，所以假设是错的。
chains-would-be-both = 但这样{ OR($cells) }就既是{ $value }又是{ $other }，不可能，所以假设是错的。
chains-opposite-follows = 这样还是得出{ $clause }，正是假设的反面；所以假设是错的，无论如何{ $clause }。
chains-not-in-either-case = 而{ OR($cells) }如果是{ $value }，也就不是{ $other }。
chains-loop-closes = 这就回到了起点：{ $clause }时，{ $back }，正如所设。
chains-loop-both-ways = 这条链是闭合的环，反过来读也成立。
chains-loop-weak-links = 所以一个候选数排除另一个的地方（虚线），两个中恰好有一个为真。
chains-loop-clashes-go = 和两者都冲突的其他候选数都删去。
chains-loop-sets-used-up = 环经过的数组也都用尽了。

## 鱼
# 基准区域里该数字的位置，除鳍以外都在覆盖区域里。

fish-base = { $base }里，{ $digit }只能填在{ AND($cells) }，这些格都在{ $cover }里。
fish-base-with-fins = { $base }里，{ $digit }只能填在{ AND($cells) }，它们都在{ $cover }里；此外还有鳍{ AND($fins) }。
fish-used-up =
    这{ SPELLED($count) }{ $base ->
        [row] 行
        [column] 列
        [box] 宫
        [region] 个不规则宫
       *[house] 个区域
    }都要有{ $value }，各在不同的{ $cover ->
        [row] 行
        [column] 列
        [box] 宫
        [region] 不规则宫
       *[house] 区域
    }，所以那{ SPELLED($count) }{ $cover ->
        [row] 行
        [column] 列
        [box] 宫
        [region] 个不规则宫
       *[house] 个区域
    }的{ $value }都在这里，别处没有。
fish-used-up-without-fins =
    如果{ $fins ->
        [1] 鳍不是
       *[other] 鳍都不是
    }{ $value }，这{ SPELLED($count) }{ $base ->
        [row] 行
        [column] 列
        [box] 宫
        [region] 个不规则宫
       *[house] 个区域
    }的{ $value }就各在不同的{ $cover ->
        [row] 行
        [column] 列
        [box] 宫
        [region] 不规则宫
       *[house] 区域
    }，所以那{ SPELLED($count) }{ $cover ->
        [row] 行
        [column] 列
        [box] 宫
        [region] 个不规则宫
       *[house] 个区域
    }的{ $value }都在这里，别处没有。
fish-otherwise-fin =
    { $fins ->
        [1] 否则鳍{ AND($fins) }是{ $value }。
       *[other] 否则鳍{ AND($fins) }中有一格是{ $value }。
    }
fish-sees-fins =
    { $count ->
        [1] { $cover }里能看到鳍的其他格，无论如何都不能是{ $value }。
       *[other] { $cover }里能看到所有鳍的其他格，无论如何都不能是{ $value }。
    }
fish-in-two-covers =
    { $cells ->
        [1] { AND($cells) }同时在其中两个区域里。
       *[other] { AND($cells) }都同时在其中两个区域里。
    }
fish-would-use-up-two = 那里填{ $value }会一下用掉两个区域，剩下的就不够了。
fish-fin-in-two-bases =
    { $cells ->
        [1] { AND($cells) }同时在{ $base }的其中两个里。
       *[other] { AND($cells) }都同时在{ $base }的其中两个里。
    }
fish-sashimi = 没有鳍的话，{ $houses }里剩下的位置不到两个，这就是退化鱼；道理是一样的。
fish-siamese = { $value }的两条鱼共用{ $base }，只是覆盖的区域不同。
fish-siamese-cover =
    用{ $cover }能覆盖基准区域里除{ AND($fins) }以外的所有{ $value }：要么{ $fins ->
        [1] { AND($fins) }是{ $value }
       *[other] { AND($fins) }中有一格是{ $value }
    }，要么{ $cover }的{ $value }都在鱼里。
fish-siamese-sees = 所以{ $one }里能看到{ AND($seen) }的格，以及{ $other }里能看到{ AND($others) }的格，无论如何都不能是{ $value }。
fish-kraken = 要不是{ AND($fins) }，{ $base }的{ $value }就都在{ $cover }里。
fish-kraken-either =
    所以要么这条鱼成立，{ $cover }就没有别的{ $value }，{ $gone }也不是；要么{ $fins ->
        [1] { AND($fins) }是{ $value }
       *[other] { AND($fins) }中有一格是{ $value }
    }。
fish-kraken-from-there = 但从那里也能推出{ $gone }不是{ $value }：
fish-kraken-or-cover =
    所以要么{ $fins ->
        [1] { AND($fins) }是{ $value }
       *[other] { AND($fins) }中有一格是{ $value }
    }，要么{ $house }的{ $value }在{ OR($cells) }。
fish-kraken-each = 每种情况都推出{ $gone }不是{ $value }：

## 唯一矩形和唯一环
# 顶是除那两个数字以外还有别的候选数的角，其余的是底。

rectangles-corners =
    { $boxes ->
        [0] { AND($cells) }是跨两行、两列的矩形的四角。
       *[other] { AND($cells) }是跨两行、两列、{ SPELLED($boxes) }{ $region ->
            [region] 个不规则宫
           *[box] 宫
        }的矩形的四角。
    }
rectangles-loop = { AND($cells) }连成一个环，环上每行、每列、每宫都有其中两格。
rectangles-could-swap = 如果它们都只有{ AND($digits) }，这两个数字就能全部互换。
rectangles-two-solutions = 那样题目就有两个解；但它只有一个解，所以不可能。
rectangles-only-corner-with-more = 只有{ $cell }有别的候选数，所以它必是别的候选数之一。
rectangles-one-extra = 别的候选数只有{ $value }，所以{ AND($cells) }中必有一格是{ $value }。
rectangles-sees-roof =
    { $count ->
        [2] 凡是能看到这两格的，都不能是{ $value }。
       *[other] 凡是能看到这些格的，都不能是{ $value }。
    }
rectangles-one-of-roof = 所以{ AND($cells) }中必有一格是{ OR($digits) }。
rectangles-only-one-of-roof = 所以{ AND($roof) }中只有一格能是{ OR($pair) }；{ $house }里，{ AND($digits) }除{ AND($helpers) }和那一格以外没有别的位置。
rectangles-helpers-hold-these = 所以{ AND($cells) }不能填别的。
rectangles-roof-as-one-cell =
    把这两格看成候选数为{ AND($extras) }的一格：和{ AND($helpers) }一起，是{ $house }里的{ SPELLED($count) }格，要填{ SPELLED($count) }个{ $word ->
        [value] 值
       *[digit] 数字
    }{ AND($digits) }。
rectangles-subset-used-up =
    这些{ $word ->
        [value] 值
       *[digit] 数字
    }都用在那里了，所以能看到所有这些格的，都不能填它们。
rectangles-one-of-them = 所以其中一格是{ $value }。
rectangles-other-would-be =
    { $corners ->
        [4] 如果另一格是{ $gone }，矩形里就只有{ AND($digits) }了。
       *[other] 如果另一格是{ $gone }，环里就只有{ AND($digits) }了。
    }
rectangles-can-only-go-corners = { $houses }里，{ $digit }只能填在这个矩形的角上。
rectangles-both-or-both = 所以要么{ AND($floor) }都是{ $value }，要么{ AND($roof) }都是{ $value }。
rectangles-roof-would-make = 如果{ AND($roof) }是{ $value }，{ AND($floor) }就是{ $other }，这正是不可能的矩形。
rectangles-corner-would-make = 如果{ $corner }是{ $gone }，{ AND($cells) }就都是{ $kept }。
rectangles-opposite-too = 只有{ AND($digits) }的{ $cell }就也是{ $gone }：这正是不可能的矩形。
rectangles-no-given = { CLAUSES($placed) }，这四格都不是提示数。
rectangles-would-swap = 如果有{ AND($needed) }，两个数字就能全部互换，题目就有两个解；但它只有一个解。
rectangles-extra-prevents = 只有{ $value }能避免这样，所以这两格之一是{ $value }。

## 着色
# 两种颜色叫A和B，第二组的叫C和D；画成圆盘、圆圈、方块和菱形。

colours-pairs-of-candidates =
    如果一格只有两个候选数，或者一个区域里某个{ $word ->
        [value] 值
       *[digit] 数字
    }只有两个位置，两个中恰好有一个为真。
colours-paint-candidates = 把这样的候选数交替着色：一种颜色全为真，另一种全为假。
colours-pairs-of-cells = 如果一个区域里{ $digit }只有两个位置，其中一格就是{ $value }。
colours-paint-cells = 把这样的格交替着色：一种颜色的格都是{ $value }，另一种都不是。
colours-two-webs = 这里有两组这样的格，一组用颜色A和B，另一组用C和D。
colours-colour-has =
    颜色{ $letter }（{ $letter ->
        [A] 实心圆
        [B] 空心圆
        [C] 实心方块
       *[D] 菱形
    }）：{ AND($painted) }。
colours-clashes-with-both = { $cell }的{ $value }和{ $ally }（A）、{ $ally_2 }（B）都冲突。
colours-others-clash-too = 其余的也和两种颜色都冲突。
colours-one-is-true = 两种颜色必有一种为真。
colours-clashes-with-itself = 颜色{ $letter }里，{ $clash }，所以不能都为真。
colours-empties-cell = 如果颜色{ $letter }为真，{ $cell }就没有候选数了。
colours-is-false = 所以颜色{ $letter }为假。
colours-not-both = { $clash }，所以颜色{ $one }和{ $two }不能都为真：{ $other }或{ $another }为真。
colours-sees-each-of-two = 凡是能看到这两种颜色各一格的，都不能是{ $value }。
colours-clashes = { CLAUSES($clashes) }。
colours-clashes-with-two-webs = 所以颜色A和C、D都冲突，而这两种中必有一种为真。
colours-see-each-other = { $cell }和{ $cell_2 }在{ $why }互相看得到
colours-would-both = { $cell }会同时是{ $value }和{ $value_2 }
webs-apart = 由于{ $why }，{ $one }和{ $other }不能同真
webs-joined = { $clue }也连接{ AND($cells) }：其中恰好有一格是{ $value }。
webs-clashes = { $gone }和{ $one }（{ $a }）、{ $other }（{ $b }）都冲突。
webs-clashes-by-clues = 这是由{ AND($clues) }得出的。

## 待定数组
# 数组在文字和图里叫A、B、C等。

sets-cell = { $letter }是{ $cell }这一格，有{ AND($digits) }。
sets-set =
    数组{ $letter }是{ $house }里的{ AND($cells) }：{ SPELLED($count) }格，有{ SPELLED($more) }个{ $word ->
        [value] 值
       *[digit] 数字
    }{ AND($digits) }。
sets-almost-locked =
    每个数组的{ $word ->
        [value] 值
       *[digit] 数字
    }都比格数多一个，所以其中一个不在，其他的就都在。
sets-not-in-both = { $one }里的每个{ $value }都能看到{ $two }里的每个{ $value }，所以{ $value }不能在两边都有。
sets-without-value = 没有{ $value }的那个数组，其余的数字就要全部填入。
sets-held-by-one =
    { $digits ->
        [1] 所以{ AND($digits) }在{ OR($sets) }里。
       *[other] 所以{ AND($digits) }各在{ OR($sets) }里。
    }
sets-sees-places = 凡是能看到{ OR($digits) }的所有这些位置的格，都不能填它。
sets-two-not-in-both = A里{ AND($digits) }的位置都能看到B里的，所以它们都不能在两边都有。
sets-one-each =
    一个数组只能缺一个{ $word ->
        [value] 值
       *[digit] 数字
    }，所以{ AND($digits) }中A有一个，B有另一个。
sets-all-others-held = 于是两个数组其余的数字也都要填入。
sets-sees-held =
    凡是能看到这样的{ $word ->
        [value] 值
       *[digit] 数字
    }在一个数组里所有位置的格，都不能填它。
sets-sees-either = 能看到{ OR($digits) }在两个数组里所有位置的格，也不能填它。
sets-pivot-lacks-one = B只能缺{ $x }和{ $y }中的一个，所以要么{ $x }不在A里，要么{ $y }不在C里。
sets-holds-the-rest = 缺了它的那个数组，其余的数字就要全部填入。
sets-suppose-not-in-first =
    { $digits ->
        [1] 假设{ AND($digits) }不在A里。
       *[other] 假设{ AND($digits) }中有一个不在A里。
    }
sets-passes-on = 那么{ $this }有{ $value }，而{ $other }里的每个{ $value }都能看到它们，所以{ $value }不在{ $other }里。
sets-last-holds-the-rest = 于是{ $last }其余的数字都要填入。
sets-stem = 花茎{ $stem }是{ OR($digits) }。
sets-petal =
    { $digits ->
        [1] 如果{ $stem }是{ OR($digits) }，{ $letter }就没有{ OR($digits) }，其余的数字要全部填入。
       *[other] 不管{ $stem }是{ AND($digits) }中的哪一个，{ $letter }都没有它，其余的数字要全部填入。
    }
sets-crossing = { $row }和{ $box }相交处，{ AND($cells) }（A）有{ AND($digits) }。
sets-elsewhere = { $house }的其余部分，{ AND($cells) }（{ $letter }）有{ AND($digits) }。
sets-together =
    合起来是{ SPELLED($count) }格，要填{ SPELLED($count) }个{ $word ->
        [value] 值
       *[digit] 数字
    }{ AND($digits) }。
sets-together-some-twice =
    合起来是{ SPELLED($count) }格，要填{ $word ->
        [value] 值
       *[digit] 数字
    }{ AND($digits) }，其中{ AND($twice) }可以在B和C里都有。
sets-each-must-stand = 再没有别的可填，所以每一个都必须填在这里。
sets-crossing-used-up = B的在{ $row }里用尽，C的在{ $box }里用尽，只有A才有的在两边都用尽。
sets-every-combination = 逐个检查{ AND($cells) }的候选数组合。
sets-no-repeats = 互相看得到的格里数字重复的组合，不可能成立。
sets-no-emptied-cell =
    { $cells ->
        [1] 用光{ AND($cells) }全部候选数的组合也不可能成立，因为那一格能看到它们。
       *[other] 用光{ AND($cells) }中任何一格全部候选数的组合也不可能成立，因为这些格都能看到它们。
    }
cell-with-digits = { $cell }（{ AND($digits) }）
sets-no-combination =
    { $count ->
        [1] 剩下的组合里都没有这个候选数。
       *[other] 剩下的组合里都没有这些候选数。
    }

so-cell-must-be = 因此{ $cell }必是{ $value }。

digits-in-house = { $house }的{ AND($digits) }

## 小句
# 一个候选数成立或不成立，用在下面的句子里。

cell-is-value = { $cell }是{ $value }
cell-is-not = { $cell }不是{ $value }
cell-is-one-of = { $cell }是{ OR($digits) }
one-cell-is = { OR($cells) }是{ $value }
no-cell-is = { NOR($cells) }都不是{ $value }
one-of-cells-is = { AND($cells) }中有一格是{ $value }
at-least-one-is = { AND($cells) }中至少有一格是{ $value }
one-or-both = { OR($clauses) }，也可能都成立
clause-so-clause = { $first }，所以{ $second }

## 从假设读起的链或网
# $clause 是上面的小句，需要说明原因时是下面的小句。

suppose = 假设{ $clause }。
so-clause = 所以{ $clause }。
read-then = 那么{ $clause }。
read-so-and = 所以{ $first }，于是{ $second }。
read-then-must = 那么它必是{ $value }（另一个候选数）。
read-so-and-must = 所以{ $clause }，必是{ $value }（另一个候选数）。
nets-as-pattern = 因为{ CLAUSES($causes) }，{ $pattern }，所以{ $clause }。
nets-as-chain-within = 因为{ CLAUSES($causes) }，在剩下的盘面里再推一条链，可知{ $clause }。
inner-locked = { $base }的{ $value }必在{ $cover }里，即{ OR($cells) }
inner-two-cells = { AND($cells) }合起来只剩{ AND($digits) }
inner-two-digits = { $house }里，{ AND($digits) }只剩{ AND($cells) }
inner-fish = { $base }的{ $value }用尽了{ $cover }
nets-clash = 这不可能：{ $clash }。
nets-would-be-both-ways = { OR($cells) }会既是{ $value }又不是{ $value }
nets-no-candidate = { $cell }没有候选数了
nets-no-place = { $value }在{ $house }里没有位置了
nets-assumption-wrong = 假设是错的。
nets-each-case = { $alternatives }；每种情况都得出{ $conclusion }：
nets-goes = { $house }里，{ $digit }填在{ OR($cells) }
nets-either-or-not = { $cell }要么是{ $value }，要么不是
nets-remaining-case = 而在剩下的情况里，一开始就有{ $conclusion }。
nets-only-left =
    { $clause }（那里只剩这个{ $word ->
        [value] 值
       *[digit] 数字
    }）
nets-only-place =
    { $clause }（{ $value }只剩{ $count ->
        [1] 这个位置
       *[other] 这些位置
    }）
nets-only-place-in =
    { $clause }（{ $house }里，{ $value }只剩{ $count ->
        [1] 这个位置
       *[other] 这些位置
    }）
read-by = { $clause }（{ $why }）
read-see-each-other = { $clause }（互相看得到）
read-through = { $clause }（否则由{ $why }，{ $cell }就是{ $value }）
read-other-candidate = { $cell }必是{ $value }（另一个候选数）
read-other-place =
    { $cells ->
        [1] { OR($cells) }必是{ $value }（另一个位置）
       *[other] { OR($cells) }必是{ $value }（其余的位置）
    }
read-other-place-in =
    { $cells ->
        [1] { OR($cells) }必是{ $value }（{ $house }里的另一个位置）
       *[other] { OR($cells) }必是{ $value }（{ $house }里其余的位置）
    }
read-set-left = { AND($cells) }这几格（{ $letter }）只剩{ AND($digits) }，必须全部填上
read-set-holds = { AND($cells) }这几格（{ $letter }）必须填上{ AND($digits) }
read-keeps-only = { $clause }，所以能看到它们的{ $cell }只剩{ $value }

## 链或网的概要

outline-what-if = 如果{ $clause }，会怎样？
outline-each-case = { $alternatives }；每种情况结论都一样。
outline-as = 因为{ CLAUSES($causes) }，所以{ $clause }。
outline-shown = 这正是要证明的：{ $clause }。
outline-short = { CLAUSES($parts) }。
outline-steps =
    { $cases ->
        [1] 共{ $count }步
       *[other] { SPELLED($cases) }种情况共{ $count }步
    }
outline-needs = { SPELLED($count) }步要用{ $pattern }
outline-chain-of = 一条{ $count }步的链
inner-chain-within = 内层的链
inner-locked-candidates = 区块
inner-naked-pair = 显性数对
inner-hidden-pair = 隐性数对
inner-x-wing = X-Wing
rule-of-45 = { $houses }的45法则
sums-within = { $house }内的各个和

## 笼，以及数字只能是某几组之一的其他格
# $clue 是笼的名称，$sets 是它的组合，例如1+5；组合太多时为空，由 $count 说出有多少。

cages-last-cell = { $clue }只剩一个空格：{ $cell }。
cages-others-make = 其他格和为{ $made }，{ $total } - { $made } = { $rest }。
cages-only-completes = 加上已填的数字，只能再填{ OR($digits) }。
cages-has =
    { $count ->
        [1] { $clue }只有一格：{ AND($cells) }。
       *[other] { $clue }有{ SPELLED($count) }格：{ AND($cells) }。
    }
cages-has-left = { $clue }除已填的{ AND($digits) }以外，还要填{ AND($cells) }。
cages-can-only-be =
    它只能是{ $sets ->
        [0] { SPELLED($count) }种组合之一
       *[other] { OR($sets) }
    }。
cages-what-is-left =
    剩下的是{ $sets ->
        [0] { SPELLED($count) }种组合之一
       *[other] { OR($sets) }
    }。
cages-candidates-left =
    按剩下的候选数，它只能是{ $sets ->
        [0] { SPELLED($count) }种组合之一
       *[other] { OR($sets) }
    }。
cages-in-none = 其中都没有{ AND($digits) }。
cages-no-combination-has = 根本没有含{ $value }的组合。
cages-none-left-with = 已经没有含{ $value }的组合。
cages-only-cell =
    { $count ->
        [1] 其中有{ $value }，而只有{ $cell }能是{ $value }。
       *[other] 每种组合都有{ $value }，而只有{ $cell }能是{ $value }。
    }
cages-one-of-cells =
    { $count ->
        [1] 其中有{ $value }，所以{ OR($cells) }是{ $value }。
       *[other] 每种组合都有{ $value }，所以{ OR($cells) }是{ $value }。
    }
cages-sees-all =
    { $count ->
        [2] 凡是能看到这两格的，都不能是{ $value }。
       *[other] 凡是能看到所有这些格的，都不能是{ $value }。
    }
cages-these-see-all =
    { $count ->
        [2] { AND($cells) }能看到这两格。
       *[other] { AND($cells) }能看到所有这些格。
    }
cages-would-leave =
    { $sets ->
        [1] { $cell }填{ $value }的话，{ AND($cells) }要填{ OR($sets) }，但填不了。
       *[other] { $cell }填{ $value }的话，{ AND($cells) }要填{ OR($sets) }，但都填不了。
    }
cages-goes-with-none = { $cell }填{ $value }的话，对应{ SPELLED($count) }种组合，但其他格都填不了。
combinations-lacks = { AND($sets) }不行，因为没有{ $cell }里的{ $value }。
combinations-do-not-fit = { AND($sets) }不行，因为这些数字填不进各格。
combinations-no-cell-can = { AND($sets) }不行，因为没有一格能是{ $value }。
combinations-cell-can-none = { AND($sets) }不行，因为{ $cell }不能是其中任何一个数字。

## 一格、两格的条件，以及数字递增的线
# $clue 是条件的名称，例如“r1c1和r1c2之间的白点”。

clues-leaves-only = { $clue }使{ AND($cells) }只能是{ OR($digits) }。
clues-by = 根据{ $clue }，{ $clause }。
clues-must-hold = { $clue }必须成立。
clues-ties = { $clue }把{ $one }和{ $two }联系起来。
clues-other-only = { $cell }是{ $value }，所以{ $other }只能是{ OR($digits) }。
clues-other-not = { $cell }是{ $value }，所以{ $other }不能是{ OR($digits) }。
clues-same-with-others = { $cell }与{ AND($others) }也是这样。
clues-others-must-fit = { $cell }是{ $value }，{ AND($others) }必须与它相配。
clues-cell-only = { $cell }只能是{ OR($digits) }。
clues-no-partner = 没有数字能和{ $cell }的{ OR($digits) }相配。
clues-would-need = { $cell }填{ $value }的话，{ $other }就得是{ OR($digits) }，但那里已经没有了。
clues-ways-left = 按剩下的候选数，{ AND($cells) }只能是{ OR($ways) }。
clues-each-way-has = 每种填法都有{ $value }，所以两格之一是{ $value }。
clues-grow-along =
    沿着{ $clue }，{ $word ->
        [value] 值
       *[digit] 数字
    }{ $rise ->
        [0] 不会变小
       *[other] 越来越大
    }。
clues-grow-from =
    根据{ $clue }，从{ $start }到{ $end }{ $word ->
        [value] 值
       *[digit] 数字
    }{ $rise ->
        [0] 不会变小
       *[other] 越来越大
    }。
clues-is-at-least = { $cell }至少是{ $bound }
clues-is-at-most = { $cell }最多是{ $bound }
clues-at-least = { $cell }至少是{ $bound }
clues-at-most = { $cell }最多是{ $bound }
clues-step-by-step =
    { $others ->
        [0] { $first }。
       *[other] { $first }，所以{ CLAUSES($others) }。
    }

clues-would-be = 那里填{ $value }的话，{ $cell }就是{ OR($digits) }。

## 45法则，以及其他的和
# $sum 是算式，例如45 - 38 = 7；$kind 是笼或和，$count 是个数，$houses 是区域的个数。

totals-covers-part = { $clue }盖住了其中一部分。
totals-there-make =
    那里的{ SPELLED($count) }个{ $kind ->
        [cage] 笼
       *[sum] 和
    }合计{ $parts } = { $total }。
totals-stands = 此外还有{ AND($placed) }。
totals-stands-outside =
    在区域以外，{ $kind ->
        [cage] 笼
       *[sum] 和
    }里还有{ AND($placed) }。
totals-only-cell-inside = { $cell }是区域里仅剩的空格：{ $sum }。
totals-only-cell-outside =
    { $cell }是{ $kind ->
        [cage] 笼
       *[sum] 和
    }在区域以外仅有的空格，所以它就是差：{ $sum }。
totals-left-over = 剩下{ AND($cells) }，和为{ $total }：{ $sum }。
totals-stick-out = 伸出{ AND($cells) }，和为{ $total }：{ $sum }。
totals-inside = { AND($cells) }剩在里面。
totals-outside = { AND($cells) }伸在外面。
totals-first-less-second = 前者减去后者是{ $sum }。
totals-each-has = 每种都有{ $value }，所以凡是能看到它在那里所有位置的格，都不能是{ $value }。

## 一条线的填法

sights-ways = 满足它的办法还有{ SPELLED($count) }种。
ways-to-fill =
    { $count ->
        [1] 按剩下的候选数，{ $cells ->
            [1] { AND($cells) }
           *[other] { AND($cells) }依次
        }只有一种填法：{ $ways }。
       *[other] 按剩下的候选数，{ $cells ->
            [1] { AND($cells) }
           *[other] { AND($cells) }依次
        }只有{ SPELLED($count) }种填法：{ $ways }。
    }

would-be = { $cell }是{ $value }

## 引出矛盾的候选数

contradictions-suppose = 假设{ $cell }是{ $value }。
contradictions-would-see = { AND($cells) }能看到{ $seen }，就不是{ $value }。
contradictions-only-places = { $house }的{ $value }就得在{ OR($cells) }。
contradictions-would-go = 根据{ $source }，就要删去{ CLAUSES($removed) }。
contradictions-would-follow = 于是{ CLAUSES($clauses) }。
contradictions-nothing-left =
    那么{ $cell }就没有{ $word ->
        [value] 值
       *[digit] 数字
    }可填了。
contradictions-together = 根据{ AND($sources) }：{ CLAUSES($clauses) }。
contradictions-subset = { AND($cells) }就要用掉{ AND($digits) }，于是删去{ CLAUSES($removed) }。
subset-too-many = { AND($cells) }剩下的数字比格数还少
unfulfilled-clue = { $source }不能满足
nested-within = 那么{ $cell }不能是{ $value }：{ CLAUSES($clauses) }。
nested-several = 那么{ CLAUSES($refuted) }。
nested-refuted = { $cell }不能是{ $value }（{ CLAUSES($clauses) }）
nested-refuted-so = { $cell }不能是{ $value }（{ CLAUSES($clauses) }），于是{ CLAUSES($follows) }
contradictions-more-go = 另有{ $count }个候选数要删去
contradictions-no-place = 那么{ $house }里就没有{ $value }的位置了。
contradictions-unfulfilled = 那么{ $source }就不能满足了。
contradictions-unfulfilled-with = 那么{ $source }就不能满足了，因为{ CLAUSES($clauses) }。
cell-only = { $cell }只能是{ OR($digits) }

## 链、和与线的补充

outside-room-itself = 如果{ $cell }是1，它自己就得是{ $number }。
outside-room-twice = 如果{ $cell }是{ $value }，{ $room }就也是{ $number }。
outside-room-cannot = 如果{ $cell }是{ $value }，{ $room }就得是{ $number }，但这不可能。
totals-others-make =
    其他格合计{ $how ->
        [least] 至少{ $rest }
       *[most] 最多{ $rest }
    }
totals-make =
    { $cells ->
        [1] { AND($cells) }{ $how ->
            [least] 至少是{ $bound }
            [most] 最多是{ $bound }
           *[exactly] 是{ $bound }
        }
       *[other] { AND($cells) }合计{ $how ->
            [least] 至少{ $bound }
            [most] 最多{ $bound }
           *[exactly] { $bound }
        }
    }
nets-then = 那么{ $clause }。
nets-then-as = 那么，因为{ CLAUSES($causes) }，{ $clause }。
nets-so = 所以{ $clause }。
nets-so-as = 因为{ CLAUSES($causes) }，所以{ $clause }。
nets-but-as = 但是，因为{ CLAUSES($causes) }，{ $clause }。

facts-shade-clue = 由{ $rule }可知，{ $cell }{ $shade ->
    [dark] 涂色
   *[light] 不涂色
}。
facts-shade-given = { $cell }标明{ $shade ->
    [dark] 涂色
   *[light] 不涂色
}。
facts-shade-square = { $cell }{ $shade ->
    [dark] 涂色
   *[light] 不涂色
}，否则{ AND($cells) }这个2×2会全是同色。
facts-shade-chequer = { $cell }{ $shade ->
    [dark] 涂色
   *[light] 不涂色
}，否则两种格会在{ AND($cells) }这个2×2里交叉，其中一种就断成两片。
facts-shade-border = { $cell }{ $shade ->
    [dark] 涂色
   *[light] 不涂色
}，否则盘面边缘的{ AND($cells) }会交替变化，其中一种就断成两片。
facts-shade-way = { $cell }{ $shade ->
    [dark] 涂色
   *[light] 不涂色
}，否则{ AND($cells) }连不起来。
facts-shade-cut = { $cell }{ $shade ->
    [dark] 涂色
   *[light] 不涂色
}，因为它无法与{ AND($cells) }相连。
facts-together-clue = 由{ $rule }可知，{ $cell }和{ $other }在同一不规则宫。
facts-together-room = { $cell }属于{ $other }的不规则宫：没有它，这个不规则宫凑不成{ $size }个相连的格。
facts-together-digit = { $cell }属于{ $other }的不规则宫：这个不规则宫的{ $value }不能在别处。
facts-apart-clue = 由{ $rule }可知，{ $cell }和{ $other }在不同不规则宫。
facts-apart-equal = { $cell }和{ $other }在不同不规则宫，否则一个不规则宫会有两个{ $value }，在{ AND($cells) }。
facts-apart-full = { $cell }和{ $other }在不同不规则宫，否则一个不规则宫会超过{ $size }格。
facts-apart-far = { $cell }和{ $other }在不同不规则宫：只有{ $size }格，{ $cell }的不规则宫到不了{ $other }。
facts-count =
    { $least ->
        [0] 圆圈里的数字至多是{ $most }。
       *[other] 圆圈里的数字至少是{ $least }，至多是{ $most }。
    }
facts-count-exactly = 圆圈里的数字是{ $most }。
facts-same = { $cell }填{ $value }，与{ AND($cells) }在同一不规则宫。
facts-only = { $other }的不规则宫中，{ $value }只能在{ $cell }。
