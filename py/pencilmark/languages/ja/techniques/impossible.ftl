technique-impossible-pattern = 不可能パターン
    .look = 同じ3つの数字が候補で、ほかの候補（ガーディアン）が少ししかなく、互いに見えるところが多くて3つの数字では足りないマスの集まりを探しましょう。互いに見える3マスの数字をA、B、Cと呼んで試します。
    .why = 3つの数字だけではそれらのマスを埋められないので、そこにあるほかの候補（ガーディアン）のどれかは真です。
    .do = ガーディアンが1つだけなら、それを書きます。そうでなければ、どのガーディアンとも両立しない候補を消します。

impossible-suppose = { AND($cells) }に{ AND($digits) }しか入らないと仮定します。
impossible-letters = { AND($cells) }は互いに見えるので、3つの数字がすべて入ります。順にA、B、Cと呼びます。
impossible-if = { AND($placed) }だと仮定します。
impossible-so-far = すると{ AND($placed) }です。
impossible-then =
    { $placed ->
        [0] すると{ $cell }からは3つともが見えます。
       *[other] すると{ AND($placed) }で、{ $cell }からは3つともが見えます。
    }
impossible-never = ですから、この3つの数字だけでそれらのマスを埋めることはできません。
