### 题目的图片：读取和核对。

## 读取图片时

picture-opening = 正在打开图片…
picture-waiting = Python马上就来…
picture-broken = 这个浏览器打不开这张图片：它已损坏，或者格式不认识。请存为JPEG或PNG。
picture-animated = 这是动图。请只保存显示题目的那一帧。
picture-too-large = 这张图片超过一亿像素。请缩小它，或把题目剪出来。
picture-broken-pdf = 这个PDF已损坏或被锁定。
picture-no-pdf = 这份网页打不开PDF。请把PDF的那一页存为图片。
picture-of-pages = /{ $count }
picture-several-pages = 第{ $page }页，共{ $all }页
picture-several-read = 已读取{ $read }张图片，共{ $all }张
picture-unread = { AND($names) }里没有找到题目。
picture-unsure = { AND($names) }里的题目可能有读错的地方：请单独打开核对。

## 读到的内容

picture-nothing-in-it = 空
picture-by-hand = 手写
picture-clear = 唯一解，每个数字都很清楚。
picture-no-solution = 照读出的样子，题目无解。
picture-several-solutions = 照读出的样子，题目有多个解。
picture-read-another-way = 有{ $cells }格换了读法，得到唯一解。
picture-compare-cells =
    { $cells ->
        [0] 请与图片核对。
       *[other] 请把标出的{ $cells }格与图片核对。
    }
picture-cell = { $name }：{ $value }
picture-cell-to-compare = { $name }：{ $value }，请核对
picture-likely = { $percent }%
picture-largest-grid = 最大的盘面
picture-grid-number = 盘面{ $number }

## 页面上的文字

picture-your-picture = 你的图片
picture-reading-the-picture = 正在读取图片
picture-which = 哪一个
picture-the-board-in-your = 你图片里的盘面，已拉正
picture-what-was-read-arrows = 读到的内容：方向键移动，数字键修改
picture-written-by-hand = 手写
picture-keep-what-was-written = 保留手写的数字，当作你填的
picture-looks-right = 没有问题
picture-page = 页
picture-all-to-many = 所有题目放入批量
