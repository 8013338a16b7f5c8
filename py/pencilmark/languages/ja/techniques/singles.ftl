technique-full-house = フルハウス
    .look = 空きマスが1つしかない行・列・ブロックを探しましょう。
    .why = どの領域にも、すべての数字が1回ずつ入ります。まだ出ていない数字が入る場所は、ほかにありません。
    .do = 残った数字を空きマスに書きます。

technique-naked-single = ネイキッドシングル
    .look = 行・列・ブロックを合わせると、すでに8種類の数字が見えるマスを探しましょう。
    .why = 見えている数字は入らないので、そのマスに入る数字は1つだけです。
    .do = その数字をマスに書きます。

technique-hidden-single = ヒドゥンシングル
    .look = 数字を1つ選び、その数字がまだ入っていない領域を見ます。その数字が見える空きマスを消していき、1マスだけ残るところを探しましょう。
    .why = その数字は領域のどこかに必ず入ります。ほかのマスは、埋まっているか、入れられないかのどちらかです。
    .do = 残った1マスに、その数字を書きます。ほかの候補がありそうに見えてもかまいません。

singles-last-empty-cell = { $house }の空きマスは{ $cell }だけです。
singles-last-missing = まだ入っていないのは{ $value }だけなので、{ $cell }は{ $value }です。
singles-cell-sees = { $cell }からは{ AND($values) }が見えるので、{ $values ->
        [1] この数字は入りません。
       *[other] これらの数字は入りません。
    }
singles-ruled-out-before = { $cell }の{ AND($values) }は、これまでの手で消えています。
singles-only-left = 残るのは{ $value }だけなので、{ $cell }は{ $value }です。
singles-only-place = { $house }には{ $value }が必要ですが、入るのは{ $cell }だけです。
# 前の文の領域について。
singles-others-see = その領域のほかの空きマスからは、どれも{ $value }が見えています。
singles-others-see-or-lost = その領域のほかの空きマスは、{ $value }が見えているか、前の手で{ $value }が消えています。
