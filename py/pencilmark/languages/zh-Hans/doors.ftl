### 网页和命令行共用的：请求和文件的错误，以及进度。

bad-request =
    .type = { $place }应为{ $expected }，实际为{ $found }
    .field = { $place }里应有字段{ $name }
    .object-id-kind = 应为带有id和kind的对象
    .json-text = 应为JSON文字：{ $why }

bad-options =
    .chapters-by-by-not = 章节只能用--{ $option }或--{ $other }之一指定，不能同时用
    .file-tells-chapters-beside = 文件已写明章节，不应再用--{ $option }
    .over-source = 表会写到题目的来源{ $file }上：--csv应另取名称
    .bad-journal = 上次运行的记录读不出来：请去掉--resume，重新生成文件
    .other-run = { $file }开始时用的{ $what }不同：应沿用那次的选项
    .table = 名称应以{ $known }之一结尾，实际为{ QUOTE($found) }
    .beside = { $where }不应有--{ $option }

bad-count =
    .count-each-chapter = 每章应带数量，例如{ $name }:20，实际为{ QUOTE($found) }
    .number-puzzles = 应为题目的数量，实际为{ $found }
    .puzzles-print = 要打印的题目应为1到{ $most }道，实际为{ $found }

no-file =
    .file-can-be-written = 应为可以写入的文件，实际为{ QUOTE($found) }
    .over-other = 应先写PDF的名称，实际为{ QUOTE($found) }，它是已有的文件，但不是PDF：未作改动
    .not-read = 应为{ $expected }，实际为{ QUOTE($found) }：{ $why }
    .no-input = 应为文件，或可以读取的标准输入
    .cannot-be-written = 无法写入{ QUOTE($path) }：{ $why }

other-program =
    .sudocue-ratings = { QUOTE($found) }是SudoCue对某个列表的评分；应为列表本身（.sdm）

no-output = 无法写出结果：{ $why }
    .closed = 标准输出已关闭

no-notebook = 笔记本中的棋盘需要anywidget（pip install 'pencilmark[notebook]'）
no-mcp = MCP服务器需要mcp（pip install 'pencilmark[mcp]'）
no-png = PNG需要pypdfium2（pip install 'pencilmark[picture-pdf]'）

no-cluster =
    .not-installed = 使用集群需要distributed（pip install 'pencilmark[cluster]'）
    .no-answer = { $address }没有调度器应答：{ $why }
    .no-package = { $address }的工作进程没有pencilmark包
    .no-workers = { $address }的调度器没有工作进程
    .version = 工作进程{ $worker }的pencilmark是{ $other }，这里是{ $own }

no-process = 分担工作的一个进程被外部结束了
no-parquet = Parquet需要pyarrow（pip install 'pencilmark[parquet]'）

bad-value =
    .option = --{ $option }应为{ $wanted }，实际为{ QUOTE($found) }

bad-scales = 评分标准应为{ $known }，实际为{ QUOTE($found) }
bad-scale = 应为{ $known }中的几项，实际为{ QUOTE($found) }
only-nine = 应为普通9×9盘面的图案
has-candidates = 应为只有数字的题目，这一道自带候选数
has-rules = 应为只有数字的题目，这一道有{ $count }条规则
a-list = 应为一道题目，实际为{ $found }

empty =
    .puzzles-print-none = 应有要打印的题目，实际没有

bad-technique =
    .technique = 应为{ $example }之类的技巧，实际为{ QUOTE($found) }

unknown-kind = 应为{ $known }之一，实际为{ QUOTE($found) }

bad-variant =
    .choose-cell-edge-drag = 选边上的一格，或者从边上往里拖
    .cell-numbers = 单元格应为0到{ $cells }，实际为{ $found }
    .two-cells-same-twice = 应为两格，实际两次是同一格
    .go-on-diagonally = 从边上开始，沿斜线继续
    .go-on-straight = 从边上开始，沿行或列继续
    .next-cell-too = 再沿斜线选下一格

no-practice =
    .technique-positions-practise-on = 应为有练习局面的技巧

no-cells =
    .choose = 请选单元格
    .choose-number = 请选单元格，再给一个数

unknown-variant =
    .other = 应为变型的名称，实际为{ QUOTE($found) }

in-file = { $places }：{ $why }
at-line = 第{ $at }行
at-column = 第{ $at }列
page-drawn = 第{ $page }页，共{ $total }页
puzzles-answered = 已求解并评分{ $done }题，共{ $total }题
steps-found = 已找到{ $count }步
positions-seen = 已查看{ NUMBER($nodes) }个局面
positions-seen-and-help-is-coming = 已查看{ NUMBER($nodes) }个局面；另一个求解器正赶来帮忙
solutions-counted = 目前{ NUMBER($count) }个解
solutions-estimated = 目前{ NUMBER($count) }个解，总共约{ $estimate }个
cells-tried = 已查看{ $done }格，共{ $total }格
parts-tried = 已找到{ $found }个可以去掉的
conflict-sought = 正在找互相矛盾的少数几个
isomorphs-compared = 正在比较等价题
search-told = 正在跟踪搜索
seeds-tried = 已试{ $done }种次序，共{ $total }种
looking-for = 正在找{ $technique }
pages-written = 已写好{ NUMBER($share, style: "percent") }的页
surveyed = { NUMBER($number) }/{ NUMBER($total) }
vicinity-found = 已找到{ NUMBER($found) }道
pattern-told = 已评分{ NUMBER($rated) }题，找到{ NUMBER($found) }题
pattern-vain = 正在填图案：随机的{ NUMBER($sample) }个盘面都不行，所以可行的不到{ NUMBER($bound) }分之一（置信度90%）
writing-down = 正在写出
puzzles-read = 已读取{ NUMBER($number) }题，共{ NUMBER($total) }题
techniques-tried = 已试{ $count }种技巧
generate-made = 已出{ $done }题，共{ $total }题
generate-near = { $tried }，最接近的：{ $nearest }
generate-usual = 通常{ $usual }
generate-rating = 出好一道，正在评分
generate-grid = 盘面{ $grid }；{ $doing }
seed-grid = 种子{ $seed }：盘面{ $tried }，{ $doing }
seed-try = 种子{ $seed }：第{ $tried }次还缺{ $doing }
checking-text = 文字
checking-request = 请求
checking-object = 对象
checking-list = 列表
checking-one-of = { $known }之一
checking-most-bits = 最多53位的{ $expected }
survey-board-line = 盘面和一行
checking-null = null
console-more = ……还有{ NUMBER($count) }个字符
beside-option = 有--{ $option }时
without-option = 没有--{ $option }时
place-for-level = 难度…
place-for-er = ER…

notebook-mark = 标记
notebook-undo = 撤销
notebook-hint = 提示
notebook-step = 下一步
notebook-solved = 已解出。
