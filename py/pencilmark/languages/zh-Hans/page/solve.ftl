### 解题。

## 页面上的文字

solve-this-puzzle = 这道题
solve-puzzle-as-text = 题目的文字
solve-puzzle = 题目
solve-paste-or-type = 粘贴或输入
solve-load = 载入
solve-empty-grid = 空盘面
solve-file-with-puzzles-or = 题目文件，或题目的图片
solve-camera = 相机
solve-more-about-this-puzzle = 这道题的更多操作
solve-new = 新建
solve-have-one-made = 自动出题
solve-open-an-example = 打开例题
solve-photograph = 拍照
solve-of-the-digits-that = 把你填的数字变成提示数；“重新开始”会保留它们
solve-make-givens = 变成提示数
solve-solve = 解题
solve-what-to-ask-about = 问什么
solve-answer = 答案
solve-steps = 步骤
solve-path = 路径
solve-rating = 评分
solve-search = 搜索
solve-all-steps-now = 现在的所有步骤
solve-plainest-ways = 只看最简单的
solve-by-technique = 全部，按技巧
solve-by-effect = 全部，按效果
solve-with-the-words = 含有的词
solve-find-wing-r4-7 = 例如：wing r4 7
solve-look-further = 继续找
solve-solve-path = 解题路径
solve-go-on-from-here = 从这里继续
solve-save-as-html = 存为HTML
solve-isomorphs-may-have-another = 等价题的ER可能不同：这里是最小等价题的ER
solve-er-of-the-class = 等价类的ER
solve-how-many-cells-singles = 直接可填多少格、试数要多深、按辫链和鞭链分的类，以及哪些格是后门
solve-depth-and-backdoors = 深度和后门
solve-techniques-on-the-way = 用到的技巧
solve-of = 评分标准

## 关于题目所知的一行

solve-not-known-yet = 未知
solve-more-than-one = 不唯一
solve-one-so-far = 目前一个
solve-exactly-one = 恰好一个
solve-none = 无
solve-put-in-a-puzzle = 放入题目
solve-solutions = { NUMBER($count) }个解
solve-givens = { NUMBER($count) }个提示数
solve-rules = { NUMBER($count) }条规则
solve-rating-another = 正在评另一道题
solve-rated-meanwhile = 刚评好：{ $how }
solve-stopped = 已停止
solve-fact-solutions = 解
solve-fact-givens = 提示数
solve-fact-rules = 规则
solve-copied = 已复制
solve-singles = 直接可填{ $count }格
solve-hardest = 最难：{ $name }
solve-own-level-decides = 各种评分对步骤的权重不同：这里以Pencilmark的难度为准。
