technique-firework-triple = ファイアワークトリプル
    .look = 行と列が交わるマスと、その行にも列にもまだ必要な3つの数字を選びます。マスのブロックの外で、3つの数字の入る場所が、行でも列でもただ1つの同じマスに限られるものを探しましょう。
    .why = この3マスのどこにも入らない数字は、行の分と列の分で、ブロックに2回入ることになってしまいます。ですから、3つの数字が3マスを埋めます。
    .do = 交点のマスとブロックの外の2マスから、ほかの候補をすべて消します。

technique-firework-quad = ファイアワーククワッド
    .look = 4つのブロックにまたがる長方形の四隅を見ます。2つの数字は、3つ目の角の行と列で、そのブロックの外では2つの角にしか入りません。別の2つの数字は、4つ目の角について、同じ2つの角にしか入りません。
    .why = 4つの数字はどれもこの4マスのどこかに入るので、4マスを埋めます。行と列が交わる2つの角には、それぞれの組の数字が入ります。
    .do = 4マスからほかの候補をすべて消し、交点の角からは、もう一方の組の数字も消します。

fireworks-outside = { $box }の外で{ AND($digits) }が入るのは、{ $row }では{ $one }だけ、{ $other }では{ $two }だけです。
fireworks-twice = そのどれかが{ AND($cells) }のどこにも入らないと、{ $row }と{ $other }の両方が、ブロックの中の別々のマスにそれを必要とします。しかし、ブロックに同じ{ $word ->
        [value] 値
       *[digit] 数字
    }は2回入りません。
fireworks-one-of-three = ですから{ AND($digits) }は、どれも{ AND($cells) }の中に入ります。
fireworks-likewise = 同じように、{ AND($digits) }は、どれも{ $corner }か同じ2マスの中に入ります。
fireworks-fill = { AND($digits) }の{ SPELLED($count) }個の{ $word ->
        [value] 値
       *[digit] 数字
    }が{ AND($cells) }の{ SPELLED($count) }マスを埋めるので、ほかは入りません。
fireworks-no-other = { AND($other) }はどれもほかの3マスの中に入るので、{ $one }は{ OR($own) }です。そして{ $two }は{ OR($other) }です。
