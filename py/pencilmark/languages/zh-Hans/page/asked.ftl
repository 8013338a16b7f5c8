### 对一道题的提问，以及回答。

## 提问，按按钮的顺序

asked-title-total = 有多少个解
asked-title-solutions = 所有解
asked-title-candidates = 真候选数
asked-title-spare = 可以去掉什么
asked-title-conflict = 矛盾在哪里
asked-title-canon = 等价题

## 问的是哪道题

asked-puzzle = { $what }：{ $line }
asked-about = 所问的题目：{ $puzzle }

## 回答

asked-working = Python正在计算。
asked-stopped = 已停止，没有结果。
asked-rules-besides = 只有纯数字的题目才有等价题；这一道还有规则。
asked-candidates-besides = 只有纯数字的题目才有等价题；这一道自带候选数。
asked-none = 无解。
asked-total = 恰好{ NUMBER($count) }个解。
asked-at-least = 至少{ NUMBER($count) }个解。
asked-estimate = 按已搜索的部分估计，总共约{ $number }个。
asked-none-by-then = 到停止时还没有找到。
asked-one = 恰好一个解。
asked-first = 前{ NUMBER($count) }个解；还有更多。
asked-they-agree = 它们在{ NUMBER($cells) }格中有{ NUMBER($fixed) }格相同；不同的格已着色。
asked-these-agree = 这些解在{ NUMBER($cells) }格中有{ NUMBER($fixed) }格相同；不同的格已着色。
asked-none-true = 无解，所以没有真的候选数。
asked-each-has-one = 每格恰好一个：解是唯一的。
asked-true = 所有解里的所有数字：{ NUMBER($open) }格不止一种，{ NUMBER($fixed) }格只有一种。
asked-spare-none = 无解：可以问问矛盾在哪里。
asked-spare-multiple = 解本来就不唯一，所以一个提示数也不能去掉。
asked-spare-timeout = 还没有判断解是否唯一就停了。
asked-minimal = 已经最小：再去掉任何一个，解就不唯一。
asked-nothing-found = 没有找到可以去掉的。
asked-stopped-before = 没有全部试完就停了。
asked-not-minimal =
    { $count ->
        [1] 不是最小：这一个可以去掉。
       *[other] 不是最小：这{ $count }个中任何一个都可以去掉。
    }
asked-pairs = 有{ NUMBER($count) }对可以同时去掉。
asked-no-pairs = 任何两个都不能同时去掉。
asked-no-conflict = 没有矛盾：题目有解。
asked-no-small-set = 题目无解，但没有找到能说明原因的少数提示数。
asked-digits-at = { AND($cells) }的数字
asked-cannot-hold =
    { $count ->
        [1] 这一条不能成立：{ $what }。
       *[other] 这些不能同时成立：{ $what }。
    }
asked-automorphisms =
    { $count ->
        [1] 没有自同构：怎样翻转、换数字，得到的都是别的题目。
       *[other] { NUMBER($count) }个自同构：变换后题目不变，包括什么也不变。
    }

## 回答下方

asked-show = 显示在盘面上
asked-hide = 从盘面上收起
asked-write = 写成标记
asked-solution-before = 上一个解
asked-next-solution = 下一个解
asked-what-they-share = 相同的部分
asked-each-alone = 单独一个
asked-two-together = 两个一起
asked-two-together-first = 两个一起，前{ $shown }对
asked-open = 放到盘面上
asked-least = 标准形，它们共同的代表
asked-another = 再随机一个
asked-one-of-them = 其中之一

## 页面上的文字

asked-questions = 提问
asked-place-of = { NUMBER($at) }/{ NUMBER($count) }
