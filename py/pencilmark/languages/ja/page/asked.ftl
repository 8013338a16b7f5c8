### 問題についての質問と、その答え。

asked-title-total = 解はいくつ
asked-title-solutions = すべての解
asked-title-candidates = 真の候補
asked-title-spare = なくてもよいもの
asked-title-conflict = 矛盾するもの
asked-title-canon = 同型

asked-puzzle = { $what }：{ $line }
asked-about = { $puzzle }の問題について

asked-working = Pythonが作業中です。
asked-stopped = 答えが出る前に止まりました。
asked-rules-besides = 同型を調べられるのは数字だけの問題です。この問題にはルールもあります。
asked-candidates-besides = 同型を調べられるのは数字だけの問題です。この問題には独自の候補もあります。
asked-none = 解はありません。
asked-total = 解は全部で{ NUMBER($count) }個です。
asked-at-least = 解は{ NUMBER($count) }個以上です。
asked-estimate = 探索した範囲から見て、全部で約{ $number }個です。
asked-none-by-then = そこまでには見つかりませんでした。
asked-one = 解は1つだけです。
asked-first = 最初の{ NUMBER($count) }個の解です。まだほかにもあります。
asked-they-agree = { NUMBER($cells) }マス中{ NUMBER($fixed) }マスの数字が共通です。異なるマスには色を付けています。
asked-these-agree = このうち{ NUMBER($cells) }マス中{ NUMBER($fixed) }マスの数字が共通です。異なるマスには色を付けています。
asked-none-true = 解がないので、真の候補もありません。
asked-each-has-one = どのマスも1つに決まります。解は1つだけです。
asked-true = いずれかの解で入る数字をすべて示します。{ NUMBER($open) }マスには複数あり、{ NUMBER($fixed) }マスは1つに決まります。
asked-spare-none = 解がありません。「矛盾するもの」で調べられます。
asked-spare-multiple = 解が複数あります。減らせば、解は増えるだけです。
asked-spare-timeout = 解が1つかどうかが分かる前に止まりました。
asked-minimal = むだがありません。どれを除いても、解が複数になります。
asked-nothing-found = なくてもよいものは見つかりません。
asked-stopped-before = すべてを試す前に止まりました。
asked-not-minimal =
    { $count ->
        [1] むだがあります。これはなくてもかまいません。
       *[other] むだがあります。この{ $count }個のうち、どれか1つを除けます。
    }
asked-pairs = 2つ一緒に除ける組が{ NUMBER($count) }組あります。
asked-no-pairs = 2つ一緒に除ける組はありません。
asked-no-conflict = 矛盾はなく、解があります。
asked-no-small-set = 解はありませんが、その原因となる少数の初期数字は見つかりませんでした。
asked-digits-at = { AND($cells) }の数字
asked-cannot-hold =
    { $count ->
        [1] これは成り立ちません：{ $what }。
       *[other] これらは両立しません：{ $what }。
    }
asked-automorphisms =
    { $count ->
        [1] 自己同型はありません。回転や裏返し、数字の入れ替えをすると、どれも別の問題になります。
       *[other] 自己同型は{ NUMBER($count) }個です。そのままにしておくものも含めて、同じ問題になる変え方の数です。
    }

asked-show = 盤面に表示
asked-hide = 表示をやめる
asked-write = メモとして書き込む
asked-solution-before = 前の解
asked-next-solution = 次の解
asked-what-they-share = 共通する数字
asked-each-alone = 1つずつ
asked-two-together = 2つ一緒に
asked-two-together-first = 2つ一緒に（最初の{ $shown }組）
asked-open = 盤面に置く
asked-least = 同型すべてに共通の標準形
asked-another = ランダムに別のもの
asked-one-of-them = その1つ

asked-questions = 質問
asked-place-of = { NUMBER($count) }中{ NUMBER($at) }
