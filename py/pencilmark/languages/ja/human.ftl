### 文の中での手がかりの名前、難易度を調べる間の経過、解く手順。

bad-technique =
    .id-technique-makes-steps = 手を作る手筋のidが必要ですが、{ QUOTE($found) }でした
    .ids-techniques = 手筋のidが必要ですが、{ QUOTE($found) }でした

rating-own = 独自の手順、{ $step }手目：{ $technique }を試しています
rating-hodoku = HoDoKuの手順、{ $step }手目
rating-se = Sukaku Explainerの手順、{ $trying }
rating-class = 最小の同型、{ $trying }
rating-next = ERは{ $er }以上：次の手を試しています
rating-depth = シングルで{ $singles }マスが埋まりました。先を試しています
rating-rung = ERは{ $er }以上：{ $rung }を試しています
guard-false = 誤りとして除外：{ $technique } { $result }
clue-as-line = { $start }から{ $end }の{ $noun }
clue-as-sight-with-number = { $house }の{ $noun }{ $number }
clue-as-sight = { $house }の{ $noun }
clue-region-count = { $cell }の{ $noun }
clue-region-arrow = { $cell }の{ $noun }
clue-shade-count = { $cell }の{ $noun }
clue-as-cells = { $cell }の{ $noun }
clue-as-cells-with-number = { $cell }の{ $noun }（{ $number }）
clue-as-short = { $noun }
clue-as-mark = { $one }と{ $two }の間の{ $noun }
clue-as-marks = { $cell }からの{ $noun }
clue-as-board = { $noun }のルール
clue-as-formula = 式{ $text }
clue-as-diagonal = { $start }から{ $end }の{ $noun }{ $number }
sight-row = { $number }行目
sight-column = { $number }列目
sight-from = { $house }（{ $side ->
        [left] 左
        [right] 右
        [top] 上
       *[bottom] 下
    }から）
sight-diagonal = { $cell }からの斜めの並び
says-same = { $a }と{ $b }は同じ数字
walkthrough-stuck = 手順はここまでです。空きマスが{ SPELLED($count) }個残っています。
hints-beyond = ヒントは次のルールをまだ扱えません：{ AND($rules) }。数字だけでは、これ以上進めません。
walkthrough-steps-are-singles = シングル{ SPELLED($count) }手：{ AND($placed) }。
walkthrough-title = 解く手順
walkthrough-step = { $first }手目
walkthrough-steps = { $first }〜{ $last }手目
walkthrough-puzzle = 問題
walkthrough-solution = 答え
walkthrough-where-path-ends = 手順の終わり
effort-within-level = { $level } { $effort }/{ $most }
minutes-average = { $low }〜{ $high }分
walkthrough-singles = シングル
level-beginner = 入門
level-easy = 初級
level-medium = 中級
level-hard = 上級
level-expert = 達人
level-extreme = 超難問
level-beyond = 規格外
level-unfair = アンフェア
