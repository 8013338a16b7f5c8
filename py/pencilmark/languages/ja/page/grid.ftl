### マスについて、名前と数字のほかに読み上げること。

grid-in-region = 区画{ $sign }
grid-answered = Pythonの答え
grid-tried = 試し書き
grid-bookmark-set = しおりを付けました
grid-bookmark-gone = しおりを外しました
grid-could-be = ありうる数字{ $marks }
grid-printed = 問題に含まれる候補{ $marks }
grid-struck = 自分で消した候補{ $marks }
grid-in-corners = 隅のメモ{ $marks }
grid-in-centre = 中央のメモ{ $marks }
grid-coloured = { AND($colours) }
grid-mark-coloured = { $mark }は{ $colour }
grid-no-coloured-marks = 色付きのメモなし
grid-mark = メモ{ $mark }
grid-whole-cell = マス全体
grid-row-column = { $row }行{ $column }列
grid-cell-empty = { $cell }、空き
grid-cell-given = { $cell }、初期数字{ $value }
grid-cell-value = { $cell }、{ $value }
grid-red = 赤
grid-orange = オレンジ
grid-yellow = 黄
grid-green = 緑
grid-turquoise = 青緑
grid-blue = 青
grid-violet = 紫
grid-pink = ピンク
grid-grey = グレー

grid-equals =
    { $state ->
        [holds] 式：{ $term }に等しい、成り立っています
        [broken] 式：{ $term }に等しい、成り立っていません
       *[open] 式：{ $term }に等しい
    }
grid-in-clues = { $clues }に含まれるマス

grid-tool-corner = 隅のメモ
grid-tool-centre = 中央のメモ
grid-tool-colour = 色
grid-undone = 元に戻しました：{ $what }
grid-redone = やり直しました：{ $what }
grid-cells-changed = { $count }マスが変わりました
grid-contradicts = ほかの数字と矛盾しています。
grid-no-marks = メモなし
grid-left = 残り{ $count }
grid-colour-key = { $name }の色
grid-satisfied = { $count }件中{ $holds }件成立
grid-broken-count = { $count }件違反
grid-broken = 違反
grid-is-broken = { $what }：違反
grid-cell-fogged = { $cell }、霧の中
grid-fogged = 霧の中
grid-fog-cleared = { $count }マスの霧が晴れました。
