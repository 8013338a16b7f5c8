### 条件在句子中的名称、评定难度时的进度、解题过程。

bad-technique =
    .id-technique-makes-steps = 应为能产生步骤的技巧的id，实际为{ QUOTE($found) }
    .ids-techniques = 应为技巧的id，实际为{ QUOTE($found) }

rating-own = 我们的路径，第{ $step }步：尝试{ $technique }
rating-hodoku = HoDoKu的路径，第{ $step }步
rating-se = Sukaku Explainer的路径，{ $trying }
rating-class = 最小等价题，{ $trying }
rating-next = ER至少{ $er }：尝试下一步
rating-depth = 直接可填的有{ $singles }格，继续尝试
rating-rung = ER至少{ $er }：尝试{ $rung }
guard-false = 因不成立而略去：{ $technique } { $result }
clue-as-line = { $start }到{ $end }的{ $noun }
clue-as-sight-with-number = { $house }的{ $noun }{ $number }
clue-as-sight = { $house }的{ $noun }
clue-region-count = { $cell }处的{ $noun }
clue-region-arrow = { $cell }处的{ $noun }
clue-shade-count = { $cell }处的{ $noun }
clue-as-cells = { $cell }处的{ $noun }
clue-as-cells-with-number = { $cell }处的{ $noun }（{ $number }）
clue-as-short = { $noun }
clue-as-mark = { $one }和{ $two }之间的{ $noun }
clue-as-marks = 从{ $cell }起的{ $noun }
clue-as-board = { $noun }规则
clue-as-formula = 算式{ $text }
clue-as-diagonal = { $start }到{ $end }的{ $noun }{ $number }
sight-row = 第{ $number }行
sight-column = 第{ $number }列
sight-from =
    { $house }{ $side ->
        [left] 左侧
        [right] 右侧
        [top] 上方
       *[bottom] 下方
    }
sight-diagonal = 从{ $cell }出发的斜线
says-same = { $a }和{ $b }数字相同
walkthrough-stuck = 路径到此为止，还有{ SPELLED($count) }格空着。
hints-beyond = 提示还不会用这些规则：{ AND($rules) }。只看数字推不出下一步。
walkthrough-steps-are-singles = { SPELLED($count) }个直接可填的格：{ CLAUSES($placed) }。
walkthrough-title = 解题过程
walkthrough-step = 第{ $first }步
walkthrough-steps = 第{ $first }到{ $last }步
walkthrough-puzzle = 题目
walkthrough-solution = 答案
walkthrough-where-path-ends = 路径到此为止
effort-within-level = { $level } { $effort }/{ $most }
minutes-average = { $low }至{ $high }分钟
walkthrough-singles = 直接可填
level-beginner = 入门
level-easy = 简单
level-medium = 中等
level-hard = 困难
level-expert = 专家
level-extreme = 极难
level-beyond = 地狱
level-unfair = 不公平
