technique-firework-triple = 烟花三数组
    .look = 选行列交叉处的一格，以及这一行和这一列都还缺的三个数字。看在这格的宫以外，三个数字是否在行上只有同一个位置，在列上也只有同一个位置。
    .why = 哪个数字如果不在这三格里，它所在的宫就得填它两次：一次给行，一次给列。所以三个数字填三格。
    .do = 从交叉处的格和宫外的两格删去其他候选数。

technique-firework-quad = 烟花四数组
    .look = 看跨四宫的矩形的四个角。有两个数字，在第三个角的行和列上、它的宫以外，只能填在其中两个角；另外两个数字，对第四个角来说也只能填在同样这两个角。
    .why = 四个数字都必在这四格里，所以恰好填满。行列交叉处的两个角填自己那一对数字中的一个。
    .do = 从四格删去其他候选数，再从每个交叉角删去另一对数字。

fireworks-outside = 在{ $box }以外，{ AND($digits) }在{ $row }里只能填{ $one }，在{ $other }里只能填{ $two }。
fireworks-twice =
    如果其中有一个不在{ AND($cells) }里，{ $row }和{ $other }就都要在宫内不同的格填它，而一宫里不能有两个相同的{ $word ->
        [value] 值
       *[digit] 数字
    }。
fireworks-one-of-three = 所以{ AND($digits) }都在{ AND($cells) }里。
fireworks-likewise = 同样，{ AND($digits) }都在{ $corner }或那两格里。
fireworks-fill =
    这样就有{ SPELLED($count) }个{ $word ->
        [value] 值
       *[digit] 数字
    }{ AND($digits) }，填满{ AND($cells) }这{ SPELLED($count) }格，容不下别的。
fireworks-no-other = { AND($other) }都在另外三格里，所以{ $one }只能是{ OR($own) }，而{ $two }只能是{ OR($other) }。
