### 观看搜索。

## 搜索的经过

watching-guesses = 猜测{ NUMBER($count) }次
watching-contradictions = 矛盾{ NUMBER($count) }次
watching-deep = 最深{ NUMBER($count) }层猜测
watching-all = { $what }；{ NUMBER($lines) }行。
watching-one-solution = 唯一解。
watching-more-solutions = 解不唯一。
watching-stopped = 没有搜完就停了。
watching-cut = 记录到此截断。
watching-came-by = { $cell }，由{ $where }
watching-line-of = 第{ $line }行，共{ $lines }行
watching-guessed = 猜的是：{ $guessed }。其余由此推出：
watching-all-followed = 这里没有猜测，全部推出：
watching-round = 填{ $placed }个，划掉{ $struck }个

## 其他次序的搜索

watching-none-done = 第一种还没完成就停了。
watching-same-first = { $orders }种次序都查看了{ NUMBER($low) }个盘面才找到第一个解。
watching-same-whole = { $orders }种次序都查看了{ NUMBER($low) }个盘面才全部弄清。
watching-spread-first = { $orders }种次序：查看{ NUMBER($low) }到{ NUMBER($high) }个盘面找到第一个解，其中一半不超过{ NUMBER($middle) }个。
watching-spread-whole = { $orders }种次序：查看{ NUMBER($low) }到{ NUMBER($high) }个盘面全部弄清，其中一半不超过{ NUMBER($middle) }个。
watching-late = 有{ $late }种没有搜完就停了。
watching-longest = 看最长的，种子{ $seed }
watching-shortest = 看最短的，种子{ $seed }

## 页面上的文字

watching-watch-the-search = 观看搜索
watching-how-a-machine-does = 机器是这样解的：猜一个，推出必然的结果，无路可走就退回。
watching-watch = 观看
watching-shuffled-by-seed = 按种子打乱
watching-not = 不打乱
watching-try-100-seeds = 试100个种子
watching-along-the-search = 沿着搜索
watching-first = 最前
watching-back = 后退
watching-play = 播放
watching-step = 前进
watching-last = 最后
watching-place-in-the-search = 搜索的进度
watching-speed = 速度
watching-1-a-second = 每秒1步
watching-4-a-second = 每秒4步
watching-15-a-second = 每秒15步
watching-60-a-second = 每秒60步
watching-log-of-the-search = 搜索记录
watching-tree-of-the-search = 搜索树：按一处就到那里
watching-rounds-the-candidates-after = 各轮：每轮之后的候选数
watching-rounds-on-the-way = 到这里为止的各轮
watching-what-is-guessed-and = 猜了什么，其余怎样推出
watching-how-the-cells-followed = 各格怎样推出
watching-a-hundred-orders = 一百种次序
watching-grids-looked-at = 查看的盘面
watching-until-all-is-known = 到全部弄清
watching-until-the-first-solution = 到第一个解
watching-start = 开始
watching-guess = 猜测
watching-from-to = { $from }至{ $to }
