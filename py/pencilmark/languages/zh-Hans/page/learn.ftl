### 学习。

## 入门六课：标题，以及一行内容介绍

learn-first-rule = 规则
learn-first-rule-words = 每行、每列、每宫里，1到9各出现一次。
learn-first-cell = 最后一格
learn-first-cell-words = 已经有八个数字，第九个一看便知。
learn-first-place = 唯一的位置
learn-first-place-words = 这一宫里，只剩一格能填它。
learn-first-digit = 唯一的数字
learn-first-digit-words = 这一格能看到另外八个数字。
learn-first-pairs = 数对
learn-first-pairs-words = 两格占住两个数字，其他格就不能再填。
learn-first-pointing = 宫区块
learn-first-pointing-words = 看一宫，就知道一行里哪些格不能填。

## 说明

learn-learnt = 已学会
learn-for-rules = 杀手、温度计等其他规则
learn-place-in = { $level }，第{ $at }课，共{ $all }课
learn-practise = 练习{ $name }
learn-practise-these = 练习这些技巧
learn-last-hints = 上一局的提示用到了{ AND($names) }。
learn-practise-level = 练习{ $level }难度的技巧

## 页面上的文字

learn-practice = 练习
learn-another-one = 再来一题
learn-the-lesson = 看课程
learn-back-to-your-puzzle = 回到你的题目
learn-python-is-fetching-the = Python正在取这一课。
learn-back-to-the-grid = 回到盘面
learn-start-here = 从这里开始
learn-six-lessons-of-two = 六节课，每节两分钟
learn-find-a-technique = 查找技巧
learn-find-wing-fish-rectangle = 例如：Wing、鱼、矩形
learn-lessons = 课程
learn-no-technique-is-called = 没有叫这个名字的技巧。
learn-all-lessons = 全部课程
learn-practise-this = 练习这个技巧
learn-try-the-example = 试试例题
learn-we-have-no-example = 这个技巧还没有例题。
learn-in-this-example = 在这道例题里
learn-before = 上一课：{ $name }
learn-after = 下一课：{ $name }
