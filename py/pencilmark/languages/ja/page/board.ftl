### 盤面を選ぶダイアログ。

board-board = 盤面
board-digits-and-marks-stay = 大きさを変えなければ、数字とメモは残ります。
board-shape = 形
board-size = 大きさ
board-boxes = ブロック
board-regions-a-letter-for = 区画（マスごとに1文字）
board-more-that-differs = 追加のルール
board-both-long-diagonals = 2本の長い対角線
board-windows-windoku = ウィンドウ（ウィンドク）
board-the-same-place-in = ブロックの同じ位置のマス
board-cells-a-knights-move = チェスのナイトで移れるマス
board-cells-a-kings-move = チェスのキングで移れるマス
board-cells-to-be-found = 見つけるマス
board-doublers = 2倍マス：2倍に数える
board-negators = マイナスマス：マイナスに数える
board-nullifiers = ゼロマス：0に数える
board-its-name-as-links = リンクやコマンドでの名前
board-take-this-board = この盤面を使う
board-no-boxes = なし
board-choose-the-board = 盤面を選ぶ
board-sides = { $down }×{ $across }
