### 题目页、书和练习页：印在纸上的内容，以及要求有什么问题。

too-many =
    .fewer-puzzles-page-qr = 每页的题目应少一些：二维码需要{ NUMBER($side, maximumFractionDigits: 0) } mm
    .fewer-puzzles-page-would = 每页的题目应少一些：{ $count }道时每道只有{ NUMBER($wide, maximumFractionDigits: 0) } mm宽
    .large = 每页的题目应少一些：大字版的数字至少{ $least }磅，实际为{ NUMBER($found, maximumFractionDigits: 1) }磅

bad-text = 字体里没有{ QUOTE($sign) }这个字，它出现在{ QUOTE($text) }

empty =
    .own-puzzles = 应有你自己的题目，实际没有

a-list =
    .own = 每行应为一道题目，实际为{ QUOTE($found) }

own-puzzle = 第{ $number }题{ $title }{ $how_many }，所以不能连同答案打印

bad-toml =
    .toml = 应为TOML：{ $words }
    .characters = 最多{ $most }个字符，实际为{ $found }个
    .book-file-lists-within = 应为书的文件，实际为列表中的列表

bad-value =
    .table-chapter-each-chapter = 每一章应为一个[[chapter]]表
    .key = { $key }应为{ $wanted }，实际为{ QUOTE($found) }

unknown-key = 应为{ $known }之一，实际为{ QUOTE($found) }

bad-per-page =
    .puzzles-page = 每页题目数应为{ $known }之一，实际为{ $found }
    .puzzles-page-2 = 每页题目数应为1到{ $most }，实际为{ $found }

bad-count =
    .chapter-puzzle-more = 一章至少要有1道题目，实际为{ $found }
    .puzzles-chapters = 各章题目合计应为1到{ $most }道，实际为{ $found }
    .puzzles = 应为1到{ $most }道题目，实际为{ $found }
    .pupils = 学生人数应为1到{ $most }，实际为{ $found }
    .pupil-number = 学生号码应为1到{ $most }，实际为{ $found }

bad-answers = 答案应为{ $known }，实际为{ QUOTE($found) }
bad-seed = 种子应为0到{ $most }，实际为{ $found }

bad-show =
    .be-shown = 显示内容应为{ $known }，实际为{ QUOTE($found) }
    .sheet = 应为{ $known }中的几项，实际为{ QUOTE($found) }

bad-logo =
    .kind = 标志应为SVG、PNG或JPEG，实际为别的格式
    .size = 标志最大{ $most } KB，实际更大
    .broken = 标志应为完整的JPEG，实际已损坏
    .colours = 标志的JPEG应为灰度或红绿蓝，实际为别的颜色
    .drawing = 标志的SVG应有路径和viewBox，这一个画不出来
    .press = 印刷用的标志应为纯色，这一个有渐变

bad-isbn = 应为末位校验正确的ISBN，实际为{ QUOTE($found) }
bad-used = 应为盘面和题目，实际为{ QUOTE($found) }
bad-volume = 册号应在1到{ $most }册的系列之内，实际为{ $series }册中的第{ $found }册

bad-bleed = 出血应为0到{ $most } mm，实际为{ $found }
    .sides = 出血的边应为{ OR($known) }，实际为{ QUOTE($found) }

bad-start = 起点应为{ OR($known) }，实际为{ QUOTE($found) }

bad-technique =
    .technique-practise = 应为技巧表里可以练习的技巧，实际为{ QUOTE($found) }

no-pdf = 写PDF需要{ $name }：pip install 'pencilmark[pdf]'
bad-title = 标题最多{ $most }个字

bad-paper =
    .sides-mm = 边长应为{ NUMBER($least, maximumFractionDigits: 0) }到{ NUMBER($most, maximumFractionDigits: 0) } mm，实际为{ QUOTE($found) }
    .name = 应为{ $known }或170x240mm之类的尺寸，实际为{ QUOTE($found) }

bad-margin =
    .margins-gutter-bleed-mm = 页边、装订边和出血应为0 mm或更大
    .margins-leave-mm-print = 除去页边，应留出{ NUMBER($least, maximumFractionDigits: 0) } mm可印

in-chapter = 章节{ QUOTE($name) }：{ $why }
chapter-lacks = 章节{ QUOTE($name) }的{ $count }题中缺{ $missing }题：{ $why }
book-lacks = { CLAUSES($lacks) }
bad-option = { $option }应为{ $known }之一，实际为{ QUOTE($found) }
pdf-written = PDF已写好{ NUMBER($share, style: "percent") }
page-laid-out = 已排好第{ $page }页，共{ $total }页
puzzles-made = 已出{ $count }题，共{ $total }题
puzzles-made-next = 已出{ $count }题，共{ $total }题；下一题已试{ NUMBER($tried) }次

no-practice =
    .shipped = 课程里没有{ $technique }的现成局面
    .own = 你的题目里应至少有2道用到{ $technique }，实际为{ $found }道
    .puzzles = 没有用到{ $technique }的题目：{ $why }
    .try-practice = 没有用到{ $technique }的题目：{ $why }；可以试试练习题，其余步骤都直接可填

bad-options =
    .no-isomorphs = 班级题目的盘面要有宫、没有其他规则，不能用{ $board }
    .not-unique = 班级题目须由唯一解的题目生成
    .pdfa-or-pdfx = PDF/A和PDF/X只能选一个：一份文件要么用于存档，要么用于印刷
    .barcode = 条形码需要ISBN
    .variant-alone = 变型题目是现出的：不能同时用自己的题目或课程里的局面
    .shipped = 课程里的局面已写好全部标记：不能同时用题目、练习题或提示数

own-looked-at = 已看过你的{ $count }题，共{ $total }题
printed-seed = 种子{ $seed }
drawn-row = 第{ $row }行：{ $values }。
drawn-board = 数独，{ $rows }×{ $columns }。
drawn-solution = 答案，{ $rows }×{ $columns }。
drawn-blank = 空
title-volume = { $title }，第{ $volume }册
examples-drawn = { $name }图例。{ $text }
licence-all-rights = 版权所有。
    .label = 版权所有
licence-cc-by = 只要注明作者，你可以分享和改编本书：知识共享 署名 4.0（CC BY 4.0）。
    .label = CC BY 4.0
licence-cc-by-nc = 只要注明作者且不用于商业目的，你可以分享和改编本书：知识共享 署名-非商业性使用 4.0（CC BY-NC 4.0）。
    .label = CC BY-NC 4.0
licence-cc0 = 你可以任意使用本书：知识共享零许可 1.0（CC0 1.0）。
    .label = CC0
licence-copies = 这些页可以复印给班级和社团使用。
    .label = 班级可以复印
front-made-pencilmark-from-seed = 由Pencilmark { $version }用种子{ $seed }制成：设置相同，就能再做出这本书。
front-no-two-book-alike = ，而且任何两题旋转、翻转后都不相同
front-every-puzzle-has-exactly = 每道题目都恰好有一个解{ $alike }。
front-renamed = ，换了数字也不相同
front-volume-no-two-have = 全{ $series }册之第{ $volume }册，各册没有相同的题目。
front-level-decides = 题目先按难度、再按难易档排列。旁边的评分（ER为Sukaku Explainer的评分）是另一种标准，次序可能不一致。
front-set-in-serif = 中文用Noto Sans SC，西文用Source Serif，两种字体都采用SIL开放字体许可证。
front-set-in-mixed = 中文用Noto Sans SC，西文用Source Serif和Source Sans，这些字体都采用SIL开放字体许可证。
front-set-in-sans = 中文用Noto Sans SC，西文用Source Sans，两种字体都采用SIL开放字体许可证。
logo = 出版者的标志
front-by = { $title }，{ $author }著
front-chapter = 第{ $place }章
volume = 第{ $volume }册
front-title-by = ，{ $author }著
how-to-every-from-once =
    1到{ $value_count }的每个{ $word ->
        [digit] 数字
       *[number] 数
    }各出现一次
how-to-every-letter = 题中的每个字母各出现一次
how-to-so-does-each-both = 两条对角线也是这样。
how-to-so-does-each-shaded = 每个涂灰的窗口也是这样。
how-to-cells-same-place-different = 各宫相同位置的格，数字各不相同。
how-to-house-shaded-all-differ = 涂灰的区域里，数字各不相同。
how-to-cells-knights-move-apart = 相距一步马的两格，数字不同。
how-to-cells-touch-corner-differ = 角相接的两格，数字不同。
how-to-each =
    { $kind ->
        [row] 每一行
       *[column] 每一列
    }
one-and-last = { $first }和{ $last }
how-to-pencil-marks-help-write = 标记很有用：在格里用小字写下还能填的数字，也就是候选数，不能填的就划掉。单元格按行和列命名：r3c5在第3行第5列。
how-to-solve = 怎样解题
how-to-each-box-thick-border = 粗线围成的每一宫
how-to-each-region-thick-border = 粗线围成的每个不规则宫
how-to-holds = { $head }里，{ $every }。
how-to-without-variants = 非变型
how-to-steps-below-all-puzzles = 下面是这些{ $whose }题目要用到的全部步骤，从最简单的起，各示范一次。
how-to-steps-below-most-puzzles = 下面是这些{ $whose }题目最常用到的步骤，从最简单的起，各示范一次。
how-to-drawings-slanted-digits-were = 图中的斜体数字是前面解出的。着色的格和画圈的候选数是这一步的依据，排除的画了线。沿实线箭头，一端为假则另一端为真；沿虚线箭头，一端为真则另一端为假。
pages-puzzles =
    { $span ->
        [single] 第{ $first }题
        [pair] 第{ $first }、{ $last }题
       *[more] 第{ $first }到{ $last }题
    }
pages-levels = { $first }到{ $last }
pages-answers = { $name }：答案
pages-puzzles-to =
    { $span ->
        [single] 第{ $first }题
        [pair] 第{ $first }、{ $last }题
       *[more] 第{ $first }到{ $last }题
    }
pages-pages =
    { $span ->
        [single] 第{ $first }页
        [pair] 第{ $first }、{ $last }页
       *[more] 第{ $first }到{ $last }页
    }
pages-easiest-first = ，从易到难
pages-formulas = 每道题的算式印在题目下方；其中的b3是第2行第3列的格。
pages-what-they-need = 用到的技巧：{ $names }。
pages-what-most-need = 多数题目用到的技巧：{ $names }。
pages-on = { $numbers }，在{ $where }{ $rises }。
puzzle-pages-answer-page = 答案在第{ $answer }页
puzzle-pages-page = 第{ $answer }页
puzzles-no-known-solution = 没有已知的解
puzzles-no-solution = 无解
puzzles-several-solutions = 有多个解
toml-text-quotes = 引号里的文字
toml-whole-number = 整数
toml-whole-number-most = 不大于{ NUMBER($most) }的整数
toml-number = 数
toml-number-most = 不大于{ NUMBER($most) }的数
toml-true-false = true或false
toml-list-texts = 文字的列表
toml-range-such = [1, 2]之类的范围
wish-formulas = 算式
titled-er = ER { $low }到{ $high }
titled-hodoku-level = HoDoKu { $low }
titled-hodoku-score = 分数{ $low }到{ $high }
titled-word = 字母数独
worksheet-your-turn-steps = 轮到你了。每个盘面是通往第一个{ $name }的一步：填好空白，再看下一个。
worksheet-puzzle = ，第{ $number }题
guided-place = { AND($cells) } = { $blank }
guided-strike = 从{ AND($cells) }删去{ $blank }
guided-step = { $name }。{ $where }{ $question }
guided-drawn = 第{ $number }步：{ $name }。{ $where }
worksheet-your-turn-find = 轮到你了。找出{ $name }，{ $task }。{ $start }。{ $hints }
worksheet-next-step-each-puzzle = 它就是每道题的下一步
worksheet-each-puzzle-needs-way = 每道题在途中都要用到它
worksheet-write-digit-gives = 填上由它得出的数字
worksheet-strike-out-what-rules = 划掉它排除的候选数
worksheet-where-look-told-upside = 该看哪里，倒着印在页脚。
entry-givens = { $count }个提示数
entry-clue-score = 条件分{ $score }
about-minutes = 约{ $minutes }分钟
pdf-pencilmark = Pencilmark { $version }
press-identifier = Custom
press-condition = 黑墨，非涂布纸
press-profile = 黑墨，网点扩大20%
pdf-qr-code-link-puzzle = 指向这道题的链接的二维码
sheet-answers = { $title }：答案
sheet-no-single-solution = 解不唯一
blurb-puzzles = { $count }道题目：{ $chapters }。
blurb-unique = 每道都恰好有一个解。
check-vector = 没有照片
check-template = 见印刷商的模板
no-braille = 没有仅用数字盘面就能表示的题目，无法写成盲文
braille = 每页一道题。字母a到i代表1到9，点3、6代表空格。宫与宫之间空两方，并空一行。答案在后面。
chapter-puzzles = 题目
heading-answers = 答案
heading-contents = 目录
heading-hints = 提示
heading-introduction = 前言
heading-worked = 解题示范
line-date = 日期
line-name = 姓名
worksheet-key = ：答案
heading-sheet = 题目页
sheet-of-class = { $title }：第{ $place }页

daily-title = 每日数独
daily-before = 前一天
daily-after = 后一天
daily-answer = 答案
class-title = 班级数独
class-answers = { $title }：答案
class-play = 开始
