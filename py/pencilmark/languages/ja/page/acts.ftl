### 操作に答えることば。確認、ヒント、一覧。

acts-working = Pythonが例を解いています。
acts-no-lesson = そのようなレッスンはありません。
acts-needed-in = レベル{ $level }の問題で必要になります
acts-not-rated = レベルと難易度の評価には使いません
acts-example = 例：{ $name }
acts-example-more = 自分で見つけても、ヒントを使ってもかまいません。途中の問題は保存してあります。
acts-practise = 練習：{ $name }
acts-practise-plainest = ここでの次の1手です。自分で見つけても、ヒントを使ってもかまいません。途中の問題は保存してあります。
acts-practise-among = もっとやさしい手があるかもしれませんが、この手を探しましょう。自分で見つけても、ヒントを使ってもかまいません。途中の問題は保存してあります。
acts-rules-changed = その間にルールが変わりました

acts-list = 問題{ NUMBER($count) }個
acts-list-titled = 問題{ NUMBER($count) }個：{ $title }
acts-list-broken = { $count }行中{ $broken }行を読めませんでした。理由はその行に示しています。
acts-list-load = 1問を読み込むことも、すべてを解いたり評価したりすることもできます。
acts-rated-of = { $count }問中{ $done }問を評価しました
acts-solved-of = { $count }問中{ $done }問を解きました
acts-surveyed = 解が1つ：{ $unique }問、複数：{ $multiple }問、なし：{ $none }問。

acts-to-go = 残りは{ $count }マスです。
acts-no-contradictions = 矛盾はありません
acts-right = ここまで正解です
acts-nothing-back = 戻る必要はありません。
acts-back = 正しかったところまで戻りました
acts-back-moves = 操作を{ $moves }回分戻しました。「やり直す」で取り消せます。
acts-signs-key = 文中では{ $signs }です。
acts-only-replay = これはリプレイです
acts-only-replay-more = 書き込むには「この問題を自分で遊ぶ」を押してください。
acts-at-bookmark = しおりに戻りました
acts-at-bookmark-more = 「元に戻す」で、試した内容が戻ります。
acts-nothing-to-check = 照らし合わせる解がありません
acts-not-unique = この問題の解は1つではありません。
acts-clash = { $count }個の数字が矛盾しています
acts-look-at = { $cells }を見てください。
acts-wrong = { $count }個の数字が違います
acts-took-back = { $count }個の数字を取り消しました
acts-took-back-more = ほかの数字はすべて正解です。取り消した数字は「元に戻す」で戻ります。
acts-colours-wrong = { $count }マスの色が違います
acts-marks-lack = { $count }マスのメモに、正しい数字がありません
acts-digits-right = 数字はすべて正解です
acts-to-colour = あと{ $count }マスに色を付けてください。

acts-hinting = 手を探しています
acts-hinting-more = やさしい手筋から順に試しています。
acts-listing = すべての手を探しています
acts-listing-more = 手筋を1つずつ試しています。
acts-walking = 1手ずつ解いています
acts-walking-more = 毎回、最もやさしい手を選んでいます。
acts-writing = 手順を書き出しています
acts-writing-more = 1手ごとに図を付けるため、少し時間がかかります。
acts-where-to-look = 見る場所
acts-step = { $at }/{ $count }手目：{ $name }
acts-path-solved = 解けました
acts-path-steps = { $count }手で、すべてのマスが埋まりました。
acts-path-stopped = ここで止まりました
acts-path-ask-again = もう一度「手順」を押すと、最後まで示します。
acts-path-end = ここから先の手が見つかりません
acts-path-end-more = この先は試行錯誤になります。
acts-digits-wrong =
    { $count ->
        [1] 数字が1つ違います
       *[other] 違う数字があります
    }
acts-look-first = まず{ $cells }を見てください。
acts-marks-wrong =
    { $count ->
        [1] メモが1つ違います
       *[other] 違うメモがあります
    }
acts-marks-at = { $cells }のメモに、正しい数字がありません。まずそこを見てください。
acts-done = もうすることはありません
acts-done-more = すべてのマスが埋まっています。
acts-guess = 手が見つかりません
acts-guess-more = ここで使える手筋では先へ進めません。試行錯誤が必要です。
acts-fog = 見えている範囲ではここまでです
acts-fog-more = 霧の外からは次の一手が決まりません。霧の境目に手がかりがあるかもしれません。「解く」では霧の下も見られます。
acts-empty = まだ何もありません
acts-empty-more = 問題を貼り付けるか打ち込んでから、ヒントを使ってください。
acts-hints-need-one = ヒントがあるのは、解が1つだけの問題です。
acts-hints-need-one-but-steps = ヒントがあるのは、解が1つだけの問題です。「解く」の「手」なら、どの解でも成り立つ手を調べられます。
acts-did = 実行しました
acts-digit-at = { $cell }に{ $digit }
acts-coloured = 色を付けました：{ $cells }。「元に戻す」で取り消せます。
acts-wrote = 書き込みました：{ AND($all) }。「元に戻す」で取り消せます。
acts-digits-from = { AND($digits) }（{ $cells }）
acts-all-marks-now = すべてのメモを書き込みました。
acts-took-away = 消しました：{ AND($all) }。「元に戻す」で取り消せます。
acts-notation-copied = コピーしました
acts-notation-not-copied = 選択してコピーしてください
acts-learn = 学んで練習：{ $name }
acts-none-with-words = これらの言葉をすべて含む手はありません。
acts-steps = { $count }手
acts-techniques = 手筋{ $count }種類
acts-steps-of = { $steps }（{ $techniques }）。
acts-steps-of-stopped = { $steps }（{ $techniques }）。途中で止まりました。
acts-steps-at-least = { $steps }以上（{ $techniques }）。
acts-steps-at-least-stopped = { $steps }以上（{ $techniques }）。途中で止まりました。

acts-sign-tinted = 色付きのマス：手の根拠となるところ
acts-sign-reddish = 赤みのマス：候補が消えるところ
acts-sign-frame = 枠：領域、またはマスの組
acts-sign-dashed-frame = 破線の枠：それらをカバーする領域
acts-sign-circle = 色付きの丸：形をつくる候補
acts-sign-disc = 塗りつぶした丸：説明の中で真
acts-sign-thick = 太い丸：説明の中で偽
acts-sign-square = 四角：フィン
acts-sign-filled-square = 塗りつぶした四角：もう一方の色
acts-sign-diamond = ひし形：そのほかの関係する候補
acts-sign-solid = 実線：少なくとも一方が真
acts-sign-dashed = 破線：両方が真にはならない
acts-sign-ring = 輪：そこに入っている数字
acts-sign-large = 輪の中の大きな数字：そこに入る数字
acts-sign-struck = 赤い取り消し線：消える候補

acts-waiting = Pythonを待っています
acts-will-hint = 準備ができしだい、手を探します。
acts-will-steps = 準備ができしだい、手を並べます。
acts-will-path = 準備ができしだい、手順を探します。
acts-will-walkthrough = 準備ができしだい、手順を書き出します。
acts-will-read = 準備ができしだい、読み取ります。
acts-will-make = 準備ができしだい、作ります。
acts-will-solve = 準備ができしだい、解きます。
acts-will-rate = 準備ができしだい、評価します。
acts-will-check = 準備ができしだい、確認します。
acts-reading = 読み込み中
