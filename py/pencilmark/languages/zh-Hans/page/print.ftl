### 打印。

## 题目页、书和练习页

print-writer-coming = PDF工具和字体马上就来
print-not-started = Python无法启动：{ $why }。
print-summary =
    { $title }：{ $puzzles }道题目，{ $pages }页，种子{ $seed }。{ $out ->
        [0] { "" }
       *[other] 略去{ $out }行。
    }
print-line-says = 第{ $line }行：{ $message }
print-stopped = 已停止。
print-refused =
    做不出来：{ $message }{ $line ->
        [0] { "" }
       *[other] { $column ->
            [0] （第{ $line }行）
           *[other] （第{ $line }行，第{ $column }列）
        }
    }。
print-made-some = 出好的{ $count }道题目
print-page-of = 第{ $number }页，共{ $total }页
print-the-first-page = 第一页
print-sketch-of = { $name }的草图
print-laying-out = 正在排版
print-fetching-writer = 正在取PDF工具
print-too-long = 一共{ $pages }页：请下载PDF再打印。
print-pages-saved = 已保存{ $pages }页。
print-series-summary = { $title }：共{ $volumes }册，{ $puzzles }道题目，种子{ $seed }。
print-volume-of = 第{ $volume }册（共{ $volumes }册）：{ $text }
print-checks =
    { $wrong ->
        [0] 没有不符合印厂要求的地方
       *[other] 有{ $wrong }处不符合印厂要求
    }
print-check =
    { $fits ->
        [yes] ✓ { $name }：{ $found }
        [no] ✗ { $name }：{ $found }（应为{ $wanted }）
       *[open] ? { $name }：{ $found }（{ $wanted }）
    }
print-no-braille = 这些题目都不能写成盲文。
print-drawing = 正在画图
print-drawn = 已画{ $done }张图，共{ $total }张
print-no-drawer = 无法载入archive.js：图片只有SVG。
print-not-drawn = 这个浏览器画不出PNG：图片只有SVG。
print-no-logo = 这个标志读不出来：应为最大500 KB的SVG、PNG或JPEG文件。
print-made-of = 已出{ $count }题，共{ $total }题

## 页面上的文字

print-what-to-print = 打印什么
print-paper = 题目页
print-worksheet = 练习页
print-book = 书
print-size = 尺寸
print-other = 其他
print-millimetres = 毫米
print-170x240mm = 170x240mm
print-page-before = 上一页
print-next-page = 下一页
print-a-sketch-the-pages = 这是草图。真正的页面在PDF里。
print-puzzles-on-paper = 印在纸上
print-download-pdf = 下载PDF
print-print = 打印
print-what-you-see-is = 看到什么就印出什么。可以存为PDF，也可以直接打印。
print-puzzles = 题目
print-each-pupil-gets-a = 每个学生一道不同的题。请先按人数出题，去
print-class-link = 也可给全班发同一个链接：玩 → 更多 → 复制或保存 → 班级链接。
print-beside-each-puzzle = 题目旁
print-nothing = 无
print-in-the-grid = 盘面里
print-givens-only = 只有提示数
print-page = 页面
print-portrait = 竖放
print-a-worksheet = 练习页
print-a-book = 书
print-make-the-worksheet = 制作练习页
print-make-the-book = 制作书
print-open-a-book-file = 打开书文件
print-one-technique-a-worked = 一种技巧：一道示范、几道要用它的题目、页脚的提示，答案另成一页。
print-chapters-from-easy-to = 从易到难分章，有目录、讲解和答案，可以直接付印。
print-save-pdf = 存PDF
print-save-cover = 存封面
print-save-pictures-zip = 存图片（ZIP）
print-save-epub = 存EPUB
print-save-table-csv = 存表（CSV）
print-save-books-file = 存书文件
print-left-out = 略去的
print-chapters = 章节
print-add-a-chapter = 添加一章
print-printed-with-it = 一并印出
print-without-them = 不含这些题打印
print-more-about-the-book = 书的更多信息
print-for-publishers = 出版用
print-volume = 第几册
print-each-puzzle-as-a = 每题另存图片
print-save-sample = 保存样章
print-save-braille = 保存盲文（BRF）
print-save-record = 保存题目记录
print-save-all-volumes = 保存全部各册（ZIP）
print-for-the-printer = 给印厂
print-check-for = 按谁的要求检查
print-ingramspark = IngramSpark
print-series-and-other-files = 丛书和其他文件
print-sample-of-ten = 十题样章
print-braille = 盲文（BRF）
print-record-of-puzzles = 已用题目的记录
print-leave-out-those-of = 排除记录中的题目
print-your-own-puzzles = 你自己的题目
print-one-a-line-or = 每行一道，或者带有title、puzzle、level、board、rules、chapter各列的表。它们自成章节，排在其他之前。
print-from-a-file = 来自文件
print-puzzles-and-hints = 题目和提示
print-without-hints = 没有提示
print-one-a-line-or-a = 每行一道，或者一个表。只用要用到这种技巧的，不再另出。
print-count = 数量
print-remove = 移除
print-letter = Letter
print-6-by-9-inches = 6×9英寸
print-needs = 需要的技巧
