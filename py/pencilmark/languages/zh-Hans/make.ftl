### 出题：要求有什么问题，建议怎样改。

bad-count =
    .levels-counts-easy-hard = 应为带数量的难度，例如Easy:5,Hard:3，实际为{ QUOTE($found) }

no-more = 好像没有和已出的不同的题目了

bad-board =
    .board-can-be-filled = 应为可以填满的盘面

no-grid =
    .board-can-be-filled = 应为可以填满的盘面，实际为{ QUOTE($found) }
    .way-fill = 没有找到填满{ QUOTE($name) }的办法

bad-pattern =
    .other = 题目的提示数应在相同的格里，实际为{ $found }
    .have-clue-exchanged-they = { $one }和{ $other }都没有提示数：互换之后就是另一个解
    .pattern-cells = 图案应为{ $count }格，实际为{ $found }格
    .pattern-not-symmetric-by = 图案不符合{ $symmetry }对称
    .pattern-has-clues = 图案有{ $count }个提示数

bad-symmetry = 应为{ $known }之一，实际为{ QUOTE($found) }

bad-wish =
    .puzzles-made-boards-many = 只能为值与行一样多的盘面出题
    .er-hodoku-levels-scores = ER以及HoDoKu的难度和分数只适用于9×9盘面
    .boards-beyond-x-have = 大于{ $most }×{ $most }的盘面没有难度和技巧
    .unheeded = 不应有{ $option }这一要求：这种题目用不到它
    .open = 开局可填格应为0到{ $most }，实际为{ $found }
    .practice-needs-technique = 练习题需要指定技巧
    .technique-and-any = 应为一种必须用到的技巧，或只须用到其中之一的几种，不能两者兼有
    .four = { $found }的题目只用唯一空格和宫内的隐性唯一就都能解出：没有比{ $level }更难的，也没有需要其他技巧的
    .givens-for-digits-swap = { $variant }需要提示数：一个也没有的话，互换数字后所有条件仍然成立
    .givens-which-has-too = { $variant }需要提示数：没有的话条件太少
    .try-more = 至少要尝试1次
    .board = { $variant }的盘面应为4到{ $most }，实际为{ $found }
    .operators = 运算符应为{ $known }
    .operands = 运算数应为1到{ $most }个
    .largest = 最大的常数应为0到999
    .formulas = 算式应为1到{ $most }个
    .givens = 提示数应为0到{ $most }个
    .neither = 应指定算式或提示数的个数

bad-effort =
    .level = 难易档要配合9行盘面的难度：{ $known }
    .range = 难易档应为1到{ $most }，实际为{ $low }到{ $high }

bad-level = 应为{ $known }之一，实际为{ QUOTE($found) }

bad-technique =
    .never-needed = 应为可能必需的技巧：用得上{ $technique }的地方，先就能用{ $plainer }（练习题只用到它自己）
    .id-technique-ladder = 应为技巧表里某个技巧的id，实际为{ QUOTE($found) }
    .beyond-singles = 应为直接可填以外的技巧，实际为{ QUOTE($found) }

bad-clues =
    .number-clues = 提示数应为0到{ $count }个
    .symmetry = 按{ $symmetry }对称，题目可以有{ $below }或{ $above }个提示数，但不能有{ $found }个

usual-seconds = { $count }秒
usual-more = 很久
usual-over = 超过{ $usual }
tried-so-far = 已试{ NUMBER($tried) }次
tried-of = 已试{ NUMBER($tried) }次，最多{ NUMBER($most) }次
tried-in-vain = { $tried }；随机的{ NUMBER($sample) }个盘面都不行，所以可行的不到{ NUMBER($bound) }分之一（置信度90%）
pattern-has = 提示数{ $clues }个；自同构{ NUMBER($automorphisms) }个
pattern-about = 随机的{ NUMBER($sample) }个盘面中有{ NUMBER($hits) }个可行：约{ $classes }类题目
pattern-none = 随机的{ NUMBER($sample) }个盘面都不行，所以可行的不到{ NUMBER($bound) }分之一（置信度90%）
grid-filling = 正在填满盘面
digging = 还有{ $left }个提示数，已试{ $percent }%的格

not-found =
    .wish-can-be-met = 试了{ $tries }个盘面，没有找到这样的题目
    .formulas = 要求应能在{ $tries }次内满足，还缺{ $missing }
    .too-few-formulas = 要求应能在{ $tries }次内满足，还缺{ $missing }；如果不要求全部必需，或者用运算符<与>，就能留下更多算式
    .tries = 试了{ $tries }次，没有找到这样的题目
    .in-vain = 没有找到提示数正好在这些格里的题目：随机的{ NUMBER($sample) }个盘面都不行，所以可行的不到{ NUMBER($bound) }分之一（置信度90%）

bad-variant =
    .kind = 应为{ $known }之一，实际为{ QUOTE($found) }

too-few-clues = 提示数至少要{ $fewest }个，更少就不会有唯一的解；实际为{ $found }个
none-known = 没有已知的题：最小题目在这里最多能搜到{ $most }个提示数，要的是{ $found }个
made-relative = 由这里已知的{ $count }道17个提示数的题之一变换而来：行、列和数字换了位置
made-relative-needing = 由这里已知的{ $count }道需要{ $technique }的题之一变换而来：行、列和数字换了位置
bad-range = 范围应从小到大，实际为{ $low }到{ $high }
missing-solution = 唯一的解
missing-way = 不用猜的解法
missing-count = { $count }个全都必需的算式
missing-proof = 在合理时间内的证明
missing-guess = 猜测
missing-circle = 循环
missing-formulas = 算式
setting-rated = 解题过程的{ $steps }步
setting-grid = 盘面
setting-clues-givens = { $clues }个条件，{ $givens }个提示数
setting-givens = { $givens }个提示数
setting-clues = { $clues }个条件
nearest = { $words }，{ $count }个提示数
nearest-unrated = 未评分
order-check-rule = 检查规则{ $number }：{ $rules }
order-smallest-set = 最小的一组
order-small-set = 较小的一组
order-guess = 猜{ $items }（{ $proof }：{ $count }）
order-follows-from-rule = { $names }由{ $source }按规则{ $rule }推出：{ $rules }
order-nothing = 无
