### 作問。

set-none =
    { $way ->
        [unique] 解がないので、初期数字を加えても解を1つにできません。
        [minimal] むだをなくせるのは、解が1つだけの問題です。
       *[symmetric] 加える数字が決まるのは、解が1つだけの問題です。
    }
set-idle =
    { $way ->
        [unique] 解はもう1つだけです。
        [minimal] もうむだがありません。
       *[symmetric] もうすべての対称を備えています。
    }
set-offered =
    { $way ->
        [minimal] どれを選んでも、欠かせない初期数字だけが残ります：
       *[other] 変更の少ないものから順に示します：
    }
set-add-givens = 初期数字を{ $count }個加える：{ AND($cells) }
set-take-givens = 初期数字を{ $count }個取り除く：{ AND($cells) }
set-of-symmetry = { $symmetry }：{ $what }
set-no-change = 変更なし
set-take = 採用
set-looking = 探しています…

set-regions-none = 区画を描けるのは、盤面が1つのときです。
set-regions-whole = どの区画も{ $size }マスです。
set-regions-apart = 区画{ AND($regions) }は離れた部分に分かれていますが、問題ありません。
set-regions-need = どの区画も{ $size }マスにしてください：{ $told }。
set-regions-need-more = どの区画も{ $size }マスにしてください：{ $told }など。
set-region-too-many = 区画{ $region }は{ $count }マス（{ $over }マス多い）
set-region-too-few = 区画{ $region }は{ $count }マス（{ $missing }マス足りない）
set-regions-but = ただし、{ $problem }。
set-count-of = { $count }/{ $size }
set-region-count = 区画{ $region }：{ $size }マス中{ $count }マス

set-counting = 数えています…
set-not-counted = まだ数えていません
set-one-solution = 解は1つだけ
set-solutions-at-least = 解は{ NUMBER($count) }個以上
set-one-or-more = 解が1つ。{ $seconds }秒では、ほかにあるか不明
set-none-in-time = { $seconds }秒では見つかりません
set-givens-clash = 印の付いた初期数字が矛盾しています

set-regions = 区画
set-rule = ルール
set-new-clue = 新規：{ $name }
set-tool-says =
    { $tool ->
        [digit] 書いた数字が初期数字になります。同じ数字をもう一度打つと消えます。
        [region] 区画を選び、そのマスをドラッグします。
       *[more] 名前か、ルールの言葉を打ち込みます。
    }
set-how =
    { $takes ->
        [line] 最初のマスから最後のマスまで、なぞるようにドラッグします。
        [parts] 部分を1つずつ、順にドラッグします。
        [sight] 端のマスを押します。角なら、内側へドラッグします。
        [board] 盤面全体に働きます。「追加」を押します。
       *[cells] マスをドラッグするか、1つずつ押します。
    }
set-enter-adds = Enterキーか「追加」で、問題に入ります。
set-to-be-set = 未完成：{ $why }。
set-choose-a-clue = 手がかりを選んでください
set-press-does =
    { $way ->
        [moves] 最初のマスの移動先を押すか、矢印キーで動かします。
        [reshapes] マスを押して、加えたり外したりします。
       *[has] ドラッグで動かします。Ctrlキーを押しながらクリックすると、マスを加えたり外したりできます。
    }
set-number = 数
set-pattern = パターン
set-at-line = { $line }行目：{ $message }
set-at-line-column = { $line }行目、{ $column }文字目：{ $message }

set-what-is-set = 置くもの
set-digit-write-what-is = 数字：初期数字を書く（Q）
set-cage-cells-with-a = ケージ：合計のあるマスの組（K）
set-cage = ケージ
set-thermometer-digits-grow-from = 温度計：球から先へ数字が大きくなる（T）
set-thermo = 温度計
set-arrow-its-digits-add = 矢印：数字の合計が丸の中の数になる（R）
set-arrow = 矢印
set-line-palindromes-renban-whispers = 線：回文、連番、ウィスパー（L）
set-line = 線
set-dot-a-sign-between = 点：2マスの間の印（O）
set-dot = 点
set-outside-clues-beside-the = 盤外：盤面の外の手がかり（U）
set-outside = 盤外
set-region-draw-a-jigsaw = 区画：ジグソーを描く（J）
set-region = 区画
set-more-search-all-clues = その他：すべての手がかりから探す（/）
set-by-the-fewest-givens = できるだけ少ない初期数字を加えます
set-where-they-differ = 異なるマス
set-all-digits-that-solutions = 各マスに、いずれかの解で入る数字をすべて示します
set-make-unique = 解を1つにする
set-by-taking-givens-away = なくてもよい初期数字を取り除きます
set-make-minimal = むだをなくす
set-by-the-givens-that = 対称に足りない初期数字を加えます
set-make-symmetric = 対称にする
set-region-that-is-painted = 塗る区画
set-sum = 合計
set-add = 追加
set-move = 動かす
set-change-cells = マスを変更
set-of-the-digits-that = 「遊ぶ」で書いた数字を初期数字にします
set-make-my-digits-givens = 書いた数字を初期数字にする
set-find-a-clue = 手がかりを探す
set-find-renban-knight-sandwich = 例：連番、ナイト、サンドイッチ
set-shown-below = 下に表示するもの
set-clues = 手がかり
set-rules-as-text = ルールのテキスト
set-a-rule-in-python = Pythonのルール
set-the-same-in-python = 同じものをPythonで
set-all-clues = すべての手がかり
set-proposals = 提案
set-no-clue-is-called = その名前の手がかりはありません。
set-offers = 候補一覧
set-a-rule-is-a = ルールは、<code>a1 = b2 + 3</code>や<code>sum(a1..a9) = 45</code>のような1行です。マスの上で<kbd>=</kbd>を押すと、そのマスの式が始まります。マスをクリックすると、名前が入ります。
set-rules-one-a-line = ルール（1行に1つ）
set-explain-the-order = 決まる順を説明
set-which-cell-follows-from = どのマスからどのマスが決まるか
set-a-puzzle-with-a = 変わりナンプレ
set-variant = 種類
set-on = 盤面
set-no-digits-given = 初期数字なし
set-nothing-to-spare = むだなし：どれも除けない
set-make-a-variant-puzzle = 変わりナンプレを作る
set-formulas-on = 式の盤面
set-3-3-digits-to = 3×3、数字は9まで
set-for-children = 子ども向け
set-make-a-formula-puzzle = 式の問題を作る
set-a-function-of-up = 3マスまでの関数から、許される組み合わせの表を作ります。盤面全体の関数def rule(grid)は、yieldで条件と図を出します。関数はボタンを押したときだけ、あなたのブラウザーの中の、専用のPythonで実行され、そのPythonはすぐに捨てられます。リンクや保存したゲームに入るのは表だけで、コードは入りません。それでも、意味の分からないコードは実行しないでください。
set-python = Python
set-def-rule-a1-b2 = def rule(a1, b2): return a1 == b2 % 4
set-make-it-a-rule = ルールにする
set-check-as-a-solver = 解く人の目で確認
set-title-and-rules = タイトルとルール
set-title = タイトル
set-author = 作者
set-rules-in-words = 言葉によるルール
