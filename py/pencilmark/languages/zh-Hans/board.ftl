### 盘面或普通题目的文字有什么问题。这些句子接在“pencilmark: ”之后，句末不加句号。
### $found是用户写的内容；latin、free、values=等词要照原样输入，不翻译。

bad-board =
    .size-first = 开头应为1到{ $most }的大小，实际为{ QUOTE($found) }
    .contradict-each-other = { QUOTE($other) }和{ QUOTE($word) }互相矛盾
    .word = 应为下列之一：行数x列数、latin、free、values=N、regions=...、areas=...、house=r1c1r2c2...、{ $known }，实际为{ QUOTE($found) }
    .needs-boxes = { $flag }只能用在有宫的盘面上
    .needs-square-boxes = { $flag }只能用在宫为正方形的盘面上

bad-size = 大小应为1到{ $most }，实际为{ $found }
bad-house = 一个区域应为2到{ $size }个不同的单元格，实际为{ QUOTE($found) }
bad-box = { $word }的宫有{ $cells }格，而不是{ $size }格
bad-values = 应为values=1到values={ $most }，或values=0-1到values=0-35，实际为{ QUOTE($found) }
bad-signs = 应为{ $count }个互不相同的字母或符号，实际为{ QUOTE($found) }
conflict = 提示数之间互相矛盾
too-many-ways = 这道题的数字太多，无法找出它的最小等价题
bad-cell = 单元格应为r1c1到r{ $size }c{ $size }，实际为{ QUOTE($found) }
bad-hole = 应为盘面上的单元格，{ $where }不是
bad-grids =
    .text = 应为grids 大小 at 行,列 / 行,列，例如grids 9 at 0,0 / 6,6，实际为{ QUOTE($found) }
    .part = 每个盘面的值应与行数一样多，实际为{ $found }
    .large = 所有盘面应在{ $most }×{ $most }之内，实际为{ $found }×{ $found }
    .apart = 各盘面之间应有共用的单元格
bad-oblong =
    .square = { $word }需要正方形的盘面，实际为{ $found }
    .boxes = 宫应能铺满盘面，{ $word }铺不满{ $found }
    .letters = 每个单元格应有一个字母，共{ $count }个，实际为{ $found }个
bad-modifiers =
    .board = 加倍格、负数格和归零格只能用在行数与数字个数相同的正方形盘面上
    .log = 搜索记录还不支持加倍格、负数格和归零格
    .form = 这种格式不支持加倍格、负数格和归零格
    .making = 含加倍格、负数格或归零格的题目只用笼和小杀手来出

bad-length =
    .n-n-numbers-x = 应为n*n个数（9×9为81个），实际为{ $found }个
    .cells = 应为{ $count }格，实际为{ $found }格
    .any-line = 应为n*n个字符（9×9为81个），实际为{ $found }个
    .line = 应为{ $count }个字符，实际为{ $found }个

bad-value =
    .candidates = 候选数应为1到{ $top }
    .values = 值应为1到{ $top }，而{ $where }处为{ $found }
    .numbers = 数应为0到{ $top }，实际为{ $found }
    .signs-from-zero = 每格应为一个符号，空格写作 .，因为这里的0也是一个值

bad-character =
    .line = 应为1到{ $last }或空格的写法（. 0 * _ 或空白），实际为{ QUOTE($found) }
    .from-zero = 应为0到{ $last }或空格的写法（. * _ 或空白），实际为{ QUOTE($found) }

from-zero =
    .log = 搜索记录里的值从1起，而这个盘面的值从0起
    .teaching = 提示、步骤和评分用的值从1起，而这个盘面的值从0起
    .making = 出题用的值从1起，而这个盘面的值从0起
    .form = 这种格式的值从1起，而这个盘面的值从0起
    .grid = 应只写这个盘面的单元格，每格一个从0起的值，空格写作 .

bad-regions =
    .uneven = 应为{ $count }个字母，表示{ $rows }个不规则宫，每个{ $rows }格；而不规则宫{ QUOTE($region) }有{ $cells }格
    .letters = 应为{ $count }个字母，表示{ $rows }个不规则宫，每个{ $rows }格；实际为{ $found }个

bad-areas =
    .letters = 应为{ $count }个字母、数字或点（不属于任何不规则宫的格），实际为{ $found }个
    .large = 一个不规则宫最多{ $most }格，与值的个数相同；而不规则宫{ QUOTE($area) }有{ $cells }格

nothing = { "" }
