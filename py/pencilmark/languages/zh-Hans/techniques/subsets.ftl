technique-locked-pair = 死锁数对
    .look = 找一个显性数对，它的两格既在同一宫，又在同一行或同一列。
    .why = 对宫和这条线来说，这两格都用掉了这两个数字。
    .do = 从这一宫和这条线的其他格中删去这两个数字。

technique-locked-triple = 死锁三数组
    .look = 找一个显性三数组，它的三格既在同一宫，又在同一行或同一列。
    .why = 对宫和这条线来说，这三格都用掉了这三个数字。
    .do = 从这一宫和这条线的其他格中删去这三个数字。

technique-naked-pair = 显性数对
    .look = 在一个区域里找两格，它们的候选数都恰好是同样的两个数字。
    .why = 一格填其中一个，另一格就填另一个。谁填哪个还不知道，但两个数字都用掉了。
    .do = 从这个区域的其他格中删去这两个数字。

technique-naked-triple = 显性三数组
    .look = 在一个区域里找三格，它们的候选数合起来只有三个不同的数字。不要求每格都有这三个。
    .why = 三格要填三个数字，而能填的只有这三个，所以三个数字都用在这里了。
    .do = 从这个区域的其他格中删去这三个数字。

technique-naked-quad = 显性四数组
    .look = 在一个区域里找四格，它们的候选数合起来只有四个不同的数字。还有八九个空格的区域里最常见。
    .why = 四格要填四个数字，而能填的只有这四个，所以四个数字都用在这里了。
    .do = 从这个区域的其他格中删去这四个数字。

technique-hidden-pair = 隐性数对
    .look = 在一个区域里找两个数字，它们都只有两格可填，而且是同样的两格。
    .why = 不管怎么排，这两格都由这两个数字占满，填不下别的数字。
    .do = 从这两格中删去其他候选数。

technique-hidden-triple = 隐性三数组
    .look = 在一个区域里找三个数字，它们都只能填在同样的三格里。不要求每个数字三格都能填。
    .why = 不管怎么排，这三格都由这三个数字占满，填不下别的数字。
    .do = 从这三格中删去其他候选数。

technique-hidden-quad = 隐性四数组
    .look = 在一个区域里找四个数字，它们都只能填在同样的四格里。其余空格构成一个显性数组，往往更容易看出来。
    .why = 不管怎么排，这四格都由这四个数字占满，填不下别的数字。
    .do = 从这四格中删去其他候选数。

subsets-naked =
    { $houses }里，{ AND($cells) }合起来只有{ AND($digits) }：{ SPELLED($count) }格，{ SPELLED($count) }个{ $word ->
        [value] 值
       *[digit] 数字
    }。
subsets-naked-filled =
    不管怎么排，这些{ $word ->
        [value] 值
       *[digit] 数字
    }都占满了这{ SPELLED($count) }格。
subsets-naked-others = 凡是能看到这{ SPELLED($count) }格的其他格，都不能是{ OR($digits) }。
subsets-hidden =
    { $house }里，{ $word ->
        [value] 值
       *[digit] 数字
    }{ AND($digits) }只能填在{ AND($cells) }。
subsets-hidden-filled =
    这{ SPELLED($count) }个{ $word ->
        [value] 值
       *[digit] 数字
    }要占满这{ SPELLED($count) }格，那里填不下别的数字。
