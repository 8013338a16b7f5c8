### 设置。

## 各选项的作用，写在图片下方

settings-check-never = 8错了，但不标出：只标出矛盾。
settings-check-conflicts = 8错了。按“检查”才会告诉你。
settings-check-once = 8错了，立刻标出。
settings-candidates-corner = 提示和“填上标记”把角标当作一格的全部候选数。
settings-candidates-centre = 角标表示宫里的位置；提示用中心标记作候选数。
settings-tidy-on = 写上5之后，它看到的标记里的5已去掉。
settings-tidy-off = 标记留着，直到你自己去掉。
settings-timer-on = 计时器在标题旁走，暂停时停下。
settings-timer-off = 不计时，解出后也没有用时。
settings-learn-on = 有五局用时后，显示的是你的时间。
settings-learn-off = 显示的是普通玩家的时间。
settings-input-cell = 先选格，再按数字。
settings-input-digit = 先按数字，再按要填的各格。
settings-hand-right = 宽屏上，键盘在右边。
settings-hand-left = 宽屏上，键盘在左边。
settings-touch-on = 选“角标”，选一格，再点标记的位置。
settings-touch-off = 点一下只是选中。
settings-coordinates-none = 第二行第三格是r2c3。
settings-coordinates-r1c1 = 第二行第三格是r2c3，盘面旁有数字。
settings-coordinates-a1 = 第二行第三格是B3，盘面旁有字母和数字。
settings-signs-own = 用数字键或这些字符本身都能填写。带规则的题目仍用数字；提示里说的是数字，并会说明哪个字符是哪个数字。
settings-own-darker = 在浅色纸上会加深，以便看清。
settings-own-lighter = 在深色纸上会提亮，以便看清。
settings-own-both = 在浅色纸上会加深，在深色纸上会提亮，以便看清。
settings-word-wrong = 需要九个不同的字母或符号，不能有数字。
settings-motion-on = 颜色柔和地变化，除非系统要求减少动画。
settings-motion-off = 没有动画。

## 页面上的文字

# 标题
settings-settings = 设置
# 一组的标题
settings-playing = 玩
# 输入栏旁
settings-mistakes = 错误
# 列表选项
settings-show-at-once = 立刻显示
# 列表选项
settings-show-when-i-check = 检查时显示
# 列表选项
settings-show-only-contradictions = 只显示矛盾
# 输入栏旁
settings-remove-pencil-marks-automatically = 自动去掉标记
# 输入栏旁
settings-highlight-the-same-digit = 突出相同的数字
# 输入栏旁
settings-shade-row-column-and = 突出所在的行、列、宫
# 输入栏旁
settings-show-the-timer = 显示计时器
# 一组的标题
settings-look = 外观
# 输入栏旁
settings-theme = 主题
# 列表选项
settings-follow-the-system = 跟随系统
# 列表选项
settings-light = 浅色
# 列表选项
settings-dark = 深色
settings-paper = 纸张
settings-newspaper = 报纸
settings-plain = 素色
settings-cream = 米色
settings-sage = 灰绿
settings-slate = 石板灰
settings-accent = 强调色
settings-blue = 蓝
settings-green = 绿
settings-plum = 梅紫
settings-brown = 棕
settings-graphite = 石墨
settings-own = 自选
settings-own-colour = 自选颜色
settings-my-digits = 我的数字
settings-as-the-accent = 同强调色
settings-ink = 墨色
# 输入栏旁
settings-pencil-marks = 标记
# 列表选项
settings-small = 小
# 列表选项
settings-medium = 中
# 列表选项
settings-large = 大
# 输入栏旁
settings-row-and-column-names = 行列名称
# 列表选项
settings-r1c2-not-shown = r1c2，不显示
# 列表选项
settings-r1c2-beside-the-grid = r1c2，在盘面旁
# 列表选项
settings-a2-beside-the-grid = A2，在盘面旁
# 输入栏旁
settings-animations = 动画
# 一组的标题
settings-input = 输入
# 输入栏旁
settings-select-first = 先选
# 列表选项
settings-the-cell-then-the = 先格，后数字
# 列表选项
settings-the-digit-then-the = 先数字，后格
# 输入栏旁
settings-keypad = 键盘
# 列表选项
settings-on-the-right = 在右边
# 列表选项
settings-on-the-left = 在左边
# 输入栏旁
settings-tap-a-corner-mark = 点选中格里的角标位置，写上或擦掉角标
# 输入栏旁
settings-corner-marks-are-candidates = 角标就是候选数，提示会用到
# 输入栏旁
settings-digits-above-9 = 大于9的数字
settings-digits-up-to-9 = 9以内的数字
settings-a-word = 一个单词
settings-the-word = 九个不同的字母
settings-signs = 字符
# 输入栏旁
settings-4-4-boards = 4 × 4盘面
# 列表选项
settings-shapes = 图形：● ▲ ■ ★
# 按钮
settings-reset = 重置
settings-kanji-beside-the-grid = 一行二列，在盘面旁
settings-coordinates-kanji = 第二行第三格是二行三列，行旁有汉字数字。
settings-learn-from-my-times = 根据我的用时估计
settings-learn-says = 根据你最近 20 道未用提示解出的标准数独，估计下一题需要多久。用时只保存在此浏览器中。
settings-forget-my-times = 忘记此前的用时
settings-times-forgotten = 此前的用时不再计入。
