### 页面的框架：页首、菜单，以及几处共用的话。

page-title = Pencilmark：数独实验室
page-language = 语言

## 怎样连接词句

page-comma = ，
page-semicolon = ；
page-between-sentences = { "" }
page-sentence = { $words }。

page-list = { AND($all) }

## 盘面旁

page-place-of = { $at }/{ $count }
page-lines = { $count }行
page-within = { $said }，在{ $inside }之内
page-too-large = 太大
page-too-large-file = 题目文件最大50 MB。
page-not-a-puzzle = 这不是题目
page-ratings-alone = SudoCue的.scl是对某个列表的评分：请打开列表本身（.sdm）。
page-waiting-for-python = 正在等Python。

## 单元格

page-cells-more = 另外{ $count }格

## 用了多久

page-seconds = { NUMBER($count, minimumFractionDigits: 1) }秒
page-under-a-millisecond = 不到1毫秒
page-tenths = { NUMBER($count, minimumFractionDigits: 1) }毫秒
page-milliseconds = { $count }毫秒

## 题目的答案

page-no-solution = 无解
page-solved-in = 用{ $time }解出。
page-took = 用时{ $time }。
page-took-for-two = 用{ $time }找到两个。
page-one-solution = 恰好一个解
page-more-solutions = 解不唯一
page-one-of-them = 这是其中之一。
page-one-so-far = 目前一个解
page-not-known = 还没有判断有没有更多就停了。
page-yours-differ = 你在{ $cells }填的不一样；按“撤销”可以恢复。
page-rules-contradict =
    { $count ->
        [1] 这条规则不能成立：{ $rules }。
       *[other] 这些规则互相矛盾：{ $rules }。
    }
page-rule-and-digits-contradict = { $cells }填了数字，这条规则就不能成立：{ $rules }。
page-rules-and-digits-contradict = { $cells }填了数字，这些规则就互相矛盾：{ $rules }。
page-digits-contradict = 这些数字不能同时成立。
page-digit-cannot-stand = { $cell }不能填{ $digit }。
page-digit-stands-twice = { $digit }重复了：{ $cells }。
page-digits-cannot-stand = { $cells }的数字不能同时成立。

## 题目有多难

page-not-rated = 未评分
page-rating-stopped = 评分已停止：显示到那时为止的结果。
page-rates-one-solution = 只有唯一解的题目才能评分。
page-by-logic = 不用猜就能解。
page-by-trial = 不用强制网和试数，还没有找到解法。
page-rated-meanwhile = 刚评好：{ $level }
page-rated-before = 那是之前在这里的题目，评分和它存在一起。
page-scale-clues = 条件分
page-scale-clues-says = { $score }，以最难的一步计
page-scale-se = Sukaku Explainer
page-scale-se-says = ER { $er } · EP { $ep } · ED { $ed }
page-scale-se-so-far = ER目前至少{ $er }
page-scale-hodoku = HoDoKu
page-scale-hodoku-says = { $level }，{ $score }（等价题可能不同）
page-scale-class = 整个等价类
page-scale-class-says = ER { $er }，以最小等价题计
page-singles-alone = 直接可填
page-singles-fill = { $count }格
page-trial = 试数
page-trial-not-known = 深度未知
page-trial-none = 深度0：直接可填就够了
page-trial-depth = 深度{ $depth }
page-trial-class = 深度{ $depth }，类{ $braids }
page-backdoors = 后门
page-not-known-yet = 未知
page-backdoors-large = 超过两格
page-backdoors-none = 不需要
page-backdoors-one = 一格：{ $cells }
page-backdoors-two = 两格：{ $cells }
page-backdoors-one-more = 一格：{ $cells }，另有{ $count }处
page-backdoors-two-more = 两格：{ $cells }，另有{ $count }处
page-found = 找到了：{ $name }，{ $brief }。
page-also-there = 另外还有：{ $names }。

## 读到了什么

page-unreadable = 这道题目读不出来
page-at-line = { $message }（第{ $line }行）。
page-at-character = { $message }（第{ $column }个字符）。
page-at-line-character = { $message }（第{ $line }行，第{ $column }个字符）。
page-several-ways = 有几种读法
page-can-be = 可以是{ OR($labels) }。
page-givens = { $count }个提示数
page-rules = { $count }条规则
page-clues = { $count }个条件
page-on-board = { $what }，{ $size }×{ $size }盘面
page-under-fog = 雾中的题目
page-missing = 没有全部读懂：缺了什么，写在盘面下方。
page-loaded = “解题”会填入答案并说明是否唯一；“提示”会给出下一步。

## 没有取到的，和出好的

page-no-such-puzzle = 没有这样的题目
page-none-found = 没有找到这样的题目
page-stopped = 已停止
page-as-it-was = 你的盘面没有变。
page-not-on-board = 这个盘面不支持
page-part-missing = 缺少Python的一部分
page-ask-later = { $message }。你的盘面没有变：请稍后再试。
page-starting-again = 你的盘面没有变。正在重新启动：请再按一次。
page-bug = Pencilmark出了问题
page-bug-says = { $message }。你的盘面没有变。
page-percent-made = 已完成{ $percent }%。
page-made-of = 已出{ $count }题，共{ $wished }题
page-stop-keeps = 第一道已在盘面上。按“停止”会保留已有的。
page-new-one-solution = 新题目，唯一解
page-seed-again = { $what }。用种子{ $seed }可以再出同一道。
page-board-is-another = 盘面换了
page-board-called = 它叫{ $name }。按“撤销”可以换回。

## 标题里的话，以及下方一句

page-start = 粘贴题目
page-your-move = 轮到你了
page-your-move-more = “解题”会填出答案，并说明解是否唯一。
page-rating = 正在评定难度
page-rating-more = Python像人一样一步步解。
page-viewing = 这是解题路径
page-viewing-more = 你的盘面还在后面：可以回去，也可以从这里继续。
page-solving = 正在求解
page-at-work = Python正在计算。
page-making = 正在出题
page-copied-all = 题目已复制
page-one-line-each = 每题一行。
page-not-copied = 没有复制
page-no-clipboard = 这个浏览器不让本页写剪贴板。
page-blank = 没有要解的
page-blank-more = 盘面是空的：请粘贴题目、打开文件，或自己输入。
page-emptied-more = 写上提示数，或粘贴题目。
page-at-start = 这是题目的开头
page-at-start-more = 不能再撤销了。之前的那道题目还在。
page-fixed = 你填的数字成了题目
page-fixed-more = “重新开始”会保留它们。按“撤销”又变回你填的。
page-changed = 题目变了
page-changed-more = Python答的是之前的题目。请再按一次。
page-link-copied = 链接已复制
page-link-copied-more = 它打开的就是这道题。题目就在链接里，没有存到任何地方。
page-linked = 链接在地址栏里
page-linked-more = 从那里复制：它打开的就是这道题。
page-no-link = 没有链接
page-no-link-more = 这道题太长，放不进链接。可以在“设题”里把规则作为文字带走。
page-long-link = 链接太长
page-long-link-more = 本页的链接都不超过200,000个字符：它在途中被改动过。之前的内容还在。
page-complete = 完成
page-every-house = 每个区域里，每个数字各一次。
page-every-rule = 每条规则都成立。
page-busy = Python正在计算

## Python

page-workers = { $count }个工作线程在运行（最多{ $most }个）
page-workers-memory = { $count }个工作线程在运行（最多{ $most }个），{ $memory } MB
page-starting-percent = Python正在启动，{ $percent }%
page-ready = Python已就绪
page-not-loaded = 无法载入Python
page-not-loaded-why = 无法载入Python：{ $why }
page-not-loaded-more = 解题、提示和评分都需要它；填数、标记和颜色不需要。
page-no-network = 没有网络：无法载入Python
page-unopened = 无法载入“{ $name }”
page-file-not-loaded = 无法载入{ $name }。请关闭，有网络时再打开。
page-sheet-line = 一行
page-sheet-half = 一半
page-sheet-whole = 全部

## “解题”的各个标签在提问之前的话

page-tab-answer = 可以求解了
page-tab-answer-more = “解题”会填出答案，并说明解是否唯一。按“撤销”可以回到你的盘面。
page-tab-hint = 一次一步
page-tab-hint-more = “提示”先说看哪里，再说什么技巧，再说为什么。再按一次，就多说一些。
page-tab-steps = 现在能做的每一步
page-tab-steps-more = 用‹和›逐个查看。下面列出了全部：按其中一步就会讲解。
page-tab-path = 整个过程
page-tab-path-more = 按“路径”，从提示数到答案，一步一步讲解。
page-tab-rating = 有多难
page-tab-rating-more = 按“评分”，得出难度、Sukaku Explainer的ER和HoDoKu的分数。
page-tab-questions-more = 在下面选一个问题。
page-tab-search = 搜索
page-tab-search-more = 机器怎样解：猜测、推出、退回。

## 页面上的文字

page-pencilmark = Pencilmark
page-places = 各处
page-play = 玩
page-solve = 解题
page-make = 出题
page-many = 批量
page-set = 设题
page-print = 打印
page-learn = 学习
page-sudoku-to-play-solve = 玩数独，解数独，懂数独
page-python-is-starting = Python正在启动
page-retry = 重试
page-menu = 菜单
page-about-pencilmark = 关于Pencilmark
page-everything-is-computed-in = 一切都在你自己的浏览器里计算。你输入的内容不会离开这台机器。
page-kept-here-it-opens = 已存在本机：没有网络也能打开。
page-there-is-a-new = 本页有新版本。
page-load-it = 载入
page-puzzle-and-answer = 题目和答案
page-sudoku-grid = 数独盘面
page-paused = 已暂停
page-unopened-more = 页面的这一部分还没有下载过，网络也没有送来。你的题目还在。
page-go-on = 继续
page-mind-this = 请注意：
page-its-rules-in-its = 出题人写的规则
page-candidates-in-bold-belong = 粗体的候选数是题目自带的，其余是你写的。
page-rules-of-this-puzzle = 这道题的规则
page-height-of-this-sheet = 面板的高度
page-paste-a-puzzle = 粘贴题目
page-cancel = 取消
page-show-the-other = 看另一个
page-back-to-my-grid = 回到我的盘面
page-copy-answer = 复制答案
page-do-this-step = 做这一步
page-step-before = 上一步
page-next-step = 下一步
page-back-to-the-last = 回到最后一步
page-show-which = 显示是哪些
page-take-them-back = 撤回它们
page-colour-them = 替我涂色
page-back-to-where-all = 回到没出错的时候
page-how-much-of-the = 提示说多少
page-where = 看哪里
page-which = 技巧
page-why = 为什么
page-do-it = 直接做
page-along-the-path = 沿着路径
page-first = 最前
page-previous = 上一步
page-next = 下一步
page-last = 最后
page-anywhere-on-this-page = 贴在本页任何地方：81个字符的一行，或一个盘面。也可以自己输入。
page-the-argument-line-by = 逐行推理
page-line-before = 上一行
page-next-line = 下一行
page-copy-notation = 复制记号
page-what-is-drawn = 图例
page-close = 关闭
page-an-example-elsewhere = 别处的例题。
page-learn-and-practise = 学习和练习
page-everything-is-computed-by = 一切都由你自己浏览器里的Python计算。你输入的内容不会离开这台机器。
page-about = 关于
page-which-did-you-mean = 你指的是哪一种？
page-this-text-can-be = 这段文字有几种读法。
page-none-of-them = 都不是
page-title-by = { $title }，{ $author }著
page-by = { $author }著
page-part-by-part = 逐部分
page-practice-of = 练习：{ $name }
page-why-within = 为什么？
page-back-to-your-grid = 回到你的盘面
page-show-more = 显示更多
page-open = 打开
page-delete = 删除
page-level = 难度
page-kind = 种类
page-stop = 停止
page-save-as-text = 存为文本
page-clear = 清空
page-seed = 种子
page-random = 随机
page-a-whole-number-below = 小于2的53次方的整数
page-minutes = { $count }分钟
page-pause = 暂停
page-more = 更多
page-copy-link = 复制链接
page-share = 分享
page-done = 完成
