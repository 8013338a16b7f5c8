### Python（按键写在 <kbd> 和 </kbd> 之间，代码写在 <code> 和 </code> 之间）：它的代码行、提示符和状态。

## Python的状态

python-other-version = 本页有新版本：请重新载入
python-silent = 太久没有回应
python-did-not-come = 无法载入Python：请在页面顶部重试
python-no-worker = worker.js或它需要的文件缺失或损坏
python-ended-often = 它的工作线程一再被结束
python-no-room = 没有空间再开一个
python-stopped-itself = Python意外停止了
python-started-again = Python停止过，已重新启动
python-was-stopped = Python已停止
python-stopped-and-started = Python已停止，并重新启动
python-part-coming = Python的另一部分马上就来
python-no-part = 无法下载Python的一部分
python-no-part-why = 无法下载Python的一部分：{ $why }
python-host-answered = 服务器回应{ $status }
python-no-host = 无法连接服务器
python-nothing-came = { $seconds }秒没有收到任何内容
python-cut-off = 中断了，应有{ $size }字节，只收到{ $bytes }字节
python-not-in-file = 这个文件里没有{ $name }
python-no-space = 没有空间
python-kept-cut-off = 保存的Python不完整

## 用Python函数作规则

python-apart = 单独的Python
python-not-started = Python无法启动
python-not-started-why = Python无法启动：{ $why }
python-too-slow = { $seconds }秒内没有结束
python-rule-stopped = 已停止。对局没有变。
python-rule-stopped-why = 已停止：{ $why }。对局没有变。
python-strange-answer = 这个Python答非所问
python-rule-starting = 正在启动一个单独的Python来运行你的函数…
python-rule-added = 已添加：{ $all }种组合中允许{ $allows }种。
python-lines-added = 已添加{ $count }个条件。

## 提示符

python-console-starting = Python正在启动…
python-console-working = Python正在计算…
python-console-stopped = 已停止。定义过的名称没有了；对局没有变。
python-died = Python无法启动，或意外结束。
python-died-why = Python无法启动，或意外结束：{ $why }。

## 与页面内容相应的Python代码

python-shown = 页面上的内容
python-copied = 已复制Python代码
python-copied-more = 装了这个包就能运行：pip install pencilmark。
python-ask-solve = 求解
python-ask-rate = 评分
python-ask-spare = 是否最小，可以去掉什么
python-ask-conflict = 矛盾在哪里
python-ask-canon = 最小等价题
python-ask-write = 题目的JSON

## 页面上的文字

python-show-python = 显示Python
python-the-lines-that-give = 用这个包得到同样结果的代码。
python-of = 内容
python-lines-of-python = Python代码
python-copy-python = 复制Python
python-open-a-console = 打开控制台
python-python-console = Python控制台
python-the-package-is-imported = 包已经导入，<code>puzzle</code>就是盘面上的题目。它在单独的Python里运行，没有网络，也碰不到你的对局。不要运行你看不懂的代码。
python-what-was-entered-and = 输入和回应
python-python-prompt = Python提示符
python-run = 运行
python-take-the-lines-above = 取用上面的代码
python-enter-runs-shift-enter = <kbd>Enter</kbd>运行，<kbd>Shift</kbd>+<kbd>Enter</kbd>换行，方向键找回输入过的内容。
