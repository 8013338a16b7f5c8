### 其他网页框架里的页面。

embed-no-python = 提示需要Python
embed-no-python-more = 这里无法载入，或者嵌入这道题的网页不让它运行。没有它也能玩。
embed-no-puzzle = 还没有题目
embed-no-puzzle-more = 这个框架的地址里没有题目。
