### まとめて。

many-column-number = 番号
many-column-puzzle = 問題
many-column-name = 名前
many-column-rated = 元の評価
many-column-clues = 初期数字
many-column-status = 解の数
many-column-minimal = むだなし
many-column-symmetry = 対称
many-column-level = レベル
many-column-hardest = 最も難しい手
many-column-er = ER
many-column-ep = EP
many-column-ed = ED
many-column-score = スコア
many-column-twin = 同じ問題
many-column-canonical = 標準形
many-column-solution = 答え

many-asked-canonical = 重複、標準形
many-asked-level = レベル、最も難しい手
many-asked-score = HoDoKuのスコア
many-asked-er = ER、EP、ED

many-status-none = なし
many-status-one = 1つ
many-status-several = 複数
many-not-known = 不明
many-minimal-no = いいえ
many-minimal-yes = はい

many-nothing-known = まだ何も調べていません
many-kept = 前回の一覧です。
many-kept-paused = 前回の一覧です。一時停止しています。
many-too-many = 表に入るのは{ NUMBER($most) }問までです。{ NUMBER($over) }問を除きました。
many-line-cells = { $line }行目は{ $cells }マスです。9×9の問題は{ $classic }マスです
many-line-says = { $line }行目：{ $message }
many-line-no-digits = { $line }行目に数字がありません：{ $text }
many-nothing-typed = まず問題を貼り付けるか、ファイルを開いてください。
many-not-bare = この問題には独自のメモがあります。「解く」で開いてください
many-stopped = 止めました。そこまでに読んだものは表にあります。
many-open-in = 開く場所
many-choose = 問題{ $number }を選ぶ
many-count = { NUMBER($all) }問
many-count-of = { NUMBER($all) }問中{ NUMBER($shown) }問
many-print-some = 選んだ{ NUMBER($chosen) }問を印刷
many-print-none = 選んだ問題を印刷
many-answers = 答え{ NUMBER($done) }/{ NUMBER($total) }
many-paused = 一時停止中：{ $answers }
many-a-second = 毎秒{ NUMBER($rate) }個
many-left = 残り{ $time }
many-pythons = Python { $count }個
many-seconds = { $count }秒
many-minutes = { $count }分
many-hours = { NUMBER($count, minimumFractionDigits: 1) }時間

many-many-puzzles = 問題をまとめて調べる
many-check-a-whole-list = 一覧を一度に調べます。解が1つだけか、どのくらい難しいか、見かけは違っても同じ問題がないかが分かります。
many-your-table-will-appear = 表はここに現れます。
many-a-list = 一覧
many-add = 追加
many-open-files = ファイルを開く
many-you-can-also-drop = ファイルをページのどこにでもドロップできます。1行に1問のリスト、表、盤面を、250,000問まで。
many-one-solution = 解は1つ？
many-each-puzzle-is-proved = どの問題も、解が1つか、複数か、ないかを証明します。読めない行には理由を示します。
many-how-hard = どのくらい難しい？
many-givens-level-hardest-technique = 初期数字、レベル、最も難しい手筋、HoDoKuのスコア、ERを、並べ替え、絞り込み、グラフにできます。
many-seen-before = 前にもあった？
many-duplicates-are-found-even = 回転や裏返し、数字の入れ替えをしても、同じ問題なら見つかります。
many-this-browser-stores-nothing = このブラウザーには何も保存されないため、読み込み直すと一覧は消えます。
many-find-out = 調べること
many-filter = 絞り込み
many-er-7-solutions-one = er>=7 status=1つ
many-columns = 列
many-part-of-a-puzzle = 問題や名前の一部、または条件：clues<24, level=hard, minimal=はい
many-pause = 一時停止
many-cancel = 中止
many-puzzles = 問題
many-choose-all-or-none = すべて選ぶ・外す
many-print-the-chosen = 選んだ問題を印刷
many-save-csv = CSVで保存
many-save-json-lines = JSON Linesで保存
many-clear-the-list = 一覧を空にする
many-chart = グラフ
many-how-the-values-are = 値の分布
