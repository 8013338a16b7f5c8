### 学ぶ。

learn-first-rule = ルール
learn-first-rule-words = どの行・列・ブロックにも、1から9が1回ずつ入ります。
learn-first-cell = 最後の1マス
learn-first-cell-words = 8つあれば、9つ目は決まりです。
learn-first-place = 唯一の場所
learn-first-place-words = ブロックの中で、その数字が入るのは1マスだけです。
learn-first-digit = 唯一の数字
learn-first-digit-words = このマスからは、ほかの8つの数字が見えています。
learn-first-pairs = ペア
learn-first-pairs-words = 2マスが2つの数字を使い切り、ほかのマスから消えます。
learn-first-pointing = ポインティング
learn-first-pointing-words = 行に入らない数字を、ブロックが教えてくれます。

learn-learnt = 学習済み
learn-for-rules = キラー、温度計など、ほかのルールのために
learn-place-in = { $level }、{ $at }/{ $all }
learn-practise = { $name }を練習
learn-practise-these = これらを練習
learn-last-hints = 前のゲームのヒント：{ AND($names) }。
learn-practise-level = { $level }を練習

learn-practice = 練習
learn-another-one = 別の問題
learn-the-lesson = レッスン
learn-back-to-your-puzzle = 自分の問題に戻る
learn-python-is-fetching-the = Pythonがレッスンを取り込んでいます。
learn-back-to-the-grid = 盤面に戻る
learn-start-here = ここから始めましょう
learn-six-lessons-of-two = 2分のレッスンを6つ
learn-find-a-technique = 手筋を探す
learn-find-wing-fish-rectangle = 例：Wing、フィッシュ、長方形
learn-lessons = レッスン
learn-no-technique-is-called = その名前の手筋はありません。
learn-all-lessons = すべてのレッスン
learn-practise-this = この手筋を練習
learn-try-the-example = 例を試す
learn-we-have-no-example = 例はまだありません。
learn-in-this-example = この例では
learn-before = 前：{ $name }
learn-after = 次：{ $name }
