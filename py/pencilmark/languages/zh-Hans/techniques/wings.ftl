technique-xy-wing = XY-Wing
    .look = 找有两个候选数的一格（拐点），它能看到另外两个双候选数的格（翼）。设拐点是x和y，一翼是x和z，另一翼是y和z。
    .why = 拐点是x，第一翼就是z；拐点是y，第二翼就是z。无论如何，总有一翼是z。
    .do = 凡是能看到两翼的格，都删去z。

technique-xyz-wing = XYZ-Wing
    .look = 找有三个候选数x、y、z的拐点，它能看到只有x和z的一格，以及只有y和z的一格。
    .why = 拐点是x、y或z。前两种情况总有一翼是z，第三种情况拐点自己是z。
    .do = 凡是能看到拐点和两翼的格，都删去z。

technique-w-wing = W-Wing
    .look = 找候选数同为x和y、又互相看不到的两格；再找x恰好有两个位置的一个区域，这两个位置分别能看到两格之一。
    .why = 这两个位置之一是x，看到它的那一格就不是x，只能是y。
    .do = 凡是能看到这两格的格，都删去y。

technique-remote-pair = 远程数对
    .look = 找候选数相同的四个或更多双候选数格，连成一串，每格都能看到下一格。
    .why = 两个数字沿这一串交替出现，所以中间隔着偶数格的两格，数字不同。
    .do = 凡是能看到这样两格（例如四格一串的两端）的格，都删去这两个数字。

wings-pivot = 拐点{ $pivot }是{ OR($digits) }。
wings-pincer-seen = 如果{ $pivot }是{ $value }，在{ $why }能看到它、又只有{ AND($digits) }的{ $pincer }就是{ $z }。
wings-either-pincer = 无论如何，{ $one }和{ $two }这两翼中总有一个是{ $z }。
wings-sees-both-pincers = 凡是能看到这两格的，都不能是{ $z }。
wings-pincer = 如果它是{ $value }，只有{ AND($digits) }的{ $pincer }就是{ $z }。
wings-pivot-itself = 否则{ $pivot }自己是{ $z }。
wings-sees-all-three = 所以{ AND($cells) }中有一格是{ $z }，能看到这三格的格就不是。
wings-same-pair = { $one }和{ $two }都只有{ AND($digits) }。
wings-bridge = { $near }能看到{ $one }，{ $far }能看到{ $two }；{ $near }和{ $far }中哪个是{ $value }，它看到的那格就不能是{ $value }，只能是{ $z }。
wings-sees-both = 所以{ AND($cells) }中有一格是{ $z }，能看到这两格的格就不是。
wings-remote-pairs = { AND($cells) }都只有{ AND($digits) }，而且每格都能看到下一格。
wings-remote-in-turn = 所以它们交替填{ AND($digits) }：相隔奇数步的两格，数字各一个。
wings-remote-sees-two = 能看到这样两格的格，就能看到{ AND($digits) }两个数字。
