### 其他网页框架里的页面。

embed-no-python = 提示需要 Python
embed-no-python-more = 这里无法加载它，或者嵌入此题目的页面不允许它运行。没有它你也能玩。
embed-no-puzzle = 还没有题目
embed-no-puzzle-more = 此框架的地址里没有题目。
