### 求解器：为什么不能启动，以及搜索记录；记录开头的词对齐成一列。

no-wasm =
    .browser-refuses-kernel = 这个浏览器不接受内核：{ $why }
    .kernel-has-no-room = 内核放不下这个盘面
    .kernel-knows-board-values = 内核不支持有{ $value_count }个值的盘面
    .kernel-needs-wasmtime-pip = 内核需要wasmtime（pip install 'pencilmark[fast]'）
    .wasmtime-refuses-kernel = wasmtime不接受内核：{ $why }

no-sat =
    .rules-can-t-be = 这些规则不能写成子句：{ $why }
    .needs-package-python-sat = 需要python-sat包：pip install 'pencilmark[sat]'

bad-limit = 至少要找1个解，实际为{ $found }
bad-exchange = 应为提示数的交换，如{"{"}-2+1{"}"}，实际为{ QUOTE($found) }
timeout = 搜索用完了限额，已停止
choice-of-values = { $where }有{ $count }种选择
value-in-house = { $house }的{ $value }
trace-start = 开始  { $givens }个提示数，划掉{ $count }个候选数
trace-choose = 选择  { $placed }，{ $where }
trace-ripple = 推出  { $where }：{ $what }
trace-struck = 划掉{ $count }个候选数
trace-stop = 受阻  { $where }无数可填
trace-back = 退回  { $placed }不成立
trace-solution = 解
trace-givens = 提示数
trace-elimination = 排除
trace-only-choice = 仅有的选择
choice-of-places = { OR($cells) }的{ $value }
clauses-number-too-many-values = 某个数可取的值太多
clauses-table-too-large = 表太大
clauses-operation-literal = 对文字的运算
clauses-operation-too-many-values = 对太多值的运算
clauses-too-many-clauses = 子句太多
reader-many-cells = 多格的{ $name }
reader-division-may-undefined = 可能没有定义的除法
reader-may-undefined = 可能没有定义的{ $name }
sat-relation-another-kind = 另一类关系式
terms-many-cells = 多格的{ $name }
terms-number-grows-too-large = 某个数太大
terms-count-many = 多格的count
terms-digits-many-terms = 多项的digits
terms-term-never-defined = 从未定义的项
terms-term-few-cells-many = 格数少而值多的项
terms-item-terms-no-cells = item里的项不是单元格
terms-item-place-no-cell = item的位置不是单元格
a-term = 项
