### 批量。

## 各列，从左到右

many-column-number = 编号
many-column-puzzle = 题目
many-column-name = 名称
many-column-rated = 原评分
many-column-clues = 提示数
many-column-status = 解
many-column-minimal = 最小
many-column-symmetry = 对称
many-column-hardest = 最难的一步
many-column-er = ER
many-column-ep = EP
many-column-ed = ED
many-column-score = 分数
many-column-technique = 步数
many-column-twin = 等同于
many-column-canonical = 标准形
many-column-solution = 答案

## 与所填的列叫法不同的问题

many-asked-canonical = 重复题，标准形
many-asked-level = 难度，最难的一步
many-asked-score = HoDoKu的分数
many-asked-technique = 开局可用的步：
many-technique = 技巧
many-asked-er = ER、EP、ED

## 表里

many-status-none = 无解
many-status-one = 唯一
many-status-several = 多解
many-minimal-no = 否
many-minimal-yes = 是

## 说明

many-nothing-known = 还一无所知
many-kept = 上次的列表。
many-kept-paused = 上次的列表，已暂停。
many-too-many = 表里放得下{ NUMBER($most) }道题目；略去了{ NUMBER($over) }道。
many-line-cells = 第{ $line }行有{ $cells }格；9×9的题目有{ $classic }格
many-line-no-digits = 第{ $line }行没有数字：{ $text }
many-nothing-typed = 请先粘贴题目，或打开文件。
many-not-bare = 这道题自带标记：请在“解题”里打开
many-stopped = 已停止。读到的都在表里。
many-open-in = 打开到
many-choose = 选择第{ $number }题
many-count = { NUMBER($all) }道题目
many-count-of = { NUMBER($all) }道题目中的{ NUMBER($shown) }道
many-print-some = 打印所选{ NUMBER($chosen) }道
many-near = 所选题目附近
many-near-minimal = 只要最小的
many-near-go = 查找
many-near-name = { $number }的{ $exchange }
many-near-found = 在附近找到{ NUMBER($found) }道题目。
many-near-twins = 孪生题
many-near-below = 其下的最小题目
many-near-grid = 终盘的最小题目
many-near-er = 按ER攀升
many-near-score = 按HoDoKu分数攀升
many-near-givens = 提示数上限
many-near-again = 继续查找
many-near-kind = { $kind }：{ $number }
many-grid-go = 研究终盘
many-grid-title = 第{ $number }题的终盘
many-grid-automorphisms = 自同构
many-grid-bands = 大行（共416类）
many-grid-stacks = 大列
many-grid-completions = 各自的补全方式数
many-grid-sets = 至多{ $most }格的不可避免集
many-grid-of-size = { $size }格：{ NUMBER($sets) }
many-grid-of-orbits = { $size }格：{ NUMBER($sets) }（不计自同构{ NUMBER($orbits) }）
many-grid-mcn = 互不相交的最多个数（MCN）
many-grid-proved = { $mcn }，已证明
many-grid-unproved = 至少{ $mcn }
many-game = Patterns Game
many-game-about = 按评分寻找提示数位于相同格的题目，找到后加入列表；每次换一个提示数的值。
many-game-pattern = 图案（提示数记作X），或用来起步的题目
many-game-changed = 交换
many-game-count = 题数
many-game-each = 同一ER只取一题
many-game-go = 搜索
many-game-copy = 复制为ED=ER/EP/ED
many-game-found = 找到{ NUMBER($found) }题，评分{ NUMBER($rated) }题。
many-game-copied = 已复制{ NUMBER($count) }题。
many-game-not-copied = 没有复制任何内容。
many-answers = 结果{ NUMBER($done) }/{ NUMBER($total) }
many-paused = 已暂停，{ $answers }
many-a-second = 每秒{ NUMBER($rate) }个
many-left = 还要{ $time }
many-pythons = { $count }个Python
many-seconds = { $count }秒
many-hours = { NUMBER($count, minimumFractionDigits: 1) }小时

## 页面上的文字

many-many-puzzles = 批量题目
many-check-a-whole-list = 一次检查整个列表：哪些题目有唯一解，各有多难，哪些其实是同一道。
many-your-table-will-appear = 你的表会出现在这里。
many-a-list = 列表
many-add = 添加
many-open-files = 打开文件
many-you-can-also-drop = 也可以把文件拖到页面任何地方：每行一道题目、表格或盘面，最多250,000道。
many-one-solution = 解唯一吗？
many-each-puzzle-is-proved = 每道题都会证明是唯一解、多解还是无解。读不出来的行会写明原因。
many-how-hard = 有多难？
many-givens-level-hardest-technique = 提示数、难度、最难的技巧、HoDoKu分数和ER，可以排序、筛选、画图。
many-seen-before = 见过吗？
many-duplicates-are-found-even = 旋转、翻转或换了数字的重复题，也找得出来。
many-this-browser-stores-nothing = 这个浏览器不保存内容，重新载入后列表就没了。
many-find-out = 查什么
many-filter = 筛选
many-er-7-solutions-one = er>=7 solutions=one
many-columns = 列
many-part-of-a-puzzle = 题目或名称的一部分，或条件：clues<24, level=hard, minimal=yes
many-puzzles = 题目
many-choose-all-or-none = 全选或全不选
many-print-the-chosen = 打印所选
many-save-csv = 存为CSV
many-save-json-lines = 存为JSON行
many-clear-the-list = 清空列表
many-chart = 图表
many-how-the-values-are = 数值的分布
many-resume = 继续
many-choose-column = 选择
many-column-of = 列：{ $title }
many-play = 玩第{ $number }题
many-solve = 解第{ $number }题
