### 手の説明。いくつもの手筋に共通のこと。
### $cell と $cells はマスの名前（r1c5）、$house は領域の名前（3行目）、$value と $digit は数字。
### 文の中に入る部分（節）は、名詞で終わる（「r1c1は5」「r1c1は5以外」）。後に です、と仮定します、で などが続く。

list-and = { $items }
list-or = { OR($items) }
list-nor = { NOR($items) }
value-in-cell = { $cell }の{ $value }
one-and-other = { $one }と{ $other }
without-guardians =
    { $candidates ->
        [1] ただ1つのガーディアン（{ AND($candidates) }）が真でなければ
       *[other] ガーディアン（{ AND($candidates) }）がどれも真でなければ
    }
totals-other-cells-bounded-same = ほかのマスの範囲も、同じように決まります。
balance-clue = { $clue }により、{ $equation }です。
balance-left = これらの和を除くと、{ $equation }が残ります。
balance-stands = { $values }を入れると、{ $equation }です。
formulas-with-others = { $values }があるので、そこに合うのは{ $digits }だけです。
formulas-sides-apart =
    { $cell }が{ $value }だと、左辺は{ $left ->
        [1] { $left }
       *[other] { AND($left) }の間
    }、右辺は{ $right ->
        [1] { $right }
       *[other] { AND($right) }の間
    }になります。
formulas-odd-left = { $cell }が{ $value }だと、左辺は奇数、右辺は偶数になります。
formulas-odd-right = { $cell }が{ $value }だと、左辺は偶数、右辺は奇数になります。
formulas-rests-apart = { $cell }が{ $value }だと、{ $divisor }で割った余りは、左辺が{ OR($left) }、右辺が{ OR($right) }になります。
ways-look = { $rule }を見ます。
ways-look-says = { $rule }を見ます。{ $says }。
ways-look-divided = { $house }を見ます。各数字が1つずつ入り、{ AND($clues) }の和もそれぞれ合わなければなりません。
ways-divided-left =
    { $clue }は{ $sets ->
        [0] { SPELLED($count) }通りの組み合わせ
       *[other] { $sets }
    }だけです。ほかの組み合わせでは、領域の残りに合う数字がありません。
ways-case-asks = { $cell }が{ OR($tried) }だと、{ $other }は{ OR($values) }になるはずですが、それはできません。
ways-case-bars = { $cell }が{ OR($tried) }だと、{ $other }は候補の{ $values }のどれにもなれません。
ways-cell-can = { $cell }（{ $digits }）
ways-case-none = { $cell }が{ OR($tried) }だと、{ AND($cells) }に何を入れても手がかりを満たせません。
kinds-between-least = { AND($ends) }は{ $least }以上なので、その間の{ $cell }は{ $more }以上です。
kinds-between-most = { AND($ends) }は{ $most }以下なので、その間の{ $cell }は{ $less }以下です。
kinds-between-end = { $end }が{ OR($values) }だと、{ $cell }（{ $can }）は、{ $other }（{ $able }）との間に入れません。
kinds-lockout-inner = { $cell }が{ OR($values) }だと、{ AND($others) }（{ $able }と、{ $able_2 }）が何であっても、両端の数字かその間の数字になってしまいます。
kinds-lockout-end = { $cell }が{ OR($values) }だと、{ $others }（{ $able }）が何であっても、{ $inner }（{ $can }）が両端の数字かその間の数字になってしまいます。
kinds-circle-only = 丸の{ $digit }が入るのは{ $cells }だけです。
kinds-circle-full = 丸にまだ必要な{ AND($digits) }は{ $cells }にしか入らないので、そこにほかの数字は入りません。
outside-sandwich-no-room = { $cell }が{ $value }だと、{ $other }の入る場所がありません。
outside-sandwich-cannot-be = { $cell }が{ $value }だと、{ $other }は{ OR($ends) }に入るはずですが、入れません。
outside-sandwich-between = { $cell }が{ $value }だと、{ $other }は{ OR($ends) }に入りますが、その間で{ $total }を作れません。
outside-sandwich-ends = 1と{ $top }が入るのは{ OR($pairs) }で、{ $cell }が{ $value }だと{ $total }を作れません。
outside-sandwich-side-by-side = 合計が0なので、1と{ $top }は隣り合います。
outside-sandwich-digits = 合計{ $total }を作るために1と{ $top }の間に入る数字の個数は、{ OR($counts) }です。
outside-x-sum-alone = { $cell }が1だと、足すのはそのマスだけで、合計は{ $total }ではなく1になります。
outside-x-sum-cannot = { $cell }が{ $value }だと、最初の{ $value }マスの合計は{ $total }のはずですが、作れません。
outside-x-sum-at-most = { $cell }が{ $value }だと、最初の{ $value }マスの合計は{ $most }以下で、{ $total }になりません。
outside-x-sum-at-least = { $cell }が{ $value }だと、最初の{ $value }マスの合計は{ $least }以上で、{ $total }になりません。
outside-skyscraper-tall = { $cell }が{ $value }だと、その後ろにそれより大きい数字は多くても{ $taller }個です。見えるのは{ $most }個までで、{ $total }個になりません。
outside-skyscraper-tallest = { $cell }が{ $value }だと、その後ろにそれより大きい数字はありません。見えるのは{ $most }個までで、{ $total }個になりません。
outside-room-there = { $first }が指せるのは{ $rooms }だけなので、{ $number }はそこに入ります。
sights-no-way = { $cell }が{ $value }だと、手がかりを満たす方法がありません。
sights-ends =
    { $turn ->
        [known] 1と{ $top }は{ AND($cells) }にあります。
        [only] 1と{ $top }が入るのは{ $cells }だけです。
        [first] 1つは、1と{ $top }が{ AND($cells) }に入る場合です。
       *[next] もう1つは、1と{ $top }が{ AND($cells) }に入る場合です。
    }
sights-one = { AND($cells) }は{ $total }です。
sights-one-rest = { AND($cells) }は、{ $whole }の残りの{ $total }です。
sights-run = { $first }から{ $last }
sights-cell-by-cell = これらの数字をどのようにマスに入れても、消える候補は使われません。
sights-none = 消える候補は、どの場合にも現れません。
sights-at-most = { $cell }が{ $value }だと、見えるのは{ $most }個まで（たとえば{ $way }）で、{ $total }個になりません。
sights-at-least = { $cell }が{ $value }だと、少なくとも{ $least }個が見え（たとえば{ $way }）、{ $total }個になりません。
sights-never = { $cell }が{ $value }だと、見える個数は{ OR($able) }で、{ $total }にはなりません。
sights-settled-at-once = { $cell }が{ $value }だと、ほかの数字をどう置いても、{ $total }個見えるようにはなりません。
sights-end-seen = すると見える個数は{ OR($able) }で、{ $total }にはなりません。
sights-end-places = すると、入る場所のない数字ができます。
ways-other-candidates-fall-away = ほかの候補も、同じように消えます。
case-rule-board = この盤面のルール
totals-others-leave-no-more = ほかのマスだけで残りいっぱい
totals-house-adds-up = { $houses }の合計は{ $whole }です。
totals-houses-add-up = { $houses }の合計は{ $count } × { $whole } = { $total }です。
list = { $items }

## 見るところと、結論

look = { $place }を見ましょう。
look-for = { $place }の{ AND($digits) }を見ましょう。
look-all = 盤面全体を見ましょう。
look-all-for = 盤面全体の{ AND($digits) }を見ましょう。
so-cell-is = よって、{ $cell }は{ $value }です。
so-placed = よって、{ $placed }です。
so-removed = よって、{ CLAUSES($removed) }消します。
so-placed-and-removed = よって、{ $placed }で、{ CLAUSES($removed) }消します。
digits-from-cells = { AND($cells) }から{ AND($digits) }を

## 文の中の名前

house =
    { $kind ->
        [column] { $number }列目
        [box] ブロック{ $number }
        [region] 区画{ $number }
        [window] ウィンドウ{ $number }
        [group] 同位置グループ{ $number }
        [extra] 追加の領域{ $number }
        [diagonal] { $number ->
            [1] 右下がりの対角線
           *[2] 右上がりの対角線
        }
       *[row] { $number }行目
    }
house-of-grid = 盤面{ $grid }の{ $house }
houses-all =
    { $kind ->
        [column] { $numbers }列目
        [box] ブロック{ $numbers }
        [region] 区画{ $numbers }
        [window] ウィンドウ{ $numbers }
        [group] 同位置グループ{ $numbers }
        [extra] 追加の領域{ $numbers }
       *[row] { $numbers }行目
    }
houses-either =
    { $kind ->
        [column] { $numbers }列目
        [box] ブロック{ $numbers }
        [region] 区画{ $numbers }
        [window] ウィンドウ{ $numbers }
        [group] 同位置グループ{ $numbers }
        [extra] 追加の領域{ $numbers }
       *[row] { $numbers }行目
    }
the-value = { $value }

## チェーンと、出会う2本のリンク

digit-only-in = { $houses }で{ $digit }が入るのは、{ $cells }だけです。
chains-sees-ends =
    { $count ->
        [2] 両方が見えるマスに{ $value }は入りません。
       *[other] これらすべてが見えるマスに{ $value }は入りません。
    }
chains-ends-rule-out = どちらが真でも、両方とぶつかる候補は否定されます。
chains-end-clashes = ぶつかるのは{ AND($clues) }のためです。
chains-refuted = これはありえません。仮定が自分と反対のことを導くので、仮定は誤りです。
chains-would-be-both = すると{ OR($cells) }が{ $value }にも{ $other }にもなってしまい、これはありえません。仮定は誤りです。
chains-opposite-follows = それでも{ $clause }となり、仮定と反対です。ですから仮定は誤りで、いずれにしても{ $clause }です。
chains-not-in-either-case = また、{ OR($cells) }が{ $value }なら、やはり{ $other }ではありません。
chains-loop-closes = これで出発点に戻りました。{ $clause }だとすると、仮定したとおり{ $back }です。
chains-loop-both-ways = このチェーンは閉じたループなので、逆向きにも読めます。
chains-loop-weak-links = ですから、一方の候補がもう一方を否定したところ（破線）では、必ず一方だけが真です。
chains-loop-clashes-go = その両方とぶつかるほかの候補は、すべて消えます。
chains-loop-sets-used-up = ループが通る同盟の数字も、使い切られます。

## フィッシュ
# ベースは、フィンを除いて、数字の入る場所がすべてカバーの中にある領域。

fish-base = { $base }で{ $digit }が入るのは{ AND($cells) }だけで、これらのマスはすべて{ $cover }にあります。
fish-base-with-fins = { $base }で{ $digit }が入るのは、すべて{ $cover }にある{ AND($cells) }と、フィンの{ AND($fins) }だけです。
fish-used-up = { SPELLED($count) }つの{ $base ->
        [row] 行
        [column] 列
        [box] ブロック
        [region] 区画
       *[house] 領域
    }それぞれに{ $value }が必要で、入る{ $cover ->
        [row] 行
        [column] 列
        [box] ブロック
        [region] 区画
       *[house] 領域
    }は別々です。ですから{ SPELLED($count) }つの{ $cover ->
        [row] 行
        [column] 列
        [box] ブロック
        [region] 区画
       *[house] 領域
    }の{ $value }はすべてそこに入り、ほかには入りません。
fish-used-up-without-fins = { $fins ->
        [1] フィンが
       *[other] どのフィンも
    }{ $value }でなければ、{ SPELLED($count) }つの{ $base ->
        [row] 行
        [column] 列
        [box] ブロック
        [region] 区画
       *[house] 領域
    }それぞれに{ $value }が必要で、入る{ $cover ->
        [row] 行
        [column] 列
        [box] ブロック
        [region] 区画
       *[house] 領域
    }は別々です。すると{ SPELLED($count) }つの{ $cover ->
        [row] 行
        [column] 列
        [box] ブロック
        [region] 区画
       *[house] 領域
    }の{ $value }はすべてそこに入り、ほかには入りません。
fish-otherwise-fin =
    { $fins ->
        [1] そうでなければ、フィンの{ AND($fins) }が{ $value }です。
       *[other] そうでなければ、フィンの{ OR($fins) }が{ $value }です。
    }
fish-sees-fins = { $cover }にあって{ $count ->
        [1] フィンも
       *[other] フィンもすべて
    }見えるマスには、どちらの場合にも{ $value }は入りません。
fish-in-two-covers =
    { $cells ->
        [1] { AND($cells) }は、これらの領域のうち2つに同時に含まれます。
       *[other] { AND($cells) }は、それぞれこれらの領域のうち2つに同時に含まれます。
    }
fish-would-use-up-two = そこに{ $value }が入ると、両方が使われ、ほかの分が足りなくなります。
fish-fin-in-two-bases =
    { $cells ->
        [1] { AND($cells) }は、{ $base }のうち2つに同時に含まれます。
       *[other] { AND($cells) }は、それぞれ{ $base }のうち2つに同時に含まれます。
    }
fish-sashimi = フィンを除くと{ $houses }に残る場所が2つに満たないので、サシミと呼ばれる形です。考え方は同じです。
fish-siamese = { $value }の2つのフィッシュが{ $base }を共有し、カバーだけが異なります。
fish-siamese-cover = { $cover }は、{ AND($fins) }を除くベースの{ $value }をすべてカバーします。{ OR($fins) }が{ $value }か、{ $cover }の{ $value }がフィッシュの中に入るかです。
fish-siamese-sees = ですから、{ $one }にあって{ AND($seen) }が見えるマスにも、{ $other }にあって{ AND($others) }が見えるマスにも、{ $value }は入りません。
fish-kraken = { AND($fins) }がなければ、{ $base }の{ $value }はすべて{ $cover }に収まります。
fish-kraken-either = ですから、フィッシュが成り立ち、{ $cover }のほかの場所（{ $gone }など）に{ $value }が入らないか、{ OR($fins) }が{ $value }かです。
fish-kraken-from-there = ところが後の場合も、{ $gone }に{ $value }は入りません：
fish-kraken-or-cover = ですから、{ OR($fins) }が{ $value }か、{ $house }の{ $value }が{ OR($cells) }に入るかです。
fish-kraken-each = どの場合も、{ $gone }に{ $value }は入りません：

## ユニーク長方形とループ
# 2つの数字のほかに候補のある角が屋根、残りの角が床。

rectangles-corners =
    { $boxes ->
        [0] { AND($cells) }は、2行・2列の長方形の角です。
       *[other] { AND($cells) }は、2行・2列・{ SPELLED($boxes) }{ $region ->
            [region] 区画
           *[box] ブロック
        }にまたがる長方形の角です。
    }
rectangles-loop = { AND($cells) }はループになり、どの行・列・ブロックにもそのうち2マスがあります。
rectangles-could-swap = 入るのが{ AND($digits) }だけだと、全体で2つの数字を入れ替えられます。
rectangles-two-solutions = すると解が2つになりますが、この問題の解は1つなので、これはありえません。
rectangles-only-corner-with-more = ほかの候補があるのは{ $cell }だけなので、そこにはほかの候補のどれかが入ります。
rectangles-one-extra = ほかの候補は{ $value }だけなので、{ AND($cells) }の少なくとも1つは{ $value }です。
rectangles-sees-roof =
    { $count ->
        [2] 両方が見えるマスに{ $value }は入りません。
       *[other] すべてが見えるマスに{ $value }は入りません。
    }
rectangles-one-of-roof = ですから、{ AND($cells) }の少なくとも1つは{ OR($digits) }です。
rectangles-only-one-of-roof = ですから、{ AND($roof) }のうち{ OR($pair) }になれるのは1つだけです。{ $house }で{ AND($digits) }が入るのは、{ AND($helpers) }とその1マスだけです。
rectangles-helpers-hold-these = ですから、{ AND($cells) }にほかの数字は入りません。
rectangles-roof-as-one-cell = 2マスを、{ AND($extras) }をもつ1マスとみなします。{ AND($helpers) }と合わせて、{ $house }の{ SPELLED($count) }マスに入るのは{ AND($digits) }の{ SPELLED($count) }個の{ $word ->
        [value] 値
       *[digit] 数字
    }だけです。
rectangles-subset-used-up = これらはそこで使い切られるので、そのすべてが見えるマスには入りません。
rectangles-one-of-them = ですから、どちらかは{ $value }です。
rectangles-other-would-be =
    { $corners ->
        [4] もう一方が{ $gone }だと、長方形に入るのは{ AND($digits) }だけになります。
       *[other] もう一方が{ $gone }だと、ループに入るのは{ AND($digits) }だけになります。
    }
rectangles-can-only-go-corners = { $houses }で{ $digit }が入るのは、この長方形の角だけです。
rectangles-both-or-both = ですから、{ AND($floor) }が両方とも{ $value }か、{ AND($roof) }が両方とも{ $value }です。
rectangles-roof-would-make = { AND($roof) }が{ $value }だと、{ AND($floor) }は{ $other }になり、ありえない長方形ができます。
rectangles-corner-would-make = { $corner }が{ $gone }だと、{ AND($cells) }は両方とも{ $kept }になります。
rectangles-opposite-too = すると、候補が{ AND($digits) }だけの{ $cell }も{ $gone }になり、ありえない長方形ができます。
rectangles-no-given = { $placed }で、4マスのどれも初期数字ではありません。
rectangles-would-swap = { AND($needed) }があると、2つの数字を入れ替えられて解が2つになりますが、この問題の解は1つです。
rectangles-extra-prevents = それを防げるのは{ $value }だけなので、この2マスの一方は{ $value }です。

## 色分け法
# 2色をA、B、もう1つの集まりの2色をC、Dと呼ぶ。図では黒丸、白丸、四角、ひし形。

colours-pairs-of-candidates = 候補が2つだけのマスや、ある{ $word ->
        [value] 値
       *[digit] 数字
    }の入る場所が2つだけの領域では、必ず一方だけが真です。
colours-paint-candidates = このような候補を交互に塗ると、一方の色はすべて真、もう一方はすべて偽です。
colours-pairs-of-cells = { $digit }の入る場所が2つだけの領域では、その一方が{ $value }です。
colours-paint-cells = このようなマスを交互に塗ると、一方の色のマスはすべて{ $value }で、もう一方の色には1つも入りません。
colours-two-webs = このようなマスの集まりが2つあり、1つはAとB、もう1つはCとDの色で塗ります。
colours-colour-has = 色{ $letter }（{ $letter ->
        [A] 黒丸
        [B] 白丸
        [C] 黒い四角
       *[D] ひし形
    }）は{ AND($painted) }です。
colours-clashes-with-both = { $cell }の{ $value }は、{ $ally }（A）とも{ $ally_2 }（B）ともぶつかります。
colours-others-clash-too = ほかの候補も、両方の色とぶつかります。
colours-one-is-true = 2色の一方は真です。
colours-clashes-with-itself = 色{ $letter }では、{ $clash }ので、両方が真になることはありません。
colours-empties-cell = 色{ $letter }が真だと、{ $cell }に候補が残りません。
colours-is-false = ですから、色{ $letter }は偽です。
colours-not-both = { $clash }ので、色{ $one }と{ $two }がともに真になることはなく、{ $other }か{ $another }が真です。
colours-sees-each-of-two = その2色のそれぞれのマスが見えるマスに、{ $value }は入りません。
colours-clashes = 次のようにぶつかります：{ CLAUSES($clashes) }。
colours-clashes-with-two-webs = ですから、色AはCともDともぶつかり、そのどちらかは真です。
# 文の中で。後に ので が続く。
colours-see-each-other = { $cell }と{ $cell_2 }は同じ{ $why }にある
colours-would-both = { $value }と{ $value_2 }が両方{ $cell }に入ってしまう
webs-apart = { $why }により{ $one }と{ $other }は両立しない
webs-joined = { $clue }も{ AND($cells) }をつなぎ、必ず一方だけが{ $value }です。
webs-clashes = { $gone }は{ $one }（{ $a }）とも{ $other }（{ $b }）ともぶつかります。
webs-clashes-by-clues = これは{ AND($clues) }によるものです。

## ALS（準同盟）
# 文と図では、A、B、Cなどと呼ぶ。

sets-cell = { $letter }は{ $cell }で、候補は{ AND($digits) }です。
sets-set = { $letter }は{ $house }の{ AND($cells) }で、{ SPELLED($count) }マスに{ AND($digits) }の{ SPELLED($more) }個の{ $word ->
        [value] 値
       *[digit] 数字
    }があります。
sets-almost-locked = どれもマスの数より{ $word ->
        [value] 値
       *[digit] 数字
    }が1つ多いので、そのうち1つがなければ、ほかはすべて入ります。
sets-not-in-both = { $one }のどの{ $value }からも、{ $two }の{ $value }がすべて見えるので、{ $value }が両方に入ることはありません。
sets-without-value = { $value }のないほうには、ほかの数字がすべて入ります。
sets-held-by-one =
    { $digits ->
        [1] ですから、{ AND($digits) }は{ OR($sets) }に入ります。
       *[other] ですから、{ AND($digits) }はそれぞれ{ OR($sets) }に入ります。
    }
sets-sees-places = { AND($digits) }の場所がすべて見えるマスに、その数字は入りません。
sets-two-not-in-both = Aの中の{ AND($digits) }の場所からはBの中のその場所がすべて見えるので、どちらも両方に入ることはありません。
sets-one-each = 1つのALSに入らない{ $word ->
        [value] 値
       *[digit] 数字
    }は1つまでなので、{ AND($digits) }の一方はAに、もう一方はBに入ります。
sets-all-others-held = すると、それぞれの残りの数字もすべて入ります。
sets-sees-held = ですから、そのような{ $word ->
        [value] 値
       *[digit] 数字
    }の、1つのALSの中の場所がすべて見えるマスに、それは入りません。
sets-sees-either = 2つのALSを合わせて{ AND($digits) }の場所がすべて見えるマスにも、その数字は入りません。
sets-pivot-lacks-one = Bに入らないのは{ $x }か{ $y }の1つまでなので、Aに{ $x }が入らないか、Cに{ $y }が入りません。
sets-holds-the-rest = その数字のないほうには、ほかの数字がすべて入ります。
sets-suppose-not-in-first =
    { $digits ->
        [1] Aに{ AND($digits) }が入らないと仮定します。
       *[other] Aに{ AND($digits) }のどれかが入らないと仮定します。
    }
sets-passes-on = すると{ $this }に{ $value }が入り、{ $other }のどの{ $value }からもそれが見えるので、{ $other }に{ $value }は入りません。
sets-last-holds-the-rest = すると{ $last }には、ほかの数字がすべて入ります。
sets-stem = 茎の{ $stem }は{ OR($digits) }です。
sets-petal =
    { $digits ->
        [1] { $stem }が{ OR($digits) }なら、{ $letter }に{ OR($digits) }は入らず、ほかの数字がすべて入ります。
       *[other] { $stem }が{ AND($digits) }のどれであっても、{ $letter }にその数字は入らず、ほかの数字がすべて入ります。
    }
sets-crossing = { $row }と{ $box }が交わる{ AND($cells) }（A）の候補は{ AND($digits) }です。
sets-elsewhere = { $house }のほかの場所では、{ AND($cells) }（{ $letter }）の候補が{ AND($digits) }です。
sets-together = 合わせて{ SPELLED($count) }マスに、{ AND($digits) }の{ SPELLED($count) }個の{ $word ->
        [value] 値
       *[digit] 数字
    }があります。
sets-together-some-twice = 合わせて{ SPELLED($count) }マスに、{ AND($digits) }の{ $word ->
        [value] 値
       *[digit] 数字
    }があり、そのうち{ AND($twice) }はBとCの両方に入りえます。
sets-each-must-stand = これより多くは入らないので、どれもここに入ります。
sets-crossing-used-up = Bの数字は{ $row }の中で、Cの数字は{ $box }の中で、Aだけの数字は両方の中で使い切られます。
sets-every-combination = { AND($cells) }の候補の組み合わせを、すべて調べます。
sets-no-repeats = 互いに見えるマスに同じ数字が入る組み合わせは、ありえません。
sets-no-emptied-cell = すべてが見える{ $cells ->
        [1] { AND($cells) }の候補をなくす組み合わせも、ありえません。
       *[other] { AND($cells) }のどれかの候補をなくす組み合わせも、ありえません。
    }
cell-with-digits = { $cell }（{ $digits }）
sets-no-combination =
    { $count ->
        [1] この候補を使う組み合わせは、1つも残りません。
       *[other] これらの候補を使う組み合わせは、1つも残りません。
    }

so-cell-must-be = よって、{ $cell }は{ $value }です。

digits-in-house = { $house }の{ AND($digits) }

## 節
# 下の文に入る、候補が何である、何でないということ。

cell-is-value = { $cell }は{ $value }
cell-is-not = { $cell }は{ $value }以外
cell-is-one-of = { $cell }は{ OR($digits) }
one-cell-is = { OR($cells) }が{ $value }
no-cell-is =
    { $cells ->
        [2] { AND($cells) }はどちらも{ $value }以外
       *[other] { AND($cells) }はどれも{ $value }以外
    }
one-of-cells-is = { AND($cells) }の1つが{ $value }
at-least-one-is = { AND($cells) }の少なくとも1つが{ $value }
one-or-both = { $clauses }、またはその両方
clause-so-clause = { $first }、したがって{ $second }

## チェーンやネットを、仮定から読む
# $clause は上の節、または理由を述べる下の節。

suppose = { $clause }だと仮定します。
so-clause = ですから{ $clause }です。
read-then = すると{ $clause }です。
read-so-and = すると{ $first }で、{ $second }です。
# 前の文のマスについて。
read-then-must = すると、残る唯一の候補の{ $value }が入ります。
read-so-and-must = すると{ $clause }で、残る唯一の候補の{ $value }が入ります。
nets-as-pattern = { $causes }なので、{ $pattern }、したがって{ $clause }です。
nets-as-chain-within = { $causes }なので、残りの候補の中の別のチェーンから、{ $clause }だと分かります。
inner-locked = { $base }の{ $value }は{ $cover }の{ OR($cells) }に入り
inner-two-cells = { AND($cells) }に残るのは{ AND($digits) }だけになり
inner-two-digits = { $house }で{ AND($digits) }の入る場所は{ AND($cells) }だけになり
inner-fish = { $base }の{ $value }が{ $cover }を使い切り
nets-clash = これはありえません。{ $clash }からです。
# nets-clash の中で:
nets-would-be-both-ways = { OR($cells) }が、{ $value }であると同時に{ $value }でないことになる
nets-no-candidate = { $cell }に候補が残らない
nets-no-place = { $house }に{ $value }の入る場所が残らない
nets-assumption-wrong = 仮定は誤りです。
nets-each-case = { $alternatives }です。どの場合も{ $conclusion }です：
nets-goes = { $house }で{ $digit }が入るのは{ OR($cells) }
nets-either-or-not = { $cell }は{ $value }か、それ以外か
nets-remaining-case = 残りの場合は、はじめから{ $conclusion }です。
# 理由の付いた節:
nets-only-left = { $clause }（残る唯一の{ $word ->
        [value] 値
       *[digit] 数字
    }）
nets-only-place = { $clause }（{ $value }が入る唯一の場所）
nets-only-place-in = { $clause }（{ $house }で{ $value }が入る唯一の場所）
read-by = { $clause }（{ $why }）
read-see-each-other = { $clause }（互いに見えるため）
read-through = { $clause }（{ $why }で{ $cell }が{ $value }になるため）
read-other-candidate = { $cell }は{ $value }（残る唯一の候補）
read-other-place = { OR($cells) }が{ $value }（残る唯一の場所）
read-other-place-in = { OR($cells) }が{ $value }（{ $house }で残る唯一の場所）
read-set-left = { AND($cells) }（{ $letter }）に入るのは残った{ AND($digits) }のすべて
read-set-holds = { AND($cells) }（{ $letter }）に入るのは{ AND($digits) }
read-keeps-only = { $clause }、それが見える{ $cell }に残るのは{ $value }だけ

## チェーンやネットの概要

outline-what-if = { $clause }だとしたら？
outline-each-case = { $alternatives }です。どの場合も結果は同じです。
outline-as = { $causes }なので、{ $clause }です。
outline-shown = これで、{ $clause }だと示せました。
outline-short = { $parts }。
outline-steps =
    { $cases ->
        [1] { $count }手
       *[other] { SPELLED($cases) }通りの場合に{ $count }手
    }
outline-needs = そのうち{ SPELLED($count) }手に{ $pattern }
outline-chain-of = { $count }手のチェーン
inner-chain-within = 中のチェーン
inner-locked-candidates = ロックされた候補
inner-naked-pair = ネイキッドペア
inner-hidden-pair = ヒドゥンペア
inner-x-wing = X-Wing
rule-of-45 = { $houses }の45の法則
sums-within = { $house }の中の和

## ケージなど、数字の組の1つが入るマス
# $clue はケージの名前、$sets は 1+5 のような組み合わせ。

cages-last-cell = { $clue }の空きマスは{ $cell }だけです。
cages-others-make = ほかのマスの合計は{ $made }で、{ $total } - { $made } = { $rest }です。
cages-only-completes = 入っている数字と合うのは{ $digits }だけです。
cages-has = { $clue }は{ AND($cells) }の{ SPELLED($count) }マスです。
cages-has-left = { $clue }には{ AND($digits) }が入っていて、{ AND($cells) }が残っています。
cages-in-none = { AND($digits) }は、そのどれにもありません。
cages-no-combination-has = { $value }を含む組み合わせはありません。
cages-only-cell =
    { $count ->
        [1] そこには{ $value }があり、{ $value }が入るのは{ $cell }だけです。
       *[other] そのどれにも{ $value }があり、{ $value }が入るのは{ $cell }だけです。
    }
cages-one-of-cells =
    { $count ->
        [1] そこには{ $value }があるので、{ OR($cells) }は{ $value }です。
       *[other] そのどれにも{ $value }があるので、{ OR($cells) }は{ $value }です。
    }
cages-sees-all =
    { $count ->
        [2] 両方が見えるマスに{ $value }は入りません。
       *[other] これらすべてが見えるマスに{ $value }は入りません。
    }
cages-these-see-all = { AND($cells) }からは、{ $count ->
        [2] 両方が
       *[other] これらすべてが
    }見えます。
cages-would-leave =
    { $sets ->
        [1] { $cell }が{ $value }だと、{ AND($cells) }は{ OR($sets) }になりますが、入りません。
       *[other] { $cell }が{ $value }だと、{ AND($cells) }は{ OR($sets) }になりますが、どれも入りません。
    }

## 1マスや2マスの手がかりと、数字が大きくなる線
# $clue は「r1c1とr1c2の間の白い点」のような手がかりの名前。

clues-leaves-only = { $clue }により、{ AND($cells) }に入るのは{ $digits }だけです。
clues-by = { $clue }により、{ $clause }です。
clues-must-hold = { $clue }が成り立たなければなりません。
clues-ties = { $clue }が{ $one }と{ $two }を結び付けます。
clues-other-only = { $cell }は{ $value }なので、{ $other }に入るのは{ $digits }だけです。
clues-other-not = { $cell }は{ $value }なので、{ $other }に{ AND($digits) }は入りません。
clues-others-must-fit = { $cell }は{ $value }なので、{ AND($others) }はそれに合わせなければなりません。
clues-cell-only = { $cell }に入るのは{ $digits }だけです。
clues-no-partner = { $cell }の{ AND($digits) }には、組になる数字がありません。
clues-would-need = { $cell }が{ $value }だと、{ $other }に{ OR($digits) }が必要ですが、残っていません。
clues-ways-left = 残りの候補から、{ AND($cells) }にありうるのは{ $ways }だけです。
clues-each-way-has = どの場合にも{ $value }があるので、2マスの一方は{ $value }です。
clues-grow-along = { $clue }に沿って、{ $word ->
        [value] 値
       *[digit] 数字
    }は{ $rise ->
        [0] 小さくなりません。
       *[other] 大きくなります。
    }
clues-grow-from = { $clue }により、{ $start }から{ $end }へ、{ $word ->
        [value] 値
       *[digit] 数字
    }は{ $rise ->
        [0] 小さくなりません。
       *[other] 大きくなります。
    }
clues-is-at-least = { $cell }は{ $bound }以上
clues-is-at-most = { $cell }は{ $bound }以下
clues-at-least = { $cell }は{ $bound }以上
clues-at-most = { $cell }は{ $bound }以下
clues-step-by-step =
    { $others ->
        [0] { $first }です。
       *[other] { $first }、したがって{ $others }です。
    }

# 前の文のマスについて。
clues-would-be = そこが{ $value }だと、{ $cell }は{ OR($digits) }になります。

## 45の法則と、ほかの和

totals-covers-part = { $clue }がその一部を占めます。
totals-there-make = そこにある{ SPELLED($count) }個の{ $kind ->
        [cage] ケージ
       *[sum] 和
    }の合計は、{ $parts } = { $total }です。
totals-stands = ほかに{ AND($placed) }があります。
totals-stands-outside = また、はみ出した{ $kind ->
        [cage] ケージ
       *[sum] 和
    }の部分には{ AND($placed) }があります。
totals-only-cell-inside = ほかの空きマスは{ $cell }だけです：{ $sum }。
totals-only-cell-outside = はみ出した{ $kind ->
        [cage] ケージ
       *[sum] 和
    }の部分で、空きマスは{ $cell }だけなので、差がその数字です：{ $sum }。
totals-left-over = { AND($cells) }が残り、合計は{ $total }です：{ $sum }。
totals-stick-out = { AND($cells) }がはみ出し、合計は{ $total }です：{ $sum }。
totals-inside = 内側に{ AND($cells) }が残ります。
totals-outside = { AND($cells) }がはみ出します。
totals-first-less-second = 前の合計から後の合計を引くと、{ $sum }です。
totals-each-has = そのどれにも{ $value }があるので、そこで{ $value }の入る場所がすべて見えるマスに{ $value }は入りません。

## 線の埋め方

sights-ways = 満たす方法は{ SPELLED($count) }通り残っています。
ways-to-fill =
    { $count ->
        [1] 残りの候補から、{ $cells }を{ $cells ->
            [1] 埋める
           *[other] 順に埋める
        }方法は{ $ways }だけです。
       *[other] 残りの候補から、{ $cells }を{ $cells ->
            [1] 埋める
           *[other] 順に埋める
        }方法は{ SPELLED($count) }通りだけです：{ $ways }。
    }

would-be = { $cell }は{ $value }

## 矛盾に行き着く候補

contradictions-suppose = { $cell }が{ $value }だと仮定します。
contradictions-would-see = { AND($cells) }からは{ $seen }が見えるので、{ $value }ではなくなります。
contradictions-only-places = すると、{ $house }で{ $value }が入るのは{ $cells }だけです。
contradictions-would-go = { $source }により、{ CLAUSES($removed) }消すことになります。
contradictions-would-follow = すると、{ $clauses }です。
contradictions-nothing-left = すると、{ $cell }に入る{ $word ->
        [value] 値
       *[digit] 数字
    }がなくなります。
contradictions-together = { AND($sources) }により、{ CLAUSES($clauses) }です。
contradictions-subset = { AND($cells) }に{ AND($digits) }がすべて必要になるので、{ CLAUSES($removed) }消すことになります。
subset-too-many = { AND($cells) }に残る数字がマスの数より少なくなる
unfulfilled-clue = { $source }を満たせなくなる
nested-within = すると{ $cell }は{ $value }ではありえません。{ CLAUSES($clauses) }からです。
nested-several = すると、{ CLAUSES($refuted) }です。
nested-refuted = { $cell }は{ $value }以外（{ CLAUSES($clauses) }）
nested-refuted-so = { $cell }は{ $value }以外（{ CLAUSES($clauses) }）で、{ CLAUSES($follows) }
contradictions-more-go = ほかの{ $count }個の候補は消去
contradictions-no-place = すると、{ $house }に{ $value }の入る場所がなくなります。
contradictions-unfulfilled = すると、{ $source }を満たせなくなります。
contradictions-unfulfilled-with = すると、{ $clauses }となり、{ $source }を満たせなくなります。
cell-only = { $cell }は{ $digits }だけ

## チェーン、和、線について、さらに

outside-room-itself = { $cell }が1だと、同じマスが{ $number }になるはずです。
outside-room-twice = { $cell }が{ $value }だと、{ $room }も{ $number }になります。
outside-room-cannot = { $cell }が{ $value }だと、{ $room }は{ $number }になるはずですが、それはできません。
nets-then = すると{ $clause }です。
nets-then-as = すると、{ $causes }なので、{ $clause }です。
nets-so = すると{ $clause }です。
nets-so-as = { $causes }なので、{ $clause }です。
nets-but-as = ところが、{ $causes }なので、{ $clause }です。

## 和、線、組み合わせ

totals-they-see-each-other = これらは互いに見えるので、ケージと同じです。ありうるのは{ $sets ->
        [0] { SPELLED($count) }通りの組み合わせのどれか
       *[other] { OR($sets) }
    }です。
totals-so-least = { $clauses }なので、{ $cell }は{ $value }以上です。
totals-so-most = { $clauses }なので、{ $cell }は{ $value }以下です。
kinds-taken = { $cell }に入るのは{ $kind ->
        [low] 小（{ $digits }）
        [middle] 中（{ $digits }）
        [high] 大（{ $digits }）
       *[digits] { $digits }
    }だけなので、{ AND($others) }には入りません。
kinds-only = { AND($cells) }のうち、{ $kind ->
        [low] 小（{ $digits }）
        [middle] 中（{ $digits }）
        [high] 大（{ $digits }）
       *[digits] { OR($digits) }
    }が入るのは{ AND($homes) }だけなので、そこに入ります。
kinds-only-two = { AND($cells) }のうち、{ $pair ->
        [low-middle] 小（{ $digits }）と中（{ $digits_2 }）
        [low-high] 小（{ $digits }）と大（{ $digits_2 }）
        [middle-high] 中（{ $digits }）と大（{ $digits_2 }）
       *[digits] { OR($digits) }と、{ OR($digits_2) }
    }が入るのは{ AND($homes) }だけなので、1つずつ入ります。
sights-first =
    { $turn ->
        [known] { $cell }は{ $value }です。
        [only] { $cell }に入るのは{ $value }だけです。
        [first] 1つは、{ $cell }が{ $value }の場合です。
       *[next] もう1つは、{ $cell }が{ $value }の場合です。
    }
sights-room =
    { $turn ->
        [known] { $cell }は{ $value }なので、{ $room }は{ $number }です。
        [only] { $cell }に入るのは{ $value }だけなので、{ $room }は{ $number }です。
        [first] 1つは、{ $cell }が{ $value }で、{ $room }が{ $number }の場合です。
       *[next] もう1つは、{ $cell }が{ $value }で、{ $room }が{ $number }の場合です。
    }
sights-between = 間の{ AND($cells) }の合計は{ $total }です（{ $sets ->
        [0] { SPELLED($count) }通りのどれか
       *[other] { OR($sets) }
    }）。
sights-add-up = { AND($cells) }の合計は{ $total }です（{ $sets ->
        [0] { SPELLED($count) }通りのどれか
       *[other] { OR($sets) }
    }）。
sights-rest = { AND($cells) }の合計は、{ $whole }の残りの{ $total }です（{ $sets ->
        [0] { SPELLED($count) }通りのどれか
       *[other] { OR($sets) }
    }）。
sights-cell-left = { $cell }は{ OR($digits) }
sights-placed-only = どの数字にも場所があるためには、{ $clauses }です。
sights-seen-only = { $total }個見えるためには、{ $clauses }です。
cages-can-only-be = ありうるのは{ $sets ->
        [0] { SPELLED($count) }通りの組み合わせのどれか
       *[other] { $sets }
    }だけです。
cages-what-is-left = 残るのは{ $sets ->
        [0] { SPELLED($count) }通りの組み合わせのどれか
       *[other] { OR($sets) }
    }です。
cages-candidates-left = 残りの候補から、ありうるのは{ $sets ->
        [0] { SPELLED($count) }通りの組み合わせのどれか
       *[other] { $sets }
    }だけです。
cages-none-left-with = { $value }を含む組み合わせは残りません。
cages-goes-with-none = { $cell }が{ $value }だと、組み合わせは{ SPELLED($count) }通りありますが、ほかのマスにはどれも収まりません。
combinations-lacks = { AND($sets) }は、{ $cell }にある{ $value }を含まないので外れます。
combinations-do-not-fit = { AND($sets) }は、数字がマスに収まらないので外れます。
combinations-no-cell-can = { AND($sets) }は、どのマスにも{ $value }が入らないので外れます。
combinations-cell-can-none = { AND($sets) }は、{ $cell }にどの数字も入らないので外れます。
clues-same-with-others = { $cell }と{ AND($others) }についても同じです。
totals-others-make = ほかの合計は{ $rest }{ $how ->
        [least] 以上
       *[most] 以下
    }
totals-make = { AND($cells) }{ $cells ->
        [1] は
       *[other] の合計は
    }{ $bound }{ $how ->
        [least] 以上
        [most] 以下
       *[exactly] { "" }
    }

facts-shade-clue = { $rule }から、{ $cell }は{ $shade ->
    [dark] 塗るマス
   *[light] 塗らないマス
}です。
facts-shade-given = { $cell }には{ $shade ->
    [dark] 塗るマス
   *[light] 塗らないマス
}の印があります。
facts-shade-square = { $cell }は{ $shade ->
    [dark] 塗るマス
   *[light] 塗らないマス
}です。そうでないと、2×2の{ AND($cells) }がすべて同じ色になります。
facts-shade-chequer = { $cell }は{ $shade ->
    [dark] 塗るマス
   *[light] 塗らないマス
}です。そうでないと、2×2の{ AND($cells) }で色が交差し、どちらかの色が2つに分かれます。
facts-shade-border = { $cell }は{ $shade ->
    [dark] 塗るマス
   *[light] 塗らないマス
}です。そうでないと、外周の{ AND($cells) }で色が交互になり、どちらかの色が2つに分かれます。
facts-shade-way = { $cell }は{ $shade ->
    [dark] 塗るマス
   *[light] 塗らないマス
}です。そうでないと、{ AND($cells) }がつながりません。
facts-shade-cut = { $cell }は{ $shade ->
    [dark] 塗るマス
   *[light] 塗らないマス
}です。{ AND($cells) }とつながることができません。
facts-together-clue = { $rule }から、{ $cell }と{ $other }は同じ区画です。
facts-together-room = { $cell }は{ $other }と同じ区画です。このマスがないと、その区画はつながった{ $size }マスになれません。
facts-together-digit = { $cell }は{ $other }と同じ区画です。その区画の{ $value }はほかのどこにも入りません。
facts-apart-clue = { $rule }から、{ $cell }と{ $other }は別の区画です。
facts-apart-equal = { $cell }と{ $other }は別の区画です。そうでないと、1つの区画の{ AND($cells) }に{ $value }が2回入ります。
facts-apart-full = { $cell }と{ $other }は別の区画です。そうでないと、1つの区画が{ $size }マスを超えます。
facts-apart-far = { $cell }と{ $other }は別の区画です。{ $cell }の区画は、{ $size }マスでは{ $other }に届きません。
facts-count =
    { $least ->
        [0] 丸の中の数字は{ $most }以下です。
       *[other] 丸の中の数字は{ $least }以上、{ $most }以下です。
    }
facts-count-exactly = 丸の中の数字は{ $most }です。
facts-same = { $value }の入った{ $cell }は、{ AND($cells) }と同じ区画です。
facts-only = { $other }の区画で{ $value }が入るのは{ $cell }だけです。
