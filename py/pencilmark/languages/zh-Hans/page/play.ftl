### 玩。

## 玩的时候

play-no-puzzle = 没有取到题目
play-no-puzzle-why = { $why }。你可以在“出题”里出一道。
play-no-puzzle-network = 现在没有网络，这里也还没有存过题目。
play-trying = { $depth ->
    [1] 正从书签试填
   *[other] 正在试填，共{ $depth }个书签
}
play-no-singles = 没有能直接填的格
play-no-singles-more = 每一格都得再想一想才能填。
play-empty-grid = 空盘面
play-day-state =
    { $state ->
        [playing] 正在玩
        [begun] 已开始
        [done] 已完成
       *[free] 未开始
    }
play-solved-in = { " " }解出，用时{ " " }

## 新题目

play-what-variant = { $name }数独
play-made-graded = { $level }{ $what }，{ $sides }
play-made-joined = { $level }{ $what }
play-made-plain = { $what }，{ $sides }
play-will-play = 来一道{ $what }
play-making = 正在出{ $what }
play-will-make = 准备好就出{ $what }。
play-meanwhile = 你可以先接着玩，题目一出好就会送来。
play-none-found-for = 试了很多次，还是没有找到{ $what }。请再试一次，或者换个难度。
play-todays-level = 今日 · { $level }
play-level-of-day = { $day } · { $level }

## 一局结束

play-solved = 解出来了
play-now = 本局
play-hints =
    { $count ->
        [0] 没用提示
       *[other] { $count }次提示
    }
play-mistakes =
    { $count ->
        [0] 没有出错
       *[other] 错{ $count }次
    }
play-move-of = 第{ $at }步，共{ $all }步
play-move-at = 第{ $at }步，共{ $all }步，{ $time }
play-next-today = 下一题：今日 · { $level }
play-next-another = 下一题：再来一道{ $level }题
play-no-picture = 没有图片
play-no-picture-why = 这个浏览器画不出来。
play-picture-saved = 图片已保存
play-picture-saved-more = 图里有提示数和你的用时，绝不含答案。
play-first-of-level = 你在这里的第一道{ $level }题
play-best-of = { $count }局中最快
play-faster-than-last = 比上一局快
play-faster-than-some = 比最近{ $count }局中的{ $some }局快
play-a-replay = 回放
play-replay-copied = 回放链接已复制
play-replay-copied-more = 在任何设备上都能一步步看这次解题。
play-replay-long = 在任何设备上都能看这次解题，但它有{ NUMBER($count) }个字符：有些程序会截断这么长的链接。
play-no-replay-link = 这次回放没有链接
play-no-replay-link-more = 第一步之前已有数字：链接里只有题目的提示数。
play-replay-broken = 没有回放
play-replay-broken-more = 链接在途中被截断或改动了。题目在这里，你可以玩。
play-class-title = 班级题目
play-class-asks = 每人的题目都不同。请选你的号码，1到{ $count }。
play-class-number = 你的号码
play-class-play = 开始
play-a-new-puzzle = 新题目
play-before-is-kept = 刚才那道存在“更多”的“你的题目”里。

## 笼的和

play-no-longer = ，已不可能
play-nothing-fits = 已经没有合适的组合
play-in-all = 每种组合都有{ $digits }
play-cage = { $cells }格，和为{ $sum }

## 页面上的文字

play-new-puzzle = 新题目
play-today = 今日
play-todays-puzzles = 今日题目
play-classic = 标准
play-killer = 杀手
play-diagonal = 对角线
play-arrow = 箭头
play-kropki = 黑白点
play-jigsaw = 不规则
play-play-an-easy-classic = 来一道简单标准数独，9×9
play-all = 全部
play-every-puzzle-that-you = 你开始过的题目都存在这里。
play-this-game = 这一局
play-your-puzzle = 你的题目
play-what-digits-write = 数字键写什么
play-digit = 数字
play-corner = 角标
play-centre = 中心
play-colour = 颜色
play-digits = 数字
play-undo = 撤销
play-redo = 重做
play-erase = 擦除
play-hint = 提示
play-check = 检查
play-marks = 标记
play-fill-marks = 填上标记
play-fill-all-singles = 填上所有可直接填的格
play-try-it-from-here = 从这里试填
play-back-to-the-bookmark = 回到书签
play-go-back = 退回
play-keep-it = 保留
play-select-all-cells = 选中所有单元格
play-select-the-other-cells = 反选
play-start-over = 重新开始
play-how-it-went = 这一局的经过
play-replay = 回放
play-play-yourself = 自己玩这道题
play-play-the-replay = 播放回放
play-place-in-your-solve = 解题进度
play-a-picture-with-your = 一张有提示数和你的用时的图片，绝不含答案。
play-no-cage-here = 这里没有笼
play-other-kinds = 其他种类
play-fog-waits = 雾在等Python
play-fog-waits-more = Python就绪后，填对的数字会驱散雾。
play-fog-gone = 雾没有了
play-fog-gone-more = 这道题不是恰好有一个答案，无法知道哪个数字是对的。
