### 遊ぶ。

play-no-puzzle = 問題がありません
play-no-puzzle-why = { $why }。「作る」で問題を作れます。
play-no-puzzle-network = ネットワークにつながっておらず、保存された問題もまだありません。
play-trying = { $depth ->
    [1] しおりから試しています
   *[other] 試しています（しおり{ $depth }枚）
}
play-no-singles = シングルはありません
play-no-singles-more = すぐに埋まるマスはありません。
play-empty-grid = 空の盤面
play-day-state =
    { $state ->
        [playing] プレイ中
        [begun] 途中
        [done] 解答済み
       *[free] まだ
    }
play-solved-in = は解答済み、タイム{ " " }

play-what-variant = { $name }ナンプレ
play-made-graded = { $what }（{ $level }、{ $sides }）
play-made-joined = { $what }（{ $level }）
play-made-plain = { $what }（{ $sides }）
play-will-play = { $what }で遊ぶ
play-making = { $what }を作っています
play-will-make = 準備ができしだい、{ $what }を作ります。
play-meanwhile = 見つかりしだい始まるので、そのまま続けて遊べます。
play-none-found-for = 何度も試しましたが、{ $what }は見つかりませんでした。もう一度試すか、ほかのレベルを選んでください。
play-todays-level = 今日の{ $level }
play-level-of-day = { $day }の{ $level }

play-solved = 完成
play-now = 今回
play-hints =
    { $count ->
        [0] ヒントなし
       *[other] ヒント{ $count }回
    }
play-mistakes =
    { $count ->
        [0] ミスなし
       *[other] ミス{ $count }回
    }
play-move-of = 操作{ $at }/{ $all }
play-move-at = 操作{ $at }/{ $all }、{ $time }
play-next-today = 次は今日の{ $level }
play-next-another = 次も{ $level }
play-no-picture = 画像を作れません
play-no-picture-why = このブラウザーでは描けませんでした。
play-picture-saved = 画像を保存しました
play-picture-saved-more = 画像にあるのは初期数字とタイムだけで、答えはありません。
play-first-of-level = ここでは初めての{ $level }
play-best-of = { $count }問の中で自己ベスト
play-faster-than-last = 前回より速い
play-faster-than-some = 最近の{ $count }問のうち{ $some }問より速い
play-a-replay = リプレイ
play-replay-copied = リプレイへのリンクをコピーしました
play-replay-copied-more = どの端末でも、この解き方を1手ずつ見られます。
play-replay-long = どの端末でもこの解き方を見られますが、{ NUMBER($count) }文字あります。これほど長いリンクを切るアプリもあります。
play-no-replay-link = このリプレイへのリンクは作れません
play-no-replay-link-more = 最初の操作より前に書かれた数字があります。リンクに入るのは初期数字だけです。
play-replay-broken = リプレイがありません
play-replay-broken-more = リンクが途中で切れたか、変わっています。問題はここで遊べます。
play-class-title = クラスの問題
play-class-asks = 問題は1人ずつ違います。1から{ $count }までの自分の番号を選んでください。
play-class-number = 自分の番号
play-class-play = 遊ぶ
play-a-new-puzzle = 新しい問題
play-before-is-kept = 前の問題は、「その他」の「遊んだ問題」に保存してあります。

play-no-longer = { " " }もうありえません
play-nothing-fits = 合うものがもうありません
play-in-all = 残るどれにも{ $digits }
play-cage = { $cells }マスで{ $sum }

play-new-puzzle = 新しい問題
play-today = 今日
play-todays-puzzles = 今日の問題
play-classic = 標準
play-killer = キラー
play-diagonal = 対角線
play-arrow = 矢印
play-kropki = クロプキ
play-jigsaw = ジグソー
play-play-an-easy-classic = 標準（初級、9×9）で遊ぶ
play-all = すべて
play-every-puzzle-that-you = 始めた問題はすべて、ここに保存されます。
play-this-game = このゲーム
play-your-puzzle = 自分の問題
play-what-digits-write = 数字キーで書くもの
play-digit = 数字
play-corner = 隅
play-centre = 中央
play-colour = 色
play-digits = 数字
play-undo = 元に戻す
play-redo = やり直す
play-erase = 消去
play-hint = ヒント
play-check = 確認
play-marks = メモ
play-fill-marks = 全メモ記入
play-fill-all-singles = シングルをすべて埋める
play-try-it-from-here = ここから試す
play-back-to-the-bookmark = しおりに戻る
play-go-back = 戻る
play-keep-it = 残す
play-select-all-cells = すべてのマスを選択
play-select-the-other-cells = ほかのマスを選択
play-start-over = 最初から
play-how-it-went = 結果
play-replay = リプレイ
play-play-yourself = この問題を自分で遊ぶ
play-play-the-replay = リプレイを再生
play-place-in-your-solve = リプレイの位置
play-a-picture-with-your = タイムと初期数字の画像です。答えは入りません。
play-no-cage-here = ここにケージはありません
play-other-kinds = ほかの種類
play-fog-waits = 霧はPythonの準備を待っています
play-fog-waits-more = 準備ができしだい、正しい数字で霧が晴れます。
play-fog-gone = 霧はなくなりました
play-fog-gone-more = 解がちょうど1つではないため、どの数字が正しいか決まりません。
