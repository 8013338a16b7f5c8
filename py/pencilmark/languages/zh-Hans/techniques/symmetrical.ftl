technique-symmetrical-placement = Gurth对称
    .look = 找这样的提示数：把盘面转半圈或四分之一圈，或沿对角线翻转，再互换某些数字，提示数与原来一样。每个提示数都要落在提示数上。
    .why = 如果题目只有一个解，这个解也与原来一样，否则就成了第二个解。
    .do = 从位置不变的单元格里，删去所有被互换的数字。一格不能填的数字，互换以后，就是对应那一格不能填的数字。

symmetrical-givens =
    { $way ->
        [half] 把盘面转半圈，再互换数字{ AND($pairs) }，提示数与原来一样。
        [quarter] 把盘面向右转四分之一圈，再互换数字{ AND($pairs) }，提示数与原来一样。
        [diagonal] 沿过左上角的对角线翻转盘面，再互换数字{ AND($pairs) }，提示数与原来一样。
       *[antidiagonal] 沿过右上角的对角线翻转盘面，再互换数字{ AND($pairs) }，提示数与原来一样。
    }
symmetrical-solution = 题目只有一个解，所以解也与原来一样。
symmetrical-stay = { AND($cells) }的位置不变，数字也就不变：只能是{ OR($digits) }。
symmetrical-counterparts = 所以一格不能填的数字，互换以后，就是对应那一格不能填的数字。
