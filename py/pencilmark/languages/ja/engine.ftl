### ソルバー。始められない理由と、探索の記録。記録の最初の語は桁をそろえてある。

no-wasm =
    .browser-refuses-kernel = このブラウザーではカーネルを使えません：{ $why }
    .kernel-has-no-room = カーネルにはこの盤面を入れる余裕がありません
    .kernel-knows-board-values = カーネルは値が{ $value_count }個の盤面を扱えません
    .kernel-needs-wasmtime-pip = カーネルにはwasmtimeが必要です（pip install 'pencilmark[fast]'）
    .wasmtime-refuses-kernel = wasmtimeがカーネルを受け付けません：{ $why }

no-sat =
    .rules-can-t-be = ルールを節の形に書けません：{ $why }
    .needs-package-python-sat = パッケージpython-satが必要です：pip install 'pencilmark[sat]'

bad-limit = 探す解の数は1以上ですが、{ $found }でした
bad-exchange = 初期数字の入れ替え（例: {"{"}-2+1{"}"}）が必要ですが、{ QUOTE($found) }でした
timeout = 探索は上限に達して止まりました
choice-of-values = { $where }に{ $count }通り
value-in-house = { $house }の{ $value }
trace-start = 開始     初期数字{ $givens }個、候補{ $count }個を消去
trace-choose = 選択     { $placed }（{ $where }）
trace-ripple = 波及     { $where }: { $what }
trace-struck = 候補{ $count }個を消去
trace-stop = 停止     { $where }に何も残らない
trace-back = 後退     { $placed }は失敗
trace-solution = 解
trace-givens = 初期数字
trace-elimination = 消去
trace-only-choice = 唯一の選択
choice-of-places = { OR($cells) }に{ $value }
clauses-number-too-many-values = 値が多すぎる数
clauses-table-too-large = 大きすぎる表
clauses-operation-literal = リテラルの演算
clauses-operation-too-many-values = 値が多すぎる演算
clauses-too-many-clauses = 多すぎる節
reader-many-cells = マスが多い{ $name }
reader-division-may-undefined = 定義されないことのある割り算
reader-may-undefined = 定義されないことのある{ $name }
sat-relation-another-kind = 別の種類の関係
terms-many-cells = マスが多い{ $name }
terms-number-grows-too-large = 数が大きくなりすぎます
terms-count-many = 多くのものを数えるcount
terms-digits-many-terms = 項が多いdigits
terms-term-never-defined = 定義されることのない項
terms-term-few-cells-many = 少ないマスで値の多い項
terms-item-terms-no-cells = マスでない項のitem
terms-item-place-no-cell = マスでない位置のitem
a-term = 項
