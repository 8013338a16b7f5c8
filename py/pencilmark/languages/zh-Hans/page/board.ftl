### 选择盘面的对话框。

## 页面上的文字

board-board = 盘面
board-digits-and-marks-stay = 只要大小不变，已填的数字和标记都会保留。
board-shape = 形状
board-size = 大小
board-boxes = 宫
board-regions-a-letter-for = 不规则宫：每格一个字母
board-more-that-differs = 附加规则
board-both-long-diagonals = 两条对角线
board-windows-windoku = 窗口（Windoku）
board-the-same-place-in = 各宫相同位置
board-cells-a-knights-move = 马步距离
board-cells-a-kings-move = 王步距离
board-cells-to-be-found = 要找出的格
board-doublers = 加倍格：按两倍计算
board-negators = 负数格：按相反数计算
board-nullifiers = 归零格：按0计算
board-its-name-as-links = 链接和命令里用的名称
board-take-this-board = 用这个盘面
board-no-boxes = 无
board-choose-the-board = 选择盘面
board-sides = { $down }×{ $across }
