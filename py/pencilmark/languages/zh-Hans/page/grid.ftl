### 朗读一个单元格时，名称和数字之外的内容。

grid-in-region = 画在不规则宫{ $sign }里
grid-answered = 由Python填出
grid-tried = 试填
grid-bookmark-set = 已设书签
grid-bookmark-gone = 书签已去掉
grid-could-be = 可填{ $marks }
grid-printed = 题目自带候选数{ $marks }
grid-struck = 你划掉了{ $marks }
grid-in-corners = 角标{ $marks }
grid-in-centre = 中心标记{ $marks }
grid-coloured = 涂了{ AND($colours) }
grid-mark-coloured = { $mark }涂成{ $colour }
grid-no-coloured-marks = 没有涂色的标记
grid-mark = 标记{ $mark }
grid-whole-cell = 整个单元格
grid-row-column = 第{ $row }行第{ $column }列
grid-cell-empty = { $cell }，空格
grid-cell-given = { $cell }，提示数{ $value }
grid-cell-value = { $cell }，{ $value }
grid-red = 红色
grid-orange = 橙色
grid-yellow = 黄色
grid-green = 绿色
grid-turquoise = 青色
grid-blue = 蓝色
grid-violet = 紫色
grid-pink = 粉色
grid-grey = 灰色

grid-equals =
    { $state ->
        [holds] 算式：等于{ $term }，成立
        [broken] 算式：等于{ $term }，不成立
       *[open] 算式：等于{ $term }
    }
grid-in-clues = 属于{ $clues }

## 玩的时候朗读

grid-tool-corner = 角标
grid-tool-centre = 中心标记
grid-tool-colour = 颜色
grid-undone = 已撤销：{ $what }
grid-redone = 已重做：{ $what }
grid-cells-changed = 改动了{ $count }格
grid-contradicts = 和另一个数字冲突。
grid-no-marks = 没有标记
grid-left = 还剩{ $count }个
grid-colour-key = 颜色：{ $name }
grid-satisfied = { $count }条中有{ $holds }条成立
grid-broken-count = { $count }条不成立
grid-broken = 不成立
grid-is-broken = { $what }：不成立
grid-cell-fogged = { $cell }，被雾遮住
grid-fogged = 被雾遮住
grid-fog-cleared = { $count }格的雾散了。
