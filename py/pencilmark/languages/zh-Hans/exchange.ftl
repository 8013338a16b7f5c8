### 粘贴的题目、别的程序的链接和文件：认出了什么，略去了什么。程序和格式的名称不翻译。

ambiguous = 这段文字可以是{ OR($labels) }；请说明是{ $known }中的哪一种

bad-fpuzzles = 这道题的盘面应为1到{ $most }行，各行长度相同
    .board = { $why }

bad-ipuz = 这个ipuz文件的盘面应为1到{ $most }行的正方形
    .kind = 这个ipuz文件不是数独，种类是{ QUOTE($found) }

bad-library-line = 应为:technique:digits:givens:deleted:eliminations:placements:extra

bad-length =
    .cells-2 = 应为81格，实际为{ $found }格
    .cells-game-id = 这个游戏编号应有{ $size }格，实际为{ $found }格
    .lines-digits = { $help }，实际为{ NUMBER($found) }行，共{ NUMBER($digits) }个数字
    .recognised-rows-cells-them = 认出是每行{ $size }格，但应有{ $size }行，实际为{ $found }行
    .characters = { $help }，实际为{ $found }个字符
    .recognised-grid-cells-each = 认出是一个盘面，但每行应为{ $size }格，而第{ $number }行为{ $found }格
    .rows = 应为{ $size }行，实际为{ $found }行
    .n-n-n-candidates = 应为n*n*n个候选数（9×9为729个），每个写出它的值或空白
    .givens-many-region-letters = 应为提示数和同样多的不规则宫字母，实际为{ $found }个字符
    .board = { $size }×{ $size }应为{ $wanted }格，实际为{ $found }格

bad-character =
    .value = 应为1到9、+或.，实际为{ QUOTE($found) }
    .recognised-grid-blank-row = 认出是一个盘面，但应为1到{ $size }或空白，而第{ $number }行有{ QUOTE($found) }

bad-candidate = 应为数字、行、列，例如349，实际为{ QUOTE($found) }

bad-link =
    .sudokumaker-changed = 认出是SudokuMaker的链接，但它不完整或被改动过
    .sudokumaker-cells = 认出是SudokuMaker的题目，但格数与盘面不符
    .lisudoku-changed = 认出是lisudoku的题目，但它被改动过
    .sumocue-cells = 认出是SumoCue的题目，但有{ $found }个完整的格；应为正方形盘面的格数
    .sumocue-cage = { $cell }应在由另一格开头的笼里
    .sumocue = 认出是SumoCue的题目：{ $why }
    .sudokumaker-board = 认出是SudokuMaker的题目：{ $why }
    .puzzle-f-puzzles-sudokupad = 应为f-puzzles或SudokuPad的题目，带有盘面或单元格
    .data-puzzle-link-something = 这个链接里应为题目的数据，实际为别的内容
    .recognised-link-pencilmark-puzzle = 认出是Pencilmark的链接，但其中的题目不完整或被改动过
    .penpa-changed = 认出是Penpa的链接，但它不完整或被改动过
    .whole-link-puzzle-cut = 应为完整的链接：其中的题目不完整或被改动过
    .recognised-json-grid-n = 认出是JSON，但其中没有n行n格的盘面
    .recognised-grid-sudoku-coach = 认出是sudoku.coach的盘面，但它不完整或被改动过
    .recognised-code-grid-cut = 认出是盘面的代码{ $text }，但它不完整或被改动过
    .recognised-grid-sudokuwiki-s = 认出是SudokuWiki的盘面（S9B），但它被改动过
    .recognised-grid-sudoku-coach-2 = 认出是sudoku.coach的盘面，但其中没有数字
    .recognised-sudoku-puzz-link = 认出是puzz.link的数独，但格数与大小不符
    .sudokupad = SudokuPad的数据：{ $why }

other-program =
    .sudokumaker-digits = 认出是SudokuMaker的题目；它的数字不是从0或更大的数起依次增大
    .penpa-without-puzzle = 认出是Penpa的链接，但其中没有题目；应为长链接（m=edit&p=...）
    .penpa-not-square = 认出是Penpa的链接，但盘面不是正方形
    .penpa-without-digits = 认出是Penpa的链接；它的格里没有数字，所画的图形含义不明

server-link =
    .link-only-names-puzzle = { $value }的这个链接只写了存在服务器上的题目的名称；应为含有题目的长链接：请在那里打开，再复制盘面或长链接
    .short-link-open-paste = 这是{ $host }的短链接：请打开它，再粘贴它所指向的网址

seed-link =
    .link-has-only-seed = 这个链接里只有随机题目的种子；应为含有单元格的编号
    .id-simon-tatham-solo = 这个Simon Tatham的Solo编号是随机种子；应为含有单元格的游戏编号（3x3:...）

too-long =
    .characters-link = 链接最多{ $most }个字符
    .clues-link = 链接里最多{ $most }个条件
    .characters-2 = 最多{ NUMBER($most) }个字符，实际为{ NUMBER($found) }个

empty =
    .puzzle-nothing = 应为一道题目，实际什么也没有

bad-choice = 应为{ $known }之一，实际为{ QUOTE($found) }

bad-tatham =
    .game-id-solo-x = 应为Solo的游戏编号，例如3x3:加上它的单元格
    .regions-game-id = 这个游戏编号应有{ $size }个不规则宫，实际为{ $found }个
    .board = Solo的编号：{ $why }

binary = 这不是文字，而是图片或文档；应为其中的文字
no-digits = 只有文字，没有数字；{ $help }
no-places = 有{ $found }个数字，但没有写出空格，位置已经丢失；{ $help }
a-table = 认出是{ $high }行{ $wide }列的表；{ $help }

no-puzzle =
    .recognised-file-sections-grid = 认出是分节的文件，但[Puzzle]下没有盘面
    .recognised-html-xml-table = 认出是HTML或XML，但其中没有单元格的表，也没有成行的题目

bad-iss = { $why }
expected-cells = 应为n*n格的一行（9×9为81格），或n行每行n格

bad-value =
    .group = 应为1到{ $top }的值、空白或候选数，而{ $where }处为{ QUOTE($found) }

form-board =
    .classic = 这种格式的盘面应为9×9，实际为{ $found }
    .size = 这种格式的盘面应为{ $least }×{ $least }到{ $most }×{ $most }，实际为{ $found }
    .several = 这种格式只能写一个正方形盘面，实际为{ $found }
    .one-grid = 这种格式只能写一个盘面，实际为{ $found }

bad-own =
    .puzzle = 认出是Pencilmark的题目（JSON）：{ $why }
    .marks = 认出是Pencilmark的题目（JSON）：应有{ $count }个从{ $first }到{ $top }的候选数列表

not-held-board = 盘面（{ $board }）
not-held-rules = 规则
not-held-placed = 你填的数字
not-held-marks = 标记
not-held-candidates = 题目自带的候选数
not-held-title = 标题
not-held-author = 作者
not-held-text = 文字说明的规则
fpuzzles-negative-not-supported = 不支持反向的{ $name }
fpuzzles-dots-other-colour-do = 这里另一种颜色的点不能算作反向规则的例外
fpuzzles-digits-marked-diagonal-all = 所标对角线上的数字各不相同。
fpuzzles-formula = 这是算式
fpuzzles-not-supported = { $key }：有{ $count }个不支持
fpuzzles-left-out = { $key } { $number }已略去：{ $message }
ipuz-no-sign = 不是这道题的符号：{ QUOTE($found) }
ipuz-signs = 它的符号{ $signs }显示为数字
signs-unknown = 有一个符号未出现在任何格中，以{ $sign }表示
fpuzzles-normal-sudoku-rules-apply = 适用标准数独规则。
fpuzzles-has-no-like = 没有对应的条件
grids-value-left-out-expected = { $cell_name }的值已略去：应为1到{ $top }，实际为{ QUOTE($value) }
grids-regions-no-proper-size = { $count }个大小不合适的不规则宫已略去
grids-cells-not-supported = 不支持单元格的{ $key }
grids-pencil-marks-corners-cells = { $corner }格的角标不保留
grids-colours-cells-not-kept = { $colours }格的颜色不保留
kinds-does-not-look-along = 它没有看整条斜线
kinds-expected-cell-such-r = 应为R1C1之类的单元格，实际为{ $name }
kinds-expected-cell-grid-found = 应为盘面上的单元格，实际为{ $name }
kinds-expected-cells = 应为R1C1之类的单元格列表，实际为{ $found }
kinds-expected-direction = 方向应为{ $known }，实际为{ $found }
kinds-expected-list = "{ $key }"下应为列表，实际为{ $found }
kinds-expected-object = 应为带有"cells"之类字段的对象，实际为{ $found }
kinds-expected-most-cells = 最多{ $size }格
kinds-expected-whole-number-found = 应为整数，实际为{ $text }
kinds-has-no-number = 它没有数
kinds-nothing = 无
kinds-expected-two-cells-found = 应为两格，实际为{ $count }格
kinds-expected-value = 应为{ OR($known) }，实际为{ $value }
kinds-its-circle-not-read = 它的圆圈不是从左到右读的
kinds-expected-cell-beside-grid = 应为盘面旁的一格，实际为{ $cell }
kinds-its-cells-not-neighbours = 它的格不相邻
kinds-does-not-look-along-whole = 它没有看整行或整列
links-pencilmark-link = Pencilmark链接
links-page = 网页
links-link = { $host }链接里的{ $format }
read-one-puzzle-x = 一道{ $size }×{ $size }的题目
read-simple-sudoku = Simple Sudoku
read-grid-candidates = 候选数盘面
read-list-puzzles-x = { $count }道{ $small }×{ $small }题目的列表
iss-interactive-sudoku-solver = Interactive Sudoku Solver
iss-one-diagonal-alone-not = 不支持只有一条对角线
iss-left-out = { $name }已略去：{ $message }
iss-not-supported = 不支持{ $name }
penpa-small-numbers = 小数字
penpa-shaded-cells = 涂色的格
penpa-lines-along-edges = 沿边的线
penpa-drawn-what-they-mean = 画有{ $text }：含义不保留
penpa-texts-no-digits-grid = 盘面上{ $outside }处不是数字的文字已略去
sudokumaker-there-no-edge = 没有{ $edge }这条边
sudokumaker-has-no-cells = 它没有单元格
sudokumaker-all-them-shown-not = { OR($nouns) }：“已全部标出”不保留
sudokumaker-drawing-not-kept = 一处图画不保留
sudokumaker-constraint-type-not-supported = 不支持{ $kind }类型的条件
sudokumaker-left-out = { OR($nouns) }已略去：{ $why }
tatham-tatham-game-id = Tatham游戏编号
sudokupad-global-rule-not-supported = 不支持全盘规则{ $name }
sudokupad-not-supported = 不支持{ $key }
sudokupad-expected-cells-grid = 应为盘面上的单元格
sudokupad-cells-beside = 盘面旁的{ $cells }个单元格已略去，画在那里的内容保留
sudokupad-no-houses = 盘面不是正方形，文件也没有给出区域：行、列和宫只写在文字规则中
sudokupad-values-told = 根据文字规则，数字为{ $first }到{ $last }
sudokupad-few-values = 只有数字{ $first }到{ $last }，行、列和宫中的数字不会各不相同：其中有哪些数字只写在文字规则中
sudokupad-read-from-words = 文字规则中提到了名称，据此读出：{ $names }
worded-named-otherwise = 文字规则中提到，但与这里的规则不同或说明不足，因此没有读出：{ $names }
sudokupad-read-from-drawing-compared = 从图画读出，请与文字规则核对：{ $names }
sudokupad-drawn-what-only-rules =
    画有{ $count }个{ $key ->
        [lines] 线条
        [arrows] 箭头
        [cages] 笼
        [overlays] 上层图形
       *[underlays] 底层图形
    }：含义只在文字规则里
own-out-of-date = 自Pencilmark写出之后，约束或图形已被改动：读取的是改动后的内容，而不是Pencilmark附带保存的规则
sudokupad-says-nothing-about-its = 没有说明它的数字
sudokupad-cage-left-out = 笼{ $number }已略去：{ $error }
sudokupad-drawing-left-out = { $name }的图画已略去：{ $message }
gather-list-grids = { NUMBER($count) }个盘面的列表
list-of-puzzles = { NUMBER($count) }道题目的列表
hodoku-library-line = HoDoKu题库行
tags-xml-puzzles = 含{ NUMBER($count) }道题目的XML
triples-list-clues = 提示数列表
triples-row-column-value = 行、列、值
triples-value-row-column = 值、行、列
triples-a-list-of-clues-as = 写成{ $names }的提示数列表
penpa-arrows = 箭头
penpa-cages = 笼
penpa-frames = 边框
penpa-lines = 线
penpa-symbols = 符号
penpa-thermometers = 温度计
penpa-walls = 墙
list-of-puzzles-of-size = { NUMBER($count) }道{ $size }×{ $size }题目的列表
sudokupad-untitled = 无标题
sudokupad-unknown = 佚名
unread-most = 这段文字里的大部分数字没有读出：请把盘面与文字核对
unread-list = { $format }，旁边还有没读的数字
sudokumaker-not-supported = { $name }：不支持
