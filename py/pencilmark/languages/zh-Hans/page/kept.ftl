### 你的题目：保存的对局。

## 为什么没有保存

kept-full = 这个浏览器没有空间了：最后几步没有保存。请删去不再需要的对局，或存成文件。
kept-full-of-made = 这个浏览器没有空间了：请把刚出的题目存成文件。
kept-newer = 这里运行过更新的版本：重新载入页面才能看到你的对局。在那之前不会保存。
kept-off = 这个浏览器不让本页保存内容：关闭页面，对局就没了。请存成文件。
kept-broken-off = 写入中断
kept-late = 浏览器的存储没有回应
kept-elsewhere = 这一局在另一个标签页里继续了

## 保存的对局有什么问题，写在括号里

kept-unread = 读不出来
kept-bare = 从空盘面开始
kept-no-record = 不是记录
kept-no-puzzle = 不是题目
kept-no-move = 不是一步
kept-no-board = 不是盘面
kept-no-batch = 不是一批
kept-wrong-batch = 记录的内容已损坏
kept-puzzle-away = 缺少题目
kept-board-away = 缺少盘面
kept-board-missing = 缺少盘面{ $board }
kept-move-away = 缺少第{ $number }步
kept-move-fails = 第{ $number }步做不了
kept-unknown-move = 没有叫{ $kind }的一步
kept-is-wrong = { $part }有误
kept-wrong-top = 最大的值有误
kept-are-wrong = { $part }有误
kept-lost = 丢失了几步
kept-lost-why = 这一局的记录损坏了（{ $why }）。之前的步骤都在，其余的已另外存放。

## 对局文件

kept-no-file = 这不是对局文件：应为“全部存为文件”写出的文件。
kept-newer-file = 这个文件由更新的版本（{ $version }）写出：请先重新载入页面。
kept-unreadable = 这个文件读不出来。
kept-taken-in = 导入{ $taken }局，{ $known }局已经有了。
kept-taken-in-refused = 导入{ $taken }局，{ $known }局已经有了，{ $refused }局损坏，已略去。

## 列表

kept-aside = { $count }道题目损坏，已另外存放。
kept-aside-now = 那道题目损坏了，已另外存放。
kept-sure = 确定删除
kept-outcome-solved = 已解出
kept-outcome-answered = 由Python解出
kept-outcome-open = 未完成
kept-hints = { $count }次提示
kept-in-a-row = 连续{ $days }天

## 页面上的文字

kept-your-puzzles = 你的题目
kept-show = 显示
kept-all = 全部
kept-unfinished = 未完成
kept-solved = 已解出
kept-favourites = 收藏
kept-none-yet-every-puzzle = 还没有题目。你开始过的题目都存在这里。
kept-favourite = 收藏
kept-by-level = 按难度
kept-played = 玩过
kept-solved-2 = 解出
kept-without-hints = 没用提示
kept-best = 最快
kept-median = 中位数
kept-the-days-puzzles = 每日题目
kept-choose-a-day-to = 选一天，玩那天的题目；难度以“新题目”里选的为准。
kept-the-month-before = 上个月
kept-the-month-after = 下个月
kept-mo = 一
kept-tu = 二
kept-we = 三
kept-th = 四
kept-fr = 五
kept-sa = 六
kept-su = 日
kept-save-all-as-a = 全部存为文件
kept-import-a-file = 导入文件
kept-a-file-of-games = 对局文件
kept-move-fault = 第{ $number }步：{ $fault }
kept-puzzle = 题目
kept-on-board = 盘面{ $board }
kept-open-it = 打开{ $title }
kept-favour-it = 收藏：{ $title }
kept-delete-it = 删除{ $title }
kept-minutes = 约{ $low }至{ $high }分钟，快手{ $least }至{ $most }分钟
kept-minutes-yours = 你大约要{ $low }至{ $high }分钟
kept-minutes-learning = 正在了解你的用时：已有{ $games }局，共要{ $fewest }局
kept-minutes-learnt = 从最近{ $games }局看，你的用时是普通玩家的{ $percent }%
