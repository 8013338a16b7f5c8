technique-xy-wing = XY-Wing
    .look = 候補が2つのマスで、候補が2つの別の2マスが見えるものを探しましょう。真ん中のマスを軸、あとの2マスを羽と呼びます。軸の数字をx、yとすると、羽の一方はxとz、もう一方はyとzです。
    .why = 軸がxなら1つ目の羽はz、軸がyなら2つ目の羽がzです。どちらにしても、羽の一方がzになります。
    .do = 両方の羽が見えるマスから、zを消します。

technique-xyz-wing = XYZ-Wing
    .look = 候補がx、y、zの3つの軸を選びます。その軸から、xとzだけのマスとyとzだけのマスが見えるものを探しましょう。
    .why = 軸はx、y、zのどれかです。xかyなら羽の一方がz、zなら軸そのものがzになります。
    .do = 軸と両方の羽がすべて見えるマスから、zを消します。

technique-w-wing = W-Wing
    .look = 互いに見えない2マスで、同じ2つの候補x、yだけをもつものを探しましょう。次に、xの入る場所が2つだけで、それぞれからその2マスの1つずつが見える領域を探します。
    .why = その2か所の一方にxが入ります。それが見えるマスはxではなく、yになります。
    .do = その2マスの両方が見えるマスから、yを消します。

technique-remote-pair = リモートペア
    .look = 同じ2つの候補をもつマスが4つ以上、隣どうし見えるようにつながっているところを探しましょう。
    .why = 2つの数字はつながりに沿って交互に入ります。間に偶数個のマスをはさむ2マスには、違う数字が入ります。
    .do = そのような2マス（たとえば4マスのつながりの両端）がともに見えるマスから、2つの数字を消します。

wings-pivot = 軸の{ $pivot }は{ OR($digits) }です。
wings-pincer-seen = { $pivot }が{ $value }なら、同じ{ $why }にある{ $pincer }（候補は{ AND($digits) }だけ）は{ $z }です。
wings-either-pincer = どちらにしても、羽の{ $one }と{ $two }の一方は{ $z }です。
wings-sees-both-pincers = 両方の羽が見えるマスに{ $z }は入りません。
# 前の文の軸について。
wings-pincer = 軸が{ $value }なら、{ $pincer }（候補は{ AND($digits) }だけ）は{ $z }です。
wings-pivot-itself = そうでなければ、{ $pivot }そのものが{ $z }です。
wings-sees-all-three = ですから{ AND($cells) }のうち1つは{ $z }で、3マスすべてが見えるマスに{ $z }は入りません。
wings-same-pair = { $one }と{ $two }の候補は、どちらも{ AND($digits) }だけです。
wings-bridge = { $near }からは{ $one }が、{ $far }からは{ $two }が見えます。{ $near }と{ $far }のうち{ $value }になったほうから見えるマスは、{ $value }ではなく{ $z }になります。
wings-sees-both = ですから{ AND($cells) }の一方は{ $z }で、両方が見えるマスに{ $z }は入りません。
wings-remote-pairs = { AND($cells) }の候補はどれも{ AND($digits) }だけで、隣どうしが見えています。
wings-remote-in-turn = ですから{ AND($digits) }が交互に入り、奇数歩離れた2マスには1つずつ入ります。
wings-remote-sees-two = そのような2マスが見えるマスからは、{ AND($digits) }が両方見えます。
