technique-template-set = 模板置数
    .look = 选一个数字，列出把还缺的全部填上、又互相看不到的所有填法；找每种填法都用到的格。
    .why = 其中必有一种是真的，而每种都在这一格填这个数字。
    .do = 在这一格填上数字。对多数数字来说，这张表太长，纸笔做不完。

technique-template-delete = 模板排除
    .look = 选一个数字，列出把还缺的全部填上、又互相看不到的所有填法；找哪种填法都没用到的候选数。
    .why = 其中必有一种是真的，所以哪种都没用到的格不能是这个数字。
    .do = 删去这个候选数。对多数数字来说，这张表太长，纸笔做不完。

templates-every-way = 设想把还缺的{ $value }全部填进盘面的所有填法，每个区域一个。
templates-left-out =
    如果某一格是另一个{ $word ->
        [value] 值
       *[digit] 数字
    }的每种填法都要用的，就略去占用这一格的填法。
templates-all-use = 每种填法都用到{ AND($cells) }。
templates-none-uses = 没有一种填法用到{ OR($cells) }。
