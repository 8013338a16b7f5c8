### 出题。

## 要求的结果

make-new-of-level = 新题目，{ $level }
make-givens-one-solution = { $givens }个提示数，唯一解。
make-some-of = { $wished }道题目中的{ $count }道
make-several-new = { $count }道新题目
make-all-in-list = 第一道在盘面上，全部在列表里。
make-no-others = 好像没有别的了。
make-given-up = 有{ $count }道没有找到，已放弃。
make-none-yet = 还没有出好题目。
make-may-be-none = 也许根本没有。
make-nearest-on-grid = 盘面上这道最接近；它有唯一解，但没有满足你的全部要求。
make-nearest-kept = “出题”里保存的那道最接近；它有唯一解，但没有满足你的全部要求。
make-broken-off = 出题时页面关闭了。这些保存在“出题”里；那里的命令可以把它们全部出完。

## 一行说明一道题

make-one-solution = 唯一解
make-several-solutions = 多解
make-no-solution = 无解
make-not-finished = 未完成
make-level-effort = { $level } { $effort }/5
make-er = ER { NUMBER($er, minimumFractionDigits: 1) }
make-rated = 评分{ $rating }
make-hodoku = HoDoKu { $level }，{ $score }
make-own-decides = 以Pencilmark的难度为准
make-hardest = 最难的一步：{ $name }。

## 列表上下

make-count-title = { NUMBER($count) }道题目
make-its-difficulty-follows = 已出好，难度稍后给出
make-nearest-so-far = 目前最接近的
make-looking-for-first = 正在找第一道。
make-all-title =
    { $count ->
        [0] 更多…
        [1] 更多…
       *[other] 全部{ NUMBER($count) }道…
    }
make-show-more-of = 显示更多（共{ NUMBER($count) }道）

## 图案

make-draw = 用指针画，或用方向键和空格键。画的时候会保持对称。
make-pattern = { $count }个提示数。
make-pattern-too-few = { $count }个提示数：没有题目少于{ $fewest }个。
make-pattern-few = { $count }个提示数：这么少可能要很久，甚至永远找不到。

## 页面上的文字

make-new-puzzles = 新题目
make-each-has-exactly-one = 每道题都有唯一解。难度是像人那样逐个技巧地解过之后评定的。
make-your-puzzle-appears-here = 你的题目会出现在这里。
make-ordinary = 普通
make-for-children = 给孩子
make-jigsaw-regions-at-random = 不规则，随机分宫
make-jigsaw-5-5 = 不规则5×5
make-jigsaw-6-6 = 不规则6×6
make-jigsaw-7-7 = 不规则7×7
make-jigsaw-8-8 = 不规则8×8
make-jigsaw-9-9 = 不规则9×9
make-several-grids = 多个盘面共用单元格
make-samurai = 武士
make-twodoku = 双连
make-butterfly = 蝴蝶
make-flower = 花
make-sohei = 僧兵
make-windmill = 风车
make-with-more-houses = 附加区域
make-diagonals = 对角线
make-diagonals-6-6 = 对角线6×6
make-windoku = 窗口
make-diagonals-and-windoku = 对角线加窗口
make-disjoint-groups = 不相交组
make-anti-knight = 无马
make-large = 大盘面
make-36-36-a-minute = 36×36（一两分钟）
make-the-board-on-the = 当前的盘面
make-count = 数量
make-generate = 出题
make-puzzles-made = 出好的题目
make-how-many-of-each = 各出多少
make-play = 玩
make-what-the-levels-ask = 各难度要用什么
make-the-last-cell-and = 最后一格，宫里唯一的位置
make-every-single = 全部排除法和唯一余数
make-pairs-triples-pointing = 数对、三数组、区块
make-x-wing-xy-wing = X-Wing、XY-Wing、唯一矩形
make-finned-fish-chains-colours = 带鳍的鱼、链、着色
make-almost-locked-sets-forcing = 待定数组、强制链
make-exocets-forcing-nets-trial = 飞鱼导弹、强制网、试数
make-all-of-them = 全部题目
make-order = 次序
make-as-made = 出题次序
make-easiest-first = 从易到难
make-hardest-first = 从难到易
make-open-in-many = 在“批量”中打开
make-print-all = 全部打印
make-copy-all = 全部复制
make-save-as-csv = 存为CSV
make-solve-all = 全部求解
make-rate-all = 全部评分
make-make-the-same-again = 再出同样的题目：
make-more-wishes = 更多要求
make-look = 外观
make-any-symmetry-any-number = 对称和提示数不限
make-no-digits-given = 不给数字
make-none = 无
make-draw-where-the-givens = 画出提示数的位置
make-cells-with-a-given = 有提示数的格
make-take-from-the-grid = 取自当前盘面
make-invert = 反转
make-search-by-rating = 按评分搜索
make-as-text-x-for = 用文字：X表示提示数，点表示没有
make-difficulty = 难易
make-any-technique-any-effort = 技巧和难易不限
make-style-of = 风格
make-any = 不限
make-preset-newspaper = 报纸：{ $low }到{ $high }个提示数
make-preset-app = 手机应用：{ $low }到{ $high }个提示数
make-preset-minimal = 最小题目
make-other-scales = 其他标准
make-er-hodoku-seed-time = ER、HoDoKu、种子、时限
make-to = 到
make-er-and-hodoku-rate = ER和HoDoKu只评定普通的9×9盘面。
make-time-limit-per-puzzle = 每题的时限
make-1-000-tries = 1,000次
make-10-000-tries = 10,000次
make-100-000-tries = 100,000次
make-none-until-you-press = 不限：直到你按“停止”
make-any-technique = 不限技巧
make-of-variants = 变型的技巧
make-several-levels = 多个难度
