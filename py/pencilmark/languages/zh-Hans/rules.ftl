### 规则语言：规则读不懂时，说明那里应写什么。语言本身的词（and、or、sum）不翻译。

too-large =
    .smaller-numbers-can-grow = 数应小一些：这样会无限增大
    .smaller-numbers-prime = prime()里的数应小一些
    .numbers-digits = 数最多{ $most }位
    .numbers = 数最大为{ $most }
    .smaller-board = 盘面应小一些：在{ $size }上，它意味着超过{ NUMBER($most) }个约束
    .states = 模式最多{ $most }个状态

bad-rule =
    .here = 这里应为{ $expected }，实际为{ $found }
    .number-cell-here = 这里应为一个数或一格，实际为{ $found }
    .relation-here = 这里应为一个关系式，实际为{ $found }
    .lists-same-length-cells = 各个列表应一样长，实际为{ $found }格
    .house = 应为{ $name }(1)到{ $name }({ $count })，或一个单元格
    .no-boxes = { $name }()只能用在有宫的盘面上
    .hidden = 盘面应为2×2到{ $most }×{ $most }，值从1起、没有空洞
    .cells = { $name }()里应为互不相同的格
    .divided = 应为含全部{ $most }个值的整行或整列
    .value = value()里应有一个单元格

too-long =
    .cells-numbers-rule = 一条规则里最多{ $most }个单元格和数
    .words-rule = 一条规则里最多{ NUMBER($most) }个单元格、数和符号
    .characters-rule = 一条规则最多{ $most }个字符
    .characters-python = Python最多{ $most }个字符，实际为{ $found }个
    .rule-can-be-written = 规则应能写成{ $most }个字符以内：请减少单元格或值
    .characters = 最多{ $most }个字符，实际为{ $found }个
    .lines = 最多{ $most }行
    .cells-numbers-signs-all = 总共最多{ $most }个单元格、数和符号

too-deep =
    .levels-nesting = 最多嵌套{ $most }层
    .divisions = 最多{ $most }次除法

bad-character =
    .plain-letters = 应为普通字母，实际为{ QUOTE($found) }（{ $name }）
    .whole-number-decimal-point = 应为整数，实际有小数点
    .differs = “不等于”应写成!=，实际为'!'
    .rule = 应为单元格、数、符号或sum之类的词，实际为{ QUOTE($found) }

bad-python =
    .truth = 条件要放在括号里用&、|、~连接，不能用and、or、not，也不能写成a < b < c
    .no-term = 应为格或数，实际为{ $found }
    .no-relation = yield应给出条件、grid.clue或grid.draw，实际为{ $found }
    .table = 应为1到{ $most }个，实际为{ $found }个
    .function = 应为{ $expected }
    .python-says = Python说：{ $message }

python-failed =
    .function = 应为一个函数，但是：{ $why }
    .raises = { $known }引发了{ $why }

no-regions = 还应有chaos-construction这一行：{ $rule }说的是有待找出的不规则宫

no-cells =
    .cell-rule-none = 规则里应有单元格，实际没有

bad-variant =
    .drawing = 应为{ $kinds }之一及其样式，例如"line red 0.2"，实际为{ $found }
    .meaning = { $name }：{ $why }
    .from-zero = 值从0起的盘面不能用{ $name }
    .cells-read = 应为{ $expected }，实际为{ $found }
    .each-cell-once-again = 每格只能出现一次，{ $found }重复了
    .then-cells = 应为:，后面是单元格，例如{ $syntax }
    .letters-digits = 应为{ $cells }个字母或数字，实际为{ $found }个
    .nothing-after = { $name }后面不应再有内容
    .no-number = { $name }后面不应有数，实际为{ $found }
    .number = { $name }后面应有{ $count }个数，实际为{ $found }
    .negative = 数应从0起，实际为{ $found }
    .numbers = { $name }后面应有{ $least }到{ $most }个数，实际为{ $found }个
    .out-of-reach = 这里的数字凑不成{ AND($numbers) }
    .out-of-reach-apart = 这里的数字凑不成{ AND($numbers) }；多个数之间要用空白隔开
    .parts = 应为{ $many }个用{ $joint }隔开的部分，实际为{ $found }
    .cells = { $name }应有{ $many }格，实际为{ $found }
    .two-boxes = 线应经过两宫或更多
    .modulus = 模数应为2到9
    .range = 数应为1到{ $most }
    .look-and-say = 应写几个和哪个数字，例如24表示两个4（数字1到{ $most }）
    .whole-line = 应为一整行或一整列，例如left 3
    .as-many-values = { $name }要求盘面的值与每行的格数一样多
    .one-value-more = { $name }要求盘面的值为1到{ $count }
    .odd-values = { $name }要求盘面有奇数个值
    .boxes = { $name }要求盘面有宫
    .square-boxes = { $name }要求盘面的宫为正方形
    .no-corner = 应为右边和下面都还有格的单元格
    .corner = 应为一个角周围的四格，或其中左上的一格
    .too-many-cells = 互不相同的格最多{ $most }个，实际为{ $found }个
    .uneven-parts = 各部分的格数应相同，实际为{ AND($sizes) }
    .even-cells = 单元格应为偶数个，实际为{ $found }个
    .hidden = { $name }要求盘面为2×2到{ $most }×{ $most }、值从1起、没有空洞
    .rows-of-all-values = { $name }要求盘面每行含全部的值

bad-setting =
    .only-once = { $name }只能写一次
    .cells-rows-cells-spreadsheet = 应为cells: rows或cells: spreadsheet，实际为{ QUOTE($found) }
    .values = 值应写作1-9、0-8、2-5或1 2 4，实际为{ QUOTE($found) }
    .houses-none-latin-sudoku = houses:应为none、latin或sudoku，实际为{ QUOTE($found) }

bad-board =
    .either-board-size = board和size只能写一个

empty-rule =
    .says-nothing = 规则应允许一些值、不允许另一些；这一条什么值都允许，等于没说
    .allows-nothing = 规则应允许一些值、不允许另一些；这一条什么值都不允许，根本无解

unknown-variant =
    .name = 应为变型的名称，例如killer、thermo或arrow，实际为{ QUOTE($found) }
    .near = 应为变型的名称（是{ $near }吗？），实际为{ QUOTE($found) }
    .none = 应为变型的名称

at-least = 至少{ $count }
at-most = 最多{ $count }
rule-cell-number-function = 单元格、数或函数
rule-after = { $text }后面的(
rule-comparison = =或<之类的比较符号
rule-operator-end-line = 运算符或行尾
rule-in = in
rule-colon = 冒号
rule-fresh-name = 由字母组成、没有别的意思的名称
rule-numbers = 只含数的内容
rule-comma = 逗号或{ "}" }
rule-set-range = { "{" }2,4,6{ "}" }之类的集合，或一个范围
machine-value = 一个数字
machine-range = 2-5之类的范围
machine-state = a: 1-4 b之类的状态
machine-move = 1-4 b之类的转移，或;
machine-pattern = 一个数字、[2-5]之类的字符组或括号
machine-times = { "{" }2{ "}" }或{ "{" }2,4{ "}" }之类的次数
machine-text = 用引号括起的模式，例如"(12|21)+"
rule-operator = 运算符或)
rule-number = 数
rule-short-range-numbers-least = 较短的数的范围，小的在前
rule-cell = 单元格
rule-between-cells-row-column = 同一行、列或斜线上两格之间的..（矩形用:）
rule-cell-x-board = { $size }×{ $size }盘面上的单元格
rule-takes = { $name }()里的{ $terms }
rule-comma-2 = 逗号或)
rule-number-cell = { $text }()里的一个数或一格
rule-between-cells-row-column-2 = 同一行、列或斜线上两格之间的..
python-function-def-rule-b = def rule(a1, b2): return a1 < b2之类的函数，此外什么也没有
python-parameters-cells-rule-b = 单元格作参数，例如rule(a1, b2)
python-cells-parameters = 1到{ $most }个单元格作参数，实际为{ $found }
python-different-cells-parameters = 互不相同的单元格作参数
python-cell-r-c-parameter = a1或r1c1之类的单元格作参数，实际为{ QUOTE($found) }
rule-line-end = 行尾
rule-found-list = 单元格列表
rule-found-number = 数
rule-found-relation = 关系式
rule-terms = { $count }个数或单元格
rule-terms-at-least = 至少{ $count }个数或单元格
rule-house = { $word } 1到{ $word } { $most }
rule-boxes = 有宫的盘面（{ $word }需要）
rule-name = 单元格、数或{ $names }之一
python-no-import = 不含import的规则
python-functions-only = 只含函数的规则
python-plain-functions = 只含普通函数的规则
python-no-global = 不含global的规则
python-no-nonlocal = 不含nonlocal的规则
python-no-name = 不含{ $name }的规则
rule-of-number = 规则{ $number }：{ $text }
pair-of-cells = { $one }和{ $other }
sums-of-cells = { $cells }的和
