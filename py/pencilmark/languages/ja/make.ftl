### 問題の作成。希望の誤りと、提案。

bad-count =
    .levels-counts-easy-hard = Easy:5,Hard:3のような、レベルと数が必要ですが、{ QUOTE($found) }でした

no-more = 作ったものと異なる問題は、もうないようです

bad-board =
    .board-can-be-filled = 埋められる盤面が必要です

no-grid =
    .board-can-be-filled = 埋められる盤面が必要ですが、{ QUOTE($found) }でした
    .way-fill = { QUOTE($name) }を埋める方法が見つかりません

bad-pattern =
    .other = 初期数字が同じマスにある問題が必要ですが、{ $found }でした
    .have-clue-exchanged-they = { $one }と{ $other }に初期数字がありません。入れ替えると別の解になります
    .pattern-cells = { $count }マスの配置が必要ですが、{ $found }マスでした
    .pattern-not-symmetric-by = この配置は{ $symmetry }の対称ではありません
    .pattern-has-clues = 配置には初期数字が{ $count }個あります

bad-symmetry = { $known }のどれかが必要ですが、{ QUOTE($found) }でした

bad-wish =
    .puzzles-made-boards-many = 問題を作れるのは、値の数が行の数と同じ盤面です
    .er-hodoku-levels-scores = ERとHoDoKuのレベル・スコアは、9×9の盤面だけのものです
    .boards-beyond-x-have = { $most }×{ $most }を超える盤面に、レベルや手筋はありません
    .unheeded = { $option }は指定できません。このような問題では使われません
    .open = 最初に置けるところは0から{ $most }までですが、{ $found }でした
    .practice-needs-technique = 練習には手筋が必要です
    .technique-and-any = 必要な手筋は、1つだけか、どれかでよい複数かの、どちらか一方で指定してください
    .four = { $found }の問題は、フルハウスとブロックのヒドゥンシングルですべて解けるので、{ $level }より難しいものも、ほかの手筋が必要なものもありません
    .givens-for-digits-swap = { $variant }には初期数字が必要です。ないと、手がかりがすべて成り立ったまま数字を入れ替えられます
    .givens-which-has-too = { $variant }には初期数字が必要です。ないと手がかりが足りません
    .try-more = 試行は1回以上が必要です
    .board = { $variant }には4から{ $most }の盤面が必要ですが、{ $found }でした
    .operators = 演算子は{ $known }から選びます
    .operands = 1つの式で計算する数は1から{ $most }個までです
    .largest = 最大の定数は0から999までです
    .formulas = 式は1から{ $most }個までです
    .givens = 初期数字は0から{ $most }個までです
    .neither = 式か初期数字の個数が必要です

bad-effort =
    .level = 手ごたえには、9行の盤面のレベルが必要です：{ $known }
    .range = 手ごたえは1から{ $most }までですが、{ $low }から{ $high }でした

bad-level = { $known }のどれかが必要ですが、{ QUOTE($found) }でした

bad-technique =
    .never-needed = 必要になりうる手筋が必要です。{ $technique }が役立つところでは、その前に{ $plainer }が役立ちます（練習なら、ほかの手筋は使いません）
    .id-technique-ladder = 手筋一覧のidが必要ですが、{ QUOTE($found) }でした
    .beyond-singles = シングルより先の手筋が必要ですが、{ QUOTE($found) }でした

bad-clues =
    .number-clues = 初期数字は0から{ $count }個までです
    .symmetry = { $symmetry }の対称なら、初期数字は{ $below }個か{ $above }個にでき、{ $found }個にはできません

usual-seconds = { $count }秒
usual-more = 長時間
usual-over = { $usual }超
tried-so-far = { NUMBER($tried) }回試しました
tried-of = { NUMBER($most) }回中{ NUMBER($tried) }回試しました
tried-in-vain = { $tried }。無作為な盤面{ NUMBER($sample) }個のどれも使えないので、使えるのは{ NUMBER($bound) }個に1個未満です（信頼度90%）
pattern-has = 初期数字{ $clues }個、自己同型{ NUMBER($automorphisms) }個
pattern-about = 無作為な盤面{ NUMBER($sample) }個のうち{ NUMBER($hits) }個が使えます：問題のクラスは約{ $classes }個
pattern-none = 無作為な盤面{ NUMBER($sample) }個のどれも使えないので、使えるのは{ NUMBER($bound) }個に1個未満です（信頼度90%）
grid-filling = 埋めています
digging = 初期数字は残り{ $left }個、{ $percent }%のマスを試しました

not-found =
    .wish-can-be-met = { $tries }個の盤面を試しましたが、そのような問題は見つかりません
    .formulas = { $tries }回で満たせる希望が必要ですが、{ $missing }がありませんでした
    .too-few-formulas = { $tries }回で満たせる希望が必要ですが、{ $missing }がありませんでした。すべてが必要でなくてもよいか、演算子<と>を使えば、もっと多くの式を残せます
    .tries = { $tries }回試しましたが、そのような問題は見つかりません
    .in-vain = ちょうどこれらのマスに初期数字がある問題は見つかりません。無作為な盤面{ NUMBER($sample) }個のどれも使えないので、使えるのは{ NUMBER($bound) }個に1個未満です（信頼度90%）

bad-variant =
    .kind = { $known }のどれかが必要ですが、{ QUOTE($found) }でした

too-few-clues = 初期数字は{ $fewest }個以上が必要ですが、{ $found }個でした。それより少ないと解が1つになりません
none-known = 知られている問題がありません。むだのない問題でここで見つかるのは初期数字{ $most }個までですが、{ $found }個でした
made-relative = ここで知られている初期数字17個の問題{ $count }問のうち1問の行・列・数字を入れ替えたものです
made-relative-needing = ここで知られている、{ $technique }が必要な問題{ $count }問のうち1問の行・列・数字を入れ替えたものです
bad-range = 小さい数から大きい数への範囲が必要ですが、{ $low }から{ $high }でした
missing-solution = ただ1つの解
missing-way = 仮定なしの解き方
missing-count = すべてが必要な{ $count }個の式
missing-proof = 現実的な時間での証明
missing-guess = 仮定
missing-circle = 循環
missing-formulas = 式
setting-rated = 解くまでの{ $steps }手
setting-grid = 盤面
setting-clues-givens = 手がかり{ $clues }個、初期数字{ $givens }個
setting-givens = 初期数字{ $givens }個
setting-clues = 手がかり{ $clues }個
nearest = { $words }、初期数字{ $count }個
nearest-unrated = 未評価
order-check-rule = ルール{ $number }を確かめる：{ $rules }
order-smallest-set = 最小の組
order-small-set = 小さい組
order-guess = { $items }を仮定する（{ $proof }：{ $count }）
order-follows-from-rule = { $source }から、ルール{ $rule }により{ $names }が決まる：{ $rules }
order-nothing = なし
