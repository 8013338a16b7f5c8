### 按键一览。按键的名称写在 <kbd> 和 </kbd> 之间。

## 页面上的文字

keys-keys = 按键
keys-1-to-9 = <kbd>1</kbd>到<kbd>9</kbd>
keys-write-a-digit-on = 写数字；盘面较大时快速连按几位，或者从<kbd>A</kbd>（即10）起用字母
keys-own-signs = 用其他字符代替数字时（设置），按字符或数字都行；该字母此时没有别的作用
keys-shift-digit = <kbd>Shift</kbd>+数字
keys-corner-mark = 角标
keys-ctrl-digit = <kbd>Ctrl</kbd>+数字
keys-centre-mark = 中心标记
keys-alt-digit = <kbd>Alt</kbd>+数字
keys-colour-also-ctrl-shift = 颜色，也可用<kbd>Ctrl</kbd>+<kbd>Shift</kbd>+数字
keys-colour-a-mark = 选单元格里的下一个或上一个标记，只给它涂色；拿着颜色时点标记也行
keys-take-up-digits-corner = 换用数字、角标、中心标记、颜色；<kbd>Space</kbd>换下一种
keys-fill-in-all-pencil = 填上所有标记，并整理已有的标记
keys-try-from-here = 设书签并从这里试填；回到最后一个书签
keys-arrows-w-a-s = 方向键，<kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd>
keys-move-by-a-cell = 移动一格；同时按<kbd>Shift</kbd>或<kbd>Ctrl</kbd>可多选
keys-drag-ctrl-click = 拖动，<kbd>Ctrl</kbd>+点击
keys-select-more-cells-a = 选中更多单元格；双击选中所有同类的格
keys-ctrl-a-ctrl-i = <kbd>Ctrl</kbd>+<kbd>A</kbd>，<kbd>Ctrl</kbd>+<kbd>I</kbd>
keys-select-all-cells-or = 全选，反选
keys-home-end = <kbd>Home</kbd> <kbd>End</kbd>
keys-start-and-end-of = 到行首、行尾；同时按<kbd>Ctrl</kbd>，到盘面的首格、末格
keys-page-up-page-down = <kbd>Page Up</kbd> <kbd>Page Down</kbd>
keys-move-by-a-box = 移动一宫
keys-delete = <kbd>Delete</kbd>
keys-erase-what-lies-on = 从上往下擦除：先数字，再标记，最后颜色；同时按<kbd>Shift</kbd>擦角标，按<kbd>Ctrl</kbd>擦中心标记
keys-ctrl-z-ctrl-y = <kbd>Ctrl</kbd>+<kbd>Z</kbd>，<kbd>Ctrl</kbd>+<kbd>Y</kbd>
keys-undo-and-redo-also = 撤销和重做，也可用<kbd>[</kbd>和<kbd>]</kbd>；在解题路径上则是后退和前进
keys-ctrl-v-ctrl-c = <kbd>Ctrl</kbd>+<kbd>V</kbd>，<kbd>Ctrl</kbd>+<kbd>C</kbd>
keys-paste-a-puzzle-copy = 粘贴题目；把题目复制成一行文字
keys-hint-where-to-look = 提示：看哪里，用什么技巧，为什么，直接做
keys-shift-h = <kbd>Shift</kbd>+<kbd>H</kbd>
keys-hint-straight-to-why = 提示：直接看为什么
keys-arrows-space = 方向键，<kbd>Space</kbd>
keys-in-the-log-of = 在搜索记录里：前后移动，播放和暂停
keys-escape = <kbd>Escape</kbd>
keys-select-one-cell-close = 只选一格；关闭盘面上的提示、路径或答案；让Python停下
keys-this-list = 这张一览表
keys-in-set-begin-a = 在“设题”里：给单元格写算式
keys-in-set-its-tools = 在“设题”里：各种工具，从第一个到最后一个
keys-alt-arrow-delete = <kbd>Alt</kbd>+方向键，<kbd>Delete</kbd>
keys-in-set-move-the = 在“设题”里：移动或删除手上的条件
