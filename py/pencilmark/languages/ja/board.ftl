### 盤面や問題の文字列の誤り。エラーの文として、ページや端末に出る（「pencilmark: …」）。句点は付けない。
### $found は入力されたもの。latin、free、values= などの語はそのまま打つものなので訳さない。

bad-board =
    .size-first = 最初に1から{ $most }までの大きさが必要ですが、{ QUOTE($found) }でした
    .contradict-each-other = { QUOTE($other) }と{ QUOTE($word) }は両立しません
    .word = 行数x列数、latin、free、values=N、regions=...、areas=...、house=r1c1r2c2...、{ $known }のどれかが必要ですが、{ QUOTE($found) }でした
    .needs-boxes = { $flag }にはブロックのある盤面が必要です
    .needs-square-boxes = { $flag }には正方形のブロックのある盤面が必要です

bad-size = 大きさは1から{ $most }までですが、{ $found }でした
bad-house = 領域には2から{ $size }個の異なるマスが必要ですが、{ QUOTE($found) }でした
bad-box = { $word }のブロックは{ $cells }マスで、{ $size }マスではありません
bad-values = values=1からvalues={ $most }、またはvalues=0-1からvalues=0-35までが必要ですが、{ QUOTE($found) }でした
bad-signs = { $count }種類の異なる文字か記号が必要ですが、{ QUOTE($found) }でした
conflict = 初期数字どうしが矛盾しています
too-many-ways = この問題は数字が多すぎて、最小の形を見つけられません
bad-cell = マスはr1c1からr{ $size }c{ $size }までですが、{ QUOTE($found) }でした
bad-hole = 盤面にあるマスが必要ですが、{ $where }は盤面にありません
bad-grids =
    .text = 「grids 大きさ at 行,列 / 行,列」（例：grids 9 at 0,0 / 6,6）が必要ですが、{ QUOTE($found) }でした
    .part = 値の数が行の数と同じ盤面が必要ですが、{ $found }でした
    .large = 盤面全体は{ $most }×{ $most }までですが、{ $found }×{ $found }でした
    .apart = 盤面どうしはマスを共有している必要があります
bad-oblong =
    .square = { $word }には正方形の盤面が必要ですが、{ $found }でした
    .boxes = 盤面を埋めつくすブロックが必要ですが、{ $word }では{ $found }を埋められません
    .letters = 文字はマスごとに1つ、{ $count }個必要ですが、{ $found }個でした
bad-modifiers =
    .board = 2倍マス・マイナスマス・ゼロマスには、行と値の数が等しい正方形の盤面が必要です
    .log = 探索の記録は2倍マス・マイナスマス・ゼロマスにまだ対応していません
    .form = この形式は2倍マス・マイナスマス・ゼロマスに対応していません
    .making = 2倍マス・マイナスマス・ゼロマスの問題は、ケージとリトルキラーで作ります

bad-length =
    .n-n-numbers-x = n*n個の数（9×9なら81個）が必要ですが、{ $found }個でした
    .cells = { $count }マスが必要ですが、{ $found }マスでした
    .any-line = n*n文字（9×9なら81文字）が必要ですが、{ $found }文字でした
    .line = { $count }文字が必要ですが、{ $found }文字でした

bad-value =
    .candidates = 候補は1から{ $top }までです
    .values = 値は1から{ $top }までですが、{ $where }に{ $found }がありました
    .numbers = 数は0から{ $top }までですが、{ $found }がありました
    .signs-from-zero = マスごとに1つの記号が必要です（空きマスは .）。この盤面では0も値です

bad-character =
    .line = 1から{ $last }、または空き（. 0 * _ か空白）が必要ですが、{ QUOTE($found) }がありました
    .from-zero = 0から{ $last }、または空き（. * _ か空白）が必要ですが、{ QUOTE($found) }がありました

from-zero =
    .log = 探索の記録で扱う値は1からですが、この盤面の値は0から始まります
    .teaching = ヒント、手、難易度の評価で扱う値は1からですが、この盤面の値は0から始まります
    .making = 問題の作成で扱う値は1からですが、この盤面の値は0から始まります
    .form = この形式の値は1からですが、この盤面の値は0から始まります
    .grid = この盤面のマスだけが必要です（0からの値、空きマスは .）

bad-regions =
    .uneven = { $rows }マスの区画{ $rows }個を表す{ $count }文字が必要ですが、区画{ QUOTE($region) }は{ $cells }マスでした
    .letters = { $rows }マスの区画{ $rows }個を表す{ $count }文字が必要ですが、{ $found }文字でした

bad-areas =
    .letters = { $count }個の文字、数字、または点（区画でないマス）が必要ですが、{ $found }個でした
    .large = 区画は、値の数と同じ{ $most }マスまでですが、区画{ QUOTE($area) }は{ $cells }マスでした

nothing = { "" }
