### ルールの言語。ルールを読めないときに何が必要だったか。言語の語（and、or、sum など）はそのまま。

too-large =
    .smaller-numbers-can-grow = もっと小さい数が必要です。これは際限なく大きくなりえます
    .smaller-numbers-prime = prime()にはもっと小さい数が必要です
    .numbers-digits = 数は{ $most }桁までです
    .numbers = 数は{ $most }までです
    .smaller-board = もっと小さい盤面が必要です。{ $size }では条件が{ NUMBER($most) }個を超えます
    .states = パターンの状態は{ $most }個までです

bad-rule =
    .here = { $expected }が必要ですが、{ $found }でした
    .number-cell-here = ここには数かマスが1つ必要ですが、{ $found }でした
    .relation-here = ここには関係が必要ですが、{ $found }でした
    .lists-same-length-cells = 同じ長さのリストが必要ですが、{ $found }マスでした
    .house = { $name }(1)から{ $name }({ $count })、またはマスが必要です
    .no-boxes = { $name }()にはブロックのある盤面が必要です
    .hidden = 値が1から始まり穴のない、2×2から{ $most }×{ $most }までの盤面が必要です
    .cells = { $name }()には互いに異なるマスが必要です
    .divided = { $most }個の値がすべて入る行か列の全体が必要です
    .value = value()にはマスが1つ必要です

too-long =
    .cells-numbers-rule = 1つのルールのマスと数は{ $most }個までです
    .words-rule = 1つのルールのマス、数、記号は{ NUMBER($most) }個までです
    .characters-rule = 1つのルールは{ $most }文字までです
    .characters-python = Pythonは{ $most }文字までですが、{ $found }文字でした
    .rule-can-be-written = { $most }文字で書けるルールが必要です。マスか値を減らしてください
    .characters = { $most }文字までですが、{ $found }文字でした
    .lines = { $most }行までです
    .cells-numbers-signs-all = マス、数、記号は合わせて{ $most }個までです

too-deep =
    .levels-nesting = 入れ子は{ $most }段までです
    .divisions = 割り算は{ $most }回までです

bad-character =
    .plain-letters = ふつうの文字が必要ですが、{ QUOTE($found) }（{ $name }）でした
    .whole-number-decimal-point = 整数が必要ですが、小数点がありました
    .differs = 「等しくない」は!=と書きますが、'!'でした
    .rule = マス、数、記号、またはsumなどの語が必要ですが、{ QUOTE($found) }でした

bad-python =
    .truth = 条件は、and、or、notやa < b < cではなく、括弧に入れて&、|、~でつなぎます
    .no-term = マスか数が必要ですが、{ $found }でした
    .no-relation = yieldには条件、grid.clue、grid.drawが必要ですが、{ $found }でした
    .table = 1個から{ $most }個まで必要ですが、{ $found }個でした
    .function = { $expected }が必要です
    .python-says = Pythonのエラー：{ $message }

python-failed =
    .function = 関数を実行できません：{ $why }
    .raises = { $known }では{ $why }になります

no-regions = { $rule }は未知の区画についてのルールなので、chaos-constructionの行も必要です

no-cells =
    .cell-rule-none = ルールにはマスが必要ですが、1つもありません

bad-variant =
    .drawing = { $kinds }のどれかと見た目（例："line red 0.2"）が必要ですが、{ $found }でした
    .meaning = { $name }：{ $why }
    .from-zero = { $name }は、値が0から始まる盤面では使えません
    .cells-read = { $expected }が必要ですが、{ $found }でした
    .each-cell-once-again = どのマスも1回だけですが、{ $found }がもう一度ありました
    .then-cells = : の後にマスが必要です（例：{ $syntax }）
    .letters-digits = { $cells }個の文字か数字が必要ですが、{ $found }個でした
    .nothing-after = { $name }の後には何も付きません
    .no-number = { $name }の後に数は付きませんが、{ $found }がありました
    .number = { $name }の後には数が{ $count }個必要ですが、{ $found }でした
    .negative = 0以上の数が必要ですが、{ $found }でした
    .numbers = { $name }の後には数が{ $least }個から{ $most }個必要ですが、{ $found }でした
    .out-of-reach = ここではどの数字でも{ AND($numbers) }を作れません
    .out-of-reach-apart = ここではどの数字でも{ AND($numbers) }を作れません。いくつもの数は空白で区切ります
    .parts = { $joint }で区切った{ $many }個の部分が必要ですが、{ $found }個でした
    .cells = { $name }には{ $many }マスが必要ですが、{ $found }マスでした
    .two-boxes = 2つ以上のブロックを通る線が必要です
    .modulus = 割る数は2から9までです
    .range = 数は1から{ $most }までです
    .look-and-say = 個数と数字が必要です（4が2つなら24。数字は1から{ $most }）
    .whole-line = 行か列の全体が必要です（例：left 3）
    .as-many-values = { $name }には、値の数が1行のマスの数と同じ盤面が必要です
    .one-value-more = { $name }には、値が1から{ $count }の盤面が必要です
    .odd-values = { $name }には、値の数が奇数の盤面が必要です
    .boxes = { $name }にはブロックのある盤面が必要です
    .square-boxes = { $name }には正方形のブロックのある盤面が必要です
    .no-corner = 右にも下にもマスのあるマスが必要です
    .corner = 角のまわりの4マスか、その左上のマスが必要です
    .too-many-cells = 互いに異なるマスは{ $most }個までですが、{ $found }個でした
    .uneven-parts = 同じマス数の部分が必要ですが、{ AND($sizes) }マスでした
    .even-cells = マスは偶数個必要ですが、{ $found }個でした
    .hidden = { $name }には、値が1から始まり穴のない、2×2から{ $most }×{ $most }までの盤面が必要です
    .rows-of-all-values = { $name }には、どの行にもすべての値が入る盤面が必要です

bad-setting =
    .only-once = { $name }は1回だけです
    .cells-rows-cells-spreadsheet = cells: rowsかcells: spreadsheetが必要ですが、{ QUOTE($found) }でした
    .values = 1-9、0-8、2-5、1 2 4のような値が必要ですが、{ QUOTE($found) }でした
    .houses-none-latin-sudoku = houses: none、latin、sudokuのどれかが必要ですが、{ QUOTE($found) }でした

bad-board =
    .either-board-size = boardとsizeは、どちらか一方だけです

empty-rule =
    .says-nothing = 許す値と許さない値のあるルールが必要です。これはすべての値を許すので、何も制限しません
    .allows-nothing = 許す値と許さない値のあるルールが必要です。これはどの値も許さないので、問題を解けません

unknown-variant =
    .name = killer、thermo、arrowのようなルールの名前が必要ですが、{ QUOTE($found) }でした
    .near = ルールの名前（{ $near }ですか）が必要ですが、{ QUOTE($found) }でした
    .none = ルールの名前が必要です

at-least = { $count }個以上
at-most = { $count }個以下
rule-cell-number-function = マス、数、または関数
rule-after = { $text }の後に (
rule-comparison = = や < などの比較
rule-operator-end-line = 演算子または行の終わり
rule-in = in
rule-colon = コロン
rule-fresh-name = ほかの意味をもたない、文字だけの名前
rule-numbers = 数だけ
rule-comma = コンマまたは{ "}" }
rule-set-range = { "{" }2,4,6{ "}" }のような集合または範囲
machine-value = 数字
machine-range = 2-5のような範囲
machine-state = a: 1-4 b のような状態
machine-move = 1-4 b のような遷移、または ;
machine-pattern = 数字、[2-5]のような文字クラス、または括弧
machine-times = { "{" }2{ "}" }や{ "{" }2,4{ "}" }のような回数
machine-text = "(12|21)+" のように引用符で囲んだパターン
rule-operator = 演算子または )
rule-number = 数
rule-short-range-numbers-least = 小さい数から始まる短い範囲
rule-cell = マス
rule-between-cells-row-column = 同じ行・列・対角線のマスの間の{ "." }.（長方形は : で書く）
rule-cell-x-board = { $size }×{ $size }の盤面のマス
rule-takes = { $name }()の中に{ $terms }
rule-comma-2 = コンマまたは )
rule-number-cell = { $text }()の中に数かマスが1つ
rule-between-cells-row-column-2 = 同じ行・列・対角線のマスの間の{ "." }.
python-function-def-rule-b = def rule(a1, b2): return a1 < b2のような関数だけ
python-parameters-cells-rule-b = rule(a1, b2)のように、マスを表す引数
python-cells-parameters = 引数として、{ $found }個ではなく1から{ $most }個のマス
python-different-cells-parameters = 引数として異なるマス
python-cell-r-c-parameter = 引数として、{ QUOTE($found) }ではなくa1やr1c1のようなマス
rule-line-end = 行の終わり
rule-found-list = マスのリスト
rule-found-number = 数
rule-found-relation = 関係
rule-terms = 数かマスが{ $count }個
rule-terms-at-least = 数かマスが{ $count }個以上
rule-house = { $word } 1から{ $word } { $most }
rule-boxes = { $word }のためにブロックのある盤面
rule-name = マス、数、または{ $names }のどれか
python-no-import = ルールの中にimportのない関数
python-functions-only = ルールの中には関数だけ
python-plain-functions = ルールの中にはふつうの関数だけ
python-no-global = ルールの中にglobalのない関数
python-no-nonlocal = ルールの中にnonlocalのない関数
python-no-name = ルールの中に{ $name }のない関数
rule-of-number = ルール{ $number }：{ $text }
pair-of-cells = { $one }と{ $other }
sums-of-cells = { $cells }の和
