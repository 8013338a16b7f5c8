### 对操作的回应：检查、提示、列表。

## 课程

acts-working = Python正在准备例题。
acts-no-lesson = 没有这一课。
acts-needed-in = { $level }题目会用到
acts-not-rated = 难度和评分都不用它
acts-example = 例题：{ $name }
acts-example-more = 自己找出这一步，或者看提示。你的题目已经保存。
acts-practise = 练习：{ $name }
acts-practise-plainest = 这里的下一步就是它。自己找，或者看提示。你的题目已经保存。
acts-practise-among = 可能还有更简单的步骤：请找这一个。自己找，或者看提示。你的题目已经保存。
acts-rules-changed = 规则在此期间改过

## 读入的列表

acts-list = { NUMBER($count) }道题目
acts-list-titled = { NUMBER($count) }道题目：{ $title }
acts-list-broken = { $count }行中有{ $broken }行读不出来，原因写在那里。
acts-list-load = 载入其中一道，或者全部求解、评分。
acts-rated-of = 已评分{ $done }题，共{ $count }题
acts-solved-of = 已求解{ $done }题，共{ $count }题
acts-surveyed = 唯一解{ $unique }题，多解{ $multiple }题，无解{ $none }题。

## 检查

acts-to-go = 还剩{ $count }格。
acts-no-contradictions = 没有矛盾
acts-right = 目前都对
acts-nothing-back = 没有要撤回的。
acts-back = 已回到没出错的时候
acts-back-moves = 撤回了{ $moves }步。按“重做”可以恢复。
acts-signs-key = 文中{ $signs }。
acts-only-replay = 这是回放
acts-only-replay-more = 想填写，请按“自己玩这道题”。
acts-at-bookmark = 已回到书签
acts-at-bookmark-more = 按“撤销”可以恢复试填的内容。
acts-nothing-to-check = 无从检查
acts-not-unique = 这道题的解不唯一。
acts-clash = 有{ $count }个数字互相矛盾
acts-look-at = 看{ $cells }。
acts-wrong = 有{ $count }个数字错了
acts-took-back = 撤回了{ $count }个数字
acts-took-back-more = 其余的都对。按“撤销”可以恢复撤回的数字。
acts-colours-wrong = 有{ $count }格的颜色错了
acts-marks-lack = 有{ $count }格的标记里缺了应填的数字
acts-marks-corner = 角标按候选数看。如果你的角标表示宫里的位置，请在“设置”里选择。
acts-digits-right = 数字全对
acts-to-colour = 还有{ $count }格要涂色。

## 提示、步骤和路径

acts-hinting = 正在找下一步
acts-hinting-more = Python先试最简单的技巧。
acts-listing = 正在找所有步骤
acts-listing-more = Python逐个试各种技巧。
acts-walking = 正在一步步求解
acts-walking-more = Python每次走最简单的一步。
acts-writing = 正在写出路径
acts-writing-more = 每步都要配图，请稍等。
acts-where-to-look = 看哪里
acts-step = 第{ $at }步，共{ $count }步：{ $name }
acts-path-solved = 解出来了
acts-path-steps = 共{ $count }步，每格都填好了。
acts-path-stopped = 停在这里
acts-path-ask-again = 再按一次“路径”，就能得到全部。
acts-path-end = 没有找到下一步
acts-path-end-more = 从这里起只能试数。
acts-digits-wrong =
    { $count ->
        [1] 有一个数字错了
       *[other] 有几个数字错了
    }
acts-look-first = 先看{ $cells }。
acts-done = 已经没有要做的
acts-done-more = 每格都填好了。
acts-guess = 没有找到下一步
acts-guess-more = 这里的各种技巧都推不下去，只能试数。
acts-fog = 看得见的已经推不出更多
acts-fog-more = 看得见的部分推不出下一步。下一步也许在雾下面：“解题”会看那里。
acts-empty = 还没有题目
acts-empty-more = 粘贴或输入一道题目，再按“提示”。
acts-hints-need-one = 只有唯一解的题目才有提示。
acts-hints-need-one-but-steps = 只有唯一解的题目才有提示。“解题”里的“步骤”会列出在所有解里都成立的步骤。
acts-did = 这一步已做
acts-digit-at = { $cell }的{ $digit }
acts-coloured = 已给{ $cells }涂色。按“撤销”可以恢复。
acts-wrote = 填上了{ AND($all) }。按“撤销”可以恢复。
acts-digits-from = { $cells }的{ AND($digits) }
acts-all-marks-now = 标记已全部填上。
acts-took-away = 删去了{ AND($all) }。按“撤销”可以恢复。
acts-notation-copied = 已复制
acts-notation-not-copied = 请选中后复制
acts-learn = 学习和练习：{ $name }
acts-none-with-words = 没有含所有这些词的步骤。
acts-steps = { $count }个步骤
acts-techniques = { $count }种技巧
acts-steps-of = { $techniques }，{ $steps }。
acts-steps-of-stopped = { $techniques }，{ $steps }，没有找完就停了。
acts-steps-at-least = { $techniques }，至少{ $steps }。
acts-steps-at-least-stopped = { $techniques }，至少{ $steps }，没有找完就停了。

## 图中记号的含义

acts-sign-tinted = 着色的格：这一步的依据
acts-sign-reddish = 偏红的格：那里要删数
acts-sign-frame = 方框：一个区域或一组格
acts-sign-dashed-frame = 虚线框：覆盖它们的区域
acts-sign-circle = 着色的圈：结构里的候选数
acts-sign-disc = 实心圆：推理中为真
acts-sign-thick = 粗圈：推理中为假
acts-sign-square = 方块：鳍
acts-sign-filled-square = 实心方块：另一种颜色
acts-sign-diamond = 菱形：另外有关的候选数
acts-sign-solid = 实线：两个中有一个为真
acts-sign-dashed = 虚线：两个不都为真
acts-sign-ring = 圆环：那里已有的数字
acts-sign-large = 圆环里的大数字：填在那里
acts-sign-struck = 红线划掉：要删去的候选数

## Python启动时

acts-waiting = 正在等Python
acts-will-hint = 准备好就开始找下一步。
acts-will-steps = 准备好就列出步骤。
acts-will-path = 准备好就找路径。
acts-will-walkthrough = 准备好就写出路径。
acts-will-read = 准备好就读取。
acts-will-make = 准备好就出题。
acts-will-solve = 准备好就求解。
acts-will-rate = 准备好就评分。
acts-will-check = 准备好就检查。
acts-reading = 读取中
