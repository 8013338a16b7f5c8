### ページとコマンドに共通のもの。要求とファイルの誤り、経過。

bad-request =
    .type = { $place }には{ $expected }が必要ですが、{ $found }でした
    .field = { $place }にフィールド{ $name }が必要です
    .object-id-kind = idとkindのあるオブジェクトが必要です
    .json-text = JSONの文字列が必要です：{ $why }

bad-options =
    .chapters-by-by-not = 章は--{ $option }か--{ $other }のどちらか一方で指定します
    .file-tells-chapters-beside = 章はファイルで決まるので、--{ $option }は使えません
    .over-source = 表で、問題のもとの{ $file }を上書きしてしまいます。--csvに別の名前が必要です
    .bad-journal = その実行の記録を読めません。--resumeを付けずに作り直してください
    .other-run = { $file }は別の{ $what }で始めたものです。そのときと同じ指定が必要です
    .table = { $known }のどれかで終わる名前が必要ですが、{ QUOTE($found) }でした
    .beside = --{ $option }は使えません（{ $where }）

bad-count =
    .count-each-chapter = { $name }:20のように、章ごとの数が必要ですが、{ QUOTE($found) }でした
    .number-puzzles = 問題の数が必要ですが、{ $found }でした
    .puzzles-print = 印刷する問題は1から{ $most }問までですが、{ $found }問でした

no-file =
    .file-can-be-written = 書き込めるファイルが必要ですが、{ QUOTE($found) }でした
    .over-other = 最初にPDFの名前が必要ですが、{ QUOTE($found) }でした。これはPDFではない既存のファイルなので、そのまま残しました
    .not-read = { $expected }が必要ですが、{ QUOTE($found) }でした：{ $why }
    .no-input = ファイルか、読める標準入力が必要です
    .cannot-be-written = { QUOTE($path) }に書き込めません：{ $why }

other-program =
    .sudocue-ratings = { QUOTE($found) }はSudoCueによる一覧の評価です。一覧そのもの（.sdm）が必要です

no-output = 出力を書き込めません：{ $why }
    .closed = 標準出力が閉じています

no-notebook = ノートブックの盤面にはanywidgetが必要です（pip install 'pencilmark[notebook]'）
no-mcp = MCPサーバーにはmcpが必要です（pip install 'pencilmark[mcp]'）
no-png = PNGにはpypdfium2が必要です（pip install 'pencilmark[picture-pdf]'）

no-cluster =
    .not-installed = クラスターにはdistributedが必要です（pip install 'pencilmark[cluster]'）
    .no-answer = { $address }のスケジューラーが応答しません：{ $why }
    .no-package = { $address }のワーカーにパッケージpencilmarkがありません
    .no-workers = { $address }のスケジューラーにワーカーがありません
    .version = ワーカー{ $worker }のpencilmarkは{ $other }で、こちらは{ $own }です

no-process = 作業を分担していたプロセスが、外から終了させられました
no-parquet = Parquetにはpyarrowが必要です（pip install 'pencilmark[parquet]'）

bad-value =
    .option = --{ $option }には{ $wanted }が必要ですが、{ QUOTE($found) }でした

bad-scales = 尺度は{ $known }から選びますが、{ QUOTE($found) }でした
bad-scale = { $known }から選びますが、{ QUOTE($found) }でした
only-nine = ふつうの9×9の盤面の配置が必要です
has-candidates = 数字だけの問題が必要ですが、独自の候補がありました
has-rules = 数字だけの問題が必要ですが、ルールが{ $count }個ありました
a-list = 問題が1つ必要ですが、{ $found }でした

empty =
    .puzzles-print-none = 印刷する問題が必要ですが、1つもありません

bad-technique =
    .technique = { $example }のような手筋が必要ですが、{ QUOTE($found) }でした

unknown-kind = { $known }のどれかが必要ですが、{ QUOTE($found) }でした

bad-variant =
    .choose-cell-edge-drag = 端のマスを選ぶか、端から内側へドラッグしてください
    .cell-numbers = マスは0から{ $cells }までですが、{ $found }でした
    .two-cells-same-twice = 2つのマスが必要ですが、同じマスが2回ありました
    .go-on-diagonally = 端から始めて、斜めに続けてください
    .go-on-straight = 端から始めて、行か列に沿って続けてください
    .next-cell-too = 斜めに並ぶ次のマスも選んでください

no-practice =
    .technique-positions-practise-on = 練習用の局面がある手筋が必要です

no-cells =
    .choose = マスを選んでください
    .choose-number = マスと数を選んでください

unknown-variant =
    .other = ルールの名前が必要ですが、{ QUOTE($found) }でした

in-file = { $places }：{ $why }
at-line = { $at }行目
at-column = { $at }文字目
page-drawn = { $total }ページ中{ $page }ページ目
puzzles-answered = { $total }問中{ $done }問を解いて評価しました
steps-found = { $count }手が見つかりました
positions-seen = これまでに{ NUMBER($nodes) }局面を調べました
positions-seen-and-help-is-coming = これまでに{ NUMBER($nodes) }局面を調べました。別のソルバーも加わります
solutions-counted = これまでに{ NUMBER($count) }個の解
solutions-estimated = これまでに{ NUMBER($count) }個の解、全部で約{ $estimate }個
cells-tried = { $total }マス中{ $done }マスを調べました
parts-tried = なくてもよいものが{ $found }個見つかりました
conflict-sought = 矛盾する少数のものを探しています
isomorphs-compared = 同型を比べています
search-told = 探索をたどっています
seeds-tried = { $total }通り中{ $done }通りの順序を試しました
looking-for = { $technique }を探しています
pages-written = ページの{ NUMBER($share, style: "percent") }を書き出しました
surveyed = { NUMBER($number) }/{ NUMBER($total) }
vicinity-found = { NUMBER($found) }問見つかりました
pattern-told = { NUMBER($rated) }問を評価、{ NUMBER($found) }問を発見
pattern-vain = 配置を埋めています：無作為な盤面{ NUMBER($sample) }個のどれも使えないので、使えるのは{ NUMBER($bound) }個に1個未満です（信頼度90%）
writing-down = 書き出しています
puzzles-read = { NUMBER($total) }問中{ NUMBER($number) }問を読みました
techniques-tried = { $count }個の手筋を試しました
generate-made = { $total }問中{ $done }問を作りました
generate-near = { $tried }、最も近いもの：{ $nearest }
generate-usual = ふつうは{ $usual }
generate-rating = 1問できたので、評価しています
generate-grid = 盤面{ $grid }、{ $doing }
seed-grid = シード{ $seed }：盤面{ $tried }、{ $doing }
seed-try = シード{ $seed }：{ $tried }回目の試行で{ $doing }がありませんでした
checking-text = 文字列
checking-request = 要求
checking-object = オブジェクト
checking-list = リスト
checking-one-of = { $known }のどれか
checking-most-bits = 53ビット以内の{ $expected }
survey-board-line = 盤面と1行
checking-null = null
console-more = …あと{ NUMBER($count) }文字
beside-option = --{ $option }があるとき
without-option = --{ $option }がないとき
place-for-level = レベル…
place-for-er = ER…

notebook-mark = メモ
notebook-undo = 元に戻す
notebook-hint = ヒント
notebook-step = 次の手
notebook-solved = 解けました。
