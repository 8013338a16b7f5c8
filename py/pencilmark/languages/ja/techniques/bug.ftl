technique-bug-plus-1 = BUG+1
    .look = 終盤に、候補が3つのマスが1つだけで、ほかの空きマスの候補がすべて2つの盤面を探しましょう。
    .why = 3つの候補のうち1つがなければ、どの数字も、まだ入っていない領域ごとに入る場所がちょうど2つになります。そのような盤面は解が2つか、1つもありません。ですから、その数字は外せません。
    .do = 行・列・ブロックのそれぞれに3回現れる数字を、そのマスに書きます。

graves-all-but = 空きマスのほとんどは候補が2つだけです。{ AND($candidates) }がなければ、すべてそうなります。
graves-two-places-each = すると、どの{ $word ->
        [value] 値
       *[digit] 数字
    }も、行・列・{ $region ->
        [region] 区画
       *[box] ブロック
    }ごとに、入る場所が2つあるか、1つもないことになります。
graves-not-one-solution = そのような問題は解がないか2つ以上ありますが、この問題の解は1つだけです。
graves-one-is-true =
    { $cells ->
        [1] ですから{ AND($cells) }は{ OR($digits) }です。
       *[other] ですから{ AND($cells) }の少なくとも1つは{ OR($digits) }です。
    }
graves-sees-all = そのすべてが見えるマスに{ $value }は入りません。
graves-roof-as-one-cell = 2つを1マスとみなすと、{ AND($helpers) }と合わせて{ $house }の{ SPELLED($count) }マスに入るのは{ AND($digits) }の{ SPELLED($count) }個の{ $word ->
        [value] 値
       *[digit] 数字
    }だけとなり、そこで使い切られます。
graves-two-places = { $house }で{ $value }が入るのはこの2マスだけなので、もう一方は{ $value }です。
