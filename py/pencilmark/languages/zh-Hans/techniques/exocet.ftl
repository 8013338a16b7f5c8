technique-junior-exocet = 初级飞鱼导弹
    .look = 找同一宫、同一行（列）的两格作基准格，候选数有三四个。在这一行（列）方向上的另外两宫里，各找一格也能填这些数字的作目标格。基准格的每个数字，在别处都应局限在两条线上。
    .why = 和基准格相交的三条线都需要基准格的数字，而除目标格以外最多只有两个位置。所以两个数字都在目标格里。
    .do = 从目标格删去基准格没有的候选数，从基准格删去目标格不能填的候选数。

technique-senior-exocet = 高级飞鱼导弹
    .look = 像初级飞鱼导弹那样找基准格：同一宫、同一行（列）的两格，候选数有三四个。目标格可以是三条相交线上的任意两格，离基准格很远也行。
    .why = 三条线都需要基准格的两个数字，而除两个目标格以外，一个数字最多只有两个位置。所以两个数字都在目标格里。
    .do = 从目标格删去基准格没有的候选数，从基准格删去目标格不能填的候选数。

exocets-base = 基准格{ AND($base) }填{ AND($digits) }中的两个；目标格是{ AND($targets) }。
exocets-lines-need = 基准格里的数字不会出现在{ $own }的其他格；而{ $lines }每条都要有它，需要三个位置。
exocets-no-three-places =
    { $digits ->
        [1] { AND($digits) }根本没有这样的三个位置，所以{ AND($base) }不能填它。
       *[other] { AND($digits) }根本没有这样的三个位置，所以{ AND($base) }不能填它们。
    }
exocets-without-targets = 除目标格以外，最多只有两个位置：在这些线上，{ CLAUSES($reasons) }。
exocets-both-in-targets = 所以基准格里的两个数字，也都要填在{ OR($targets) }。
exocets-nothing-else = 两格填两个数字：目标格填的就是基准格的那两个数字，不能有别的。

exocets-can-go-only =
    { $where ->
        [houses] { AND($digits) }只能填在{ $houses }
        [cells] { AND($digits) }只能填在{ SPELLED($count) }格，其中容得下两个
       *[targets] { AND($digits) }只能填在目标格
    }
