### 设题。

## 说明

set-none =
    { $way ->
        [unique] 题目无解，加提示数也不能使解唯一。
        [minimal] 只有唯一解的题目才能变成最小。
       *[symmetric] 只有唯一解的题目才知道该加哪些数字。
    }
set-idle =
    { $way ->
        [unique] 解已经唯一。
        [minimal] 已经最小。
       *[symmetric] 已经具有所有对称。
    }
set-offered =
    { $way ->
        [minimal] 每一种都使提示数不能再去掉：
       *[other] 改动最少的在前：
    }
set-add-givens = 添加{ $count }个提示数：{ AND($cells) }
set-take-givens = 去掉{ $count }个提示数：{ AND($cells) }
set-of-symmetry = { $symmetry }：{ $what }
set-no-change = 不用改动
set-take = 采用
set-looking = 正在找…

## 画出的不规则宫；$region 是数或字母

set-regions-none = 只有单个盘面才能画不规则宫。
set-regions-whole = 每个不规则宫都有{ $size }格。
set-regions-apart = 不规则宫{ AND($regions) }不连在一起，这是允许的。
set-regions-need = 每个不规则宫应有{ $size }格：{ $told }。
set-regions-need-more = 每个不规则宫应有{ $size }格：{ $told }，等等。
set-region-too-many = 不规则宫{ $region }有{ $count }格，多{ $over }格
set-region-too-few = 不规则宫{ $region }有{ $count }格，少{ $missing }格
set-regions-but = 但是{ $problem }。
set-count-of = { $count }/{ $size }
set-region-count = 不规则宫{ $region }：已有{ $count }格，共要{ $size }格

## 指示灯：有多少个解

set-counting = 正在数…
set-not-counted = 还没有数
set-one-solution = 唯一解
set-solutions-at-least = 至少{ NUMBER($count) }个解
set-one-or-more = 找到一个，{ $seconds }秒内没有发现更多
set-none-in-time = { $seconds }秒内没有找到
set-givens-clash = 标出的提示数互相矛盾

## 手上的条件

set-regions = 不规则宫
set-rule = 规则
set-new-clue = 新的{ $name }
set-tool-says =
    { $tool ->
        [digit] 你写的就是提示数。再输入同样的数字就去掉。
        [region] 选一个不规则宫，在它的格上拖过。
       *[more] 输入名称，或规则里的词。
    }
set-how =
    { $takes ->
        [line] 从第一格沿线拖到最后一格。
        [parts] 逐个拖出它的各部分。
        [sight] 按边上的一格；在角上，往盘面里拖。
        [board] 它对整个盘面有效：按“添加”。
       *[cells] 在格上拖过，或逐格按。
    }
set-enter-adds = 按Enter或“添加”，就加进题目。
set-to-be-set = 还要：{ $why }。
set-choose-a-clue = 选一个条件
set-press-does =
    { $way ->
        [moves] 按第一格要去的地方，或用方向键。
        [reshapes] 按一格就加上或去掉它。
       *[has] 拖动可以移动；按住Ctrl点击，可以增减格。
    }
set-number = 数
set-pattern = 模式
set-at-line = 第{ $line }行：{ $message }
set-at-line-column = 第{ $line }行，第{ $column }列：{ $message }

## 页面上的文字

set-what-is-set = 设什么
set-digit-write-what-is = 数字：写提示数（Q）
set-cage-cells-with-a = 笼：有和的几格（K）
set-cage = 笼
set-thermometer-digits-grow-from = 温度计：数字从球起变大（T）
set-thermo = 温度计
set-arrow-its-digits-add = 箭头：数字之和等于圆圈（R）
set-arrow = 箭头
set-line-palindromes-renban-whispers = 线：回文线、连数线、耳语线（L）
set-line = 线
set-dot-a-sign-between = 点：两格之间的记号（O）
set-dot = 点
set-outside-clues-beside-the = 盘外：盘面旁的条件（U）
set-outside = 盘外
set-region-draw-a-jigsaw = 不规则宫：画出分宫（J）
set-region = 分宫
set-more-search-all-clues = 更多：查找所有条件（/）
set-by-the-fewest-givens = 添加最少的提示数
set-where-they-differ = 不同之处
set-all-digits-that-solutions = 在每格显示各个解在此的所有数字
set-make-unique = 使解唯一
set-by-taking-givens-away = 去掉多余的提示数
set-make-minimal = 变成最小
set-by-the-givens-that = 添加对称所缺的提示数
set-make-symmetric = 变成对称
set-region-that-is-painted = 正在画的不规则宫
set-sum = 和
set-add = 添加
set-move = 移动
set-change-cells = 增减格
set-of-the-digits-that = 你在“玩”里填的数字
set-make-my-digits-givens = 把我填的变成提示数
set-find-a-clue = 查找条件
set-find-renban-knight-sandwich = 例如：连数、无马、三明治
set-shown-below = 下面显示
set-clues = 条件
set-rules-as-text = 规则的文字
set-a-rule-in-python = 用Python写规则
set-the-same-in-python = 对应的Python
set-all-clues = 所有条件
set-proposals = 建议
set-no-clue-is-called = 没有叫这个名字的条件。
set-offers = 可选的办法
set-a-rule-is-a = 规则是<code>a1 = b2 + 3</code>或<code>sum(a1..a9) = 45</code>这样的一行。在一格上按<kbd>=</kbd>开始写它的算式；点击单元格可以插入名称。
set-rules-one-a-line = 规则，每行一条
set-explain-the-order = 说明次序
set-which-cell-follows-from = 哪格由哪格推出
set-a-puzzle-with-a = 变型题
set-variant = 变型
set-on = 盘面
set-no-digits-given = 不给数字
set-nothing-to-spare = 最小：没有可去掉的
set-make-a-variant-puzzle = 出变型题
set-formulas-on = 算式盘面
set-3-3-digits-to = 3×3，数字到9
set-for-children = 给孩子
set-make-a-formula-puzzle = 出算式题
set-a-function-of-up = 最多三格的函数会变成一张允许组合的表。整个盘面的函数def rule(grid)则用yield给出条件和图画。只有你按下按钮时，它才在你自己的浏览器里、一个用完即弃的单独的Python里运行。链接和保存的对局只带这张表，不带代码。尽管如此，不要运行你看不懂的代码。
set-python = Python
set-def-rule-a1-b2 = def rule(a1, b2): return a1 == b2 % 4
set-make-it-a-rule = 变成规则
set-check-as-a-solver = 像解题人那样检查
set-title-and-rules = 标题和规则
set-title = 标题
set-author = 作者
set-rules-in-words = 文字规则
