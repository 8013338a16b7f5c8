### 复制或保存。

## 题目复制和保存的格式

saving-form-line = 一行
saving-form-grid = 盘面
saving-form-marks = 候选数盘面
saving-form-text = 盘面和规则的文字
saving-form-csv = 表（CSV）
saving-form-json = JSON，包含一切
saving-form-ipuz = ipuz
saving-form-opensudoku = OpenSudoku
saving-form-sadman = SadMan、SudoCue（.sdk）
saving-form-f-puzzles = f-puzzles链接
saving-form-sudokupad = SudokuPad链接
saving-form-frame = 网页框架（HTML）
saving-form-class = 班级链接（每人一题）
saving-form-svg = 图片（SVG）
saving-form-png = 图片（PNG）

## 说明

saving-not-copied = 这个浏览器不让写剪贴板：请保存，或选中文字后复制。
saving-copied = 已复制：{ $form }
saving-comes-back = 粘贴回这里，会原样恢复。
saving-picture-copied = 已复制图片
saving-paste-it = 可以粘贴到能放图片的地方。
saving-saved = 已保存
saving-saved-where = { $form }：浏览器已把它放在下载的地方。
saving-no-picture = 没有图片
saving-preview = 预览
saving-frame-said = 粘贴到你网页的HTML里，就能在那里玩这道题。
saving-class-said = 学生打开链接，选一个不超过{ $count }的号码，各得一道难度相同的不同题目。“保存”会存下可打印的答案页。
saving-points = 这是像素图：程序只能像看照片那样识别其中的题目。
saving-left-out = 略去了：{ $what }。
saving-left-out-of-link = 略去了，或只用文字说明：{ $what }。
saving-opens-there = 它会在另一个程序里打开这道题。
saving-no-archive = 应有ZIP文件的结尾

## 页面上的文字

saving-copy-or-save-as = 复制或保存
saving-what = 内容
saving-form = 格式
saving-pupils = 学生人数
saving-with-my-digits-and = 连同我的数字和标记
saving-what-is-copied = 要复制的内容
saving-the-puzzle-as-a = 题目的图片
saving-copy = 复制
saving-save = 保存
saving-open-it-there = 在那里打开
